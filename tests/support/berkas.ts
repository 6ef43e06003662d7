import { createHash } from 'node:crypto';
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
export const jpg = (isi = 'gambar'): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode(isi), 0xff, 0xd9]);
export const png = (isi = 'bukti'): Uint8Array =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...new TextEncoder().encode(isi.padEnd(32)),
  ]);

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
