import { z } from 'zod';
import { endpoint, namedIn } from '#domain/core/endpoint.ts';
import {
  baseRev,
  bilangan,
  bolehKosong,
  halaman,
  jam,
  salahSatu,
  takaran,
  takaranTerkecil,
  tanggal,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import type { Actor } from '#domain/core/roles.ts';
import { PenelitianSchema } from './schema.ts';
import { penelitianWorkflow } from './workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';
import {
  TotalBarisSchema,
  JadwalSchema,
  PenambahanSchema,
  PengembalianAlatSchema,
} from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';

const semuaPelaku = ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran'] as const;
/** Every write on an addition or on the usage as a whole belongs to its research as well. */
const induk = { lane: 'penelitian', field: 'uuidPenelitian' } as const;
const penambahan = { lane: 'penambahan', field: 'uuid', induk } as const;
const penelitian = { lane: 'penelitian', field: 'uuidPenelitian' } as const;
const maksBaris = 100;

/** One line as it is typed (USAGE-05 to USAGE-11): an amount, a time, or both, as its kind is counted. */
const BarisDiisi = z.object({
  uuid: bolehKosong(uuid()),
  idJenisBarang: salahSatu(1, 2, 3),
  idBarang: bilangan(1),
  /** Whose it is (GAP-154); without one the research's. An addition that is there takes no other's. */
  idLaboratorium: bolehKosong(bilangan(1)),
  jlhPenggunaan: bolehKosong(takaran(takaranTerkecil, 1_000_000)), // GAP-155
  jamMulai: bolehKosong(jam()),
  jamSelesai: bolehKosong(jam()),
  tglSelesai: bolehKosong(tanggal()), // GAP-156
});

/** Why something past its date is used all the same: an officer's word (docs/decisions/023); others' is not heard. */
const alasanPengecualian = teksOpsional(500);

const baris = (min: 0 | 1) =>
  z
    .array(BarisDiisi, { error: 'Isi paling sedikit satu barang.' })
    .min(min, 'Isi paling sedikit satu barang.')
    .max(maksBaris, `Paling banyak ${maksBaris} barang dalam satu penambahan.`);

/** API-065 */
export const TambahBody = z.object({
  uuidPenelitian: uuid(),
  uuid: bolehKosong(uuid()),
  tglPenggunaan: tanggal(), // USAGE-04
  penggunaan: baris(1),
  catatan: teksOpsional(),
  alasanPengecualian,
  baseRev: baseRev(),
});

/** API-066; without lines its owner withdraws it (GAP-125). */
export const UbahBody = z.object({
  uuid: uuid(),
  uuidPenelitian: bolehKosong(uuid()),
  tglPenggunaan: tanggal(),
  penggunaan: baris(0),
  /** Why an approved addition is corrected (GAP-101). */
  catatan: teksOpsional(),
  alasanPengecualian,
  baseRev: baseRev(),
});

/** API-067; lines that are sent take the place of those that were asked for: the officer verifies what was really used. */
export const VerifikasiPenambahanBody = z.object({
  uuid: uuid(),
  uuidPenelitian: bolehKosong(uuid()),
  flagPersetujuan: salahSatu(1, 2), // USAGE-13
  tglPenggunaan: bolehKosong(tanggal()),
  penggunaan: bolehKosong(baris(1)),
  catatan: teksOpsional(),
  alasanPengecualian,
  baseRev: baseRev(),
});

/** API-068: the numbers as they are now, each with the revision it was based on (GAP-92). */
export const KembalikanAlatBody = z.object({
  /** For the queue; foreign callers may leave it out, for each row says it. */
  uuidPenelitian: bolehKosong(uuid()),
  pengembalian: z
    .array(
      z.object({
        uuid: uuid(),
        rev: baseRev(),
        jlhKembali: bilangan(0, 1_000_000), // USAGE-20
        jlhRusak: bilangan(0, 1_000_000),
        jlhDiganti: bilangan(0, 1_000_000),
      }),
      { error: 'Isi paling sedikit satu alat.' },
    )
    .min(1, 'Isi paling sedikit satu alat.')
    .max(500),
});

/** API-069, GAP-105: the first added day, by default the one after the old end, and the new end. */
export const PerpanjangBody = z.object({
  uuidPenelitian: uuid(),
  tglMulai: bolehKosong(tanggal()),
  tglSelesai: tanggal(), // USAGE-19
  catatan: teksOpsional(),
  baseRev: baseRev(),
});

/** Which act of W3 a changed addition is: its owner's mending or withdrawal, or an officer's correction (GAP-101, GAP-125). */
const pilihUbah = ({ penggunaan }: { penggunaan: readonly unknown[] }, actor: Actor): PenambahanAksi => {
  if (actor.role === 'Petugas pembayaran') return 'koreksi';
  return penggunaan.length === 0 ? 'tarik' : 'ubah';
};

/** The same once the record is there: a Laboran may be either. */
export const pilihUbahRekaman = (
  body: { penggunaan: readonly unknown[] },
  actor: Actor,
  record?: { penelitian: { pendaftarUuid: string } },
): PenambahanAksi =>
  record && record.penelitian.pendaftarUuid !== actor.uuid ? 'koreksi' : pilihUbah(body, actor);

/** Which act of W3 an officer's word is: a Kalab's approves what only their reason lets pass (docs/decisions/023). */
export const pilihVerifikasiPenambahan = (
  { flagPersetujuan }: { flagPersetujuan: number },
  { role }: Pick<Actor, 'role'>,
): PenambahanAksi => {
  if (flagPersetujuan === 2) return 'tolak';
  return role === 'Kalab' ? 'kecualikan' : 'setujui';
};

const daftarPenggunaan = (path: string, summary: string, output: z.ZodType) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid(), search: halaman.search }),
    output,
    success: { status: 200, info: summary },
  });

