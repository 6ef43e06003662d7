import type { FileRule } from '#domain/core/endpoint.ts';
import { filePlaces } from '#domain/core/file-field.ts';

/** A file as a body names it, and where: 'sampel[0][file_gambar]', as the server names fields (GAP-99). */
export type RujukanBerkas = { field: string; sha256: string; name: string };

/** A file of a write in the outbox. The write leaves when the server has them all (`terunggah`). */
export type BerkasTulisan = RujukanBerkas & { size: number; mime: string; terunggah: boolean };

/** The file fields of a call, as Endpoint.files declares them. */
export type AturanBerkas = readonly Pick<FileRule, 'field'>[];

const sha256 = /^[0-9a-f]{64}$/;

const isRujukan = (value: unknown): value is { sha256: string; name?: unknown } =>
  typeof value === 'object' && value !== null && 'sha256' in value && sha256.test(String(value.sha256));

const namaDari = ({ name }: { name?: unknown }): string => (typeof name === 'string' ? name : '');

/** The files that a body in wire form names in the file fields of its call, field by field. */
export const rujukanBerkas = (body: Record<string, unknown>, aturan: AturanBerkas): RujukanBerkas[] =>
  aturan
    .flatMap((satu) => filePlaces(body, satu))
    .flatMap(({ holder, key, field }) => {
      const value = holder[key];
      return isRujukan(value) ? [{ field, sha256: value.sha256, name: namaDari(value) }] : [];
    });

/**
 * Every file that is named anywhere inside, whatever the shape: a form keeps its files in a draft as it likes, as long as
 * each is an object with its `sha256`.
 */
export function berkasDalam(isi: unknown): { sha256: string; name: string }[] {
  if (typeof isi !== 'object' || isi === null) return [];
  const own = isRujukan(isi) ? [{ sha256: isi.sha256, name: namaDari(isi) }] : [];
  return [...own, ...Object.values(isi).flatMap(berkasDalam)];
}
