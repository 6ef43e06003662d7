import { asc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versiKontrak } from '#domain/sync/batas.ts';
import { rows } from '#server/core/database.ts';
import { audit, revisi } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { tanpaKata } from '#tests/support/kata-jejak.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** The columns whose every change the audit must tell, by table. What its records are called there comes first. */
const terjejak = {
  pengujian: ['pengujian', 'kdStatus', 'kalabId', 'dokumenSha256'],
  parameter_sampel: ['analisis', 'kdProgres', 'analisId', 'penyeliaId', 'metodeUji', 'hasilPengujian'],
  invoice: ['invoice', 'kdStatus'],
  pengembalian: ['pengembalian', 'kdStatus'],
} as const;
/** Where the rows of one submission are. */
const sumber: Record<string, string> = {
  pengujian: 'pengujian join pendaftaran using (id) where id',
  parameter_sampel: 'parameter_sampel where pengujian_id',
  invoice: 'invoice where pendaftaran_id',
  pengembalian: 'pengembalian where pendaftaran_id',
};
const kolom = (nama: string) => nama.replaceAll(/[A-Z]/g, (huruf) => `_${huruf.toLowerCase()}`);

/** A submission to which everything has happened that can. */
async function hidupPenuh(): Promise<string> {
  const { uuid } = await alur.jalani(2);
  await alur.mintaKalab(uuid, { sampel: [], id_user_verifikasi_kalab: akun(penyelia).uuid });
  await alur.mintaKalab(uuid, { sampel: [] });
  await alur.verifikasi(uuid, 1, { as: kalab });
  await alur.bayar(uuid);
  await alur.putuskanBayar(uuid, 0);
  await alur.majukan(uuid, 7);
  const laboran = akun('laboran@kampus.example').uuid;
  await alur.tugaskan(uuid, { parameter: () => ({ id_user_analisis: laboran }) });
  await alur.tugaskan(uuid);
  await alur.mulaiLaluBatal(uuid);
  const parameter = (await alur.baca(uuid)).data.sample[0]!.parameter[0]!.uuid;
  await alur.meja('PUT', 'method', parameter, { metode_uji: 'KLT-densitometri' }, penyelia);
  await alur.majukan(uuid, 9);
  await alur.pelunasan(uuid, () => ({ harga_pengujian: 500_000, harga_replikasi: 0 }));
  await alur.majukan(uuid, 10);
  await alur.bukaKembali(uuid);
  await alur.uji(uuid);
  const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 1000, harga_replikasi: 0 }));
  await alur.kembalikan(data.pengembalian[0]!);
  await alur.majukan(uuid, 16);
  await alur.panggil('DELETE', 'test-report/upload-document', { uuid, catatan: 'Milik sampel lain' });
  await alur.dokumen.unggah(uuid);
  return uuid;
}

