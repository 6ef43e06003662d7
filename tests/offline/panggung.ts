import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Dunia, penyelia } from '#tests/support/offline-dunia.ts';
import { serverBersama, type Bersama } from '#tests/support/offline-server.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';
import { lihat, tulisan, type Aksi, type Cacat } from '#tests/support/offline-orang.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import type { Baris } from '#data/baris.ts';

export type Panggung = {
  dunia: Dunia;
  /** The analyst's device, and the one the supervisor shares. */
  satu: Perangkat;
  dua: Perangkat;
  /** The analyst's tab; the supervisor's. Both have pulled. */
  analis: Tab;
  penyelia: Tab;
  /** Not started; reported on; waiting for the supervisor's word. */
  antrian: string;
  berjalan: string;
  diajukan: string;
};

/** One server for the file, with `lain` beside the bench; before each test an emptied database and two fresh devices. */
export function panggung(lain?: Parameters<typeof serverBersama>[0]): () => Panggung {
  let bersama: Bersama;
  let kini: Panggung;
  beforeAll(async () => {
    bersama = await serverBersama(lain);
  });
  afterAll(async () => bersama.uji.close());
  beforeEach(async () => {
    const dunia = await new Dunia(bersama).mulai();
    const [satu, dua] = dunia.perangkat as [Perangkat, Perangkat];
    const [antrian = '', berjalan = '', diajukan = ''] = bersama.parameter;
    const review = await dua.masuk(penyelia());
    await review.putaran();
    kini = { dunia, satu, dua, analis: satu.hidup()[0]!, penyelia: review, antrian, berjalan, diajukan };
  });
  afterEach(async () => kini.dunia.tutup());
  return () => kini;
}

/** Writes as a form would: on what the screen shows now. */
export async function tulis(
  tab: Tab,
  uuid: string,
  aksi: Aksi,
  teks: string = aksi,
  cacat: Cacat = 'tidak',
  lain: Partial<Tulisan> = {},
): Promise<Baris> {
  const view = await lihat(tab, uuid);
  if (!view) throw new Error('not on this device');
  return enqueue(tab.db, await tab.asal(), { ...tulisan(tab, uuid, aksi, view, teks, cacat), ...lain });
}

/** What took effect on a record, by the labels of the writes, in order. */
export async function yangBerlaku({ dunia }: Panggung, uuid: string): Promise<string[]> {
  return (await dunia.berlaku()).filter((row) => row.record === uuid).map(({ id }) => id);
}

/** The row as it is now. */
export const baris = async (tab: Tab, { opId }: Pick<Baris, 'opId'>): Promise<Baris | undefined> =>
  tab.db.antrean.get({ opId });
export const keadaan = async (tab: Tab, row: Pick<Baris, 'opId'>): Promise<string | undefined> =>
  (await baris(tab, row))?.state;
