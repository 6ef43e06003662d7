import { describe, expect, it, test } from 'vitest';
import { fromWire, wireField } from '#domain/core/wire.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { pengujianApi, pilihPenugasan, pilihVerifikasi } from '#domain/pengujian/endpoints.ts';

const kosong = 'Kolom tidak boleh kosong';
const bukanAngka = 'Input harus berisi angka.';
const uuid = '0195c000-0000-7000-8000-0000000000aa';
/** What is wrong with a body as it is sent, by the name each field is sent under (GAP-104). */
const salahDari = ({ body: schema }: AnyEndpoint, body: unknown): Record<string, string> => {
  const hasil = schema!.safeParse(fromWire(body));
  // Of a field the first fault is said.
  const salah = (hasil.error?.issues ?? []).map(({ path, message }) => [wireField(path), message] as const);
  return Object.fromEntries(salah.toReversed());
};

describe('[REG-42, REG-44, REG-45] a registration', () => {
  const uji = { id_pengujian_parameter_uji: 1 };
  const sampel = (lain: object = {}) => ({
    nama: 'Tablet',
    jumlah: 10,
    id_pengujian_bentuk_sampel: 5,
    id_pengujian_penyimpanan_sampel: 1,
    id_pengujian_kondisi_sampel: 1,
    kemasan: 'Strip',
    parameter_uji: [uji],
    ...lain,
  });
  const satu = (lain: object) => ({ sampel: [sampel(lain)] });
  const banyak = <T>(jumlah: number, isi: T) => Array.from({ length: jumlah }, () => isi);
  const [nama, parameter] = ['sampel[0][nama]', 'sampel[0][parameter_uji]'];
  const replikasi = `${parameter}[0][jumlah_replikasi]`;
  const pilihUji = 'Pilih paling sedikit satu parameter uji.';
  const pilihSampel = 'Daftarkan paling sedikit satu sampel.';

  test.each<[string, object, Record<string, string>]>([
    ['of a sample', {}, {}],
    [
      'as a form sends it, with what is empty left out',
      satu({ jumlah: '10', file_gambar: '', parameter_uji: [{ ...uji, jumlah_replikasi: '', uuid: '' }] }),
      {},
    ],
    ['of 50 samples', { sampel: banyak(50, sampel()) }, {}],
    [
      'of 51',
      { sampel: banyak(51, sampel()) },
      { sampel: 'Paling banyak 50 sampel dalam satu pendaftaran.' },
    ],
    ['of none', { sampel: [] }, { sampel: pilihSampel }],
    ['of samples that are none', { sampel: 'Tablet' }, { sampel: pilihSampel }],
    ['no name', satu({ nama: ' ' }), { [nama]: kosong }],
    ['a name of 201', satu({ nama: 'x'.repeat(201) }), { [nama]: 'Kolom maksimal 200 karakter' }],
    ['no amount', satu({ jumlah: undefined }), { 'sampel[0][jumlah]': kosong }],
    ['an amount in words', satu({ jumlah: 'sepuluh' }), { 'sampel[0][jumlah]': bukanAngka }],
    ['an amount of 0', satu({ jumlah: 0 }), { 'sampel[0][jumlah]': 'Kolom minimal 1' }],
    [
      'no shape',
      satu({ id_pengujian_bentuk_sampel: '' }),
      { 'sampel[0][id_pengujian_bentuk_sampel]': kosong },
    ],
    [
      'of a batch, with its days',
      satu({
        no_bets: 12,
        pembuat: 'PT Contoh',
        tgl_produksi: '2026-06-01',
        tgl_kedaluwarsa: '2028-06-01',
        tgl_pengambilan: '',
      }),
      {},
    ],
    [
      'a batch of 101, a maker of 201 and days that are none',
      satu({
        no_bets: 'x'.repeat(101),
        pembuat: 'x'.repeat(201),
        tgl_produksi: '2026-02-30',
        tgl_kedaluwarsa: '01-06-2028',
        tgl_pengambilan: 'kemarin',
      }),
      {
        'sampel[0][no_bets]': 'Kolom maksimal 100 karakter',
        'sampel[0][pembuat]': 'Kolom maksimal 200 karakter',
        'sampel[0][tgl_produksi]': 'Tanggal tidak sah.',
        'sampel[0][tgl_kedaluwarsa]': 'Tanggal tidak sah.',
        'sampel[0][tgl_pengambilan]': 'Tanggal tidak sah.',
      },
    ],
    ['no packaging', satu({ kemasan: '' }), { 'sampel[0][kemasan]': kosong }],
    ['no test', satu({ parameter_uji: [] }), { [parameter]: pilihUji }],
    [
      '51 tests',
      satu({ parameter_uji: banyak(51, uji) }),
      { [parameter]: 'Paling banyak 50 parameter dalam satu sampel.' },
    ],
    [
      'replications in words',
      satu({ parameter_uji: [{ ...uji, jumlah_replikasi: 'dua' }] }),
      { [replikasi]: bukanAngka },
    ],
    [
      '0 replications',
      satu({ parameter_uji: [{ ...uji, jumlah_replikasi: 0 }] }),
      { [replikasi]: 'Kolom minimal 1' },
    ],
    [
      'a note of 2001',
      { catatan_tambahan: 'x'.repeat(2001) },
      { catatan_tambahan: 'Kolom maksimal 2000 karakter' },
    ],
    ['an id that is none', { uuid: 'satu' }, { uuid: 'Pengenal data tidak sah.' }],
    [
      'another kind of usage',
      { id_jenis_penggunaan: 1 },
      { id_jenis_penggunaan: 'Nilai harus salah satu dari 2.' },
    ],
    [
      '[GAP-67] all that is wrong at once',
      {
        sampel: [
          sampel(),
          sampel({ nama: '', jumlah: -1, parameter_uji: [{ id_pengujian_parameter_uji: 'x' }, {}] }),
        ],
      },
      {
        'sampel[1][nama]': kosong,
        'sampel[1][jumlah]': 'Kolom minimal 1',
        'sampel[1][parameter_uji][0][id_pengujian_parameter_uji]': bukanAngka,
        'sampel[1][parameter_uji][1][id_pengujian_parameter_uji]': kosong,
      },
    ],
  ])('%s', (_nama, lain, salah) => {
    expect(salahDari(pengujianApi.daftar, { id_jenis_penggunaan: 2, sampel: [sampel()], ...lain })).toEqual(
      salah,
    );
  });
});

