import { expect, it } from 'vitest';
import { KerangkaMasuk } from '#app/KerangkaMasuk.tsx';
import { catatSesi, sesiSekarang } from '#data/session.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const p = panggung();
const bukaLayar = denganPeramban();
const jam = 60 * 60 * 1000;

it('[GAP-118] the lock takes the place of the frame and of all that opens in it, twelve hours after a refusal', async () => {
  const { umum } = p().satu;
  const layar = await bukaLayar(p().analis, () => KerangkaMasuk());
  expect(layar.kini.props, 'the frame').toEqual({});
  const { token } = (await sesiSekarang(umum))!;
  await catatSesi(umum, token, 'ditolak', Date.now() - 13 * jam);
  const { props } = await layar.sampai((unsur) => 'sesi' in unsur.props);
  expect(props, 'the lock alone').toEqual({ sesi: await sesiSekarang(umum) });
});
