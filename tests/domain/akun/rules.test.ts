import { describe, expect, it } from 'vitest';
import {
  aturanProfil,
  bacaProfil,
  faktaOrang,
  institusiPerusahaan,
  labelNoInduk,
  type IsianProfil,
} from '#domain/akun/rules.ts';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { institusi } from '#server/db/reference/profil.ts';

const universitas = { namaUniversitas: 'Universitas Kampus Contoh' };
const dalam = { ...universitas, internal: true };
const luar = { ...universitas, internal: false };
const atur = (orang: typeof dalam, kdStatus: number | null, kdInstitusi: number | null = null) =>
  aturanProfil({ ...orang, kdStatus, kdInstitusi });

const mahasiswa: IsianProfil = {
  kdStatus: 1,
  nama: 'Rizky Aditya',
  noInduk: '21613045',
  noHp: '082243718560',
  kdInstitusi: 1,
  namaPerguruanTinggi: null,
  kdFakultas: 61,
  namaFakultas: null,
  kdProgramStudi: 613,
  namaProgramStudi: null,
};
const salah = (orang: typeof dalam, isian: Partial<IsianProfil>) => {
  const hasil = bacaProfil(orang, { ...mahasiswa, ...isian });
  return hasil.ok ? [] : hasil.errors;
};

describe('e-mail domain', () => {
  it('[GAP-65] matches the domain itself and a part of it, in any case, and nothing that only ends alike', () => {
    const domains = ['kampus.example'];
    expect(emailBerdomain('a@kampus.example', domains)).toBe(true);
    expect(emailBerdomain('A@Students.Kampus.EXAMPLE', domains)).toBe(true);
    expect(emailBerdomain('a@bukankampus.example', domains)).toBe(false);
    expect(emailBerdomain('a@kampus.example.lain', domains)).toBe(false);
    expect(emailBerdomain('a@kampus.example', [])).toBe(false);
  });
});

