import { Button, NativeSelect } from '@mantine/core';
import { IconMoon } from '@tabler/icons-react';
import { addDays } from '#domain/core/clock.ts';
import { formatShortDate } from '#domain/core/format.ts';
import { maksHariLebih } from '#domain/penggunaan/waktu.ts';
import { focusField } from '#kit/field/focus-field.ts';
import type { BarisIsianProps } from './BarisIsian.tsx';
import classes from './Penambahan.module.css';

/** An overnight run: offered beside its hours, and then the day it ends is chosen (GAP-156). */
export function HariSelesai({ ke, form, tanggal, penelitian }: BarisIsianProps) {
  const { jamMulai, jamSelesai } = form.values.penggunaan[ke]!;
  const {
    id,
    value: hariLebih = 0,
    onChange,
    error,
  } = form.field(
    `penggunaan[${ke}][hariLebih]`,
    `penggunaan[${ke}][tglSelesai]`,
    `penggunaan[${ke}][jamSelesai]`,
  );
  const akhir = (hari: number) => (tanggal === '' ? '' : addDays(tanggal, hari));
  const terbalik = jamMulai !== '' && jamSelesai !== '' && jamSelesai <= jamMulai;
  if (hariLebih === 0)
    return akhir(1) > penelitian.tglSelesai || form.readOnly ? null : (
      <Button
        className={classes.later}
        // The hours ask for it.
        variant={terbalik ? 'light' : 'subtle'}
        size="lg"
        leftSection={<IconMoon aria-hidden size="1.125rem" />}
        onClick={() => {
          onChange(1);
          // What takes its place; the focus would be nowhere.
          setTimeout(() => focusField(id));
        }}
      >
        {terbalik ? 'Selesai besok' : 'Selesai di hari lain'}
      </Button>
    );
  const pilihan = Array.from({ length: maksHariLebih + 1 }, (_, hari) => hari).filter(
    (hari) => hari <= hariLebih || akhir(hari) <= penelitian.tglSelesai,
  );
  return (
    <NativeSelect
      id={id}
      label="Selesai pada"
      data={pilihan.map((hari) => ({ value: String(hari), label: kata(hari, akhir(hari)) }))}
      value={String(hariLebih)}
      error={error}
      disabled={form.readOnly}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}

/** 'Besok, 26 Nov 2026' */
const kata = (hari: number, tanggal: string): string =>
  [
    hari === 0 ? 'Hari yang sama' : hari === 1 ? 'Besok' : `${hari} hari kemudian`,
    ...(tanggal ? [formatShortDate(tanggal)] : []),
  ].join(', ');
