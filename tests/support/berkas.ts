import { createHash } from 'node:crypto';
import type { ServerUji } from './server.ts';

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
