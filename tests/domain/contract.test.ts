import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiGroups } from '#domain/api.ts';
import { callName, meantBy, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { fromWire, toWire } from '#domain/core/wire.ts';
import { OperasiSchema, syncApi } from '#domain/sync/endpoints.ts';

const endpoints = apiGroups.flatMap(({ api }) => Object.values(api));
const nama = (endpoint: AnyEndpoint) => callName(endpoint);
const panggilan = endpoints.map((endpoint) => [nama(endpoint), endpoint] as const);

type Skema = { [keyword: string]: unknown };
const skema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Skema;

/** Every property name of a schema, at every depth, with its path. */
function keysOf(schema: unknown, path = ''): { key: string; path: string }[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => keysOf(inner, path));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, openapi: _shown, ...rest } = schema as Skema & { properties?: Skema };
  const own = Object.entries(properties ?? {}).flatMap(([key, inner]) => [
    { key, path: `${path}.${key}` },
    ...keysOf(inner, `${path}.${key}`),
  ]);
  return [...own, ...Object.values(rest).flatMap((inner) => keysOf(inner, path))];
}

/** Where a schema takes keys it does not name: there a rename would change data. */
const recordsIn = (schema: unknown): number => {
  if (Array.isArray(schema)) return schema.reduce<number>((sum, inner) => sum + recordsIn(inner), 0);
  if (typeof schema !== 'object' || schema === null) return 0;
  return Object.entries(schema).reduce(
    (sum, [keyword, inner]) =>
      sum + (keyword === 'additionalProperties' && inner !== false ? 1 : recordsIn(inner)),
    0,
  );
};

/** The kinds that a file brings in (docs/decisions/022-tables-in-and-out.md), by the path of their calls. */
const diimpor = ['tool', 'item', 'unit', 'instrument', 'test-parameter'];
const impor = Object.fromEntries(
  diimpor.flatMap((path) => [
    [`POST ${path}/import-check`, { ids: 'decision 022', body: 'baris!' }],
    [`POST ${path}/import`, { ids: 'decision 022', body: 'baris! flag_benar_saja' }],
  ]),
);

