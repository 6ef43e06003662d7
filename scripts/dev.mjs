import { main, node, run, say, serverArgs, tool } from './process.mjs';
import { install } from './setup.mjs';

const appUrl = 'http://localhost:5173';

await main(async () => {
  await install();
  say(`app with live reload on ${appUrl}, its API behind it`);
  // Sign-in comes back to PUBLIC_URL, which in development is Vite's address, not the server's.
  const server = run(node, ['--watch', ...serverArgs], {
    env: { PUBLIC_URL: process.env.PUBLIC_URL ?? appUrl },
  });
  const app = run(tool('vite'), ['--port', '5173', '--strictPort']);
  // One without the other is no use: when either ends, so does the other.
  const code = await Promise.race([server, app]);
  process.kill(process.pid, 'SIGTERM');
  await Promise.all([server, app]);
  return code;
});
