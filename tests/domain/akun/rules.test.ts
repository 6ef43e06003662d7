import { describe, expect, it } from 'vitest';
import { namaLengkapLaboratorium } from '#domain/acuan/laboratorium.ts';
import { formatNpwp } from '#domain/akun/alamat.ts';
import { MasukBody, masukApi } from '#domain/akun/masuk.ts';
import {
  aturanAlamat,
  aturanKoreksi,
  aturanProfil,
  bacaKoreksi,
  bacaProfil,
  faktaOrang,
  faktaTujuan,
  institusiPerusahaan,
  labelNoInduk,
  namaStatusPengguna,
  type AturanProfil,
  type Isian,
  type IsianProfil,
} from '#domain/akun/rules.ts';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { institusi } from '#server/db/reference/profil.ts';
import { menurutKolom } from '#tests/support/kolom.ts';

const namaUniversitas = 'Universitas Kampus Contoh';
const dalam = { namaUniversitas, internal: true };
const luar = { namaUniversitas, internal: false };

const mahasiswa: IsianProfil = {
  kdStatus: 1,
  nama: 'Rizky Aditya',
  noInduk: '21613045',
  noHp: '082243718560',
  kdInstitusi: 1,
  namaPerguruanTinggi: null,
  kdFakultas: 61,
  namaFakultas: null,
  alamat: null,
  npwp: null,
  kdProgramStudi: 613,
  namaProgramStudi: null,
};
/** What somebody says who has nothing to choose from. */
const diketik = { namaPerguruanTinggi: 'Kampus Lain', namaFakultas: 'Sains', namaProgramStudi: 'Kimia' };
const salah = (orang: typeof dalam, isian: Partial<IsianProfil>) => {
  const hasil = bacaProfil(orang, { ...mahasiswa, ...isian });
  return hasil.ok ? {} : menurutKolom(hasil.errors);
};
const profil = (orang: typeof dalam, isian: Partial<IsianProfil>) => {
  const hasil = bacaProfil(orang, { ...mahasiswa, ...isian });
  if (!hasil.ok) throw new Error(JSON.stringify(hasil.errors));
  return hasil.profil;
};
const kosong = 'Kolom tidak boleh kosong';

it.each([
  ['a@kampus.example', true],
  [' A@Students.Kampus.EXAMPLE ', true],
  ['a@bukankampus.example', false],
  ['a@kampus.example.lain', false],
])('[GAP-65] %j belongs to the domain or a part of it: %s', (email, termasuk) => {
  expect(emailBerdomain(email, ['lain.example', 'Kampus.example'])).toBe(termasuk);
  expect(emailBerdomain(email, [])).toBe(false);
});

it.each([
  ['Kimia Farmasi', 'Laboratorium Kimia Farmasi'],
  ['LPOMK', 'Laboratorium Pengujian Obat, Makanan, dan Kosmetik'],
  ['Laboratorium Sediaan', 'Laboratorium Sediaan'],
  ['Ruang lab dasar', 'Ruang lab dasar'],
  ['Kolaborasi', 'Laboratorium Kolaborasi'],
])('[MASTER-07, CONF-57] the laboratory %s is in full %s', (nama, penuh) => {
  expect(namaLengkapLaboratorium(nama)).toBe(penuh);
});

describe('signing in', () => {
  it.each([
    [{ kode: 'k'.repeat(200) }, []],
    [{ accessToken: 't'.repeat(10_000) }, []],
    [{ kode: '', accessToken: 't' }, []],
    [{}, [['accessToken', kosong]]],
    [{ kode: '' }, [['accessToken', kosong]]],
  ])('[API-002] takes a code or a token: %o', (body, galat) => {
    const { error } = MasukBody.safeParse(body);
    expect((error?.issues ?? []).map(({ path, message }) => [path.join(), message])).toEqual(galat);
  });

  it('and out takes neither more nor less than is sensible, of anybody, and answers in words', () => {
    for (const body of [{ kode: 'k'.repeat(201) }, { accessToken: 't'.repeat(10_001) }])
      expect(MasukBody.safeParse(body).success).toBe(false);
    expect(
      [masukApi.login, masukApi.logout].map(({ path, roles, offline, success }) => [
        path,
        roles,
        offline,
        success.info,
      ]),
    ).toEqual([
      ['/auth/login', 'publik', 'live', 'Anda sudah masuk'],
      ['/auth/logout', 'publik', 'live', 'Anda sudah keluar'],
    ]);
  });
});

