import { apiGroups } from '#domain/api.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Role } from '#domain/core/roles.ts';

export type Panggilan = readonly [name: string, endpoint: AnyEndpoint];

export const semua: Panggilan[] = apiGroups
  .flatMap(({ api }) => Object.values<AnyEndpoint>(api))
  .map((endpoint) => [callName(endpoint), endpoint] as const);
export const berkunci = semua.filter(([, { roles }]) => roles !== 'publik');
export const menulis = berkunci.filter(([, { method, body }]) => method !== 'GET' && body);
/** Commits by itself, so it has no key of its own: each operation inside has one. */
export const sekali = menulis.filter(([, { piecewise }]) => !piecewise);
export const berberkas = sekali.filter(([, { files }]) => files);
/** Open to some roles only. */
export const terbatas = berkunci.filter(([, { roles }]) => typeof roles !== 'string');

export const perPeran: Record<Role, string> = {
  Pendaftar: 'mahasiswa@kampus.example',
  Kalab: 'kalab@kampus.example',
  Laboran: 'laboran@kampus.example',
  'Petugas pembayaran': 'petugas@kampus.example',
  Admin: 'admin@kampus.example',
};
/** One who may call it. */
export const yangBoleh = ({ roles }: AnyEndpoint): string =>
  perPeran[typeof roles === 'string' ? 'Admin' : roles[0]!];

/** The field of its body that names the record a call acts on; none of one that makes it. */
export const bidangRekaman = ({ record }: AnyEndpoint): string | undefined => [record?.field ?? []].flat()[0];
