import { useId, useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatNumber } from '#domain/core/format.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { Chip, Chips } from '#kit/text/Chips.tsx';
import { ListPager } from '#kit/list/ListPager.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { saveSheet } from '#kit/sheet/save-sheet.ts';
import { sheetFormats } from '#kit/sheet/sheet.ts';
import { wrongRowsOf, wrongSheetOf, type Choices, type Importable } from './importable.ts';
import { ImportRows } from './ImportRows.tsx';
import type { Looked } from './use-import.ts';
import classes from './Import.module.css';

export type ImportPreviewProps = {
  importable: Importable;
  choices: Choices;
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
  const { importable, choices, looked, refused, saving, onSave, onRestart } = props;
  const { hasil, baris, unknown, name } = looked;
  const [page, setPage] = useState(1);
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [way, setWay] = useState<Way>('semua');
  const { wrongRows, inOrder } = useMemo(() => {
    const found = wrongRowsOf(importable, hasil);
    const first = baris.filter(({ nomor }) => found.has(nomor));
    return { wrongRows: found, inOrder: [...first, ...baris.filter(({ nomor }) => !found.has(nomor))] };
  }, [importable, hasil, baris]);
  const wrong = wrongRows.size;
  const right = hasil.jumlah;
  const shown = onlyWrong ? inOrder.slice(0, wrong) : inOrder;
  const why = useId();
  const blocked = right === 0 || (wrong > 0 && way === 'semua');
  const show = (only: boolean) => {
    setOnlyWrong(only);
    setPage(1);
  };
  return (
    <>
      {refused ? (
        <Callout tone="bahaya" title="Belum disimpan">
          {refused}
        </Callout>
      ) : null}
      <p className="mj-patah">
        <strong>{name}</strong>: {formatNumber(baris.length)} baris dibaca, {formatNumber(right)} siap
        disimpan
        {wrong > 0 ? `, ${formatNumber(wrong)} perlu diperbaiki` : ''}.
        {unknown.length > 0 ? ` Kolom yang tidak dipakai: ${unknown.join(', ')}.` : ''}
      </p>
      {wrong > 0 && right > 0 ? (
        <Chips>
          <Chip pressed={!onlyWrong} onClick={() => show(false)}>
            Semua baris
          </Chip>
          <Chip pressed={onlyWrong} onClick={() => show(true)}>
            Hanya yang keliru ({formatNumber(wrong)})
          </Chip>
        </Chips>
      ) : null}
      <div>
        <ImportRows
          importable={importable}
          choices={choices}
          rows={shown.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          wrongRows={wrongRows}
        />
        <ListPager page={page} perPage={PER_PAGE} total={shown.length} onPage={setPage} />
      </div>
      {wrong > 0 ? (
        <section aria-label="Unduh baris keliru">
          <p>
            Unduh baris keliru untuk diperbaiki tersendiri: keterangannya di kolom terakhir, dan file itu
            dapat langsung diimpor lagi.
          </p>
          <div className="mj-jajar-3 mj-atas-3">
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                leftSection={<IconDownload aria-hidden size="1.125rem" />}
                onClick={() => void saveSheet(wrongSheetOf(importable, choices, baris, wrongRows), format)}
              >
                Baris keliru, {sheetFormats[format].label} (.{format})
              </Button>
            ))}
          </div>
        </section>
      ) : null}
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
              description: 'Perbaiki filenya, lalu pilih lagi.',
            },
            {
              value: 'benar',
              label: 'Yang benar saja',
              description: `${formatNumber(right)} baris disimpan, ${formatNumber(wrong)} baris dilewati.`,
            },
          ]}
        />
      ) : null}
      <div className={classes.acts} data-bar>
        {blocked ? (
          <p className={classes.why} id={why}>
            {right === 0
              ? 'Tidak ada baris yang dapat disimpan. Perbaiki filenya, lalu pilih lagi.'
              : 'Masih ada baris keliru: perbaiki filenya, atau pilih Yang benar saja di atas.'}
          </p>
        ) : null}
        <Button variant={blocked ? 'filled' : 'default'} size="lg" disabled={saving} onClick={onRestart}>
          Pilih file lain
        </Button>
        <Button
          size="lg"
          variant={blocked ? 'default' : 'filled'}
          disabled={blocked}
          aria-describedby={blocked ? why : undefined}
          loading={saving}
          onClick={() => onSave(way === 'benar')}
        >
          Simpan {formatNumber(right)} baris
        </Button>
      </div>
    </>
  );
}