describe('[GAP-171] an address', () => {
  const rumah = 'Jl. Kaliurang km 14,5\nSleman 55584';
  const peneliti = { kdStatus: 3, ...diketik, kdFakultas: null, kdProgramStudi: null };
  const perusahaan = { kdStatus: 4, kdInstitusi: 3, namaPerguruanTinggi: 'PT Herba' };

  it.each([
    [{ kdStatus: null }, []],
    [{ kdStatus: 1 }, []],
    [{ kdStatus: 2 }, []],
    [{ kdStatus: 3 }, ['alamat']],
    [{ kdStatus: 3, kdInstitusi: 3 }, ['alamat']],
    [{ kdStatus: 4, kdInstitusi: null }, ['alamat']],
    [{ kdStatus: 4, kdInstitusi: 1 }, ['alamat']],
    [{ kdStatus: 4, kdInstitusi: 3 }, ['alamat', 'npwp']],
    [{ kdStatus: 5 }, []],
  ])('is asked of who comes from elsewhere, an NPWP of who comes for a company: %o', (dia, ditanya) => {
    const { alamat, npwp } = aturanProfil({ ...luar, kdInstitusi: 1, ...dia });
    expect(Object.entries({ alamat, npwp }).flatMap(([nama, { tampil }]) => (tampil ? [nama] : []))).toEqual(
      ditanya,
    );
  });

  it('of a few lines is taken without what stands around them, one not said yet as none, an empty or long one never', () => {
    const alamat = `  ${rumah.replace('\n', ' \r\n\n  ')} `;
    expect(profil(luar, { ...peneliti, alamat }).alamat).toBe(rumah);
    expect(profil(luar, { ...peneliti, alamat: null }).alamat).toBeNull();
    expect(salah(luar, { ...peneliti, alamat: ' \n ' })).toEqual({ alamat: kosong });
    expect(salah(luar, { ...peneliti, alamat: 'x'.repeat(300) })).toEqual({});
    expect(salah(luar, { ...peneliti, alamat: 'x'.repeat(301) })).toEqual({
      alamat: 'Kolom maksimal 300 karakter',
    });
    expect(salah(luar, { ...peneliti, alamat: 'satu\n'.repeat(7) })).toEqual({
      alamat: 'Paling banyak 6 baris.',
    });
    expect(profil(dalam, { alamat: rumah, npwp: '012345678901000' })).toMatchObject({
      alamat: null,
      npwp: null,
    });
  });

  it.each([
    ['01.234.567.8-901.000', '012345678901000', '01.234.567.8-901.000'],
    ['0012 3456 7890 1000', '0012345678901000', '0012 3456 7890 1000'],
    ['', null, null],
    [null, null, null],
  ])('has an NPWP typed as %j', (npwp, disimpan, dibaca) => {
    const hasil = profil(luar, { ...perusahaan, npwp }).npwp;
    expect([hasil, hasil && formatNpwp(hasil)]).toEqual([disimpan, dibaca]);
  });

  it.each(['01.234.567.8-901', '01.234.567.8-901.00000', '01.234.567.8-901.OOO'])(
    'has no NPWP like %j',
    (npwp) => {
      expect(salah(luar, { ...perusahaan, npwp })).toEqual({ npwp: 'NPWP berisi 15 atau 16 angka.' });
    },
  );
});

