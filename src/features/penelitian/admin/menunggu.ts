import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { liveWaiting } from '#kit/live-waiting.ts';
import { paths } from '#paths';

/** Who is missing in the laboratory of a research that waits: a Kalab at 1, later anybody who works there. */
export const yangDicari = ({ idStatusPengajuan }: Penelitian): string =>
  idStatusPengajuan === penelitianWorkflow.states.diajukan.code ? 'Kalab' : 'Laboran atau petugas pembayaran';

/** Research that waits and that no active officer may do (GAP-131). */
export const menungguTanpaPetugas = liveWaiting({
  path: paths.tanpaPetugas(),
  roles: ['Admin'],
  endpoint: penelitianApi.list,
  query: { flagOfficer: true },
  row: (data: Penelitian) => ({
    uuid: data.uuid,
    code: data.nomor,
    title: data.judul,
    act: `Tetapkan ${yangDicari(data).toLowerCase()} untuk ${data.lab.namaLaboratorium}`,
    to: paths.petugas.list(),
  }),
});
