import { IconAlertCircle } from '@tabler/icons-react';
import { MISSING } from '#domain/core/format.ts';
import type { BarisImpor } from '#domain/core/impor.ts';
import { useIsPhone } from '#kit/device/phone.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import {
  columnsOf,
  saidIn,
  type Choices,
  type Importable,
  type Wrong,
  type WrongRows,
} from './importable.ts';
import classes from './Import.module.css';

export type ImportRowsProps = {
  importable: Importable;
  choices: Choices;
  rows: readonly BarisImpor[];
  wrongRows: WrongRows;
};

/** More columns than these leave no room for words in a table: each row is a card at any width. */
const MOST_COLUMNS = 6;

const none: Wrong = new Map();

/** Rows of a file with every column of their kind, what is wrong said where it is wrong. */
export function ImportRows({ importable, choices, rows, wrongRows }: ImportRowsProps) {
  const columns = columnsOf(importable);
  const phone = useIsPhone();
  const cellOf = ([name, field]: (typeof columns)[number], { nomor, isi }: BarisImpor) => (
    <Cell text={saidIn(name, field, isi[name], choices)} told={wrongRows.get(nomor)?.get(name)} />
  );
  if (phone || columns.length > MOST_COLUMNS)
    return (
      <ul className="mj-tumpuk-3 mj-kecil" aria-label="Hasil pemeriksaan">
        {rows.map((row) => (
          <li key={row.nomor} className={classes.card}>
            <h3 className={classes.row}>
              Baris {row.nomor} <Standing wrong={wrongRows.get(row.nomor) ?? none} />
            </h3>
            <dl className={classes.facts}>
              {columns.map((column) => (
                <div key={column[0]}>
                  <dt>{column[1].label}</dt>
                  <dd>{cellOf(column, row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <table className={classes.table} aria-label="Hasil pemeriksaan">
      <thead>
        <tr>
          <th scope="col">Baris</th>
          {columns.map(([name, { label }]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.nomor}>
            <th scope="row">
              <span className={classes.row}>
                {row.nomor} <Standing wrong={wrongRows.get(row.nomor) ?? none} />
              </span>
            </th>
            {columns.map((column) => (
              <td key={column[0]}>{cellOf(column, row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a row goes in, and what is wrong with it that belongs to no column. */
function Standing({ wrong }: { wrong: Wrong }) {
  if (wrong.size === 0) return <StatusBadge warna="selesai" label="Siap disimpan" />;
  return <StatusBadge warna="ditolak" label={wrong.get('') ?? 'Perlu diperbaiki'} />;
}

function Cell({ text, told }: { text: string; told: string | undefined }) {
  if (told === undefined) return text || MISSING;
  return (
    <span className={classes.wrong}>
      <span>{text || MISSING}</span>
      <span className={classes.told}>
        <IconAlertCircle aria-hidden size="1rem" /> <span>{told}</span>
      </span>
    </span>
  );
}
