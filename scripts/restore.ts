/**
 * npm run restore -- FILE [--check] [--end-sessions]: puts a backup into an empty database (a Postgres of DATABASE_URL, or the
 * embedded one in DATA_DIR), its files into the store, all of it or nothing. --check only looks whether the backup is whole.
 */
import { parseArgs } from 'node:util';
import { intoEmpty } from '#server/backup/places.ts';
import { faults, Refused, told } from '#server/backup/manifest.ts';
import { checkBackup } from '#server/backup/read.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { openFiles } from '#server/open.ts';
import { runCommand } from './command.ts';

await runCommand('Pemulihan terhenti, tidak ada yang diubah.', async (place) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, 'end-sessions': { type: 'boolean' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new Refused('Dari mana? npm run restore -- FILE [--check] [--end-sessions].');
  if (values.check) console.log(`Utuh. ${told(await checkBackup(path))}`);
  else {
    const files = await openFiles(place);
    const endSessions = values['end-sessions'] ?? false;
    const manifest = await intoEmpty(place, (engine) => restoreBackup(path, engine, files, { endSessions }));
    console.log(`Dipulihkan dan cocok. ${told(manifest)}`);
    for (const wrong of faults(manifest)) console.log(wrong);
    console.log(
      'Jalankan server dengan npm start. Setiap perangkat mengisi ulang datanya sekali, dan mengirim lagi yang belum dikenal server.',
    );
  }
});
