import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SatuanInstrumen } from '#domain/barang/schema.ts';
import { alat, bahan, instrumen, pergerakanStok } from '#server/db/tables/barang.ts';
import { invoice, tagihan } from '#server/db/tables/pembayaran.ts';
import type { CaraKirim } from './formulir.ts';
import { pendaftar } from './layanan.ts';
import { labBiologi, laboran, labKimia, risetUji } from './penelitian.ts';
import type { Permintaan, ServerUji } from './server.ts';

type Kirim = { as?: string; headers?: Permintaan['headers'] };
export type Baris = Record<string, unknown>;

/** A day of every research of the tests. */
export const hariPakai = '2026-11-25';

/** Usage as its people record it, every act through the API, of things that a test puts there for itself. */
export function pemakaianUji(uji: ServerUji, cara?: CaraKirim) {
  const riset = risetUji(uji, cara);
  const { db } = uji.server;
  let urut = 0;
  const pokok = (nama: string, laboratoriumId: number) => {
    const uuid = uuidv7();
    return { uuid, laboratoriumId, kd: `UJI-${String(++urut).padStart(4, '0')}-${uuid.slice(-8)}`, nama };
  };
  const harga = (tarifInternal: number) => ({ tarifInternal, tarifEksternal: tarifInternal * 2 });

  const barang = {
    alat: async (nama = 'Labu ukur', lab = labKimia) =>
      (await db.insert(alat).values(pokok(nama, lab)).returning())[0]!,
    bahan: async (
      jmlStok: number,
      { nama = 'Metanol', tarif = 500, lab = labKimia, tglExpired = null as string | null } = {},
    ) =>
      (
        await db
          .insert(bahan)
          .values({ ...pokok(nama, lab), satuan: 'mL', jmlStok, ...harga(tarif), tglExpired })
          .returning()
      )[0]!,
    instrumen: async (
      satuan: SatuanInstrumen = 'menit',
      { nama = 'KCKT', tarif = 60_000, lab = labKimia, tglKalibrasiSelanjutnya = null as string | null } = {},
    ) =>
      (
        await db
          .insert(instrumen)
          .values({
            ...pokok(nama, lab),
            satuan,
            durasi: satuan === 'menit' ? 30 : 1,
            ...harga(tarif),
            tglKalibrasiSelanjutnya,
          })
          .returning()
      )[0]!,
  };

  const baris = {
    alat: (id: number, jlh_penggunaan: unknown = 1): Baris => ({
      id_jenis_barang: 1,
      id_barang: id,
      jlh_penggunaan,
    }),
    bahan: (id: number, jlh_penggunaan: unknown = 10): Baris => ({
      id_jenis_barang: 2,
      id_barang: id,
      jlh_penggunaan,
    }),
    waktu: (id: number, jam_mulai = '09:00', jam_selesai = '10:30', lain: Baris = {}): Baris => ({
      id_jenis_barang: 3,
      id_barang: id,
      jam_mulai,
      jam_selesai,
      ...lain,
    }),
  };

  /** Of the other laboratory (GAP-154). */
  const lain = (line: Baris): Baris => ({ ...line, id_laboratorium: labBiologi });

  const kirim = (method: string, call: string, body: object, bawaan: string, { as, headers }: Kirim) =>
    riset.panggil(method, call, body, { as: as ?? bawaan, ...(headers ? { headers } : {}) });

  const acts = {
    tambah: (uuid: string, penggunaan: Baris[], lain: object = {}, kepada: Kirim = {}) =>
      kirim(
        'POST',
        'research-usage',
        { uuid_penelitian: uuid, tgl_penggunaan: hariPakai, penggunaan, ...lain },
        pendaftar,
        kepada,
      ),
    ubah: (uuid: string, penggunaan: Baris[], lain: object = {}, kepada: Kirim = {}) =>
      kirim(
        'PUT',
        'research-usage',
        { uuid, tgl_penggunaan: hariPakai, penggunaan, ...lain },
        pendaftar,
        kepada,
      ),
    koreksi: (uuid: string, penggunaan: Baris[], lain: object = {}, kepada: Kirim = {}) =>
      kirim(
        'PUT',
        'research-usage',
        { uuid, tgl_penggunaan: hariPakai, penggunaan, catatan: 'Salah timbang', ...lain },
        laboran,
        kepada,
      ),
    putuskan: (uuid: string, flag_persetujuan: unknown, lain: object = {}, kepada: Kirim = {}) =>
      kirim('POST', 'research-usage/verification', { uuid, flag_persetujuan, ...lain }, laboran, kepada),
    kembalikan: (pengembalian: object[], lain: object = {}, kepada: Kirim = {}) =>
      kirim('POST', 'research-usage/return-tool', { pengembalian, ...lain }, laboran, kepada),
    perpanjang: (uuid: string, tgl_selesai: unknown, lain: object = {}, kepada: Kirim = {}) =>
      kirim(
        'POST',
        'research-usage/extend',
        { uuid_penelitian: uuid, tgl_selesai, ...lain },
        laboran,
        kepada,
      ),
  };

  return {
    ...riset,
    ...acts,
    barang,
    baris,
    lain,
    /** A research with an addition that waits, or one an officer entered; gives both. */
    dengan: async (penggunaan: Baris[], as = pendaftar) => {
      const { uuid } = await riset.sampai(3);
      const { status, info, data } = await acts.tambah(uuid, penggunaan, {}, { as });
      if (status !== 201) throw new Error(`addition: ${info}`);
      return { uuid, penambahan: data.penambahan[0]! };
    },
    stok: async (id: number) => (await db.select().from(bahan).where(eq(bahan.id, id)))[0]!,
    pergerakan: (id: number) =>
      db
        .select()
        .from(pergerakanStok)
        .where(eq(pergerakanStok.bahanId, id))
        .orderBy(pergerakanStok.createdAt, pergerakanStok.id),
    /** An invoice over these bills at this code of W4, as rows. Gives its id. */
    invoiceLangsung: async (uuid: string, tagihanIds: string[], kdStatus: number): Promise<string> => {
      const bills = await db.select().from(tagihan).where(inArray(tagihan.id, tagihanIds));
      const total = bills.reduce((sum, satu) => sum + satu.total, 0);
      const id = uuidv7();
      await db.insert(invoice).values({
        id,
        pendaftaranId: uuid,
        noInvoice: `INV/PN/UJI/${id}`,
        jenis: 'penggunaan',
        totalRincian: total,
        sudahDibayar: 0,
        totalTagihan: total,
        rincian: bills.flatMap(({ rincian }) => rincian),
        pembiayaan: {
          idJenisPembiayaan: 1,
          nikDosenPembiayaan: null,
          namaDosenPembiayaan: null,
          namaPembiayaan: null,
        },
        kdStatus,
        createdAt: uji.jam.now(),
        updatedAt: uji.jam.now(),
      });
      await db.update(tagihan).set({ invoiceId: id }).where(inArray(tagihan.id, tagihanIds));
      return id;
    },
  };
}
