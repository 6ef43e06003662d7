import type { ReactNode } from 'react';
import { Table } from '@mantine/core';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import { useHasTableRoom } from '#kit/device/phone.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WaitingMark } from '#kit/notice/WriteMarks.tsx';
import { BadgeProgres } from './BadgeProgres.tsx';
import { TandaDiubah } from './TandaDiubah.tsx';
import classes from './TabelProgres.module.css';

export type TabelProgresProps = {
  tampilan: Tampilan<Analisis>;
  /** 'Detail', or the decision where one is open (REVIEW-06, REVIEW-07). */
  action: (row: RiwayatProgres) => ReactNode;
};

const isiLembar: AnalisisAksi = 'isiLembar';

const namaAksi = ({ aksi }: RiwayatProgres): string =>
  analisisWorkflow.actions[aksi as AnalisisAksi]?.label ?? aksi;

/** The progress of one parameter (REVIEW-04), newest first; the numbers count from the beginning. */
export function TabelProgres({ tampilan, action }: TabelProgresProps) {
  // A table cannot become cards by style alone without losing what makes it a table to a screen reader.
  const wide = useHasTableRoom();
  const { history } = tampilan.data;
  const rows = history
    // The sheet shows itself what was written into it.
    .filter(({ aksi }) => aksi !== isiLembar)
    .map((row, index) => ({ row, no: index + 1, tertunda: tampilan.tertunda.includes(row.uuid) }))
    .toReversed();
  if (rows.length === 0) {
    return (
      <Section title="Progres pengujian">
        <p className="mj-redup">
          Belum ada progres. Langkah pertama tercatat di sini setelah analis memulai pengujian.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Progres pengujian">
      {wide ? (
        <Table className={`mj-tabel ${classes.table}`} verticalSpacing="sm" horizontalSpacing="sm" fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="2.5rem">No</Table.Th>
              <Table.Th w="10.25rem">Tanggal</Table.Th>
              <Table.Th>Status pengujian</Table.Th>
              <Table.Th>Proses selanjutnya</Table.Th>
              <Table.Th w="6.75rem">Aksi</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ row, no, tertunda }) => (
              <Table.Tr key={row.uuid}>
                <Table.Td>{no}</Table.Td>
                <Table.Td>
                  <Waktu row={row} />
                </Table.Td>
                <Table.Td>
                  <Status row={row} tertunda={tertunda} history={history} />
                </Table.Td>
                <Table.Td>{proses(row)}</Table.Td>
                <Table.Td className={classes.action ?? ''}>{action(row)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <ol className="mj-bergaris" reversed>
          {rows.map(({ row, no, tertunda }) => (
            <li key={row.uuid} className={classes.entry}>
              <span className={classes.no} aria-hidden>
                {no}
              </span>
              <div className={classes.words}>
                <Status row={row} tertunda={tertunda} history={history} />
                <span className="mj-label">
                  <DateText value={row.dibuatPada} as="tanggal-waktu" />
                </span>
                <span>
                  <span className="mj-redup">Proses selanjutnya: </span>
                  {proses(row)}
                </span>
                {action(row)}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

/** A row without a status is one made before the start: the method was changed while it waited. */
const proses = ({ statusProgres }: RiwayatProgres): string =>
  statusProgres?.prosesSelanjutnya ?? analisisWorkflow.states.antrian.prosesSelanjutnya;

function Waktu({ row }: { row: RiwayatProgres }) {
  return (
    <span className={classes.stack}>
      <DateText value={row.dibuatPada} />
      <span className="mj-label">
        <DateText value={row.dibuatPada} as="waktu" />
      </span>
    </span>
  );
}

type StatusProps = { row: RiwayatProgres; tertunda: boolean; history: readonly RiwayatProgres[] };

function Status({ row, tertunda, history }: StatusProps) {
  return (
    <span className={classes.stack}>
      <span className="mj-jajar-1">
        <BadgeProgres kode={row.statusProgres?.kdStatusProgresParameter ?? null} />
        {tertunda ? <WaitingMark /> : null}
      </span>
      <span className="mj-label">
        {namaAksi(row)} oleh {row.user.nama}
        {row.foto?.length ? `, ${row.foto.length} foto` : null}
      </span>
      <TandaDiubah row={row} history={history} />
    </span>
  );
}
