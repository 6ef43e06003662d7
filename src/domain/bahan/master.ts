import { z } from 'zod';
import { pengurusBarang } from '#domain/alat/master.ts';
import { teksOpsional } from '#domain/core/fields.ts';
import {
  isianCatatan,
  isianKode,
  isianRupiah,
  isianTakaran,
  isianTanggal,
  isianTeks,
  master,
  type MasterField,
  type MasterRow,
} from '#domain/core/master.ts';
import { casKeliru } from './cas.ts';

const opsional = { required: false, output: z.string().nullable() } as const;

const casNumber = {
  ...opsional,
  label: 'Cas number',
  kind: 'teks',
  input: teksOpsional(200).superRefine((nomor, context) => {
    const keliru = nomor === null ? null : casKeliru(nomor);
    if (keliru) context.addIssue({ code: 'custom', message: keliru });
  }),
  help: "Boleh kosong, misalnya 67-56-1; campuran dipisah dengan ';'",
  contoh: '75-05-8',
} as const satisfies MasterField;

const linkMsds = {
  ...opsional,
  label: 'Link MSDS',
  kind: 'tautan',
  input: teksOpsional(500).refine((link) => link === null || isAlamatWeb(link), {
    error: 'Link MSDS harus berupa alamat lengkap yang diawali http:// atau https://.',
  }),
  help: 'Boleh kosong, misalnya https://contoh.id/msds.pdf',
} as const satisfies MasterField;

/** Opened by readers of the material: nothing but a page of the web. */
const isAlamatWeb = (link: string): boolean =>
  URL.canParse(link) && ['http:', 'https:'].includes(new URL(link).protocol);

/** Materials: used up, sold by their unit, with a stock and an expiry (MASTER-05 to MASTER-09, DATA-30). */
export const bahanMaster = master({
  jenis: 'bahan',
  judul: 'Bahan',
  path: '/item',
  listPath: '/item-master',
  alamat: '/bahan',
  roles: pengurusBarang,
  fields: {
    kdBahan: isianKode('Kode bahan', { contoh: '4-001' }),
    namaBahan: isianTeks('Nama bahan', { contoh: 'Asetonitril p.a.' }),
    satuan: { ...isianTeks('Satuan', { contoh: 'mL' }), kind: 'pilihan' },
    tglExpired: isianTanggal('Tanggal expired', { contoh: '2028-08-31' }),
    minStok: isianTakaran('Limit', {
      help: 'Stok minimal sebelum perlu ditambah',
      unit: 'satuan',
      contoh: 500,
    }),
    jmlStok: {
      ...isianTakaran('Qty', { help: 'Stok saat ini', unit: 'satuan', contoh: 2500 }),
      once: 'Diubah dengan Sesuaikan stok, beserta alasannya',
    },
    tarifInternal: isianRupiah('Harga internal', { contoh: 750 }),
    tarifEksternal: isianRupiah('Harga eksternal', { contoh: 1200 }),
    casNumber,
    linkMsds,
    keterangan: isianCatatan('Keterangan', { contoh: 'Simpan jauh dari api' }),
  },
  kode: 'kdBahan',
  nama: 'namaBahan',
  columns: ['kdBahan', 'namaBahan', 'minStok', 'jmlStok', 'tglExpired'],
});

export type Bahan = MasterRow<typeof bahanMaster>;

/** Codes of a laboratory's materials begin with its number (MASTER-07, CONST-28). */
export const awalanKodeBahan = (idLaboratorium: number): string | null =>
  idLaboratorium >= 1 && idLaboratorium <= 7 ? `${idLaboratorium}-` : null;