describe('profile form', () => {
  const tersembunyi: Isian = { tampil: false };
  const pilih = (label: string): Isian => ({ tampil: true, label, cara: 'pilih' });
  const ketik = (label: string): Isian => ({ tampil: true, label, cara: 'ketik' });
  const tetap = (label: string, nilai: number | string): Isian => ({
    tampil: true,
    label,
    cara: 'tetap',
    nilai,
  });
  type Asal = Omit<AturanProfil, 'kdStatus' | 'nama' | 'noInduk' | 'noHp' | 'alamat' | 'npwp'>;
  const tanpaAsal: Asal = {
    kdInstitusi: tersembunyi,
    namaPerguruanTinggi: tersembunyi,
    fakultas: tersembunyi,
    programStudi: tersembunyi,
  };
  const dipilih: Asal = {
    kdInstitusi: tetap('Instansi', 1),
    namaPerguruanTinggi: tetap('Nama perguruan tinggi', namaUniversitas),
    fakultas: pilih('Fakultas'),
    programStudi: pilih('Program studi'),
  };
  const ditulis: Asal = {
    kdInstitusi: tetap('Instansi', 1),
    namaPerguruanTinggi: ketik('Nama perguruan tinggi'),
    fakultas: ketik('Fakultas'),
    programStudi: ketik('Program studi'),
  };
  const memilih = { kdInstitusi: pilih('Instansi') };
  const perusahaan: Asal = { ...tanpaAsal, ...memilih, namaPerguruanTinggi: ketik('Nama instansi') };

  it.each<[string, typeof dalam, number | null, number | null, string | null, Asal]>([
    ['before a status is chosen', dalam, null, 1, null, tanpaAsal],
    ['[AUTH-15, AUTH-21, AUTH-22] a student', dalam, 1, null, 'Nomor Induk Mahasiswa', dipilih],
    ['[AUTH-21, AUTH-22] a lecturer, whatever is sent', dalam, 2, 3, 'Nomor Induk Kepegawaian', dipilih],
    ['[AUTH-23] of no institution yet', dalam, 3, null, 'Nomor identitas', { ...tanpaAsal, ...memilih }],
    [
      '[CONF-35] of the university with its address',
      dalam,
      3,
      1,
      'Nomor identitas',
      { ...dipilih, ...memilih },
    ],
    ['[AUTH-23, AUTH-27] of a company', dalam, 4, 3, 'Nomor identitas', perusahaan],
    ['[AUTH-18, AUTH-24, CONF-34] staff of the laboratory', dalam, 5, 1, null, tanpaAsal],
    ['[CONF-34] staff with another address', luar, 5, 1, null, tanpaAsal],
    ['[AUTH-25, AUTH-26] a student with another address', luar, 1, null, 'Nomor Induk Mahasiswa', ditulis],
    ['[CONF-35] whatever institution they choose', luar, 2, 3, 'Nomor Induk Kepegawaian', ditulis],
    ['[AUTH-27] a university elsewhere', luar, 3, 1, 'Nomor identitas', { ...ditulis, ...memilih }],
    ['[AUTH-27] a company elsewhere', luar, 4, 3, 'Nomor identitas', perusahaan],
  ])('%s', (_siapa, orang, kdStatus, kdInstitusi, nomor, asal) => {
    expect(aturanProfil({ ...orang, kdStatus, kdInstitusi })).toEqual({
      ...aturanAlamat({ kdStatus, kdInstitusi }),
      kdStatus: pilih('Status'),
      nama: ketik('Nama lengkap'),
      noInduk:
        nomor === null
          ? tersembunyi
          : {
              tampil: true,
              label: nomor,
              cara: 'digit',
              min: 6,
              max: 10,
              juga: nomor === 'Nomor Induk Kepegawaian' ? 18 : undefined,
              ...(nomor === 'Nomor identitas' ? { contoh: 'nomor pegawai' } : {}),
            },
      noHp: { tampil: true, label: 'Nomor WhatsApp', cara: 'digit', min: 10, max: 14 },
      ...asal,
    });
  });

  const digit = 'Input harus berisi angka.';
  it.each<[string, typeof dalam, Partial<IsianProfil>, Record<string, string>]>([
    ['[AUTH-17, CONST-22, CONF-01, REG-14] 6 digits', dalam, { noInduk: '123456' }, {}],
    ['[AUTH-17] 10 digits', dalam, { noInduk: '1234567890' }, {}],
    ['[AUTH-17] 5 digits', dalam, { noInduk: '12345' }, { noInduk: 'Kolom minimal 6 karakter' }],
    ['[AUTH-17] 11 digits', dalam, { noInduk: '12345678901' }, { noInduk: 'Kolom maksimal 10 karakter' }],
    [
      '[GAP-167] 18 digits of a student',
      dalam,
      { noInduk: '1'.repeat(18) },
      { noInduk: 'Kolom maksimal 10 karakter' },
    ],
    ['[GAP-167] 18 digits of an employee', dalam, { kdStatus: 2, noInduk: '1'.repeat(18) }, {}],
    [
      '[GAP-167] 17 of them',
      dalam,
      { kdStatus: 2, noInduk: '1'.repeat(17) },
      { noInduk: 'Kolom maksimal 10 karakter' },
    ],
    ['[AUTH-17] a letter', dalam, { noInduk: '12345a' }, { noInduk: digit }],
    ['[AUTH-20, CONST-22, REG-17] 10 digits', dalam, { noHp: '0812345678' }, {}],
    ['[AUTH-20] 14 digits', dalam, { noHp: '08123456789012' }, {}],
    ['[AUTH-20] 9 digits', dalam, { noHp: '081234567' }, { noHp: 'Kolom minimal 10 karakter' }],
    ['[AUTH-20] 15 digits', dalam, { noHp: '081234567890123' }, { noHp: 'Kolom maksimal 14 karakter' }],
    ['[AUTH-20] a sign', dalam, { noHp: '+6281234567' }, { noHp: digit }],
    ['[REG-13] no status', dalam, { kdStatus: null }, { kdStatus: kosong }],
    [
      '[AUTH-15, AUTH-22, REG-15, REG-18, REG-19] nothing of a student',
      dalam,
      {
        nama: ' ',
        noInduk: null,
        noHp: null,
        kdFakultas: null,
        namaFakultas: 'Farmasi',
        kdProgramStudi: null,
      },
      { nama: kosong, noInduk: kosong, noHp: kosong, kdFakultas: kosong, kdProgramStudi: kosong },
    ],
    [
      '[AUTH-25, REG-18, REG-19] nothing of a student elsewhere',
      luar,
      { namaPerguruanTinggi: '', namaFakultas: '', namaProgramStudi: null },
      { namaPerguruanTinggi: kosong, namaFakultas: kosong, namaProgramStudi: kosong },
    ],
    ['[AUTH-23] no institution', dalam, { kdStatus: 3, kdInstitusi: null }, { kdInstitusi: kosong }],
    ['[REG-18] no name of a company', luar, { kdStatus: 4, kdInstitusi: 3 }, { namaPerguruanTinggi: kosong }],
    [
      '[REG-14, REG-18, REG-19] of staff nothing but the name',
      dalam,
      { kdStatus: 5, nama: '' },
      { nama: kosong },
    ],
  ])('is filled in with %s', (_apa, orang, isian, galat) => {
    expect(salah(orang, isian)).toEqual(galat);
  });

  const tanpa = {
    noInduk: null,
    kdInstitusi: null,
    namaPerguruanTinggi: null,
    kdFakultas: null,
    namaFakultas: null,
    kdProgramStudi: null,
    namaProgramStudi: null,
  };
  it.each<[string, typeof dalam, Partial<IsianProfil>, Partial<IsianProfil>]>([
    [
      '[AUTH-21, AUTH-22] of the institution: fixed and chosen',
      dalam,
      { nama: ' Rizky Aditya ', kdInstitusi: 3, ...diketik },
      { ...mahasiswa, namaPerguruanTinggi: namaUniversitas },
    ],
    [
      '[AUTH-25, AUTH-26] elsewhere: typed',
      luar,
      { ...diketik, namaFakultas: ' Sains ' },
      { ...mahasiswa, ...diketik, kdFakultas: null, kdProgramStudi: null },
    ],
    [
      '[AUTH-27] of a company: its name',
      luar,
      { ...diketik, kdStatus: 4, kdInstitusi: 3 },
      {
        ...mahasiswa,
        ...tanpa,
        kdStatus: 4,
        noInduk: '21613045',
        kdInstitusi: 3,
        namaPerguruanTinggi: 'Kampus Lain',
      },
    ],
    [
      '[AUTH-18, AUTH-24] of staff: nothing more',
      dalam,
      { ...diketik, kdStatus: 5 },
      { ...mahasiswa, ...tanpa, kdStatus: 5 },
    ],
  ])('keeps %s, whatever else is sent', (_apa, orang, isian, disimpan) => {
    expect(profil(orang, isian)).toEqual(disimpan);
  });
});

