import { Button } from '@mantine/core';
import { formatDate } from '#domain/core/format.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanPenambahan } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useOrang } from '#data/app.ts';
import { useTinjauanPenelitian } from '#data/penelitian.ts';
import type { Baris } from '#data/baris.ts';
import { useRekaman } from '#kit/record/record.ts';
import { WorkflowActions } from '#kit/record/WorkflowActions.tsx';
import { useOneRecord, type RecordThere } from '#kit/record/one-record.ts';
import { useAskedRepair } from '#kit/record/repair.ts';
import { paths } from '#paths';
import { useJedaJanji } from '#features/pendaftaran/JedaJanji.tsx';
import { TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { isianDari } from '#features/penelitian/penggunaan/isian.ts';
import { lewatTanggalIsian } from '#features/penelitian/penggunaan/lewat-tanggal.ts';
import { perbaikanMeja, useMeja } from '#features/penelitian/penggunaan/meja.ts';
import { PenambahanDialog } from '#features/penelitian/penggunaan/PenambahanDialog.tsx';
import { useBarangForm } from '#features/penelitian/penggunaan/use-barang-form.ts';
import { LihatPenelitian } from '#features/penelitian/putusan/LihatPenelitian.tsx';

const kembali = { to: paths.kalabPenelitian.riwayat(), label: 'Kembali', previous: true };

/** One research to read, whichever list led to it (KALAB-08). */
export default function RiwayatKalabPage() {
  const uuid = useRekaman(paths.kalabPenelitian.riwayat());
  const hasil = useOneRecord(penelitianApi.list, uuid, useTinjauanPenelitian(uuid));
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Lihat key={hasil.tampilan.data.uuid} {...hasil} />;
}

/** What is past its date and waits is the Kalab's to let pass (docs/decisions/023). */
function Lihat({ tampilan, pada, reload }: Pick<RecordThere<Penelitian>, 'tampilan' | 'pada' | 'reload'>) {
  const { data } = tampilan;
  const meja = useMeja();
  const jeda = useJedaJanji({ data, onBerubah: reload });
  const perlu = usePerluPengecualian(data);
  const perbaikan = (row: Baris) => perbaikanMeja(row, data, meja);
  useAskedRepair((row) => {
    const buka = perbaikan(row);
    buka?.();
    return buka !== null;
  });
  return (
    <LihatPenelitian
      {...{ tampilan, pada, kembali }}
      putuskan={paths.kalabPenelitian.edit(data.uuid)}
      perbaiki={(row) => {
        const buka = perbaikan(row);
        return buka && <Button onClick={buka}>Putuskan lagi</Button>;
      }}
      aksiPenambahan={(satu) =>
        perlu(satu) ? (
          <Button
            aria-haspopup="dialog"
            onClick={() => meja.penambahan.open({ cara: 'verifikasi', penambahan: satu, perbaiki: null })}
          >
            Kecualikan
            <span className="mj-terdengar"> penambahan {formatDate(satu.tglPenggunaan)}</span>
          </Button>
        ) : null
      }
      actions={<WorkflowActions actions={jeda.aksi} />}
      dialog={
        <>
          <PenambahanDialog dialog={meja.penambahan} tampilan={tampilan} />
          {jeda.dialog}
        </>
      }
    />
  );
}

/** Whether an addition waits with something past its date, as far as this device knows. */
function usePerluPengecualian(data: Penelitian): (penambahan: Penambahan) => boolean {
  const { actor } = useOrang();
  const barang = useBarangForm(true);
  return (penambahan) => {
    const buka = { cara: 'verifikasi' as const, penambahan, perbaiki: null };
    return (
      barang !== undefined &&
      check(penambahanWorkflow, 'kecualikan', keadaanPenambahan(data, penambahan), actor).ok &&
      lewatTanggalIsian(buka, isianDari(penambahan, data.uuid), barang.dikenal, data, actor) !== null
    );
  };
}
