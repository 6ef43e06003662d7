import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Baris = Record<string, unknown>;
const baca = async (path: string, as = 'admin@kampus.example') =>
  uji.request<Baris[]>('GET', `/api/${path}`, { as });
const kolom = async (path: string, ...keys: string[]) =>
  (await baca(path)).data.map((row) => keys.map((key) => row[key]));

/** W1, written out from the requirements. */
const W1 = [
  [1, 'Diajukan', 'Verifikasi lab oleh admin'],
  [2, 'Perlu verifikasi kalab', 'Verifikasi oleh kalab'],
  [3, 'Disetujui kalab/laboran', 'Penerbitan tagihan DP 50%'],
  [4, 'Ditolak', 'Selesai, dapat mendaftar kembali'],
  [5, 'Perlu pembayaran DP 50%', 'Pembayaran DP 50% oleh pendaftar'],
  [6, 'Pembayaran DP 50% terverifikasi', 'Penentuan analis dan penyelia'],
  [7, 'Masuk antrian pengujian', 'Mulai pengujian oleh analis'],
  [8, 'Selesai pengujian', 'Pembuatan tagihan pelunasan'],
  [9, 'Perlu pembayaran akhir', 'Pembayaran akhir oleh pendaftar'],
  [10, 'Terbayar lunas', 'Penerbitan LHU oleh kalab'],
  [11, 'Pengujian berlangsung', 'Pengujian dan review penyelia'],
  [12, 'Pengujian dibatalkan', 'Mulai ulang pengujian oleh analis'],
  [14, 'LHU tersedia', 'Cetak LHU atau ajukan dokumen tambahan'],
  [15, 'Permintaan dokumen tambahan', 'Unggah dokumen tambahan oleh admin'],
  [16, 'Dokumen tambahan tersedia', 'Selesai'],
];

/** W2, written out from the requirements. */
const W2 = [
  [1, 'Diajukan', 'Verifikasi kalab'],
  [2, 'Disetujui kalab', 'Verifikasi laboran'],
  [3, 'Disetujui laboran', 'Pengajuan penggunaan'],
  [4, 'Penggunaan berlangsung', 'Penambahan atau penyelesaian penggunaan'],
  [5, 'Ditolak', 'Selesai, dapat mendaftar kembali'],
  [7, 'Pengajuan selesai penggunaan', 'Persetujuan selesai oleh laboran'],
  [8, 'Selesai penggunaan', 'Selesai'],
  [10, 'Penambahan perlu verifikasi', 'Verifikasi penambahan oleh laboran'],
  [11, 'Penambahan perlu diperbaiki', 'Perbaikan penambahan oleh pendaftar'],
  [12, 'Penambahan disetujui', 'Pembuatan invoice dan pembayaran'],
];

