import { formatDate } from '#domain/core/format.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Section } from '#kit/text/Section.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { kataBertandaTangan, labelCatatan } from '#features/pengujian/lhu/laporan.ts';
import { faktaPerubahan } from '#features/pengujian/lhu/RevisiLhu.tsx';
import { TombolLhu } from './TombolLhu.tsx';
import classes from '#features/pengujian/bagian/UangPengujian.module.css';

/** Every issued report, newest first; the earlier ones stay printable and marked (GAP-139). */
export function DaftarLhu({ lhu }: { lhu: readonly Lhu[] }) {
  if (lhu.length === 0) return null;
  return (
    <Section title="Laporan hasil uji">
      <ul className="mj-bergaris">
        {lhu.toReversed().map((satu) => (
          <li key={satu.uuid} className={classes.item}>
            <div className={classes.head}>
              <h3 className="mj-kode">{satu.noSurat}</h3>
              {satu.digantikan === null ? (
                <StatusBadge warna="selesai" label="Berlaku" />
              ) : (
                <StatusBadge warna="netral" label={`Digantikan ${satu.digantikan}`} />
              )}
            </div>
            <FactList
              facts={[
                { label: 'Diterbitkan', value: formatDate(satu.signer.createdAt) },
                { label: 'Penanda tangan', value: satu.signer.nama },
                ...(satu.bertandaTangan
                  ? [{ label: 'Tanda tangan elektronik', value: kataBertandaTangan(satu.bertandaTangan) }]
                  : []),
                ...(satu.menggantikan
                  ? [{ label: 'Menggantikan', value: <span className="mj-kode">{satu.menggantikan}</span> }]
                  : []),
                ...(satu.catatanSurat ? [{ label: labelCatatan(satu), value: satu.catatanSurat }] : []),
                ...faktaPerubahan(satu),
              ]}
            />
            <div>
              <TombolLhu lhu={satu} label="Cetak LHU" utama={false} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was asked for besides the report, and the document that answers it (TESTADM-29). */
export function PermintaanDokumen({ data }: { data: Pengujian }) {
  return (
    <Section title="Permintaan dokumen tambahan">
      <FactList
        facts={[
          { label: 'Tanggal permintaan', value: formatDate(data.tglRequestDokumenTambahan) },
          { label: 'Nama dokumen', value: data.deskripsiRequestDokumenTambahan },
        ]}
      />
      {data.fileDokumenTambahan ? (
        <div className={classes.document}>
          <FilePreview file={data.fileDokumenTambahan} label="Dokumen tambahan" />
        </div>
      ) : null}
    </Section>
  );
}
