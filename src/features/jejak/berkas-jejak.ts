import type { Klien } from '#data/client.ts';
import type { OutputOf, QueryOf } from '#domain/core/endpoint.ts';
import { formatDate, MISSING } from '#domain/core/format.ts';
import { jejakApi } from '#domain/jejak/endpoints.ts';
import type { Jejak, Perubahan } from '#domain/jejak/schema.ts';
import type { FileColumn } from '#kit/table/ListTable.tsx';

/** A line of the file: one difference, or an act that made none. */
export type BarisJejak = { jejak: Jejak; beda: Perubahan | null };

const barisDari = (jejak: Jejak): BarisJejak[] =>
  jejak.perubahan.length > 0 ? jejak.perubahan.map((beda) => ({ jejak, beda })) : [{ jejak, beda: null }];

/** As many entries as the call gives at once (GAP-69). */
const sekaligusMaks = 1000;

/** The lines of the trail that fits, page after page by key as the screen reads it. */
export async function* bacaJejak(
  klien: Klien,
  dicari: QueryOf<typeof jejakApi.list>,
  sekaligus = sekaligusMaks,
): AsyncGenerator<BarisJejak> {
  let sesudah: string | null = null;
  do {
    const query: QueryOf<typeof jejakApi.list> = {
      ...dicari,
      limit: sekaligus,
      ...(sesudah ? { sesudah } : {}),
    };
    const { data }: { data: OutputOf<typeof jejakApi.list> } = await klien.panggil(jejakApi.list, { query });
    yield* data.jejak.flatMap(barisDari);
    sesudah = data.berikutnya;
  } while (sesudah);
}

/** A file leaves empty what a screen marks as missing. */
const dikatakan = (kata: string | null): string | null => (kata === MISSING ? null : kata);

export const kolomJejak: readonly FileColumn<BarisJejak>[] = [
  { title: 'Waktu', kind: 'waktu', value: ({ jejak }) => jejak.waktu },
  { title: 'Dikerjakan', kind: 'waktu', value: ({ jejak }) => jejak.dibuatPada },
  { title: 'Orang', value: ({ jejak }) => jejak.orang },
  { title: 'Peran', value: ({ jejak }) => jejak.role },
  { title: 'Tindakan', value: ({ jejak }) => jejak.tindakan },
  { title: 'Rekaman', value: ({ jejak }) => [jejak.rekaman, jejak.sebutan].filter(Boolean).join(' ') },
  { title: 'Nomor pendaftaran', value: ({ jejak }) => jejak.pendaftaran?.nomor },
  { title: 'Judul', value: ({ jejak }) => jejak.pendaftaran?.judul },
  { title: 'Isian', value: ({ beda }) => beda?.label ?? 'Tidak ada isian yang berubah' },
  { title: 'Dari', value: ({ beda }) => beda && dikatakan(beda.dari) },
  { title: 'Menjadi', value: ({ beda }) => beda && (dikatakan(beda.ke) ?? 'dikosongkan') },
  { title: 'Terlambat dikirim', value: ({ jejak }) => (jejak.terlambat ? 'Ya' : 'Tidak') },
];

/** The days that are set, in words. */
export const kataWaktu = (dari: string | null, sampai: string | null): string[] => [
  ...(dari ? [`Dari ${formatDate(dari)}`] : []),
  ...(sampai ? [`Sampai ${formatDate(sampai)}`] : []),
];
