import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  baseRev,
  bilangan,
  bolehKosong,
  flag,
  halaman,
  takaran,
  teks,
  teksOpsional,
  tanggal,
  uuid,
} from './fields.ts';
import { imporApi } from './impor.ts';
import type { Role } from './roles.ts';

/** How a field is typed in and shown: its input, its place in a row and in a file. */
type MasterFieldKind =
  | 'kode'
  | 'teks'
  | 'catatan'
  | 'bilangan'
  | 'takaran'
  | 'rupiah'
  | 'tanggal'
  | 'tautan'
  | 'pilihan';

type MasterOption = { value: string | number; label: string };

/** One thing that is known of every record of a kind. */
export type MasterField<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  label: string;
  kind: MasterFieldKind;
  required: boolean;
  /** As a call brings it, and as an answer says it. */
  input: I;
  output: O;
  /** What it may be, where that never changes; a screen finds the others by itself. */
  options?: readonly MasterOption[];
  /** What helps to fill it in. */
  help?: string;
  /** What stands in the first row of a file that is to be filled in. */
  contoh?: string | number;
  /** What the detail calls it, where that is another word. */
  detail?: string;
  /** What a new record begins with. */
  initial?: string | number;
  /** Of a number: the field that says what it is counted in. */
  unit?: string;
  /** Given when the record is made; how it changes later, by an act of its own. */
  once?: string;
  /** Chosen anew, it empties this field, which follows from it. */
  clears?: string;
  /** The server makes it where a call brings none; forms do not ask for it. */
  generated?: true;
};

type More = Pick<MasterField, 'options' | 'help' | 'detail' | 'unit' | 'contoh'>;

const field = <I extends z.ZodType, O extends z.ZodType>(declared: MasterField<I, O>) => declared;

/** A code that people read out: a word of few characters. */
export const isianKode = (label: string, more: More = {}) =>
  field({ label, kind: 'kode', required: true, input: teks(40), output: z.string(), ...more });

/** A code that the server gives. */
export const isianKodeOtomatis = (label: string, more: More = {}) =>
  field({
    label,
    kind: 'kode',
    required: false,
    input: teksOpsional(40),
    output: z.string(),
    generated: true,
    ...more,
  });

export const isianTeks = (label: string, more: More = {}) =>
  field({ label, kind: 'teks', required: true, input: teks(200), output: z.string(), ...more });

/** A remark that may stay empty. */
export const isianCatatan = (label: string, more: More = {}) =>
  field({
    label,
    kind: 'catatan',
    required: false,
    input: teksOpsional(),
    output: z.string().nullable(),
    ...more,
  });

/** An amount of a material, with up to three decimals (GAP-155). */
export const isianTakaran = (label: string, more: More = {}) =>
  field({ label, kind: 'takaran', required: true, input: takaran(), output: z.number(), ...more });

/** Whole rupiah. */
export const isianRupiah = (label: string, more: More = {}) =>
  field({ label, kind: 'rupiah', required: true, input: bilangan(), output: z.number().int(), ...more });

/** A day that has to be given; rows from before it was asked for have none. */
export const isianTanggal = (label: string, more: More = {}) =>
  field({
    label,
    kind: 'tanggal',
    required: true,
    input: tanggal(),
    output: z.string().nullable(),
    ...more,
  });

export type MasterFields = Readonly<Record<string, MasterField>>;

/** A field as a file brings it in; `acuan` names the reference list it is chosen from. */
export type ImporField = Pick<
  MasterField,
  'label' | 'kind' | 'required' | 'options' | 'contoh' | 'generated'
> & {
  acuan?: string;
};
export type ImporFields = Readonly<Record<string, ImporField>>;
type Input<F extends MasterFields> = { [K in keyof F]: F[K]['input'] };
type Later<F extends MasterFields> = {
  [K in keyof F]: F[K] extends { once: string }
    ? ReturnType<typeof bolehKosong<F[K]['input']>>
    : F[K]['input'];
};
type Output<F extends MasterFields> = { [K in keyof F]: F[K]['output'] };

/** The kinds there are: a record of what has no name cannot be traced. */
type JenisInduk = 'alat' | 'bahan' | 'satuan' | 'instrumen';

