import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { simpanBerkasLokal } from '#data/files.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import type { Baris } from '#data/baris.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';

export type Terpilih = Awaited<ReturnType<typeof simpanBerkasLokal>>;

/** What a file begins with tells its kind; the rest makes it one of its own. */
export const jpeg = (): Blob =>
  new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 62]), randomBytes(60), new Uint8Array([0xff, 0xd9])], {
    type: 'image/jpeg',
  });
/** What the server refuses by its content, whatever it is called. */
export const bukanGambar = (): Blob =>
  new Blob([`bukan gambar ${randomBytes(8).toString('hex')}`], { type: 'image/jpeg' });

export const pilih = (tab: Tab, file: Blob = jpeg(), name = 'botol.jpg'): Promise<Terpilih> =>
  simpanBerkasLokal(tab.db, file, name);

const sebut = ({ sha256, name }: Terpilih) => ({ sha256, name });

/** A registration as its form hands it over: one sample for each file, or one without. */
function pendaftaran(gambar: readonly Terpilih[], lain: Partial<Tulisan> = {}): Tulisan {
  const opId = uuidv7();
  const sampel = (gambar.length > 0 ? gambar : [undefined]).map((file, ke) => ({
    nama: `Sampel ${ke + 1}`,
    jumlah: 2,
    idPengujianBentukSampel: 1,
    idPengujianPenyimpananSampel: 1,
    idPengujianKondisiSampel: 1,
    kemasan: 'Botol',
    ...(file ? { fileGambar: sebut(file) } : {}),
    parameterUji: [{ idPengujianParameterUji: 1, jumlahReplikasi: 2 }],
  }));
  return {
    opId,
    call: callName(pengujianApi.daftar),
    lane: `pengujian:${opId}`,
    body: { idJenisPenggunaan: 2, catatanTambahan: null, sampel },
    aturan: pengujianApi.daftar.files!,
    label: 'Pendaftaran pengujian',
    baseRev: null,
    after: [],
    begunAt: null,
    ...lain,
  };
}

/** Queues a registration with these files. */
export const daftar = async (
  tab: Tab,
  gambar: readonly Terpilih[],
  lain: Partial<Tulisan> = {},
): Promise<Baris> => enqueue(tab.db, await tab.asal(), pendaftaran(gambar, lain));

/** What left a device, in order: 'naik:<hash>' for an upload, 'kirim:<id>' for each operation pushed. */
export const yangLewat = ({ jaringan }: Perangkat): string[] =>
  jaringan.lalu.flatMap(({ path, ops }) => {
    if (path.includes('/sync/file/')) return [`naik:${path.split('/').at(-1)}`];
    return ops.map(({ id }) => `kirim:${id}`);
  });

export const naik = ({ sha256 }: Pick<Terpilih, 'sha256'>): string => `naik:${sha256}`;
export const kirim = ({ opId }: Pick<Baris, 'opId'>): string => `kirim:${opId}`;
