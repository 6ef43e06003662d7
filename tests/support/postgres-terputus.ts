import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The way from the server to its Postgres, which a test can cut at the moment of a commit. */
export type JalurPostgres = {
  /** The address of the database by this way. */
  url: string;
  /** The next commit gets no answer: it never arrives ('sebelum'), or Postgres has done it ('setelah'). */
  potongCommit: (kapan: 'sebelum' | 'setelah') => void;
  /** From now on nothing comes back, though every connection stands; false: new ones are answered again. */
  diamkan: (diam: boolean) => void;
  /** It leads elsewhere from now on; what stands is cut. */
  alihkan: (tujuan: string) => void;
  tutup: () => Promise<void>;
};

/** What the driver sends for it: a simple query of this one word. */
const commit = Buffer.from('commit\0');

export async function bukaJalurPostgres(tujuan: string): Promise<JalurPostgres> {
  let asli = new URL(tujuan);
  const sockets = new Set<Socket>();
  let potong: 'sebelum' | 'setelah' | null = null;
  let diam = false;
  const server = createServer((dari) => {
    const ke = connect(Number(asli.port), asli.hostname);
    let menunggu = false;
    const putus = () => {
      dari.destroy();
      ke.destroy();
    };
    for (const socket of [dari, ke]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      socket.on('error', putus);
      socket.once('end', putus);
    }
    dari.on('data', (chunk: Buffer) => {
      if (potong !== null && chunk.includes(commit)) {
        const kapan = potong;
        potong = null;
        if (kapan === 'sebelum') return putus();
        menunggu = true;
      }
      return ke.write(chunk);
    });
    ke.on('data', (chunk: Buffer) => {
      if (menunggu) return putus();
      return diam || dari.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(tujuan);
  // Where it names a socket, that would lead past us.
  url.search = '';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    potongCommit: (kapan) => void (potong = kapan),
    diamkan: (ya) => void (diam = ya),
    alihkan: (lain) => {
      asli = new URL(lain);
      for (const socket of sockets) socket.destroy();
    },
    tutup: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