describe('profile form', () => {
  it.each([1, 2])('[AUTH-15] status %i of the institution: every field is there and required', (kdStatus) => {
    const fields = [
      'kdStatus',
      'nama',
      'kdInstitusi',
      'namaPerguruanTinggi',
      'fakultas',
      'programStudi',
    ] as const;
    const aturan = atur(dalam, kdStatus);
    expect(fields.filter((field) => !aturan[field].tampil)).toEqual([]);
    const kosong = salah(dalam, {
      kdStatus: kdStatus,
      nama: ' ',
      noInduk: null,
      noHp: null,
      kdFakultas: null,
      kdProgramStudi: null,
    });
    expect(kosong.map(({ field }) => field)).toEqual([
      'nama',
      'noInduk',
      'noHp',
      'kdFakultas',
      'kdProgramStudi',
    ]);
    expect(new Set(kosong.map(({ message }) => message))).toEqual(new Set(['Kolom tidak boleh kosong']));
  });

  it('[AUTH-17, CONST-22] [CONF-01] Nomor induk takes 6 to 10 digits and nothing else', () => {
    expect(salah(dalam, { noInduk: '123456' })).toEqual([]);
    expect(salah(dalam, { noInduk: '1234567890' })).toEqual([]);
    for (const [noInduk, message] of [
      ['12345', 'Kolom minimal 6 karakter'],
      ['12345678901', 'Kolom maksimal 10 karakter'],
      ['12345a', 'Input harus berisi angka.'],
    ])
      expect(salah(dalam, { noInduk: noInduk! })).toEqual([{ field: 'noInduk', message }]);
  });

  it('[AUTH-18] [AUTH-24] [CONF-34] status 5 has neither number nor institution, college, faculty or programme', () => {
    for (const orang of [dalam, luar]) {
      const { noInduk, kdInstitusi, namaPerguruanTinggi, fakultas, programStudi, noHp } = atur(orang, 5);
      for (const isian of [noInduk, kdInstitusi, namaPerguruanTinggi, fakultas, programStudi])
        expect(isian).toEqual({ tampil: false });
      expect(noHp.tampil).toBe(true);
    }
    expect(atur(dalam, 2).noInduk.tampil).toBe(true);
    const hasil = bacaProfil(dalam, {
      ...mahasiswa,
      kdStatus: 5,
      namaPerguruanTinggi: 'X',
      namaFakultas: 'Y',
    });
    expect(hasil).toEqual({
      ok: true,
      profil: {
        kdStatus: 5,
        nama: 'Rizky Aditya',
        noInduk: null,
        noHp: '082243718560',
        kdInstitusi: null,
        namaPerguruanTinggi: null,
        kdFakultas: null,
        namaFakultas: null,
        kdProgramStudi: null,
        namaProgramStudi: null,
      },
    });
  });

  it('[AUTH-19, GAP-153] the number is called after the kind of person', () => {
    expect([1, 2, 3, 4, 5, null].map(labelNoInduk)).toEqual([
      'Nomor Induk Mahasiswa',
      'NIP/NIK',
      'Nomor identitas',
      'Nomor identitas',
      'NIP/NIK',
      'Nomor identitas',
    ]);
    expect(atur(dalam, 2).noInduk).toMatchObject({ label: 'NIP/NIK' });
    expect(atur(dalam, 4).noInduk).toMatchObject({ label: 'Nomor identitas' });
  });

  it('[GAP-153] shows of a person what their kind has, under the name it has there', () => {
    const tanpa = {
      noInduk: null,
      namaInstitusi: null,
      namaPerguruanTinggi: null,
      namaFakultas: null,
      namaProgramStudi: null,
    };
    const kampus = { namaInstitusi: 'Universitas', namaPerguruanTinggi: 'Universitas Contoh' };
    const label = (orang: Parameters<typeof faktaOrang>[0]) =>
      faktaOrang(orang).map(({ label: kata, nilai }) => `${kata}: ${nilai}`);
    expect(
      label({ kdStatus: 1, noInduk: '21613045', ...kampus, namaFakultas: 'Farmasi', namaProgramStudi: 'S1' }),
    ).toEqual([
      'Nomor Induk Mahasiswa: 21613045',
      'Institusi: Universitas',
      'Perguruan tinggi: Universitas Contoh',
      'Fakultas: Farmasi',
      'Program studi: S1',
    ]);
    const dari = (kdStatus: number, namaInstitusi: string) =>
      label({ ...tanpa, kdStatus, noInduk: '20187734', namaInstitusi, namaPerguruanTinggi: 'Herba' });
    expect(dari(4, 'Industri')).toEqual([
      'Nomor identitas: 20187734',
      'Institusi: Industri',
      'Perusahaan: Herba',
    ]);
    expect(dari(4, 'Rumah sakit atau klinik').at(-1)).toBe('Instansi: Herba');
    expect(label({ ...tanpa, kdStatus: 3, ...kampus, namaFakultas: 'Kedokteran' }).slice(0, 2)).toEqual([
      'Institusi: Universitas',
      'Perguruan tinggi: Universitas Contoh',
    ]);
    expect(label({ ...tanpa, kdStatus: 5, noInduk: '1987041220' })).toEqual(['NIP/NIK: 1987041220']);
    expect(institusiPerusahaan.filter((nama) => !(nama in institusi))).toEqual([]);
  });

  it('[AUTH-20, CONST-22] WhatsApp takes 10 to 14 digits', () => {
    expect(salah(dalam, { noHp: '0812345678' })).toEqual([]);
    expect(salah(dalam, { noHp: '08123456789012' })).toEqual([]);
    expect(salah(dalam, { noHp: '081234567' })).toEqual([
      { field: 'noHp', message: 'Kolom minimal 10 karakter' },
    ]);
    expect(salah(dalam, { noHp: '081234567890123' })).toEqual([
      { field: 'noHp', message: 'Kolom maksimal 14 karakter' },
    ]);
    expect(salah(dalam, { noHp: '+6281234567' })).toEqual([
      { field: 'noHp', message: 'Input harus berisi angka.' },
    ]);
  });

  it.each([1, 2])(
    '[AUTH-21] institution e-mail, status %i: institution and college are fixed whatever is sent',
    (kdStatus) => {
      const aturan = atur(dalam, kdStatus);
      expect(aturan.kdInstitusi).toMatchObject({ cara: 'tetap', nilai: 1 });
      expect(aturan.namaPerguruanTinggi).toMatchObject({ cara: 'tetap', nilai: 'Universitas Kampus Contoh' });
      const hasil = bacaProfil(dalam, {
        ...mahasiswa,
        kdStatus,
        kdInstitusi: 3,
        namaPerguruanTinggi: 'Kampus Lain',
      });
      expect(hasil).toMatchObject({
        ok: true,
        profil: { kdInstitusi: 1, namaPerguruanTinggi: 'Universitas Kampus Contoh' },
      });
    },
  );

  it.each([1, 2])(
    '[AUTH-22] institution e-mail, status %i: faculty and programme are chosen, not typed',
    (kdStatus) => {
      expect(atur(dalam, kdStatus)).toMatchObject({
        fakultas: { cara: 'pilih' },
        programStudi: { cara: 'pilih' },
      });
      expect(
        salah(dalam, { kdStatus, kdFakultas: null, namaFakultas: 'Farmasi' }).map(({ field }) => field),
      ).toEqual(['kdFakultas']);
    },
  );

  it.each([3, 4])(
    '[AUTH-23] institution e-mail, status %i: the person chooses the institution',
    (kdStatus) => {
      expect(atur(dalam, kdStatus).kdInstitusi).toMatchObject({ cara: 'pilih' });
      expect(salah(dalam, { kdStatus, kdInstitusi: null }).map(({ field }) => field)).toEqual([
        'kdInstitusi',
      ]);
    },
  );

  it.each([1, 2])(
    '[AUTH-25] [AUTH-26] other e-mail, status %i: institution 1, faculty and programme typed',
    (kdStatus) => {
      expect(atur(luar, kdStatus)).toMatchObject({
        kdInstitusi: { cara: 'tetap', nilai: 1 },
        namaPerguruanTinggi: { cara: 'ketik', label: 'Nama perguruan tinggi' },
        fakultas: { cara: 'ketik' },
        programStudi: { cara: 'ketik' },
      });
      const isian = {
        ...mahasiswa,
        kdStatus,
        namaPerguruanTinggi: ' Universitas Lain ',
        namaFakultas: 'Farmasi',
        namaProgramStudi: 'S1 Farmasi',
      };
      expect(bacaProfil(luar, isian)).toMatchObject({
        ok: true,
        profil: {
          kdInstitusi: 1,
          namaPerguruanTinggi: 'Universitas Lain',
          kdFakultas: null,
          namaFakultas: 'Farmasi',
        },
      });
    },
  );

  it('[AUTH-27] another institution than 1 has a name of its own and no faculty', () => {
    for (const orang of [dalam, luar])
      expect(atur(orang, 4, 3)).toMatchObject({
        namaPerguruanTinggi: { label: 'Nama instansi', cara: 'ketik' },
        fakultas: { tampil: false },
        programStudi: { tampil: false },
      });
    expect(atur(luar, 3, 1).namaPerguruanTinggi).toMatchObject({ label: 'Nama perguruan tinggi' });
    expect(atur(luar, 3, 1).fakultas).toMatchObject({ tampil: true, cara: 'ketik' });
  });

  it('[CONF-35] the institution chosen does not make anybody internal: only the address decides how faculty is given', () => {
    expect(atur(luar, 1, 1).fakultas).toMatchObject({ cara: 'ketik' });
    expect(atur(dalam, 3, 1).fakultas).toMatchObject({ cara: 'pilih' });
  });
});

