import { stateByCode, workflowFor } from '#domain/core/workflow.ts';
import {
  laboranSudahMemutuskan,
  laboranSurat,
  masihTerhalang,
  menurutPutusan,
  pemohonnya,
  petugasSudahMemutuskan,
  petugasSurat,
  type SuratState,
} from './keadaan.ts';
import type { StatusSurat } from './schema.ts';

/** The last approval issues the letter; before it the letter stays where it is. */
const mengikuti = { anyOf: ['diajukan', 'disetujui'], decide: menurutPutusan } as const;

/**
 * W5, a lab-free letter: every laboratory in which its applicant has research and the payment officer decide beside each
 * other, in any order; one refusal ends it.
 */
export const suratWorkflow = workflowFor<SuratState>()({
  name: 'Surat',
  initial: 'diajukan',
  codeOf: (record) => record.kdStatusBebasLab,
  states: {
    diajukan: {
      code: 1,
      label: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi laboran dan petugas pembayaran',
      warna: 'menunggu',
    },
    disetujui: { code: 2, label: 'Disetujui', prosesSelanjutnya: 'Surat dapat dicetak', warna: 'selesai' },
    ditolak: { code: 3, label: 'Ditolak', prosesSelanjutnya: 'Dapat mengajukan kembali', warna: 'ditolak' },
    disetujuiLaboran: {
      code: 4,
      label: 'Disetujui laboran',
      prosesSelanjutnya: '-',
      warna: 'berjalan',
      hanyaRiwayat: true,
    },
    disetujuiPembayaran: {
      code: 5,
      label: 'Disetujui petugas pembayaran',
      prosesSelanjutnya: '-',
      warna: 'berjalan',
      hanyaRiwayat: true,
    },
  },
  actions: {
    setujuiLaboran: {
      label: 'Setujui',
      from: ['diajukan'],
      to: mengikuti,
      roles: ['Laboran'],
      ditunggu: ['diajukan'],
      who: laboranSurat,
      refuse: (record, actor) => laboranSudahMemutuskan(record, actor) ?? masihTerhalang(record),
      offline: 'queued',
      revision: true,
    },
    tolakLaboran: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      roles: ['Laboran'],
      who: laboranSurat,
      refuse: laboranSudahMemutuskan,
      offline: 'queued',
      revision: true,
      danger: true,
    },
    setujuiPembayaran: {
      label: 'Setujui',
      from: ['diajukan'],
      to: mengikuti,
      roles: ['Petugas pembayaran'],
      ditunggu: ['diajukan'],
      who: petugasSurat,
      refuse: (record) => petugasSudahMemutuskan(record) ?? masihTerhalang(record),
      offline: 'queued',
      revision: true,
    },
    tolakPembayaran: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      roles: ['Petugas pembayaran'],
      who: petugasSurat,
      refuse: petugasSudahMemutuskan,
      offline: 'queued',
      revision: true,
      danger: true,
    },
    /** A new letter; the refused one stays what it is. */
    ajukanLagi: {
      label: 'Ajukan lagi',
      from: ['ditolak'],
      to: null,
      roles: ['Pendaftar'],
      ditunggu: ['ditolak'],
      who: pemohonnya,
      refuse: ({ terbaru }) => (terbaru ? null : 'Surat yang lebih baru sudah diajukan.'),
      offline: 'queued',
    },
  },
});

export type SuratAksi = keyof typeof suratWorkflow.actions;

/** A code of W5 as an answer shows it (DATA-46). */
export function statusSurat(kode: number): StatusSurat {
  const { code, label, prosesSelanjutnya } = suratWorkflow.states[stateByCode(suratWorkflow, kode)];
  return { kdStatusBebasLab: code, statusBebasLab: label, prosesSelanjutnya };
}