/** What the requirements call the fields of each request, and which of them must be there (API-002 to API-111). */
const isian: Record<string, { ids: string; query?: string; body?: string }> = {
  ...impor,
  'POST auth/login': { ids: 'API-002', body: 'kode access_token' },
  'POST auth/logout': { ids: 'GAP-118' },
  'GET user/self': { ids: 'API-003' },
  'POST user': {
    ids: 'API-004',
    body: 'google_id kd_status! no_induk nama! email no_hp! kd_institusi nama_institusi nama_perguruan_tinggi kd_fakultas nama_fakultas kd_program_studi nama_program_studi alamat npwp',
  },
  'PUT user/address': { ids: 'GAP-171', body: 'alamat! npwp base_rev' },
  'GET officer': {
    ids: 'API-051, GAP-69',
    query:
      'uuid flag_aktif id_role id_laboratorium id_status_verifikasi menunggu search page per_page urut arah',
  },
  'PUT laboratory': {
    ids: 'GAP-171, BEYOND-27',
    body: 'uuid! alamat! kota telepon whatsapp email file_logo file_tanda no_akreditasi flag_laporan_asli! hari_seminggu flag_cuti_bersama hari_pengujian hari_review hari_pelaporan hari_penyelesaian base_rev',
  },
  'GET holiday': { ids: 'BEYOND-30', query: 'tahun!' },
  'POST holiday': { ids: 'BEYOND-30', body: 'hari!' },
  'PUT holiday': { ids: 'BEYOND-30', body: 'tanggal! nama_libur! jenis_libur! base_rev' },
  'DELETE holiday': { ids: 'BEYOND-30', body: 'tanggal! base_rev' },
  'PUT holiday/decree': { ids: 'BEYOND-30', body: 'tahun! dasar base_rev' },
  'PUT officer': {
    ids: 'API-052',
    body: 'uuid! nama! no_whatsapp no_induk_kepegawaian id_role otoritas_laboratorium flag_persetujuan catatan_verifikasi flag_aktif serahan base_rev',
  },
  'PUT officer/correction': {
    ids: 'GAP-160',
    body: 'uuid! kd_status! no_induk kd_institusi nama_perguruan_tinggi kd_fakultas nama_fakultas kd_program_studi nama_program_studi alamat npwp alasan! base_rev',
  },
  'GET user/notification': { ids: 'BEYOND-35', query: 'kanal' },
  'PUT user/notification': { ids: 'BEYOND-35', body: 'kanal! giliran! perubahan!' },
  'GET notification/device': { ids: 'BEYOND-44' },
  'PUT notification/device': { ids: 'BEYOND-44', body: 'endpoint! p256dh! auth! nama!' },
  'DELETE notification/device': { ids: 'BEYOND-44', body: 'uuid!' },
  'GET notification/failed': { ids: 'BEYOND-34', query: 'search page per_page urut arah' },
  'PUT notification/resend': { ids: 'BEYOND-34', body: 'uuid!' },
  'GET notification/reminder': { ids: 'BEYOND-42', query: 'pengingat' },
  'PUT notification/reminder': { ids: 'BEYOND-42', body: 'pengingat! hari base_rev' },
  'GET health/service': { ids: 'BEYOND-45' },
  'GET user/device': { ids: 'BEYOND-49' },
  'DELETE user/device': { ids: 'BEYOND-49', body: 'uuid!' },
  'GET officer/device': { ids: 'BEYOND-49', query: 'uuid!' },
  'DELETE officer/device': { ids: 'BEYOND-49', body: 'uuid! uuid_perangkat' },
  'POST user/correction-request': { ids: 'GAP-175', body: 'uuid! isi!' },
  'PUT officer/correction-request': { ids: 'GAP-175', body: 'uuid! jawaban!' },
  'GET user/self/data': { ids: 'GAP-175' },
  'PUT officer/activate': { ids: 'API-054', body: 'uuid! flag_aktif! serahan base_rev' },
  'DELETE officer': { ids: 'API-053', body: 'uuid! base_rev' },
  'GET officer/work': { ids: 'GAP-131', query: 'uuid id_role flag_aktif laboratorium' },
  'POST officer/hand-over': { ids: 'GAP-131', body: 'uuid! serahan! base_rev' },
  'GET notification': { ids: 'BEYOND-33', query: 'uuid search page per_page urut arah' },
  'PUT notification/read': { ids: 'BEYOND-33', body: 'uuid!' },
  'GET audit': {
    ids: 'GAP-83',
    query: 'uuid nomor id_rekaman id_pengguna tindakan tgl_dari tgl_sampai sesudah limit',
  },
  'GET status': { ids: 'API-005' },
  'GET institutes': { ids: 'API-006' },
  'GET organization': { ids: 'API-007', query: 'kd_level! kd_organisasi' },
  'GET laboratory-master': { ids: 'API-009', query: 'flag_lainnya' },
  'GET laboratory': { ids: 'API-008', query: 'id_laboratorium flag_lainnya flag_non_laboratorium' },
  'GET verification-user-status': { ids: 'API-010' },
  'GET role': { ids: 'API-011' },
  'GET test-submission-status': { ids: 'API-015', query: 'flag_lhu' },
  'GET test-submission-sample-status': { ids: 'API-016' },
  'GET test-submission-sample-parameter-status': { ids: 'API-017, API-116', query: 'role' },
  'GET test-sample-phase': { ids: 'API-024' },
  'GET test-sample-storage': { ids: 'API-025' },
  'GET test-sample-condition': { ids: 'API-026' },
  'GET test-analysis/analyst': {
    ids: 'API-105, GAP-16, GAP-69',
    query: 'uuid id_laboratorium id_status_progres search page per_page urut arah',
  },
  'GET test-analysis/supervisor': {
    ids: 'API-104, GAP-69',
    query: 'uuid id_laboratorium id_status_progres search page per_page urut arah',
  },
  'GET test-analysis/workload': {
    ids: 'BEYOND-38',
    query: 'id_laboratorium search page per_page',
  },
  'GET test-analysis/open': {
    ids: 'BEYOND-38',
    query: 'uuid_analis id_laboratorium search page per_page urut arah',
  },
  'GET test-analysis/progress-detail': { ids: 'API-106', query: 'uuid!' },
  'PUT test-analysis/start': { ids: 'API-110', body: 'uuid! base_rev' },
  'POST test-analysis/report': {
    ids: 'API-108, BEYOND-19',
    body: 'uuid! jenis_laporan! tanggal! jam! isi! hasil_pengujian foto base_rev',
  },
  'PUT test-analysis/request-done': { ids: 'API-112', body: 'uuid! base_rev' },
  'PUT test-analysis/cancel': { ids: 'API-111', body: 'uuid! base_rev catatan!' },
  'PUT test-analysis/sheet': {
    ids: 'BEYOND-10, BEYOND-19',
    body: 'base_rev batas bersama foto hasil pengingat sel uuid! versi',
  },
  'GET bench-data': {
    ids: 'BEYOND-09',
    query: 'uuid id_laboratorium uuid_parameter_uji tanggal search page per_page urut arah',
  },
  'POST bench-data': {
    ids: 'BEYOND-09',
    body: 'versi! nama! tanggal! sel! keterangan gantikan alasan',
  },
  'PUT test-analysis/method': { ids: 'API-107', body: 'uuid! base_rev metode_uji!' },
  'PUT test-analysis/verification-done': { ids: 'API-109', body: 'uuid! base_rev flag_disetujui! catatan' },
  'GET test-parameter': {
    ids: 'API-048, GAP-151',
    query: 'id_laboratorium uuid menunggu search page per_page urut arah',
  },
  'GET test': {
    ids: 'API-070, CONF-15, GAP-69',
    query:
      'uuid id_laboratorium id_status_verifikasi id_status_pengajuan flag_officer menunggu ringkas flag_kalab search page per_page urut arah',
  },
  'POST test': { ids: 'API-071', body: 'uuid id_jenis_penggunaan! catatan_tambahan sampel!' },
  'POST test/verification': {
    ids: 'API-072',
    body: 'role flag_persetujuan! uuid! catatan_tambahan id_user_verifikasi_kalab sampel base_rev',
  },
  'POST test/generate-code': { ids: 'API-073', body: 'role uuid! catatan_tambahan sampel! base_rev' },
  'POST test/pause': { ids: 'BEYOND-31', body: 'uuid! sebab! alasan!' },
  'POST test/resume': { ids: 'BEYOND-31', body: 'uuid! uuid_jeda! catatan' },
  'POST test/repayment': {
    ids: 'API-074',
    body: 'uuid! catatan_tambahan nominal_akhir! tagihan base_rev',
  },
  'GET test-report': {
    ids: 'API-075',
    query:
      'uuid id_laboratorium id_status_pengajuan flag_officer menunggu ringkas search page per_page urut arah',
  },
  'GET test-report/print': { ids: 'API-076', query: 'uuid!' },
  'POST test-report/upload-document': { ids: 'API-077', body: 'uuid! file_dokumen_tambahan! base_rev' },
  'POST test-report/signed': { ids: 'GAP-139', body: 'uuid! file_bertanda_tangan! base_rev' },
  'DELETE test-report/upload-document': { ids: 'GAP-140', body: 'uuid! catatan! base_rev' },
  'PUT test-report/report-available': {
    ids: 'API-078',
    body: 'uuid! no_surat! catatan_surat keterangan pendapat catatan_parameter base_rev',
  },
  'PUT test-report/request-document': {
    ids: 'API-079',
    body: 'uuid! deskripsi_request_dokumen_tambahan flag_request_dokumen_tambahan! base_rev',
  },
  'GET survey/question': { ids: 'API-080' },
  'GET status-link': { ids: 'BEYOND-40', query: 'uuid!' },
  'POST status-link': { ids: 'BEYOND-40', body: 'uuid!' },
  'DELETE status-link': { ids: 'BEYOND-40', body: 'uuid!' },
  'POST survey': { ids: 'API-081', body: 'uuid_pengujian uuid_penelitian jawaban!' },
  'GET test-payment': {
    ids: 'API-083',
    query:
      'uuid id_jenis_penelitian id_jenis_penggunaan id_laboratorium id_status_pembayaran flag_officer menunggu ringkas search page per_page urut arah',
  },
  'GET test-payment/bill': { ids: 'API-085', query: 'uuid!' },
  'GET test-payment/invoice': { ids: 'API-087', query: 'uuid_pengujian! search no_invoice flag_officer' },
  'GET test-payment/invoice/print': { ids: 'API-093', query: 'uuid! no_invoice' },
  'POST test-payment/invoice/payment': {
    ids: 'API-091, API-090',
    body: 'uuid! tgl_bayar! no_rekening! nama_bank! nama_pemilik_rekening! no_invoice! file_bukti_pembayaran! keterangan',
  },
  'PUT test-payment/invoice/verification': {
    ids: 'API-095, DATA-28',
    body: 'uuid! flag_verifikasi! catatan no_invoice base_rev',
  },
  'GET research-payment': {
    ids: 'API-082',
    query:
      'uuid id_jenis_penelitian id_jenis_penggunaan id_laboratorium id_status_pembayaran bulan flag_riwayat flag_officer menunggu ringkas search page per_page urut arah',
  },
  'GET research-payment/bill': { ids: 'API-084', query: 'uuid_penelitian! search flag_officer' },
  'PUT test-payment/invoice/payment-number': {
    ids: 'PAY-29',
    body: 'uuid! jenis_nomor_bayar! nomor_bayar base_rev',
  },
  'GET research-payment/invoice': { ids: 'API-086', query: 'uuid_penelitian! search' },
  'GET research-payment/invoice/detail': { ids: 'API-088', query: 'uuid!' },
  'GET research-payment/invoice/print': { ids: 'API-092', query: 'uuid! no_invoice' },
  'POST research-payment/invoice': {
    ids: 'API-089',
    body: 'uuid_penelitian! uuid_tagihan! id_jenis_pembiayaan! nik_dosen_pembiayaan nama_dosen_pembiayaan nama_pembiayaan',
  },
  'POST research-payment/invoice/cancel': { ids: 'GAP-127', body: 'uuid! catatan base_rev' },
  'POST research-payment/invoice/payment': {
    ids: 'API-090',
    body: 'uuid! tgl_bayar! no_rekening! nama_bank! nama_pemilik_rekening! no_invoice! file_bukti_pembayaran! keterangan',
  },
  'POST research-payment/invoice/verification': {
    ids: 'API-094, CONF-13',
    body: 'uuid! flag_verifikasi! catatan no_invoice base_rev',
  },
  'GET return-deposit': {
    ids: 'API-096',
    query:
      'uuid uuid_pengujian uuid_penelitian id_jenis_penggunaan id_laboratorium id_status_pengembalian_deposit flag_officer menunggu ringkas search page per_page urut arah',
  },
  'POST return-deposit/return': {
    ids: 'API-097',
    body: 'uuid! tgl_pengembalian! no_rekening_tujuan! nama_bank_tujuan! nama_pemilik_rekening_tujuan! file_bukti_pembayaran! keterangan base_rev',
  },
  'GET object-type': { ids: 'API-013' },
  'GET submission-status': { ids: 'API-014', query: 'role flag_penggunaan' },
  'GET research-type': { ids: 'API-021' },
  'GET research-map': { ids: 'API-022' },
  'GET lecturer': { ids: 'API-023' },
  'GET tool-master': {
    ids: 'API-032, GAP-69',
    query: 'uuid id_laboratorium flag_aktif menunggu search page per_page urut arah',
  },
  'POST tool': { ids: 'API-033', body: 'uuid id_laboratorium! kd_alat! nama_alat! keterangan' },
  'PUT tool': {
    ids: 'API-034',
    body: 'uuid! id_laboratorium! flag_aktif kd_alat! nama_alat! keterangan base_rev',
  },
  'DELETE tool': { ids: 'API-035', body: 'uuid! base_rev' },
  'GET item-master': {
    ids: 'API-036, GAP-69',
    query: 'uuid id_laboratorium flag_aktif menunggu search page per_page urut arah',
  },
  'POST item': {
    ids: 'API-037',
    body: 'uuid id_laboratorium! kd_bahan! nama_bahan! satuan! tarif_internal! tarif_eksternal! min_stok! cas_number tgl_expired! link_msds jml_stok! keterangan',
  },
  'PUT item': {
    ids: 'API-038',
    body: 'uuid! id_laboratorium! flag_aktif kd_bahan! nama_bahan! satuan! tarif_internal! tarif_eksternal! min_stok! cas_number tgl_expired! link_msds jml_stok keterangan base_rev',
  },
  'DELETE item': { ids: 'API-039', body: 'uuid! base_rev' },
  'GET item/stock': { ids: 'GAP-143', query: 'uuid id_laboratorium search page per_page urut arah' },
  'POST item/stock': { ids: 'GAP-143', body: 'uuid! jml_stok! alasan! base_rev' },
  'GET unit-master': {
    ids: 'API-040, GAP-69',
    query: 'uuid id_laboratorium flag_aktif menunggu search page per_page urut arah',
  },
  'POST unit': {
    ids: 'API-041, CONF-49',
    body: 'uuid id_laboratorium! kd_satuan nama_satuan! flag_dihitung_satuan',
  },
  'PUT unit': {
    ids: 'API-042, CONF-49',
    body: 'uuid! id_laboratorium! flag_aktif kd_satuan nama_satuan! flag_dihitung_satuan base_rev',
  },
  'DELETE unit': { ids: 'API-043', body: 'uuid! base_rev' },
  'GET instrument-master': {
    ids: 'API-044, GAP-69',
    query: 'uuid id_laboratorium flag_aktif menunggu search page per_page urut arah',
  },
  'POST instrument': {
    ids: 'API-045',
    body: 'uuid id_laboratorium! kd_instrumen! nama_instrumen! satuan! durasi tarif_internal! tarif_eksternal! tgl_kalibrasi! tgl_kalibrasi_selanjutnya! keterangan',
  },
  'PUT instrument': {
    ids: 'API-046',
    body: 'uuid! id_laboratorium! flag_aktif kd_instrumen! nama_instrumen! satuan! durasi tarif_internal! tarif_eksternal! tgl_kalibrasi! tgl_kalibrasi_selanjutnya! keterangan base_rev',
  },
  'DELETE instrument': { ids: 'API-047', body: 'uuid! base_rev' },
  'GET test-unit': { ids: 'API-027' },
  'GET test-role': { ids: 'API-028' },
  'POST test-parameter': {
    ids: 'API-049',
    body: 'uuid id_laboratorium! kd_parameter_uji! nama_parameter_uji! metode_uji! harga_internal! harga_eksternal! id_satuan! satuan_hasil flag_replikasi! harga_replikasi_internal harga_replikasi_eksternal pembagian flag_akreditasi flag_aktif',
  },
  'PUT test-parameter': {
    ids: 'API-050',
    body: 'uuid! id_laboratorium! kd_parameter_uji! nama_parameter_uji! metode_uji! harga_internal! harga_eksternal! id_satuan! satuan_hasil flag_replikasi! harga_replikasi_internal harga_replikasi_eksternal pembagian flag_akreditasi flag_aktif base_rev',
  },
  'GET test-parameter/sheet': { ids: 'BEYOND-06', query: 'uuid uuid_parameter_uji' },
  'POST test-parameter/sheet': { ids: 'BEYOND-06', body: 'uuid uuid_parameter_uji! isi! contoh' },
  'PUT test-parameter/sheet': { ids: 'BEYOND-06', body: 'uuid! isi! contoh base_rev' },
  'PUT test-parameter/sheet/release': { ids: 'BEYOND-07', body: 'uuid! base_rev' },
  'PUT test-parameter/sheet/stop': { ids: 'BEYOND-06', body: 'uuid! alasan! base_rev' },
  'GET tool': { ids: 'API-029', query: 'id_laboratorium' },
  'GET item': { ids: 'API-030', query: 'id_laboratorium' },
  'GET instrument': { ids: 'API-031', query: 'id_laboratorium' },
  'GET research': {
    ids: 'API-055, CONF-16, GAP-107',
    query:
      'uuid id_jenis_penggunaan id_jenis_penelitian id_laboratorium id_status_pengajuan flag_penggunaan flag_riwayat role flag_officer menunggu ringkas search page per_page urut arah',
  },
  'POST research': {
    ids: 'API-056',
    body: 'uuid id_jenis_penggunaan! id_jenis_penelitian! keterangan_jenis_penelitian judul! judul_payung nik_dosen nama_dosen id_jenis_pembiayaan! nik_dosen_pembiayaan nama_dosen_pembiayaan nama_pembiayaan id_peta_penelitian rencana_penggunaan tempat_penelitian tgl_mulai tgl_selesai jam_mulai jam_selesai file_persetujuan_dosen file_proposal file_sertifikat_pelatihan',
  },
  'POST research/verification': {
    ids: 'API-057',
    body: 'uuid_penelitian! role flag_persetujuan! catatan base_rev',
  },
  'POST research/update-usage-period': {
    ids: 'API-058',
    body: 'uuid_penelitian! tgl_mulai! tgl_selesai! jam_mulai jam_selesai alat bahan instrumen base_rev',
  },
  'POST research/pause': { ids: 'BEYOND-37', body: 'uuid! sebab! alasan!' },
  'POST research/resume': { ids: 'BEYOND-37', body: 'uuid! uuid_jeda! catatan' },
  'POST research/request-done-usage': { ids: 'API-059', body: 'uuid_penelitian! catatan base_rev' },
  'POST research/done-usage': { ids: 'API-060', body: 'uuid_penelitian! catatan base_rev' },
  'GET research-usage/history': { ids: 'API-061', query: 'uuid! search' },
  'GET research-usage/usage': { ids: 'API-062', query: 'uuid! search' },
  'GET research-usage/return-tool': { ids: 'API-063', query: 'uuid! search' },
  'GET research-usage/history-detail': { ids: 'API-064', query: 'uuid! search' },
  'GET research-usage/schedule': {
    ids: '',
    query: 'id_laboratorium tgl_mulai tgl_selesai page per_page',
  },
  'POST research-usage': {
    ids: 'API-065',
    body: 'uuid_penelitian! uuid tgl_penggunaan! penggunaan! catatan alasan_pengecualian base_rev',
  },
  'PUT research-usage': {
    ids: 'API-066',
    body: 'uuid! uuid_penelitian tgl_penggunaan! penggunaan! catatan alasan_pengecualian base_rev',
  },
  'POST research-usage/verification': {
    ids: 'API-067',
    body: 'uuid! uuid_penelitian flag_persetujuan! tgl_penggunaan penggunaan catatan alasan_pengecualian base_rev',
  },
  'POST research-usage/return-tool': { ids: 'API-068', body: 'uuid_penelitian pengembalian!' },
  'POST research-usage/extend': {
    ids: 'API-069',
    body: 'uuid_penelitian! tgl_mulai tgl_selesai! catatan base_rev',
  },
  'GET payment-status': { ids: 'API-018' },
  'GET return-deposit-status': { ids: 'API-020' },
  'GET usage-type': { ids: 'API-012' },
  'GET lab-free-status': { ids: 'API-019' },
  'GET submission-lab-free': {
    ids: 'API-098, GAP-106',
    query:
      'uuid id_status_bebas_lab id_laboratorium role flag_officer menunggu search page per_page urut arah',
  },
  'GET submission-lab-free/detail': { ids: 'API-099', query: 'uuid id_laboratorium search' },
  'GET submission-lab-free/lab-history': { ids: 'API-100', query: 'id_user search' },
  'GET submission-lab-free/check-can-submission': { ids: 'API-101' },
  'POST submission-lab-free': { ids: 'API-102', body: '' },
  'POST submission-lab-free/verification': {
    ids: 'API-103, API-116, GAP-106',
    body: 'uuid! role flag_persetujuan! catatan id_laboratorium base_rev',
  },
  'GET file': { ids: 'API-113', query: 'url!' },
  'GET file-test': { ids: 'API-114', query: 'url!' },
  'PUT research-payment/invoice/payment-number': {
    ids: 'PAY-29',
    body: 'uuid! jenis_nomor_bayar! nomor_bayar base_rev',
  },
  'GET file-invoice': { ids: 'API-115', query: 'url!' },
  'PUT sync/file/{sha256}': { ids: 'FILES-01' },
  'GET sync/pull': { ids: 'GAP-99', query: 'cursor limit sent' },
  'POST sync/push': { ids: 'GAP-99', body: 'device! ops!' },
  'GET health': { ids: 'API-001' },
  'GET config': { ids: 'GAP-120' },
};