type Declared<F extends MasterFields> = {
  /** What audit, addresses and drafts call it. */
  jenis: JenisInduk;
  /** What people call it: 'Alat'. */
  judul: string;
  /** Calls: one record, and the list of them. */
  path: string;
  listPath: string;
  /** The page of its list. */
  alamat: string;
  roles: readonly Role[];
  fields: F;
  /** Which of them a person calls a record by. */
  kode: keyof F & string;
  nama: keyof F & string;
  /** Which of them a list shows, in this order. */
  columns: readonly ((keyof F & string) | 'lab')[];
  /** What a form cannot know field by field. */
  check?: (body: z.output<z.ZodObject<Later<F>>>, context: z.RefinementCtx) => void;
};

const shapeOf = <K extends 'input' | 'output'>(fields: MasterFields, side: K) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one[side]]));

const laterOf = (fields: MasterFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { input, once }]) => [name, once ? bolehKosong(input) : input]),
  );

/** What every kind has besides its own fields (DATA-29 to DATA-32). `flagDapatHapus`: nothing refers to it (GAP-48). */
const pokok = {
  id: z.number().int(),
  uuid: z.uuid(),
  rev: z.string(),
  idLaboratorium: z.number().int(),
  lab: z.object({ namaLaboratorium: z.string() }),
  flagAktif: z.number().int(),
  flagDapatHapus: z.boolean(),
};

/**
 * Declares one kind of master data: its fields with their words and rules, who keeps it, and where. List, form, detail,
 * import, export, calls and server follow from it (docs/decisions/019-master-data.md).
 */
export function master<const F extends MasterFields>(declared: Declared<F>) {
  const { jenis, judul, path, listPath, roles, fields, check = () => undefined } = declared;
  const sebutan = judul.toLowerCase();
  const Row = z.object({ ...pokok, ...(shapeOf(fields, 'output') as Output<F>) });
  const record = { lane: jenis, field: 'uuid' } as const;
  const checked = check as (body: unknown, context: z.RefinementCtx) => void;
  const api = {
    ...imporApi(declared),
    list: endpoint({
      method: 'GET',
      path: listPath,
      summary: `Data induk ${sebutan}: yang diurus pemanggil; menunggu=1 hanya yang perlu perhatian`,
      roles,
      offline: 'cached',
      query: z.object({
        uuid: uuid().optional(),
        idLaboratorium: bilangan(1).optional(),
        flagAktif: flag().optional(),
        menunggu: flag().optional(),
        ...halaman,
      }),
      output: z.union([Row, z.array(Row)]),
      success: { status: 200, info: `Data ${sebutan}` },
    }),
    tambah: endpoint({
      method: 'POST',
      path,
      summary: `Tambah ${sebutan}`,
      roles,
      offline: 'live',
      record: { lane: jenis },
      body: z
        .object({
          uuid: bolehKosong(uuid()),
          idLaboratorium: bilangan(1),
          ...(shapeOf(fields, 'input') as Input<F>),
        })
        .superRefine(checked),
      output: Row,
      success: { status: 201, info: `Data ${sebutan} berhasil disimpan` }, // MSG-24, MSG-25
    }),
    ubah: endpoint({
      method: 'PUT',
      path,
      summary: `Ubah ${sebutan}, atau aktifkan (flag_aktif 1) dan nonaktifkan (0)`,
      roles,
      offline: 'live',
      record,
      body: z
        .object({
          uuid: uuid(),
          idLaboratorium: bilangan(1),
          flagAktif: bolehKosong(flag()),
          ...(laterOf(fields) as Later<F>),
          baseRev: baseRev(),
        })
        .superRefine(checked),
      output: Row,
      success: { status: 200, info: `Data ${sebutan} berhasil diupdate` },
    }),
    hapus: endpoint({
      method: 'DELETE',
      path,
      summary: `Hapus ${sebutan} yang belum dipakai`,
      roles,
      offline: 'live',
      record,
      body: z.object({ uuid: uuid(), baseRev: baseRev() }),
      output: z.object({ uuid: z.uuid() }),
      success: { status: 200, info: `Data ${sebutan} berhasil dihapus` },
    }),
  };
  return { ...declared, Row, api };
}

/** A kind as its declaration has it, and a record of it. */
export type Master<F extends MasterFields = MasterFields> = ReturnType<typeof master<F>>;
export type MasterRow<M extends { Row: z.ZodType }> = z.output<M['Row']>;
