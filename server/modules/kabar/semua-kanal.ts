import type { NamaKanal } from '#domain/kabar/pilihan.ts';
import type { Server } from '#server/core/server.ts';
import type { JenisKanal, Kanal } from './kanal.ts';
import { surel } from './surel.ts';

type Config = Server['config'];

/** Every channel there may be, one line each. */
const semua: readonly JenisKanal[] = [surel];

/** Those that this installation has. */
export const kanalAda = (config: Config): NamaKanal[] =>
  semua.filter(({ ada }) => ada(config)).map(({ nama }) => nama);

export const bukaKanal = (config: Config): Promise<Kanal[]> =>
  Promise.all(semua.filter(({ ada }) => ada(config)).map(({ buka }) => buka(config)));