describe('a decision', () => {
  const sampel = (lain: object) => ({ sampel: [{ uuid, ...lain }] });
  const status = 'sampel[0][parameter_uji][0][id_status_sampel_parameter]';
  test.each<[string, object, Record<string, string>]>([
    ['[CONF-02] 1', {}, {}],
    ['[CONF-02] 3', { flag_persetujuan: 3 }, { flag_persetujuan: 'Nilai harus salah satu dari 0, 1, 2.' }],
    ['[CONF-02] nothing', { flag_persetujuan: '' }, { flag_persetujuan: kosong }],
    ['[CONF-02] yes', { flag_persetujuan: 'ya' }, { flag_persetujuan: bukanAngka }],
    ['[TESTADM-20, CONF-03] 2 with a Kalab', { flag_persetujuan: 2, id_user_verifikasi_kalab: uuid }, {}],
    [
      '[TESTADM-20, CONF-03] 2 without',
      { flag_persetujuan: 2 },
      { id_user_verifikasi_kalab: 'Pilih kalab yang akan memverifikasi.' },
    ],
    ['no submission', { uuid: '' }, { uuid: kosong }],
    ['a role there is none of', { role: 'Dekan' }, { role: 'Peran ini tidak dikenal.' }],
    [
      '[CONF-02] a standing there is none of',
      sampel({ parameter_uji: [{ uuid, id_status_sampel_parameter: 5 }] }),
      { [status]: 'Nilai harus salah satu dari 1, 2, 3, 4.' },
    ],
    [
      '[TESTADM-11] a day that is none',
      sampel({ tgl_penerimaan_sampel: '2026-02-30' }),
      { 'sampel[0][tgl_penerimaan_sampel]': 'Tanggal tidak sah.' },
    ],
  ])('%s', (_nama, lain, salah) => {
    expect(salahDari(pengujianApi.verifikasi, { uuid, flag_persetujuan: 1, ...lain })).toEqual(salah);
  });

  const orang = (role: Role): Actor => ({ uuid: 'orang', nama: role, email: 'x', role, laboratorium: [7] });
  test.each<[Role, number, string, string?]>([
    ['Admin', 0, 'tolak'],
    ['Admin', 1, 'setujui'],
    ['Admin', 2, 'mintaVerifikasiKalab'],
    ['Kalab', 0, 'tolakKalab'],
    ['Kalab', 1, 'setujuiKalab'],
    ['Kalab', 2, ''],
    ['Kalab', 0, 'batalkanPendaftaran', 'orang'],
    ['Kalab', 1, 'setujuiKalab', 'orang'],
    ['Pendaftar', 0, 'batalkanPendaftaran'],
    ['Pendaftar', 1, ''],
    ['Laboran', 0, 'batalkanPendaftaran'],
    ['Petugas pembayaran', 0, ''],
  ])('[CONF-03, GAP-126] by %s, %i: %j', (role, flagPersetujuan, aksi, pendaftarUuid) => {
    const record = pendaftarUuid === undefined ? undefined : { pendaftarUuid };
    expect(pilihVerifikasi({ flagPersetujuan }, orang(role), record)).toBe(aksi);
  });

  it('[GAP-123] an assignment is the first, or a change of one that stands', () => {
    const kode = [6, 7, 8, 11, 12].filter(
      (kdStatusPengajuan) => pilihPenugasan(null, orang('Admin'), { kdStatusPengajuan }) === 'ubahPenugasan',
    );
    expect(kode).toEqual([7, 11, 12]);
    expect(pilihPenugasan(null, orang('Admin'))).toBe('tugaskan');
  });
});

