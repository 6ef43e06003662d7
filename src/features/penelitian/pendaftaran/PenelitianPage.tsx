import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { menungguPendaftarPenelitian, prosesBagiPendaftarPenelitian } from '#domain/penelitian/giliran.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { usePenelitian } from '#data/penelitian.ts';
import type { Tampilan } from '#data/view.ts';
import { BadgePendaftar } from '#features/penelitian/bagian/BadgePendaftar.tsx';
import { DokumenPenelitian } from '#features/penelitian/bagian/DokumenPenelitian.tsx';
import { RekamanPenelitian, TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { RencanaPenggunaan } from '#features/penelitian/bagian/RencanaPenggunaan.tsx';
import { TabPenggunaan } from '#features/penelitian/penggunaan/TabPenggunaan.tsx';
import { BatalkanDialog } from '#features/pendaftaran/BatalkanDialog.tsx';
import { useSatu } from '#features/pendaftaran/satu.ts';
import { useOnline } from '#kit/device/online.ts';
import { useRekaman } from '#kit/record/record.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { sekarang } from './perjalanan.ts';
import { PesanPenelitian } from './PesanPenelitian.tsx';

const kembali = { to: paths.pendaftaran.list(), label: 'Kembali' };

/** The own research with its journey and what its registrant must do now (REG-48 to REG-55). */
export default function PenelitianPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const hasil = useSatu(uuid, usePenelitian(uuid));
  return hasil.jenis === 'ada' ? (
    <Ada tampilan={hasil.tampilan} />
  ) : (
    <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />
  );
}

function Ada({ tampilan }: { tampilan: Tampilan<Penelitian> }) {
  const batalkan = useDialog<true>();
  const { data, tertunda } = tampilan;
  const kini = sekarang(tampilan);
  const tombol = kini?.menunggu ? null : kini?.tombol;
  return (
    <>
      <RekamanPenelitian
        data={data}
        kembali={kembali}
        status={<BadgePendaftar tampilan={tampilan} />}
        next={prosesBagiPendaftarPenelitian(data, tertunda)}
        giliran={menungguPendaftarPenelitian(data)}
        tanda={<WriteMarks tampilan={tampilan} />}
        mainAction={
          tombol ? (
            <Button component={Link} to={tombol.to} size="lg">
              {tombol.label}
            </Button>
          ) : null
        }
        actions={
          <>
            <Button
              component={Link}
              to={paths.pendaftaran.cetak(data.uuid)}
              variant="default"
              size="lg"
              leftSection={<IconPrinter aria-hidden size="1.125rem" />}
            >
              Cetak
            </Button>
            <Batalkan data={data} onClick={() => batalkan.open(true)} />
          </>
        }
        pesan={<PesanPenelitian tampilan={tampilan} />}
      >
        <TabPenggunaan tampilan={tampilan} />
        <RencanaPenggunaan data={data} />
        <DokumenPenelitian data={data} />
      </RekamanPenelitian>
      <BatalkanDialog
        dialog={batalkan}
        tampilan={tampilan}
        judul={data.judul}
        endpoint={penelitianApi.verifikasi}
        body={(catatan) => ({ uuidPenelitian: data.uuid, flagPersetujuan: 2, catatan })}
        namaAlasan="catatan"
        akibat="Laboratorium tidak jadi disiapkan untuk Anda, dan pendaftaran ini tidak dapat dibuka lagi."
      />
    </>
  );
}

/** Takes the registration back before the laboratory is ready (GAP-126); absent once that is over. */
function Batalkan({ data, onClick }: { data: Penelitian; onClick: () => void }) {
  const { actor } = useOrang();
  const boleh = check(penelitianWorkflow, 'batalkanPendaftaran', keadaanPenelitian(data), actor);
  const verdict = useOnline(
    data.rev === ''
      ? {
          ok: false,
          status: 409,
          reason: 'Pendaftaran ini belum sampai di server. Buang dari kotak keluar bila tidak jadi.',
        }
      : boleh,
  );
  const { from, label } = penelitianWorkflow.actions.batalkanPendaftaran;
  const masih = from.some((nama) => penelitianWorkflow.states[nama].code === data.idStatusPengajuan);
  return masih ? (
    <WorkflowButton label={label} icon={IconX} tone="bahaya" verdict={verdict} onClick={onClick} />
  ) : null;
}
