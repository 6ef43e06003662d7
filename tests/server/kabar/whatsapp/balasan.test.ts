import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import { kiriman, langgananKabar } from '#server/db/tables/kiriman.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { createTestServer } from '#tests/support/server.ts';
import { whatsappUji } from '#tests/support/whatsapp.ts';

let dunia: Awaited<ReturnType<typeof whatsappUji>>;
beforeAll(async () => {
  dunia = await whatsappUji();
});
afterAll(() => dunia.tutup());

const { uuid, profil } = akun(pendaftar);
const nomor = `62${profil!.noHp!.slice(1)}`;
const path = '/api/webhook/whatsapp';
const setuju = () =>
  dunia.uji.request('PUT', '/api/user/notification', {
    as: pendaftar,
    body: { kanal: 'whatsapp', giliran: 'segera', perubahan: 'segera' },
  });
const pilihan = async () =>
  (await dunia.uji.request<PilihanKanal[]>('GET', '/api/user/notification?kanal=whatsapp', { as: pendaftar }))
    .data[0]!;
beforeEach(async () => {
  await setuju();
  await dunia.kirim();
  dunia.meta.pesan.length = 0;
});

describe('[BEYOND-43] the handshake', () => {
  const jabat = (lain: Record<string, string> = {}) =>
    dunia.uji.api.request(
      `${path}?${new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': 'sandi-uji',
        'hub.challenge': '1158201444',
        ...lain,
      })}`,
    );

  test('gives back what it was asked with to who knows the word', async () => {
    const jawaban = await jabat();
    expect([jawaban.status, jawaban.headers.get('content-type'), await jawaban.text()]).toEqual([
      200,
      expect.stringContaining('text/plain'),
      '1158201444',
    ]);
  });

  test.each([{ 'hub.verify_token': 'sandi' }, { 'hub.verify_token': '' }, { 'hub.mode': 'unsubscribe' }])(
    'refuses %o',
    async (lain) => {
      expect((await jabat(lain)).status).toBe(403);
    },
  );

  test('nobody is there where this installation has no WhatsApp', async () => {
    const tanpa = await createTestServer();
    expect((await tanpa.api.request(path)).status).toBe(404);
    expect((await tanpa.api.request(path, { method: 'POST', body: '{}' })).status).toBe(404);
    await tanpa.close();
  });
});

