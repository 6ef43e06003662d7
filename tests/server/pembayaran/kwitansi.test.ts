import { asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import type { InvoicePokok, Kwitansi } from '#domain/pembayaran/schema.ts';
import { kepalaKwitansi } from '#domain/tables/kwitansi.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { KopInstitusi } from '#pdf/kertas.ts';
import { cetakKwitansi } from '#pdf/kwitansi.ts';
import { kwitansi } from '#server/db/tables/pembayaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { terbitkanKwitansi } from '#server/modules/pembayaran/kwitansi.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';
import { akun } from '#tests/support/akun.ts';

const petugas = 'petugas@kampus.example';
let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

type Uang = { uuid: string; pembayaran: { invoice: InvoicePokok[] } };
/** A submission of each kind whose first invoice has a proof, and the word on it. */
const jenis = {
  pengujian: {
    oleh: admin,
    berbukti: async (): Promise<Uang> => {
      const { uuid } = await layanan(uji).sampai(5);
      return (await layanan(uji).bayar(uuid)).data;
    },
    putuskan: ({ pembayaran }: Uang, flag: 0 | 1) => layanan(uji).putuskanBukti(pembayaran.invoice[0]!, flag),
    baca: async ({ uuid }: Uang, as: string): Promise<Uang> => (await layanan(uji).baca(uuid, as)).data,
  },
  penelitian: {
    oleh: petugas,
    berbukti: async (): Promise<Uang> => {
      const { uuid } = await uangPenelitian(uji).berinvoice(2);
      return (await uangPenelitian(uji).baca(uuid)).data;
    },
    putuskan: ({ pembayaran }: Uang, flag: 0 | 1) =>
      uangPenelitian(uji).putuskan(pembayaran.invoice[0]!, flag),
    baca: async ({ uuid }: Uang, as: string): Promise<Uang> =>
      (await uangPenelitian(uji).baca(uuid, as)).data,
  },
};
type Jenis = (typeof jenis)[keyof typeof jenis];

const kwitansiDi = ({ pembayaran }: Uang): (Kwitansi | null | undefined)[] =>
  pembayaran.invoice[0]!.bukti.map((satu) => satu.kwitansi);
async function diverifikasi({ berbukti, putuskan }: Jenis) {
  const { status, data } = await putuskan(await berbukti(), 1);
  expect(status).toBe(201);
  const [dari] = kwitansiDi(data);
  return { data, kwitansi: dari! };
}
const nomorSemua = async (tahun: number): Promise<number[]> =>
  (
    await uji.server.db
      .select()
      .from(kwitansi)
      .where(like(kwitansi.noKwitansi, `KW/${tahun}/%`))
      .orderBy(asc(kwitansi.noKwitansi))
  ).map(({ noKwitansi }) => Number(noKwitansi.slice(8)));
const tanpaSela = (nomor: readonly number[]) => nomor.map((_, ke) => ke + 1);

describe.each(Object.entries(jenis))('[GAP-172] the receipt of a payment for %s', (_nama, satu) => {
  test('comes with its verification, for who reads the payment; a proof that is not accepted has none', async () => {
    const berbukti = await satu.berbukti();
    expect(kwitansiDi(berbukti)).toEqual([null]);
    expect(kwitansiDi((await satu.putuskan(berbukti, 0)).data)).toEqual([null]);
    const { data, kwitansi: dari } = await diverifikasi(satu);
    const { nama, profil } = akun(satu.oleh);
    expect(dari).toEqual({
      noKwitansi: expect.stringMatching(/^KW\/2026\/\d{5}$/) as string,
      kode: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      nominal: data.pembayaran.invoice[0]!.totalTagihan,
      petugas: { nama, noInduk: profil?.noInduk },
      janji: 'janji' in data ? data.janji : null,
      createdAt: uji.jam.now().toISOString(),
      dibatalkanPada: null,
    });
    for (const as of [pendaftar, admin, petugas])
      expect(kwitansiDi(await satu.baca(data, as)), as).toEqual([dari]);
    expect(kwitansiDi(await satu.baca(data, kalab))).toEqual([]);
  });

  test('names its officer as they were called then', async () => {
    const { data, kwitansi: dari } = await diverifikasi(satu);
    const { db } = uji.server;
    const olehnya = eq(pengguna.id, akun(satu.oleh).uuid);
    const [dulu] = await db.select().from(pengguna).where(olehnya);
    await db.update(pengguna).set({ nama: 'Nama baru', noInduk: '1' }).where(olehnya);
    expect(kwitansiDi(await satu.baca(data, pendaftar))).toEqual([dari]);
    await db.update(pengguna).set(dulu!).where(olehnya);
  });
});

describe('[GAP-172] numbers of receipts', () => {
  test('are without a gap, of several that are taken at once and one of them that is not kept', async () => {
    const { db } = uji.server;
    const semua = await Promise.all(
      [jenis.pengujian, jenis.penelitian, jenis.penelitian, jenis.pengujian, jenis.penelitian].map(
        async (satu) => ({ ...satu, uang: await satu.berbukti() }),
      ),
    );
    const gagal = semua[2]!.uang.pembayaran.invoice[0]!.uuid;
    // Its number is taken by then.
    await db.execute(
      sql.raw(
        `alter table invoice add constraint tolak_uji check (id <> '${gagal}' or kd_status <> 3) not valid`,
      ),
    );
    const jawaban = await Promise.all(semua.map(({ putuskan, uang }) => putuskan(uang, 1)));
    expect(jawaban.map(({ status }) => status)).toEqual([201, 201, 500, 201, 201]);
    await db.execute(sql`alter table invoice drop constraint tolak_uji`);
    const nomor = await nomorSemua(2026);
    expect(nomor).toEqual(tanpaSela(nomor));
    const [dari] = kwitansiDi((await semua[2]!.putuskan(semua[2]!.uang, 1)).data);
    expect(Number(dari!.noKwitansi.slice(8))).toBe(nomor.length + 1);
  });

  test('begin anew with the year, by the clock of Jakarta', async () => {
    const berbukti = await jenis.penelitian.berbukti();
    uji.jam.set('2026-12-31T17:00:00Z');
    const { data } = await jenis.penelitian.putuskan(berbukti, 1);
    expect(kwitansiDi(data)[0]?.noKwitansi).toBe('KW/2027/00001');
  });

  test('stay with what was cancelled; the payment has a new one, and never two in force', async () => {
    const { data, kwitansi: lama } = await diverifikasi(jenis.penelitian);
    const { db } = uji.server;
    const [bukti] = data.pembayaran.invoice[0]!.bukti;
    const actor = { ...akun(petugas), role: 'Petugas pembayaran' as const, laboratorium: [] };
    const terbitkan = () =>
      db.transaction((tx) =>
        terbitkanKwitansi(
          { db: tx, actor, received: uji.jam.now() },
          { buktiId: bukti!.uuid, nominal: lama.nominal, janji: null },
        ),
      );
    await expect(terbitkan()).rejects.toMatchObject({ cause: { constraint: 'kwitansi_satu_berlaku' } });
    await db.update(kwitansi).set({ dibatalkanPada: uji.jam.now() }).where(eq(kwitansi.kode, lama.kode));
    expect(kwitansiDi(await jenis.penelitian.baca(data, pendaftar))).toEqual([
      { ...lama, dibatalkanPada: uji.jam.now().toISOString() },
    ]);
    const noKwitansi = await terbitkan();
    expect(noKwitansi).not.toBe(lama.noKwitansi);
    expect(kwitansiDi(await jenis.penelitian.baca(data, pendaftar))).toMatchObject([
      { noKwitansi, dibatalkanPada: null },
    ]);
    const nomor = await nomorSemua(2026);
    expect(nomor).toEqual(tanpaSela(nomor));
  });
});

describe('[GAP-169, GAP-172] the public page of a receipt', () => {
  const buka = async (kode: string) => {
    const response = await uji.api.request(`/cek-kwitansi/${encodeURIComponent(kode)}`);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };

  test('says of its number that it stands, its day, sum and invoice, and nothing of who paid', async () => {
    const { data, kwitansi: dari } = await diverifikasi(jenis.penelitian);
    const { status, html, headers } = await buka(dari.kode);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    const { noInvoice } = data.pembayaran.invoice[0]!;
    for (const isi of [
      'Nomor kwitansi ini sah',
      'bukan kertas di tangan Anda',
      dari.noKwitansi,
      'Rp 100.000',
      '<dd>20 November 2026</dd>',
      noInvoice,
      'LPOMK',
      uji.server.config.INSTITUTION_NAME,
    ])
      expect(html).toContain(isi);
    for (const isi of [akun(pendaftar).nama, 'Sari Widyaningsih', '0123456789', dari.petugas.nama, data.uuid])
      expect(html).not.toContain(isi);
  });

  test.each(Object.entries(jenis))(
    'shows the receipt of a %s as its device draws it, and compares a file with it',
    async (_nama, satu) => {
      const { data, kwitansi: dari } = await diverifikasi(satu);
      const record = (await satu.baca(data, pendaftar)) as unknown as Pendaftaran;
      const [miliknya] = record.pembayaran.invoice;
      const { data: umum } = await uji.request<KopInstitusi>('GET', '/api/config');
      const { appName, institutionName, institutionAddress, institutionCity } = umum;
      const { data: semua } = await uji.request<Laboratorium[]>('GET', '/api/laboratory', { as: pendaftar });
      const kepala = kepalaKwitansi(record, miliknya!);
      const lab = semua.find(({ namaLaboratorium }) => namaLaboratorium === kepala.namaLaboratorium)!;
      const gambar = (nominal: number) =>
        cetakKwitansi({
          kop: {
            appName,
            institutionName,
            institutionAddress,
            institutionCity,
            namaLaboratorium: lab.namaLaboratorium,
            laboratorium: { ...lab, logo: null, tanda: null },
          },
          kwitansi: { ...kwitansiDari(miliknya!, kepala)!, nominal },
          meterai: false,
          alamatCek: `${uji.server.config.address}/cek-kwitansi/${dari.kode}`,
        });
      const asli = await uji.api.request(`/cek-kwitansi/${dari.kode}/asli`);
      expect(asli.headers.get('content-disposition')).toBe(
        `inline; filename="${gambar(dari.nominal).namaFile}"`,
      );
      expect(Buffer.compare(Buffer.from(await asli.arrayBuffer()), gambar(dari.nominal).bytes)).toBe(0);
      const bandingkan = async (nominal: number) => {
        const body = new FormData();
        body.set('file', new File([gambar(nominal).bytes], 'kwitansi.pdf', { type: 'application/pdf' }));
        const response = await uji.api.request(`/cek-kwitansi/${dari.kode}`, { method: 'POST', body });
        return /<h1>\s*(.*?)\s*<\/h1>/.exec(await response.text())?.[1];
      };
      expect(await bandingkan(dari.nominal)).toBe('File ini sama persis');
      expect(await bandingkan(dari.nominal + 1)).toBe('File ini tidak sama persis');
    },
  );

  test('says of one that was cancelled since when it does not stand', async () => {
    const { kwitansi: dari } = await diverifikasi(jenis.pengujian);
    const pada = new Date('2026-11-25T02:00:00Z');
    await uji.server.db.update(kwitansi).set({ dibatalkanPada: pada }).where(eq(kwitansi.kode, dari.kode));
    const { html } = await buka(dari.kode);
    for (const isi of ['<b>Dibatalkan</b>', dari.noKwitansi, '<dd>25 November 2026</dd>'])
      expect(html).toContain(isi);
    expect(html).not.toMatch(/sah</i);
  });

  test('of a code nobody issued, or of none, says what to do', async () => {
    for (const salah of ['0'.repeat(32), 'x', "'; drop table kwitansi; --"]) {
      const { status, html } = await buka(salah);
      expect([status, html.includes('Kwitansi tidak ditemukan')]).toEqual([404, true]);
    }
  });
});
