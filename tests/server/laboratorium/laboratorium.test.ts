import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Jejak } from '#domain/jejak/schema.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { bacaGambar, bacaHalaman } from '#tests/pdf/baca.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let logo: Uint8Array;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  logo = await readFile(new URL('../../../server/db/demo/berkas/logo-lpomk.png', import.meta.url));
});
afterAll(() => uji.close());

const baca = async (): Promise<Laboratorium> =>
  (await uji.request<Laboratorium[]>('GET', '/api/laboratory?id_laboratorium=7', { as: pendaftar })).data[0]!;
const ubah = async (isi: object, as = admin) => {
  const { uuid } = await baca();
  const body = { uuid, alamat: 'Jalan Baru 7', flag_laporan_asli: 1, ...isi };
  return uji.request<Laboratorium>('PUT', '/api/laboratory', { as, body });
};
const lengkap = {
  kota: 'Kota Baru',
  telepon: '02155501170',
  whatsapp: '081255501170',
  email: 'lab@kampus.example',
  no_akreditasi: 'LP-000-IDN',
};

const unduh = async (sha256: string) =>
  uji.api.request(`/api/file?url=${sha256}`, {
    headers: { authorization: `Bearer ${await uji.signIn(pendaftar)}` },
  });

describe('how a laboratory is found', () => {
  test('[GAP-171] is what its Admin says of it: all at once, for every device, with its trail', async () => {
    const milik = perangkat(uji, pendaftar);
    await milik.tarik('acuan');
    const sebelum = await baca();
    const file_logo = await alur.unggah(logo, 'logo.png', admin);
    const { status, data } = await ubah({ ...lengkap, file_logo, base_rev: sebelum.rev });
    expect(status).toBe(200);
    const { kota, telepon, whatsapp, email } = lengkap;
    const sekarang = { alamat: 'Jalan Baru 7', kota, telepon, whatsapp, email, noAkreditasi: 'LP-000-IDN' };
    expect(data).toMatchObject({
      ...sekarang,
      namaLaboratorium: 'LPOMK',
      logo: { mime: 'image/png' },
      tandaAkreditasi: null,
    });
    expect(data.rev).not.toBe(sebelum.rev);
    expect(await baca()).toEqual(data);
    expect((await milik.tarik('acuan')).diberi).toEqual(['laboratorium:7']);
    expect(milik.punya('acuan', 'laboratorium:7')).toMatchObject({ nama: 'LPOMK', profil: data });

    const { data: jejak } = await uji.request<{ jejak: Jejak[] }>(
      'GET',
      '/api/audit?tindakan=PUT laboratory',
      { as: admin },
    );
    expect(jejak.jejak[0]).toMatchObject({
      rekaman: 'Laboratorium',
      sebutan: 'LPOMK',
      tindakan: 'Ubah laboratorium',
    });
    expect(jejak.jejak[0]!.perubahan.slice(0, 2)).toEqual([
      { label: 'Alamat', dari: null, ke: 'Jalan Baru 7' },
      { label: 'Kota', dari: null, ke: 'Kota Baru' },
    ]);
    // What is not said any more is gone, the picture as well.
    const kosong = (await ubah({})).data;
    expect([kosong.kota, kosong.telepon, kosong.logo]).toEqual([null, null, null]);
  });

  test('a decision on what has changed meanwhile is told so; without an address nothing is taken', async () => {
    const { rev } = await baca();
    await ubah({ kota: 'Kota Lain' });
    const basi = await ubah({ base_rev: rev });
    expect([basi.status, basi.code, basi.data.kota]).toEqual([409, 'STALE', 'Kota Lain']);
    const kosong = await ubah({ alamat: ' ', whatsapp: '12', email: 'bukan email' });
    expect(kosong.errors!.map(({ field }) => field)).toEqual(['alamat', 'whatsapp', 'email']);
    expect((await ubah({}, pendaftar)).status).toBe(403);
  });

  test('[GAP-171] its logo is a small picture, read by everybody who is signed in; one it has is named again by anybody', async () => {
    for (const [bytes, nama, status] of [
      [pdf(), 'logo.pdf', 415],
      [Buffer.concat([jpg(), Buffer.alloc(128 * 1024), Buffer.from([0xff, 0xd9])]), 'logo.jpg', 413],
    ] as const)
      expect((await ubah({ file_logo: await alur.unggah(bytes, nama, admin) })).status).toBe(status);
    const file_logo = await alur.unggah(logo, 'logo.png', admin);
    await ubah({ file_logo });
    expect((await unduh(file_logo.sha256)).status).toBe(200);
    await ubah({});
    expect((await unduh(file_logo.sha256)).status).toBe(404);
    // Who keeps the laboratory next has not uploaded what it has.
    const sha256 = 'a'.repeat(64);
    expect((await ubah({ file_logo: { sha256, name: 'Logo' } })).status).toBe(422);
    await uji.server.db.insert(berkas).values({ sha256, size: 9, mime: 'image/png' });
    await uji.server.db.update(laboratorium).set({ logoSha256: sha256 }).where(eq(laboratorium.id, 7));
    expect((await ubah({ file_logo: { sha256, name: 'Logo' } })).data.logo!.sha256).toBe(sha256);
    await ubah({});
  });

  test('[GAP-171] a report that is issued from then on says it, and bears the logo', async () => {
    const file_logo = await alur.unggah(logo, 'logo.png', admin);
    expect((await ubah({ ...lengkap, file_logo })).status).toBe(200);
    const { uuid } = await alur.jalani(14);
    const { data } = await alur.baca(uuid);
    const bytes = new Uint8Array(await (await unduh(data.lhu[0]!.file.sha256)).arrayBuffer());
    const halaman = await bacaHalaman(bytes);
    expect(halaman[0]!.teks).toContain(
      'Jalan Baru 7 Telepon 021 5550 1170 · WhatsApp 0812 5550 1170 · lab@kampus.example',
    );
    expect(halaman[0]!.teks).not.toContain('Nomor akreditasi');
    expect(halaman.at(-1)!.teks).toContain('Kota Baru, 20 November 2026');
    expect((await bacaGambar(bytes))[0]!.length).toBe(1);
  });
});
