import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';

/** Bench scripts: the acts of W6 in order, about one a working day. The name says where they leave the parameter. */
export const meja = {
  antri: [],
  metodeDiubah: ['ubahMetode'],
  dibatalkan: ['mulai', 'laporanProgres', 'batalkan'],
  berlangsung: ['mulai'],
  diulang: ['mulai', 'laporanProgres', 'batalkan', 'mulai'],
  progres: ['mulai', 'laporanProgres'],
  progresKedua: ['mulai', 'laporanProgres', 'review', 'laporanProgres'],
  ditinjau: ['mulai', 'laporanProgres', 'review'],
  selesaiDitolak: ['mulai', 'laporanAkhir', 'ajukanSelesai', 'tolak'],
  dibukaKembali: ['mulai', 'laporanProgres', 'laporanAkhir', 'ajukanSelesai', 'setujui', 'tolak'],
  akhir: ['mulai', 'laporanProgres', 'laporanAkhir'],
  akhirSetelahTinjauan: ['mulai', 'laporanProgres', 'review', 'laporanAkhir'],
  diajukan: ['mulai', 'laporanProgres', 'laporanAkhir', 'ajukanSelesai'],
  diajukanLagi: ['mulai', 'laporanAkhir', 'ajukanSelesai', 'tolak', 'laporanAkhir', 'ajukanSelesai'],
  selesai: ['mulai', 'laporanAkhir', 'ajukanSelesai', 'setujui'],
  selesaiDitinjau: ['mulai', 'laporanProgres', 'review', 'laporanAkhir', 'ajukanSelesai', 'setujui'],
  selesaiMetodeDiubah: ['ubahMetode', 'mulai', 'laporanProgres', 'laporanAkhir', 'ajukanSelesai', 'setujui'],
  selesaiDiulang: [
    'mulai',
    'laporanProgres',
    'batalkan',
    'mulai',
    'laporanAkhir',
    'ajukanSelesai',
    'setujui',
  ],
} as const satisfies Record<string, readonly AnalisisAksi[]>;

export type Meja = keyof typeof meja;

/** Acts of the supervisor; LHU is the Kalab's, everything else the analyst's. */
export const aksiPenyelia: ReadonlySet<AnalisisAksi> = new Set(['review', 'setujui', 'tolak', 'ubahMetode']);

/** The progress code an act leads to, as W6 says. */
export function progresSetelah(aksi: AnalisisAksi, progres: number): number {
  const { to } = analisisWorkflow.actions[aksi];
  if (to === null) return progres;
  if (typeof to !== 'string') throw new Error(`${aksi} leads to more than one state`);
  return analisisWorkflow.states[to].code;
}

/** What one write into the sheet brings: what is measured at first, a timer begun or ended, the rest, what came back mended. */
export type BagianLembar = 'awal' | 'ingatkan' | 'selesai' | 'akhir' | 'perbaikan';

/** An act of the bench, by the number of the act on whose day it falls and so many minutes after it. */
export type Kegiatan = { aksi: AnalisisAksi; bagian?: BagianLembar; langkah: number; geser: number };

/** The acts of a script with the writes into the sheet between them, as far as the sheet has such parts. */
export function kegiatanMeja(naskah: readonly AnalisisAksi[], bagian: ReadonlySet<BagianLembar>): Kegiatan[] {
  let berjalan = false;
  let dilaporkan = false;
  return naskah.flatMap((aksi, langkah): Kegiatan[] => {
    const tulis = (yang: BagianLembar, geser: number): Kegiatan[] =>
      bagian.has(yang) ? [{ aksi: 'isiLembar', bagian: yang, langkah, geser }] : [];
    const satu: Kegiatan = { aksi, langkah, geser: 0 };
    if (aksi === 'mulai') {
      [berjalan, dilaporkan] = [true, false];
      return [satu, ...tulis('awal', 90), ...tulis('ingatkan', 95)];
    }
    const ditunggu = berjalan && aksi !== 'batalkan' ? tulis('selesai', -75) : [];
    berjalan = false;
    if (aksi !== 'laporanAkhir') return [...ditunggu, satu];
    const isi = tulis(dilaporkan ? 'perbaikan' : 'akhir', -15);
    dilaporkan = true;
    return [...ditunggu, ...isi, satu];
  });
}
