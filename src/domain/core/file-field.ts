import type { FileRule } from './endpoint.ts';
import { fieldPath, isPlain } from './wire.ts';

/** A place of a body where a file may stand, `holder[key]`, and its name as it is sent: 'sampel[0][file_gambar]'. */
export type FilePlace = { holder: Record<string, unknown>; key: string; field: string };

/** How the body at hand spells a name of the wire: as it is, or in code names (`fromWireName`). */
type Spelling = (name: string) => string;
const asSent: Spelling = (name) => name;

/**
 * Every place of a body that a file rule's field stands for, whether a file stands there or not: `*` is each item the
 * body has, nothing else is ever a place. The one reader of such paths, for outbox, upload and push alike.
 */
export function filePlaces(
  body: unknown,
  { field }: Pick<FileRule, 'field'>,
  spell: Spelling = asSent,
): FilePlace[] {
  return placesIn(body, '', fieldPath(field), spell);
}

function placesIn(
  at: unknown,
  field: string,
  [part = '', ...rest]: readonly string[],
  spell: Spelling,
): FilePlace[] {
  const keys = part === '*' ? itemsOf(at) : isPlain(at) ? [spell(part)] : [];
  return keys.flatMap((key) => {
    const holder = at as Record<string, unknown>;
    const name = part === '*' ? key : part;
    const inner = field === '' ? name : `${field}[${name}]`;
    if (rest.length === 0) return [{ holder, key, field: inner }];
    return Object.hasOwn(holder, key) ? placesIn(holder[key], inner, rest, spell) : [];
  });
}

const itemsOf = (list: unknown): string[] => (Array.isArray(list) ? Object.keys(list) : []);

/** The rule that a form's field falls under by its name alone, before its body is there; undefined for any other field. */
export function fileRuleOf<R extends Pick<FileRule, 'field'>>(
  rules: readonly R[],
  name: string,
  spell: Spelling = asSent,
): R | undefined {
  const parts = fieldPath(name);
  return rules.find(({ field }) => {
    const own = fieldPath(field);
    return (
      own.length === parts.length &&
      own.every((part, at) => (part === '*' ? /^\d*$/.test(parts[at]!) : spell(part) === spell(parts[at]!)))
    );
  });
}
