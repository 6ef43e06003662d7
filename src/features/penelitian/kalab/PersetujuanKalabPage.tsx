import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useTinjauanPenelitian, useTinjauanPenelitianPokok } from '#data/penelitian.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { useOpenedDecision } from '#kit/form/decision.ts';
import { useOneRecord, type RecordThere } from '#kit/record/one-record.ts';
import { paths } from '#paths';
import { TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { LihatPenelitian } from '#features/penelitian/putusan/LihatPenelitian.tsx';
import { PutusanForm } from '#features/penelitian/putusan/PutusanForm.tsx';
import { bolehMemutuskan, putusanBaru } from '#features/penelitian/putusan/putusan.ts';

const kembali = { to: paths.kalabPenelitian.list(), label: 'Persetujuan penelitian' };

/** One research as its Kalab reads and decides it (KALAB-04, KALAB-05). */
export default function PersetujuanKalabPage() {
  const uuid = useRekaman(paths.kalabPenelitian.list());
  const hasil = useOneRecord(penelitianApi.list, uuid, useTinjauanPenelitian(uuid));
  const mode = useMode();
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  const { tampilan, pada } = hasil;
  return mode === 'edit' ? (
    <Putuskan key={tampilan.data.uuid} tampilan={tampilan} pada={pada} />
  ) : (
    <Lihat tampilan={tampilan} pada={pada} />
  );
}

type Ada = Pick<RecordThere<Penelitian>, 'tampilan' | 'pada'>;

const Lihat = ({ tampilan, pada, alasan = null }: Ada & { alasan?: string | null }) => (
  <LihatPenelitian
    {...{ tampilan, pada, kembali, alasan }}
    putuskan={paths.kalabPenelitian.edit(tampilan.data.uuid)}
  />
);

function Putuskan({ tampilan, pada }: Ada) {
  const { actor } = useOrang();
  const putusan = useOpenedDecision(penelitianApi.verifikasi, tampilan, useTinjauanPenelitianPokok, (data) =>
    bolehMemutuskan(putusanBaru, data, actor),
  );
  return putusan.opened ? (
    <PutusanForm tampilan={putusan.tampilan} kembali={kembali} perbaiki={putusan.repairs} />
  ) : (
    <Lihat tampilan={tampilan} pada={pada} alasan={putusan.reason} />
  );
}
