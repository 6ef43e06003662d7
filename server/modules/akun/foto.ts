import { fileTypeFromBuffer } from 'file-type';
import { melebihiPiksel } from '#domain/berkas/piksel.ts';

const maxBytes = 64 * 1024;
const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/**
 * Where a picture may be asked for (BEYOND-57): at the provider itself, which an operator has named, or where Google keeps
 * those of its people. At some providers people write this address themselves, and our network is not theirs to look around in.
 */
function bolehDiminta({ protocol, host }: URL, issuer: string): boolean {
  return protocol === 'https:' && (host === new URL(issuer).host || host.endsWith('.googleusercontent.com'));
}

/**
 * The provider's picture of a person as a data address. Pages load nothing from elsewhere (architecture.md section 5),
 * so the server brings it along once, at sign-in. Null for anything but a small picture; never a reason not to sign in.
 */
export async function ambilFoto(address: string | null, issuer: string): Promise<string | null> {
  if (!address) return null;
  try {
    if (!bolehDiminta(new URL(address), issuer)) return null;
    const answer = await fetch(address, { signal: AbortSignal.timeout(3000), redirect: 'error' });
    if (!answer.ok || !answer.body) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    const type = await fileTypeFromBuffer(bytes);
    const baca = async (dari: number, panjang: number) => bytes.subarray(dari, dari + panjang);
    if (await melebihiPiksel(baca)) return null;
    return type && types.has(type.mime) ? `data:${type.mime};base64,${bytes.toString('base64')}` : null;
  } catch {
    return null;
  }
}
