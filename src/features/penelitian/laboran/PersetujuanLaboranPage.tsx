import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { usePenggunaan, usePenggunaanPokok } from '#data/penggunaan.ts';
import type { Tampilan } from '#data/view.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { useAskedRepair, useRepair } from '#kit/record/repair.ts';
import { DecisionNotices, hasNotices } from '#kit/form/DecisionNotices.tsx';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import { TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { useSatuPenelitian, type SatuPenelitian } from '#features/penelitian/bagian/use-satu.ts';
import { LihatPenelitian } from '#features/penelitian/putusan/LihatPenelitian.tsx';
import { PutusanForm } from '#features/penelitian/putusan/PutusanForm.tsx';
import { bolehMemutuskan, putusanBaru } from '#features/penelitian/putusan/putusan.ts';
import { TombolUbahWaktu } from './TombolUbahWaktu.tsx';
import { UbahWaktuDialog, type BukaUbahWaktu } from './UbahWaktuDialog.tsx';

const kembali = { to: paths.laboran.persetujuan(), label: 'Persetujuan laboran' };

/** One research as the officers of its laboratory read and decide it (LABORAN-05, LABORAN-06). */
export default function PersetujuanLaboranPage() {
  const uuid = useRekaman(paths.laboran.persetujuan());
  const hasil = useSatuPenelitian(uuid, usePenggunaan(uuid));
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Ada key={hasil.tampilan.data.uuid} {...hasil} />;
}

type AdaProps = Omit<Extract<SatuPenelitian, { jenis: 'ada' }>, 'jenis'>;

function Ada({ tampilan, pada }: AdaProps) {
  const mode = useMode();
  const waktu = useDialog<BukaUbahWaktu>();
  const perbaikanWaktu = useRepair(penelitianApi.ubahWaktu, tampilan, usePenggunaanPokok);
  useAskedRepair((row) => {
    if (row.call !== callName(penelitianApi.ubahWaktu)) return false;
    waktu.open({ perbaiki: row });
    return true;
  });
  const isi = {
    tampilan,
    pada,
    ubahRencana: <TombolUbahWaktu data={tampilan.data} onClick={() => waktu.open({ perbaiki: null })} />,
    perbaiki: (row: Baris) =>
      row.call === callName(penelitianApi.ubahWaktu) && row.state !== 'bentrok' ? (
        <Button aria-haspopup="dialog" onClick={() => waktu.open({ perbaiki: row })}>
          Perbaiki
        </Button>
      ) : null,
  };
  return (
    <>
      {mode === 'edit' ? <Putuskan {...isi} /> : <Lihat {...isi} />}
      {/* Beside the form of the decision, not in it: what is sent here is not sent there. */}
      <UbahWaktuDialog dialog={waktu} tampilan={perbaikanWaktu?.tampilan ?? tampilan} />
    </>
  );
}

type IsiProps = AdaProps & { ubahRencana: ReactNode; perbaiki: (row: Baris) => ReactNode };

const Lihat = (props: IsiProps & { alasan?: string | null }) => (
  <LihatPenelitian {...props} kembali={kembali} putuskan={paths.laboran.putuskan(props.tampilan.data.uuid)} />
);

/** The form, once it may be opened; it stays while the record changes under it, so that nothing typed is lost. */
function Putuskan(props: IsiProps) {
  const { tampilan, pada, ubahRencana, perbaiki } = props;
  const { actor } = useOrang();
  const perbaikan = useRepair(penelitianApi.verifikasi, tampilan, usePenggunaanPokok);
  const dibuka = perbaikan?.tampilan ?? tampilan;
  const verdict = bolehMemutuskan(putusanBaru, dibuka.data, actor);
  const [formulir, setFormulir] = useState<{ perbaiki: Baris | null } | null>(null);
  // A decision that was refused while its form was open is already the form's own to repair.
  if (verdict.ok && formulir === null) setFormulir({ perbaiki: perbaikan?.row ?? null });
  if (!formulir) return <Lihat {...props} alasan={verdict.ok ? null : verdict.reason} />;
  const pesan = { tampilan: tanpa(dibuka, formulir.perbaiki), readAt: pada, reason: null };
  return (
    <PutusanForm
      tampilan={dibuka}
      kembali={kembali}
      perbaiki={formulir.perbaiki}
      pesan={hasNotices(pesan) ? <DecisionNotices what="Penelitian" {...pesan} repair={perbaiki} /> : null}
      ubahRencana={ubahRencana}
    />
  );
}

/** The form itself says why the decision it repairs was refused. */
const tanpa = (tampilan: Tampilan<Penelitian>, perbaiki: Baris | null): Tampilan<Penelitian> => ({
  ...tampilan,
  keputusan: tampilan.keputusan.filter(({ opId }) => opId !== perbaiki?.opId),
});
