import { useState } from 'react';
import { Checkbox, NativeSelect, Table } from '@mantine/core';
import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import { PickFile } from '#kit/field/PickFile.tsx';
import { readInWorker } from '#kit/sheet/read-in-worker.ts';
import { SheetUnreadable, type ReadSheet } from '#kit/sheet/sheet.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { bedaSatuan, rencanaBerkas, sasaranKolom } from './berkas-alat.ts';
import type { Bentuk } from './kisi.ts';
import { PratinjauSel } from './PratinjauSel.tsx';
import type { PerubahanSel } from './sel.ts';
import classes from './BerkasAlat.module.css';

type BerkasAlatProps = {
  blok: Blok;
  bentuk: Bentuk;
  isian: Isian;
  onSel: (perubahan: readonly PerubahanSel[]) => void;
  onClose: () => void;
};

/** What a run of an instrument writes at most; a longer file is cut in the instrument's own program. */
const barisTerbanyak = 500;

/** A file of an instrument: which of its columns are which inputs is said here, and seen before a cell is filled. */
export function BerkasAlat(props: BerkasAlatProps) {
  const [sheet, setSheet] = useState<ReadSheet | null>(null);
  const [gagal, setGagal] = useState<string | null>(null);
  const baca = async (file: File) => {
    try {
      setGagal(null);
      setSheet(await readInWorker(file, barisTerbanyak, new AbortController().signal, () => undefined));
    } catch (error) {
      if (!(error instanceof SheetUnreadable)) throw error;
      setGagal(error.message);
    }
  };
  if (sheet) return <PilihKolom sheet={sheet} {...props} />;
  return (
    <div className="mj-tumpuk-4">
      {gagal ? (
        <Callout tone="bahaya" title="File ini tidak dapat dipakai">
          {gagal}
        </Callout>
      ) : null}
      <p>
        Pilih file CSV atau Excel (.xlsx) dari alat, dengan judul kolom di baris pertama. Belum ada yang
        diisikan: Anda memilih kolomnya dan melihat hasilnya dahulu.
      </p>
      <div>
        <PickFile label="File alat" accept=".csv,.txt,.xlsx,text/csv" onFile={baca} />
      </div>
    </div>
  );
}

function PilihKolom({ blok, bentuk, isian, onSel, onClose, sheet }: BerkasAlatProps & { sheet: ReadSheet }) {
  const [ke, setKe] = useState<Readonly<Record<number, string>>>({});
  const [dilewati, setDilewati] = useState<ReadonlySet<number>>(new Set());
  const sasaran = sasaranKolom(blok, bentuk.ulangan);
  const kolom = sheet.heads.flatMap((kepala, at) => {
    const dituju = sasaran.find(({ nilai }) => nilai === ke[at]);
    return dituju ? [{ ke: at, kepala, sasaran: dituju }] : [];
  });
  const rencana = rencanaBerkas(
    isian,
    sheet.rows.filter(({ number }) => !dilewati.has(number)),
    kolom,
  );
  const balik = (nomor: number) => {
    const lain = new Set(dilewati);
    if (!lain.delete(nomor)) lain.add(nomor);
    setDilewati(lain);
  };
  return (
    <PratinjauSel
      blok={blok}
      isian={isian}
      rencana={rencana}
      onIsi={() => {
        onSel(rencana.sel);
        onClose();
      }}
      onClose={onClose}
    >
      <p>Untuk tiap kolom file, pilih masukan yang diisinya.</p>
      <div className={classes.kolom}>
        {sheet.heads.map((kepala, at) => (
          <NativeSelect
            key={kepala + String(at)}
            label={kepala || `Kolom ${at + 1}`}
            description={contohKolom(sheet, at)}
            value={ke[at] ?? ''}
            data={[
              { value: '', label: 'Tidak dipakai' },
              ...sasaran.map(({ nilai, label }) => ({ value: nilai, label })),
            ]}
            onChange={(event) => setKe({ ...ke, [at]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.isi}>
        <Table className="mj-tabel" fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Baris</Table.Th>
              {sheet.heads.map((kepala, at) => (
                <Table.Th key={kepala + String(at)}>{kepala || `Kolom ${at + 1}`}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sheet.rows.map(({ number, cells }) => (
              <Table.Tr key={number}>
                <Table.Td>
                  <Checkbox label={number} checked={!dilewati.has(number)} onChange={() => balik(number)} />
                </Table.Td>
                {sheet.heads.map((kepala, at) => (
                  <Table.Td key={kepala + String(at)}>{String(cells[at] ?? '')}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {kolom.map(({ ke: at, kepala, sasaran: { masukan } }) => {
        const beda = bedaSatuan(kepala, masukan);
        return beda ? <Callout key={at} tone="menunggu" title={beda} /> : null;
      })}
    </PratinjauSel>
  );
}

/** What stands in a column, to be known by. */
const contohKolom = ({ rows }: ReadSheet, at: number): string =>
  rows
    .map(({ cells }) => String(cells[at] ?? '').trim())
    .filter(Boolean)
    .slice(0, 3)
    .join('; ') || 'Kolom ini kosong';
