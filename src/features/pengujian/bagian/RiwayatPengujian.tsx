import { stateByCode } from '#domain/core/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { RiwayatPendaftaran } from '#features/pendaftaran/RiwayatPendaftaran.tsx';

/** What happened to a submission for testing (REG-60, KALAB-11). */
export const RiwayatPengujian = ({ data }: { data: Pengujian }) => (
  <RiwayatPendaftaran
    data={data}
    history={data.history}
    warna={(kode) => pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)].warna}
  />
);
