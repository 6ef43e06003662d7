import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import type { Invoice, InvoicePokok } from '#domain/pembayaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pendaftaran as kepala } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, parameterUji } from '#server/db/tables/pengujian.ts';
import { sampelDaftar } from '#tests/support/katalog.ts';
import { layanan } from '#tests/support/layanan.ts';
import type { Jawaban, ServerUji } from '#tests/support/server.ts';

/** Prices as catalogues have them: nothing, an odd rupiah, a usual sum, a large one. */
const harga = fc.oneof(fc.constantFrom(0, 1, 75_001, 150_000), fc.integer({ min: 0, max: 5_000_000 }));
const tarif = fc.record({
  hargaInternal: harga,
  hargaEksternal: harga,
  flagReplikasi: fc.boolean(),
  hargaReplikasiInternal: harga,
  hargaReplikasiEksternal: harga,
});
/** A submission: who sends it in, and the tests of its samples. */
export const pendaftaran = fc.record({
  as: fc.constantFrom('mahasiswa@kampus.example', 'industri@perusahaan.example'),
  sampel: fc.array(
    fc.array(fc.record({ tarif, replikasi: fc.integer({ min: 1, max: 5 }) }), { minLength: 1, maxLength: 3 }),
    { minLength: 1, maxLength: 2 },
  ),
});
export type Pendaftaran = typeof pendaftaran extends fc.Arbitrary<infer T> ? T : never;

/** What happens next: which of the acts that are possible now, and with which prices where it has any. */
export const langkah = fc.record({
  aksi: fc.nat(11),
  harga: fc.array(fc.tuple(harga, harga), { minLength: 6, maxLength: 6 }),
  pas: fc.nat(5),
});
export type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never;

/** What the receipts in force of these invoices come to: what was verified as paid, whatever became of it (GAP-172). */
export const jumlahKwitansi = (invoice: readonly InvoicePokok[]): number =>
  invoice
    .flatMap(({ bukti }) => bukti)
    .reduce((sum, { kwitansi }) => sum + (kwitansi?.dibatalkanPada === null ? kwitansi.nominal : 0), 0);

/** One act; it answers with the submission as it has become. */
type Tindakan = () => Promise<Jawaban<Pengujian>>;

