import { workflowFor } from '#domain/core/workflow.ts';

export type AkunState = { uuid: string; kdStatusVerifikasiUser: number };

/** W8, the standing of an account. Who is Admin may never run out (GAP-122): that rule needs the database. */
export const akunWorkflow = workflowFor<AkunState>()({
  name: 'Akun',
  initial: 'perluVerifikasi',
  codeOf: (record) => record.kdStatusVerifikasiUser,
  states: {
    terverifikasi: { code: 1, label: 'Terverifikasi', prosesSelanjutnya: 'Selesai', warna: 'selesai' },
    ditolak: { code: 2, label: 'Ditolak', prosesSelanjutnya: 'Dapat dihapus', warna: 'ditolak' },
    perluVerifikasi: {
      code: 3,
      label: 'Perlu verifikasi',
      prosesSelanjutnya: 'Verifikasi admin',
      warna: 'menunggu',
    },
  },
  actions: {
    setujui: {
      label: 'Setujui akun',
      from: ['perluVerifikasi'],
      to: 'terverifikasi',
      roles: ['Admin'],
      ditunggu: ['perluVerifikasi'],
      offline: 'live',
      revision: true,
    },
    tolak: {
      label: 'Tolak akun',
      from: ['perluVerifikasi'],
      to: 'ditolak',
      roles: ['Admin'],
      offline: 'live',
      revision: true,
      danger: true,
    },
    ubah: {
      label: 'Ubah petugas',
      // A role and laboratories come with the approval, never before or without it (GAP-43, GAP-44).
      from: ['terverifikasi'],
      to: null,
      roles: ['Admin'],
      offline: 'live',
      revision: true,
    },
    koreksi: {
      label: 'Koreksi data diri', // GAP-160
      from: ['terverifikasi'],
      to: null,
      roles: ['Admin'],
      // Of their own an Admin changes name and numbers (OFFICER-08), not what they are and where they come from (GAP-142).
      who: ({ uuid }, actor) => (uuid === actor.uuid ? 'Hanya untuk Admin lain.' : null),
      offline: 'live',
      revision: true,
    },
    aktifkan: {
      label: 'Ubah status aktif',
      from: ['terverifikasi'],
      to: null,
      roles: ['Admin'],
      offline: 'live',
    },
    hapus: {
      label: 'Hapus petugas',
      from: ['ditolak'], // OFFICER-04
      to: null,
      roles: ['Admin'],
      offline: 'live',
      danger: true,
    },
    ajukanLagi: {
      label: 'Ajukan lagi',
      from: ['ditolak'],
      to: 'perluVerifikasi',
      roles: ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran', 'Admin'],
      offline: 'live',
    },
  },
});
