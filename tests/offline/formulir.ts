import { labDay } from '#domain/core/clock.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { simpanBerkasLokal } from '#data/files.ts';
import type { Tulisan } from '#data/outbox/enqueue.ts';
import { isiLane } from '#data/lane.ts';
import { perluKeputusan, type Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { susunTulisan } from '#data/write.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import type { Tab } from '#tests/support/offline.ts';
import type { NamaRagam } from './ragam.ts';

/** What is wrong with a write, on purpose: the server refuses it whatever the record says. */
export type CacatIsian = 'tidak' | 'kosong' | 'tanggalLama' | 'berkas';

/** Which form is opened, on which record, and how it is filled in. */
export type Pilihan = {
  tab: number;
  ragam: NamaRagam;
  rekaman: number;
  pilih: number;
  nekat: boolean;
  cacat: CacatIsian;
};

/** What a form hands over when it is saved, and the history its author had before them. */
export type Formulir = { tulisan: Tulisan; dilihat: readonly string[] };

/** What a form was opened on. */
export type Dilihat = Pick<Tampilan<unknown>, 'rev' | 'tertunda'> & { dilihat: readonly string[] };

/** One noun whose writes are queued: how its forms are filled in, and a refused write of it corrected. */
export type Ragam = {
  panggilan: readonly { method: AnyEndpoint['method']; path: string }[];
  buka: (tab: Tab, pilihan: Pilihan, teks: string, dunia: Dunia) => Promise<Formulir | null>;
  benahi: (tab: Tab, row: Baris, teks: string, lama: readonly string[]) => Promise<Formulir | null>;
};

export const dari = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
export const riwayat = ({ history }: { history: readonly { uuid: string }[] }) =>
  history.map(({ uuid }) => uuid);
export const idRekaman = ({ lane }: Pick<Baris, 'lane'>): string => isiLane(lane).id;
export const hariIni = (tab: Tab) => labDay(new Date(tab.engine.now()));

type Rekaman = { rev: string; history: readonly { uuid: string }[] };
export const dilihatDari = ({ data, rev, tertunda }: Tampilan<Rekaman>): Dilihat => ({
  rev,
  tertunda,
  dilihat: riwayat(data),
});

/** A write that has not left keeps what its form was opened on; a refused one is looked at afresh. */
export const dilihatLagi = (row: Baris, kini: Dilihat, lama: readonly string[]): Dilihat =>
  perluKeputusan(row) ? kini : { rev: row.baseRev ?? '', tertunda: row.after, dilihat: lama };

/** A write that rests on what its author saw. */
export const berdasar = (
  endpoint: unknown,
  body: Record<string, unknown>,
  label: string,
  { rev, tertunda, dilihat }: { rev: string | null; tertunda: readonly string[]; dilihat: readonly string[] },
): Formulir => {
  const isi = { body, label, baseRev: rev, after: tertunda, begunAt: null };
  return { tulisan: susunTulisan(endpoint as AnyEndpoint, isi), dilihat };
};

/** One of a call that decides nothing: it carries no revision. */
export const biasa = (endpoint: unknown, body: Record<string, unknown>, label: string): Formulir =>
  berdasar(endpoint, body, label, { rev: null, tertunda: [], dilihat: [] });

/** The files people have at hand: few, so that some are named by several writes. */
export const gambar = (at: number) =>
  new Blob([jpg(`gambar ${at % 3}`)] as BlobPart[], { type: 'image/jpeg' });
export const bukti = (at: number) =>
  new Blob([pdf(`bukti ${at % 3}`)] as BlobPart[], { type: 'application/pdf' });
/** What the server refuses by its content, whatever it is called. */
export const bukanBerkas = () => new Blob(['bukan gambar'], { type: 'image/jpeg' });

export async function pilihBerkas(
  tab: Tab,
  file: Blob,
  name: string,
): Promise<{ sha256: string; name: string }> {
  const { sha256 } = await simpanBerkasLokal(tab.db, file, name);
  return { sha256, name };
}
