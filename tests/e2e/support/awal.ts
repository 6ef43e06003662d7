import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';
import { demoAccounts } from '#server/demo/accounts.ts';
import { mulaiProses } from '#tests/support/proses.ts';
import { buatSemuaPerangkat } from './perangkat.ts';

/** The files of this run: `--project` names their folders, what else stands in its command a part of their paths. */
function berkasUji(): string[] {
  const perintah = process.argv.slice(3).map((kata) => kata.replace(/:\d+$/, ''));
  const proyek = perintah.flatMap((kata, ke) =>
    kata === '--project' ? perintah[ke + 1]! : (/^--project=(.+)$/.exec(kata)?.[1] ?? []),
  );
  const semua = readdirSync('tests/e2e', { recursive: true })
    .map((file) => join('tests/e2e', String(file)))
    .filter((file) => file.endsWith('.spec.ts'));
  const bagian = perintah.filter((kata) => semua.some((file) => file.includes(kata)));
  const folder = (file: string) => basename(dirname(file)).replace('e2e', 'layar');
  return semua
    .filter((file) => proyek.length === 0 || proyek.includes(folder(file)))
    .filter((file) => bagian.length === 0 || bagian.some((kata) => file.includes(kata)));
}

/**
 * Who works in these files: those for whom a device is asked by their address, or by a name that is its first part.
 * Anybody else signs in where they are wanted.
 */
function orangDalam(files: readonly string[]): string[] {
  const diminta = new Set(
    files.flatMap((file) => {
      const isi = readFileSync(file, 'utf8');
      const alamat = new Map([...isi.matchAll(/^const (\w+) = '(\w+@[^']+)';$/gm)].map(([, a, b]) => [a, b]));
      return [...isi.matchAll(/\b(?:tab|perangkatSiap)\(\s*'?([\w.@]+)/g)].map(([, a]) => alamat.get(a) ?? a);
    }),
  );
  return demoAccounts
    .map(({ email }) => email)
    .filter((email) => diminta.has(email) || diminta.has(email.split('@')[0]));
}

/**
 * The demo is made once for a run, by a real server on an empty folder, and a device for each of those who work in its
 * tests, by signing in at that server: each test begins with copies of both. To sign in and to bring everything onto a
 * device costs more than most tests do on it.
 */
export default async function siapkanAwal(): Promise<() => Promise<void>> {
  const proses = await mulaiProses();
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-perangkat-awal-'));
  const tutup = async () => {
    await proses.tutup();
    await rm(folder, { recursive: true, force: true });
  };
  const { chromium } = findBrowsers();
  const cara = { ...(chromium && { executablePath: chromium }), args: chromiumArgs };
  await buatSemuaPerangkat(folder, cara, orangDalam(berkasUji()), proses.url).catch(
    async (error: unknown) => {
      await tutup();
      throw error;
    },
  );
  await proses.hentikan();
  process.env['DATA_AWAL'] = proses.folder;
  process.env['PERANGKAT_AWAL'] = folder;
  return tutup;
}
