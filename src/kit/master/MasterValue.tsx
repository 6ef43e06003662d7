import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import { DateText } from '#kit/text/DateText.tsx';
import type { AnyMaster, MasterRecord } from './master.ts';

/** What a field of a record says to its reader; nothing where it says nothing (LIST-18). */
export function masterValue({ fields }: AnyMaster, name: string, record: MasterRecord): ReactNode {
  const { kind, options, unit } = fields[name]!;
  const value = record[name];
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'rupiah') return formatRupiah(value as number);
  if (kind === 'bilangan' || kind === 'takaran')
    return [formatNumber(value as number), unit && (record[unit] as string)].filter(Boolean).join(' ');
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