const ubah = endpoint({
  method: 'PUT',
  path: '/research-usage',
  summary: 'Perbaiki satu penambahan; tanpa barang, tarik; oleh petugas, koreksi yang sudah disetujui',
  roles: semuaPelaku,
  offline: 'queued',
  record: penambahan,
  carries: {
    workflow: penambahanWorkflow,
    actions: ['ubah', 'tarik', 'koreksi'],
    select: pilihUbahRekaman,
  },
  body: UbahBody,
  output: PenelitianSchema,
  success: { status: 201, info: 'Perubahan penggunaan berhasil disimpan' },
});

export const penggunaanApi = {
  riwayat: daftarPenggunaan(
    '/research-usage/history',
    'Riwayat penambahan satu penelitian',
    z.array(PenambahanSchema),
  ),
  /** Approved lines, those of one kind and price together; `total` of the envelope is their sum. */
  total: daftarPenggunaan(
    '/research-usage/usage',
    'Total penggunaan satu penelitian',
    z.array(TotalBarisSchema),
  ),
  pengembalian: daftarPenggunaan(
    '/research-usage/return-tool',
    'Pengembalian alat satu penelitian',
    z.array(PengembalianAlatSchema),
  ),
  rincian: daftarPenggunaan('/research-usage/history-detail', 'Isi satu penambahan', PenambahanSchema),
  /** What instruments are taken for, from a day on: for the calendar. */
  jadwal: endpoint({
    method: 'GET',
    path: '/research-usage/schedule',
    summary: 'Jadwal instrumen satu laboratorium mulai suatu hari',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      idLaboratorium: bilangan(1).optional(),
      tglMulai: tanggal().optional(),
      tglSelesai: tanggal().optional(),
      page: halaman.page,
      perPage: halaman.perPage,
    }),
    output: z.array(JadwalSchema),
    success: { status: 200, info: 'Jadwal instrumen' },
  }),
  tambah: endpoint({
    method: 'POST',
    path: '/research-usage',
    summary: 'Tambah penggunaan; dengan uuid saja, ubah penambahan itu',
    roles: semuaPelaku,
    offline: 'queued',
    record: { lane: 'penambahan', induk },
    // CONF-12
    variant: {
      of: ubah,
      when: (body) => Boolean(namedIn('uuid', body)) && !namedIn('uuidPenelitian', body),
    },
    carries: {
      workflow: penelitianWorkflow,
      actions: ['ajukanPenambahan', 'catatPenambahan'],
      select: (_body: unknown, actor: Actor, record?: { pendaftarUuid: string }) =>
        (record ? record.pendaftarUuid === actor.uuid : actor.role !== 'Petugas pembayaran')
          ? 'ajukanPenambahan'
          : 'catatPenambahan',
    },
    body: TambahBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Data penggunaan berhasil disimpan' }, // USAGE-22
  }),
  ubah,
  verifikasi: endpoint({
    method: 'POST',
    path: '/research-usage/verification',
    summary: 'Setujui (1) atau tolak (2) satu penambahan',
    roles: [...laboran, 'Kalab'],
    offline: 'queued',
    record: penambahan,
    carries: {
      workflow: penambahanWorkflow,
      actions: ['setujui', 'kecualikan', 'tolak'],
      select: pilihVerifikasiPenambahan,
    },
    body: VerifikasiPenambahanBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Verifikasi penambahan berhasil disimpan' },
  }),
  kembalikan: endpoint({
    method: 'POST',
    path: '/research-usage/return-tool',
    summary: 'Catat alat yang kembali, rusak, dan diganti',
    roles: laboran,
    offline: 'queued',
    record: penelitian,
    carries: { workflow: penelitianWorkflow, actions: ['kembalikanAlat'], select: () => 'kembalikanAlat' },
    body: KembalikanAlatBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Status pengembalian alat berhasil disimpan' },
  }),
  perpanjang: endpoint({
    method: 'POST',
    path: '/research-usage/extend',
    summary: 'Tambah waktu sewa laboratorium',
    roles: laboran,
    offline: 'queued',
    record: penelitian,
    carries: { workflow: penelitianWorkflow, actions: ['perpanjang'], select: () => 'perpanjang' },
    body: PerpanjangBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Data penggunaan berhasil disimpan' }, // USAGE-23
  }),
};
