import { giliranBukti } from '#domain/pembayaran/kabar.ts';
import { giliranPengembalian } from '#domain/pengembalian/kabar.ts';
import type { Actor } from '#domain/core/roles.ts';
import {
  giliranPetugasPenelitian,
  langkahPendaftar,
  menungguPenambahan,
  prosesPenelitian,
  type LangkahPendaftar,
} from './giliran.ts';
import type { Penelitian } from './schema.ts';
import type { PenelitianAksi } from './workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { kodeDijanjikan } from '#domain/penggunaan/kode.ts';
import { giliranJanji } from '#domain/kabar/janji.ts';
import { sebutPerihal, type Giliran, type PokokKabar, type SaatGiliran } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';

/** A research with what of it waits for whom: its registrant, its Kalab, and the officers of its laboratories. */
export const pokokPenelitian = (record: Penelitian, saat: SaatGiliran): PokokKabar => ({
  uuid: record.uuid,
  pemilik: record.user.uuid,
  perihal: sebutPerihal(record.nomor, record.judul),
  rumah: { halaman: 'penelitian', record: record.uuid },
  giliran: (orang) => {
    if (orang.uuid === record.user.uuid) return giliranPendaftar(record);
    const kerja = [
      ...giliranAksi(record, orang),
      ...giliranPenambahan(record, orang),
      ...giliranBukti(record, 'penelitian', orang),
      ...giliranPengembalian(record, 'penelitian', orang),
    ];
    // What comes back is part of what was promised (BEYOND-37).
    return kodeDijanjikan.includes(record.idStatusPengajuan)
      ? [...kerja, ...giliranJanji(record, kerja, saat)]
      : kerja;
  },
});

/** What its registrant is asked for, as one says it to them. */
const ajakan: Record<LangkahPendaftar, string> = {
  perbaikiPenambahan: 'Perbaiki penambahan penggunaan',
  bayar: 'Bayar invoice',
  buatInvoice: 'Buat invoice, lalu bayar',
};

function giliranPendaftar(record: Penelitian): Giliran[] {
  const langkah = langkahPendaftar(record);
  if (langkah === null) return [];
  return [
    {
      kunci: langkah,
      pengingat: langkah === 'perbaikiPenambahan' ? 'lain' : 'bayar',
      kalimat: ajakan[langkah],
      halaman: langkah === 'perbaikiPenambahan' ? 'penggunaanSendiri' : 'pembayaran',
      record: record.uuid,
    },
  ];
}

/** Where an officer does each act that a research may wait for. */
const halamanAksi: Partial<Record<PenelitianAksi, HalamanKabar>> = {
  setujuiKalab: 'kalabPenelitian',
  setujuiLaboran: 'laboran',
};

function giliranAksi(record: Penelitian, orang: Actor): Giliran[] {
  const aksi = giliranPetugasPenelitian(record, orang);
  // An addition says itself that it waits.
  if (aksi === null || aksi === 'putuskanPenambahan') return [];
  return [
    {
      kunci: aksi,
      pengingat: 'lain',
      kalimat: prosesPenelitian(record),
      halaman: halamanAksi[aksi] ?? 'penggunaan',
      record: record.uuid,
    },
  ];
}

const giliranPenambahan = (record: Penelitian, orang: Actor): Giliran[] =>
  record.penambahan
    .filter((satu) => menungguPenambahan(record, satu, orang))
    .map(({ uuid }) => ({
      kunci: `penambahan ${uuid}`,
      pengingat: 'lain',
      kalimat: penambahanWorkflow.states.perluVerifikasi.prosesSelanjutnya,
      halaman: 'penggunaan',
      record: record.uuid,
    }));
