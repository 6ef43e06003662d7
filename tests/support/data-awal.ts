import { mulaiProses } from './proses.ts';

/** The demo is made once for a run, by a real server on an empty folder; each test's server begins with a copy of it. */
export default async function siapkanDataAwal(): Promise<() => Promise<void>> {
  const { folder, hentikan, tutup } = await mulaiProses();
  await hentikan();
  process.env['DATA_AWAL'] = folder;
  return tutup;
}
