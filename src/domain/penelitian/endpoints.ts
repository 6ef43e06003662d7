import { z } from 'zod';
import { maksBerkas } from '#domain/berkas/schema.ts';
import { endpoint, type FileRule } from '#domain/core/endpoint.ts';
import {
  baseRev,
  berkas,
  bilangan,
  bolehKosong,
  daftarBerkas,
  flag,
  halaman,
  jam,
  salahSatu,
  tanggal,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { roleList, type Actor } from '#domain/core/roles.ts';
import { PengujianRingkasSchema } from '#domain/pengujian/schema.ts';
import { jedaApiUntuk } from '#domain/perjalanan/jeda-api.ts';
import type { PenelitianState } from './keadaan.ts';
import { PenelitianSchema } from './schema.ts';
import { penelitianWorkflow, type PenelitianAksi } from './workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';

const workflow = penelitianWorkflow;
const registrants = ['Pendaftar', 'Kalab', 'Laboran'] as const;
const record = { lane: 'penelitian', field: 'uuidPenelitian' } as const;
/** Laboratories of one registration (GAP-21). */
export const maksRencana = 10;
const maksBarang = 200;

/** REG-35, CONF-55: the documents of a registration. */
const dokumen = (field: string): FileRule => ({
  field,
  types: ['application/pdf'],
  maxBytes: maksBerkas,
  terlaluBesar: 'Maksimal file 5MB',
  salahJenis: 'Silahkan pilih file dengan format .pdf',
});
export const aturanDokumen = {
  filePersetujuanDosen: dokumen('file_persetujuan_dosen'),
  fileProposal: dokumen('file_proposal'),
  fileSertifikatPelatihan: dokumen('file_sertifikat_pelatihan'),
} as const;

const pilihanBarang = z.array(bilangan(1)).max(maksBarang, `Paling banyak ${maksBarang} barang.`).default([]);

/** When a laboratory is used and for what (REG-30 to REG-33); hours are those of every day of it. */
const waktu = {
  tglMulai: tanggal(),
  tglSelesai: tanggal(),
  jamMulai: bolehKosong(jam()),
  jamSelesai: bolehKosong(jam()),
};

const RencanaBody = z.object({
  /** Of the research that this row makes; the first takes that of the registration. */
  uuid: bolehKosong(uuid()),
  idLaboratorium: bilangan(1),
  ...waktu,
  alat: pilihanBarang,
  bahan: pilihanBarang,
  instrumen: pilihanBarang,
});

/** Who pays (REG-27 to REG-29); what a kind must name is judged by `periksaPembiayaan`. */
export const pembiayaan = {
  idJenisPembiayaan: salahSatu(1, 2, 3),
  nikDosenPembiayaan: teksOpsional(30),
  namaDosenPembiayaan: teksOpsional(200),
  namaPembiayaan: teksOpsional(200),
};

/**
 * API-056. What depends on the kind of research and on who registers is judged by `periksaPenelitian`; a research of type 2
 * gives place and time instead of plan rows (REG-34).
 */
export const DaftarPenelitianBody = z.object({
  uuid: bolehKosong(uuid()),
  idJenisPenggunaan: salahSatu(1),
  idJenisPenelitian: salahSatu(1, 2), // REG-22
  keteranganJenisPenelitian: teksOpsional(500),
  judul: teks(500), // REG-23
  judulPayung: teksOpsional(500),
  nikDosen: teksOpsional(30),
  namaDosen: teksOpsional(200),
  ...pembiayaan,
  idPetaPenelitian: bolehKosong(bilangan(1)),
  rencanaPenggunaan: z
    .array(RencanaBody)
    .max(maksRencana, `Paling banyak ${maksRencana} laboratorium dalam satu pendaftaran.`)
    .default([]),
  tempatPenelitian: teksOpsional(500),
  tglMulai: bolehKosong(tanggal()),
  tglSelesai: bolehKosong(tanggal()),
  jamMulai: bolehKosong(jam()),
  jamSelesai: bolehKosong(jam()),
  filePersetujuanDosen: bolehKosong(berkas()),
  fileProposal: bolehKosong(berkas()),
  fileSertifikatPelatihan: bolehKosong(berkas()),
});

export const VerifikasiPenelitianBody = z.object({
  uuidPenelitian: uuid(),
  role: bolehKosong(z.enum(roleList, { error: 'Peran ini tidak dikenal.' })), // GAP-64
  flagPersetujuan: salahSatu(1, 2), // CONF-02
  catatan: teksOpsional(),
  baseRev: baseRev(),
});

/** API-058, LABORAN-07 to LABORAN-09. */
export const UbahWaktuBody = z.object({
  uuidPenelitian: uuid(),
  ...waktu,
  alat: z
    .array(z.object({ idAlat: bilangan(1) }))
    .max(maksBarang)
    .default([]),
  bahan: z
    .array(z.object({ idBahan: bilangan(1) }))
    .max(maksBarang)
    .default([]),
  instrumen: z
    .array(z.object({ idInstrumen: bilangan(1) }))
    .max(maksBarang)
    .default([]),
  baseRev: baseRev(),
});

export const SelesaiBody = z.object({
  uuidPenelitian: uuid(),
  catatan: teksOpsional(),
  baseRev: baseRev(),
});

/**
 * Which act of W2 a research/verification is. 2 from its registrant is a withdrawal, and from an officer of the laboratory
 * the answer to a finish request (GAP-126, GAP-144); only the record tells these.
 */
export const pilihVerifikasiPenelitian = (
  { flagPersetujuan }: { flagPersetujuan: number },
  actor: Actor,
  rekaman?: Pick<PenelitianState, 'pendaftarUuid' | 'kdStatusPengajuan'>,
): PenelitianAksi => {
  const setuju = flagPersetujuan === 1;
  if (rekaman?.pendaftarUuid === actor.uuid && !setuju) return 'batalkanPendaftaran';
  if (actor.role === 'Pendaftar') return setuju ? ('' as PenelitianAksi) : 'batalkanPendaftaran';
  if (actor.role === 'Kalab') return setuju ? 'setujuiKalab' : 'tolakKalab';
  if (setuju) return 'setujuiLaboran';
  return rekaman?.kdStatusPengajuan === workflow.states.menungguSelesai.code
    ? 'kembalikanPermintaan'
    : 'tolakLaboran';
};

/** GAP-93: the history also under its stated name. */
const PenelitianLengkapSchema = PenelitianSchema.extend({ researchHistory: PenelitianSchema.shape.history });

export const penelitianApi = {
  ...jedaApiUntuk({
    path: '/research',
    lane: 'penelitian',
    roles: workflow.actions.jedakan.roles,
    workflow,
    output: PenelitianSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/research',
    summary:
      'Pendaftaran sendiri, penelitian dan pengujian; dengan flag_officer=1 penelitian laboratorium sendiri, dengan flag_riwayat=1 juga pengujiannya; dengan uuid satu penelitian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      /** 1 or 2; id_jenis_penelitian means the same here (CONF-16). */
      idJenisPenggunaan: bilangan().optional(),
      idJenisPenelitian: bilangan().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusPengajuan: bilangan().optional(),
      /** Of officers: what each list shows (GAP-84, GAP-107). */
      flagPenggunaan: flag().optional(),
      flagRiwayat: flag().optional(),
      role: z.enum(roleList).optional(),
      ...daftarBerkas,
      ...halaman,
    }),
    output: z.union([PenelitianLengkapSchema, z.array(z.union([PenelitianSchema, PengujianRingkasSchema]))]),
    success: { status: 200, info: 'Data penelitian' },
  }),
  daftar: endpoint({
    method: 'POST',
    path: '/research',
    summary: 'Daftarkan penelitian; satu pendaftaran setiap laboratorium yang direncanakan',
    roles: registrants,
    offline: 'queued',
    record: { lane: 'penelitian' },
    files: Object.values(aturanDokumen),
    body: DaftarPenelitianBody,
    output: z.union([PenelitianSchema, z.array(PenelitianSchema)]),
    success: { status: 201, info: 'Data penelitian berhasil disimpan' }, // REG-40
  }),
  verifikasi: endpoint({
    method: 'POST',
    path: '/research/verification',
    summary: 'Setujui (1) atau tolak (2) menurut peran; 2 dari pendaftarnya membatalkan',
    roles: ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran'],
    offline: 'live',
    record,
    carries: {
      workflow,
      actions: [
        'setujuiKalab',
        'tolakKalab',
        'setujuiLaboran',
        'tolakLaboran',
        'kembalikanPermintaan',
        'batalkanPendaftaran',
      ],
      select: pilihVerifikasiPenelitian,
    },
    body: VerifikasiPenelitianBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Data penelitian berhasil disimpan' },
  }),
  ubahWaktu: endpoint({
    method: 'POST',
    path: '/research/update-usage-period',
    summary: 'Ubah waktu dan rencana penggunaan',
    roles: laboran,
    offline: 'queued',
    record,
    carries: { workflow, actions: ['ubahWaktu'], select: () => 'ubahWaktu' },
    body: UbahWaktuBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Waktu penggunaan berhasil diubah' },
  }),
  mintaSelesai: endpoint({
    method: 'POST',
    path: '/research/request-done-usage',
    summary: 'Ajukan selesai penggunaan',
    roles: registrants,
    offline: 'queued',
    record: { ...record, terakhir: true },
    carries: { workflow, actions: ['mintaSelesai'], select: () => 'mintaSelesai' },
    body: SelesaiBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Pengajuan selesai penggunaan berhasil disimpan' },
  }),
  selesaikan: endpoint({
    method: 'POST',
    path: '/research/done-usage',
    summary: 'Nyatakan penggunaan laboratorium selesai',
    roles: laboran,
    offline: 'queued',
    record: { ...record, terakhir: true },
    carries: { workflow, actions: ['selesaikan'], select: () => 'selesaikan' },
    body: SelesaiBody,
    output: PenelitianSchema,
    success: { status: 201, info: 'Selesai penggunaan berhasil disimpan' },
  }),
};
