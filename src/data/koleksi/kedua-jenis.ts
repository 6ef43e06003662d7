import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { BerkasRekaman, KoleksiRekaman } from './adapter.ts';
import { barisPenelitian, buktiPenelitian, dokumenPenelitian, type BarisPenelitian } from './penelitian.ts';
import { barisPengujian, berkasLain, gambarSampel, type BarisPengujian } from './pengujian.ts';

/** A submission of either kind, told apart by `jenis`. */
export type BarisPendaftaran = BarisPengujian | BarisPenelitian;

/** What every collection of submissions of both kinds has in common, owner's and officers' alike. */
export const koleksiKeduaJenis = {
  skema: { sejak: 3, kolom: 'uuid, urut, generasi, *lane' },
  row: (data: Pendaftaran, generasi: number): BarisPendaftaran =>
    adalahPenelitian(data) ? barisPenelitian(data, generasi) : barisPengujian(data, generasi),
  jenisLane: ['pengujian', 'survei', 'invoice', 'penelitian', 'penambahan'],
  lanes: ({ lane }) => lane,
  tempat: (lane) => ({ indeks: 'lane', nilai: lane }),
} satisfies Omit<KoleksiRekaman<Pendaftaran, BarisPendaftaran>, 'berkas'>;

/** What people look at first, before they decide or while they work: pictures of samples, documents of a research. */
export const berkasDahulu = (data: Pendaftaran): (BerkasRekaman | null)[] =>
  adalahPenelitian(data) ? dokumenPenelitian(data) : gambarSampel(data);

export const berkasKemudian = (data: Pendaftaran): (BerkasRekaman | null)[] =>
  adalahPenelitian(data) ? buktiPenelitian(data) : berkasLain(data);
