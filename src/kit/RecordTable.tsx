import { useState, type ReactNode } from 'react';
import { Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { orMissing } from '#kit/FactList.tsx';
import { ListPager } from '#kit/ListPager.tsx';
import { ROWS_PER_PAGE } from '#kit/list-state.ts';
import { SearchBox } from '#kit/SearchBox.tsx';
import classes from './DaftarTab.module.css';

/** What a tab says of each row: a column of its table, and a place on its cards. */
type KolomTab<R> = {
  judul: string;
  isi: (row: R) => ReactNode;
  /** Figures stand below each other by their last one. */
  angka?: true;
  /** In rem. */
  lebar?: number;
  /** Where it stands on a card. Unsaid, it is one of the facts. */
  kartu?: 'judul' | 'tanda' | 'aksi';
};

export type DaftarTabProps<R> = {
  /** What it is a list of, for the ear. */
  label: string;
  rows: readonly R[];
  rowKey: (row: R) => string;
  kolom: readonly KolomTab<R>[];
  cocok: (row: R, cari: string) => boolean;
  cari: string;
  /** Above the table: what one may do here. */
  aksi?: ReactNode;
  /** Below it: a grand total. */
  jumlah?: ReactNode;
  /** When there is nothing at all. */
  kosong: string;
};

/** One tab of the usage of a research: searched, ten rows a page, cards on a phone (USAGE-02). */
export function DaftarTab<R>(props: DaftarTabProps<R>) {
  const { rows, cocok, aksi, jumlah, kosong } = props;
  const [dicari, setDicari] = useState('');
  const [halaman, setHalaman] = useState(1);
  const ditemukan = rows.filter((row) => cocok(row, dicari));
  const pages = Math.max(1, Math.ceil(ditemukan.length / ROWS_PER_PAGE));
  // A row that goes away may take the last page with it.
  const kini = Math.min(halaman, pages);
  const tampak = ditemukan.slice((kini - 1) * ROWS_PER_PAGE, kini * ROWS_PER_PAGE);
  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <div className={classes.search}>
          <SearchBox
            label={props.cari}
            value={dicari}
            onSearch={(teks) => {
              setDicari(teks.trim());
              setHalaman(1);
            }}
          />
        </div>
        {aksi}
      </div>
      {ditemukan.length === 0 ? (
        <p className={classes.none}>
          {rows.length === 0 ? kosong : `Tidak ada yang cocok dengan '${dicari}'.`}
        </p>
      ) : (
        <>
          <Isi {...props} rows={tampak} />
          {jumlah}
          <ListPager page={kini} perPage={ROWS_PER_PAGE} total={ditemukan.length} onPage={setHalaman} />
        </>
      )}
    </div>
  );
}

function Isi<R>({ label, rows, rowKey, kolom }: DaftarTabProps<R>) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  if (!wide)
    return (
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={classes.card}>
            <Kartu row={row} kolom={kolom} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classes.frame}>
      <Table
        className={classes.table ?? ''}
        aria-label={label}
        verticalSpacing="sm"
        horizontalSpacing="sm"
        fz="sm"
      >
        <Table.Thead>
          <Table.Tr>
            {kolom.map(({ judul, angka, lebar }) => (
              <Table.Th
                key={judul}
                className={(angka && classes.figures) || ''}
                {...(lebar === undefined ? {} : { w: `${lebar}rem` })}
              >
                {judul}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {kolom.map(({ judul, isi, angka }) => (
                <Table.Td key={judul} className={(angka && classes.figures) || ''}>
                  {orMissing(isi(row))}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Kartu<R>({ row, kolom }: { row: R; kolom: readonly KolomTab<R>[] }) {
  const di = (tempat: KolomTab<R>['kartu']) => kolom.find(({ kartu }) => kartu === tempat)?.isi(row);
  const fakta = kolom.filter(({ kartu }) => kartu === undefined);
  const aksi = di('aksi');
  return (
    <>
      <div className={classes.tanda}>{di('tanda')}</div>
      <h3 className={classes.judul}>{di('judul')}</h3>
      <dl className={classes.fakta}>
        {fakta.map(({ judul, isi }) => (
          <div key={judul}>
            <dt>{judul}</dt>
            <dd>{orMissing(isi(row))}</dd>
          </div>
        ))}
      </dl>
      {aksi ? <div className={classes.aksi}>{aksi}</div> : null}
    </>
  );
}
