import type { Permintaan } from './server.ts';

/** A nested body as the fields of a form: `sampel[0][nama]`. What is not there is no field. */
export function bidang(value: unknown, name = ''): [string, string | Blob][] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [[name, value]];
  if (typeof value !== 'object') return [[name, String(value as string | number | boolean)]];
  return Object.entries(value).flatMap(([key, inner]) => bidang(inner, name ? `${name}[${key}]` : key));
}

/** The three ways a body may be sent (architecture.md section 2). */
export const caraKirim = {
  json: (body: object): Permintaan => ({ body }),
  multipart: (body: object): Permintaan => ({ form: Object.fromEntries(bidang(body)) }),
  urlencoded: (body: object): Permintaan => ({
    body: new URLSearchParams(bidang(body) as [string, string][]).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
};
export type CaraKirim = (body: object) => Permintaan;
