import { z } from 'zod';
import { ProfilSchema } from '#domain/akun/schema.ts';
import { AnalisisSchema } from '#domain/analisis/schema.ts';
import { RiwayatProgresSchema } from '#domain/progres/schema.ts';
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

const at = (id: string): string => `#/components/schemas/${id}`;

const settings = (io: 'input' | 'output') =>
  ({
    io,
    metadata: names,
    uri: at,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shown = z.globalRegistry.get(zodSchema)?.['openapi'];
      if (shown || zodSchema === anyOperation)
        for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      if (shown) Object.assign(jsonSchema, shown);
      if (zodSchema === anyOperation) jsonSchema.$ref = at('Operasi');
      // The format says it; the pattern of a uuid or a date only fills pages.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) satisfies z.core.RegistryToJSONSchemaParams;

/** A schema as part of the document: what has a name is referred to where the document keeps it. */
function convert(schema: z.ZodType, io: 'input' | 'output', change?: typeof asSent): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...json } = z.toJSONSchema(schema, settings(io));
  return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', at('')), change) as JsonSchema;
}

/** What an answer carries, in the names it travels under. */
export const answerSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'output');

/** What a request carries, in wire names. */
export const requestSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'input', asSent);

/** The schemas of the document's own `components`. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, settings('output'));
  const answers = Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...json }]) => [
    id,
    json,
  ]);
  return { ...Object.fromEntries(answers), Operasi: requestSchema(OperasiSchema) };
}

/** An object's fields in wire names. An empty or null field is one not sent, so neither is shown as a choice. */
function asSent(_key: string, value: unknown): unknown {
  const { properties, required = [] } = (value ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  if (!properties) return value;
  const fields = Object.entries(properties).map(([name, schema]) => [
    wireField([name]),
    required.includes(name) ? schema : withoutEmpty(schema),
  ]);
  return {
    ...(value as object),
    properties: Object.fromEntries(fields) as JsonSchema,
    ...(required.length > 0 ? { required: required.map((name) => wireField([name])) } : {}),
  };
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
