import { installBrowsers } from './browsers.mjs';
import { main, say } from './process.mjs';
import { howToGet } from './programs.mjs';
import { install } from './setup.mjs';

// Installs what `npm run test:all` needs of this machine: nothing else of ours does. As root, on Debian.

await main(async () => {
  await install();
  const found = await installBrowsers();
  const missing = /** @type {const} */ (['firefox', 'webkit', 'xvfb']).filter((name) => !found[name]);
  if (missing.length > 0) say(howToGet([...missing]));
  return missing.length > 0 ? 1 : 0;
});
