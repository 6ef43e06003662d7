import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#server/core/database.ts';
import { ambil } from '#server/modules/kabar/ambil.ts';
import { akun } from '#tests/support/akun.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { menitMs } from '#tests/support/kanal.ts';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import { awalJam } from '#tests/support/server.ts';
import { whatsappUji, type GangguanWa } from '#tests/support/whatsapp.ts';

let dunia: Awaited<ReturnType<typeof whatsappUji>>;
beforeAll(async () => {
  dunia = await whatsappUji();
  for (const as of [pendaftar, kalab])
    await dunia.uji.request('PUT', '/api/user/notification', {
      as,
      body: {
        kanal: 'whatsapp',
        giliran: as === kalab ? 'ringkasan' : 'segera',
        perubahan: as === kalab ? 'tidak' : 'segera',
      },
    });
});
afterAll(() => dunia.tutup());
beforeEach(() => {
  dunia.meta.pesan.length = 0;
  dunia.meta.tanpaJawaban.length = 0;
  dunia.meta.ganggu();
});

const nomorPendaftar = `62${akun(pendaftar).profil!.noHp!.slice(1)}`;
const keadaan = () =>
  rows<{ keadaan: string; percobaan: number; galat: string | null; luar: string | null }>(
    dunia.uji.server.db,
    sql`select keadaan, percobaan, galat, luar from kiriman where cara = 'segera' order by id desc limit 1`,
  );

test('[BEYOND-43] whoever agreed to it reads at once what happened, about which number, and where to go on', async () => {
  const { nomor } = await dunia.tolak();
  await dunia.kirim();
  const [kabar] = await kabarUji(dunia.uji).semua(pendaftar);
  expect(dunia.meta.pesan).toEqual([
    expect.objectContaining({
      kepada: nomorPendaftar,
      teks: `Yth. ${akun(pendaftar).nama}, ada perubahan pada layanan laboratorium Anda: Pengujian ditolak (${nomor}). Buka tautan di bawah ini untuk membaca selengkapnya.`,
      tautan: `https://lab.kampus.example/kabar/${kabar!.uuid}`,
    }),
  ]);
  // The title of a submission stays in the house.
  const judul = kabar!.perihal.replace(`${nomor} · `, '');
  expect(judul).not.toBe(kabar!.perihal);
  expect(dunia.meta.pesan[0]!.mentah).not.toContain(judul);
  expect(await keadaan()).toEqual([
    { keadaan: 'terkirim', percobaan: 1, galat: null, luar: dunia.meta.pesan[0]!.id },
  ]);
  await dunia.kirim();
  expect(dunia.meta.pesan.length).toBe(1);
});

test('[BEYOND-43] a turn says what is to be done; whoever has agreed to nothing is written to by nobody', async () => {
  const { uuid, nomor } = (await dunia.layan.daftar()).data;
  await dunia.kabarkan();
  await dunia.layan.verifikasi(uuid, 1);
  await dunia.kabarkanDanKirim();
  expect(dunia.meta.pesan.filter(({ teks }) => teks.includes('menunggu tindakan Anda'))).toEqual([
    expect.objectContaining({
      kepada: nomorPendaftar,
      teks: `Yth. ${akun(pendaftar).nama}, ada yang menunggu tindakan Anda di laboratorium: Bayar DP 50% (${nomor}). Buka tautan di bawah ini untuk membaca dan mengerjakannya.`,
    }),
  ]);
  expect((await kabarUji(dunia.uji).semua(admin)).length).toBeGreaterThan(0);
  expect(new Set(dunia.meta.pesan.map(({ kepada }) => kepada))).toEqual(new Set([nomorPendaftar]));
});

