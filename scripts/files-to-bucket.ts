/**
 * npm run files:to-bucket: copies the files of DATA_DIR into the bucket that FILES_URL names, each checked against its
 * hash on both sides. Run again, it goes on where it was; what is in the folder stays there.
 */
import { readConfig } from '#server/config.ts';
import { copyFiles } from '#server/core/copy-files.ts';
import { folderStore } from '#server/core/files.ts';
import { folderOf, openFiles } from '#server/open.ts';

const every = 100;

try {
  const config = readConfig(process.env);
  if (!config.FILES_URL) throw new Error('FILES_URL belum diisi: ke bucket mana file disalin?');
  const folder = folderOf(config);
  const { copied, there, damaged } = await copyFiles(
    folder,
    folderStore(folder),
    await openFiles(config),
    (now) => {
      const done = now.copied + now.there + now.damaged.length;
      if (done % every === 0) console.error(`  ${done} file diperiksa, ${now.copied} disalin`);
    },
  );
  console.log(`${copied} file disalin, ${there} sudah ada, ${damaged.length} rusak di ${folder}.`);
  for (const sha256 of damaged) console.log(`  rusak: ${sha256}`);
  process.exitCode = damaged.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`Penyalinan terhenti. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
