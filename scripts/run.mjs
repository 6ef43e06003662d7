import { main, node, run } from './process.mjs';
import { install } from './setup.mjs';

// Runs one of our TypeScript programs, passing on its arguments: node scripts/run.mjs FILE [ARGUMENT …]
await main(async () => {
  await install();
  return run(node, process.argv.slice(2));
});
