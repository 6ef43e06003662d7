import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PesanDorong } from '#domain/kabar/dorong.ts';

/** A browser's side of a subscription: where its push service takes messages, and the keys to read them with. */
type Langganan = {
  isi: { endpoint: string; p256dh: string; auth: string; nama: string };
  /** Opens a body as a browser does (RFC 8188, RFC 8291). Throws for what was not written for it. */
  buka: (body: Buffer) => PesanDorong;
};

/** What was taken for a device: what it says once it is opened, its headers, and by which key its sender signed. */
type Diterima = { pesan: PesanDorong; kepala: IncomingMessage['headers']; kunci: string };

/** A push service on a port of its own, as browsers have theirs: it takes what is signed, and cannot read it. */
export async function layananDorong() {
  const diterima: Diterima[] = [];
  const langganan = new Map<string, Langganan>();
  let jawaban: { kode: number; kata: string } | null = null;
  const server = createServer((request, response) => {
    const potong: Buffer[] = [];
    request.on('data', (bagian: Buffer) => potong.push(bagian));
    request.on('end', () => {
      const satu = langganan.get(request.url!);
      const ganggu = jawaban;
      jawaban = null;
      if (ganggu) return void response.writeHead(ganggu.kode, { Location: '/lain' }).end(ganggu.kata);
      if (!satu) return void response.writeHead(410).end();
      const kunci = kunciPenanda(request.headers.authorization ?? '', asal());
      diterima.push({ pesan: satu.buka(Buffer.concat(potong)), kepala: request.headers, kunci });
      return void response.writeHead(201).end();
    });
  });
  const dengar = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await dengar(0);
  const { port } = server.address() as AddressInfo;
  const asal = () => `http://127.0.0.1:${port}`;
  return {
    diterima,
    env: { PUSH_ORIGINS: asal() },
    /** A browser that takes part. */
    perangkat: (nama: string): Langganan => {
      const path = `/kirim/${randomBytes(16).toString('base64url')}`;
      const satu = langgananBaru(asal() + path, nama);
      langganan.set(path, satu);
      return satu;
    },
    /** Its next answer. */
    jawab: (kode: number, kata = '') => void (jawaban = { kode, kata }),
    /** Its browser has taken the address back. */
    lepas: ({ isi }: Langganan) => void langganan.delete(new URL(isi.endpoint).pathname),
    berhenti: () => new Promise<void>((resolve) => server.close(() => resolve())),
    mulai: () => dengar(port),
    tutup: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const teks = (kata: string) => Buffer.from(`${kata}\0`);
const hkdf = (salt: Buffer, kunci: Buffer, info: Buffer, panjang: number) =>
  Buffer.from(hkdfSync('sha256', kunci, salt, info, panjang));

function langgananBaru(endpoint: string, nama: string): Langganan {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    isi: {
      endpoint,
      p256dh: ecdh.getPublicKey('base64url', 'uncompressed'),
      auth: auth.toString('base64url'),
      nama,
    },
    buka: (body) => {
      const salt = body.subarray(0, 16);
      const akhirKepala = 21 + body[20]!;
      const pengirim = body.subarray(21, akhirKepala);
      const info = Buffer.concat([teks('WebPush: info'), ecdh.getPublicKey(), pengirim]);
      const rahasia = hkdf(auth, ecdh.computeSecret(pengirim), info, 32);
      const kunci = hkdf(salt, rahasia, teks('Content-Encoding: aes128gcm'), 16);
      const nonce = hkdf(salt, rahasia, teks('Content-Encoding: nonce'), 12);
      const isi = body.subarray(akhirKepala, -16);
      const pembuka = createDecipheriv('aes-128-gcm', kunci, nonce).setAuthTag(body.subarray(-16));
      const terbuka = Buffer.concat([pembuka.update(isi), pembuka.final()]).toString();
      return JSON.parse(terbuka.slice(0, terbuka.lastIndexOf('\u0002'))) as PesanDorong;
    },
  };
}

/** The public key that signed for this service (RFC 8292). Throws where nobody did, for another one, or too long ago. */
function kunciPenanda(authorization: string, asal: string): string {
  const [, token, kunci] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!;
  const [kepala, isi, tanda] = token!.split('.');
  const titik = Buffer.from(kunci!, 'base64url');
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: titik.subarray(1, 33).toString('base64url'),
      y: titik.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const data = Buffer.from(`${kepala}.${isi}`);
  if (!verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(tanda!, 'base64url')))
    throw new Error('signed by somebody else');
  const { aud, exp } = JSON.parse(Buffer.from(isi!, 'base64url').toString()) as { aud: string; exp: number };
  if (aud !== asal || exp * 1000 < Date.now()) throw new Error('signed for somebody else, or long ago');
  return kunci!;
}
