import { fetchChromium } from './browsers.mjs';
import { main, run, tool } from './process.mjs';
import { build, install } from './setup.mjs';

// Takes the pictures of the guide anew, from the screens themselves, and notes the words that stand on them.
await main(async () => {
  await install();
  await fetchChromium();
  await build();
  return run(tool('playwright'), ['test', 'tests/e2e/lengkap/panduan.spec.ts', '--workers=1'], {
    env: { GAMBAR_PANDUAN: 'ambil' },
  });
});
