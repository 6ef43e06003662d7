import type { CaraKabar } from '#domain/akun/cara-kabar.ts';
import type { Role } from '#domain/core/roles.ts';
import type { NamaKanal } from '#domain/kabar/pilihan.ts';
import type { Kabar } from '#domain/kabar/schema.ts';
import type { Db } from '#server/core/database.ts';
import type { Server } from '#server/core/server.ts';

type Config = Server['config'];

/** One piece of news as a message tells it. */
export type IsiPesan = Pick<Kabar, 'uuid' | 'jenis' | 'kalimat' | 'perihal'>;

/** Where a channel reaches a person. */
export type Alamat = {
  /** Which of several it is, as the outbox keeps it; empty on a channel where each person has one. */
  tujuan: string;
  /** As people read it. */
  alamat: string;
};

/** What goes to one person over one channel. */
export type Pesan = {
  /** Stays the same however often it is tried, so that whoever receives it twice knows. */
  id: string;
  kepada: Alamat & { uuid: string; nama: string };
  /** A digest has several, and may have one only. */
  cara: 'segera' | 'ringkasan';
  isi: readonly IsiPesan[];
  /** Turns told of earlier that still wait; with the first digest of a week. */
  lama: readonly IsiPesan[];
  /** Ends this channel for its person, without signing in. */
  tokenBerhenti: string;
};

/**
 * What came of sending. 'terkirim' says what the other side calls it, where it does; 'batal': nobody is there any more, and nothing is amiss; 'ulang': not now, `putus` where nobody at all
 * is reached just now; 'tetap': never this message; 'alamat': nothing ever reaches this address, which its person reads so in
 * the app.
 */
export type Hasil =
  | { hasil: 'terkirim'; luar?: string }
  | { hasil: 'batal' }
  | { hasil: 'ulang'; galat: string; putus: boolean }
  | { hasil: 'tetap'; galat: string }
  | AlamatDitolak;

/** An address that nothing reaches, and how its person is told so. */
export type AlamatDitolak = {
  hasil: 'alamat';
  galat: string;
  kabar: { kalimat: string; perihal: string };
};

/** A way to people outside the app. What `kirim` cannot do it says; it throws for nothing. */
export type Kanal = {
  nama: NamaKanal;
  kirim: (pesan: Pesan, signal: AbortSignal) => Promise<Hasil>;
};

/** A channel that an installation may have. */
export type JenisKanal = {
  nama: NamaKanal;
  ada: (config: Config) => boolean;
  /** How people are told there who have said nothing. */
  bawaan: (role: Role | null) => CaraKabar;
  /** Where it reaches these people; who is not in it is reached nowhere. */
  alamat: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, readonly Alamat[]>>;
  buka: (server: Server) => Promise<Kanal>;
};
