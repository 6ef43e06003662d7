import type { z } from 'zod';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { MasterField, MasterFields } from '#domain/core/master.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';
import { waitingOf } from '#kit/frame/waiting.ts';

/** A kind of master data, as far as its screens need it. */
export type AnyMaster = {
  jenis: string;
  judul: string;
  alamat: string;
  fields: MasterFields;
  kode: string;
  nama: string;
  columns: readonly string[];
  api: object;
};

/** A record of whatever kind. */
export type MasterRecord = {
  uuid: string;
  rev: string;
  idLaboratorium: number;
  lab: { namaLaboratorium: string };
  flagAktif: number;
  flagDapatHapus: boolean;
} & Readonly<Record<string, unknown>>;

/** Something its reader must know of a record before they use it. */
export type MasterMark = { kata: string; bahaya: boolean };

type Calls = Record<'tambah' | 'ubah' | 'hapus', WritingEndpoint<z.ZodType>> & { list: AnyEndpoint };

/** Its calls; whichever kind, their bodies are those of its fields. */
export const callsOf = ({ api }: Pick<AnyMaster, 'api'>): Calls => api as Calls;

export const wordOf = ({ judul }: Pick<AnyMaster, 'judul'>): string => judul.toLowerCase();

/** What people call a record by: its name, and its code. */
export const nameOf = ({ nama }: AnyMaster, record: MasterRecord): string => String(record[nama]);
export const codeOfRecord = ({ kode }: AnyMaster, record: MasterRecord): string => String(record[kode]);

/** A dialog over its list: '/alat?alat=<uuid>'. */
export const addressOf = ({ alamat }: Pick<AnyMaster, 'alamat'>, name: string, uuid: string): string =>
  `${alamat}${alamat.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(uuid)}`;

/** One that is to be seen to, over the list of those that are: together they can be read without a network (live-waiting). */
export const waitingRowOf = ({ alamat, jenis }: Pick<AnyMaster, 'alamat' | 'jenis'>, uuid: string): string =>
  addressOf({ alamat: waitingOf(alamat) }, jenis, uuid);

/** Its fields with their names, in order. */
export const fieldsOf = ({ fields }: Pick<AnyMaster, 'fields'>): readonly [string, MasterField][] =>
  Object.entries(fields);
