import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cetakLhu } from '#pdf/lhu.ts';
import { periksa } from '#server/modules/lhu/periksa.ts';
import { audit } from '#server/db/tables/sync.ts';
import { bertandaTangan, unduhBerkas } from '#tests/support/bertanda-tangan.ts';
import { pdf } from '#tests/support/berkas.ts';
import { admin, analis, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import * as contoh from '#tests/pdf/contoh.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const unggah = async (uuid: string, bytes: Uint8Array, rev: string, as = kalab) =>
  uji.request<Awaited<ReturnType<typeof alur.sampai>>>('POST', '/api/test-report/signed', {
    as,
    body: { uuid, file_bertanda_tangan: await alur.unggah(bytes, 'lhu.pdf', as), base_rev: rev },
  });
const banding = async (kode: string, bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.set('file', new File([bytes], 'lhu.pdf', { type: 'application/pdf' }));
  return (await uji.api.request(`/cek-lhu/${kode}`, { method: 'POST', body })).text();
};

test('[GAP-139, GAP-169] the newest report comes back signed by its Kalab: downloads give that file, both are known as genuine, the trail says so, and a revision begins unsigned', async () => {
  const awal = await alur.sampai(14);
  const { uuid } = awal;
  const [terbit] = awal.lhu;
  const semula = await unduhBerkas(uji, terbit!.file.sha256, kalab);
  const bytes = bertandaTangan(semula);
  const { status, info, data } = await unggah(uuid, bytes, awal.rev);
  expect([status, info]).toEqual([200, 'Laporan bertanda tangan berhasil disimpan']);
  expect(data.idPengujianStatusPengajuan).toBe(14);
  const pendaftarnya = await alur.baca(uuid);
  expect(pendaftarnya.data.lhu[0]).toMatchObject({
    noSurat: terbit!.noSurat,
    file: { sha256: sha256(bytes), name: terbit!.file.name },
    bertandaTangan: { nama: terbit!.signer.nama, createdAt: uji.jam.now().toISOString() },
  });
  for (const satu of [semula, bytes])
    expect(Buffer.from(await unduhBerkas(uji, sha256(satu), pendaftar)).equals(Buffer.from(satu))).toBe(true);
  expect(await banding(terbit!.kode, Uint8Array.from(bytes))).toContain('File ini sama persis');
  expect(await banding(terbit!.kode, Uint8Array.from(bytes))).toContain('bertanda tangan elektronik');
  expect(await banding(terbit!.kode, semula)).toContain('File ini sama persis');
  expect(await banding(terbit!.kode, semula)).not.toContain('bertanda tangan elektronik');
  const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, terbit!.uuid));
  expect(jejak.at(-1)).toMatchObject({
    call: 'POST test-report/signed',
    perubahan: { bertandaTangan: [null, sha256(bytes)] },
  });

  const lagi = await unggah(uuid, bytes, data.rev);
  expect([lagi.status, lagi.info]).toEqual([
    409,
    `LHU ${terbit!.noSurat} sudah bertanda tangan elektronik. Terbitkan revisi bila filenya harus diganti.`,
  ]);
  const revisi = await alur.terbitkan(uuid, {
    no_surat: terbit!.noSurat,
    catatan_surat: 'Satuan salah tulis',
    base_rev: data.rev,
  });
  expect(revisi.data.lhu.map((satu) => satu.bertandaTangan !== null)).toEqual([true, false]);
  const lama = await unggah(uuid, bytes, revisi.data.rev);
  expect([lama.status, lama.errors?.[0]?.message]).toEqual([
    422,
    expect.stringMatching(/^Isi file ini berbeda/),
  ]);
});

test('[GAP-139] what is no signed form of this very report is refused with what to do, and changes nothing', async () => {
  const { uuid, lhu, rev } = await alur.sampai(14);
  const terbit = await unduhBerkas(uji, lhu[0]!.file.sha256, kalab);
  const { uuid: lain } = await alur.jalani(14);
  const milikLain = (await alur.baca(lain)).data.lhu[0]!.file.sha256;
  const ditolak: [Uint8Array, RegExp][] = [
    [terbit, /^File ini belum bertanda tangan elektronik\./],
    [bertandaTangan(await unduhBerkas(uji, milikLain, kalab)), /^Isi file ini berbeda/],
    [
      new TextEncoder().encode(
        `%PDF-1.7\n${Buffer.from(bertandaTangan(terbit).slice(-2000)).toString('latin1')}`,
      ),
      /^File ini/,
    ],
  ];
  for (const [bytes, alasan] of ditolak) {
    const { status, errors } = await unggah(uuid, bytes, rev);
    expect([status, errors?.[0]?.field]).toEqual([422, 'file_bertanda_tangan']);
    expect(errors?.[0]?.message).toMatch(alasan);
  }
  for (const as of [admin, analis, 'kalab2@kampus.example', pendaftar])
    expect((await unggah(uuid, bertandaTangan(terbit), rev, as)).status, as).toBe(403);
  expect((await unggah(uuid, bertandaTangan(terbit), '0')).status).toBe(409);
  expect((await alur.baca(uuid)).data.lhu[0]).toMatchObject({ file: lhu[0]!.file, bertandaTangan: null });
});

test('a signed file is compared word by word with the report that was issued', async () => {
  const cetak = (hasilPengujian: string) =>
    cetakLhu({
      kop: contoh.kop,
      pengujian: contoh.pengujian([
        contoh.sampel(0, { parameter: [contoh.parameter(0, { hasilPengujian })] }),
      ]),
      pratinjau: false,
      terbit: contoh.terbit,
    }).bytes;
  const terbit = cetak('7,1');
  expect(await periksa({ terbit, bertandaTangan: bertandaTangan(terbit) })).toBe(null);
  expect(await periksa({ terbit, bertandaTangan: bertandaTangan(cetak('7,4')) })).toMatch(
    /^Isi file ini berbeda/,
  );
  expect(await periksa({ terbit, bertandaTangan: pdf() })).toMatch(/^File ini belum bertanda tangan/);
  const rusak = bertandaTangan(terbit).fill(0x20, 0, terbit.length);
  expect(await periksa({ terbit, bertandaTangan: rusak })).toMatch(/^File ini tidak dapat dibaca/);
});