describe('a person in words', () => {
  it.each([
    [1, 'Mahasiswa', 'Nomor Induk Mahasiswa'],
    [2, 'Dosen atau tenaga kependidikan', 'Nomor Induk Kepegawaian'],
    [3, 'Mahasiswa atau peneliti institusi lain', 'Nomor identitas'],
    [4, 'Umum atau industri', 'Nomor identitas'],
    [5, 'Petugas laboratorium', 'Nomor Induk Kepegawaian'],
    [null, '-', 'Nomor identitas'],
  ])('[CONST-06, AUTH-19, GAP-158] of status %s is %s, with a %s', (kdStatus, nama, nomor) => {
    expect([namaStatusPengguna(kdStatus), labelNoInduk(kdStatus)]).toEqual([nama, nomor]);
  });

  const kosongan = {
    noInduk: null,
    namaInstitusi: null,
    namaPerguruanTinggi: null,
    namaFakultas: null,
    namaProgramStudi: null,
  };
  it.each<[string, Partial<Parameters<typeof faktaOrang>[0]>, string[]]>([
    [
      'a student',
      {
        kdStatus: 1,
        noInduk: '21613045',
        namaInstitusi: 'Universitas',
        namaPerguruanTinggi: 'Contoh',
        namaFakultas: 'Farmasi',
        namaProgramStudi: 'S1',
      },
      [
        'Nomor Induk Mahasiswa: 21613045',
        'Institusi: Universitas',
        'Perguruan tinggi: Contoh',
        'Fakultas: Farmasi',
        'Program studi: S1',
      ],
    ],
    ['a student of no faculty', { kdStatus: 1, namaPerguruanTinggi: 'Contoh' }, ['Perguruan tinggi: Contoh']],
    [
      'a lecturer of no faculty',
      { kdStatus: 2, namaPerguruanTinggi: 'Contoh' },
      ['Perguruan tinggi: Contoh'],
    ],
    [
      'a researcher of a faculty elsewhere',
      { kdStatus: 3, namaPerguruanTinggi: 'Contoh', namaFakultas: 'Sains' },
      ['Perguruan tinggi: Contoh', 'Fakultas: Sains'],
    ],
    [
      'a company',
      { kdStatus: 4, namaInstitusi: 'Industri', namaPerguruanTinggi: 'Herba' },
      ['Institusi: Industri', 'Perusahaan: Herba'],
    ],
    [
      'a clinic',
      { kdStatus: 4, namaInstitusi: 'Rumah sakit atau klinik', namaPerguruanTinggi: 'Sehat' },
      ['Institusi: Rumah sakit atau klinik', 'Instansi: Sehat'],
    ],
    ['staff', { kdStatus: 5, noInduk: '1987041220' }, ['Nomor Induk Kepegawaian: 1987041220']],
  ])('[GAP-153] %s has what their kind has, under the name it has there', (_siapa, orang, fakta) => {
    const ada = faktaOrang({ kdStatus: null, ...kosongan, ...orang });
    expect(ada.map(({ label, nilai }) => `${label}: ${nilai}`)).toEqual(fakta);
  });

  it.each<[string, Partial<Parameters<typeof faktaOrang>[0]>, string[]]>([
    ['a company', { kdStatus: 4, namaInstitusi: 'Industri' }, ['Perusahaan: Herba', 'u.p.: Dewi']],
    [
      'a clinic',
      { kdStatus: 4, namaInstitusi: 'Rumah sakit atau klinik' },
      ['Instansi: Herba', 'u.p.: Dewi'],
    ],
    ['somebody who named no place', { kdStatus: 4, namaPerguruanTinggi: null }, ['Nama: Dewi']],
    ['a researcher from elsewhere', { kdStatus: 3, namaFakultas: 'Sains' }, ['Nama: Dewi']],
    ['a student', { kdStatus: 1 }, ['Nama: Dewi']],
  ])('[GAP-171] a paper for %s is made out to', (_siapa, orang, fakta) => {
    const siapa = { kdStatus: null, ...kosongan, nama: 'Dewi', namaPerguruanTinggi: 'Herba', ...orang };
    expect(faktaTujuan(siapa).map(({ label, nilai }) => `${label}: ${nilai}`)).toEqual(fakta);
  });

  it('[GAP-153] companies are called as the list of institutions calls them', () => {
    expect(institusiPerusahaan.filter((nama) => !(nama in institusi))).toEqual([]);
  });
});

describe('[GAP-160] a correction of a verified person', () => {
  const { nama: _nama, noHp: _noHp, ...asal } = mahasiswa;

  it('asks for what they are and where they come from, and for no name or number to call', () => {
    const aturan = aturanKoreksi({ ...dalam, kdStatus: 5, kdInstitusi: null });
    expect(Object.entries(aturan).flatMap(([field, isian]) => (isian.tampil ? [field] : []))).toEqual([
      'kdStatus',
      'noInduk',
    ]);
    expect(bacaKoreksi(dalam, asal)).toEqual({
      ok: true,
      profil: { ...asal, namaPerguruanTinggi: namaUniversitas },
    });
  });

  it.each([
    ['2134', []],
    ['1'.repeat(16), []],
    ['213', ['Kolom minimal 4 karakter']],
    ['1'.repeat(17), ['Kolom maksimal 16 karakter']],
    [null, [kosong]],
  ])('takes a number as an Admin gives one, of staff too: %s', (noInduk, galat) => {
    for (const kdStatus of [1, 5]) {
      const hasil = bacaKoreksi(dalam, { ...asal, kdStatus, noInduk });
      expect(hasil.ok ? [] : hasil.errors.map(({ message }) => message)).toEqual(galat);
    }
  });
});