const wireNames = (schema: z.ZodType | undefined): string[] | undefined => {
  if (!schema) return undefined;
  const { properties = {}, required = [] } = skema(schema, 'input') as {
    properties?: Skema;
    required?: string[];
  };
  return Object.keys(toWire(properties) as Skema)
    .map((key, at) => (required.includes(Object.keys(properties)[at]!) ? `${key}!` : key))
    .sort();
};

describe('every call', () => {
  test('has an address and a method of its own, also by its aliases', () => {
    const addresses = endpoints.flatMap((endpoint) =>
      [endpoint.method, ...(endpoint.alias ?? [])].map((method) => `${method} ${endpoint.path}`),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('is listed below with the names the requirements give its fields', () => {
    expect(panggilan.map(([name]) => name).sort()).toEqual(Object.keys(isian).sort());
  });

  test.each(
    panggilan.map(([name, endpoint]) => [`[${isian[name]?.ids ?? ''}] ${name}`, name, endpoint] as const),
  )('%s', (_title, name, endpoint) => {
    expect(wireNames(endpoint.query)).toEqual(isian[name]?.query?.split(' ').sort());
    expect(wireNames(endpoint.body)).toEqual(isian[name]?.body?.split(' ').filter(Boolean).sort());
  });

  test('that names a record takes its uuid, and one whose actions may be queued carries or makes one', () => {
    const bernama = panggilan.filter(([, { record }]) => record?.field);
    const tanpaField = bernama.filter(
      ([, { record, body }]) =>
        ![record!.field!].flat().every((field) => field in (skema(body!, 'input')['properties'] as Skema)),
    );
    expect(tanpaField).toEqual([]);
    const antre = panggilan.filter(([, { offline }]) => offline === 'queued');
    expect(antre.length).toBeGreaterThan(0);
    expect(
      antre.filter(([, { method, carries, record }]) => method === 'GET' || !(carries ?? record)),
    ).toEqual([]);
  });

  test('that carries actions names actions there are', () => {
    for (const [name, { carries }] of panggilan)
      for (const action of carries?.actions ?? [])
        expect(carries?.workflow.actions, name).toHaveProperty(action);
  });

  test('[CONF-11, CONF-13] an update whose method its row leaves open is PUT and answers to POST as well, or the other way round', () => {
    const aliased = panggilan.flatMap(([name, { alias }]) => (alias ? [[name, ...alias]] : []));
    expect(aliased).toEqual([
      ['PUT test-analysis/start', 'POST'],
      ['PUT test-analysis/method', 'POST'],
      ['PUT test-analysis/verification-done', 'POST'],
      ['PUT test-payment/invoice/verification', 'POST'], // CONF-13
      ['POST research-payment/invoice/verification', 'PUT'], // CONF-13
      ['PUT test-report/request-document', 'POST'],
    ]);
  });

  test('[CONF-12] that is another one for some bodies is open to the same people, and named here', () => {
    const berganti = panggilan.flatMap(([name, { roles, variant }]) =>
      variant ? [{ name, roles, of: variant.of }] : [],
    );
    expect(berganti.map(({ name, of }) => [name, nama(of)])).toEqual([
      ['POST research-usage', 'PUT research-usage'],
    ]);
    for (const { roles, of } of berganti) expect(of.roles).toEqual(roles);
    const [{ of: ubah }] = berganti as [(typeof berganti)[0]];
    const tambah = endpoints.find((endpoint) => endpoint.variant)!;
    for (const uuidPenelitian of [undefined, null, ''])
      expect(meantBy(tambah, { uuid: 'a', uuidPenelitian })).toBe(ubah);
    for (const isi of [{ uuid: 'a', uuidPenelitian: 'b' }, { uuidPenelitian: 'b' }, { uuid: '' }, {}])
      expect(meantBy(tambah, isi)).toBe(tambah);
  });

  test('[GAP-99] that does an act lies in the lane of the kind of record which that is an act on', () => {
    const lane = panggilan.flatMap(([, { carries, record }]) =>
      carries && record?.field ? [`${carries.workflow.name} ${record.lane}`] : [],
    );
    const alur = new Set(lane.map((satu) => satu.split(' ')[0]));
    expect(new Set(lane).size).toBe(alur.size);
  });

  test('[CONF-51, GAP-112] answers the listed code: POST 201, PUT 200, unless its row names another', () => {
    const unusual = {
      ...Object.fromEntries(diimpor.map((path) => [`POST ${path}/import-check`, 200])),
      'POST auth/login': 200,
      'POST auth/logout': 200,
      'POST test-analysis/report': 200,
      'POST sync/push': 200,
      'POST test/verification': 200,
      'POST test/generate-code': 200,
      'POST research/pause': 200,
      'POST research/resume': 200,
      'POST test/pause': 200,
      'POST test/resume': 200,
      'POST test/repayment': 200,
      'POST test-report/signed': 200,
      'POST test-report/upload-document': 200,
      'PUT research-usage': 201,
      'PUT test-payment/invoice/verification': 201,
      'PUT officer': 201,
      'PUT officer/activate': 201,
      'PUT sync/file/{sha256}': 201,
    };
    const usual = { GET: 200, POST: 201, PUT: 200, DELETE: 200 };
    for (const [name, { method, success }] of panggilan)
      expect([name, success.status]).toEqual([
        name,
        (unusual as Record<string, number>)[name] ?? usual[method],
      ]);
  });

  test.each([
    ['[MSG-23, TESTADM-22]', 'POST test/verification', 'Data penelitian berhasil disimpan'],
    ['[MSG-23, TESTADM-27]', 'POST test/repayment', 'Data pengujian generate tagihan pelunasan berhasil'],
    ['[MSG-23, TESTADM-33]', 'POST test-report/upload-document', 'Data pengujian LHU berhasil diubah'],
    ['[MSG-23, LHU-11]', 'PUT test-report/report-available', 'Data parameter berhasil diubah'],
    ['[MSG-23]', 'POST test-analysis/report', 'Data laporan analisis berhasil disimpan'],
    ['[MSG-27, REFUND-13]', 'POST return-deposit/return', 'Data pengembalian deposit berhasil disimpan'],
    ['[AUTH-14]', 'POST user', 'Data berhasil ditambah'],
    ['[REG-40]', 'POST research', 'Data penelitian berhasil disimpan'],
    ['[REG-47]', 'POST test', 'Data pengujian berhasil disimpan'],
    ['[LHU-16]', 'PUT test-report/request-document', 'Data dokumen berhasil diupdate'],
    ['[USAGE-22]', 'POST research-usage', 'Data penggunaan berhasil disimpan'],
    ['[USAGE-23]', 'POST research-usage/extend', 'Data penggunaan berhasil disimpan'],
    ['[PAY-09]', 'POST research-payment/invoice', 'Data invoice berhasil disimpan'],
    ['[LETTER-08, MSG-29]', 'POST submission-lab-free', 'Data pengajuan bebas lab berhasil disimpan'],
    ['[SURVEY-06]', 'POST survey', 'Data survey berhasil disimpan'],
  ])('%s %s says so in the stated words', (_ids, name, info) => {
    expect(endpoints.find((endpoint) => nama(endpoint) === name)?.success.info).toBe(info);
  });
});

describe('every name', () => {
  const requests = panggilan.flatMap(([name, { query, body }]) =>
    [query, body].flatMap((schema) => (schema ? [[name, skema(schema, 'input')] as const] : [])),
  );

  test('[API-001] of a request survives the way to the wire and back', () => {
    const lost = [...requests, ['sync/push ops[]', skema(OperasiSchema, 'input')] as const].flatMap(
      ([name, schema]) =>
        keysOf(schema)
          .filter(({ key }) => Object.keys(fromWire(toWire({ [key]: 1 })) as object)[0] !== key)
          .map(({ path }) => name + path),
    );
    expect(lost).toEqual([]);
  });

  test('of a request is a word of the contract: no record takes names it does not know', () => {
    expect(requests.filter(([, schema]) => recordsIn(schema) > 0).map(([name]) => name)).toEqual([]);
    // The one exception: an operation of sync/push carries the body and the files of another call.
    expect(recordsIn(skema(OperasiSchema, 'input'))).toBe(2);
    expect(syncApi.push.body!.shape.ops).toBeDefined();
  });

  test('[API-001] of an answer is camelCase', () => {
    const odd = panggilan.flatMap(([name, { output }]) =>
      keysOf(skema(output, 'output'))
        .filter(({ key }) => !/^[a-z][a-zA-Z0-9]*$/.test(key))
        .map(({ path }) => name + path),
    );
    expect(odd).toEqual([]);
  });
});

describe('[MSG-01] what is wrong is said in Indonesian', () => {
  const salah = [undefined, null, '', 'x', 5, 1.5, true, [], {}, 'x'.repeat(400_000)];
  test.each(panggilan.filter(([, { body, query }]) => body ?? query))('%s', (_name, { body, query }) => {
    const messages = [body, query].flatMap((schema) => {
      if (!schema) return [];
      const keys = Object.keys(skema(schema, 'input')['properties'] as Skema);
      return [...keys.flatMap((key) => salah.map((value) => ({ [key]: value }))), undefined, 'x', []].flatMap(
        (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
      );
    });
    expect(messages.length).toBeGreaterThan(0);
    expect(
      [...new Set(messages)].filter((message) =>
        /invalid|expected|required|received|too|must/i.test(message),
      ),
    ).toEqual([]);
  });
});
