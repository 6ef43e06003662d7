import {
  IconArrowsDiff,
  IconCircleXFilled,
  IconClockQuestion,
  IconCloudUp,
  IconCloudX,
  IconHandStop,
  IconParking,
  IconSend,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { fromWire } from '#domain/core/wire.ts';
import type { Warna } from '#domain/core/workflow.ts';
import { perluKeputusan, type Baris } from '#data/baris.ts';
import { panggilanDari } from './panggilan-table.ts';

/** Where a write stands, as its author reads it. `sebab` says why it stands there, in a sentence. */
export type KeadaanBaris = { warna: Warna; icon: Icon; label: string; sebab: string | null };

/**
 * True when the server may have this write although no answer came: until one does, nothing may be changed
 * (offline.md section 2). A send whose lease ran out was broken off by a closed tab.
 */
export const hasilBelumPasti = (row: Baris, now: number): boolean =>
  (row.state === 'mengirim' && (row.lease?.until ?? 0) <= now) ||
  ((row.state === 'menunggu' || row.state === 'diparkir') && row.attempts > 0);

/** What a refusal is called that is about something else than the record, and what to do where its sentence does not say so. */
const sebabKhusus: Readonly<Record<string, Partial<KeadaanBaris>>> = {
  STOK: {
    label: 'Stok tidak cukup',
    sebab: 'Kurangi jumlahnya dengan Perbaiki, atau simpan lagi setelah stoknya ditambah.',
  },
  LEWAT: {
    label: 'Lewat tanggal',
    sebab: 'Pilih barang lain dengan Perbaiki, atau tuliskan alasannya bila Anda berwenang.',
  },
  SLOT: { label: 'Waktu sudah dipesan' },
  CLOSED: {
    label: 'Penggunaan sudah selesai',
    sebab: 'Tidak ada yang dapat diperbaiki lagi. Buang setelah Anda membacanya.',
  },
  DASAR_DIBUANG: { label: 'Tulisan sebelumnya dibuang', icon: IconTrash },
  RUSAK: { label: 'Rusak di perangkat' },
  TOO_LARGE: { label: 'Terlalu besar' },
};

/** The words, colour and icon of a write's state. */
export function keadaanBaris(row: Baris, tertahan: boolean, now: number): KeadaanBaris {
  if (perluKeputusan(row))
    return {
      warna: 'ditolak',
      icon: row.state === 'bentrok' ? IconArrowsDiff : IconCircleXFilled,
      label: row.state === 'bentrok' ? 'Berbeda dengan server' : 'Ditolak server',
      sebab: null,
      ...sebabKhusus[row.error?.code ?? ''],
    };
  if (row.state === 'dibuang') return { warna: 'netral', icon: IconTrash, label: 'Dibuang', sebab: null };
  if (row.state === 'menunggu' && row.ditahanJaringan)
    return {
      warna: 'menunggu',
      icon: IconCloudX,
      label: 'Ditahan jaringan',
      sebab: `Server terjangkau, tetapi jaringan ini tidak meneruskan tulisan ini. Dicoba lagi sendiri; bila tetap begitu, pakai jaringan lain.${
        hasilBelumPasti(row, now) ? ' Sampai server menjawab, belum dapat diperbaiki atau dibuang.' : ''
      }`,
    };
  if (hasilBelumPasti(row, now))
    return {
      warna: 'info',
      icon: IconClockQuestion,
      label: 'Menunggu kepastian server',
      sebab: 'Sudah pernah dikirim, tetapi jawaban server belum sampai. Belum dapat diperbaiki atau dibuang.',
    };
  if (row.state === 'diparkir')
    return {
      warna: 'menunggu',
      icon: IconParking,
      label: 'Menunggu pembaruan aplikasi',
      sebab: row.error?.info ?? null,
    };
  if (row.state === 'mengirim')
    return { warna: 'berjalan', icon: IconSend, label: 'Sedang dikirim', sebab: null };
  if (tertahan)
    return {
      warna: 'menunggu',
      icon: IconHandStop,
      label: 'Tertahan',
      sebab: row.dependsOn
        ? 'Menunggu semua tulisan sebelumnya pada penelitian ini diputuskan.'
        : 'Menunggu tulisan sebelumnya pada data yang sama diputuskan.',
    };
  return { warna: 'info', icon: IconCloudUp, label: 'Menunggu dikirim', sebab: null };
}

/** 'sampel[0][parameter_uji][1][jumlah_replikasi]' in words: 'sampel 1, parameter uji 2, jumlah replikasi'. */
const namaBersarang = (field: string): string =>
  field
    .replaceAll(/\[(\d+)\]/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replaceAll(/\[(\w+)\]/g, ', $1')
    .replaceAll('_', ' ');

/** A field as its form calls it; the server names it as it was sent. */
function namaIsian(call: string, field: string): string {
  const [code = field] = Object.keys(fromWire({ [field]: 0 }) as object);
  const panggilan = panggilanDari(call);
  const named =
    panggilan?.perbaikan.jenis === 'isian'
      ? panggilan.perbaikan.isian.find(({ nama }) => nama === code)?.label
      : panggilan?.namaIsian?.[code];
  return named ?? namaBersarang(field);
}

export type JawabanServer = { kalimat: string | null; isian: readonly { nama: string; pesan: string }[] };

/** What the server said to a refused write: its sentence, and what is wrong with which field, each said once. */
export function jawabanServer({ call, error }: Pick<Baris, 'call' | 'error'>): JawabanServer {
  if (!error) return { kalimat: null, isian: [] };
  const isian = (error.errors ?? []).map(({ field, message }) => ({
    nama: namaIsian(call, field),
    pesan: message,
  }));
  const said = isian.some(({ pesan }) => pesan === error.info);
  return { kalimat: said ? null : error.info, isian };
}
