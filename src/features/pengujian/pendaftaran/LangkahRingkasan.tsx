import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { formatRupiah } from '#domain/core/format.ts';
import { uangMuka } from '#domain/pengujian/biaya.ts';
import { kalimatKeterangan } from '#domain/pengujian/keterangan.ts';
import { jumlahSampel } from '#domain/pengujian/rules.ts';
import type { Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { usePratinjauPendaftaran } from '#data/pendaftaran.ts';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { ReviewSection, useReturnToReview } from '#kit/form/ReviewSection.tsx';
import { Section } from '#kit/text/Section.tsx';
import { DataDiri } from '#features/pendaftaran/DataDiri.tsx';
import { bodyDari, type IsianPendaftaran } from './isian.ts';
import classes from './LangkahRingkasan.module.css';

export type LangkahRingkasanProps = {
  form: RecordForm<IsianPendaftaran>;
  /** The field one comes back from: the button that led there is in view again. */
  kembaliKe: string | null;
  onUbah: (nama: string) => void;
};

/** Everything once more before it is sent, short enough to be read: the samples, and what they will cost (REG-46, GAP-14). */
export function LangkahRingkasan({ form, kembaliKe, onUbah }: LangkahRingkasanProps) {
  const { values: isian } = form;
  const pratinjau = usePratinjauPendaftaran({
    body: bodyDari(isian),
    files: isian.sampel.flatMap(({ fileGambar }) => fileGambar ?? []),
  });
  useReturnToReview(form, kembaliKe, pratinjau !== undefined && pratinjau !== null);
  if (!pratinjau) return <Skeleton height="26rem" radius="lg" aria-label="Menyusun ringkasan" />;
  const bagian = (judul: string, nama: string, isi: ReactNode) => (
    <ReviewSection key={nama} form={form} title={judul} name={nama} onChange={onUbah}>
      {isi}
    </ReviewSection>
  );
  const { catatanTambahan, lab, sample, totalHarga, golonganTarif } = pratinjau;
  return (
    <>
      {bagian(`Laboratorium ${lab.namaLaboratorium}`, 'idLaboratorium', null)}
      {sample.map((sampel, ke) =>
        bagian(
          `Sampel ${ke + 1}`,
          `sampel[${ke}][nama]`,
          <IsiSampel sampel={sampel} bill={pratinjau.bill} />,
        ),
      )}
      {bagian(
        catatanTambahan ? 'Catatan tambahan' : 'Tanpa catatan tambahan',
        'catatanTambahan',
        catatanTambahan ? <p className={classes.line}>{catatanTambahan}</p> : null,
      )}
      <Section title="Perkiraan biaya">
        <dl className={classes.sums}>
          <div className={classes.row}>
            <dt>Total, tarif {golonganTarif}</dt>
            <dd>{formatRupiah(totalHarga)}</dd>
          </div>
          <div className={classes.row}>
            <dt>DP 50% setelah disetujui</dt>
            <dd>{formatRupiah(uangMuka(totalHarga))}</dd>
          </div>
        </dl>
        <p className="mj-catatan mj-rapi mj-atas-3">
          Dihitung dengan tarif hari ini. Admin menetapkan harga saat pendaftaran disetujui.
        </p>
      </Section>
      <DataDiri tercantumPada="tagihan serta laporan hasil uji" />
    </>
  );
}

type IsiSampelProps = { sampel: Sampel; bill: Pengujian['bill'] };

/** A sample in a few lines, and its tests with what each costs. */
function IsiSampel({ sampel, bill }: IsiSampelProps) {
  const { nama, jumlah, kemasan, phase, storage, condition, fileGambar, parameter } = sampel;
  const keterangan = kalimatKeterangan(sampel);
  return (
    <>
      <p className={classes.name}>{nama}</p>
      <p className={classes.line}>
        {[
          `${jumlahSampel(jumlah)} (${kemasan})`,
          phase.namaBentukSampel,
          storage.namaPenyimpananSampel,
          condition.namaKondisiSampel,
        ].join(' · ')}
      </p>
      {keterangan ? <p className={classes.line}>{keterangan}</p> : null}
      {fileGambar ? (
        <div className="mj-atas-2">
          <FilePreview file={fileGambar} label={`Gambar ${nama}`} thumb />
        </div>
      ) : null}
      <ul className={classes.tests}>
        {parameter.map(({ uuid, parameterTest, jumlahReplikasi }) => (
          <li key={uuid} className={classes.row}>
            <span>
              {parameterTest.namaParameterUji}
              {jumlahReplikasi > 1 ? `, ${jumlahReplikasi} replikasi` : ''}
            </span>
            <span className={classes.price}>
              {formatRupiah(bill.find(({ uuidSampelParameter }) => uuidSampelParameter === uuid)?.hargaTotal)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
