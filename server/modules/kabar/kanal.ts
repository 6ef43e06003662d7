import type { NamaKanal } from '#domain/kabar/pilihan.ts';
import type { Kabar } from '#domain/kabar/schema.ts';
import type { Server } from '#server/core/server.ts';

type Config = Server['config'];

/** One piece of news as a message tells it. */
export type IsiPesan = Pick<Kabar, 'uuid' | 'jenis' | 'kalimat' | 'perihal'>;

/** What goes to one person over one channel. */
export type Pesan = {
  /** Stays the same however often it is tried, so that whoever receives it twice knows. */
  id: string;
  kepada: { uuid: string; nama: string; alamat: string };
  /** A digest has several, and may have one only. */
  cara: 'segera' | 'ringkasan';
  isi: readonly IsiPesan[];
  /** Turns told of earlier that still wait; with the first digest of a week. */
  lama: readonly IsiPesan[];
  /** Ends this channel for its person, without signing in. */
  tokenBerhenti: string;
};

/**
 * What came of sending. 'ulang': not now, `putus` where nobody at all is reached just now; 'tetap': never this message;
 * 'alamat': nothing ever reaches this address.
 */
export type Hasil =
  | { hasil: 'terkirim' }
  | { hasil: 'ulang'; galat: string; putus: boolean }
  | { hasil: 'tetap' | 'alamat'; galat: string };

/** A way to people outside the app. What `kirim` cannot do it says; it throws for nothing. */
export type Kanal = {
  nama: NamaKanal;
  kirim: (pesan: Pesan, signal: AbortSignal) => Promise<Hasil>;
};

/** A channel that an installation may have. */
export type JenisKanal = {
  nama: NamaKanal;
  ada: (config: Config) => boolean;
  buka: (config: Config) => Promise<Kanal>;
};
