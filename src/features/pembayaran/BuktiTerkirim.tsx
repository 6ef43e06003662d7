import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { WaitingMark } from '#kit/notice/WriteMarks.tsx';
import { faktaKwitansi } from './fakta-kwitansi.tsx';
import classes from './Kartu.module.css';

type Bukti = InvoicePokok['bukti'][number];

/** What a registrant said of a transfer, its file, and what became of it (GAP-32). */
export function BuktiTerkirim({ bukti, tertunda }: { bukti: Bukti; tertunda: boolean }) {
  return (
    <>
      <div className="mj-tumpuk-3">
        <div className={classes.head}>
          <strong>
            Bukti <DateText value={bukti.dikirimPada} as="tanggal-waktu" />
          </strong>
          {tertunda ? <WaitingMark /> : <BadgeBukti bukti={bukti} />}
        </div>
        <FactList
          facts={[
            { label: 'Tanggal bayar', value: <DateText value={bukti.tglBayar} /> },
            { label: 'Rekening pengirim', value: `${bukti.namaBank} ${bukti.noRekening}` },
            { label: 'Atas nama', value: bukti.namaPemilikRekening },
            { label: 'Keterangan', value: bukti.keterangan },
            ...faktaKwitansi(bukti),
          ]}
        />
        {bukti.catatan ? (
          <Callout tone={bukti.flagVerifikasi === 0 ? 'bahaya' : 'info'} title="Catatan petugas">
            {bukti.catatan}
          </Callout>
        ) : null}
      </div>
      <FilePreview file={bukti.file} label="Bukti pembayaran" />
    </>
  );
}

function BadgeBukti({ bukti: { flagVerifikasi } }: { bukti: Bukti }) {
  if (flagVerifikasi === null) return <StatusBadge warna="menunggu" label="Menunggu verifikasi" />;
  return flagVerifikasi === 1 ? (
    <StatusBadge warna="selesai" label="Diterima" />
  ) : (
    <StatusBadge warna="ditolak" label="Belum diterima" />
  );
}
