import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { InvoicePenelitian } from '#domain/pembayaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { bahan } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from './akun.ts';
import { pdf } from './berkas.ts';
import { caraKirim, type CaraKirim } from './formulir.ts';
import { admin, hariIni, layananLewat, pendaftar } from './layanan.ts';
import type { ServerUji } from './server.ts';

const petugasBayar = 'petugas@kampus.example';
const laboran = 'laboran@kampus.example';

type Kirim = { as?: string };
type Sebut = Pick<InvoicePenelitian, 'uuid' | 'noInvoice'>;

/** The money of research as its people move it: usage that costs something, and every act on its bills, through the API. */
export function uangPenelitian(uji: ServerUji, cara: CaraKirim = caraKirim.json) {
  const { panggil, unggah } = layananLewat(uji, async () => [], cara);
  const kirim = (method: string, call: string, body: object, dengan: Kirim = {}) =>
    panggil<Penelitian>(method, call, body, dengan);
  const baca = (uuid: string, as = admin) =>
    uji.request<Penelitian>('GET', `/api/research?uuid=${uuid}`, { as });

  /** A material of a laboratory at 1,000 rupiah (outside 2,000), of which there is enough; put there once. */
  async function bahanLab(laboratoriumId: number): Promise<number> {
    const kd = `UJI-UANG-${laboratoriumId}`;
    const isi = {
      uuid: uuidv7(),
      laboratoriumId,
      kd,
      nama: 'Metanol p.a.',
      satuan: 'mL',
      jmlStok: 10_000_000,
    };
    await uji.server.db
      .insert(bahan)
      .values({ ...isi, tarifInternal: 1000, tarifEksternal: 2000 })
      .onConflictDoNothing();
    const [ada] = await uji.server.db.select({ id: bahan.id }).from(bahan).where(eq(bahan.kd, kd));
    return ada!.id;
  }

  const alur = {
    unggah,
    baca,
    /** An approved research without any usage, as registration and approvals leave it. */
    baru: async ({
      kode = 3,
      lab = 7,
      as = pendaftar,
      judul = 'Isolasi flavonoid daun kelor',
    }: { kode?: number; lab?: number; as?: string; judul?: string } = {}): Promise<{
      uuid: string;
      bahan: number;
      lab: number;
    }> => {
      const uuid = uuidv7();
      const kini = uji.jam.now();
      await uji.server.db.insert(pendaftaran).values({
        id: uuid,
        nomor: `P-${uuid}`,
        jenis: 'penelitian',
        pendaftarId: akun(as).uuid,
        laboratoriumId: lab,
        judul,
        kdStatus: kode,
        createdAt: kini,
        updatedAt: kini,
      });
      await uji.server.db.insert(penelitian).values({
        id: uuid,
        kdJenisPenelitian: 1,
        kdJenisPembiayaan: 1,
        golonganTarif: as.endsWith('@kampus.example') ? 'internal' : 'eksternal',
        tglMulai: '2026-11-01',
        tglSelesai: '2027-11-01',
      });
      return { uuid, bahan: await bahanLab(lab), lab };
    },
    /** An officer enters what was used: it is approved with that, and billed (GAP-85, GAP-11). */
    catat: (riset: { uuid: string; bahan: number }, jumlah: number, as = petugasBayar) =>
      kirim(
        'POST',
        'research-usage',
        { uuid_penelitian: riset.uuid, tgl_penggunaan: hariIni, penggunaan: baris(riset.bahan, jumlah) },
        { as },
      ),
    /** An officer corrects an approved addition (GAP-101). */
    koreksi: (
      { uuid, bahan: id }: { uuid: string; bahan: number },
      penambahan: string,
      jumlah: number,
      as = petugasBayar,
    ) =>
      kirim(
        'PUT',
        'research-usage',
        {
          uuid: penambahan,
          uuid_penelitian: uuid,
          tgl_penggunaan: hariIni,
          penggunaan: baris(id, jumlah),
          catatan: 'Salah catat jumlah',
        },
        { as },
      ),
    buat: (uuid: string, tagihan: readonly string[], lain: object = {}, dengan: Kirim = {}) =>
      kirim(
        'POST',
        'research-payment/invoice',
        { uuid_penelitian: uuid, uuid_tagihan: tagihan, id_jenis_pembiayaan: 1, ...lain },
        { as: pendaftar, ...dengan },
      ),
    batalkan: (uuid: string, dengan: Kirim = {}, lain: object = {}) =>
      kirim('POST', 'research-payment/invoice/cancel', { uuid, ...lain }, { as: pendaftar, ...dengan }),
    bayar: async ({ uuid, noInvoice }: Sebut, lain: object = {}, { as = pendaftar }: Kirim = {}) =>
      kirim(
        'POST',
        'research-payment/invoice/payment',
        {
          uuid,
          no_invoice: noInvoice,
          tgl_bayar: hariIni,
          no_rekening: '0123456789',
          nama_bank: 'Bank Contoh',
          nama_pemilik_rekening: 'Sari Widyaningsih',
          file_bukti_pembayaran: await unggah(pdf(noInvoice), 'bukti.pdf', as),
          ...lain,
        },
        { as },
      ),
    putuskan: (
      { uuid, noInvoice }: Sebut,
      flag: 0 | 1,
      lain: object = {},
      { as = petugasBayar }: Kirim = {},
    ) =>
      kirim(
        'POST',
        'research-payment/invoice/verification',
        { uuid, no_invoice: noInvoice, flag_verifikasi: flag, ...lain },
        { as },
      ),
    selesaikan: (uuid: string, as = laboran) =>
      kirim('POST', 'research/done-usage', { uuid_penelitian: uuid }, { as }),
    kembalikan: (uuid: string, lain: object = {}, { as = petugasBayar }: Kirim = {}) =>
      panggil<Pengembalian>(
        'POST',
        'return-deposit/return',
        {
          uuid,
          tgl_pengembalian: hariIni,
          no_rekening_tujuan: '0012345678',
          nama_bank_tujuan: 'Bank Contoh',
          nama_pemilik_rekening_tujuan: 'Rizky Aditya Pratama',
          ...lain,
        },
        { as },
      ),
  };
  const baris = (id: number, jumlah: number) => [
    { id_jenis_barang: 2, id_barang: id, jlh_penggunaan: jumlah },
  ];

  return {
    ...alur,
    /** A research with bills of these amounts, each of an addition of its own; answers with it as Admin reads it. */
    ditagih: async (jumlah: readonly number[], lain: Parameters<typeof alur.baru>[0] = {}) => {
      const riset = await alur.baru(lain);
      for (const satu of jumlah) {
        const { status, info } = await alur.catat(riset, satu);
        if (status >= 300) throw new Error(`addition: ${info}`);
      }
      return { ...riset, ...(await tagihanDari(riset.uuid)) };
    },
    /** A research whose only bill is on an invoice at this code of W4. */
    berinvoice: async (kode: 1 | 2 | 3 | 4, jumlah = 100, lain: Parameters<typeof alur.baru>[0] = {}) => {
      const riset = await alur.baru(lain);
      const as = lain.as ?? pendaftar;
      await alur.catat(riset, jumlah);
      const { tagihan } = await tagihanDari(riset.uuid);
      const { data, info, status } = await alur.buat(riset.uuid, tagihan, {}, { as });
      if (status >= 300) throw new Error(`invoice: ${info}`);
      const invoice = data.pembayaran.invoice[0]!;
      if (kode === 4) await alur.batalkan(invoice.uuid, { as });
      if (kode === 2 || kode === 3) await alur.bayar(invoice, {}, { as });
      if (kode === 3) await alur.putuskan(invoice, 1);
      return { ...riset, tagihan, invoice, penambahan: data.penambahan[0]!.uuid };
    },
  };

  async function tagihanDari(uuid: string) {
    const { data } = await baca(uuid);
    return { tagihan: data.pembayaran.tagihan.map((satu) => satu.uuid), data };
  }
}

/** A payment officer of these laboratories alone; the demo's has all. */
export async function petugasDari(uji: ServerUji, ...lab: number[]): Promise<string> {
  const id = uuidv7();
  const email = `${id}@kampus.example`;
  const { db } = uji.server;
  const [sama] = await db
    .select()
    .from(pengguna)
    .where(eq(pengguna.id, akun(petugasBayar).uuid));
  await db
    .insert(pengguna)
    .values({ ...sama!, id, sub: id, email, idRegistrasi: `REG-${id}`, nama: 'Petugas lain' });
  await db.insert(otoritas).values(lab.map((laboratoriumId) => ({ penggunaId: id, laboratoriumId })));
  return email;
}
