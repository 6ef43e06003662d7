import { useState } from 'react';
import { Button } from '@mantine/core';
import { formatNumber, MISSING } from '#domain/core/format.ts';
import type { BarisImpor } from '#domain/core/impor.ts';
import type { Pilihan } from '#domain/core/impor-nilai.ts';
import { Callout } from '#kit/Callout.tsx';
import { ListPager } from '#kit/ListPager.tsx';
import { RadioField } from '#kit/RadioField.tsx';
import { StatusBadge } from '#kit/StatusBadge.tsx';
import { problemsOf, type Importable } from './importable.ts';
import type { Looked } from './use-import.ts';
import classes from './Import.module.css';

export type ImportPreviewProps = {
  importable: Importable;
  laboratories: Pilihan;
  looked: Looked;
  refused: string | null;
  saving: boolean;
  onSave: (onlyRight: boolean) => void;
  onRestart: () => void;
};

const PER_PAGE = 10;

type Way = 'semua' | 'benar';

/** What the rows of a file are and what is wrong with them, before anything is written; what is wrong comes first. */
export function ImportPreview(props: ImportPreviewProps) {
  const { importable, laboratories, looked, refused, saving, onSave, onRestart } = props;
  const { hasil, baris, unknown, name } = looked;
  const [page, setPage] = useState(1);
  const [way, setWay] = useState<Way>('semua');
  const problems = new Map(hasil.keliru.map((one) => [one.nomor, problemsOf(importable, one)]));
  const ordered = [
    ...baris.filter(({ nomor }) => problems.has(nomor)),
    ...baris.filter(({ nomor }) => !problems.has(nomor)),
  ];
  const wrong = hasil.keliru.length;
  const right = hasil.jumlah;
  const blocked = right === 0 || (wrong > 0 && way === 'semua');
  return (
    <>
      {refused ? (
        <Callout tone="bahaya" title="Belum disimpan">
          {refused}
        </Callout>
      ) : null}
      <p className={classes.summary}>
        <strong>{name}</strong>: {formatNumber(baris.length)} baris dibaca, {formatNumber(right)} siap
        disimpan
        {wrong > 0 ? `, ${formatNumber(wrong)} perlu diperbaiki` : ''}.
        {unknown.length > 0 ? ` Kolom yang tidak dipakai: ${unknown.join(', ')}.` : ''}
      </p>
      <table className={classes.table} aria-label="Hasil pemeriksaan">
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">{importable.judul}</th>
            <th scope="col">Laboratorium</th>
            <th scope="col">Pemeriksaan</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => (
            <PreviewRow
              key={row.nomor}
              row={row}
              importable={importable}
              laboratories={laboratories}
              problems={problems.get(row.nomor) ?? []}
            />
          ))}
        </tbody>
      </table>
      <ListPager page={page} perPage={PER_PAGE} total={ordered.length} onPage={setPage} />
      {wrong > 0 && right > 0 ? (
        <RadioField<Way>
          label="Yang disimpan"
          arrange="lajur"
          value={way}
          onChange={setWay}
          options={[
            {
              value: 'semua',
              label: 'Semua atau tidak sama sekali',
              description: 'Perbaiki berkasnya, lalu pilih lagi.',
            },
            {
              value: 'benar',
              label: 'Yang benar saja',
              description: `${formatNumber(right)} baris disimpan, ${formatNumber(wrong)} baris dilewati.`,
            },
          ]}
        />
      ) : null}
      <div className={classes.acts}>
        <Button variant={blocked ? 'filled' : 'default'} size="lg" disabled={saving} onClick={onRestart}>
          Pilih berkas lain
        </Button>
        <Button
          size="lg"
          variant={blocked ? 'default' : 'filled'}
          disabled={blocked}
          loading={saving}
          onClick={() => onSave(way === 'benar')}
        >
          Simpan {formatNumber(right)} baris
        </Button>
      </div>
    </>
  );
}

type PreviewRowProps = {
  row: BarisImpor;
  importable: Importable;
  laboratories: Pilihan;
  problems: readonly string[];
};

function PreviewRow({ row: { nomor, isi }, importable, laboratories, problems }: PreviewRowProps) {
  const text = (name: string) => String((isi[name] as string | number | undefined) ?? '');
  const laboratory = laboratories.find(({ value }) => String(value) === text('idLaboratorium'));
  return (
    <tr data-wrong={problems.length > 0 || undefined}>
      <td data-title="Baris">{nomor}</td>
      <td data-title={importable.judul}>
        <span>
          {text(importable.kode) ? <span className="mj-kode">{text(importable.kode)}</span> : null}{' '}
          {text(importable.nama) || MISSING}
        </span>
      </td>
      <td data-title="Laboratorium">{laboratory?.label ?? (text('idLaboratorium') || MISSING)}</td>
      <td data-title="Pemeriksaan">
        {problems.length === 0 ? (
          <StatusBadge warna="selesai" label="Siap disimpan" />
        ) : (
          <ul className={classes.problems}>
            {problems.map((one) => (
              <li key={one}>
                <StatusBadge warna="ditolak" label={one} />
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
