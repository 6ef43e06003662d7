import type { NamaKanal } from '#domain/kabar/pilihan.ts';
import type { Server } from '#server/core/server.ts';
import type { JenisKanal, Kanal } from './kanal.ts';
import { dorong } from './dorong/dorong.ts';
import { surel } from './surel.ts';
import { whatsapp } from './whatsapp/whatsapp.ts';

type Config = Server['config'];

/** Every channel there may be, one line each. */
export const semuaKanal: readonly JenisKanal[] = [surel, whatsapp, dorong];

/** Those that this installation has. */
export const kanalAda = (config: Config): NamaKanal[] =>
  semuaKanal.filter(({ ada }) => ada(config)).map(({ nama }) => nama);

export const bukaKanal = (server: Server): Promise<Kanal[]> =>
  Promise.all(semuaKanal.filter(({ ada }) => ada(server.config)).map(({ buka }) => buka(server)));
