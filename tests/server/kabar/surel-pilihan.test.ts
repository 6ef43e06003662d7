import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { langgananKabar, pilihanKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { admin, kalab, pendaftar } from '#tests/support/layanan.ts';
import { awalJam } from '#tests/support/server.ts';
import { surelUji } from '#tests/support/surel.ts';
import type { SuratUji } from '#tests/support/smtp.ts';

let dunia: Awaited<ReturnType<typeof surelUji>>;
beforeAll(async () => {
  dunia = await surelUji();
});
afterAll(() => dunia.tutup());
beforeEach(async () => {
  await dunia.kirim();
  dunia.smtp.surat.length = 0;
  await dunia.uji.server.db.delete(pilihanKabar);
  await dunia.uji.server.db.delete(langgananKabar);
});

const pilih = (as: string, giliran: string, perubahan: string) =>
  dunia.uji.request<PilihanKanal[]>('PUT', '/api/user/notification', {
    as,
    body: { kanal: 'surel', giliran, perubahan },
  });
const pilihan = async (as: string) =>
  (await dunia.uji.request<PilihanKanal[]>('GET', '/api/user/notification', { as })).data[0]!;
const kepada = (as: string) => dunia.smtp.surat.filter((surat) => surat.kepada === as);
const berhentiDari = ({ kepala }: SuratUji) =>
  new URL(kepala.get('list-unsubscribe')!.replaceAll(/[<>]/g, '')).pathname;

describe('[BEYOND-35] how each wants to be told', () => {
  test('without a word: a registrant at once, an officer in a digest', async () => {
    expect(await pilihan(pendaftar)).toEqual({
      kanal: 'surel',
      tersedia: true,
      alamat: pendaftar,
      giliran: 'segera',
      perubahan: 'segera',
      setuju: null,
      mati: null,
    });
    expect(await pilihan(kalab)).toMatchObject({ giliran: 'ringkasan', perubahan: 'ringkasan' });
  });

  test('an officer who says so is told at once; a registrant who wants no changes is told of none', async () => {
    expect((await pilih(kalab, 'segera', 'tidak')).data[0]).toMatchObject({ giliran: 'segera' });
    await pilih(pendaftar, 'segera', 'tidak');
    const { uuid, nomor } = await dunia.mintaKalab();
    await dunia.kabarkanDanKirim();
    expect(kepada(kalab).map(({ kepala }) => kepala.get('subject'))).toEqual([
      `Giliran Anda: Verifikasi oleh kalab (${nomor})`,
    ]);
    await dunia.layan.verifikasi(uuid, 0, { as: kalab });
    await dunia.kabarkanDanKirim();
    expect(kepada(pendaftar)).toEqual([]);
  });

  test('who wants none of it any more is not sent what waits already', async () => {
    await dunia.tolak();
    await pilih(pendaftar, 'tidak', 'tidak');
    await dunia.kirim();
    expect(kepada(pendaftar)).toEqual([]);
  });
});

describe('[BEYOND-35] the digest', () => {
  /** Friday at ten; the next morning of work is Monday's. */
  beforeEach(() => dunia.uji.jam.set(awalJam));
  const pagi = (hari: string) => dunia.uji.jam.set(`2026-11-${hari}T00:00:00Z`);

  test('at seven of the next working day, all in one; not on Saturday, not a moment before', async () => {
    const satu = await dunia.mintaKalab();
    await dunia.kabarkanDanKirim();
    await dunia.mintaKalab();
    await dunia.kabarkanDanKirim();
    pagi('21');
    await dunia.kirim();
    dunia.uji.jam.set('2026-11-22T23:59:59Z');
    await dunia.kirim();
    expect(kepada(kalab)).toEqual([]);
    pagi('23');
    // Whoever else is at it as well.
    await Promise.all([dunia.kirim(), dunia.kirim(), dunia.kirim()]);
    const surat = kepada(kalab);
    expect(surat.length).toBe(1);
    expect(surat[0]!.kepala.get('subject')).toMatch(/^Ringkasan kabar: \d+ menunggu Anda$/);
    expect(surat[0]!.teks).toContain('GILIRAN ANDA');
    expect(surat[0]!.teks).toContain(satu.nomor);
    await dunia.kirim();
    expect(kepada(kalab).length).toBe(1);
  });

  // The embedded database has one connection, which the other process would have.
  test.runIf(process.env['TEST_POSTGRES_URL'])(
    '[BEYOND-34] while another process puts it together, nobody begins with what is left of it',
    async () => {
      await dunia.mintaKalab();
      await dunia.mintaKalab();
      await dunia.kabarkan();
      pagi('23');
      const { db } = dunia.uji.server;
      const pertama = sql`select id from kiriman where keadaan = 'menunggu' and pengguna_id = ${akun(kalab).uuid}
        order by id limit 1 for update`;
      await db.transaction(async (tx) => {
        await tx.execute(pertama);
        await dunia.kirim();
        expect(kepada(kalab)).toEqual([]);
      });
      await dunia.kirim();
      expect(kepada(kalab).length).toBe(1);
    },
  );

  test('a turn that is over by then is left out; nothing left, no digest', async () => {
    const satu = await dunia.mintaKalab();
    const dua = await dunia.mintaKalab();
    await dunia.kabarkan();
    await dunia.layan.verifikasi(satu.uuid, 0, { as: kalab });
    await dunia.kabarkan();
    pagi('23');
    await dunia.kirim();
    const [surat] = kepada(kalab);
    expect(surat!.teks).toContain(dua.nomor);
    expect(surat!.teks).not.toContain(satu.nomor);
    expect(kepada(admin)).toEqual([]);
  });

  test('Monday’s names what has waited since before, Tuesday’s does not', async () => {
    dunia.uji.jam.set('2026-11-26T03:00:00Z');
    const lama = await dunia.mintaKalab();
    await dunia.kabarkan();
    pagi('27');
    await dunia.kirim();
    dunia.smtp.surat.length = 0;
    // The Friday, and the week that follows.
    dunia.uji.jam.set('2026-11-27T03:00:00Z');
    const baru = await dunia.mintaKalab();
    await dunia.kabarkan();
    pagi('30');
    await dunia.kirim();
    const teks = kepada(kalab)[0]!.teks;
    expect(teks.indexOf('MASIH MENUNGGU DARI SEBELUMNYA')).toBeGreaterThan(teks.indexOf(baru.nomor!));
    expect(teks.indexOf(lama.nomor!)).toBeGreaterThan(teks.indexOf('MASIH MENUNGGU'));
    dunia.smtp.surat.length = 0;
    dunia.uji.jam.set('2026-11-30T03:00:00Z');
    await dunia.mintaKalab();
    await dunia.kabarkan();
    dunia.uji.jam.set('2026-12-01T00:00:00Z');
    await dunia.kirim();
    expect(kepada(kalab)[0]!.teks).not.toContain('DARI SEBELUMNYA');
  });

  test('that was broken off goes again as the same message, and what came meanwhile in another', async () => {
    await dunia.mintaKalab();
    await dunia.kabarkan();
    dunia.smtp.ganggu({ di: 'akhirData' });
    pagi('23');
    await dunia.kirim();
    expect(kepada(kalab)).toEqual([]);
    await dunia.mintaKalab();
    await dunia.kabarkan();
    dunia.uji.jam.maju(60_000);
    await dunia.kirim();
    expect(kepada(kalab).map(({ kepala }) => kepala.get('message-id'))).toEqual([
      dunia.smtp.tanpaJawaban.at(-1)!.kepala.get('message-id'),
    ]);
  });
});

describe('[BEYOND-35] ending it without signing in', () => {
  const surat = async () => {
    await dunia.tolak();
    await dunia.kirim();
    return kepada(pendaftar)[0]!;
  };

  test('the link of a mail asks first; the button of a mail program ends it at once', async () => {
    const path = berhentiDari(await surat());
    const tanya = await dunia.uji.api.request(path);
    expect([tanya.status, await tanya.text()]).toEqual([200, expect.stringContaining('Ya, berhenti')]);
    expect((await pilihan(pendaftar)).mati).toBe(null);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (let kali = 0; kali < 2; kali += 1)
      expect((await dunia.uji.api.request(path, { method: 'POST', body })).status).toBe(200);
    expect((await pilihan(pendaftar)).mati).toMatchObject({ sebab: 'berhenti', galat: null });
    dunia.smtp.surat.length = 0;
    await dunia.tolak();
    await dunia.kirim();
    expect(kepada(pendaftar)).toEqual([]);
    // And on again from the profile.
    expect((await pilih(pendaftar, 'segera', 'segera')).data[0]!.mati).toBe(null);
    await dunia.tolak();
    await dunia.kirim();
    expect(kepada(pendaftar).length).toBe(1);
  });

  test('a token that nobody has ends nothing', async () => {
    const palsu = await dunia.uji.api.request('/berhenti-surel/palsu', { method: 'POST' });
    expect(palsu.status).toBe(404);
  });
});

test('[BEYOND-35] an address that is refused for good: no more mail, its person reads why, another address works', async () => {
  const { db } = dunia.uji.server;
  await dunia.tolak();
  dunia.smtp.ganggu({ di: 'RCPT', kode: 550, kata: '5.1.1 User unknown' });
  await dunia.kirim();
  expect((await pilihan(pendaftar)).mati).toMatchObject({
    sebab: 'ditolak',
    galat: 'Server surel menolak alamatnya: 550 5.1.1 User unknown',
  });
  expect((await kabarUji(dunia.uji).semua(pendaftar))[0]).toMatchObject({
    kalimat: 'Kabar lewat surel berhenti: server surel menolak alamat Anda.',
    halaman: 'profil',
  });
  const dicoba = dunia.smtp.dicoba();
  await dunia.tolak();
  await dunia.kirim();
  expect(dunia.smtp.dicoba()).toBe(dicoba);
  const { uuid } = akun(pendaftar);
  await db.update(pengguna).set({ email: 'baru@kampus.example' }).where(eq(pengguna.id, uuid));
  await dunia.tolak();
  await dunia.kirim();
  expect(dunia.smtp.surat.map((surat) => surat.kepada)).toEqual(['baru@kampus.example']);
  await db.update(pengguna).set({ email: pendaftar }).where(eq(pengguna.id, uuid));
});

describe('[BEYOND-35] what changed and the turn that came of it', () => {
  const disetujui = async () => {
    const { uuid, nomor } = await dunia.mintaKalab();
    await dunia.layan.verifikasi(uuid, 1, { as: kalab });
    await dunia.kabarkanDanKirim();
    return nomor;
  };
  const perihal = () => kepada(pendaftar).map(({ kepala }) => kepala.get('subject'));

  test('go out as one mail, which says what to do; the app has both', async () => {
    const nomor = await disetujui();
    expect(perihal()).toEqual([`Giliran Anda: Bayar DP 50% (${nomor})`]);
    const milik = (await kabarUji(dunia.uji).semua(pendaftar)).filter((satu) =>
      satu.perihal.startsWith(nomor!),
    );
    expect(milik.map(({ kalimat }) => kalimat).toSorted()).toEqual(['Bayar DP 50%', 'Pengujian disetujui.']);
  });

  test('the change goes out where its person is not told of turns', async () => {
    await pilih(pendaftar, 'tidak', 'segera');
    const nomor = await disetujui();
    expect(perihal()).toEqual([`Pengujian disetujui (${nomor})`]);
  });
});
