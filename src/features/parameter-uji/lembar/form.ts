import { createContext, useContext } from 'react';
import type { Field } from '#kit/field/field.ts';
import type { RecordForm } from '#kit/form/record-form.ts';
import { pathOf } from '#kit/field/field.ts';
import type { IsianVersi } from './bidang-lembar.ts';
import type { Cek } from './cek.ts';

export type FormVersi = RecordForm<IsianVersi>;
/** A place in the form: 'isi[perUlangan][0]'. */
export type Tempat = { form: FormVersi; di: string };
export type Baris = Readonly<Record<string, unknown>>;

export const CekKini = createContext<Cek>({ galat: {}, kata: {}, isi: null, dicoba: [] });

/** What a field at a place of the form takes, with what is wrong there, and said of it, while it is typed. */
export function useMedan(form: FormVersi, di: string): Field<string> & { kata: string | undefined } {
  const { galat, kata } = useContext(CekKini);
  // A place that is put together at run time: only its field knows what lies there.
  const field = form.field(di) as unknown as Field<string>;
  return { ...field, error: galat[di] ?? field.error, kata: kata[di] };
}

type Pohon = Record<string, unknown> | unknown[];
const diPohon = (pohon: Pohon, jalan: readonly string[], ubah: (lama: unknown) => unknown): Pohon => {
  const [kini, ...sisa] = jalan;
  const lama = (pohon as Record<string, unknown>)[kini!];
  const baru = sisa.length === 0 ? ubah(lama) : diPohon(lama as Pohon, sisa, ubah);
  return Array.isArray(pohon) ? pohon.with(Number(kini), baru) : { ...pohon, [kini!]: baru };
};

/** What lies at a place of the form. */
export const nilaiDi = <V>(values: IsianVersi, di: string): V =>
  pathOf(di)
    .split('.')
    .reduce<unknown>((pohon, bagian) => (pohon as Record<string, unknown>)[bagian], values) as V;

/** Changes a list of the form; what was wrong with its rows goes, for they are others now. */
export function ubahDaftar({ form, di }: Tempat, ubah: (lama: readonly Baris[]) => readonly Baris[]): void {
  const nama = Object.keys(form.errors).filter((satu) => satu === di || satu.startsWith(`${di}[`));
  form.change(
    (now) =>
      diPohon(now, pathOf(di).split('.'), (lama) =>
        ubah((lama ?? []) as readonly Baris[]),
      ) as unknown as IsianVersi,
    ...nama,
  );
}
