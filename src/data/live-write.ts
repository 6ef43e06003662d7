import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { Refusal, type RefusalStatus } from '#domain/core/errors.ts';
import { toWire } from '#domain/core/wire.ts';
import { JaringanLain, Luring, OrangBerganti, type Klien } from './client.ts';
import { rujukanBerkas, type RujukanBerkas } from './berkas-tulisan.ts';
import type { Engine } from './outbox/engine.ts';
import type { Kesalahan } from './baris.ts';
import { unggahFile } from './outbox/unggah.ts';

/** How a write that needs the server at once came out. */
export type HasilLangsung =
  | { jenis: 'terkirim'; info: string; data: unknown }
  /** The server's final word; the next try is another write. */
  | { jenis: 'ditolakLangsung'; error: Kesalahan }
  /** No final word: the same write may go again under the same key. */
  | { jenis: 'gagal'; info: string };

const isianAda = 'Isian Anda masih ada di sini; simpan lagi saat tersambung.';
const perluSambungan = `Tindakan ini perlu sambungan ke server. ${isianAda}`;
const takTerduga =
  'Perangkat ini tidak dapat menyelesaikannya. Isian Anda masih ada di sini; simpan lagi, atau muat ulang halaman bila terulang.';
const sudahDiterima =
  'Server sudah menerima kiriman sebelumnya dari formulir ini. Tutup dan buka lagi datanya untuk melihat hasilnya.';

/**
 * Makes a call that only works online, its files first. `kunci` is its idempotency key: made when its form opened and
 * kept until there is a final word, so that a second try after a lost answer has no second effect.
 */
export async function tulisLangsung(
  klien: Pick<Klien, 'panggil'>,
  engine: Engine,
  { endpoint, body, kunci }: { endpoint: AnyEndpoint; body: unknown; kunci: string },
): Promise<HasilLangsung> {
  try {
    const wire = toWire(body) as Record<string, unknown>;
    for (const file of rujukanBerkas(wire, endpoint.files ?? [])) await unggahSekarang(engine, file);
    const { info, data } = await klien.panggil(endpoint, { body, idempotencyKey: kunci });
    return { jenis: 'terkirim', info, data };
  } catch (error) {
    if (error instanceof JaringanLain) return { jenis: 'gagal', info: `${error.message} ${isianAda}` };
    // After a change of person the page shows nothing of this form any more.
    if (error instanceof Luring || error instanceof OrangBerganti)
      return { jenis: 'gagal', info: perluSambungan };
    // A storage that was closed under it, say: what of it has reached the server the key tells when it goes again.
    return error instanceof Refusal ? hasilTolakan(error) : { jenis: 'gagal', info: takTerduga };
  }
}

/**
 * Brings a file up for a call that is made now. Throws what the call itself would: a Refusal, or Luring. Where the door
 * is shut the call is told so itself, with the sentence for it.
 */
async function unggahSekarang(engine: Engine, { field, ...file }: RujukanBerkas): Promise<void> {
  const hasil = await unggahFile(engine, file);
  if (hasil.jenis === 'tolak') {
    const { status, code, info } = hasil.error;
    const errors = [{ field, message: info }];
    throw new Refusal({ status: status as RefusalStatus, code, info, errors });
  }
  if (hasil.jenis === 'tanpaJawaban' && hasil.sebab === 'asing') throw new JaringanLain();
  if (hasil.jenis === 'tanpaJawaban' || hasil.jenis === 'nanti') throw new Luring();
}

function hasilTolakan({ status, code, info, errors, data }: Refusal): HasilLangsung {
  if (code === 'KEY_REUSED') return { jenis: 'gagal', info: sudahDiterima };
  // Neither a dead session nor a busy server has looked at it.
  if (status === 401 || status === 429 || status >= 500) return { jenis: 'gagal', info };
  return {
    jenis: 'ditolakLangsung',
    error: {
      status,
      code: code ?? '',
      info,
      ...(errors ? { errors } : {}),
      ...(data === undefined ? {} : { current: data }),
    },
  };
}
