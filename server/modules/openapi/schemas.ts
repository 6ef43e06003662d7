import { z } from 'zod';
import { ProfilSchema } from '#domain/akun/schema.ts';
import { AnalisisSchema, RiwayatProgresSchema } from '#domain/analisis/schema.ts';
import { BerkasSchema } from '#domain/berkas/schema.ts';
import { wireField } from '#domain/core/wire.ts';
import { PetugasSchema, PilihanPetugasSchema } from '#domain/petugas/schema.ts';
import { HasilSchema, OperasiSchema, syncApi } from '#domain/sync/endpoints.ts';

export type JsonSchema = { [keyword: string]: unknown };

/** Records that several answers carry: written once, referred to by name. Any other schema stands where it is used. */
const named = {
  Analisis: AnalisisSchema,
  RiwayatProgres: RiwayatProgresSchema,
  Berkas: BerkasSchema,
  Profil: ProfilSchema,
  Petugas: PetugasSchema,
  PilihanPetugas: PilihanPetugasSchema,
  HasilOperasi: HasilSchema,
} as const;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) names.add(schema, { id });

/** Operations are judged one by one, so push itself takes anything; the documentation shows what each must be. */
const anyOperation: unknown = syncApi.push.body!.shape.ops.element;

function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shown = z.globalRegistry.get(zodSchema)?.['openapi'];
      if (shown || zodSchema === anyOperation)
        for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      if (shown) Object.assign(jsonSchema, shown);
      if (zodSchema === anyOperation) jsonSchema.$ref = '#/components/schemas/Operasi';
      // The format says it; the pattern of a uuid or a date only fills pages.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as JsonSchema;
}

/** What an answer carries, in the names it travels under. */
export const answerSchema = (schema: z.ZodType): JsonSchema => walk(convert(schema, 'output'), (key) => key);

/** What a request carries, in wire names. An empty or null field is one not sent, so neither is shown as a choice. */
export const requestSchema = (schema: z.ZodType): JsonSchema =>
  walk(convert(schema, 'input'), (key) => wireField([key]), true);

/** The schemas of the document's own `components`. */
export const componentSchemas = (): Record<string, JsonSchema> => ({
  ...Object.fromEntries(Object.keys(named).map((id) => [id, component(id)])),
  Operasi: requestSchema(OperasiSchema),
});

function component(id: string): JsonSchema {
  const whole = convert(named[id as keyof typeof named], 'output');
  // A schema with a name of its own comes as a reference to itself, or as the root, depending on who else refers to it.
  const definitions = whole['$defs'] as Record<string, JsonSchema> | undefined;
  return walk(typeof whole['$ref'] === 'string' ? (definitions?.[id] ?? {}) : whole, (key) => key);
}

/** Copies a schema: property names renamed, references turned to the document's components, zod's own frame left out. */
function walk(schema: JsonSchema, rename: (key: string) => string, request = false): JsonSchema {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? walk(value as JsonSchema, rename, request) : value;
  };
  const required = (schema['required'] ?? []) as string[];
  const property = ([key, value]: [string, unknown]) => {
    const copy = inner(value) as JsonSchema;
    return [rename(key), request && !required.includes(key) ? withoutEmpty(copy) : copy] as const;
  };
  const copy: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === '$schema' || keyword === '$defs' || keyword === 'id') continue;
    if (keyword === 'properties')
      copy[keyword] = Object.fromEntries(Object.entries(value as JsonSchema).map(property));
    else if (keyword === 'required') copy[keyword] = required.map(rename);
    else if (keyword === '$ref') copy[keyword] = String(value).replace('#/$defs/', '#/components/schemas/');
    else if (keyword === 'const' || keyword === 'enum' || keyword === 'default') copy[keyword] = value;
    else copy[keyword] = inner(value);
  }
  return copy;
}

function withoutEmpty(schema: JsonSchema): JsonSchema {
  const choices = schema['anyOf'] as JsonSchema[] | undefined;
  if (!choices) return schema;
  const filled = choices
    .map(withoutEmpty)
    .filter((choice) => choice['type'] !== 'null' && choice['const'] !== '');
  const { anyOf: _all, ...rest } = schema;
  return filled.length === 1 ? { ...rest, ...filled[0] } : { ...rest, anyOf: filled };
}
