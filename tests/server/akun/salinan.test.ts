import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Jejak } from '#domain/jejak/schema.ts';
import { kalimatPersetujuan } from '#domain/kabar/kanal.ts';
import { akun } from '#tests/support/akun.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { risetUji } from '#tests/support/penelitian.ts';
import { jawabanSurveiTentang } from '#tests/support/survei.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const lain = 'dosen@kampus.example';
const path = '/api/user/self/data';

const setuju = kalimatPersetujuan.whatsapp!;

let uji: ServerUji;
let pengujian: string;
let penelitian: string;
let milikLain: string;
beforeAll(async () => {
  uji = await createTestServer();
  ({ uuid: pengujian } = await layanan(uji).sampai(9));
  penelitian = (await risetUji(uji).sampai(4)).uuid;
  const survei = await jawabanSurveiTentang(uji, { uuid_penelitian: penelitian });
  await layanan(uji).panggil('POST', 'survey', survei, { as: pendaftar });
  await uji.request('PUT', '/api/user/notification', {
    as: pendaftar,
    body: { kanal: 'whatsapp', giliran: 'segera', perubahan: 'tidak' },
  });
  milikLain = (await layanan(uji).daftar({}, lain)).data.uuid;
});
afterAll(() => uji.close());

const minta = async (as = pendaftar) =>
  uji.api.request(path, { headers: { authorization: `Bearer ${await uji.signIn(as)}` } });
/** The archive as its person opens it. */
async function buka(response: Response) {
  const isi = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { nama: Object.keys(isi), data: JSON.parse(strFromU8(isi['data.json']!)), isi };
}

it('[GAP-175, BEYOND-43] holds everything of a person: profile, sessions, what they agreed to, submissions of both kinds, letters, surveys, their own trail', async () => {
  const response = await minta();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const { data } = await buka(response);
  expect(data.profil).toMatchObject({
    uuid: akun(pendaftar).uuid,
    email: pendaftar,
    noHp: expect.any(String),
  });
  expect(data.sesi).not.toEqual([]);
  expect(data.pengujian).toEqual([
    expect.objectContaining({
      uuid: pengujian,
      sample: [expect.objectContaining({ parameter: expect.any(Array) })],
    }),
  ]);
  expect(data.penelitian).toEqual([expect.objectContaining({ uuid: penelitian })]);
  expect(data.survei.map(({ pendaftaran }: { pendaftaran: string }) => pendaftaran)).toContain(penelitian);
  expect(data.surat).toEqual([]);
  expect(data.pilihanKabar).toContainEqual(
    expect.objectContaining({ kanal: 'whatsapp', setuju: { pada: expect.any(String), kalimat: setuju } }),
  );
  expect(data.jejak.map(({ tindakan }: Jejak) => tindakan)).toEqual(
    expect.arrayContaining(['Daftar pengujian', 'Kirim bukti bayar pengujian', 'Unduh data sendiri']),
  );
});

it('[GAP-175] holds the very bytes of every file of theirs, proofs of payment among them', async () => {
  const { nama, isi } = await buka(await minta());
  const file = nama.filter((satu) => satu.startsWith('file/'));
  expect(file.length).toBeGreaterThanOrEqual(2);
  for (const satu of file) expect(satu).toContain(`file/${sha256(isi[satu]!)}.`);
  expect(file.some((satu) => satu.endsWith('.pdf'))).toBe(true);
});

it('[GAP-175] holds nothing of anybody else, and no more than one may see', async () => {
  const { data } = await buka(await minta(lain));
  expect(data.pengujian.map(({ uuid }: { uuid: string }) => uuid)).toEqual([milikLain]);
  expect(data.penelitian).toEqual([]);
  // An officer’s is of what is theirs, not of what they work on.
  const petugas = (await buka(await minta(admin))).data;
  expect([petugas.pengujian, petugas.penelitian, petugas.surat]).toEqual([[], [], []]);
  expect(new Set(petugas.jejak.map(({ tindakan }: Jejak) => tindakan))).toEqual(
    new Set(['Unduh data sendiri']),
  );
  expect((await uji.api.request(path)).status).toBe(401);
});

it('[GAP-175] goes out one at a time for each person, and one that is broken off makes room for the next', async () => {
  const pertama = await minta();
  expect((await minta()).status).toBe(429);
  expect((await minta(lain)).status).toBe(200);
  await pertama.body!.cancel();
  const kedua = await minta();
  expect(kedua.status).toBe(200);
  await buka(kedua);
  expect((await minta()).status).toBe(200);
});
