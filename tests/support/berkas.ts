import { createHash } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { Config } from '#server/config.ts';
import type { ServerUji } from './server.ts';

/** The smallest files that are what they say by content. `isi` makes them different. The PDF opens: one empty page. */
export const pdf = (isi = 'bukti'): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.4
% ${isi}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 210 297]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);
export const jpg = (isi = 'gambar', piksel: Piksel = titik): Uint8Array => {
  const teks = huruf(isi);
  return bytes(
    [0xff, 0xd8],
    [0xff, 0xe0, ...dua(2 + teks.length), ...teks],
    [0xff, 0xc0, ...dua(8), 8, ...dua(piksel.tinggi), ...dua(piksel.lebar), 0],
    [0xff, 0xd9],
  );
};
export const png = (isi = 'bukti', { lebar, tinggi }: Piksel = titik): Uint8Array =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [0, 0, 0, 13, ...huruf('IHDR')],
    [0, 0, ...dua(lebar), 0, 0, ...dua(tinggi), 1, 0, 0, 0, 0],
    huruf(isi.padEnd(32)),
    [...huruf('IEND'), 0xae, 0x42, 0x60, 0x82],
  );

const bytes = (...bagian: number[][]): Uint8Array => Uint8Array.from(bagian.flat());
const huruf = (teks: string): number[] => [...new TextEncoder().encode(teks)];
/** How large a picture says it is. */
type Piksel = { lebar: number; tinggi: number };
const titik: Piksel = { lebar: 1, tinggi: 1 };
const dua = (angka: number): number[] => [angka >> 8, angka & 0xff];

/** What a file is known by. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Asks for a file as the app does. Without bytes where it was refused. */
export async function ambilBerkas(
  uji: ServerUji,
  call: 'file-test' | 'file-invoice',
  url: string,
  as: string,
): Promise<{ status: number; bytes: Uint8Array | null }> {
  const response = await uji.api.request(`/api/${call}?url=${url}`, {
    headers: { authorization: `Bearer ${await uji.signIn(as)}` },
  });
  const { status } = response;
  return { status, bytes: status === 200 ? new Uint8Array(await response.arrayBuffer()) : null };
}

/** What the file store has under this hash, or null. */
export async function isiSimpanan({ server }: ServerUji, hash: string): Promise<Uint8Array | null> {
  const stream = await server.files.get(hash);
  return (
    stream &&
    new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
  );
}

/** The files below a folder that this process holds open, those without a name too; where the system tells. */
export async function fileTerbuka(folder: string): Promise<string[]> {
  const open = await readdir('/proc/self/fd').catch(() => []);
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return paths.filter((path) => path.startsWith(folder));
}

/** Every file of this server: what the store has, in its folder or its bucket, what is half-written, what waits. */
export async function semuaFile({ server: { config } }: Pick<ServerUji, 'server'>): Promise<string[]> {
  const terbuka = (
    await Promise.all(['berkas', 'sementara'].map((folder) => fileTerbuka(join(config.DATA_DIR, folder))))
  ).flat();
  const found = await Promise.all(
    ['berkas', 'sementara'].map((folder) =>
      readdir(join(config.DATA_DIR, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  const disk = [...terbuka, ...found.flat().flatMap((satu) => (satu.isFile() ? [satu.name] : []))];
  return config.FILES_URL ? [...disk, ...(await isiBucket(config))] : disk;
}

async function isiBucket(config: Config): Promise<string[]> {
  const client = klienBucket(config);
  const { hostname, pathname } = new URL(config.FILES_URL!);
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: hostname, Prefix: pathname.slice(1) }),
  );
  client.destroy();
  return Contents.map(({ Key }) => basename(Key!));
}

/** A client of the bucket server these settings name. */
export const klienBucket = (config: Config): S3Client =>
  new S3Client({
    region: config.AWS_REGION,
    endpoint: config.AWS_ENDPOINT_URL_S3!,
    forcePathStyle: true,
    credentials: {
      accessKeyId: config.AWS_ACCESS_KEY_ID!,
      secretAccessKey: config.AWS_SECRET_ACCESS_KEY!,
    },
  });
