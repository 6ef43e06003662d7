import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchChromium } from './browsers.mjs';
import { main, node, root, run, say } from './process.mjs';
import { build, install } from './setup.mjs';

// Runs bench/*.ts one after the other, or only those whose names contain an argument.
const wanted = process.argv.slice(2);
const folder = join(root, 'bench');
const files = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();

await main(async () => {
  if (files.length === 0)
    throw new Error(`no benchmark in bench/ ${wanted.length > 0 ? 'is named so' : 'yet'}`);
  await install();
  await fetchChromium();
  await build();
  let failed = 0;
  for (const file of files) {
    say(`bench/${file}`);
    if ((await run(node, [join('bench', file)])) !== 0) failed += 1;
  }
  return failed > 0 ? 1 : 0;
});
