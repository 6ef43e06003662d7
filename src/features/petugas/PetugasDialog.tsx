import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { DialogFrame } from '#kit/dialog/DialogFrame.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { paths } from '#paths';
import { catatanPetugas, faktaPetugas } from './fakta.tsx';
import { dapatDisimpan, menungguPerbaikan } from './keadaan.ts';
import { KeadaanAkun } from './KeadaanAkun.tsx';
import { usePekerjaan } from './serah.ts';

export type PetugasDialogProps = {
  dialog: Pick<Dialog<Petugas>, 'isi' | 'opened' | 'close' | 'exited'>;
};

/** One account over the list (OFFICER-03): who it is, how it stands, and what lies in their hands. */
export function PetugasDialog({ dialog }: PetugasDialogProps) {
  const { isi } = dialog;
  if (!isi) return null;
  return (
    <DialogFrame dialog={dialog} title={isi.nama} size={750}>
      <Isi petugas={isi} />
    </DialogFrame>
  );
}

function Isi({ petugas }: { petugas: Petugas }) {
  const { uuid, statusVerification } = petugas;
  const pekerjaan = usePekerjaan({ uuid });
  const perluVerifikasi =
    statusVerification.kdStatusVerifikasiUser === akunWorkflow.states.perluVerifikasi.code;
  return (
    <div className="mj-tumpuk-5">
      {petugas.perbaikan ? (
        <Callout tone="menunggu" title={`Minta perbaikan data, ${menungguPerbaikan(petugas.perbaikan)}`}>
          <p className="mj-ucapan">{petugas.perbaikan.isi}</p>
          <p>Tekan Edit untuk mengoreksi dan menjawabnya.</p>
        </Callout>
      ) : null}
      <FactList
        facts={[
          ...faktaPetugas(petugas),
          { label: 'Status verifikasi', value: <KeadaanAkun petugas={petugas} /> },
          // OFFICER-12
          ...(perluVerifikasi
            ? []
            : [{ label: 'Status akun', value: petugas.flagAktif === 1 ? 'Aktif' : 'Nonaktif' }]),
          ...catatanPetugas(petugas),
          ...(pekerjaan.length > 0
            ? [
                {
                  label: 'Masih dipegang',
                  value: pekerjaan.map(({ keterangan, jumlah }) => `${keterangan}: ${jumlah}`).join('; '),
                  wide: true,
                },
              ]
            : []),
        ]}
      />
      <div className="mj-jajar-3 mj-akhir">
        <Button
          component={Link}
          to={paths.jejak.akun(uuid)}
          variant="default"
          leftSection={<IconHistory aria-hidden size="1.125rem" />}
        >
          Jejak
        </Button>
        {dapatDisimpan(petugas) ? (
          <Button
            component={Link}
            to={paths.petugas.edit(uuid)}
            leftSection={<IconPencil aria-hidden size="1.125rem" />}
          >
            {perluVerifikasi ? 'Verifikasi' : 'Edit'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
