import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { berkas } from '#server/db/tables/berkas.ts';
import { akun } from '#tests/support/akun.ts';
import { ambilBerkas, jpg, pdf, png, sha256 } from '#tests/support/berkas.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
/** The same service, filled in as a browser's form does: files travel with the fields. */
let formulir: ReturnType<typeof layanan>;
let air: number;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  formulir = layanan(uji, caraKirim.multipart);
  ({ air } = await katalog(uji));
});
afterAll(() => uji.close());

const file = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);
const bergambar = (...gambar: unknown[]) => ({
  sampel: gambar.map((file_gambar) => sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar })),
});
const lima = 5 * 1024 * 1024;
/** A JPEG of exactly this many bytes. */
const jpgSebesar = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(jpg());
  return bytes;
};

describe('[REG-43, CONF-10, FILES-02, FILES-06] a picture of each sample', () => {
  test('jpg, jpeg or pdf, sent with the form; the bytes come back as they were', async () => {
    const isi = [jpg('satu'), jpg('dua'), pdf('tiga')];
    const { status, data } = await formulir.daftar(
      bergambar(file(isi[0]!, 'satu.jpg'), file(isi[1]!, 'DUA.JPEG'), file(isi[2]!, 'tiga.pdf'), ''),
    );
    expect(status).toBe(201);
    expect(data.sample.map(({ fileGambar }) => fileGambar)).toEqual([
      ...isi.map((bytes, at) => ({
        url: sha256(bytes),
        sha256: sha256(bytes),
        size: bytes.byteLength,
        mime: ['image/jpeg', 'image/jpeg', 'application/pdf'][at],
        name: ['satu.jpg', 'DUA.JPEG', 'tiga.pdf'][at],
      })),
      null,
    ]);
    for (const bytes of isi) {
      const { status: ada, bytes: kembali } = await ambilBerkas(uji, 'file-test', sha256(bytes), pendaftar);
      expect([ada, kembali]).toEqual([200, bytes]);
    }
  });

  test('[FILES-01] of 5 MB to the byte', async () => {
    expect((await formulir.daftar(bergambar(file(jpgSebesar(lima), 'pas.jpg')))).status).toBe(201);
  });

  test.each<[string, Uint8Array, string, number, string, string]>([
    [
      'a byte over 5 MB',
      jpgSebesar(lima + 1),
      'besar.jpg',
      413,
      'TOO_LARGE',
      'Ukuran file tidak boleh lebih dari 5MB',
    ],
    [
      'a PDF called .jpg',
      pdf('menyamar'),
      'menyamar.jpg',
      415,
      'FILE_TYPE',
      'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.',
    ],
  ])(
    '[GAP-77] %s is refused, and neither registered nor kept',
    async (_judul, bytes, name, status, code, message) => {
      const sebelum = await potret(uji);
      const jawaban = await formulir.daftar(bergambar('', file(bytes, name)));
      expect(jawaban).toMatchObject({
        status,
        code,
        info: message,
        errors: [{ field: 'sampel[1][file_gambar]', message }],
      });
      expect(await potret(uji)).toEqual(sebelum);
      const disimpan = await uji.server.db.select({ sha256: berkas.sha256 }).from(berkas);
      expect(disimpan.map((satu) => satu.sha256)).not.toContain(sha256(bytes));
      expect(await uji.server.files.get(sha256(bytes))).toBeNull();
    },
  );

  test('[GAP-97] size and kind are judged before the fields', async () => {
    const salah = { ...bergambar(file(pdf('x'), 'x.jpg')), id_jenis_penggunaan: 9 };
    expect((await formulir.daftar(salah)).status).toBe(415);
  });
});

