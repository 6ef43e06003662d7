import type { z } from 'zod';
import type { FieldError } from '#domain/core/errors.ts';
import { fromWireName } from '#domain/core/wire.ts';

/** What is wrong, by field in code names: 'hasilPengujian', 'sampel[0][nama]'. */
export type FieldErrors = Record<string, string>;

const pathName = (path: readonly PropertyKey[]): string =>
  path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('');

/** The first message of each field. */
function collect(entries: readonly (readonly [name: string, message: string])[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, message] of entries) errors[name] ??= message;
  return errors;
}

/** What a call's own schema says of a body. */
export const errorsOfIssues = (issues: readonly z.core.$ZodIssue[]): FieldErrors =>
  collect(issues.map(({ path, message }) => [pathName(path), message]));

/** What the server says of the fields, which it names as they were sent. */
export const errorsOfRefusal = (errors: readonly FieldError[] | undefined): FieldErrors =>
  collect((errors ?? []).map(({ field, message }) => [fromWireName(field), message]));
