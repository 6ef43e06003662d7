import { callName } from '#domain/core/endpoint.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { isiLane, laneDari } from '#data/outbox/lane.ts';
import type { Baris } from '#data/outbox/row.ts';
import type { BukaSurvei } from '#features/pendaftaran/bagian/SurveiDialog.tsx';
import { useDialog, type Dialog } from '#kit/use-dialog.ts';
import type { BukaPenambahan, CaraPenambahan } from './cara.ts';
import type { BukaKembali } from './KembalikanDialog.tsx';
import type { BukaPerpanjangan } from './PerpanjangDialog.tsx';

/** The dialogs over the usage of one research. */
export type Meja = {
  penambahan: Dialog<BukaPenambahan>;
  kembalikan: Dialog<BukaKembali>;
  perpanjang: Dialog<BukaPerpanjangan>;
  survei: Dialog<BukaSurvei>;
};

export function useMeja(): Meja {
  return {
    penambahan: useDialog<BukaPenambahan>(),
    kembalikan: useDialog<BukaKembali>(),
    perpanjang: useDialog<BukaPerpanjangan>(),
    survei: useDialog<BukaSurvei>(),
  };
}

/** Whether a write is about this research or a part of it. */
const tentang = ({ lane, induk }: Baris, { uuid }: Penelitian): boolean =>
  [lane, induk].includes(laneDari('penelitian', uuid)) || lane === laneDari('survei', uuid);

const caraPanggilan: Readonly<Record<string, CaraPenambahan>> = {
  [callName(penggunaanApi.tambah)]: 'tambah',
  [callName(penggunaanApi.ubah)]: 'ubah',
  [callName(penggunaanApi.verifikasi)]: 'verifikasi',
};

/**
 * What opens the dialog in which a refused or never sent write of this research is put right; null where it has none here.
 * `POST research-usage` is a new addition, `PUT` and its verification name the one they change.
 */
export function perbaikanMeja(row: Baris, data: Penelitian, meja: Meja): (() => void) | null {
  if (!tentang(row, data)) return null;
  const perbaiki = row;
  if (row.call === callName(penggunaanApi.kembalikan)) return () => meja.kembalikan.open({ perbaiki });
  if (row.call === callName(penggunaanApi.perpanjang)) return () => meja.perpanjang.open({ perbaiki });
  if (row.call === callName(surveiApi.jawab)) return () => meja.survei.open({ perbaiki });
  const cara = caraPanggilan[row.call];
  if (!cara) return null;
  if (cara === 'tambah') return () => meja.penambahan.open({ cara, penambahan: null, perbaiki });
  const penambahan = data.penambahan.find(({ uuid }) => uuid === isiLane(row.lane).id);
  return penambahan ? () => meja.penambahan.open({ cara, penambahan, perbaiki }) : null;
}
