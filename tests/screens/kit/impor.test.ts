import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { nilaiImpor } from '#domain/core/impor-nilai.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import { parameterUjiImpor } from '#domain/parameter-uji/impor.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import { columnsOf, rowsFor, templateOf, type Importable } from '#kit/import/importable.ts';
import { listSheet } from '#kit/list-sheet.ts';
import { masterColumns } from '#kit/master/master-columns.tsx';
import type { AnyMaster, MasterRecord } from '#kit/master/master.ts';
import { readSheet, SheetUnreadable } from '#kit/sheet/read-sheet.ts';
import { sheetFormats, type Sheet, type SheetFormat } from '#kit/sheet/sheet.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';

const choices = {
  idLaboratorium: [{ value: '4', label: 'Kimia Farmasi' }],
  idSatuan: [{ value: '1', label: 'Sampel' }],
};
const formats = Object.keys(sheetFormats) as SheetFormat[];
const masters = [alatMaster, bahanMaster, satuanMaster, instrumenMaster] as unknown as AnyMaster[];
const kinds: { kind: Importable; jenis: string; accepts: (isi: object) => boolean }[] = [
  ...[alatMaster, bahanMaster, satuanMaster, instrumenMaster].map((kind) => ({
    kind: kind as Importable,
    jenis: kind.jenis,
    accepts: (isi: object) => kind.api.tambah.body!.safeParse(isi).success,
  })),
  {
    kind: parameterUjiImpor,
    jenis: parameterUjiImpor.jenis,
    accepts: (isi) => parameterUjiApi.tambah.body!.safeParse(isi).success,
  },
];

const through = async (sheet: Sheet, format: SheetFormat) =>
  readSheet(new Blob([await writeSheet(sheet, format)]), 5000);

describe.each(kinds)('a file of $jenis', ({ kind, accepts }) => {
  it.each(formats)(
    'made of its template is what its form takes; the example itself is no row (%s)',
    async (format) => {
      const template = templateOf(kind, choices);
      expect(rowsFor(kind, await through(template, format), choices)).toEqual({
        missing: [],
        unknown: [],
        baris: [],
      });
      const own = columnsOf(kind).map(([name], at) =>
        name === kind.nama ? 'Milik kami' : template.rows[0]![at],
      );
      const { baris } = rowsFor(
        kind,
        await through({ ...template, rows: [...template.rows, own] }, format),
        choices,
      );
      expect(baris.map(({ nomor }) => nomor)).toEqual([3]);
      expect(baris[0]!.isi).toMatchObject({ idLaboratorium: '4', [kind.nama]: 'Milik kami' });
      expect(accepts(baris[0]!.isi)).toBe(true);
    },
  );
});

/** A record with what spreadsheets could take for something else. */
const recordOf = (master: AnyMaster): MasterRecord => {
  const of = { kode: '0012', teks: '-5 °C "tetap"', catatan: '=1+1\nbaris; kedua', tautan: 'https://a.id/x' };
  const values = Object.entries(master.fields).map(([name, { kind, options, generated }]) => {
    if (kind === 'bilangan' || kind === 'rupiah') return [name, generated ? 30 : 1250];
    if (kind === 'tanggal') return [name, name === 'tglKalibrasiSelanjutnya' ? '2028-01-02' : '2027-08-31'];
    if (kind === 'pilihan') return [name, options?.[0]?.value ?? 'mL'];
    return [name, name === 'casNumber' ? '75-05-8' : of[kind]];
  });
  return {
    uuid: 'a',
    rev: '1',
    idLaboratorium: 4,
    lab: { namaLaboratorium: 'Kimia Farmasi' },
    flagAktif: 1,
    flagDapatHapus: true,
    ...Object.fromEntries(values),
  };
};

describe.each(masters.map((master) => ({ master, jenis: master.jenis })))(
  'the downloaded list of $jenis',
  ({ master }) => {
    it.each(formats)('is read in again as it was (%s)', async (format) => {
      const record = recordOf(master);
      const columns = masterColumns({ master, marks: () => [], titles: {}, onDelete: () => undefined });
      const { baris, missing } = rowsFor(
        master as Importable,
        await through(listSheet(master.judul, columns, [record]), format),
        choices,
      );
      expect(missing).toEqual([]);
      const expected = columnsOf(master).map(([name]) => [
        name,
        name === 'idLaboratorium' ? '4' : (record[name] as string | number),
      ]);
      // A number of a CSV is text until it is read for its field.
      expect(baris[0]!.isi).toEqual(Object.fromEntries(expected));
    });
  },
);