describe('what Admin and Kalab fill in', () => {
  const parameter = (lain: object) => ({ uuid, sampel: [{ uuid, parameter_uji: [{ uuid, ...lain }] }] });
  const di = (field: string) => `sampel[0][parameter_uji][0][${field}]`;
  const baris = { uuid, harga_pengujian: 1, harga_replikasi: 0, harga_total: 1 };
  const tagihan = (lain: object) => ({ uuid, nominal_akhir: 0, tagihan: [{ ...baris, ...lain }] });
  const { tugaskan, pelunasan } = pengujianApi;
  test.each<[string, AnyEndpoint, object, Record<string, string>]>([
    ['two persons', tugaskan, parameter({ id_user_analisis: uuid, id_user_penyelia: '' }), {}],
    [
      'nobody known',
      tugaskan,
      parameter({ id_user_analisis: 'siapa' }),
      { [di('id_user_analisis')]: 'Pengenal data tidak sah.' },
    ],
    [
      'a standing that is none of an assignment',
      tugaskan,
      parameter({ id_status_sampel_parameter: 2 }),
      { [di('id_status_sampel_parameter')]: 'Nilai harus salah satu dari 3, 4.' },
    ],
    ['a bill', pelunasan, tagihan({}), {}],
    ['an amount that goes back', pelunasan, { uuid, nominal_akhir: '-162501' }, {}],
    [
      '[TESTADM-24] a price in words',
      pelunasan,
      tagihan({ harga_pengujian: 'gratis' }),
      { 'tagihan[0][harga_pengujian]': bukanAngka },
    ],
    [
      'a price below 0',
      pelunasan,
      tagihan({ harga_replikasi: -1 }),
      { 'tagihan[0][harga_replikasi]': 'Kolom minimal 0' },
    ],
    ['half a rupiah', pelunasan, tagihan({ harga_total: 0.5 }), { 'tagihan[0][harga_total]': bukanAngka }],
    ['no final amount', pelunasan, { uuid }, { nominal_akhir: kosong }],
    [
      '[LHU-15] a document without its name',
      lhuApi.mintaDokumen,
      { uuid, flag_request_dokumen_tambahan: 1, deskripsi_request_dokumen_tambahan: '' },
      { deskripsi_request_dokumen_tambahan: kosong },
    ],
  ])('%s', (_nama, endpoint, body, salah) => {
    expect(salahDari(endpoint, body)).toEqual(salah);
  });
});
