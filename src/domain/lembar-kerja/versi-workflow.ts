import { administers, type Actor } from '#domain/core/roles.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import { kodeVersi } from './kode-versi.ts';

/** What the rules of W10 look at. */
export type VersiState = {
  idLaboratorium: number;
  statusVersi: { kdStatusVersi: number };
  /** Everybody who wrote in it. */
  penulis: readonly { uuid: string }[];
  /** Why it does not reproduce its worked examples, computed at this moment, or null: it does. */
  keliru: string | null;
};

const laboratoriumnya = ({ idLaboratorium }: VersiState, actor: Actor) =>
  administers(actor, idLaboratorium) ? null : 'Hanya untuk petugas laboratorium ini.';
/** A second person looks at what a method computes before anybody relies on it (ISO/IEC 17025, 7.11.2). */
const orangKedua = (record: VersiState, actor: Actor) =>
  laboratoriumnya(record, actor) ??
  (record.penulis.some(({ uuid }) => uuid === actor.uuid)
    ? 'Versi yang Anda tulis dirilis oleh orang lain: mintalah kalab atau Admin lain memeriksanya.'
    : null);

/** W10, one version of the sheet of a test. What is released is never written again; a change is the next version. */
export const versiWorkflow = workflowFor<VersiState>()({
  name: 'Versi lembar kerja',
  initial: 'rancangan',
  codeOf: ({ statusVersi }) => statusVersi.kdStatusVersi,
  states: {
    rancangan: {
      code: kodeVersi.rancangan,
      label: 'Rancangan',
      prosesSelanjutnya: 'Rilis oleh orang kedua',
      warna: 'menunggu',
    },
    dirilis: {
      code: kodeVersi.dirilis,
      label: 'Dirilis',
      prosesSelanjutnya: 'Dipakai oleh lembar kerja baru',
      warna: 'selesai',
    },
    berhenti: {
      code: kodeVersi.berhenti,
      label: 'Tidak dipakai lagi',
      prosesSelanjutnya: '-',
      warna: 'netral',
    },
  },
  actions: {
    ubah: {
      label: 'Ubah rancangan',
      from: ['rancangan'],
      to: null,
      roles: ['Admin'],
      who: laboratoriumnya,
      offline: 'live',
      revision: true,
    },
    rilis: {
      label: 'Rilis',
      from: ['rancangan'],
      to: 'dirilis',
      roles: ['Kalab', 'Admin'],
      ditunggu: ['rancangan'],
      who: orangKedua,
      refuse: ({ keliru }) => keliru,
      offline: 'live',
      revision: true,
    },
    hentikan: {
      label: 'Hentikan',
      from: ['rancangan', 'dirilis'],
      to: 'berhenti',
      roles: ['Kalab', 'Admin'],
      who: laboratoriumnya,
      offline: 'live',
      revision: true,
      danger: true,
    },
  },
});
export type VersiAksi = keyof typeof versiWorkflow.actions;
