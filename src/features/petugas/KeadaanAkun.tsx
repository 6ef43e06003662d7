import { IconHandStop, IconUserEdit, IconUserOff } from '@tabler/icons-react';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';

/** How an account stands: verified or not, active or not, whether work lies with it that nobody does, and whether its person asks for something. */
export function KeadaanAkun({ petugas }: { petugas: Petugas }) {
  const { statusVerification, flagAktif, flagPekerjaanTertahan, perbaikan } = petugas;
  const kode = statusVerification.kdStatusVerifikasiUser;
  const { perluVerifikasi } = akunWorkflow.states;
  return (
    <>
      <WorkflowBadge workflow={akunWorkflow} kode={kode} giliran={kode === perluVerifikasi.code} />
      {flagAktif === 1 ? null : <StatusBadge warna="netral" label="Nonaktif" icon={IconUserOff} />}
      {flagPekerjaanTertahan === 1 ? (
        <StatusBadge warna="giliran" label="Memegang pekerjaan" icon={IconHandStop} />
      ) : null}
      {perbaikan ? <StatusBadge warna="giliran" label="Minta perbaikan" icon={IconUserEdit} /> : null}
    </>
  );
}
