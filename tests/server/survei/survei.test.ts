import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { jawabanSurvei as tabelJawaban, survei } from '#server/db/tables/survei.ts';
import { kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei, jawabanSurveiTentang, pertanyaanSurvei } from '#tests/support/survei.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let pertanyaan: Pertanyaan[];
/** Place in the list of questions of a text one may leave out. */
let opsional: number;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  pertanyaan = await pertanyaanSurvei(uji);
  opsional = pertanyaan.findIndex(({ flagOpsional }) => flagOpsional === 1);
});
afterAll(() => uji.close());

type Jawaban = Awaited<ReturnType<typeof jawabanSurvei>>['jawaban'][number] & { komentar?: string };
const kirim = (body: object, as = pendaftar) =>
  alur.panggil<{ uuid: string; flagSudahSurvei: number }>('POST', 'survey', body, { as });

/** A submission of each kind at a code at which a survey is taken, and at one where it is not. */
const jenis = {
  pengujian: {
    baru: async (kode = 14, as = pendaftar): Promise<string> => {
      const { data } = await alur.daftar({}, as);
      await uji.server.db.update(pendaftaran).set({ kdStatus: kode }).where(eq(pendaftaran.id, data.uuid));
      return data.uuid;
    },
    isi: (uuid: string) => jawabanSurveiTentang(uji, { uuid_pengujian: uuid }),
    baca: (uuid: string) => alur.baca(uuid),
    terlalu: [10, 'Survei dapat diisi setelah laporan hasil uji tersedia.'],
  },
  penelitian: {
    baru: async (kode = 4, as = pendaftar): Promise<string> =>
      (await uangPenelitian(uji).baru({ kode, as })).uuid,
    isi: (uuid: string) => jawabanSurveiTentang(uji, { uuid_penelitian: uuid }),
    baca: (uuid: string) => uangPenelitian(uji).baca(uuid),
    terlalu: [8, expect.any(String)],
  },
} as const;

describe('[API-080, SURVEY-01, SURVEY-02] the questions', () => {
  test('by their number, each with its way of answering', () => {
    expect(pertanyaan.map(({ noUrut }) => noUrut)).toEqual(pertanyaan.map((_, at) => at + 1));
    for (const { answerOption } of pertanyaan)
      expect(answerOption.answerRange.length > 0).toBe(answerOption.kdJawaban === 'PG');
    const pilihan = pertanyaan.find(({ answerOption }) => answerOption.kdJawaban === 'PG')!;
    expect(pilihan.answerOption.answerRange[0]).toEqual({
      uuid: expect.any(String) as string,
      jawaban: expect.any(String) as string,
    });
  });
});

describe.each(['pengujian', 'penelitian'] as const)('[API-081, SURVEY-07] a survey of a %s', (nama) => {
  const { baru, isi, baca, terlalu } = jenis[nama];

  test.each(
    [
      ['pengujian', 14, pendaftar],
      ['pengujian', 15, pendaftar],
      ['pengujian', 16, kalab],
      ['penelitian', 3, pendaftar],
      ['penelitian', 4, 'laboran@kampus.example'],
      ['penelitian', 12, pendaftar],
    ].filter(([satu]) => satu === nama) as [string, number, string][],
  )(
    '[GAP-141, GAP-107] %s at %i is taken from its owner, once, and the record knows',
    async (_nama, kode, as) => {
      const uuid = await baru(kode, as);
      const jawaban = await kirim(await isi(uuid), as);
      expect([jawaban.status, jawaban.info]).toEqual([201, 'Data survey berhasil disimpan']); // SURVEY-06
      expect(jawaban.data.flagSudahSurvei).toBe(1);
      expect((await baca(uuid)).data).toMatchObject({
        flagSudahSurvei: 1,
        statusSubmission: { kdStatusPengajuan: kode },
      });
      const sebelum = await potret(uji);
      const lagi = await kirim(await isi(uuid), as);
      expect([lagi.status, lagi.info, lagi.data.uuid]).toEqual([
        409,
        `Survei untuk ${nama} ini sudah diisi. Terima kasih.`,
        uuid,
      ]); // GAP-57
      expect(await potret(uji)).toEqual(sebelum);
    },
  );

  test('[GAP-111, GAP-97] by nobody else, of none that is none or is of the other kind, nor at another code', async () => {
    const [uuid, awal] = [await baru(), await baru(terlalu[0])];
    const lain = await jenis[nama === 'pengujian' ? 'penelitian' : 'pengujian'].baru();
    const sebelum = await potret(uji);
    for (const [as, status] of [
      ['dosen@kampus.example', 404],
      [kalab, 403],
      ['laboran@kampus.example', 403],
      ['petugas@kampus.example', 403],
    ] as const)
      expect((await kirim(await isi(uuid), as)).status, as).toBe(status);
    for (const bukan of [uuidv7(), lain]) expect((await kirim(await isi(bukan))).status).toBe(404);
    const jawaban = await kirim(await isi(awal));
    expect([jawaban.status, jawaban.info, jawaban.data.uuid]).toEqual([409, terlalu[1], awal]);
    expect(await potret(uji)).toEqual(sebelum);
  });
});

