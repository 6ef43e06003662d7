import type { FieldError } from '#domain/core/errors.ts';

/** What is wrong, by field, as a table of cases says it. A field that is named twice, or none, is a fault of the rule. */
export function menurutKolom(salah: readonly FieldError[]): Record<string, string> {
  const hasil: Record<string, string> = {};
  for (const { field, message } of salah) {
    if (!field || !message || field in hasil) throw new Error(`salah: ${JSON.stringify(salah)}`);
    hasil[field] = message;
  }
  return hasil;
}