describe('[architecture.md 5] the audit of a whole life', () => {
  let uuid: string;
  beforeAll(async () => {
    uuid = await hidupPenuh();
  });
  const barisDari = (tabel: string) =>
    rows<Record<string, unknown> & { id: string; rev: number }>(
      uji.server.db,
      sql`select * from ${sql.raw(sumber[tabel]!)} = ${uuid}`,
    );
  const jejakDari = (id: string) =>
    uji.server.db
      .select()
      .from(audit)
      .where(inArray(audit.record, [id]))
      .orderBy(asc(audit.id));

  test('every row of it names the submission, whatever it was about: its trail is found by that', async () => {
    const milik = await uji.server.db.select().from(audit).where(eq(audit.pendaftaranId, uuid));
    expect([...new Set(milik.map(({ jenis }) => jenis))].toSorted()).toEqual([
      'analisis',
      'invoice',
      'lhu',
      'pengembalian',
      'pengujian',
      'sampel',
    ]);
    for (const tabel of Object.keys(terjejak))
      for (const { id } of await barisDari(tabel))
        for (const satu of await jejakDari(id)) expect([tabel, satu.pendaftaranId]).toEqual([tabel, uuid]);
  });

  test.each(Object.entries(terjejak))(
    '%s: each change of what is decided goes on from the one before, and ends at what stands there',
    async (tabel, [jenis, ...names]) => {
      for (const baris of await barisDari(tabel)) {
        const semua = await jejakDari(baris.id);
        expect(new Set(semua.map((satu) => satu.jenis))).toEqual(new Set([jenis]));
        for (const nama of names) {
          const langkah = semua.flatMap(({ perubahan }) => {
            const satu = (perubahan as Record<string, [unknown, unknown] | undefined>)[nama];
            return satu ? [satu] : [];
          });
          const tempat = `${nama} of ${tabel}`;
          for (const [at, [dari]] of langkah.slice(1).entries())
            expect(dari, tempat).toEqual(langkah[at]![1]);
          expect(langkah.at(-1)?.[1] ?? null, tempat).toEqual(langkah.length > 0 ? baris[kolom(nama)] : null);
          const pernahBerubah = langkah.length > 0 || baris[kolom(nama)] === null;
          expect(pernahBerubah || ['metodeUji', 'kdStatus'].includes(nama), tempat).toBe(true);
        }
      }
    },
  );

  test.each(Object.keys(terjejak))('%s: each revision was made by an act the audit knows', async (tabel) => {
    for (const { id, rev } of await barisDari(tabel)) {
      const dibuat = await uji.server.db
        .select()
        .from(revisi)
        .where(inArray(revisi.record, [id]))
        .orderBy(asc(revisi.rev));
      const awal = dibuat[0]?.rev ?? rev + 1;
      expect(awal, tabel).toBeLessThanOrEqual(2);
      expect(dibuat.map((satu) => satu.rev)).toEqual(
        Array.from({ length: rev - awal + 1 }, (_, at) => awal + at),
      );
      const tercatat = new Set((await jejakDari(id)).map(({ operasiId }) => operasiId));
      expect(dibuat.filter(({ operasiId }) => !tercatat.has(operasiId))).toEqual([]);
    }
  });

  test('keeps the prices a final bill changed, old and new', async () => {
    const { bill } = (await alur.baca(uuid)).data;
    const harga = (await jejakDari(uuid)).flatMap(({ perubahan }) => {
      const satu = (perubahan as Record<string, unknown>)[`tagihan ${bill[0]!.uuid}`];
      return satu ? [satu] : [];
    });
    expect(harga).toEqual([
      [
        [150_000, 100_000],
        [500_000, 0],
      ],
      [
        [500_000, 0],
        [1000, 0],
      ],
    ]);
  });

  test('has words for every act and every field of it', async () => {
    expect(await tanpaKata(uji.server.db)).toEqual([]);
  });

  test('names the person of every act', async () => {
    const orang = (await jejakDari(uuid)).map(({ penggunaId }) => penggunaId);
    expect(new Set(orang)).toEqual(
      new Set([pendaftar, admin, kalab, analis, penyelia].map((as) => akun(as).uuid)),
    );
  });
});

describe('[offline.md 5] a write that arrives late', () => {
  const jam14 = 14 * 24 * 60 * 60 * 1000;
  test.each([
    ['14 days to the moment', jam14, 0],
    ['a moment more', jam14 + 1, 1],
  ])('%s after it was made is taken, and marked when it is over', async (_lama, ms, terlambat) => {
    const { parameter } = await buatAnalisis(uji.server);
    const id = uuidv7();
    const jawaban = await uji.request('POST', '/api/sync/push', {
      as: analis,
      headers: { 'x-acting-user': akun(analis).uuid },
      body: {
        device: { id: uuidv7(), app_version: 'uji', waiting: 1, oldest_at: null },
        ops: [
          {
            id,
            v: versiKontrak,
            call: 'PUT test-analysis/start',
            body: { uuid: parameter[0] },
            captured_at: new Date(uji.jam.now().getTime() - ms).toISOString(),
            clock_offset_ms: 0,
          },
        ],
      },
    });
    expect(jawaban.data).toMatchObject({ results: [{ status: 200 }] });
    const jejak = await uji.server.db
      .select()
      .from(audit)
      .where(inArray(audit.operasiId, [id]));
    expect(jejak.map((satu) => satu.terlambat)).toEqual(jejak.map(() => terlambat));
    expect(jejak.length).toBeGreaterThan(0);
  });
});
