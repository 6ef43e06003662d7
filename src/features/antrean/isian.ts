import type { z } from 'zod';
import type { WritingEndpoint } from '#kit/record/use-send.ts';
import type { Isian } from '#kit/outbox/panggilan.ts';
import { panggilanDari } from './panggilan-table.ts';

export type FormIsian = { endpoint: WritingEndpoint<z.ZodType>; isian: readonly Isian[] };

/** The small form in which a write of this call is repaired here; undefined for one that has another or none. */
export function formIsian(call: string): FormIsian | undefined {
  const panggilan = panggilanDari(call);
  return panggilan?.perbaikan.jenis === 'isian'
    ? { endpoint: panggilan.endpoint, isian: panggilan.perbaikan.isian }
    : undefined;
}

/** Flags lie in the outbox as they were written: true, 1 or '1'. */
const disetujui = (value: unknown): boolean => ['true', '1'].includes(String(value));

/** What a body holds for a form, as text. */
export function nilaiAwal({ isian }: FormIsian, body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    isian.map(({ nama, jenis }) => {
      const value = body[nama];
      if (jenis === 'putusan') return [nama, disetujui(value) ? '1' : '0'];
      return [nama, typeof value === 'string' ? value : ''];
    }),
  );
}

/** The body of the call with what was typed in it. */
export function bodyDari(
  { isian }: FormIsian,
  body: Record<string, unknown>,
  nilai: Record<string, string>,
): Record<string, unknown> {
  const typed = isian.map(({ nama, jenis }) => [
    nama,
    jenis === 'putusan' ? nilai[nama] === '1' : (nilai[nama] ?? '').trim(),
  ]);
  return { ...body, ...Object.fromEntries(typed) };
}
