import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { State } from '#domain/core/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { admin, kalab } from '#tests/support/layanan.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

type Baris = Record<string, unknown>;
const mahasiswa = 'mahasiswa@kampus.example';
const baru = 'baru@kampus.example';
const baca = async (path: string, as = admin) => uji.request<Baris[]>('GET', `/api/${path}`, { as });
const kolom = async (path: string, keys: readonly string[], as?: string) =>
  (await baca(path, as)).data.map((row) => keys.map((key) => row[key]));
const satuKolom = async (path: string, key: string, as?: string) => (await kolom(path, [key], as)).flat();

describe('statuses', () => {
  // What stands in each of them is shown where the workflows are.
  test.each<[string, string, string, string, Record<string, State>]>([
    [
      '[API-015, GAP-03, GAP-90, CONST-13] [W1]',
      'test-submission-status',
      'kdStatusPengajuan',
      'statusPengajuan',
      pengujianWorkflow.states,
    ],
    [
      '[API-014, GAP-02] [W2]',
      'submission-status',
      'kdStatusPengajuan',
      'statusPengajuan',
      penelitianWorkflow.states,
    ],
    [
      '[API-018, DATA-22, GAP-04] [W4]',
      'payment-status',
      'kdStatusPembayaran',
      'statusPembayaran',
      invoiceWorkflow.states,
    ],
    [
      '[API-020, DATA-24, GAP-04] [W4]',
      'return-deposit-status',
      'kdStatusPengembalian',
      'statusPengembalian',
      pengembalianWorkflow.states,
    ],
    [
      '[API-010, DATA-19] [W8]',
      'verification-user-status',
      'kdStatusVerifikasiUser',
      'statusVerifikasiUser',
      akunWorkflow.states,
    ],
  ])(
    '%s [GAP-94] %s is the whole of its workflow, the code its id',
    async (_id, path, kode, nama, states) => {
      const semua = Object.values(states).map(({ code, label }) => [code, code, label]);
      expect(await kolom(path, ['id', kode, nama])).toEqual(semua);
    },
  );

  test('[API-015, GAP-40, LHU-01] with flag_lhu=1 those of testing are what the LHU list shows', async () => {
    const kode = (flag: number) => satuKolom(`test-submission-status?flag_lhu=${flag}`, 'kdStatusPengajuan');
    expect([await kode(1), (await kode(0)).length]).toEqual([[10, 14, 15, 16], 15]);
    expect((await baca('test-submission-status?flag_lhu=2')).status).toBe(422);
  });

  test('[API-016, DATA-20, GAP-94] [W7] test-submission-sample-status', async () => {
    const keys = ['id', 'kdStatusSampel', 'statusSampel', 'flagAktif'];
    expect(await kolom('test-submission-sample-status', keys)).toEqual([
      [1, 1, 'Belum diterima', 1],
      [2, 2, 'Diterima', 1],
      [3, 3, 'Tidak sesuai', 1],
    ]);
  });
});

const [kalabVerif, setuju, tolak] = [
  [2, 'Perlu verifikasi kalab'],
  [3, 'Disetujui'],
  [4, 'Ditolak'],
];
const parameterStatus = 'test-submission-sample-parameter-status';
const semuaW2 = Object.values(penelitianWorkflow.states).map(({ code }) => code);

describe('statuses by role', () => {
  test.each([
    ['Admin', admin, [kalabVerif, setuju, tolak], null],
    ['Kalab', kalab, [setuju, tolak], [1]],
    ['Laboran', laboran, [], [2, 3, 10]],
    ['Petugas pembayaran', petugas, [], [2, 3, 10]],
    ['Pendaftar', mahasiswa, [], semuaW2],
  ])(
    '[API-014, API-017, API-116, DATA-21, GAP-55, GAP-84] [W7] %s',
    async (role, as, parameter, penelitian) => {
      const sebagai = `role=${encodeURIComponent(role)}`;
      for (const query of ['', `?${sebagai}`])
        expect(
          await kolom(parameterStatus + query, ['kdStatusSampelParameter', 'statusSampelParameter'], as),
        ).toEqual(parameter);
      if (!penelitian) return;
      const kode = (query: string) => satuKolom(`submission-status?${query}`, 'kdStatusPengajuan', as);
      expect(await kode(sebagai)).toEqual(penelitian);
      for (const query of [`${sebagai}&flag_penggunaan=1`, 'flag_penggunaan=1'])
        expect(await kode(query)).toEqual([3, 4, 7, 8, 10, 11, 12]);
      expect(await kode('flag_penggunaan=0')).toEqual(semuaW2);
    },
  );

  test.each([
    [parameterStatus, kalab, 'Admin', 403],
    [parameterStatus, admin, 'Kalab', 403],
    [parameterStatus, baru, 'Admin', 403],
    [parameterStatus, admin, 'Direktur', 422],
    ['submission-status', kalab, 'Laboran', 403],
    ['submission-status', kalab, 'Rektor', 422],
  ])('[GAP-64] %s refuses %s the role %s, which is not theirs: %i', async (path, as, role, status) => {
    expect((await baca(`${path}?role=${role}`, as)).status).toBe(status);
  });

  test('[GAP-94] those of a parameter have a uuid of their own that stays the same', async () => {
    const satu = await satuKolom(parameterStatus, 'uuid');
    expect(new Set(satu).size).toBe(3);
    expect(await satuKolom(parameterStatus, 'uuid')).toEqual(satu);
    expect(await satuKolom(parameterStatus, 'id')).toEqual([2, 3, 4]);
  });
});

