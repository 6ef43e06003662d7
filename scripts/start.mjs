import { main, node, run, serverArgs } from './process.mjs';
import { build, install } from './setup.mjs';

await main(async () => {
  await install();
  await build();
  return run(node, serverArgs);
});
