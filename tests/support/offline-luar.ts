import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { bahan } from '#server/db/tables/barang.ts';
import { invoice } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { surat } from '#server/db/tables/surat.ts';
import { akun } from './akun.ts';
import { analis, kalab, layanan, pendaftar, penyelia } from './layanan.ts';
import { pemohon } from './offline-dunia.ts';
import type { Jam } from './offline-waktu.ts';
import { laboran, laboran2, petugas } from './penelitian.ts';
import { pemakaianUji } from './penggunaan.ts';
import type { ServerUji } from './server.ts';
import { suratUji } from './surat.ts';
import { uangPenelitian } from './uang-penelitian.ts';

const pilih = <T>(semua: readonly T[], at: number): T | undefined => semua[at % Math.max(1, semua.length)];

/** A submission of analis@ at one of these codes. */
async function milikAnalis({ server: { db } }: ServerUji, kode: readonly number[], at: number) {
  const semua = await db
    .select({ uuid: pengujian.id, kalab: pengujian.kalabId })
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .where(sql`${pendaftaran.kdStatus} in ${kode} and ${pendaftaran.pendaftarId} = ${akun(analis).uuid}`)
    .orderBy(pengujian.id);
  return pilih(semua, at);
}

/** A research of somebody else at one of these codes. */
async function penelitianLain({ server: { db } }: ServerUji, kode: readonly number[], at: number) {
  const milik = ne(pendaftaran.pendaftarId, akun(analis).uuid);
  const semua = await db
    .select()
    .from(pendaftaran)
    .where(and(eq(pendaftaran.jenis, 'penelitian'), milik, sql`${pendaftaran.kdStatus} in ${kode}`))
    .orderBy(pendaftaran.id);
  return pilih(semua, at);
}

async function tambahanPada({ server: { db } }: ServerUji, kdStatus: number, at: number) {
  const mana = and(eq(penambahan.kdStatus, kdStatus), eq(penambahan.flagWaktu, false));
  return pilih(await db.select().from(penambahan).where(mana).orderBy(penambahan.id), at);
}

async function invoiceTerbuka({ server: { db } }: ServerUji, jenis: SQL, at: number) {
  const found = await db
    .select({ uuid: invoice.id, noInvoice: invoice.noInvoice })
    .from(invoice)
    .where(and(eq(invoice.kdStatus, 2), jenis));
  return pilih(found, at);
}

const metanol = async (uji: ServerUji, at: number) =>
  pemakaianUji(uji).baris.bahan((await uji.server.db.select().from(bahan))[0]!.id, 1 + (at % 2));

type Luar = (uji: ServerUji, at: number) => Promise<unknown>;

const putuskanBukti =
  (terima: 0 | 1): Luar =>
  async (uji, at) => {
    const satu = await invoiceTerbuka(uji, ne(invoice.jenis, 'penggunaan'), at);
    if (satu) await layanan(uji).putuskanBukti(satu, terima);
  };
const putuskanTambahan =
  (flag: 1 | 2): Luar =>
  async (uji, at) => {
    const satu = await tambahanPada(uji, 10, at);
    if (satu) await pemakaianUji(uji).putuskan(satu.id, flag);
  };
const putuskanSurat =
  (flag: 1 | 2): Luar =>
  async (uji, at) => {
    const terbuka = await uji.server.db.select().from(surat).where(eq(surat.kdStatus, 1)).orderBy(surat.id);
    const satu = pilih(terbuka, Math.trunc(at / 3));
    const as = [laboran, laboran2, petugas][at % 3]!;
    if (satu) await suratUji(uji).putuskan(satu.id, flag, { as });
  };

/** What others do meanwhile, at their desks and with a network; anisa@ at a computer of the library. */
const semuaTindakan = {
  mintaKalab: async (uji, at) => {
    const satu = await milikAnalis(uji, [1], at);
    const isi = { id_user_verifikasi_kalab: akun(penyelia).uuid };
    if (satu) await layanan(uji).mintaKalab(satu.uuid, isi);
  },
  gantiKalab: async (uji, at) => {
    const satu = await milikAnalis(uji, [2], at);
    if (!satu) return;
    const lain = akun(satu.kalab === akun(penyelia).uuid ? kalab : penyelia).uuid;
    const isi = { uuid: satu.uuid, flag_persetujuan: 2, id_user_verifikasi_kalab: lain };
    await layanan(uji).panggil('POST', 'test/verification', isi);
  },
  batalkan: async (uji, at) => {
    const satu = await milikAnalis(uji, [1, 2, 5], at);
    const isi = { uuid: satu?.uuid, flag_persetujuan: 0 };
    if (satu) await layanan(uji).panggil('POST', 'test/verification', isi, { as: analis });
  },
  terimaBukti: putuskanBukti(1),
  tolakBukti: putuskanBukti(0),
  setujuiTambahan: putuskanTambahan(1),
  tolakTambahan: putuskanTambahan(2),
  catatTambahan: async (uji, at) => {
    const satu = await penelitianLain(uji, [3, 4, 7, 10, 12], at);
    const hari = { tgl_penggunaan: '2026-11-24' };
    if (satu) await pemakaianUji(uji).tambah(satu.id, [await metanol(uji, at)], hari, { as: laboran });
  },
  kembalikanAlat: async (uji, at) => {
    const semua = await uji.server.db.select().from(pengembalianAlat).orderBy(pengembalianAlat.id);
    const satu = pilih(semua, at);
    const isi = satu && { uuid: satu.id, jlh_kembali: satu.jumlah, jlh_rusak: 0, jlh_diganti: 0 };
    if (isi) await pemakaianUji(uji).kembalikan([isi]);
  },
  koreksiTambahan: async (uji, at) => {
    const satu = await tambahanPada(uji, 12, at);
    const hari = { tgl_penggunaan: satu?.tglPenggunaan };
    if (satu) await pemakaianUji(uji).koreksi(satu.id, [await metanol(uji, at)], hari);
  },
  lunasi: async (uji, at) => {
    const satu = await invoiceTerbuka(uji, eq(invoice.jenis, 'penggunaan'), at);
    if (satu) await uangPenelitian(uji).putuskan(satu, at % 3 === 0 ? 0 : 1);
  },
  tarikPendaftaran: async (uji, at) => {
    const satu = await penelitianLain(uji, [1, 2], at);
    if (satu) await pemakaianUji(uji).verifikasi(satu.id, 2, { as: pendaftar });
  },
  setujuiSurat: putuskanSurat(1),
  tolakSurat: putuskanSurat(2),
  ajukanSurat: (uji) => suratUji(uji).ajukan(pemohon().email),
} as const satisfies Record<string, Luar>;

export type TindakanLuar = keyof typeof semuaTindakan;
export const tindakanLuar = Object.keys(semuaTindakan) as TindakanLuar[];

/** Does one of them to one of the records it can be done to. Whether the server takes it is the server's to say. */
export async function lakukanLuar(uji: ServerUji, waktu: Jam, apa: TindakanLuar, at: number): Promise<void> {
  uji.jam.set(new Date(waktu.now()));
  await semuaTindakan[apa](uji, at);
}
