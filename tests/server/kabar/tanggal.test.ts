import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, labDay, labMoment } from '#domain/core/clock.ts';
import { rows } from '#server/core/database.ts';
import { kejadianDari } from '#server/core/kejadian.ts';
import type { JournalChange } from '#server/core/journal.ts';
import { kejadian } from '#server/db/tables/kabar.ts';
import { modules } from '#server/modules/index.ts';
import { mulaikan } from '#server/modules/kabar/mulaikan.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { bahanInduk, instrumenInduk, type Induk } from '#tests/support/master.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const laboran = 'laboran@kampus.example';
/** Keeps the other laboratories. */
const laboranLain = 'laboran2@kampus.example';

let uji: ServerUji;
let kabar: ReturnType<typeof kabarUji>;
beforeAll(async () => {
  uji = await createTestServer();
  kabar = kabarUji(uji);
});
afterAll(() => uji.close());

/** The clock goes on to the morning of a day. */
const pada = (hari: string) => uji.jam.maju(labMoment(hari, '08:00').getTime() - uji.jam.now().getTime());
const dalam = (hari: number) => addDays(labDay(uji.jam.now()), hari);

const tentang = async (as: string, kata: string) =>
  (await kabar.baru(as)).filter((satu) => satu.includes(kata));
const seluruhnya = async (as: string, kata: string) =>
  (await kabar.semua(as)).filter(({ kalimat }) => kalimat.includes(kata)).length;

const simpan = async (induk: typeof instrumenInduk, lain: object) =>
  (
    await uji.request<Induk>('POST', `/api${induk.master.path}`, {
      as: laboran,
      body: { ...induk.isi(), ...lain },
    })
  ).data;
const ubah = (induk: typeof instrumenInduk, lama: Induk, lain: object) =>
  uji.request<Induk>('PUT', `/api${induk.master.path}`, {
    as: laboran,
    body: { ...induk.isi(), uuid: lama.uuid, ...lain },
  });
const atur = (pengingat: string, hari: readonly number[]) =>
  uji.request('PUT', '/api/notification/reminder', { as: admin, body: { pengingat, hari } });

test('[BEYOND-41] a calibration is told from 30 days before to those who keep the instrument, again 7 before, and is over with a new date', async () => {
  const lama = { tgl_kalibrasi: '2026-01-05', tgl_kalibrasi_selanjutnya: dalam(40) };
  const alat = await simpan(instrumenInduk, lama);
  const tanggal = lama.tgl_kalibrasi_selanjutnya;
  const kata = 'Kalibrasi ulang, jatuh tempo 30 Desember 2026';
  expect(await tentang(laboran, 'Kalibrasi')).toEqual([]);
  pada(addDays(tanggal, -31));
  expect(await tentang(laboran, 'Kalibrasi')).toEqual([]);
  pada(addDays(tanggal, -30));
  expect(await tentang(laboran, 'Kalibrasi')).toEqual([`! ${kata}`]);
  expect(await tentang(admin, 'Kalibrasi')).toEqual([`! ${kata}`]);
  for (const lain of [laboranLain, kalab, penyelia, pendaftar])
    expect(await tentang(lain, 'Kalibrasi'), lain).toEqual([]);
  pada(addDays(tanggal, -8));
  expect(await seluruhnya(laboran, 'Kalibrasi')).toBe(1);
  pada(addDays(tanggal, -7));
  expect(await tentang(laboran, 'Kalibrasi')).toEqual([`! Masih menunggu Anda: ${kata}`]);
  pada(addDays(tanggal, 20));
  expect(await tentang(laboran, 'Kalibrasi')).toEqual([`! Masih menunggu Anda: ${kata}`]);
  expect(await seluruhnya(laboran, 'Kalibrasi')).toBe(2);
  expect((await ubah(instrumenInduk, alat, { ...lama, tgl_kalibrasi_selanjutnya: dalam(365) })).status).toBe(
    200,
  );
  expect(await tentang(laboran, 'Kalibrasi')).toEqual([]);
});

test('[BEYOND-41] where no process ran on any of its days it is told once, also of what had passed already, and not of what is switched off', async () => {
  const isi = (nama: string, hari: number) => ({
    nama_instrumen: nama,
    tgl_kalibrasi: '2026-01-05',
    tgl_kalibrasi_selanjutnya: dalam(hari),
  });
  await simpan(instrumenInduk, isi('Neraca', 45));
  const mati = await simpan(instrumenInduk, isi('Oven lama', 45));
  await ubah(instrumenInduk, mati, { ...isi('Oven lama', 45), flag_aktif: 0 });
  await kabar.kabarkan();
  const sebelum = await seluruhnya(laboran, 'Kalibrasi');
  pada(dalam(60));
  const baru = await tentang(laboran, 'Kalibrasi');
  expect(baru).toHaveLength(1);
  expect(baru[0]).not.toContain('Masih');
  expect(await seluruhnya(laboran, 'Kalibrasi')).toBe(sebelum + 1);
  const [neraca] = (await kabar.semua(laboran)).filter(({ selesaiPada }) => selesaiPada === null);
  expect(neraca).toMatchObject({ halaman: 'instrumen', perihal: expect.stringContaining('Neraca') });
});

