import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { paths } from '#paths';

/** The tests a version of whose sheet waits for its second person (BEYOND-07). */
export const menungguParameterUji = liveWaiting({
  path: paths.parameterUji.list(),
  roles: ['Admin', 'Kalab'],
  endpoint: parameterUjiApi.list,
  query: {},
  row: ({ uuid, kdParameterUji, namaParameterUji, menungguSejak }: ParameterUji) => ({
    uuid,
    code: kdParameterUji,
    title: namaParameterUji,
    act: 'Versi lembar menunggu dirilis',
    since: menungguSejak,
    to: paths.parameterUji.rancangan(uuid),
  }),
});
