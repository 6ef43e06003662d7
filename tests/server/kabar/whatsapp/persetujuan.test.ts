import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Jejak } from '#domain/jejak/schema.ts';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { kalimatPersetujuan } from '#domain/kabar/kanal.ts';
import { langgananKabar, pilihanKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { whatsappUji } from '#tests/support/whatsapp.ts';

let dunia: Awaited<ReturnType<typeof whatsappUji>>;
beforeAll(async () => {
  dunia = await whatsappUji();
});
afterAll(() => dunia.tutup());
beforeEach(async () => {
  await dunia.kirim();
  dunia.meta.pesan.length = 0;
  await dunia.uji.server.db.delete(pilihanKabar);
  await dunia.uji.server.db.delete(langgananKabar);
});

const { uuid, profil } = akun(pendaftar);
const pilih = (giliran: string, perubahan: string) =>
  dunia.uji.request<PilihanKanal[]>('PUT', '/api/user/notification', {
    as: pendaftar,
    body: { kanal: 'whatsapp', giliran, perubahan },
  });
const pilihan = async () =>
  (await dunia.uji.request<PilihanKanal[]>('GET', '/api/user/notification?kanal=whatsapp', { as: pendaftar }))
    .data[0]!;
const ubahNomor = (noHp: string | null) =>
  dunia.uji.server.db.update(pengguna).set({ noHp }).where(eq(pengguna.id, uuid));

test('[BEYOND-43] nobody is written to who has not said so', async () => {
  expect(await pilihan()).toEqual({
    kanal: 'whatsapp',
    tersedia: true,
    alamat: `+62${profil!.noHp!.slice(1)}`,
    giliran: 'tidak',
    perubahan: 'tidak',
    setuju: null,
    mati: null,
  });
  await dunia.tolak();
  await dunia.kirim();
  expect(dunia.meta.pesan).toEqual([]);
});

test('[BEYOND-43] a choice without a consent that was kept is none', async () => {
  await dunia.uji.server.db
    .insert(pilihanKabar)
    .values({ penggunaId: uuid, kanal: 'whatsapp', jenis: 'perubahan', cara: 'segera' });
  await dunia.tolak();
  await dunia.kirim();
  expect(dunia.meta.pesan).toEqual([]);
});

test('[BEYOND-43] wanting it is consent: kept with its words and its time, in the trail and in the copy of one’s own data, until it is taken back', async () => {
  const pada = dunia.uji.jam.now().toISOString();
  const kalimat = kalimatPersetujuan.whatsapp!;
  await pilih('segera', 'tidak');
  expect((await pilihan()).setuju).toEqual({ pada, kalimat });
  // In the same words it was agreed to before.
  dunia.uji.jam.maju(60_000);
  expect((await pilih('segera', 'segera')).data).toContainEqual(
    expect.objectContaining({ kanal: 'whatsapp', perubahan: 'segera', setuju: { pada, kalimat } }),
  );
  await dunia.tolak();
  expect((await pilih('tidak', 'tidak')).data[1]).toMatchObject({ giliran: 'tidak', setuju: null });
  // What waited already does not go either.
  await dunia.kirim();
  expect(dunia.meta.pesan).toEqual([]);
  const { data } = await dunia.uji.request<{ jejak: Jejak[] }>('GET', `/api/audit?id_rekaman=${uuid}`, {
    as: 'admin@kampus.example',
  });
  expect(
    data.jejak
      .flatMap(({ perubahan }) => perubahan)
      .filter(({ label }) => label === 'Persetujuan kabar lewat WhatsApp')
      .map(({ dari, ke }) => [dari, ke]),
  ).toEqual([
    [kalimat, null],
    [null, kalimat],
  ]);
});

test.each(['0274512345', '', '8123456789'])(
  '[BEYOND-43] who has no mobile number (%s) is told so, and agrees to nothing',
  async (noHp) => {
    await ubahNomor(noHp || null);
    const { status, info } = await pilih('segera', 'segera');
    expect([status, info]).toEqual([422, expect.stringContaining('bukan nomor ponsel')]);
    expect(await pilihan()).toMatchObject({ alamat: '', giliran: 'tidak', setuju: null });
    // Saying no needs none.
    expect((await pilih('tidak', 'tidak')).status).toBe(200);
    await ubahNomor(profil!.noHp!);
  },
);

test('[BEYOND-43] a number of another country is written to with its own code', async () => {
  await ubahNomor('6591234567');
  await pilih('tidak', 'segera');
  await dunia.tolak();
  await dunia.kirim();
  expect(dunia.meta.pesan.map(({ kepada }) => kepada)).toEqual(['6591234567']);
  await ubahNomor(profil!.noHp!);
});