test('[BEYOND-41] a material that expires is told while there is any of it, and again when there is', async () => {
  const botol = await simpan(bahanInduk, { tgl_expired: dalam(20) });
  expect(await tentang(laboran, 'kedaluwarsa')).toHaveLength(1);
  const stok = (jml_stok: number) =>
    uji.request('POST', '/api/item/stock', {
      as: laboran,
      body: { uuid: botol.uuid, jml_stok, alasan: 'Dihitung ulang' },
    });
  await stok(0);
  expect(await tentang(laboran, 'kedaluwarsa')).toEqual([]);
  await stok(5);
  expect(await tentang(laboran, 'kedaluwarsa')).toHaveLength(1);
  await ubah(bahanInduk, botol, { jml_stok: 5, tgl_expired: dalam(300) });
  expect(await tentang(laboran, 'kedaluwarsa')).toEqual([]);
});

test('[BEYOND-41] research that uses up a material has both of them looked at', () => {
  const [bahan, riset] = ['bahan', 'riset'];
  const change = { jenis: 'bahan', record: bahan, pendaftaran_id: riset } as unknown as JournalChange;
  expect(kejadianDari([change], []).map(({ pokok, jenis }) => [pokok, jenis])).toEqual([
    [riset, 'pendaftaran'],
    [bahan, 'bahan'],
  ]);
});

test('[BEYOND-42] other days before a date hold at once, and none is off', async () => {
  await simpan(bahanInduk, { tgl_expired: dalam(50) });
  expect(await tentang(laboran, 'kedaluwarsa')).toEqual([]);
  await atur('kedaluwarsa', [60]);
  expect(await tentang(laboran, 'kedaluwarsa')).toHaveLength(1);
  await atur('kedaluwarsa', []);
  expect(await tentang(laboran, 'kedaluwarsa')).toEqual([]);
  await atur('kedaluwarsa', [30, 7]);
  expect(await tentang(laboran, 'kedaluwarsa')).toEqual([]);
});

test('[BEYOND-41] of several processes one finds what has come, and each is told once', async () => {
  for (let ke = 0; ke < 8; ke += 1) await simpan(bahanInduk, { tgl_expired: dalam(40) });
  await kabar.kabarkan();
  pada(dalam(11));
  const cari = mulaikan(modules.flatMap(({ pokok }) => pokok ?? []));
  const habis = async () => {
    while ((await cari.step(uji.server, 1)) > 0);
  };
  await Promise.all([habis(), habis(), habis(), habis()]);
  expect(await uji.server.db.$count(kejadian)).toBe(8);
  expect(await tentang(laboran, 'kedaluwarsa')).toHaveLength(8);
  const kali = await rows<{ n: number }>(
    uji.server.db,
    sql`select count(*)::int as n from kabar where selesai_pada is null
      group by pengguna_id, pokok, kunci, susulan order by 1 desc limit 1`,
  );
  expect(kali).toEqual([{ n: 1 }]);
});

test('[BEYOND-41] the working day before a promise those are told whose turn it is, whoever that becomes; not while it is paused, and no more when it is kept', async () => {
  const layan = layanan(uji);
  const { uuid } = await layan.jalani(7);
  const { janji } = (await layan.baca(uuid)).data;
  const kata = 'Dijanjikan';
  const kerja = await sebelumJanji(janji!);
  pada(kerja[1]!);
  expect(await tentang(analis, kata)).toEqual([]);
  pada(kerja[0]!);
  expect(await tentang(analis, kata)).toEqual([
    expect.stringMatching(/^! Dijanjikan \d+ \w+ 20\d\d: Mulai pengujian oleh analis: 2 parameter$/),
  ]);
  for (const lain of [penyelia, pendaftar, kalab, admin]) expect(await tentang(lain, kata), lain).toEqual([]);
  await layan.jeda(uuid);
  expect(await tentang(analis, kata)).toEqual([]);
  const { jeda } = (await layan.baca(uuid)).data;
  await layan.lanjut(uuid, jeda[0]!.uuid);
  expect(await tentang(analis, kata)).toHaveLength(1);
  await layan.uji(uuid);
  expect(await tentang(analis, kata)).toEqual([]);
  expect(await tentang(admin, kata)).toEqual([expect.stringContaining('Pembuatan tagihan pelunasan')]);
  pada(addDays(janji!, 10));
  expect(await tentang(admin, kata)).toHaveLength(1);
  await layan.pelunasan(uuid);
  await layan.lunasi(uuid);
  expect(await tentang(admin, kata)).toEqual([]);
  expect(await tentang(kalab, kata)).toHaveLength(1);
  await layan.terbitkan(uuid);
  for (const siapa of [analis, penyelia, kalab, admin]) expect(await tentang(siapa, kata), siapa).toEqual([]);

  /** The working days before it, the last first: as the app counts them. */
  async function sebelumJanji(hari: string): Promise<string[]> {
    const libur = new Set(
      (
        await rows<{ kode: number }>(
          uji.server.db,
          sql`select kode from acuan where jenis in ('hari-libur', 'cuti-bersama')`,
        )
      ).map(({ kode }) => String(kode)),
    );
    return Array.from({ length: 20 }, (_, ke) => addDays(hari, -1 - ke)).filter(
      (satu) =>
        ![0, 6].includes(new Date(`${satu}T12:00:00Z`).getUTCDay()) && !libur.has(satu.replaceAll('-', '')),
    );
  }
});
