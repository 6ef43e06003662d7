import { perhatian } from '#domain/barang/perhatian.ts';
import { labDay } from '#domain/core/clock.ts';
import { instrumenMaster, type Instrumen } from '#domain/instrumen/master.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { waitingRowOf } from '#kit/master/master.ts';

/** The instruments whose calibration is due or soon will be. */
export const menungguInstrumen = liveWaiting({
  path: instrumenMaster.alamat,
  roles: instrumenMaster.roles,
  endpoint: instrumenMaster.api.list,
  query: {},
  row: (instrumen: Instrumen) => ({
    uuid: instrumen.uuid,
    code: instrumen.kdInstrumen,
    title: instrumen.namaInstrumen,
    act: perhatian(instrumen, labDay(new Date()))
      .map(({ kata }) => kata)
      .join(', '),
    to: waitingRowOf(instrumenMaster, instrumen.uuid),
  }),
});
