import { readFile } from 'node:fs/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maksFoto } from '#domain/berkas/foto.ts';
import { maksLampiran, terlaluBanyakLampiran } from '#domain/lhu/foto.ts';
import { bacaLampiran } from '#server/modules/lhu/foto.ts';
import { bacaGambar, bacaTeks } from '#tests/pdf/baca.ts';
import { parameter, sampel } from '#tests/pdf/contoh.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { unduhBerkas } from '#tests/support/bertanda-tangan.ts';
import { riwayat } from '#tests/support/contoh/analisis.ts';
import { analis, hariIni, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** A paid submission, the final report of its first parameters with so many photos each. */
async function dibayar(...banyak: number[]) {
  const { uuid, sample } = await alur.sampai(7);
  const bytes = new Uint8Array(await readFile('server/db/demo/berkas/madu-hutan.jpg'));
  const nama = sha256(bytes);
  await uji.api.request(`/api/sync/file/${nama}`, {
    method: 'PUT',
    body: bytes,
    headers: { authorization: `Bearer ${await uji.signIn(analis)}` },
  });
  const milik = sample.flatMap((satu) => satu.parameter).map((satu) => satu.uuid);
  for (const [ke, jumlah] of banyak.entries()) {
    const foto = Array.from({ length: jumlah }, (_, nomor) => ({
      uuid: uuidv7(),
      keterangan: `Krus ${nomor + 1}`,
      file_foto: { sha256: nama, name: 'krus.jpg' },
    }));
    const laporan = { jenis_laporan: 'akhir', tanggal: hariIni, jam: '10:15', isi: '<p>Duplo.</p>' };
    await alur.meja('PUT', 'start', milik[ke]!);
    await alur.meja('POST', 'report', milik[ke]!, { ...laporan, hasil_pengujian: '2,86', foto });
    await alur.meja('PUT', 'request-done', milik[ke]!);
    await alur.meja('PUT', 'verification-done', milik[ke]!, { flag_disetujui: 1 }, penyelia);
  }
  await alur.uji(uuid);
  await alur.pelunasan(uuid);
  await alur.lunasi(uuid);
  return { uuid, milik };
}
const pilih = (parameter: readonly string[], flag: 0 | 1) => ({
  catatan_parameter: parameter.map((uuid) => ({ uuid, flag_foto: flag })),
});

test('[BEYOND-21] the issued report prints the photos of a final report where the Kalab wants them, and only there; a revision without them says so', async () => {
  const { uuid, milik } = await dibayar(2, 1);
  const { data, status } = await alur.terbitkan(uuid, pilih(milik.slice(0, 1), 1));
  expect(status).toBe(200);
  const kertas = await unduhBerkas(uji, data.lhu[0]!.file.sha256, pendaftar);
  const { kodeSampel, parameter: tampak } = data.sample[0]!;
  const tentang = `${tampak[0]!.parameterTest.namaParameterUji} (${kodeSampel})`;
  const teks = await bacaTeks(kertas);
  expect(teks).toContain(`Lampiran foto Foto 1. ${tentang}: Krus 1 Foto 2. ${tentang}: Krus 2`);
  expect(teks).not.toContain('Foto 3');
  expect((await bacaGambar(kertas)).at(-1)).toHaveLength(2);

  const catatan_surat = 'Foto tidak diminta';
  const base_rev = (await alur.baca(uuid, kalab)).data.rev;
  const revisi = await alur.terbitkan(uuid, { ...pilih(milik.slice(0, 1), 0), catatan_surat, base_rev });
  expect(revisi.data.lhu.at(-1)!.perubahan).toEqual([
    `lampiran foto ${tentang} 2 foto: Krus 1; Krus 2 → (kosong)`,
  ]);
  const baru = await unduhBerkas(uji, revisi.data.lhu.at(-1)!.file.sha256, pendaftar);
  expect(await bacaTeks(baru)).not.toContain('Foto 1.');
  // What was issued stays as it was.
  expect(Buffer.compare(await unduhBerkas(uji, data.lhu[0]!.file.sha256, pendaftar), kertas)).toBe(0);
});

test('[BEYOND-21] more than twenty are not printed, with what to do', async () => {
  const foto = Array.from({ length: maksFoto }, (_, ke) => ({
    uuid: uuidv7(),
    keterangan: `Krus ${ke}`,
    sel: null,
    file: { url: '', sha256: 'a'.repeat(64), size: 9, mime: 'image/jpeg', name: 'krus.jpg' },
  }));
  const uji1 = (banyak: number) =>
    parameter(0, { flagFoto: 1, historyProgres: [riwayat('laporanAkhir', { foto: foto.slice(0, banyak) })] });
  const lampiran = (...banyak: number[]) =>
    bacaLampiran(uji.server.files, [sampel(0, { parameter: banyak.map(uji1) })]);
  expect(await lampiran(maksFoto, maksFoto)).toHaveLength(maksLampiran);
  await expect(lampiran(maksFoto, maksFoto, 1)).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'catatan_parameter', message: terlaluBanyakLampiran }],
  });
});