describe('statuses', () => {
  test('[API-015, GAP-03, GAP-90, CONST-13] [W1] test-submission-status is the whole of W1', async () => {
    expect(
      await kolom('test-submission-status', 'kdStatusPengajuan', 'statusPengajuan', 'prosesSelanjutnya'),
    ).toEqual(W1);
    expect((await baca('test-submission-status?flag_lhu=0')).data).toHaveLength(15);
  });

  test('[API-014, GAP-02] [W2] submission-status is the whole of W2', async () => {
    expect(
      await kolom('submission-status', 'id', 'kdStatusPengajuan', 'statusPengajuan', 'prosesSelanjutnya'),
    ).toEqual(W2.map(([kode, ...kata]) => [kode, kode, ...kata]));
  });

  test('[API-015, GAP-40, LHU-01] with flag_lhu=1 it is what the LHU list shows', async () => {
    expect(await kolom('test-submission-status?flag_lhu=1', 'kdStatusPengajuan')).toEqual([
      [10],
      [14],
      [15],
      [16],
    ]);
    expect((await baca('test-submission-status?flag_lhu=2')).status).toBe(422);
  });

  test('[API-016, DATA-20] [W7] test-submission-sample-status', async () => {
    expect(
      await kolom('test-submission-sample-status', 'kdStatusSampel', 'statusSampel', 'flagAktif'),
    ).toEqual([
      [1, 'Belum diterima', 1],
      [2, 'Diterima', 1],
      [3, 'Tidak sesuai', 1],
    ]);
  });

  test('[API-018, DATA-22, GAP-04] [W4] payment-status, with the code of GAP-126', async () => {
    expect(
      await kolom('payment-status', 'id', 'kdStatusPembayaran', 'statusPembayaran', 'prosesSelanjutnya'),
    ).toEqual([
      [1, 1, 'Belum lunas', 'Menunggu pembayaran'],
      [2, 2, 'Verifikasi pembayaran', 'Verifikasi oleh petugas pembayaran'],
      [3, 3, 'Terbayar lunas', 'Selesai'],
      [4, 4, 'Dibatalkan', 'Tidak perlu dibayar'],
    ]);
  });

  test('[API-020, DATA-24, GAP-04] [W4] return-deposit-status', async () => {
    expect(await kolom('return-deposit-status', 'id', 'kdStatusPengembalian', 'statusPengembalian')).toEqual([
      [1, 1, 'Belum dikembalikan'],
      [2, 2, 'Sudah dikembalikan'],
    ]);
  });

  test('[API-010, DATA-19] [W8] verification-user-status', async () => {
    expect(
      await kolom(
        'verification-user-status',
        'kdStatusVerifikasiUser',
        'statusVerifikasiUser',
        'prosesSelanjutnya',
      ),
    ).toEqual([
      [1, 'Terverifikasi', 'Selesai'],
      [2, 'Ditolak', 'Dapat dihapus'],
      [3, 'Perlu verifikasi', 'Verifikasi admin'],
    ]);
  });

  test('[GAP-94] the id of every status is its code', async () => {
    for (const [path, kode] of [
      ['test-submission-status', 'kdStatusPengajuan'],
      ['test-submission-sample-status', 'kdStatusSampel'],
      ['verification-user-status', 'kdStatusVerifikasiUser'],
      ['test-submission-sample-parameter-status', 'kdStatusSampelParameter'],
    ] as const)
      for (const row of (await baca(path)).data) expect(row['id'], path).toBe(row[kode]);
  });
});

describe('[API-017, API-116, DATA-21, GAP-55] [W7] parameter statuses by role', () => {
  const setuju = [3, 'Disetujui'];
  const tolak = [4, 'Ditolak'];
  test.each([
    ['Admin', 'admin@kampus.example', [[2, 'Perlu verifikasi kalab'], setuju, tolak]],
    ['Kalab', 'kalab@kampus.example', [setuju, tolak]],
    ['Laboran', 'laboran@kampus.example', []],
    ['Petugas pembayaran', 'petugas@kampus.example', []],
    ['Pendaftar', 'mahasiswa@kampus.example', []],
  ])('%s', async (role, as, pilihan) => {
    for (const path of [
      'test-submission-sample-parameter-status',
      `test-submission-sample-parameter-status?role=${encodeURIComponent(role)}`,
    ]) {
      const { data } = await baca(path, as);
      expect(data.map((row) => [row['kdStatusSampelParameter'], row['statusSampelParameter']])).toEqual(
        pilihan,
      );
    }
  });

  test('[GAP-64] a role that is not the session’s is refused, whoever asks', async () => {
    for (const [as, role] of [
      ['kalab@kampus.example', 'Admin'],
      ['admin@kampus.example', 'Kalab'],
      ['baru@kampus.example', 'Admin'],
    ] as const)
      expect((await baca(`test-submission-sample-parameter-status?role=${role}`, as)).status, as).toBe(403);
    expect((await baca('test-submission-sample-parameter-status?role=Direktur')).status).toBe(422);
  });

  test('[GAP-94] a uuid of its own that stays the same', async () => {
    const satu = await kolom('test-submission-sample-parameter-status', 'uuid');
    expect(new Set(satu.flat()).size).toBe(3);
    expect(await kolom('test-submission-sample-parameter-status', 'uuid')).toEqual(satu);
  });
});

