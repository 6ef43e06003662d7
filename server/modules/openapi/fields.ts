import type { JsonSchema } from './schemas.ts';

/** One line of a table of fields. */
export type FieldRow = { depth: number; name: string; type: string; required: boolean; note: string };

type Components = { components: { schemas?: Record<string, JsonSchema> } };

/** A schema as lines, a nested field one step in. A record inside itself is only named. */
export function fieldRows(
  document: Components,
  schema: JsonSchema,
  depth = 0,
  within: readonly string[] = [],
): FieldRow[] {
  const { schema: object, names } = objectIn(document, schema, within);
  const required = (object['required'] ?? []) as string[];
  return Object.entries((object['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(
    ([name, property]) => [
      { depth, name, type: typeOf(property), required: required.includes(name), note: noteOf(property) },
      ...fieldRows(document, property, depth + 1, names),
    ],
  );
}

/** The object a schema holds, be it by reference, in a list or as one of several. */
function objectIn(
  document: Components,
  schema: JsonSchema,
  names: readonly string[],
): { schema: JsonSchema; names: readonly string[] } {
  const name = nameOf(schema);
  if (name)
    return names.includes(name)
      ? { schema: {}, names }
      : objectIn(document, document.components.schemas?.[name] ?? {}, [...names, name]);
  if (schema['items']) return objectIn(document, schema['items'] as JsonSchema, names);
  const choices = schema['anyOf'] as JsonSchema[] | undefined;
  const [first] = choices?.filter((choice) => choice['type'] !== 'null') ?? [];
  return first ? objectIn(document, first, names) : { schema, names };
}

const nameOf = (schema: JsonSchema): string | undefined =>
  (schema['$ref'] as string | undefined)?.split('/').at(-1);

const words: Record<string, string> = {
  string: 'teks',
  integer: 'bilangan bulat',
  number: 'angka',
  boolean: 'benar atau salah',
  object: 'objek',
  null: 'null',
};
const formats: Record<string, string> = {
  uuid: 'uuid',
  date: 'tanggal',
  'date-time': 'saat',
  binary: 'file',
};

function typeOf(schema: JsonSchema): string {
  const name = nameOf(schema);
  if (name) return name;
  if (schema['anyOf'])
    return [...new Set((schema['anyOf'] as JsonSchema[]).map((choice) => typeOf(choice)))].join(' atau ');
  if (schema['items']) return `daftar ${typeOf(schema['items'] as JsonSchema)}`;
  const types = [schema['type'] ?? []].flat() as string[];
  return (
    types.map((type) => formats[String(schema['format'])] ?? words[type] ?? type).join(' atau ') || 'apa saja'
  );
}

function noteOf(schema: JsonSchema): string {
  const {
    enum: choices,
    minimum,
    maximum,
    minLength,
    maxLength,
    const: only,
  } = schema as Record<string, number | undefined> & { enum?: unknown[] };
  return [
    choices ? `salah satu dari ${choices.join(', ')}` : '',
    only === undefined ? '' : String(only),
    minimum && !choices ? `paling kecil ${minimum}` : '',
    maximum && maximum < 1e6 ? `paling besar ${maximum}` : '',
    minLength && minLength > 1 ? `paling sedikit ${minLength} karakter` : '',
    maxLength ? `paling banyak ${maxLength} ${schema['format'] === 'binary' ? 'byte' : 'karakter'}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
