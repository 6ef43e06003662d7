import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toWire } from '#domain/core/wire.ts';
import { unduhBerkas } from '#tests/support/bertanda-tangan.ts';
import { isiSusut } from '#tests/support/contoh/lembar-kerja.ts';
import { hariIni, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { selSusut } from '#tests/support/sel-lembar.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { versiUji } from '#tests/support/versi-lembar.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const batas = {
  kunci: 'simplisia',
  nama: 'Simplisia',
  atas: { nilai: '10', termasuk: true },
  sumber: 'FHI',
  edisi: 'II',
  halaman: '120',
};

/** A paid submission whose first parameter was measured by a sheet of 2,86 %, and reported as `hasil`. */
async function dibayar(hasil: string, over: object = {}) {
  const { uuid, sample } = await alur.sampai(7);
  const [kadar] = sample[0]!.parameter;
  const v = versiUji(uji);
  const isi = isiSusut({
    batas: [{ ...batas, ...over }],
    ketidakpastian: { nilai: '0,2', jenis: 'absolut' },
  });
  const versi = await v.dirilis(kadar!.parameterTest.uuid, { isi });
  await alur.meja('PUT', 'start', kadar!.uuid);
  const sel = toWire({ versi: versi.uuid, batas: 'simplisia', sel: selSusut(), hasil: '2,86' }) as object;
  await alur.meja('PUT', 'sheet', kadar!.uuid, sel);
  const laporan = { jenis_laporan: 'akhir', tanggal: hariIni, jam: '10:15', isi: '<p>Duplo.</p>' };
  await alur.meja('POST', 'report', kadar!.uuid, { ...laporan, hasil_pengujian: hasil });
  await alur.meja('PUT', 'request-done', kadar!.uuid);
  await alur.meja('PUT', 'verification-done', kadar!.uuid, { flag_disetujui: 1 }, penyelia);
  await alur.uji(uuid);
  await alur.pelunasan(uuid);
  await alur.lunasi(uuid);
  return { uuid, kadar: kadar!.uuid };
}

const terbitkan = (uuid: string, kadar: string, flag: 0 | 1) =>
  alur.terbitkan(uuid, { catatan_parameter: [{ uuid: kadar, flag_pernyataan: flag }] });

/** What the issued paper says, on one line. */
async function kertas(sha256: string): Promise<string> {
  const bytes = await unduhBerkas(uji, sha256, pendaftar);
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('[BEYOND-25] the report states limit, clause, verdict and rule of a sheet’s figure, and that very figure, once the Kalab wants it', async () => {
  const { uuid, kadar } = await dibayar('2,86');
  const { status, data } = await terbitkan(uuid, kadar, 1);
  expect(status).toBe(200);
  const tertulis = await kertas(data.lhu[0]!.file.sha256);
  expect(tertulis).toContain('2,86');
  expect(tertulis).toContain(
    'Batas ≤ 10 % (FHI, edisi II, hal. 120): memenuhi. Aturan keputusan: penerimaan sederhana',
  );
  expect(tertulis).toContain('Ketidakpastian ± 0,2 % (k = 2).');
  // Its owner reads what the report says, and no more.
  const milik = (await alur.baca(uuid, pendaftar)).data.sample[0]!.parameter[0]!;
  expect(milik.pernyataan?.kesesuaian?.putusan).toBe('memenuhi');
});

test('[BEYOND-25] without their word there is the uncertainty alone, and its owner is told no verdict', async () => {
  const { uuid, kadar } = await dibayar('2,86');
  const { data } = await terbitkan(uuid, kadar, 0);
  const tertulis = await kertas(data.lhu[0]!.file.sha256);
  expect(tertulis).not.toContain('Batas ≤');
  expect(tertulis).toContain('Ketidakpastian ± 0,2 %');
  expect((await alur.baca(uuid, pendaftar)).data.sample[0]!.parameter[0]!.pernyataan?.kesesuaian).toBeNull();
});

test.each([
  ['a result that was written otherwise', '2,9', {}, /berbeda dari lembar kerja/],
  ['a limit nobody has held against its source', '2,86', { halaman: null }, /belum diperiksa/],
])('[BEYOND-25] of %s nothing is stated', async (_title, hasil, over, kalimat) => {
  const { uuid, kadar } = await dibayar(hasil, over);
  const { status, errors } = await terbitkan(uuid, kadar, 1);
  expect([status, errors?.[0]?.field]).toEqual([422, 'catatan_parameter[0][flag_pernyataan]']);
  expect(errors?.[0]?.message).toMatch(kalimat);
  expect((await alur.baca(uuid, kalab)).data.lhu).toEqual([]);
});
