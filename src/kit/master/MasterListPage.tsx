import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLive } from '#data/use-live.ts';
import { useAddressedDialog } from '#kit/dialog/addressed-dialog.ts';
import { ImportButton } from '#kit/import/ImportButton.tsx';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { useListState } from '#kit/list/list-state.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import { addressOf, callsOf, wordOf, type AnyMaster, type MasterMark, type MasterRecord } from './master.ts';
import { masterColumns } from './master-columns.tsx';
import { useMasterDelete } from './master-delete.ts';
import { MasterDetail } from './MasterDetail.tsx';
import { MasterForm, type OwnInputProps } from './MasterForm.tsx';

export type MasterListPageProps = {
  master: AnyMaster;
  /** When there is none at all. */
  empty: string;
  /** What is to be seen to; the list counts and shows those alone. */
  marks?: (record: MasterRecord) => readonly MasterMark[];
  titles?: Readonly<Record<string, string>>;
  inputs?: Readonly<Record<string, ComponentType<OwnInputProps>>>;
  /** In the detail: where more of it is to be read. */
  more?: (record: MasterRecord) => ReactNode;
  /** Between title and filters: the tabs of a page with several lists. */
  lead?: ReactNode;
  actions?: ReactNode;
};

type Filters = { laboratorium: string | null };

const nothing = () => [];
const baru = ['baru'] as const;

/** The list of one kind of master data, with its record, its form and its deletion (MASTER-01, MASTER-02, GAP-48). */
export function MasterListPage(props: MasterListPageProps) {
  const { master, empty, marks, titles = {}, inputs = {}, more, lead, actions } = props;
  const word = wordOf(master);
  const state = useListState<Filters>(master.jenis, { laboratorium: null }); // LIST-04, CONF-36
  const filter = useOwnRuangFilter();
  const { laboratorium } = state.filters;
  const data = useLiveList(callsOf(master).list, {
    ...pageQuery(state),
    ...(laboratorium === null ? {} : { idLaboratorium: laboratorium }),
  }) as ListData<MasterRecord>;
  const rows = data.jenis === 'siap' ? data.rows : [];
  const [params, setParams] = useSearchParams();
  const named = params.get(master.jenis) ?? params.get('ubah');
  const { found, reload } = useNamed(master, named);
  const known = found ? [found] : rows;
  const detail = useAddressedDialog(master.jenis, known, ({ uuid }) => uuid);
  const edit = useAddressedDialog('ubah', known, ({ uuid }) => uuid);
  // At an address too, where what was typed goes on from the outbox and Beranda.
  const add = useAddressedDialog('tambah', baru, (one) => one);
  const onDelete = useMasterDelete(master, reload);
  const form = { master, laboratories: filter.options, inputs, onRefused: reload };
  const only = filter.options.length === 1 ? filter.options[0]!.value : '';
  return (
    <>
      <ListPage
        title={master.judul}
        actions={
          <>
            {actions}
            <ImportButton importable={master} />
          </>
        }
        lead={lead}
        mainAction={
          <Button
            size="lg"
            leftSection={<IconPlus aria-hidden size="1.125rem" />}
            aria-haspopup="dialog"
            onClick={() =>
              setParams((now) => {
                now.set('tambah', 'baru');
                return now;
              })
            }
          >
            Tambah {word}
          </Button>
        }
        state={state}
        filters={[filter]}
        searchLabel={`Cari kode, nama ${word}`}
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => addressOf(master, master.jenis, uuid)}
        columns={masterColumns({ master, marks: marks ?? nothing, titles, onDelete })}
        turn={
          marks
            ? {
                path: master.alamat,
                label: 'Perlu perhatian',
                of: (record) => record.flagAktif === 1 && marks(record).length > 0,
              }
            : undefined
        }
        empty={{ title: `Belum ada ${word}`, reason: empty }}
      />
      <MasterDetail master={master} dialog={detail} marks={marks ?? nothing} more={more} />
      {edit.isi ? (
        <MasterForm key={edit.isi.uuid} {...form} dialog={edit} record={edit.isi} laboratory="" />
      ) : null}
      {add.isi ? <MasterForm {...form} dialog={add} record={null} laboratory={laboratorium ?? only} /> : null}
    </>
  );
}

/** The record that the address names, whether or not this page of the list has it. */
function useNamed(master: AnyMaster, uuid: string | null) {
  const { hasil, muatUlang } = useLive(callsOf(master).list, uuid === null ? null : { uuid });
  const found = hasil.jenis === 'ada' ? (hasil.jawaban.data as MasterRecord) : null;
  return { found, reload: muatUlang };
}
