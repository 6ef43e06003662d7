import { fieldWords } from './field-words.ts';
import type { JsonSchema } from './schemas.ts';

const ofFormat: Record<string, string> = {
  uuid: '0198c5b2-7c1e-7a10-8f3a-2b9d5e6f7a81',
  date: '2026-11-23',
  'date-time': '2026-11-23T09:30:00+07:00',
  binary: 'berkas.pdf',
};
const digits = '08123456789012';

type Shape = {
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  minLength?: number;
  pattern?: string;
};

/** A value that a schema takes; of an object its required fields, and those that have an example of their own. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const { type, anyOf, enum: choices, format, items, properties = {}, ...more } = schema as Shape;
  if (anyOf) return exampleOf(anyOf[0]!, name);
  if (choices) return choices[0];
  const own = fieldWords.get(name)?.example;
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => more.required?.includes(field) || fieldWords.get(field)?.example !== undefined)
          .map(([field, inner]) => [field, exampleOf(inner, field)]),
      );
    case 'array':
      return own ?? (items ? [exampleOf(items, name)] : []);
    case 'integer':
    case 'number':
      return own ?? Math.max(more.minimum ?? 0, 1);
    case 'string':
      return own ?? ofFormat[format ?? ''] ?? (more.pattern ? digits.slice(0, more.minLength) : 'Contoh');
    default:
      // It takes anything.
      return own ?? {};
  }
}
