import { main, run, tool } from './process.mjs';
import { install } from './setup.mjs';

// How much of the rules their own tests see: every part of them is broken once (npm run test:mutasi). All of it takes more
// than an hour; `npm run test:mutasi -- --mutate src/domain/surat/halangan.ts` takes seconds.

await main(async () => {
  await install();
  return run(tool('stryker'), ['run', 'scripts/mutasi/stryker.config.json', ...process.argv.slice(2)]);
});
