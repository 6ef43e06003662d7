import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { jawabanSurvei as tabelJawaban, survei } from '#server/db/tables/survei.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei, jawabanSurveiTentang, pertanyaanSurvei } from '#tests/support/survei.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let pertanyaan: Pertanyaan[];
/** Places in the list of questions: a choice, a text one must write, a text one may. */
let pilihan: number;
let opsional: number;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  pertanyaan = await pertanyaanSurvei(uji);
  pilihan = pertanyaan.findIndex(({ answerOption }) => answerOption.kdJawaban === 'PG');
  opsional = pertanyaan.findIndex(({ flagOpsional }) => flagOpsional === 1);
});
afterAll(() => uji.close());

type Jawaban = Awaited<ReturnType<typeof jawabanSurvei>>['jawaban'][number] & { komentar?: string };
/** A submission at this code; from 14 on the report itself does not matter here. */
async function padaKode(kode: number, as = pendaftar): Promise<string> {
  const { data } = await alur.daftar({}, as);
  await uji.server.db.update(pendaftaran).set({ kdStatus: kode }).where(eq(pendaftaran.id, data.uuid));
  return data.uuid;
}
const kirim = (body: object, as = pendaftar, headers = {}) =>
  alur.panggil<{ uuid: string; flagSudahSurvei: number }>('POST', 'survey', body, { as, headers });

describe('[API-080, SURVEY-01, SURVEY-02] the questions', () => {
  test('by their number, each with its way of answering, to everybody', async () => {
    expect(pertanyaan.map(({ noUrut }) => noUrut)).toEqual(pertanyaan.map((_, at) => at + 1));
    for (const { answerOption } of pertanyaan)
      expect(answerOption.answerRange.length > 0).toBe(answerOption.kdJawaban === 'PG');
    expect(pertanyaan[pilihan]!.answerOption.answerRange[0]).toEqual({
      uuid: expect.any(String) as string,
      jawaban: expect.any(String) as string,
    });
    for (const as of [kalab, admin, 'petugas@kampus.example'])
      expect((await uji.request('GET', '/api/survey/question', { as })).status).toBe(200);
  });
});

describe('[API-081] a survey', () => {
  test.each([14, 15, 16])(
    '[GAP-141] is taken from the owner at W1 %i, once, and the record knows',
    async (kode) => {
      const uuid = await padaKode(kode);
      const jawaban = await kirim(await jawabanSurvei(uji, uuid));
      expect([jawaban.status, jawaban.info]).toEqual([201, 'Data survey berhasil disimpan']); // SURVEY-06
      expect(jawaban.data.flagSudahSurvei).toBe(1);
      expect((await alur.baca(uuid)).data).toMatchObject({
        flagSudahSurvei: 1,
        idPengujianStatusPengajuan: kode,
      });
      const sebelum = await potret(uji);
      const lagi = await kirim(await jawabanSurvei(uji, uuid));
      expect([lagi.status, lagi.info]).toEqual([
        409,
        'Survei untuk pengujian ini sudah diisi. Terima kasih.',
      ]); // GAP-57
      expect(await potret(uji)).toEqual(sebelum);
    },
  );

  test('[GAP-141] also from a Kalab or a Laboran who owns the record', async () => {
    for (const as of [kalab, 'laboran@kampus.example'])
      expect((await kirim(await jawabanSurvei(uji, await padaKode(14, as)), as)).status).toBe(201);
  });

  test('[SURVEY-05] keeps every answer with its comment', async () => {
    const uuid = await padaKode(14);
    const { jawaban } = await jawabanSurvei(uji, uuid);
    const { data } = await kirim({
      jawaban: jawaban.map((satu, at) => ({ ...satu, komentar: `Komentar ${at}` })),
    });
    const [ada] = await uji.server.db.select().from(survei).where(eq(survei.id, data.uuid));
    expect(ada).toMatchObject({ pendaftaranId: uuid });
    const isi = await uji.server.db.select().from(tabelJawaban).where(eq(tabelJawaban.surveiId, data.uuid));
    expect(
      isi.map(({ pertanyaanId, pilihanId, isian, komentar }) => [pertanyaanId, pilihanId ?? isian, komentar]),
    ).toEqual(
      jawaban.map((satu, at) => [
        satu.uuid_pertanyaan,
        'uuid_jawaban' in satu ? satu.uuid_jawaban : satu.isian,
        `Komentar ${at}`,
      ]),
    );
  });

  test('[SURVEY-04] an optional text may be left out, or left empty', async () => {
    for (const ubah of [
      (semua: Jawaban[]) => semua.filter((_, at) => at !== opsional),
      (semua: Jawaban[]) => semua.map((satu, at) => (at === opsional ? { ...satu, isian: '' } : satu)),
    ]) {
      const { jawaban } = await jawabanSurvei(uji, await padaKode(14));
      expect((await kirim({ jawaban: ubah(jawaban) })).status).toBe(201);
    }
  });
});