describe('what is kept of it', () => {
  const lain = '0195c000-0000-7000-8000-0000000000ff';
  const kirimTentang = async (ubah: (semua: Jawaban[]) => Jawaban[]) => {
    const uuid = await jenis.pengujian.baru();
    const jawaban = ubah((await jawabanSurvei(uji, uuid)).jawaban);
    const { status, data } = await kirim({ jawaban });
    const isi = await uji.server.db.select().from(tabelJawaban).where(eq(tabelJawaban.surveiId, data.uuid));
    return { uuid, jawaban, status, data, isi };
  };
  /** Changes the answer to the question one may leave out. */
  const padaOpsional = (isi: object) => (semua: Jawaban[]) =>
    semua.map((satu, at) => (at === opsional ? { ...satu, ...isi } : satu));

  test('[SURVEY-05] every answer with its comment', async () => {
    const { uuid, jawaban, data, isi } = await kirimTentang((semua) =>
      semua.map((satu, at) => ({ ...satu, komentar: `Komentar ${at}` })),
    );
    const [ada] = await uji.server.db.select().from(survei).where(eq(survei.id, data.uuid));
    expect(ada).toMatchObject({ pendaftaranId: uuid });
    expect(
      isi.map(({ pertanyaanId, pilihanId, isian, komentar }) => [pertanyaanId, pilihanId ?? isian, komentar]),
    ).toEqual(
      jawaban.map((satu) => [
        satu.uuid_pertanyaan,
        'uuid_jawaban' in satu ? satu.uuid_jawaban : satu.isian,
        satu.komentar,
      ]),
    );
  });

  test('[SURVEY-04] an optional text left empty; a choice that came with it means nothing, and does no harm', async () => {
    const { status, isi } = await kirimTentang(padaOpsional({ isian: '', uuid_jawaban: lain }));
    expect(status).toBe(201);
    expect(isi.find(({ pertanyaanId }) => pertanyaanId === pertanyaan[opsional]!.uuid)!.pilihanId).toBeNull();
  });

  const satuSaja = 'Semua jawaban harus tentang satu pengujian atau satu penelitian.';
  test.each<[string, (semua: Jawaban[]) => object, () => string, string]>([
    [
      '[SURVEY-03] a question not answered',
      (semua) => ({ jawaban: semua.slice(1) }),
      () => 'jawaban[0][uuid_jawaban]',
      'Pilihan jawaban harus diisi',
    ],
    [
      'answers about two submissions',
      (semua) => ({ jawaban: [{ ...semua[0], uuid_pengujian: lain }, ...semua.slice(1)] }),
      () => 'jawaban[0][uuid_pengujian]',
      satuSaja,
    ],
    [
      'answers about nothing',
      (semua) => ({ jawaban: semua.map((satu) => ({ ...satu, uuid_pengujian: undefined })) }),
      () => 'jawaban[0][uuid_pengujian]',
      satuSaja,
    ],
    [
      'answers about one of each kind',
      (semua) => ({ jawaban: semua, uuid_penelitian: lain }),
      () => 'jawaban[0][uuid_pengujian]',
      satuSaja,
    ],
    ['no answers', () => ({ jawaban: [] }), () => 'jawaban', 'Jawab pertanyaan survei.'],
    [
      'a text of 2001',
      (semua) => ({ jawaban: padaOpsional({ isian: 'x'.repeat(2001) })(semua) }),
      () => `jawaban[${opsional}][isian]`,
      'Kolom maksimal 2000 karakter',
    ],
  ])('%s: 422 by the name of the field, and nothing is written', async (_judul, ubah, field, message) => {
    const { jawaban } = await jawabanSurvei(uji, await jenis.pengujian.baru());
    const sebelum = await potret(uji);
    const dijawab = await kirim(ubah(jawaban));
    expect([dijawab.status, dijawab.errors]).toEqual([422, [{ field: field(), message }]]);
    expect(await potret(uji)).toEqual(sebelum);
  });
});

test('[GAP-107] without it the finish of a research is not asked for', async () => {
  const uuid = await jenis.penelitian.baru();
  const minta = () =>
    alur.panggil('POST', 'research/request-done-usage', { uuid_penelitian: uuid }, { as: pendaftar });
  expect((await minta()).status).toBe(409);
  await kirim(await jenis.penelitian.isi(uuid));
  expect((await minta()).status).toBe(201);
});
