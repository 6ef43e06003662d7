import { useSekarang } from '#data/antrean.ts';
import { useAplikasi } from '#data/app.ts';
import { selisihJam } from '#data/session.ts';
import { useBaca } from '#data/use-baca.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { kataJam } from './clock.ts';

/** Where a day or an hour is asked that is judged by the server's clock: that the device's own is wrong, if it is. */
export function ClockNotice() {
  const { perangkat } = useAplikasi();
  const now = useSekarang();
  const selisih = useBaca(() => selisihJam(perangkat), [perangkat]) ?? 0;
  const kata = kataJam(selisih);
  if (kata === null) return null;
  return (
    <Callout tone="menunggu" title="Jam perangkat ini salah">
      {kata} Sekarang {formatDateTime(new Date(now + selisih))}: tanggal dan jam di bawah dinilai dengan itu.
    </Callout>
  );
}
