import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { askedList } from '#kit/frame/found.ts';
import { paths } from '#paths';

/** Everybody with an account. */
export const petugasDiServer = askedList({
  roles: ['Admin'],
  endpoint: petugasApi.list,
  query: {},
  row: ({ uuid, nama, email }: Petugas) => ({
    uuid,
    code: null,
    title: nama,
    note: `Petugas · ${email}`,
    to: paths.petugas.satu(uuid),
  }),
});