describe('[API-014, GAP-84] statuses of research by the list they filter', () => {
  const penggunaan = [3, 4, 7, 8, 10, 11, 12];
  test.each([
    ['Kalab', 'kalab@kampus.example', [1]],
    ['Laboran', 'laboran@kampus.example', [2, 3, 10]],
    ['Petugas pembayaran', 'petugas@kampus.example', [2, 3, 10]],
    ['Pendaftar', 'mahasiswa@kampus.example', W2.map(([kode]) => kode)],
  ])('%s', async (role, as, kode) => {
    const pilihan = async (query: string) =>
      (await baca(`submission-status?${query}`, as)).data.map(({ kdStatusPengajuan }) => kdStatusPengajuan);
    expect(await pilihan(`role=${encodeURIComponent(role)}`)).toEqual(kode);
    expect(await pilihan(`role=${encodeURIComponent(role)}&flag_penggunaan=1`)).toEqual(penggunaan);
    expect(await pilihan('flag_penggunaan=1')).toEqual(penggunaan);
    expect(await pilihan('flag_penggunaan=0')).toHaveLength(W2.length);
  });

  test('[GAP-64] a role that is not the session’s is refused', async () => {
    expect((await baca('submission-status?role=Laboran', 'kalab@kampus.example')).status).toBe(403);
    expect((await baca('submission-status?role=Rektor', 'kalab@kampus.example')).status).toBe(422);
  });
});

describe('what the form of a research registration offers', () => {
  test('[API-012, CONST-02] usage-type: research and testing', async () => {
    expect(await kolom('usage-type', 'id', 'kdJenisPenggunaan', 'jenisPenggunaan')).toEqual([
      [1, 1, 'Penelitian'],
      [2, 2, 'Pengujian'],
    ]);
  });

  test('[API-013, CONST-04, DATA-43] object-type: tools, materials, instruments', async () => {
    expect(await kolom('object-type', 'id', 'kdJenisBarang', 'namaJenisBarang')).toEqual([
      [1, 1, 'Alat'],
      [2, 2, 'Bahan'],
      [3, 3, 'Instrumen'],
    ]);
  });

  test('[API-021, CONST-03, REG-22] research-type: in a laboratory or elsewhere', async () => {
    expect(await kolom('research-type', 'kdJenisPenelitian', 'jenisPenelitian')).toEqual([
      [1, 'Penelitian di laboratorium'],
      [2, 'Penelitian di luar laboratorium'],
    ]);
  });

  test('[API-022, GAP-56] research-map: the themes of the faculty, each with its number', async () => {
    const { data } = await baca('research-map', 'mahasiswa@kampus.example');
    expect(data).toContainEqual({ id: 1, petaPenelitian: 'Penemuan dan pengembangan obat bahan alam' });
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(data.length).toBeGreaterThanOrEqual(8);
  });

  test('[API-023, GAP-56] lecturer: staff numbers of nine digits, each once, none that means something else (CONST-08)', async () => {
    const { data } = await baca('lecturer', 'mahasiswa@kampus.example');
    expect(data).toContainEqual({ nipDosen: '936130101', namaDosen: 'Prof. Dr. apt. Endang Sulistyowati' });
    expect(data.every(({ nipDosen }) => /^[1-9]\d{8}$/.test(String(nipDosen)))).toBe(true);
    expect(new Set(data.map(({ nipDosen }) => nipDosen)).size).toBe(data.length);
  });
});

