// Preloaded into a server process (NODE_OPTIONS=--import): while the file MATI_SAAT_MENJAWAB exists, the process kills
// itself at the first byte of its answer to a push. All that the push did is committed by then; nobody hears of it.
import { existsSync, rmSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const flag = process.env.MATI_SAAT_MENJAWAB ?? '';
// oxlint-disable-next-line typescript/unbound-method -- it is only ever applied to the response at hand
const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = new Proxy(writeHead, {
  apply(target, /** @type {ServerResponse} */ response, args) {
    if (response.req.url?.startsWith('/api/sync/push') && existsSync(flag)) {
      // Once: the next process on these data lives.
      rmSync(flag);
      process.kill(process.pid, 'SIGKILL');
    }
    return Reflect.apply(target, response, args);
  },
});
