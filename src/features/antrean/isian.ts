import type { z } from 'zod';
import { callName } from '#domain/core/endpoint.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { WritingEndpoint } from '#kit/use-send.ts';

/** A field of a small repair form. */
export type Isian = { nama: string; label: string; jenis: 'teks' | 'paragraf' | 'putusan'; wajib: boolean };
export type FormIsian = { endpoint: WritingEndpoint<z.ZodType>; isian: readonly Isian[] };

/** The writes that are repaired here. Reports have an editor of their own; a start or a request carries nothing to change. */
const formList: readonly FormIsian[] = [
  {
    endpoint: analisisApi.method,
    isian: [{ nama: 'metodeUji', label: 'Metode uji', jenis: 'teks', wajib: true }],
  },
  {
    endpoint: analisisApi.cancel,
    isian: [{ nama: 'catatan', label: 'Alasan', jenis: 'paragraf', wajib: true }],
  },
  {
    endpoint: analisisApi.verificationDone,
    isian: [
      { nama: 'flagDisetujui', label: 'Keputusan', jenis: 'putusan', wajib: true },
      { nama: 'catatan', label: 'Catatan', jenis: 'paragraf', wajib: false },
    ],
  },
];

export const formIsian = (call: string): FormIsian | undefined =>
  formList.find(({ endpoint }) => callName(endpoint) === call);

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