/** The money of one submission and everybody who moves it. */
export function pelaku(uji: ServerUji) {
  const alur = layanan(uji);

  async function daftar({ as, sampel }: Pendaftaran): Promise<string> {
    const rows = sampel.flat().map((satu) => ({
      uuid: uuidv7(),
      laboratoriumId: 7,
      kdParameterUji: uuidv7(),
      namaParameterUji: 'Kadar zat aktif',
      metodeUji: 'KCKT (HPLC), FI VI',
      ...satu.tarif,
    }));
    const made = await uji.server.db.insert(parameterUji).values(rows).returning({ id: parameterUji.id });
    const ids = made.map(({ id }) => id);
    const { data } = await alur.daftar(
      {
        sampel: sampel.map((semua) =>
          sampelDaftar(
            semua.map((satu) => ({
              id_pengujian_parameter_uji: ids.shift(),
              jumlah_replikasi: satu.tarif.flagReplikasi ? satu.replikasi : 1,
            })),
          ),
        ),
      },
      as,
    );
    return data.uuid;
  }

  /** The bench is no matter of money: what is approved is done, without its reports. */
  async function selesaikanMeja(uuid: string): Promise<Jawaban<Pengujian>> {
    await uji.server.db
      .update(parameterSampel)
      .set({ kdProgres: 6 })
      .where(and(eq(parameterSampel.pengujianId, uuid), eq(parameterSampel.kdStatus, 3)));
    await uji.server.db.update(kepala).set({ kdStatus: 8 }).where(eq(kepala.id, uuid));
    return alur.baca(uuid);
  }

  /** Approves all but the parameters this number's bits leave out; always at least the first. */
  const setujui = (record: Pengujian, pilih: number) => {
    let urut = 0;
    return alur.verifikasi(record, 1, {
      lain: {
        sampel: record.sample.map((sampel) => ({
          uuid: sampel.uuid,
          id_pengujian_status_sampel: 2,
          tgl_penerimaan_sampel: '2026-11-20',
          parameter_uji: sampel.parameter.map(({ uuid }) => {
            const ditolak = urut > 0 && (pilih >> urut) % 2 === 1;
            urut += 1;
            return { uuid, id_status_sampel_parameter: ditolak ? 4 : 3 };
          }),
        })),
      },
    });
  };

  /** Lines at these prices; what was not tested costs nothing. `pas` 0 makes the bill exactly what was paid. */
  const tagih = (record: Pengujian, { harga: isi, pas }: Langkah) => {
    const ditolak = new Set(
      record.sample.flatMap(({ parameter }) =>
        parameter.flatMap((satu) => (satu.status.kdStatusSampelParameter === 4 ? satu.uuid : [])),
      ),
    );
    const ditagih = record.bill.filter((baris) => !ditolak.has(baris.uuidSampelParameter));
    return alur.pelunasan(record, (baris) => {
      if (ditolak.has(baris.uuidSampelParameter)) return { harga_pengujian: 0, harga_replikasi: 0 };
      if (pas === 0)
        return {
          harga_pengujian: baris.uuid === ditagih[0]?.uuid ? record.totalTerbayar : 0,
          harga_replikasi: 0,
        };
      const [harga_pengujian, harga_replikasi] =
        isi[record.bill.findIndex(({ uuid }) => uuid === baris.uuid)]!;
      return pas === 1
        ? { harga_pengujian: baris.hargaPengujian, harga_replikasi: baris.hargaReplikasi }
        : { harga_pengujian, harga_replikasi };
    });
  };

  const keluarkan = (record: Pengujian, pilih: number) =>
    alur.tugaskan(record, {
      parameter: ({ uuid }) =>
        pilih % 2 === 0 || record.sample[0]!.parameter[0]!.uuid === uuid
          ? { id_status_sampel_parameter: 4 }
          : {},
      lain: { catatan_tambahan: 'Baku pembanding habis.' },
    });

  /** What somebody could do with the money now, by name. */
  function mungkin(record: Pengujian, dengan: Langkah): [string, Tindakan][] {
    const { uuid, user } = record;
    const berstatus = (kode: number, batal: 0 | 1) =>
      record.pembayaran.invoice.filter(
        (satu) => satu.flagDibatalkan === batal && satu.statusPayment.kdStatusPembayaran === kode,
      );
    const kirim = (invoice: Invoice) => () => alur.kirimBukti(invoice, {}, { as: user.email });
    const semua: [string, Tindakan][] = [];
    const bisa = (nama: string, kerja: Tindakan) => semua.push([nama, kerja]);
    const kode = record.idPengujianStatusPengajuan;
    if (kode === 1) bisa('disetujui', () => setujui(record, dengan.pas));
    for (const invoice of berstatus(1, 0)) bisa('bayar', kirim(invoice));
    for (const invoice of berstatus(4, 1)) bisa('bayar terlambat', kirim(invoice));
    for (const invoice of [...berstatus(2, 0), ...berstatus(2, 1)]) {
      bisa('bukti diterima', () => alur.putuskanBukti(invoice, 1));
      bisa('bukti ditolak', () => alur.putuskanBukti(invoice, 0));
    }
    const adaBukti = berstatus(2, 0).length > 0;
    if (kode === 5 && !adaBukti) bisa('dibatalkan', () => alur.verifikasi(record, 0, { as: user.email }));
    if (kode === 6) bisa('ditugaskan', () => alur.tugaskan(record));
    if (kode === 7) {
      bisa('selesai diuji', () => selesaikanMeja(uuid));
      bisa('dikeluarkan', () => keluarkan(record, dengan.pas));
    }
    if (kode === 11) bisa('selesai diuji lagi', () => selesaikanMeja(uuid));
    if (kode === 8) bisa('ditagih', () => tagih(record, dengan));
    if (kode === 9 && !adaBukti) bisa('tagihan diperbaiki', () => tagih(record, dengan));
    if (kode === 10) bisa('dibuka kembali', () => bukaKembali(record));
    return semua;
  }

  const bukaKembali = (record: Pengujian) => {
    const diuji = record.sample.flatMap(({ parameter }) => parameter);
    return alur.bukaKembali(
      record.uuid,
      diuji.findIndex((satu) => satu.status.kdStatusSampelParameter === 3),
    );
  };

  return { daftar, mungkin, baca: async (uuid: string) => (await alur.baca(uuid)).data };
}