describe('a cell of a file', () => {
  it.each([
    ['rupiah', 'Rp 1.500.000', 1_500_000],
    ['rupiah', '1500000', 1_500_000],
    ['bilangan', '12,5', 12.5],
    ['bilangan', '1.250', 1250],
    ['bilangan', 'dua', 'dua'],
    ['tanggal', '31 Agustus 2027', '2027-08-31'],
    ['tanggal', '5/8/2027', '2027-08-05'],
    ['tanggal', new Date('2027-08-31T00:00:00Z'), '2027-08-31'],
    ['tanggal', 'besok', 'besok'],
    ['kode', 12, '12'],
    ['teks', null, ''],
  ] as const)('for %s: %s is %s', (kind, cell, value) => {
    expect(nilaiImpor({ kind }, cell, undefined)).toBe(value);
  });

  it('names a choice as people read it', () => {
    const options = [{ value: 'menit', label: '30 menit' }];
    expect(nilaiImpor({ kind: 'pilihan', options }, ' 30 MENIT ', undefined)).toBe('menit');
    expect(nilaiImpor({ kind: 'pilihan', options }, 'jam', undefined)).toBe('jam');
  });
});

/** An archive whose every part says that it unpacks to so many bytes. */
function declaring(archive: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(archive);
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 30; at += 1) {
    const signature = view.getUint32(at, true);
    // The directory at the end, and the head of the part itself.
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true);
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true);
  }
  return copy;
}

describe('a file that cannot be used', () => {
  const head = 'Laboratorium;Kode alat;Nama alat;Keterangan\r\n';
  const refusalOf = async (file: Blob) => {
    const refused = await readSheet(file, 5000).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SheetUnreadable);
    return (refused as SheetUnreadable).message;
  };

  it('is told what it is and what to do', async () => {
    const bukanTabel = /^File ini bukan tabel\./;
    expect(await refusalOf(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])]))).toMatch(
      bukanTabel,
    );
    expect(await refusalOf(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 1, 2])]))).toMatch(bukanTabel);
    expect(await refusalOf(new Blob(['']))).toMatch(bukanTabel);
    expect(await refusalOf(new Blob([head]))).toMatch(/^File ini tidak berisi data\./);
    expect(await refusalOf(new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])]))).toContain('.xls');
    expect(await refusalOf(new Blob([head, 'Kimia Farmasi;A;B;\r\n'.repeat(5001)]))).toBe(
      'File ini berisi 5.001 baris; paling banyak 5.000. Bagi menjadi beberapa file.',
    );
    expect(await refusalOf(new Blob([new Uint8Array(20 * 1024 * 1024 + 1)]))).toContain('lebih dari 20 MB');
  });

  it('has as many rows as one file may have, and not one more', async () => {
    const berisi = (baris: number) => new Blob([head, 'Kimia Farmasi;A;B;\r\n'.repeat(baris)]);
    expect((await readSheet(berisi(3), 3)).rows).toHaveLength(3);
    await expect(readSheet(berisi(4), 3)).rejects.toThrow('paling banyak 3');
  });

  it('is not unpacked where it would fill the memory', async () => {
    const besar = declaring(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9) }), 101 * 1024 * 1024);
    expect(await refusalOf(new Blob([besar]))).toContain('terlalu besar setelah dibuka');
    // Nor is one that hides how much it holds.
    const rahasia = declaring(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(9) }), 0);
    expect(await refusalOf(new Blob([rahasia]))).toContain('terlalu besar setelah dibuka');
    // One that says less than it holds is not believed.
    const honest = await writeSheet(templateOf(alatMaster as Importable, choices), 'xlsx');
    expect(await refusalOf(new Blob([declaring(honest, 20)]))).toMatch(/^File ini bukan tabel\./);
  });

  it('has other columns: those that are missing are named, those that mean nothing too', async () => {
    const file = new Blob(['Nama,Kode alat *,laboratorium\r\nBuret,B-1,Kimia Farmasi\r\n']);
    const read = rowsFor(alatMaster as Importable, await readSheet(file, 5000), choices);
    expect([read.missing, read.unknown]).toEqual([['Nama alat'], ['Nama']]);
  });
});