const lab = [
  [1, 'Farmasi Praktis'],
  [2, 'Biologi Farmasi'],
  [3, 'Farmakologi'],
  [4, 'Kimia Farmasi'],
  [5, 'Mikrobiologi Farmasi'],
  [6, 'Teknologi Farmasi'],
  [7, 'LPOMK'],
];
const nonLab = [8, 'Non laboratorium'];
const idNama = ['id', 'namaLaboratorium'];

test.each<[string, string, string[], unknown[][]]>([
  [
    '[API-012, CONST-02]',
    'usage-type',
    ['id', 'kdJenisPenggunaan', 'jenisPenggunaan'],
    [
      [1, 1, 'Penelitian'],
      [2, 2, 'Pengujian'],
    ],
  ],
  [
    '[API-013, CONST-04, DATA-43]',
    'object-type',
    ['id', 'kdJenisBarang', 'namaJenisBarang'],
    [
      [1, 1, 'Alat'],
      [2, 2, 'Bahan'],
      [3, 3, 'Instrumen'],
    ],
  ],
  [
    '[API-021, CONST-03, REG-22]',
    'research-type',
    ['kdJenisPenelitian', 'jenisPenelitian'],
    [
      [1, 'Penelitian di laboratorium'],
      [2, 'Penelitian di luar laboratorium'],
    ],
  ],
  [
    '[API-011, NAV-01]',
    'role',
    ['id', 'namaRole'],
    [
      [1, 'Pendaftar'],
      [2, 'Kalab'],
      [3, 'Laboran'],
      [4, 'Petugas pembayaran'],
      [5, 'Admin'],
    ],
  ],
  ['[API-008, DATA-03]', 'laboratory', idNama, lab],
  ['[API-008]', 'laboratory?flag_non_laboratorium=1', idNama, [...lab, nonLab]],
  ['[API-008]', 'laboratory?flag_lainnya=1', idNama, [...lab, nonLab]],
  ['[API-008]', 'laboratory?flag_lainnya=0', idNama, lab],
  ['[API-008]', 'laboratory?id_laboratorium=4', ['id', 'kdLaboratorium'], [[4, 'KF']]],
  ['[API-008]', 'laboratory?id_laboratorium=8', idNama, []],
  ['[API-008]', 'laboratory?id_laboratorium=8&flag_non_laboratorium=1', idNama, [nonLab]],
  ['[API-009]', 'laboratory-master', idNama, lab],
  ['[API-009]', 'laboratory-master?flag_lainnya=1', idNama, [...lab, nonLab]],
  ['[API-005, CONST-06]', 'status', ['kdStatus'], [[1], [2], [3], [4], [5]]],
  [
    '[API-007, AUTH-28]',
    'organization?kd_level=prodi&kd_organisasi=61',
    ['kdOrganisasi'],
    [[613], [614], [615], [616], [617], [924]],
  ],
  ['[API-007]', 'organization?kd_level=prodi&kd_organisasi=99', ['kdOrganisasi'], []],
])('%s %s is the whole list', async (_id, path, keys, rows) => {
  expect(await kolom(path, keys)).toEqual(rows);
});

describe('lists that every installation fills for itself', () => {
  test.each<[string, string, Baris]>([
    [
      '[API-022, GAP-56]',
      'research-map',
      { id: 1, petaPenelitian: 'Penemuan dan pengembangan obat bahan alam' },
    ],
    [
      '[API-023, GAP-56]',
      'lecturer',
      { nipDosen: '936130101', namaDosen: 'Prof. Dr. apt. Endang Sulistyowati' },
    ],
    ['[API-006, CONST-05]', 'institutes', { kdInstitusi: 1, institusi: 'Universitas' }],
    ['[API-007, AUTH-28]', 'organization?kd_level=fakultas', { kdOrganisasi: 61, namaOrganisasi: 'Farmasi' }],
    [
      '[API-024, DATA-45, GAP-56]',
      'test-sample-phase',
      { id: expect.any(Number), name: 'Tablet', flagAktif: 1 },
    ],
    [
      '[API-025, DATA-45, GAP-56]',
      'test-sample-storage',
      { id: expect.any(Number), name: 'Desikator (kering)', flagAktif: 1 },
    ],
    [
      '[API-026, DATA-45, GAP-56]',
      'test-sample-condition',
      { id: expect.any(Number), name: 'Steril, tersegel', flagAktif: 1 },
    ],
  ])('%s %s has each once, also for who has no profile yet [AUTH-10]', async (_id, path, salahSatu) => {
    const { data } = await baca(path, path.startsWith('test-') ? mahasiswa : baru);
    expect(data).toContainEqual(salahSatu);
    expect(new Set(data.map((row) => Object.values(row)[0])).size).toBe(data.length);
  });

  test('[API-023] numbers of lecturers have nine digits: none means something else (CONST-08)', async () => {
    for (const nomor of await satuKolom('lecturer', 'nipDosen')) expect(nomor).toMatch(/^[1-9]\d{8}$/);
  });

  test('[API-007] a level of organization that is none is refused', async () => {
    for (const query of ['', '?kd_level=kelas', '?kd_level=prodi&kd_organisasi=abc'])
      expect((await baca(`organization${query}`)).status).toBe(422);
  });
});
