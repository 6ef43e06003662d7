import type { Pengujian } from '#domain/pengujian/schema.ts';
import { sekaliUntukSemua } from './cetakan.ts';
import { ambilPola, tempelPola, type Pola } from './pola.ts';
import { createTestServer, type ServerUji } from './server.ts';

/** How a new submission is led to a code by real acts, and from there to a later one. */
type Jalan = {
  jalani: (kode: number) => Promise<Pengujian>;
  majukan: (uuid: string, kode: number) => Promise<Pengujian>;
};

/** Every code of W1 a submission can stand at, by the ways that lead there; 3 is history only. */
export const jalurPengujian = [[1, 5, 6, 7, 8, 9, 10, 14, 15, 16], [2], [4], [11], [12]] as const;

/**
 * A submission at this code of W1, copied into the database of `uji`: for each code one is led there by real acts, once
 * in a run, in a database of its own. Gives its uuid.
 */
export async function salinan(
  uji: ServerUji,
  kode: number,
  jalan: (lain: ServerUji) => Jalan,
): Promise<string> {
  semuaPola ??= bacaPola(jalan);
  const pola = (await semuaPola)[kode];
  if (!pola) throw new Error(`no submission stands at ${kode}`);
  return tempelPola(uji, pola);
}

let semuaPola: Promise<Record<number, Pola>> | undefined;

async function bacaPola(jalan: (uji: ServerUji) => Jalan): Promise<Record<number, Pola>> {
  const bytes = await sekaliUntukSemua('pola.json', async () => {
    const uji = await createTestServer();
    const { jalani, majukan } = jalan(uji);
    const semua: Record<number, Pola> = {};
    for (const [pertama, ...berikut] of jalurPengujian) {
      const { uuid } = await jalani(pertama);
      semua[pertama] = await ambilPola(uji, uuid);
      for (const kode of berikut) {
        await majukan(uuid, kode);
        semua[kode] = await ambilPola(uji, uuid);
      }
    }
    await uji.close();
    return Buffer.from(JSON.stringify(semua));
  });
  return JSON.parse(Buffer.from(bytes).toString()) as Record<number, Pola>;
}
