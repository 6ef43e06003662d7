import { useState } from 'react';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { useTinjauanPenelitian, useTinjauanPenelitianPokok } from '#data/penelitian.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { useRepair } from '#kit/record/repair.ts';
import { paths } from '#paths';
import { TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { useSatuPenelitian, type SatuPenelitian } from '#features/penelitian/bagian/use-satu.ts';
import { LihatPenelitian } from '#features/penelitian/putusan/LihatPenelitian.tsx';
import { PutusanForm } from '#features/penelitian/putusan/PutusanForm.tsx';
import { bolehMemutuskan, putusanBaru } from '#features/penelitian/putusan/putusan.ts';

const kembali = { to: paths.kalabPenelitian.list(), label: 'Persetujuan penelitian' };

/** One research as its Kalab reads and decides it (KALAB-04, KALAB-05). */
export default function PersetujuanKalabPage() {
  const uuid = useRekaman(paths.kalabPenelitian.list());
  const hasil = useSatuPenelitian(uuid, useTinjauanPenelitian(uuid));
  const mode = useMode();
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return mode === 'edit' ? <Putuskan key={hasil.tampilan.data.uuid} {...hasil} /> : <Lihat {...hasil} />;
}

type Ada = Omit<Extract<SatuPenelitian, { jenis: 'ada' }>, 'jenis'>;

const Lihat = ({ tampilan, pada, alasan = null }: Ada & { alasan?: string | null }) => (
  <LihatPenelitian
    {...{ tampilan, pada, kembali, alasan }}
    putuskan={paths.kalabPenelitian.edit(tampilan.data.uuid)}
  />
);

/** The form, once it may be opened; it stays while the record changes under it, so that nothing typed is lost. */
function Putuskan({ tampilan, pada }: Ada) {
  const { actor } = useOrang();
  const perbaikan = useRepair(penelitianApi.verifikasi, tampilan, useTinjauanPenelitianPokok);
  const dibuka = perbaikan?.tampilan ?? tampilan;
  const verdict = bolehMemutuskan(putusanBaru, dibuka.data, actor);
  const [formulir, setFormulir] = useState<{ perbaiki: Baris | null } | null>(null);
  // A decision that was refused while its form was open is already the form's own to repair.
  if (verdict.ok && formulir === null) setFormulir({ perbaiki: perbaikan?.row ?? null });
  return formulir ? (
    <PutusanForm tampilan={dibuka} kembali={kembali} perbaiki={formulir.perbaiki} />
  ) : (
    <Lihat tampilan={tampilan} pada={pada} alasan={verdict.ok ? null : verdict.reason} />
  );
}