describe('what is missing or wrong: 422 by the name of the field, and nothing is written', () => {
  const lain = '0195c000-0000-7000-8000-0000000000ff';
  const tak = {
    ada: 'Pertanyaan ini tidak ada, atau dijawab dua kali.',
    dipilih: 'Pilihan jawaban harus diisi',
  };
  /** Changes the answer at this place. */
  const pada = (at: () => number, isi: object) => (semua: Jawaban[]) =>
    semua.map((satu, ke) => (ke === at() ? { ...satu, ...isi } : satu));
  test.each<[string, (semua: Jawaban[]) => object[], () => string, string]>([
    [
      '[SURVEY-03] a choice left open',
      pada(() => pilihan, { uuid_jawaban: '' }),
      () => `jawaban[${pilihan}][uuid_jawaban]`,
      tak.dipilih,
    ],
    [
      '[SURVEY-03] a choice of another question',
      (semua) => {
        const [satu, dua] = pertanyaan.filter(({ answerOption }) => answerOption.kdJawaban === 'PG');
        return pada(() => pertanyaan.indexOf(satu!), {
          uuid_jawaban: dua!.answerOption.answerRange[0]!.uuid,
        })(semua);
      },
      () => `jawaban[${pilihan}][uuid_jawaban]`,
      tak.dipilih,
    ],
    [
      '[SURVEY-03] a question not answered at all',
      (semua) => semua.toSpliced(pilihan, 1),
      () => `jawaban[${pilihan}][uuid_jawaban]`,
      tak.dipilih,
    ],
    [
      'a question there is none of',
      (semua) => [...semua, { ...semua[0], uuid_pertanyaan: lain }],
      () => `jawaban[${pertanyaan.length}][uuid_pertanyaan]`,
      tak.ada,
    ],
    [
      'a question answered twice',
      (semua) => [...semua, semua[0]!],
      () => `jawaban[${pertanyaan.length}][uuid_pertanyaan]`,
      tak.ada,
    ],
    [
      'answers about two submissions',
      pada(() => 1, { uuid_pengujian: lain }),
      () => 'jawaban[0][uuid_pengujian]',
      'Semua jawaban harus tentang satu pengujian atau satu penelitian.',
    ],
    [
      'answers about nothing',
      (semua) => semua.map((satu) => ({ ...satu, uuid_pengujian: undefined })),
      () => 'jawaban[0][uuid_pengujian]',
      'Semua jawaban harus tentang satu pengujian atau satu penelitian.',
    ],
    ['no answers', () => [], () => 'jawaban', 'Jawab pertanyaan survei.'],
    [
      'a text of 2001',
      pada(() => opsional, { isian: 'x'.repeat(2001) }),
      () => `jawaban[${opsional}][isian]`,
      'Kolom maksimal 2000 karakter',
    ],
  ])('%s', async (_judul, ubah, field, message) => {
    const { jawaban } = await jawabanSurvei(uji, await padaKode(14));
    const sebelum = await potret(uji);
    const dijawab = await kirim({ jawaban: ubah(jawaban) });
    expect([dijawab.status, dijawab.errors]).toEqual([422, [{ field: field(), message }]]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[SURVEY-04] a text that must be written', async () => {
    const wajib = pertanyaan.findIndex(
      ({ answerOption, flagOpsional }) => answerOption.kdJawaban === 'IS' && flagOpsional === 0,
    );
    const { jawaban } = await jawabanSurvei(uji, await padaKode(14));
    expect((await kirim({ jawaban: pada(() => wajib, { isian: ' ' })(jawaban) })).errors).toEqual([
      { field: `jawaban[${wajib}][isian]`, message: 'Kolom tidak boleh kosong' },
    ]);
  });

  test('a choice that came with a text question means nothing, and does no harm', async () => {
    const { jawaban } = await jawabanSurvei(uji, await padaKode(14));
    const { status, data } = await kirim({ jawaban: pada(() => opsional, { uuid_jawaban: lain })(jawaban) });
    expect(status).toBe(201);
    const isi = await uji.server.db.select().from(tabelJawaban).where(eq(tabelJawaban.surveiId, data.uuid));
    expect(isi.find(({ pertanyaanId }) => pertanyaanId === pertanyaan[opsional]!.uuid)!.pilihanId).toBeNull();
  });
});

describe('[GAP-111, GAP-97] whose', () => {
  test.each([
    ['dosen@kampus.example', 404],
    [kalab, 403],
    ['laboran@kampus.example', 403],
    ['petugas@kampus.example', 403],
    [admin, 403],
  ])('%s: %i', async (as, status) => {
    const uuid = await padaKode(14);
    const sebelum = await potret(uji);
    expect((await kirim(await jawabanSurvei(uji, uuid), as)).status).toBe(status);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('a submission that is none: 404; too early: 409 with the record', async () => {
    expect((await kirim(await jawabanSurvei(uji, uuidv7()))).status).toBe(404);
    const uuid = await padaKode(10);
    const jawaban = await kirim(await jawabanSurvei(uji, uuid));
    expect([jawaban.status, jawaban.info, jawaban.data.uuid]).toEqual([
      409,
      'Survei dapat diisi setelah laporan hasil uji tersedia.',
      uuid,
    ]);
  });
});

test('under one key it counts once, and the answer is the same', async () => {
  const uuid = await padaKode(14);
  const kunci = { 'idempotency-key': uuidv7() };
  const body = await jawabanSurvei(uji, uuid);
  const pertama = await kirim(body, pendaftar, kunci);
  const kedua = await layanan(uji, caraKirim.urlencoded).panggil('POST', 'survey', body, {
    as: pendaftar,
    headers: kunci,
  });
  expect(kedua.headers.get('idempotency-replayed')).toBe('true');
  expect([kedua.status, kedua.info, kedua.data]).toEqual([pertama.status, pertama.info, pertama.data]);
});

describe('[SURVEY-07, GAP-107] of a research', () => {
  const riset = async (kode: number, as = pendaftar) => (await uangPenelitian(uji).baru({ kode, as })).uuid;
  const isi = (uuid: string) => jawabanSurveiTentang(uji, { uuid_penelitian: uuid });

  test('is taken from its owner while the laboratory is used, once, and the record knows', async () => {
    for (const kode of [3, 4, 12]) {
      const uuid = await riset(kode);
      const { status, info, data } = await kirim(await isi(uuid));
      expect([status, info, data.flagSudahSurvei]).toEqual([201, 'Data survey berhasil disimpan', 1]);
      expect((await uangPenelitian(uji).baca(uuid)).data).toMatchObject({
        flagSudahSurvei: 1,
        idStatusPengajuan: kode,
      });
      const sebelum = await potret(uji);
      const lagi = await kirim(await isi(uuid));
      expect([lagi.status, lagi.info, lagi.data.uuid]).toEqual([
        409,
        'Survei untuk penelitian ini sudah diisi. Terima kasih.',
        uuid,
      ]); // GAP-57
      expect(await potret(uji)).toEqual(sebelum);
    }
  });

  test('without it the finish is not asked for', async () => {
    const uuid = await riset(4);
    const minta = () =>
      alur.panggil('POST', 'research/request-done-usage', { uuid_penelitian: uuid }, { as: pendaftar });
    expect((await minta()).status).toBe(409);
    await kirim(await isi(uuid));
    expect((await minta()).status).toBe(201);
  });

  test.each([1, 2, 5, 8])('at %i: 409 with the research, nothing is written', async (kode) => {
    const uuid = await riset(kode);
    const sebelum = await potret(uji);
    const jawaban = await kirim(await isi(uuid));
    expect([jawaban.status, jawaban.data.uuid]).toEqual([409, uuid]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[GAP-111, GAP-97] by nobody else; never under the name of the other kind, nor of both', async () => {
    const uuid = await riset(4);
    const pengujian = await padaKode(14);
    const sebelum = await potret(uji);
    for (const [as, status] of [
      ['dosen@kampus.example', 404],
      [kalab, 403],
      ['laboran@kampus.example', 403],
      [admin, 403],
    ] as const)
      expect((await kirim(await isi(uuid), as)).status, as).toBe(status);
    expect((await kirim(await jawabanSurvei(uji, uuid))).status).toBe(404);
    expect((await kirim(await isi(pengujian))).status).toBe(404);
    const keduanya = await kirim({ ...(await isi(uuid)), uuid_pengujian: pengujian });
    expect([keduanya.status, keduanya.errors]).toEqual([
      422,
      [
        {
          field: 'jawaban[0][uuid_pengujian]',
          message: 'Semua jawaban harus tentang satu pengujian atau satu penelitian.',
        },
      ],
    ]);
    expect(await potret(uji)).toEqual(sebelum);
  });
});
