import { arrivedAt } from '#domain/core/clock.ts';
import type { Role } from '#domain/core/roles.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaDaftarSuratPetugas, bacaMenungguSurat, bacaSuratBerjalan } from '#data/surat.ts';
import { WAITING_ROWS, type WaitingRow, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';

const halaman = (perHalaman: number) => ({ halaman: 1, perHalaman });

const milikSendiri = ({ uuid, terbit }: Surat, act: string): WaitingRow => ({
  uuid,
  code: terbit?.noSurat ?? null,
  title: 'Surat bebas lab',
  act,
  to: paths.surat.detail(uuid),
});

/** The own letters: one that was refused asks for a new one. */
const pemohon: WaitingSource = {
  path: paths.surat.list(),
  roles: ['Pendaftar'],
  useTotal: () => useHitungan((db, actor) => bacaMenungguSurat(db, actor, halaman(0)))?.total,
  useRows: () =>
    useHitungan((db, actor) => bacaMenungguSurat(db, actor, halaman(WAITING_ROWS)))?.baris.map(({ data }) =>
      milikSendiri(data, suratWorkflow.actions.ajukanLagi.label),
    ),
  useUnderWay: () =>
    useHitungan((db, actor) => bacaSuratBerjalan(db, actor, halaman(WAITING_ROWS)))?.baris.map(({ data }) =>
      milikSendiri(data, data.statusSubmission.prosesSelanjutnya),
    ),
};

/** The letters that wait for an officer's decision. */
const pemutus = (
  role: Role,
  { list, edit }: { list: () => string; edit: (uuid: string) => string },
): WaitingSource => {
  const saring = { cari: '', kdStatus: null, menunggu: true } as const;
  return {
    path: list(),
    roles: [role],
    useTotal: () =>
      useHitungan((db, actor) => bacaDaftarSuratPetugas(db, actor, { ...saring, ...halaman(0) }))?.total,
    useRows: () =>
      useHitungan((db, actor) =>
        bacaDaftarSuratPetugas(db, actor, { ...saring, ...halaman(WAITING_ROWS) }),
      )?.baris.map(({ data }) => ({
        uuid: data.uuid,
        code: data.user.noInduk,
        title: data.user.nama,
        act: data.statusSubmission.prosesSelanjutnya,
        since: arrivedAt(data),
        to: edit(data.uuid),
      })),
  };
};

export const menungguSurat: readonly WaitingSource[] = [
  pemohon,
  pemutus('Laboran', paths.suratLaboran),
  pemutus('Petugas pembayaran', paths.suratPetugas),
];
