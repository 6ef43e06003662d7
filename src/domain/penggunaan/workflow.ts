import { kodePenambahan, kodePenelitian } from './kode.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { laboran, ownerOnly, petugasLab, type PenelitianPokok } from './pelaku.ts';

/** What the rules of W3 look at: one addition, and the research it is of. */
export type PenambahanState = {
  kdStatusPengajuan: number;
  flagWaktu: boolean;
  /** Whose things it is of: another laboratory than the research's may be (GAP-154). */
  idLaboratorium: number;
  penelitian: PenelitianPokok;
};

const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;
const owner = ({ penelitian }: PenambahanState, actor: Actor) => ownerOnly(penelitian, actor);
const petugas = ({ penelitian, idLaboratorium }: PenambahanState, actor: Actor) =>
  petugasLab({ ...penelitian, idLaboratorium }, actor);
/** USAGE-16 */
const bukanWaktu = ({ flagWaktu }: PenambahanState) =>
  flagWaktu ? 'Perpanjangan waktu tidak dapat diubah.' : null;
const masihBerjalan = (record: PenambahanState) =>
  bukanWaktu(record) ??
  (record.penelitian.kdStatusPengajuan === kodePenelitian.selesai
    ? 'Penggunaan ini sudah selesai dan tidak dapat dikoreksi.'
    : null);

/** W3, the life of one addition to the usage of a research. The research's own code follows it (W2). */
export const penambahanWorkflow = workflowFor<PenambahanState>()({
  name: 'Penambahan',
  initial: 'perluVerifikasi',
  codeOf: (record) => record.kdStatusPengajuan,
  states: {
    perluVerifikasi: {
      code: kodePenambahan.perluVerifikasi,
      label: 'Penambahan perlu verifikasi',
      prosesSelanjutnya: 'Verifikasi penambahan oleh laboran',
      warna: 'menunggu',
    },
    perluPerbaikan: {
      code: kodePenambahan.perluPerbaikan,
      label: 'Penambahan perlu diperbaiki',
      prosesSelanjutnya: 'Perbaikan penambahan oleh pendaftar',
      warna: 'menunggu',
    },
    disetujui: {
      code: kodePenambahan.disetujui,
      label: 'Penambahan disetujui',
      prosesSelanjutnya: 'Pembuatan invoice dan pembayaran',
      warna: 'selesai',
    },
    ditolak: {
      code: kodePenambahan.ditolak,
      label: 'Ditolak',
      prosesSelanjutnya: 'Selesai',
      warna: 'ditolak',
    }, // GAP-125
  },
  actions: {
    ubah: {
      label: 'Perbaiki penambahan',
      from: ['perluVerifikasi', 'perluPerbaikan'],
      to: 'perluVerifikasi',
      roles: registrants,
      ditunggu: ['perluPerbaikan'],
      who: owner,
      refuse: bukanWaktu,
      offline: 'queued',
      revision: true,
      movesParent: true,
    },
    tarik: {
      label: 'Tarik penambahan',
      from: ['perluVerifikasi', 'perluPerbaikan'],
      to: 'ditolak', // GAP-125
      roles: registrants,
      who: owner,
      offline: 'queued',
      revision: true,
      danger: true,
      movesParent: true,
    },
    setujui: {
      label: 'Disetujui',
      from: ['perluVerifikasi'],
      to: 'disetujui',
      roles: laboran,
      ditunggu: ['perluVerifikasi'],
      who: petugas,
      offline: 'queued',
      revision: true,
      movesParent: true,
    },
    /** A Kalab approves what only their reason lets pass; everything else is a laboran's (docs/decisions/023). */
    kecualikan: {
      label: 'Setujui dengan pengecualian',
      from: ['perluVerifikasi'],
      to: 'disetujui',
      roles: ['Kalab'],
      who: petugas,
      offline: 'queued',
      revision: true,
      movesParent: true,
    },
    tolak: {
      label: 'Ditolak',
      from: ['perluVerifikasi', 'perluPerbaikan'],
      to: {
        anyOf: ['perluPerbaikan', 'ditolak'],
        decide: ({ kdStatusPengajuan }) =>
          kdStatusPengajuan === kodePenambahan.perluPerbaikan ? 'ditolak' : 'perluPerbaikan', // GAP-125
      },
      roles: laboran,
      who: petugas,
      offline: 'queued',
      revision: true,
      danger: true,
      movesParent: true,
    },
    koreksi: {
      label: 'Koreksi penambahan',
      from: ['disetujui'],
      to: null, // GAP-101
      roles: laboran,
      who: petugas,
      refuse: masihBerjalan,
      offline: 'live',
      revision: true,
    },
  },
});

export type PenambahanAksi = keyof typeof penambahanWorkflow.actions;
