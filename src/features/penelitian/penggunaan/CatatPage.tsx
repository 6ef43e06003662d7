import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconCheckbox, IconChecks, IconGavel } from '@tabler/icons-react';
import type { Actor } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import { giliranPetugasPenelitian } from '#domain/penelitian/giliran.ts';
import { adaPenggunaan, keadaanPenambahan } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { useOrang } from '#data/app.ts';
import { focusField } from '#kit/field/focus-field.ts';
import { useRekaman } from '#kit/record/record.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { useJedaJanji } from '#features/pendaftaran/JedaJanji.tsx';
import { DokumenPenelitian } from '#features/penelitian/bagian/DokumenPenelitian.tsx';
import { RekamanPenelitian, TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { TombolUbahWaktu } from '#features/penelitian/laboran/TombolUbahWaktu.tsx';
import { dapatDiputuskan } from '#features/penelitian/putusan/putusan.ts';
import { RencanaPenggunaan } from '#features/penelitian/bagian/RencanaPenggunaan.tsx';
import { useMeja, type Meja } from './meja.ts';
import { MejaPenggunaan } from './MejaPenggunaan.tsx';
import { PesanMeja } from './PesanMeja.tsx';
import { bolehSelesai } from './selesai.ts';
import { SelesaiPetugas, tempatSelesai } from './SelesaiPetugas.tsx';
import { usePenggunaan } from '#data/penggunaan.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { WorkflowActions } from '#kit/record/WorkflowActions.tsx';
import { useOneRecord, type RecordThere } from '#kit/record/one-record.ts';

/** The working page of a research for the officers of its laboratory; 'detail' and 'edit' are the same (CONF-38). */
export default function CatatPage() {
  return <Catat kembali={{ to: paths.laboran.penggunaan(), label: 'Penggunaan laboratorium' }} />;
}

/** The same over any list that leads to it (CONF-39). */
export function Catat({ kembali }: { kembali: BackLink }) {
  const uuid = useRekaman(kembali.to);
  const hasil = useOneRecord(penelitianApi.list, uuid, usePenggunaan(uuid));
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  return <Kerja key={hasil.tampilan.data.uuid} {...hasil} kembali={kembali} />;
}

type KerjaProps = Pick<RecordThere<Penelitian>, 'tampilan' | 'pada' | 'reload'> & { kembali: BackLink };

function Kerja({ tampilan, pada, reload, kembali }: KerjaProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const meja = useMeja();
  const jeda = useJedaJanji({ data, onBerubah: reload });
  return (
    <RekamanPenelitian
      data={data}
      kembali={kembali}
      giliran={giliranPetugasPenelitian(data, actor) !== null}
      tanda={<WriteMarks tampilan={tampilan} />}
      pesan={<PesanMeja tampilan={tampilan} meja={meja} pada={pada} />}
      mainAction={aksiUtama(data, meja, actor)}
      actions={<WorkflowActions actions={jeda.aksi} />}
    >
      {jeda.dialog}
      <MejaPenggunaan tampilan={tampilan} meja={meja} />
      <SelesaiPetugas tampilan={tampilan} meja={meja} kembali={kembali.to} />
      <RencanaPenggunaan
        data={data}
        action={
          // With a usage it stands there, over the days that were granted.
          adaPenggunaan(data) ? null : (
            <TombolUbahWaktu data={data} onClick={() => meja.waktu.open({ perbaiki: null })} />
          )
        }
      />
      <DokumenPenelitian data={data} />
    </RekamanPenelitian>
  );
}

/** What waits for its reader: the decision on the whole, else the oldest addition to verify, else the word on its end. */
function aksiUtama(data: Penelitian, meja: Meja, actor: Actor): ReactNode {
  if (dapatDiputuskan(data, actor))
    return (
      <Button
        component={Link}
        size="lg"
        to={paths.laboran.putuskan(data.uuid)}
        leftSection={<IconGavel aria-hidden size="1.125rem" />}
      >
        Putuskan
      </Button>
    );
  const menunggu = data.penambahan.find(
    (satu) => check(penambahanWorkflow, 'setujui', keadaanPenambahan(data, satu), actor).ok,
  );
  if (menunggu)
    return (
      <Button
        size="lg"
        aria-haspopup="dialog"
        leftSection={<IconChecks aria-hidden size="1.125rem" />}
        onClick={() => meja.penambahan.open({ cara: 'verifikasi', penambahan: menunggu, perbaiki: null })}
      >
        Verifikasi penambahan
      </Button>
    );
  return data.idStatusPengajuan === penelitianWorkflow.states.menungguSelesai.code &&
    bolehSelesai(data, actor).ok ? (
    // It stands further down, below what has to be looked at first.
    <Button
      size="lg"
      leftSection={<IconCheckbox aria-hidden size="1.125rem" />}
      onClick={() => focusField(tempatSelesai)}
    >
      Jawab permintaan selesai
    </Button>
  ) : null;
}