describe('[GAP-77, GAP-97] who gets the picture', () => {
  test('whoever may see the submission, as it stands', async () => {
    const bytes = jpg('rahasia');
    const { data } = await formulir.daftar(bergambar(file(bytes, 'rahasia.jpg')));
    const status = async (as: string) => (await ambilBerkas(uji, 'file-test', sha256(bytes), as)).status;
    const [kalab2, laboran2] = ['kalab2@kampus.example', 'laboran2@kampus.example'];
    expect([await status(pendaftar), await status(kalab2), await status(laboran2)]).toEqual([200, 403, 403]);
    await alur.mintaKalab(data.uuid, { id_user_verifikasi_kalab: akun(kalab2).uuid });
    expect(await status(kalab2)).toBe(200);
    await alur.verifikasi(data.uuid, 1, { as: kalab2 });
    await alur.majukan(data.uuid, 6);
    await alur.tugaskan(data.uuid, { parameter: () => ({ id_user_analisis: akun(laboran2).uuid }) });
    expect(await status(laboran2)).toBe(200);
  });
});

describe('a file that is only named', () => {
  const belum = 'File ini belum terunggah. Pilih lagi filenya lalu simpan.';
  test('by who uploaded it: taken; by somebody else, or never uploaded: 422, nothing is written', async () => {
    const milik = await alur.unggah(jpg('milik'), 'milik.jpg', pendaftar);
    expect((await alur.daftar(bergambar(milik))).data.sample[0]!.fileGambar).toMatchObject(milik);
    const sebelum = await potret(uji);
    for (const [gambar, as] of [
      [milik, 'dosen@kampus.example'],
      [{ sha256: 'a'.repeat(64), name: 'tiada.jpg' }, pendaftar],
    ] as const) {
      const jawaban = await alur.daftar(bergambar(gambar), as);
      expect([jawaban.status, jawaban.errors]).toEqual([
        422,
        [{ field: 'sampel[0][file_gambar]', message: belum }],
      ]);
    }
    expect(await potret(uji)).toEqual(sebelum);
    expect((await ambilBerkas(uji, 'file-test', milik.sha256, 'dosen@kampus.example')).status).toBe(404);
  });

  test('obeys the field’s own rule: a png, or a PDF under another name', async () => {
    const gambar = await alur.unggah(png(), 'a.png', pendaftar);
    const dokumen = await alur.unggah(pdf(), 'a.pdf', pendaftar);
    expect((await alur.daftar(bergambar(gambar))).status).toBe(415);
    expect((await alur.daftar(bergambar({ ...dokumen, name: 'a.jpg' }))).status).toBe(415);
    expect((await alur.daftar(bergambar(dokumen))).status).toBe(201);
  });

  test('one the record has already may be named by Admin, one of another record not; a new one takes its place', async () => {
    const milik = await alur.unggah(jpg('lama'), 'lama.jpg', pendaftar);
    const { data } = await alur.daftar(bergambar(milik));
    const { data: lain } = await alur.daftar(
      bergambar(await alur.unggah(jpg('lain'), 'lain.jpg', pendaftar)),
    );
    const minta = (file_gambar: object) =>
      alur.mintaKalab(data.uuid, {
        sampel: [
          {
            uuid: data.sample[0]!.uuid,
            id_pengujian_status_sampel: 1,
            file_gambar,
            parameter_uji: [{ uuid: data.sample[0]!.parameter[0]!.uuid, id_status_sampel_parameter: 2 }],
          },
        ],
      });
    expect((await minta(lain.sample[0]!.fileGambar!)).status).toBe(422);
    expect((await minta(milik)).status).toBe(200);
    const baru = await alur.unggah(jpg('baru'), 'baru.jpg', admin);
    expect((await minta(baru)).data.sample[0]!.fileGambar).toMatchObject(baru);
    expect((await ambilBerkas(uji, 'file-test', baru.sha256, pendaftar)).status).toBe(200);
    expect((await ambilBerkas(uji, 'file-test', milik.sha256, admin)).status).toBe(404);
    // Without a file the picture stays.
    expect((await alur.verifikasi(data.uuid, 1, { as: kalab })).data.sample[0]!.fileGambar).toMatchObject(
      baru,
    );
  });
});
