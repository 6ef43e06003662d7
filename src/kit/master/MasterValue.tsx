import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { MasterField } from '#domain/core/master.ts';
import { DateText } from '#kit/DateText.tsx';

/** What a field of a record says to its reader; nothing where it says nothing (LIST-18). */
export function masterValue({ kind, options }: MasterField, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'rupiah') return formatRupiah(value as number);
  if (kind === 'bilangan') return formatNumber(value as number);
  if (kind === 'tanggal') return <DateText value={value as string} />;
  if (kind === 'kode') return <span className="mj-kode">{value as string}</span>;
  if (kind === 'tautan')
    return (
      <Anchor href={value as string} target="_blank" rel="noopener noreferrer">
        {value as string}
      </Anchor>
    );
  return options?.find((option) => option.value === value)?.label ?? (value as string);
}
