import { bahanMaster, type Bahan } from '#domain/bahan/master.ts';
import { perhatian } from '#domain/barang/perhatian.ts';
import { labDay } from '#domain/core/clock.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { waitingRowOf } from '#kit/master/master.ts';

/** The materials that are to be seen to: at their Limit, expired or soon so (GAP-15). */
export const menungguBahan = liveWaiting({
  path: bahanMaster.alamat,
  roles: bahanMaster.roles,
  endpoint: bahanMaster.api.list,
  query: {},
  row: (bahan: Bahan) => ({
    uuid: bahan.uuid,
    code: bahan.kdBahan,
    title: bahan.namaBahan,
    act: perhatian(bahan, labDay(new Date()))
      .map(({ kata }) => kata)
      .join(', '),
    to: waitingRowOf(bahanMaster, bahan.uuid),
  }),
});
