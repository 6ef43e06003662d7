import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream';

/**
 * The network between one device and everything else: an HTTP proxy of its own, that page and worker alike go through.
 * The browser's own switch for being offline does not reach a worker, and tells the page what no real loss of a server
 * does.
 */
export type JaringanUji = {
  /** Its address, as a browser wants it for a proxy. */
  url: string;
  /** Every connection ends, also one in the middle of an answer, and none comes about any more. */
  putus: () => void;
  sambung: () => void;
  /**
   * From now on calls of this path hang: before they reach the server, or when it has done them and not yet answered; or
   * they lose their connection while all others pass, or are answered with a page of the network's own. Resolves when the
   * first one does.
   */
  tahan: (path: string, di: Tahanan['di']) => Promise<void>;
  /** Calls pass again, and those that hang go on. */
  bebaskan: () => void;
  tutup: () => Promise<void>;
};

type Tahanan = { path: string; di: 'permintaan' | 'jawaban' | 'sambungan' | 'portal'; datang: () => void };

/** `server`: where it leads, whatever address a device asks for. */
export async function bukaJaringan(server: string): Promise<JaringanUji> {
  const sockets = new Set<Socket>();
  let terputus = false;
  let tahanan: Tahanan | null = null;
  let menggantung: (() => void)[] = [];
  const gantung = (lanjut: () => void) => {
    menggantung.push(lanjut);
    tahanan!.datang();
  };
  const proxy = createServer((asked, answer) => {
    const di = tahanan?.path === new URL(asked.url!).pathname ? tahanan.di : null;
    if (di === 'sambungan') {
      answer.destroy();
      tahanan!.datang();
    } else if (di === 'portal') {
      answer
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=3600' })
        .end('<h1>Wi-Fi kampus</h1>');
      tahanan!.datang();
    } else if (di === 'permintaan') gantung(() => teruskan(server, asked, answer));
    else teruskan(server, asked, answer, di === 'jawaban' ? gantung : undefined);
  });
  proxy.on('connection', (socket) => {
    if (terputus) return socket.destroy();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const putus = () => {
    terputus = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    putus,
    sambung: () => void (terputus = false),
    tahan: (path, di) => new Promise((datang) => (tahanan = { path, di, datang })),
    bebaskan: () => {
      tahanan = null;
      for (const lanjut of menggantung) lanjut();
      menggantung = [];
    },
    tutup: async () => {
      putus();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/**
 * Passes a request on and its answer back, when it is time for that. One whose server is gone loses its connection, as
 * without us.
 */
function teruskan(
  server: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  saatDijawab: (lanjut: () => void) => void = (lanjut) => lanjut(),
): void {
  const { method, headers, url } = asked;
  const { pathname, search } = new URL(url!);
  const passed = request(server + pathname + search, { method: method!, headers, agent: false }, (answered) =>
    saatDijawab(() => {
      if (answer.destroyed) return;
      answer.writeHead(answered.statusCode!, answered.rawHeaders);
      pipeline(answered, answer, () => undefined);
    }),
  );
  passed.once('error', () => answer.destroy());
  answer.once('close', () => passed.destroy());
  pipeline(asked, passed, () => undefined);
}
