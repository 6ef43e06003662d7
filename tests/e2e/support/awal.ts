import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, findBrowsers } from '#scripts/browsers.mjs';
import { mulaiProses } from '#tests/support/proses.ts';
import { buatSemuaPerangkat } from './perangkat.ts';

/** Who works in many tests. Anybody else signs in where they are wanted. */
const sering = [
  ...['admin', 'analis', 'kalab', 'laboran', 'mahasiswa', 'penyelia', 'petugas'].map(
    (nama) => `${nama}@kampus.example`,
  ),
  'industri@perusahaan.example',
];

/**
 * The demo is made once for a run, by a real server on an empty folder, and a device for each of those who work in many
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
  await buatSemuaPerangkat(folder, cara, sering, proses.url).catch(async (error: unknown) => {
    await tutup();
    throw error;
  });
  await proses.hentikan();
  process.env['DATA_AWAL'] = proses.folder;
  process.env['PERANGKAT_AWAL'] = folder;
  return tutup;
}
