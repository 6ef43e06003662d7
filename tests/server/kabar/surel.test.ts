import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '#server/core/database.ts';
import { ambil } from '#server/modules/kabar/ambil.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { kalab, pendaftar } from '#tests/support/layanan.ts';
import { menitMs } from '#tests/support/kanal.ts';
import { surelUji } from '#tests/support/surel.ts';
import type { Gangguan, SuratUji } from '#tests/support/smtp.ts';

let dunia: Awaited<ReturnType<typeof surelUji>>;
beforeAll(async () => {
  dunia = await surelUji();
});
afterAll(() => dunia.tutup());
beforeEach(() => {
  dunia.smtp.surat.length = 0;
  dunia.smtp.tanpaJawaban.length = 0;
  dunia.smtp.ganggu();
});

const subyek = ({ kepala }: SuratUji) => kepala.get('subject');
const pengenal = ({ kepala }: SuratUji) => kepala.get('message-id');
const keadaan = () =>
  rows<{ keadaan: string; percobaan: number; galat: string | null }>(
    dunia.uji.server.db,
    sql`select keadaan, percobaan, galat from kiriman where cara = 'segera' order by id desc limit 1`,
  );

test('[BEYOND-35] a registrant is written to at once: what happened, what it is about, and where to go on', async () => {
  const { nomor } = await dunia.tolak();
  await dunia.kirim();
  expect(dunia.smtp.surat.map((satu) => [satu.kepada, subyek(satu)])).toEqual([
    [pendaftar, `Pengujian ditolak (${nomor})`],
  ]);
  const [surat] = dunia.smtp.surat;
  const [kabar] = await kabarUji(dunia.uji).semua(pendaftar);
  expect(surat!.teks).toContain(`https://lab.kampus.example/kabar/${kabar!.uuid}`);
  expect(surat!.teks).toContain(kabar!.perihal);
  expect(surat!.teks).toContain('Yth. ');
  expect(pengenal(surat!)).toBe(`<${kabar!.uuid}.surel@lab.kampus.example>`);
  expect(surat!.kepala.get('auto-submitted')).toBe('auto-generated');
  expect(surat!.kepala.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(surat!.kepala.get('from')).toBe('Mejalab <lab@kampus.example>');
});

describe('[BEYOND-34] a mail server that fails', () => {
  const putus = 'Server surel 127.0.0.1';
  test.each<[string, Gangguan, galat: string]>([
    ['4xx at MAIL', { di: 'MAIL', kode: 451, kata: 'Coba nanti' }, 'Server surel menolak kiriman kita: 451'],
    ['5xx at MAIL', { di: 'MAIL', kode: 550, kata: 'Siapa Anda' }, 'Server surel menolak kiriman kita: 550'],
    ['4xx at RCPT', { di: 'RCPT', kode: 450, kata: 'Penuh' }, 'Server surel menolak alamatnya: 450 Penuh'],
    [
      '5xx at RCPT of whom it does not know',
      { di: 'RCPT', kode: 554, kata: '5.7.1 Relay access denied' },
      'Server surel menolak alamatnya: 554 5.7.1',
    ],
    ['4xx at DATA', { di: 'DATA', kode: 451, kata: 'Nanti' }, 'Server surel menolak kiriman kita: 451'],
    ['that hangs up amid DATA', { di: 'tengahData' }, putus],
    ['that hangs up before its 250', { di: 'akhirData' }, putus],
  ])('%s: the mail waits, and comes once', async (_, gangguan, galat) => {
    await dunia.tolak();
    dunia.smtp.ganggu(gangguan);
    await dunia.kirim();
    expect(dunia.smtp.surat).toEqual([]);
    expect((await keadaan())[0]).toMatchObject({
      keadaan: 'menunggu',
      percobaan: 1,
      galat: expect.stringContaining(galat),
    });
    // Not before its time.
    await dunia.kirim();
    expect(dunia.smtp.surat).toEqual([]);
    dunia.uji.jam.maju(menitMs);
    await dunia.kirim();
    await dunia.kirim();
    expect(dunia.smtp.surat.map(({ kepada }) => kepada)).toEqual([pendaftar]);
    expect(new Set([...dunia.smtp.surat, ...dunia.smtp.tanpaJawaban].map(pengenal)).size).toBe(1);
    expect(await keadaan()).toMatchObject([{ keadaan: 'terkirim', percobaan: 2, galat: null }]);
  });

  test('that is not there: nothing is lost, and the others are not tried one after the other', async () => {
    await dunia.tolak();
    await dunia.tolak();
    await dunia.smtp.tutup();
    await dunia.kirim();
    const menunggu = await rows<{ percobaan: number }>(
      dunia.uji.server.db,
      sql`select percobaan from kiriman where keadaan = 'menunggu' and cara = 'segera' order by percobaan`,
    );
    expect(menunggu).toEqual([{ percobaan: 0 }, { percobaan: 1 }]);
    await dunia.smtp.buka();
    dunia.uji.jam.maju(menitMs);
    await dunia.kirim();
    expect(dunia.smtp.surat.length).toBe(2);
    expect(new Set(dunia.smtp.surat.map(pengenal)).size).toBe(2);
  });

  test('what it will not take for what it says is given up at once', async () => {
    await dunia.tolak();
    dunia.smtp.ganggu({ di: 'DATA', kode: 554, kata: '5.6.0 Isi ditolak' });
    await dunia.kirim();
    expect(await keadaan()).toMatchObject([
      { keadaan: 'gagal', galat: 'Server surel menolak isinya: 554 5.6.0 Isi ditolak' },
    ]);
  });

  test('for two days: given up, and Admin reads what, to whom and why', async () => {
    const { nomor } = await dunia.tolak();
    let kali = 0;
    for (; kali < 20 && (await keadaan())[0]!.keadaan === 'menunggu'; kali += 1) {
      dunia.smtp.ganggu({ di: 'MAIL', kode: 451, kata: 'Coba nanti' });
      await dunia.kirim();
      dunia.uji.jam.maju(12 * 60 * menitMs);
    }
    expect(kali).toBe(10);
    const daftar = () =>
      dunia.uji.request<{ uuid: string; nama: string; perihal: string; galat: string }[]>(
        'GET',
        '/api/notification/failed',
        { as: 'admin@kampus.example' },
      );
    const { data } = await daftar();
    expect(data[0]).toMatchObject({
      alamat: pendaftar,
      perihal: expect.stringContaining(nomor!),
      galat: 'Server surel menolak kiriman kita: 451 Coba nanti',
      percobaan: 10,
    });
    const body = { uuid: [data[0]!.uuid] };
    const lagi = await dunia.uji.request('PUT', '/api/notification/resend', {
      as: 'admin@kampus.example',
      body,
    });
    expect(lagi.status).toBe(200);
    await dunia.kirim();
    expect(dunia.smtp.surat.map(({ kepada }) => kepada)).toContain(pendaftar);
    expect((await daftar()).data.map(({ uuid }) => uuid)).not.toContain(data[0]!.uuid);
  });
});

test('[BEYOND-34] a turn that is over before its message left is not written about', async () => {
  const { uuid } = await dunia.mintaKalab();
  await dunia.uji.request('PUT', '/api/user/notification', {
    as: kalab,
    body: { kanal: 'surel', giliran: 'segera', perubahan: 'tidak' },
  });
  await dunia.kabarkan();
  await dunia.layan.verifikasi(uuid, 0, { as: kalab });
  await dunia.kabarkan();
  await dunia.kirim();
  expect(dunia.smtp.surat.map(({ kepada }) => kepada)).toEqual([pendaftar]);
});

test('[BEYOND-34] two processes at once send each message once', async () => {
  for (let ke = 0; ke < 6; ke += 1) await dunia.tolak();
  await Promise.all([dunia.kirim(), dunia.kirim(), dunia.kirim()]);
  expect(dunia.smtp.surat.length).toBe(6);
  expect(new Set(dunia.smtp.surat.map(pengenal)).size).toBe(6);
});

test('[BEYOND-34] what a process that died had in hand is sent by another, under the same name', async () => {
  await dunia.tolak();
  // It took the message and is gone: nobody puts down what came of it.
  const diTangan = await ambil(dunia.uji.server.db, ['surel'], dunia.uji.jam.now());
  await dunia.kirim();
  expect(dunia.smtp.surat).toEqual([]);
  dunia.uji.jam.maju(5 * menitMs);
  await dunia.kirim();
  expect(dunia.smtp.surat.map(pengenal)).toEqual([
    `<${(diTangan as { pesan: { id: string } }).pesan.id}.surel@lab.kampus.example>`,
  ]);
});
