import { callName } from '#domain/core/endpoint.ts';
import { fromWire } from '#domain/core/wire.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { isiLane, laneDari } from '#data/lane.ts';
import { terlambat, type Baris } from '#data/baris.ts';
import type { BukaUbahWaktu } from '#features/penelitian/laboran/UbahWaktuDialog.tsx';
import type { BukaSurvei } from '#features/pendaftaran/SurveiPanel.tsx';
import { useDialog, type Dialog } from '#kit/dialog/use-dialog.ts';
import type { BukaPenambahan, CaraPenambahan } from './cara.ts';
import type { BukaKembali } from './KembalikanDialog.tsx';
import type { BukaPermintaan } from './KembalikanPermintaanDialog.tsx';
import type { BukaPerpanjangan } from './PerpanjangDialog.tsx';

/** The dialogs over the usage of one research. */
export type Meja = {
  penambahan: Dialog<BukaPenambahan>;
  kembalikan: Dialog<BukaKembali>;
  perpanjang: Dialog<BukaPerpanjangan>;
  waktu: Dialog<BukaUbahWaktu>;
  permintaan: Dialog<BukaPermintaan>;
  survei: Dialog<BukaSurvei>;
};

export function useMeja(): Meja {
  return {
    penambahan: useDialog<BukaPenambahan>(),
    kembalikan: useDialog<BukaKembali>(),
    perpanjang: useDialog<BukaPerpanjangan>(),
    waktu: useDialog<BukaUbahWaktu>(),
    permintaan: useDialog<BukaPermintaan>(),
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

/** A finish request sent back; on a research that waits for none any more there is nothing to send back (GAP-144). */
const adalahPermintaanKembali = ({ call, body }: Baris, { idStatusPengajuan }: Penelitian): boolean =>
  call === callName(penelitianApi.verifikasi) &&
  (fromWire(body) as { flagPersetujuan?: unknown }).flagPersetujuan === 2 &&
  idStatusPengajuan === penelitianWorkflow.states.menungguSelesai.code;

/** An addition that its registrant took back carries nothing to put right (GAP-125). */
const adalahPenarikan = ({ call, body }: Pick<Baris, 'call' | 'body'>): boolean =>
  call === callName(penggunaanApi.ubah) &&
  (fromWire(body) as { penggunaan?: readonly unknown[] }).penggunaan?.length === 0;

/**
 * What opens the dialog in which a refused or never sent write of this research is put right; null where it has none here.
 * `POST research-usage` is a new addition, `PUT` and its verification name the one they change.
 */
export function perbaikanMeja(row: Baris, data: Penelitian, meja: Meja): (() => void) | null {
  if (terlambat(row) || !tentang(row, data)) return null;
  const perbaiki = row;
  if (row.call === callName(penggunaanApi.kembalikan)) return () => meja.kembalikan.open({ perbaiki });
  if (row.call === callName(penggunaanApi.perpanjang)) return () => meja.perpanjang.open({ perbaiki });
  if (row.call === callName(penelitianApi.ubahWaktu)) return () => meja.waktu.open({ perbaiki });
  if (row.call === callName(surveiApi.jawab)) return () => meja.survei.open({ perbaiki });
  if (adalahPermintaanKembali(row, data)) return () => meja.permintaan.open({ perbaiki });
  const cara = caraPanggilan[row.call];
  if (!cara || adalahPenarikan(row)) return null;
  if (cara === 'tambah') return () => meja.penambahan.open({ cara, penambahan: null, perbaiki });
  const penambahan = data.penambahan.find(({ uuid }) => uuid === isiLane(row.lane).id);
  return penambahan ? () => meja.penambahan.open({ cara, penambahan, perbaiki }) : null;
}

/** What that is called: what rested on a version of the record is decided anew, everything else is mended. */
export const kataPerbaikan = ({ state, baseRev }: Pick<Baris, 'state' | 'baseRev'>): string =>
  state === 'bentrok' && baseRev !== null ? 'Putuskan lagi' : 'Perbaiki';
