import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { prosesBagiPendaftarPenelitian, menungguPendaftarPenelitian } from '#domain/penelitian/giliran.ts';
import { keadaanPenambahan, keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeAkhir, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { useOrang } from '#data/app.ts';
import { usePenelitian } from '#data/penelitian.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { useSatu } from '#features/pendaftaran/satu.ts';
import {
  KepalaPenelitian,
  LajurPenelitian,
  TanpaPenelitian,
} from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { RencanaPenggunaan } from '#features/penelitian/bagian/RencanaPenggunaan.tsx';
import { useMeja, type Meja } from './meja.ts';
import { MejaPenggunaan } from './MejaPenggunaan.tsx';
import { PesanMeja } from './PesanMeja.tsx';
import { SelesaiPendaftar } from './SelesaiPendaftar.tsx';

const kembali = { to: paths.pendaftaran.list(), label: 'Pendaftaran' };

/** The usage of one own research, from the device alone (USAGE-01 to USAGE-27). */
export default function PenggunaanPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const hasil = useSatu(uuid, usePenelitian(uuid));
  if (hasil.jenis === 'ada') return <Penggunaan key={uuid} tampilan={hasil.tampilan} />;
  return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
}

function Penggunaan({ tampilan }: { tampilan: Tampilan<Penelitian> }) {
  const { data, tertunda } = tampilan;
  const meja = useMeja();
  const { actor } = useOrang();
  const verdict = check(penelitianWorkflow, 'ajukanPenambahan', keadaanPenelitian(data), actor);
  return (
    <>
      <KepalaPenelitian
        data={data}
        kembali={kembali}
        giliran={menungguPendaftarPenelitian(data)}
        next={prosesBagiPendaftarPenelitian(data, tertunda)}
        tanda={<WriteMarks tampilan={tampilan} />}
        pesan={
          <>
            <PesanMeja tampilan={tampilan} meja={meja} />
            {verdict.ok || kodeAkhir.includes(data.idStatusPengajuan) ? null : (
              <Callout tone="info" title="Penggunaan belum dapat dicatat">
                {verdict.reason}
              </Callout>
            )}
          </>
        }
        mainAction={verdict.ok ? <AksiUtama data={data} meja={meja} /> : null}
        actions={
          <Button component={Link} to={paths.pendaftaran.penelitian(data.uuid)} variant="default" size="lg">
            Detail pendaftaran
          </Button>
        }
      />
      <LajurPenelitian data={data}>
        <MejaPenggunaan tampilan={tampilan} meja={meja} />
        <SelesaiPendaftar tampilan={tampilan} survei={meja.survei} />
        <RencanaPenggunaan data={data} />
      </LajurPenelitian>
    </>
  );
}

/** What came back to be mended goes before anything new. */
function AksiUtama({ data, meja }: { data: Penelitian; meja: Meja }) {
  const { actor } = useOrang();
  const { perluPerbaikan } = penambahanWorkflow.states;
  const diperbaiki = data.penambahan.find(
    (satu) =>
      satu.kdStatusPengajuan === perluPerbaikan.code &&
      check(penambahanWorkflow, 'ubah', keadaanPenambahan(data, satu), actor).ok,
  );
  const baru = (utama: boolean) => (
    <Button
      size="lg"
      variant={utama ? 'filled' : 'default'}
      aria-haspopup="dialog"
      leftSection={<IconPlus aria-hidden size="1.125rem" />}
      onClick={() => meja.penambahan.open({ cara: 'tambah', penambahan: null, perbaiki: null })}
    >
      Tambah penggunaan
    </Button>
  );
  if (!diperbaiki) return baru(true);
  return (
    <>
      {baru(false)}
      <Button
        size="lg"
        aria-haspopup="dialog"
        leftSection={<IconPencil aria-hidden size="1.125rem" />}
        onClick={() => meja.penambahan.open({ cara: 'ubah', penambahan: diperbaiki, perbaiki: null })}
      >
        Perbaiki penambahan
      </Button>
    </>
  );
}
