import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { isUnencrypted } from '#server/core/address.ts';
import { rows } from '#server/core/database.ts';
import { createLog } from '#server/core/log.ts';
import { openServer } from '#server/open.ts';
import { kanalUji } from '#tests/support/kanal.ts';
import { alamatBasis } from '#tests/support/salinan-basisdata.ts';
import { createTestServer } from '#tests/support/server.ts';
import { smtpUji } from '#tests/support/smtp.ts';

describe('[BEYOND-57] mail goes out encrypted', () => {
  let dunia: Awaited<ReturnType<typeof kanalUji>>;
  afterEach(() => dunia.tutup());
  /** What a mail server at this host took of one message, and what became of it here. */
  async function sampai(host: string, { starttls = false, query = '' } = {}) {
    const smtp = await smtpUji({ starttls });
    const SMTP_URL = `${smtp.env.SMTP_URL.replace('127.0.0.1', host)}${query}`;
    dunia = await kanalUji({ ...smtp, env: { ...smtp.env, SMTP_URL } });
    await dunia.tolak();
    await dunia.kirim();
    const [satu] = await rows<{ keadaan: string; galat: string | null }>(
      dunia.uji.server.db,
      sql`select keadaan, galat from kiriman where cara = 'segera' order by id desc limit 1`,
    );
    return [smtp.surat.length, satu!.keadaan, satu!.galat];
  }
  // Not this machine by its name, and yet a test reaches it.
  const lain = '0.0.0.0';

  test('or not at all, where the server is another machine and offers nothing', async () => {
    expect(await sampai(lain)).toEqual([
      0,
      'menunggu',
      expect.stringMatching(
        /^Server surel 0\.0\.0\.0:\d+ tidak menawarkan sambungan terenkripsi \(STARTTLS\)\.$/,
      ),
    ]);
  });

  test.each([
    ['to another machine that offers it', lain, { starttls: true, query: '?tls.rejectUnauthorized=false' }],
    ['or not to this machine', '127.0.0.1', {}],
    ['or not where an operator says so', lain, { query: '?requireTLS=false' }],
  ])('%s', async (_apa, host, pilihan) => {
    expect(await sampai(host, pilihan)).toEqual([1, 'terkirim', null]);
  });

  test('and not to who cannot show whose server it is', async () => {
    const [diterima, keadaan] = await sampai(lain, { starttls: true });
    expect([diterima, keadaan]).toEqual([0, 'menunggu']);
  });
});

describe('[BEYOND-57] a database on another machine without a word on TLS', () => {
  test.each([
    ['postgres://u:p@db.kampus.example:5432/mejalab', true],
    ['postgres://u@10.0.0.4/mejalab', true],
    ['postgresql:///mejalab?host=10.0.0.4', true],
    ['postgres://u:p@db.kampus.example/mejalab?sslmode=verify-full', false],
    ['postgres://u:p@postgres:5432/mejalab?sslmode=disable', false],
    ['postgres://mejalab:secret@localhost:5432/mejalab', false],
    ['postgres://u@127.0.0.1/mejalab', false],
    ['postgres://u@[::1]/mejalab', false],
    ['postgresql:///mejalab?host=/run/postgresql', false],
    ['postgres://u@%2Frun%2Fpostgresql/mejalab', false],
  ])('%s: %s', (url, isit) => {
    expect(isUnencrypted(url)).toBe(isit);
  });

  test.runIf(process.env['TEST_POSTGRES_URL'])('is said once at the start', async () => {
    const uji = await createTestServer();
    onTestFinished(() => uji.close());
    const url = new URL(await alamatBasis(uji.server.database));
    // Where it names a socket, no name of a machine counts.
    url.search = '';
    const kata = async (host: string) => {
      url.hostname = host;
      let tulisan = '';
      const { config } = uji.server;
      const env = { DATABASE_URL: url.href, DATA_DIR: config.DATA_DIR, DEMO: '1' };
      const log = createLog('warn', { write: (line) => void (tulisan += line) });
      const server = await openServer(readConfig(env), log);
      await server.database.close();
      return tulisan;
    };
    expect(await kata('127.0.0.1')).toBe('');
    const [satu, ...lagi] = (await kata('0.0.0.0')).trim().split('\n');
    expect(lagi).toEqual([]);
    expect(JSON.parse(satu!)).toMatchObject({ level: 40, setting: 'DATABASE_URL' });
    expect(satu).not.toContain(url.pathname);
  });
});
