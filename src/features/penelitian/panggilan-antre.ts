import type { Actor } from '#domain/core/roles.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { PenelitianSchema } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import type { BarisPenelitian } from '#data/koleksi/penelitian.ts';
import { paths } from '#paths';
import {
  sandingAkhir,
  sandingPengembalian,
  sandingPerpanjangan,
  sandingPutusanPenelitian,
  sandingUbah,
  sandingVerifikasi,
  sandingWaktu,
} from './banding.ts';
import { denganPerbaikan, panggilanPada, type Pembaca, type Tujuan } from '#kit/outbox/panggilan.ts';

/** The research a write is about: its body names it; one on an invoice is found by the own records. */
const penelitianDari = ({ record, isi, pembaca }: Tujuan): string | null => {
  const named = isi['uuidPenelitian'];
  if (typeof named === 'string') return named;
  return record && (pembaca.milik.get(record) ?? record);
};

/** Corrected in a form on a page of the research. */
const padaPenelitian = (halaman: (uuid: string, pembaca: Pembaca, kode: number | undefined) => string) => ({
  jenis: 'halaman' as const,
  alamat: (tujuan: Tujuan) => {
    const uuid = penelitianDari(tujuan);
    const { kdStatus } = (tujuan.base as BarisPenelitian | undefined) ?? {};
    return uuid && denganPerbaikan(halaman(uuid, tujuan.pembaca, kdStatus), tujuan);
  },
});

/** Where the usage of a research is written: its owner's page, or that of the laboratory's officers and its Kalab. */
const halamanPenggunaan = (uuid: string, { actor, milik }: Pembaca): string =>
  milik.has(uuid) || actor.role === 'Pendaftar'
    ? paths.pendaftaran.penggunaan(uuid)
    : halamanMeja(uuid, actor);

const halamanMeja = (uuid: string, { role }: Actor): string =>
  role === 'Kalab' ? paths.kalabPenelitian.detail(uuid) : paths.laboran.catat(uuid);

const { disetujuiKalab } = penelitianWorkflow.states;

/** Where the officers of a laboratory say a word on the whole: before it is approved in the form of that, then at its bench. */
const halamanLaboran = (uuid: string, kode: number = disetujuiKalab.code): string =>
  (kode === disetujuiKalab.code ? paths.laboran.putuskan : paths.laboran.catat)(uuid);

const halamanPutusan = (uuid: string, { role }: Actor, kode?: number): string =>
  role === 'Kalab' ? paths.kalabPenelitian.edit(uuid) : halamanLaboran(uuid, kode);

const penggunaan = padaPenelitian(halamanPenggunaan);

/** One that takes an addition back has no lines to correct (GAP-125). */
const perubahan = {
  ...penggunaan,
  alamat: (tujuan: Tujuan) =>
    (tujuan.isi as { penggunaan?: readonly unknown[] }).penggunaan?.length === 0
      ? null
      : penggunaan.alamat(tujuan),
};

/** What closes a research says no more than a note. */
const catatan = {
  jenis: 'isian' as const,
  isian: [{ nama: 'catatan', label: 'Catatan', jenis: 'paragraf' as const, wajib: false }],
};

const namaIsian = {
  tglPenggunaan: 'Tanggal',
  penggunaan: 'Barang',
  catatan: 'Catatan',
  alasanPengecualian: 'Alasan tetap dipakai',
};

/** The writes on research: of its registrant, of its Kalab, of the officers of its laboratory. */
export const panggilanPenelitian = panggilanPada(
  { skema: PenelitianSchema, nama: ({ nomor, judul }) => [judul, nomor] },
  [
    {
      endpoint: penelitianApi.daftar,
      perbaikan: {
        jenis: 'halaman',
        // What it asked for in several laboratories is several records (GAP-21).
        alamat: ({ perbaiki, terkirim }) =>
          terkirim ? paths.pendaftaran.list() : paths.pendaftaran.perbaikiPenelitian(perbaiki),
      },
    },
    {
      endpoint: penelitianApi.verifikasi,
      perbaikan: padaPenelitian((uuid, { actor }, kode) => halamanPutusan(uuid, actor, kode)),
      sanding: sandingPutusanPenelitian(halamanPutusan),
    },
    {
      endpoint: penelitianApi.ubahWaktu,
      perbaikan: padaPenelitian((uuid, _, kode) => halamanLaboran(uuid, kode)),
      sanding: sandingWaktu,
    },
    { endpoint: penelitianApi.mintaSelesai, perbaikan: catatan, sanding: sandingAkhir('mintaSelesai') },
    { endpoint: penelitianApi.selesaikan, perbaikan: catatan, sanding: sandingAkhir('selesaikan') },
    { endpoint: penggunaanApi.tambah, perbaikan: penggunaan, namaIsian },
    { endpoint: penggunaanApi.ubah, perbaikan: perubahan, namaIsian, sanding: sandingUbah },
    {
      endpoint: penggunaanApi.verifikasi,
      perbaikan: penggunaan,
      namaIsian,
      sanding: sandingVerifikasi(halamanMeja),
    },
    {
      endpoint: penggunaanApi.kembalikan,
      perbaikan: penggunaan,
      sanding: sandingPengembalian(paths.laboran.catat),
    },
    {
      endpoint: penggunaanApi.perpanjang,
      perbaikan: penggunaan,
      namaIsian: { tglMulai: 'Tanggal', tglSelesai: 'Tanggal', catatan: 'Catatan' },
      sanding: sandingPerpanjangan,
    },
    { endpoint: pembayaranPenelitianApi.bayar, perbaikan: padaPenelitian(paths.pembayaran.detail) },
  ],
);