describe('laboratories, roles and what the profile form offers', () => {
  test('[API-008, DATA-03] the seven laboratories; Non laboratorium when asked for; one by its id', async () => {
    expect(await kolom('laboratory', 'id', 'namaLaboratorium')).toEqual([
      [1, 'Farmasi Praktis'],
      [2, 'Biologi Farmasi'],
      [3, 'Farmakologi'],
      [4, 'Kimia Farmasi'],
      [5, 'Mikrobiologi Farmasi'],
      [6, 'Teknologi Farmasi'],
      [7, 'LPOMK'],
    ]);
    expect((await kolom('laboratory?flag_non_laboratorium=1', 'namaLaboratorium')).at(-1)).toEqual([
      'Non laboratorium',
    ]);
    expect(await kolom('laboratory?id_laboratorium=4', 'kdLaboratorium', 'namaLaboratorium')).toEqual([
      ['KF', 'Kimia Farmasi'],
    ]);
    expect(await kolom('laboratory?id_laboratorium=8', 'id')).toEqual([]);
    expect(await kolom('laboratory?id_laboratorium=8&flag_non_laboratorium=1', 'id')).toEqual([[8]]);
  });

  test('[API-009] those with master data; what else there is when asked for', async () => {
    expect(await kolom('laboratory-master', 'id')).toEqual([1, 2, 3, 4, 5, 6, 7].map((id) => [id]));
    expect((await kolom('laboratory-master?flag_lainnya=1', 'namaLaboratorium')).at(-1)).toEqual([
      'Non laboratorium',
    ]);
  });

  test('[API-011, NAV-01] the five roles', async () => {
    expect(await kolom('role', 'id', 'namaRole')).toEqual([
      [1, 'Pendaftar'],
      [2, 'Kalab'],
      [3, 'Laboran'],
      [4, 'Petugas pembayaran'],
      [5, 'Admin'],
    ]);
  });

  test('[API-005, CONST-06] the five kinds of person', async () => {
    expect((await kolom('status', 'kdStatus')).flat()).toEqual([1, 2, 3, 4, 5]);
    expect(
      (await baca('status')).data.every(({ status }) => typeof status === 'string' && status !== ''),
    ).toBe(true);
  });

  test('[API-006, CONST-05] institutions; 1 is the university', async () => {
    expect((await baca('institutes')).data[0]).toEqual({ kdInstitusi: 1, institusi: 'Universitas' });
  });

  test('[API-007, AUTH-28] faculties, and the programmes of one of them', async () => {
    const fakultas = (await baca('organization?kd_level=fakultas')).data;
    expect(fakultas).toContainEqual({ kdOrganisasi: 61, namaOrganisasi: 'Farmasi' });
    expect(await kolom('organization?kd_level=prodi&kd_organisasi=61', 'kdOrganisasi')).toEqual([
      [613],
      [614],
      [615],
      [616],
      [617],
      [924],
    ]);
    expect((await baca('organization?kd_level=prodi&kd_organisasi=99')).data).toEqual([]);
    expect((await baca('organization?kd_level=prodi')).data.length).toBeGreaterThan(6);
    for (const query of ['', '?kd_level=kelas', '?kd_level=prodi&kd_organisasi=abc'])
      expect((await baca(`organization${query}`)).status).toBe(422);
  });

  test.each([
    ['[API-024, DATA-45]', 'test-sample-phase', 'Tablet'],
    ['[API-025, DATA-45]', 'test-sample-storage', 'Desikator (kering)'],
    ['[API-026, DATA-45]', 'test-sample-condition', 'Steril, tersegel'],
  ])('%s [GAP-56] %s', async (_id, path, salahSatu) => {
    const { data } = await baca(path);
    expect(data.map(({ name }) => name)).toContain(salahSatu);
    expect(data.map(({ id }) => id)).toEqual(data.map((_row, at) => at + 1));
    expect(data.every(({ flagAktif }) => flagAktif === 1)).toBe(true);
  });

  test('[AUTH-10] somebody without a profile reads them: the form is made of them', async () => {
    for (const path of ['status', 'institutes', 'organization?kd_level=fakultas', 'laboratory'])
      expect((await baca(path, 'baru@kampus.example')).status).toBe(200);
  });
});