describe('[BEYOND-43] a WhatsApp that does not take it', () => {
  test.each<[string, GangguanWa, galat: string]>([
    [
      'at its limit',
      { status: 429, code: 130429, rinci: 'Pelan' },
      'WhatsApp menolak kiriman kita (130429): Pelan',
    ],
    ['too many for this number', { status: 400, code: 131056 }, 'WhatsApp menolak kiriman kita (131056)'],
    ['a token that is over', { status: 401, code: 190 }, 'WhatsApp menolak kiriman kita (190)'],
    [
      'a template that is not approved',
      { status: 404, code: 132001 },
      'WhatsApp menolak kiriman kita (132001)',
    ],
    ['a fault of its own', { status: 500, code: 131000 }, 'WhatsApp menolak kiriman kita (131000)'],
    ['an answer of somebody else', 'bingung', 'WhatsApp menjawab 200 tanpa keterangan.'],
    ['that hangs up before it says so', 'putus', 'Server WhatsApp 127.0.0.1'],
  ])('%s: the message waits, and is written once more', async (_, gangguan, galat) => {
    await dunia.tolak();
    dunia.meta.ganggu(gangguan);
    await dunia.kirim();
    expect(dunia.meta.pesan).toEqual([]);
    expect((await keadaan())[0]).toMatchObject({
      keadaan: 'menunggu',
      percobaan: 1,
      galat: expect.stringContaining(galat),
    });
    // Not before its time.
    await dunia.kirim();
    expect(dunia.meta.pesan).toEqual([]);
    dunia.uji.jam.maju(menitMs);
    await dunia.kirim();
    await dunia.kirim();
    expect(dunia.meta.pesan.map(({ kepada }) => kepada)).toEqual([nomorPendaftar]);
    expect(await keadaan()).toMatchObject([{ keadaan: 'terkirim', percobaan: 2, galat: null }]);
    // It has no key by which to know it again: what it took without saying so it takes twice, and both are the same.
    for (const satu of dunia.meta.tanpaJawaban) expect(satu.tautan).toBe(dunia.meta.pesan[0]!.tautan);
  });

  test('because of the token, of nobody: the others are not tried one after the other', async () => {
    await dunia.tolak();
    await dunia.tolak();
    dunia.meta.ganggu({ status: 401, code: 190 }, { status: 401, code: 190 });
    const sebelum = dunia.meta.dicoba();
    await dunia.kirim();
    expect(dunia.meta.dicoba() - sebelum).toBe(1);
    dunia.meta.ganggu();
    dunia.uji.jam.maju(menitMs);
    await dunia.kirim();
    expect(dunia.meta.pesan.length).toBe(2);
  });

  test('that is not there: nothing is lost', async () => {
    await dunia.tolak();
    await dunia.tolak();
    await dunia.meta.tutup();
    await dunia.kirim();
    const menunggu = await rows<{ percobaan: number; galat: string | null }>(
      dunia.uji.server.db,
      sql`select percobaan, galat from kiriman where keadaan = 'menunggu' and cara = 'segera' order by percobaan`,
    );
    await dunia.meta.buka();
    expect(menunggu).toEqual([
      { percobaan: 0, galat: null },
      { percobaan: 1, galat: expect.stringContaining('tidak dapat dihubungi (ECONNREFUSED)') },
    ]);
    dunia.uji.jam.maju(menitMs);
    await dunia.kirim();
    expect(dunia.meta.pesan.length).toBe(2);
  });

  test('for what it says: given up at once, and Admin reads why', async () => {
    await dunia.tolak();
    dunia.meta.ganggu({ status: 400, code: 132007, rinci: 'Melanggar aturan isi' });
    await dunia.kirim();
    const { data } = await dunia.uji.request<{ kanal: string; alamat: string; galat: string }[]>(
      'GET',
      '/api/notification/failed',
      { as: admin },
    );
    expect(data[0]).toMatchObject({
      kanal: 'whatsapp',
      alamat: `+${nomorPendaftar}`,
      galat: 'WhatsApp menolak isinya (132007): Melanggar aturan isi',
    });
  });
});

test('[BEYOND-43] two processes at once write each message once', async () => {
  for (let ke = 0; ke < 6; ke += 1) await dunia.tolak();
  await Promise.all([dunia.kirim(), dunia.kirim(), dunia.kirim()]);
  expect(dunia.meta.pesan.length).toBe(6);
  expect(new Set(dunia.meta.pesan.map(({ tautan }) => tautan)).size).toBe(6);
});

test('[BEYOND-43] what a process that died had in hand is written by another', async () => {
  await dunia.tolak();
  await ambil(dunia.uji.server.db, ['whatsapp'], dunia.uji.jam.now());
  await dunia.kirim();
  expect(dunia.meta.pesan).toEqual([]);
  dunia.uji.jam.maju(5 * menitMs);
  await dunia.kirim();
  expect(dunia.meta.pesan.map(({ kepada }) => kepada)).toEqual([nomorPendaftar]);
});

test('[BEYOND-43] a digest counts, and names nothing', async () => {
  dunia.uji.jam.set('2026-12-03T03:00:00Z');
  await dunia.uji.server.db.execute(
    sql`update kiriman set keadaan = 'batal', selesai_pada = now() where keadaan = 'menunggu'`,
  );
  for (let ke = 0; ke < 2; ke += 1) await dunia.mintaKalab();
  await dunia.kabarkan();
  dunia.uji.jam.set('2026-12-04T00:00:00Z');
  await dunia.kirim();
  const kepadaKalab = dunia.meta.pesan.filter(({ teks }) => teks.includes(akun(kalab).nama));
  expect(kepadaKalab.map(({ teks, tautan }) => [teks, tautan])).toEqual([
    [
      `Yth. ${akun(kalab).nama}, ringkasan kabar laboratorium pagi ini: 2 hal menunggu tindakan Anda, dan 0 hal berubah sejak ringkasan sebelumnya. Rinciannya terbaca di aplikasi.`,
      'https://lab.kampus.example/kabar',
    ],
  ]);
  dunia.uji.jam.set(awalJam);
});
