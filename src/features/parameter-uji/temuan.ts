import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { askedList } from '#kit/frame/found.ts';
import { paths } from '#paths';

/** The tests on offer. */
export const parameterUjiDiServer = askedList({
  roles: ['Admin'],
  endpoint: parameterUjiApi.list,
  query: {},
  row: ({ uuid, kdParameterUji, namaParameterUji }: ParameterUjiInduk) => ({
    uuid,
    code: kdParameterUji,
    title: namaParameterUji,
    note: 'Parameter uji',
    to: paths.parameterUji.detail(uuid),
  }),
});
