/**
 * npm run backup -- FILE|FOLDER [--keep N]: the whole installation, database and files, as one archive that can be checked. In a
 * folder it is named by its moment; of those only the newest N stay, once the new one is whole. On Postgres the servers go on.
 */
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '#domain/core/clock.ts';
import { fromDatabase } from '#server/backup/places.ts';
import { keepNewest, nameAt } from '#server/backup/keep.ts';
import { faults, Refused, told } from '#server/backup/manifest.ts';
import { writeBackup } from '#server/backup/write.ts';
import { catatPekerjaan } from '#server/core/pekerjaan.ts';
import { openFiles } from '#server/open.ts';
import { runCommand } from './command.ts';

await runCommand('Pencadangan terhenti, tidak ada cadangan baru.', async (place) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new Refused('Ke mana? npm run backup -- FILE, atau npm run backup -- FOLDER [--keep N].');
  const target = resolve(given);
  const inFolder = existsSync(target) && statSync(target).isDirectory();
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep > 0))
    throw new Refused('Sesudah --keep harus angka, paling sedikit 1.');
  if (keep !== null && !inFolder) throw new Refused('--keep hanya untuk folder yang sudah ada.');
  const now = new Date();
  const path = inFolder ? join(target, nameAt(now)) : target;
  const files = await openFiles(place);
  const manifest = await fromDatabase(place, (engine) =>
    // What Admin reads under 'Kesehatan layanan' (BEYOND-45).
    catatPekerjaan(engine.db, systemClock, 'cadangan', () => writeBackup(engine, files, path)),
  );
  console.log(`${path}\n${told(manifest)}`);
  const wrong = faults(manifest);
  if (wrong.length > 0) {
    console.error(
      `Cadangan selesai, tetapi ${wrong.length} file tidak utuh di penyimpanan. Cadangan lama tidak dihapus: barangkali masih memuatnya.\n${wrong.join('\n')}`,
    );
    process.exitCode = 1;
  } else if (keep !== null)
    for (const name of await keepNewest(target, keep, now)) console.log(`Dihapus: ${name}`);
});
