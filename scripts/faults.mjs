import { parseArgs } from 'node:util';
import { main, run, tool } from './process.mjs';
import { install } from './setup.mjs';

// npm run test:faults -- --runs 48 --seed 7 --engine pglite
const { values } = parseArgs({
  options: {
    /** So many histories on each engine. */
    runs: { type: 'string', default: '6' },
    seed: { type: 'string' },
    engine: { type: 'string' },
  },
});
await main(async () => {
  await install();
  const files = values.engine ? [`${values.engine}.test.ts`] : [];
  return run(tool('vitest'), ['run', '--project=faults', ...files], {
    env: {
      DATABASE_URL: undefined,
      FAULT_RUNS: values.runs,
      FAULT_SEED: values.seed,
    },
  });
});
