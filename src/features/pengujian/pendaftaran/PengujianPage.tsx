import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import { prosesBagiPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { useOrang } from '#data/app.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { akibatTolak, hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import { BadgePendaftaran } from '#features/pengujian/bagian/BadgePendaftaran.tsx';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import { RekamanPengujian, TanpaPengujian } from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { BatalkanDialog } from '#features/pendaftaran/BatalkanDialog.tsx';
import { useSatu } from '#features/pendaftaran/satu.ts';
import { useOnline } from '#kit/device/online.ts';
import { useRekaman } from '#kit/record/record.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { WorkflowButton } from '#kit/record/WorkflowActions.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { BiayaPendaftaran } from './BiayaPendaftaran.tsx';
import { PesanPendaftaran } from './PesanPendaftaran.tsx';
import { sekarang } from './perjalanan.ts';

const kembali = { to: paths.pendaftaran.list(), label: 'Kembali' };

/** The own registration with its journey and what its registrant must do now (REG-56 to REG-60). */
export default function PengujianPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const hasil = useSatu(uuid, usePendaftaran(uuid));
  return hasil.jenis === 'ada' ? (
    <Ada tampilan={hasil.tampilan} />
  ) : (
    <TanpaPengujian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />
  );
}

function Ada({ tampilan }: { tampilan: Tampilan<Pengujian> }) {
  const { actor } = useOrang();
  const batalkan = useDialog<true>();
  const { data, tertunda } = tampilan;
  const kini = sekarang(tampilan, actor.role);
  const tombol = kini?.menunggu ? null : kini?.tombol;
  return (
    <>
      <RekamanPengujian
        data={data}
        kembali={kembali}
        status={<BadgePendaftaran tampilan={tampilan} />}
        next={prosesBagiPendaftar(data, tertunda)}
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
        pesan={<PesanPendaftaran tampilan={tampilan} />}
        samping={<BiayaPendaftaran tampilan={tampilan} />}
      >
        {data.sample.map((sampel, ke) => (
          <KartuSampel key={sampel.uuid} sampel={sampel} nomor={ke + 1} />
        ))}
      </RekamanPengujian>
      <BatalkanDialog
        dialog={batalkan}
        tampilan={tampilan}
        judul={data.namaSampel}
        endpoint={pengujianApi.verifikasi}
        body={(catatanTambahan) => ({ uuid: data.uuid, flagPersetujuan: 0, catatanTambahan })}
        namaAlasan="catatanTambahan"
        akibat={akibatTolak(data)}
        hasil={(jawaban) => hasilPutusan(jawaban as Pengujian)}
      />
    </>
  );
}

/** Takes the registration back while nothing is paid (GAP-126); absent once that is over. */
function Batalkan({ data, onClick }: { data: Pengujian; onClick: () => void }) {
  const { actor } = useOrang();
  const boleh = check(pengujianWorkflow, 'batalkanPendaftaran', keadaanDari(data), actor);
  const verdict = useOnline(
    data.rev === ''
      ? {
          ok: false,
          status: 409,
          reason: 'Pendaftaran ini belum sampai di server. Buang dari kotak keluar bila tidak jadi.',
        }
      : boleh,
  );
  const { from, label } = pengujianWorkflow.actions.batalkanPendaftaran;
  const masih = from.some((nama) => pengujianWorkflow.states[nama].code === data.idPengujianStatusPengajuan);
  return masih ? (
    <WorkflowButton label={label} icon={IconX} tone="bahaya" verdict={verdict} onClick={onClick} />
  ) : null;
}
