import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '#tests/server/akun/browser.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { mulaiGlewlwyd, type Glewlwyd } from './glewlwyd.ts';

let penyedia: Glewlwyd;
let uji: ServerUji;
beforeAll(async () => {
  penyedia = await mulaiGlewlwyd('http://localhost:8080/api/auth/callback');
  uji = await createTestServer(penyedia.env);
});
afterAll(async () => {
  await uji.close();
  await penyedia.tutup();
});
beforeEach(async () => {
  uji.jam.set(awalJam);
  await penyedia.mulai();
  await penyedia.gantiOrang({});
});

/** To the provider and back to our door; `antara` happens while the person is there. */
async function pulang(boleh?: string, antara: () => unknown = () => undefined) {
  const browser = createBrowser(uji.api);
  const { url: tujuan } = await browser.open('/api/auth/start?kembali=/profile');
  const kembali = await penyedia.masuk(tujuan, boleh);
  await antara();
  return { browser, tujuan, kembali, ...(await browser.open(kembali.href)) };
}

async function masuk(boleh?: string, antara?: () => unknown) {
  const { browser, url, response, text } = await pulang(boleh, antara);
  if (url.pathname !== '/masuk') return { status: response.status, kalimat: /<p>([^<]*)/.exec(text)?.[1] };
  const tukar = await browser.submit('/api/auth/login', { kode: url.searchParams.get('kode')! });
  const { data } = JSON.parse(tukar.text) as { data: { identitas: Record<string, string> } };
  return { status: tukar.response.status, identitas: data.identitas };
}

const sari = { nama: 'Sari Widyaningsih', email: 'sari@kampus.example' };

describe('[AUTH-01] sign-in through a provider that is not ours', () => {
  it('finds it by its own description and signs somebody in whom nobody has seen before', async () => {
    const { tujuan, kembali } = await pulang();
    expect(tujuan.href).toMatch(new RegExp(`^${penyedia.alamat}/api/oidc/auth\\?`));
    expect(Object.fromEntries(tujuan.searchParams)).toMatchObject({
      client_id: 'mejalab-uji',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(kembali.origin + kembali.pathname).toBe('http://localhost:8080/api/auth/callback');
    expect(await masuk()).toMatchObject({ status: 200, identitas: sari });
  });

  it('knows her again by her sub when her name and address have changed', async () => {
    const { identitas } = await masuk();
    await penyedia.gantiOrang({ name: 'Sari W. Lestari', email: 'sari.lestari@kampus.example' });
    expect((await masuk()).identitas).toEqual({
      ...identitas,
      nama: 'Sari W. Lestari',
      email: 'sari.lestari@kampus.example',
    });
  });

  it('goes on when the provider changes the keys it signs with, between two sign-ins and in the middle of one', async () => {
    expect((await masuk()).status).toBe(200);
    await penyedia.atur(penyedia.kunciBaru('kedua'));
    expect((await masuk()).status).toBe(200);
    const { status } = await masuk(undefined, () => penyedia.atur(penyedia.kunciBaru('ketiga')));
    expect(status).toBe(200);
  });

  it('bears clocks half a minute apart, and refuses a proof that ran out two minutes ago', async () => {
    await penyedia.atur({ 'access-token-duration': 15 });
    for (const [selisih, status] of [
      ['-30s', 200],
      ['+30s', 200],
      ['-120s', 400],
    ] as const) {
      await penyedia.mulai(selisih);
      expect([selisih, (await masuk()).status]).toEqual([selisih, status]);
    }
    await penyedia.mulai();
    await penyedia.atur({});
    expect((await masuk()).status).toBe(200);
  });

  it('says what is missing when she does not share her address, and lets her in once she does', async () => {
    expect(await masuk('openid profile')).toEqual({
      status: 403,
      kalimat: expect.stringContaining('tidak memberikan alamat email Anda'),
    });
    expect(await masuk('')).toMatchObject({ status: 403 });
    expect(await masuk()).toMatchObject({ status: 200, identitas: sari });
  });

  it('refuses an address the provider has not checked', async () => {
    await penyedia.gantiOrang({ email_verified: '0' });
    expect(await masuk()).toEqual({ status: 403, kalimat: expect.stringContaining('belum diverifikasi') });
  });

  it('a state that ran out, or is brought twice, leads back to the sign-in page', async () => {
    const habis = await masuk(undefined, () => uji.jam.maju(10 * 60_000 + 1));
    expect(habis).toEqual({ status: 400, kalimat: expect.stringContaining('Mulai lagi dari halaman masuk') });
    const { browser, kembali } = await pulang();
    expect((await browser.open(kembali.href)).response.status).toBe(400);
  });

  it('a code that ran out at the provider is no sign-in', async () => {
    const { status, kalimat } = await masuk(undefined, () => penyedia.mulai('+20m'));
    expect([status, kalimat]).toEqual([400, expect.stringContaining('Mulai lagi dari halaman masuk')]);
  });

  it('a code of another sign-in is refused: state, nonce and verifier are this one’s own', async () => {
    const satu = await pulang(undefined, () => undefined);
    const browser = createBrowser(uji.api);
    const { url: tujuan } = await browser.open('/api/auth/start');
    const punyaLain = await penyedia.masuk((await createBrowser(uji.api).open('/api/auth/start')).url);
    const tukar = new URL(satu.kembali);
    tukar.searchParams.set('state', tujuan.searchParams.get('state')!);
    tukar.searchParams.set('code', punyaLain.searchParams.get('code')!);
    expect((await browser.open(tukar.href)).response.status).toBe(400);
  });

  it('is out of service, with a sentence, while the provider is gone or no longer knows our secret', async () => {
    const gangguan = {
      status: 503,
      kalimat: expect.stringContaining('Layanan masuk sedang tidak dapat dihubungi'),
    };
    expect(await masuk(undefined, () => penyedia.hentikan())).toEqual(gangguan);
    await penyedia.mulai();
    expect(await masuk(undefined, () => penyedia.gantiRahasia('rahasia-lain'))).toEqual(gangguan);
    await penyedia.gantiRahasia('rahasia-uji');
    expect((await masuk()).status).toBe(200);
  });
});

describe('[AUTH-04] its access token', () => {
  const denganToken = async (client: string) => {
    const token = await penyedia.tokenUntuk(client);
    return uji.request('POST', '/api/auth/login', { body: { access_token: token } });
  };

  it('signs in when it was made out to us, and is 401 when to another program or to nobody', async () => {
    const { status, data } = await denganToken('mejalab-uji');
    expect([status, (data as { identitas: object }).identitas]).toEqual([200, expect.objectContaining(sari)]);
    expect((await denganToken('program-lain')).status).toBe(401);
    expect(
      (await uji.request('POST', '/api/auth/login', { body: { access_token: 'karangan' } })).status,
    ).toBe(401);
  });
});
