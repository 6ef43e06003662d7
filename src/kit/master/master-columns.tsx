import { actionColumn, Code, dateColumn, moneyColumn, statusColumn } from '#kit/table/list-columns.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import type { MasterField } from '#domain/core/master.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import type { AnyMaster, MasterMark, MasterRecord } from './master.ts';
import { MasterActions, type MasterActionsProps } from './MasterActions.tsx';
import { fileColumnOf } from './master-sheet.ts';
import { masterValue } from './MasterValue.tsx';

export type MasterColumnsProps = Pick<MasterActionsProps, 'onDelete'> & {
  master: AnyMaster;
  marks: (record: MasterRecord) => readonly MasterMark[];
  /** Titles that a list has otherwise than its form: 'Limit'. */
  titles: Readonly<Record<string, string>>;
};

/**
 * A list of master data: the columns its declaration names, how each record stands, and what one may do. Its file has every
 * field.
 */
export function masterColumns(props: MasterColumnsProps): Column<MasterRecord>[] {
  const { master, marks, onDelete } = props;
  const shown = new Set(master.columns);
  const others = ['lab', ...Object.keys(master.fields)].filter((name) => !shown.has(name));
  return [
    ...master.columns.map((name) => columnOf(props, name)),
    ...others.map((name): Column<MasterRecord> => ({ ...columnOf(props, name), from: 'berkas' })),
    statusColumn(
      'Keadaan',
      (record) => <Standing record={record} marks={marks(record)} />,
      (record) => standingOf(record, marks(record)),
      { width: 11 },
    ),
    actionColumn((record, link: RowLink) => <MasterActions {...{ master, record, link, onDelete }} />, {
      width: 8.5,
    }),
  ];
}

function columnOf(props: MasterColumnsProps, name: string): Column<MasterRecord> {
  const { master } = props;
  const field = master.fields[name];
  // Of many columns those go first that the detail has too.
  const lesser = master.columns.length > 4 ? 'luas' : 'sedang';
  // What belongs to every kind.
  if (!field)
    return { title: 'Laboratorium', width: 7, from: lesser, cell: ({ lab }) => lab.namaLaboratorium };
  return { ...shownAs(props, name, { field, lesser }), file: [fileColumnOf(name, field)] };
}

function shownAs(
  { master, titles }: MasterColumnsProps,
  name: string,
  { field, lesser }: { field: MasterField; lesser: 'luas' | 'sedang' },
): Column<MasterRecord> {
  const title = titles[name] ?? field.label;
  if (name === master.nama)
    return { title, opens: true, card: 'title', cell: (record) => String(record[name]) };
  if (name === master.kode)
    return {
      title,
      card: 'code',
      sort: 'kode',
      width: 6.5,
      cell: (record) => <Code>{String(record[name])}</Code>,
      file: [],
    };
  if (field.kind === 'rupiah')
    return moneyColumn(title, (record) => record[name] as number, { from: lesser, width: 6 });
  if (field.kind === 'tanggal')
    return dateColumn(title, (record) => record[name] as string, { from: 'luas' });
  if (field.kind === 'bilangan' || field.kind === 'takaran')
    return {
      title,
      width: 6,
      align: 'end',
      cell: (record) => masterValue(master, name, record),
      file: [],
    };
  if (field.kind === 'catatan') return { title, from: 'luas', cell: (record) => record[name] as string };
  return { title, width: 5.5, cell: (record) => masterValue(master, name, record), file: [] };
}

/** The same in one line of words. */
const standingOf = ({ flagAktif }: MasterRecord, marks: readonly MasterMark[]): string =>
  flagAktif === 0 ? 'Tidak aktif' : marks.map(({ kata }) => kata).join(', ') || 'Aktif';

/** Whether a record is in use, and what is to be seen to. */
function Standing({ record, marks }: { record: MasterRecord; marks: readonly MasterMark[] }) {
  if (record.flagAktif === 0) return <StatusBadge warna="netral" label="Tidak aktif" />;
  if (marks.length === 0) return <span className="mj-catatan">Aktif</span>;
  return marks.map(({ kata, bahaya }) => (
    <StatusBadge key={kata} warna={bahaya ? 'ditolak' : 'menunggu'} label={kata} />
  ));
}
