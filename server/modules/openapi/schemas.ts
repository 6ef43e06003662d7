import { z } from 'zod';
import * as akun from '#domain/akun/schema.ts';
import * as analisis from '#domain/analisis/schema.ts';
import { apiGroups } from '#domain/api.ts';
import * as berkas from '#domain/berkas/schema.ts';
import { wireField } from '#domain/core/wire.ts';
import * as laboratorium from '#domain/laboratorium/schema.ts';
import * as versiLembar from '#domain/lembar-kerja/versi.ts';
import * as parameterUji from '#domain/parameter-uji/schema.ts';
import * as pembayaran from '#domain/pembayaran/schema.ts';
import * as pendaftar from '#domain/pendaftaran/pendaftar.ts';
import * as penelitian from '#domain/penelitian/schema.ts';
import * as pengembalian from '#domain/pengembalian/schema.ts';
import * as penggunaan from '#domain/penggunaan/schema.ts';
import * as lhu from '#domain/pengujian/lhu.ts';
import * as pembayaranPengujian from '#domain/pengujian/pembayaran.ts';
import * as pengujian from '#domain/pengujian/schema.ts';
import * as petugas from '#domain/petugas/schema.ts';
import * as progres from '#domain/progres/schema.ts';
import * as surat from '#domain/surat/schema.ts';
import { OperasiSchema, syncApi } from '#domain/sync/endpoints.ts';
import { fieldWords } from './field-words.ts';

export type JsonSchema = { [keyword: string]: unknown };

/** Records that answers carry, as their noun names them: written once, referred to by name. Any other schema stands where it is used. */
const nouns = [
  akun,
  analisis,
  berkas,
  laboratorium,
  lhu,
  parameterUji,
  pembayaran,
  pembayaranPengujian,
  pendaftar,
  penelitian,
  pengembalian,
  penggunaan,
  pengujian,
  petugas,
  progres,
  surat,
  versiLembar,
];
const names = z.registry<{ id: string }>();
for (const [name, schema] of nouns.flatMap((noun) => Object.entries<unknown>(noun)))
  if (schema instanceof z.ZodObject) names.add(schema, { id: name.replace(/Schema$/, '') });

/** Operations are judged one by one, so push itself takes anything; the documentation shows what each must be. */
const anyOperation: unknown = syncApi.push.body!.shape.ops.element;

const at = (id: string): string => `#/components/schemas/${id}`;

const settings = (io: 'input' | 'output') =>
  ({
    io,
    metadata: names,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shown = z.globalRegistry.get(zodSchema)?.['openapi'];
      if (shown || zodSchema === anyOperation)
        for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      if (shown) Object.assign(jsonSchema, shown);
      if (zodSchema === anyOperation) jsonSchema.$ref = at('Operasi');
      // Kinds that a field tells apart: whoever takes any of them takes one.
      if (jsonSchema.oneOf) {
        jsonSchema.anyOf = jsonSchema.oneOf;
        delete jsonSchema.oneOf;
      }
      // The format says it; the pattern of a uuid or a date only fills pages.
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Every whole number is one that can be written exactly.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // Answers gain fields; who reads them takes what they know.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }) satisfies z.core.ToJSONSchemaParams;

/** Where a schema of zod's refers to a named one, the document keeps that. */
const inDocument = (schema: unknown, change: typeof asSent) =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', at('')), change) as Record<string, JsonSchema>;

function convert(schema: z.ZodType, io: 'input' | 'output', change: typeof asSent): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...json } = z.toJSONSchema(schema, settings(io));
  return inDocument(json, change);
}

/** What an answer carries, in the names it travels under. */
export const answerSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'output', asRead);

/** What a request carries, in wire names. */
export const requestSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'input', asSent);

/** The schemas of the document's own `components`: every named one that an answer carries. */
export function componentSchemas(): Record<string, JsonSchema> {
  const answers = apiGroups.flatMap(({ api }) => Object.values(api).map(({ output }) => output));
  const { $defs } = z.toJSONSchema(z.union(answers), settings('output'));
  return { ...inDocument($defs, asRead), Operasi: requestSchema(OperasiSchema) };
}

type Fields = { properties?: Record<string, JsonSchema>; required?: string[] };

/** A field with what it means, by the name it has in requests. */
function described(wireName: string, schema: JsonSchema): JsonSchema {
  const description = fieldWords.get(wireName)?.description;
  return description ? { ...schema, description } : schema;
}

/** An object's fields as answers name them. */
function asRead(_key: string, value: unknown): unknown {
  const { properties } = (value ?? {}) as Fields;
  if (!properties) return value;
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    described(wireField([name]), schema),
  ]);
  return { ...(value as object), properties: Object.fromEntries(fields) as JsonSchema };
}

/** An object's fields in wire names. An empty or null field is one not sent, so neither is shown as a choice. */
function asSent(_key: string, value: unknown): unknown {
  const { properties, required = [] } = (value ?? {}) as Fields;
  if (!properties) return value;
  const fields = Object.entries(properties).map(([name, schema]) => [
    wireField([name]),
    described(wireField([name]), required.includes(name) ? schema : withoutEmpty(schema)),
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
