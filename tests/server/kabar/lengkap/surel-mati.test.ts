import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#server/core/database.ts';
import { menitMs } from '#tests/support/kanal.ts';
import { surelUji } from '#tests/support/surel.ts';
import type { SaatSurel } from '#tests/support/smtp.ts';

const postgres = process.env['TEST_POSTGRES_URL'];
const program = fileURLToPath(new URL('../../../support/kirim-proses.ts', import.meta.url));

let dunia: Awaited<ReturnType<typeof surelUji>>;
beforeAll(async () => {
  dunia = await surelUji();
});
afterAll(() => dunia.tutup());

/** Processes that empty the outbox of this test, at a time of theirs. */
async function mulaiProses(banyak: number, jam: Date): Promise<ChildProcess[]> {
  const [satu] = await rows<{ nama: string }>(dunia.uji.server.db, sql`select current_database() as nama`);
  const url = new URL(postgres!);
  url.pathname = `/${satu!.nama}`;
  const env = { ...process.env, ...dunia.smtp.env, NODE_OPTIONS: '', DEMO: '1' };
  return Array.from({ length: banyak }, () =>
    fork(program, { execArgv: [], env: { ...env, DATABASE_URL: url.toString(), JAM: jam.toISOString() } }),
  );
}

const habis = (anak: readonly ChildProcess[]) =>
  Promise.all(anak.map((satu) => new Promise((resolve) => satu.once('exit', resolve))));

describe.runIf(postgres)('two processes that are killed while they send', () => {
  test('[BEYOND-34] every message arrives, again only under the name it had', async () => {
    const { smtp, uji } = dunia;
    const banyak = 10;
    for (let ke = 0; ke < banyak; ke += 1) await dunia.tolak();
    const saat: SaatSurel[] = ['RCPT', 'terdengar', 'diterima'];
    for (const mati of saat) {
      const anak = await mulaiProses(2, uji.jam.now());
      const selesai = habis(anak);
      smtp.dengarkan((kini) => {
        if (kini === mati) for (const satu of anak) satu.kill('SIGKILL');
      });
      await selesai;
      uji.jam.maju(6 * menitMs);
    }
    const pengenal = () => smtp.surat.map(({ kepala }) => kepala.get('message-id'));
    const semua = Promise.withResolvers<void>();
    const periksa = () => new Set(pengenal()).size === banyak && semua.resolve();
    const anak = await mulaiProses(2, uji.jam.now());
    smtp.dengarkan(periksa);
    await semua.promise;
    const selesai = habis(anak);
    for (const satu of anak) satu.send('henti');
    await selesai;
    // What they had delivered as they died, and nobody had put down.
    await dunia.kirim();
    // What was on its way as both died may have come twice, and nothing else.
    expect(smtp.surat.length - banyak).toBeLessThanOrEqual(2 * saat.length);
    expect(
      await rows(
        uji.server.db,
        sql`select keadaan, count(*)::int as n from kiriman where cara = 'segera' group by 1`,
      ),
    ).toEqual([{ keadaan: 'terkirim', n: banyak }]);
  }, 120_000);
});
