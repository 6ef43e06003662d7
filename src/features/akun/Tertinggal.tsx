import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { hitungAntrean } from '#data/antrean.ts';
import type { OrangMasuk } from '#data/app.ts';
import { useBaca } from '#data/use-baca.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { adaSisa, kataSisa, unduhSisa } from '#kit/device/left-behind.ts';

/** What somebody who was deactivated has on this device and not on the server: it stays theirs (decision 021). */
export function Tertinggal({ orang }: { orang: OrangMasuk }) {
  const { db } = orang;
  const sisa = useBaca(
    async () => hitungAntrean(await db.antrean.toArray(), await db.draf.toArray(), Date.now()),
    [db],
  );
  if (!sisa || !adaSisa(sisa)) return null;
  return (
    <Callout
      tone="menunggu"
      title={`${kataSisa(sisa)} belum sampai di server`}
      action={
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden size="1.125rem" />}
          onClick={() => void unduhSisa(sisa, orang)}
        >
          Unduh
        </Button>
      }
    >
      Semuanya tetap tersimpan di perangkat ini, dan dikirim setelah akun Anda aktif kembali.
    </Callout>
  );
}
