import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { WAITING_ROWS, waitingParam, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';
import { langkahPetugas } from './keadaan.ts';
import { usePekerjaanTanpaPetugas } from './PekerjaanTanpaPetugas.tsx';

const akun = liveWaiting({
  path: paths.petugas.list(),
  roles: ['Admin'],
  endpoint: petugasApi.list,
  query: {},
  row: (petugas: Petugas) => ({
    uuid: petugas.uuid,
    code: null,
    title: petugas.nama,
    act: langkahPetugas(petugas),
    since: petugas.menungguSejak ?? undefined,
    to: paths.petugas.satu(petugas.uuid, waitingParam),
  }),
});

/** Accounts to verify, officers whose work nobody does, and laboratories without an officer for theirs (GAP-131). */
export const menungguPetugas: WaitingSource = {
  ...akun,
  useTotal: () => {
    const orang = akun.useTotal();
    const laboratorium = usePekerjaanTanpaPetugas();
    if (orang === undefined || laboratorium === undefined) return undefined;
    return orang === null || laboratorium === null ? null : orang + laboratorium.length;
  },
  useRows: () => {
    const orang = akun.useRows();
    const laboratorium = usePekerjaanTanpaPetugas();
    if (!orang || !laboratorium) return undefined;
    return [
      ...orang,
      ...laboratorium.map(({ jenis, idLaboratorium, keterangan, jumlah }) => ({
        uuid: `${jenis} ${idLaboratorium}`,
        code: null,
        title: `${keterangan}: ${jumlah}`,
        act: 'Tetapkan petugas',
        to: paths.petugas.list(),
      })),
    ].slice(0, WAITING_ROWS);
  },
};
