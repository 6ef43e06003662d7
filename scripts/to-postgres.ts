/**
 * npm run to-postgres: leaves the embedded database of DATA_DIR for the empty Postgres of DATABASE_URL, as a backup that is restored
 * there. Files stay where they are and are looked at; the embedded database stays too.
 */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Refused, told } from '#server/backup/manifest.ts';
import { fromDatabase, intoEmpty } from '#server/backup/places.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { writeBackup } from '#server/backup/write.ts';
import { isWhole } from '#server/core/copy-files.ts';
import { openFiles } from '#server/open.ts';
import { runCommand } from './command.ts';

await runCommand('Pemindahan terhenti, tidak ada yang diubah.', async (config) => {
  const { DATA_DIR, DATABASE_URL } = config;
  if (!DATABASE_URL) throw new Refused('DATABASE_URL belum diisi: ke Postgres mana datanya dipindahkan?');
  const files = await openFiles(config);
  const between = join(resolve(DATA_DIR), `pindah-${process.pid}.tar`);
  const lost: string[] = [];
  try {
    await fromDatabase({ DATA_DIR, DATABASE_URL: undefined }, async (engine) => {
      await writeBackup(engine, null, between);
      for (const { sha256 } of await engine.query<{ sha256: string }>('select sha256 from berkas'))
        if (!(await isWhole(files, sha256))) lost.push(sha256);
    });
    const manifest = await intoEmpty({ DATA_DIR, DATABASE_URL }, (engine) =>
      restoreBackup(between, engine, null),
    );
    console.log(`Pindah ke Postgres, sama baris demi baris. ${told(manifest)}`);
  } finally {
    await rm(between, { force: true });
  }
  for (const sha256 of lost) console.log(`  file hilang atau rusak: ${sha256}`);
  console.log(
    `Biarkan DATABASE_URL di .env, lalu npm start. File tetap di tempatnya; untuk beberapa server sekaligus isi FILES_URL dan jalankan npm run files:to-bucket. Basis data lama tetap di ${join(resolve(DATA_DIR), 'pglite')}: hapus bila semuanya sudah terlihat benar.`,
  );
  process.exitCode = lost.length > 0 ? 1 : 0;
});
