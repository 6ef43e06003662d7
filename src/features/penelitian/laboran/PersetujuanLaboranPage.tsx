import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import { usePenggunaan, usePenggunaanPokok } from '#data/penggunaan.ts';
import { useMode, useRekaman } from '#kit/record/record.ts';
import { useAskedRepair, useRepair } from '#kit/record/repair.ts';
import { useOpenedDecision } from '#kit/form/decision.ts';
import { decisionNotices } from '#kit/form/DecisionNotices.tsx';
import { useOneRecord, type RecordThere } from '#kit/record/one-record.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import { TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { LihatPenelitian } from '#features/penelitian/putusan/LihatPenelitian.tsx';
import { PutusanForm } from '#features/penelitian/putusan/PutusanForm.tsx';
import { bolehMemutuskan, putusanBaru } from '#features/penelitian/putusan/putusan.ts';
import { TombolUbahWaktu } from './TombolUbahWaktu.tsx';
import { UbahWaktuDialog, type BukaUbahWaktu } from './UbahWaktuDialog.tsx';

const kembali = { to: paths.laboran.persetujuan(), label: 'Persetujuan laboran' };

/** One research as the officers of its laboratory read and decide it (LABORAN-05, LABORAN-06). */
export default function PersetujuanLaboranPage() {
  const uuid = useRekaman(paths.laboran.persetujuan());
  const hasil = useOneRecord(penelitianApi.list, uuid, usePenggunaan(uuid));
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Ada key={hasil.tampilan.data.uuid} tampilan={hasil.tampilan} pada={hasil.pada} />;
}

type AdaProps = Pick<RecordThere<Penelitian>, 'tampilan' | 'pada'>;

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

function Putuskan(props: IsiProps) {
  const { pada, ubahRencana, perbaiki } = props;
  const { actor } = useOrang();
  const putusan = useOpenedDecision(penelitianApi.verifikasi, props.tampilan, usePenggunaanPokok, (data) =>
    bolehMemutuskan(putusanBaru, data, actor),
  );
  if (!putusan.opened) return <Lihat {...props} alasan={putusan.reason} />;
  const { tampilan, repairs, others } = putusan;
  return (
    <PutusanForm
      tampilan={tampilan}
      kembali={kembali}
      perbaiki={repairs}
      pesan={decisionNotices({
        tampilan: others,
        what: 'Penelitian',
        readAt: pada,
        reason: null,
        repair: perbaiki,
      })}
      ubahRencana={ubahRencana}
    />
  );
}
