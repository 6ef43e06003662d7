import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Baris } from '#data/baris.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';
import { hanyaPengingat } from './ditolak.ts';

type TombolAmbilPengingatProps = { row: Baris; data: Analisis };

/** Has the timers of a refused write run again: written once more as they were, in the place of that write (BEYOND-23). */
export function TombolAmbilPengingat({ row, data }: TombolAmbilPengingatProps) {
  const { busy, run } = useAct(analisisApi.sheet, row.opId);
  const pengingat = hanyaPengingat(row);
  const ambil = () =>
    run({
      body: { uuid: data.uuid, versi: null, pengingat: [...pengingat] },
      label: row.label,
      confirm: async () => true,
      onSaved: (info) => {
        const nama = pengingat.map(({ label }) => label).join(', ');
        showSuccess(info, TOAST_LONG_MS, `Pengingat ${nama} diambil kembali`);
      },
    });
  return (
    <Button
      variant="default"
      leftSection={<IconBell aria-hidden size="1.125rem" />}
      disabled={busy}
      onClick={() => void ambil()}
    >
      Ambil kembali pengingat
    </Button>
  );
}