describe('[BEYOND-43] what is not signed with the secret of the app', () => {
  const tanda = (hex: string) => ({ 'X-Hub-Signature-256': `sha256=${hex}` });
  test.each<[string, Record<string, string>]>([
    ['not signed', {}],
    ['signed with something else', tanda('a'.repeat(64))],
    ['signed too short', tanda('ab')],
    ['signed as nobody signs', { 'X-Hub-Signature-256': 'ya' }],
  ])('%s: refused, and nothing is done', async (_, kepala) => {
    const jawaban = await dunia.kabari(dunia.tulisan(nomor, 'BERHENTI'), kepala);
    expect(jawaban.status).toBe(403);
    expect((await pilihan()).mati).toBe(null);
  });

  test('more than Meta ever writes is not read to its end', async () => {
    expect((await dunia.kabari('x'.repeat(3 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test.each(['', 'bukan json', '[]', '{"entry":[{"changes":[{"value":{"messages":"x"}}]}]}'])(
    'what nobody understands (%s) is taken, and is nothing',
    async (isi) => {
      expect((await dunia.kabari(isi)).status).toBe(200);
      expect((await pilihan()).mati).toBe(null);
    },
  );
});

describe('[BEYOND-43] BERHENTI', () => {
  test.each(['BERHENTI', 'berhenti', '  Stop. ', '"Berhenti"'])(
    '%s ends it: consent is taken back, said on the profile and in the trail, and may be given anew',
    async (kata) => {
      await dunia.tolak();
      for (let kali = 0; kali < 2; kali += 1)
        expect((await dunia.kabari(dunia.tulisan(nomor, kata))).status).toBe(200);
      expect(await pilihan()).toMatchObject({
        giliran: 'tidak',
        setuju: null,
        mati: { sebab: 'berhenti', galat: null },
      });
      await dunia.kirim();
      expect(dunia.meta.pesan).toEqual([]);
      const [jejak] = await dunia.uji.server.db
        .select()
        .from(audit)
        .where(eq(audit.record, uuid))
        .orderBy(desc(audit.id))
        .limit(1);
      expect(jejak).toMatchObject({
        call: 'POST webhook/whatsapp',
        penggunaId: null,
        perubahan: { whatsappSetuju: [expect.stringContaining('Saya setuju'), null] },
      });
      await setuju();
      expect((await pilihan()).mati).toBe(null);
      await dunia.tolak();
      await dunia.kirim();
      expect(dunia.meta.pesan.length).toBe(1);
    },
  );

  test('that comes late ends nothing of what was agreed to since', async () => {
    const pada = dunia.uji.jam.now();
    await dunia.kabari(dunia.tulisan(nomor, 'BERHENTI', { pada }));
    dunia.uji.jam.maju(60_000);
    await setuju();
    await dunia.kabari(dunia.tulisan(nomor, 'BERHENTI', { pada }));
    expect((await pilihan()).mati).toBe(null);
  });

  test.each<[string, Parameters<typeof dunia.tulisan>]>([
    ['a word in a sentence', [nomor, 'Kapan mesinnya berhenti?']],
    ['another number', ['6281300000000', 'BERHENTI']],
    ['another number of ours', [nomor, 'BERHENTI', { kepada: '999' }]],
  ])('%s ends nothing', async (_, tulisan) => {
    expect((await dunia.kabari(dunia.tulisan(...tulisan))).status).toBe(200);
    expect((await pilihan()).mati).toBe(null);
  });
});

describe('[BEYOND-43] a message that was taken', () => {
  const terkirim = async () => {
    await dunia.tolak();
    await dunia.kirim();
    const { id, tautan } = dunia.meta.pesan.at(-1)!;
    const baris = async () => {
      const kabarId = tautan.split('/').at(-1)!;
      const milik = and(eq(kiriman.kabarId, kabarId), eq(kiriman.kanal, 'whatsapp'));
      return (await dunia.uji.server.db.select().from(kiriman).where(milik))[0]!;
    };
    return { id, baris };
  };
  const berhentinya = () =>
    dunia.uji.server.db.$count(
      kabar,
      and(eq(kabar.penggunaId, uuid), eq(kabar.perihal, 'Kabar lewat WhatsApp')),
    );

  test('and did not arrive for its number has failed: the channel ends, and its person is told once', async () => {
    const satu = await terkirim();
    const dua = await terkirim();
    const dulu = await berhentinya();
    for (const { id } of [satu, dua, satu])
      expect((await dunia.kabari(dunia.keadaan(id, 'failed', { kepada: nomor }))).status).toBe(200);
    for (const { baris } of [satu, dua])
      expect(await baris()).toMatchObject({
        keadaan: 'gagal',
        galat: 'WhatsApp menolak nomornya (131026): rinci 131026',
      });
    expect((await berhentinya()) - dulu).toBe(1);
    expect((await pilihan()).mati).toMatchObject({
      sebab: 'ditolak',
      galat: expect.stringContaining('131026'),
    });
    // Another number may work, and what was agreed to stands.
    expect((await pilihan()).setuju).not.toBe(null);
  });

  test('and did not arrive for another reason has failed, and nothing ends', async () => {
    const { id, baris } = await terkirim();
    await dunia.kabari(dunia.keadaan(id, 'failed', { kepada: nomor, code: 131049 }));
    expect(await baris()).toMatchObject({ keadaan: 'gagal', galat: expect.stringContaining('(131049)') });
    expect((await pilihan()).mati).toBe(null);
    // Sent again by Admin, what was said of the first time is over.
    const { id: lama } = await baris();
    await dunia.uji.request('PUT', '/api/notification/resend', {
      as: 'admin@kampus.example',
      body: { uuid: [lama] },
    });
    await dunia.kabari(dunia.keadaan(id, 'failed', { kepada: nomor }));
    expect(await baris()).toMatchObject({ keadaan: 'menunggu' });
    await dunia.kirim();
    expect(await baris()).toMatchObject({ keadaan: 'terkirim', luar: dunia.meta.pesan.at(-1)!.id });
  });

  test.each(['sent', 'delivered', 'read'])('and was %s stays as it is', async (status) => {
    const { id, baris } = await terkirim();
    expect((await dunia.kabari(dunia.keadaan(id, status, { kepada: nomor }))).status).toBe(200);
    expect(await baris()).toMatchObject({ keadaan: 'terkirim' });
  });

  test('that nobody has put down yet is asked for again, one of long ago is not', async () => {
    const bukan = (pada: Date) =>
      dunia.kabari(dunia.keadaan('wamid.asing', 'failed', { kepada: nomor, pada }));
    const kini = dunia.uji.jam.now();
    expect((await bukan(kini)).status).toBe(409);
    expect((await bukan(new Date(kini.getTime() - 6 * 60_000))).status).toBe(200);
  });
});

test('[BEYOND-43] whoever has the same number ends with it, however it was written', async () => {
  const { uuid: lain } = akun('dosen@kampus.example');
  await dunia.uji.server.db.execute(`update pengguna set no_hp = '${nomor}' where id = '${lain}'`);
  await dunia.uji.request('PUT', '/api/user/notification', {
    as: 'dosen@kampus.example',
    body: { kanal: 'whatsapp', giliran: 'segera', perubahan: 'tidak' },
  });
  await dunia.kabari(dunia.tulisan(nomor, 'BERHENTI'));
  const mati = await dunia.uji.server.db
    .select({ mati: langgananKabar.mati })
    .from(langgananKabar)
    .where(eq(langgananKabar.kanal, 'whatsapp'));
  expect(mati).toEqual([{ mati: 'berhenti' }, { mati: 'berhenti' }]);
});