describe('[CONF-01] what a registration says of its registrant was asked for in the profile, which has every rule of its own', () => {
  const salahnya = (isian: Partial<IsianProfil>, orang = dalam) =>
    salah(orang, isian).map(({ field }) => field);

  it('[REG-13, REG-15, REG-17] status, name and WhatsApp are never missing', () => {
    for (const kdStatus of [1, 2, 3, 4, 5])
      expect(salahnya({ kdStatus, kdInstitusi: 1, nama: '', noHp: '' })).toEqual(
        expect.arrayContaining(['nama', 'noHp']),
      );
    expect(salahnya({ kdStatus: null })).toContain('kdStatus');
    expect([salahnya({ noHp: '0'.repeat(9) }), salahnya({ noHp: '0'.repeat(15) })]).toEqual([
      ['noHp'],
      ['noHp'],
    ]);
  });

  it('[REG-14] the number has 4 to 16 digits, and status 5 none', () => {
    for (const kdStatus of [1, 2, 3, 4]) {
      const { noInduk } = atur(dalam, kdStatus, 1);
      if (!noInduk.tampil || noInduk.cara !== 'digit') throw new Error('not asked for in digits');
      expect([noInduk.min >= 4, noInduk.max <= 16]).toEqual([true, true]);
      expect(salahnya({ kdStatus, noInduk: '' })).toEqual(['noInduk']);
    }
    expect(atur(dalam, 5).noInduk.tampil).toBe(false);
  });

  it('[REG-18, REG-19] where they are from is required where it is asked: lists inside, words outside, nothing of status 5', () => {
    const kosong = {
      namaPerguruanTinggi: '',
      kdFakultas: null,
      namaFakultas: '',
      kdProgramStudi: null,
      namaProgramStudi: '',
    };
    expect(salahnya(kosong)).toEqual(['kdFakultas', 'kdProgramStudi']);
    expect(salahnya(kosong, luar)).toEqual(['namaPerguruanTinggi', 'namaFakultas', 'namaProgramStudi']);
    expect(salahnya({ ...kosong, kdStatus: 4, kdInstitusi: 3 }, luar)).toEqual(['namaPerguruanTinggi']);
    expect(salahnya({ ...kosong, kdStatus: 5 })).toEqual([]);
  });
});
