import { z } from 'zod';
import { maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import { endpoint } from '#domain/core/endpoint.ts';
import {
  baseRev,
  berkas,
  bilangan,
  bolehKosong,
  flag,
  daftarBerkas,
  halaman,
  teks,
  teksOpsional,
  uuid,
} from '#domain/core/fields.ts';
import { maksParameter, maksSampel } from '#domain/pengujian/endpoints.ts';
import { IsiTerbitSchema } from '#domain/pengujian/lhu.ts';
import {
  ParameterSampelSchema,
  PengujianRingkasSchema,
  PengujianSchema,
  SampelSchema,
} from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

const record = { lane: 'pengujian', field: 'uuid' } as const;
const workflow = pengujianWorkflow;

/** The additional document (TESTADM-30, FILES-03). */
export const aturanDokumen = {
  field: 'file_dokumen_tambahan',
  types: ['application/pdf'],
  maxBytes: maksBerkas,
  terlaluBesar,
  salahJenis: 'Dokumen tambahan harus berupa file pdf.',
} as const;

/** An issued report that was signed outside, by the government's own app. */
export const aturanBertandaTangan = {
  field: 'file_bertanda_tangan',
  types: ['application/pdf'],
  maxBytes: maksBerkas,
  terlaluBesar,
  salahJenis: 'Laporan bertanda tangan harus berupa file pdf.',
} as const;

const TerbitkanBody = z.object({
  uuid: uuid(),
  noSurat: teks(100),
  /** At a correction the reason, required then (GAP-139). */
  catatanSurat: teksOpsional(),
  keterangan: teksOpsional(),
  /** 'Pendapat dan tafsiran', a part of its own (ISO/IEC 17025, 7.8.7). */
  pendapat: teksOpsional(),
  /** Footnotes; a parameter that is not named keeps what it has. */
  catatanParameter: bolehKosong(
    z
      .array(
        z.object({
          uuid: uuid(),
          penyimpangan: teksOpsional(500),
          laboratoriumPelaksana: teksOpsional(200),
          tempatPengujian: teksOpsional(200),
          alasanTidakDiuji: teksOpsional(500),
          /** Whether limit and conformity are stated (BEYOND-25). */
          flagPernyataan: bolehKosong(flag()),
          /** Whether the photos of the final report are printed (BEYOND-21). */
          flagFoto: bolehKosong(flag()),
        }),
      )
      .max(maksSampel * maksParameter),
  ).transform((daftar) => daftar ?? []),
  baseRev: baseRev(),
});

const PermintaanBody = z
  .object({
    uuid: uuid(),
    flagRequestDokumenTambahan: flag(),
    /** The name of the document asked for; when withdrawn or declined, the reason. */
    deskripsiRequestDokumenTambahan: teksOpsional(500),
    baseRev: baseRev(),
  })
  .refine((body) => !body.flagRequestDokumenTambahan || body.deskripsiRequestDokumenTambahan !== null, {
    path: ['deskripsiRequestDokumenTambahan'],
    message: 'Kolom tidak boleh kosong',
  });

/** What the printed report says (DATA-17). */
const CetakLhuSchema = z.object({
  noSurat: z.string().nullable(),
  /** What the form offers: the next number of the laboratory; of an issued report its number without revision. */
  noSuratBerikut: z.string(),
  namaSampel: z.string(),
  namaParameter: z.string(),
  keterangan: z.string().nullable(),
  pendapat: z.string().nullable(),
  /** What the report that is out says, by which a revision names what it changes; null where that is not known. */
  isiTerbit: IsiTerbitSchema.nullable(),
  tglPenerimaanSampel: z.string().nullable(),
  tglMulaiPengujian: z.string().nullable(),
  tglAkhirPengujian: z.string().nullable(),
  signer: z.object({ nama: z.string(), noInduk: z.string().nullable(), createdAt: z.string() }).nullable(),
  sample: z.array(
    SampelSchema.extend({ parameter: z.array(ParameterSampelSchema.omit({ historyProgres: true })) }),
  ),
});

const ubah = { offline: 'live', record, output: PengujianSchema } as const;

export const lhuApi = {
  list: endpoint({
    method: 'GET',
    path: '/test-report',
    summary: 'Pengujian yang sudah lunas dan laporannya; dengan uuid satu pengujian',
    roles: 'semua',
    offline: 'cached',
    query: z.object({
      uuid: uuid().optional(),
      idLaboratorium: bilangan().optional(),
      idStatusPengajuan: bilangan().optional(),
      ...daftarBerkas,
      ...halaman,
    }),
    output: z.union([PengujianSchema, z.array(PengujianRingkasSchema)]),
    success: { status: 200, info: 'Data laporan hasil uji' },
  }),
  cetak: endpoint({
    method: 'GET',
    path: '/test-report/print',
    summary: 'Isi laporan hasil uji untuk dicetak',
    roles: 'semua',
    offline: 'cached',
    query: z.object({ uuid: uuid() }),
    output: CetakLhuSchema,
    success: { status: 200, info: 'Data laporan hasil uji' },
  }),
  terbitkan: endpoint({
    ...ubah,
    method: 'PUT',
    path: '/test-report/report-available',
    summary: 'Terbitkan laporan hasil uji; pada laporan yang sudah terbit, terbitkan revisinya',
    roles: ['Kalab'],
    segar: true,
    carries: { workflow, actions: ['terbitkanLhu', 'perbaikiLhu'], select: () => 'terbitkanLhu' },
    body: TerbitkanBody,
    success: { status: 200, info: 'Data parameter berhasil diubah' }, // LHU-11, CONF-53: worded so
  }),
  unggahBertandaTangan: endpoint({
    ...ubah,
    method: 'POST',
    path: '/test-report/signed',
    summary:
      'Unggah laporan terbaru yang sudah ditandatangani secara elektronik di luar; unduhan lalu memberikannya',
    roles: ['Kalab'],
    files: [aturanBertandaTangan],
    carries: { workflow, actions: ['unggahBertandaTangan'], select: () => 'unggahBertandaTangan' },
    body: z.object({ uuid: uuid(), fileBertandaTangan: berkas(), baseRev: baseRev() }),
    success: { status: 200, info: 'Laporan bertanda tangan berhasil disimpan' },
  }),
  mintaDokumen: endpoint({
    ...ubah,
    method: 'PUT',
    alias: ['POST'],
    path: '/test-report/request-document',
    summary: 'Ajukan dokumen tambahan (1), atau tarik dan tolak permintaan itu (0)',
    roles: ['Pendaftar', 'Kalab', 'Laboran', 'Admin'],
    carries: {
      workflow,
      actions: ['mintaDokumen', 'batalkanDokumen'],
      select: (body: { flagRequestDokumenTambahan: boolean }) =>
        body.flagRequestDokumenTambahan ? 'mintaDokumen' : 'batalkanDokumen',
    },
    body: PermintaanBody,
    success: { status: 200, info: 'Data dokumen berhasil diupdate' }, // LHU-16
  }),
  unggahDokumen: endpoint({
    ...ubah,
    method: 'POST',
    path: '/test-report/upload-document',
    summary: 'Unggah dokumen tambahan yang diminta',
    roles: ['Admin'],
    files: [aturanDokumen],
    carries: { workflow, actions: ['unggahDokumen'], select: () => 'unggahDokumen' },
    body: z.object({ uuid: uuid(), fileDokumenTambahan: berkas(), baseRev: baseRev() }),
    success: { status: 200, info: 'Data pengujian LHU berhasil diubah' }, // TESTADM-33
  }),
  tarikDokumen: endpoint({
    ...ubah,
    method: 'DELETE',
    path: '/test-report/upload-document',
    summary: 'Tarik dokumen tambahan yang keliru, dengan alasan',
    roles: ['Admin'],
    carries: { workflow, actions: ['tarikDokumen'], select: () => 'tarikDokumen' },
    body: z.object({ uuid: uuid(), catatan: teks(2000), baseRev: baseRev() }),
    success: { status: 200, info: 'Dokumen tambahan ditarik' },
  }),
};
