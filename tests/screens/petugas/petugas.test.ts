import { describe, expect, it } from 'vitest';
import { statusPengguna } from '#domain/akun/rules.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { PekerjaanDipegang, Petugas } from '#domain/petugas/schema.ts';
import { bodyKoreksi, formKoreksi } from '#features/petugas/koreksi.ts';
import { aksiDari, bodyPetugas, isianPetugas, kelakDari } from '#features/petugas/isian.ts';
import { dapatDisimpan, menungguAdmin, tindakanPetugas } from '#features/petugas/keadaan.ts';
import { kunciPekerjaan, semuaKepada, serahanDari } from '#features/petugas/serah.ts';

const { ditolak, perluVerifikasi, terverifikasi } = akunWorkflow.states;
const uuid = '01900000-0000-7000-8000-000000000001';
const lab = (idLaboratorium: number) => ({
  idLaboratorium,
  lab: { namaLaboratorium: `Lab ${idLaboratorium}` },
});
const verifikasi = ({ code, label, prosesSelanjutnya }: typeof terverifikasi) => ({
  kdStatusVerifikasiUser: code,
  statusVerifikasiUser: label,
  prosesSelanjutnya,
});

const agus: Petugas = {
  id: uuid,
  uuid,
  rev: '4',
  nama: 'Agus Setiawan',
  email: 'agus@kampus.example',
  role: { namaRole: 'Laboran' },
  idRole: 3,
  laboratorium: 'Lab 4, Lab 2',
  admin: [lab(4), lab(2)] as Petugas['admin'],
  noInduk: '19870001',
  noHp: '081234567890',
  kdStatus: statusPengguna['Petugas laboratorium'],
  kdInstitusi: null,
  kdFakultas: null,
  kdProgramStudi: null,
  namaInstitusi: null,
  namaPerguruanTinggi: null,
  namaFakultas: null,
  alamat: null,
  npwp: null,
  namaProgramStudi: null,
  statusVerification: verifikasi(terverifikasi),
  catatanVerifikasi: null,
  flagAktif: 1,
  flagPekerjaanTertahan: 0,
  perbaikan: null,
  menungguSejak: null,
};
const baru: Petugas = {
  ...agus,
  role: null,
  idRole: null,
  admin: [],
  statusVerification: verifikasi(perluVerifikasi),
};

describe('the form of an account', () => {
  it('[GAP-43] is there for who is verified or waits for it, not for who was turned down', () => {
    const ada = [agus, baru, { ...agus, statusVerification: verifikasi(ditolak) }].map(dapatDisimpan);
    expect(ada).toEqual([true, true, false]);
  });

  it('[GAP-44] begins with the registrant for who is no laboratory staff, and with nothing for who is', () => {
    const role = (petugas: Petugas) => isianPetugas(petugas).idRole;
    expect(role({ ...baru, kdStatus: statusPengguna.Mahasiswa })).toBe('1');
    expect(role(baru)).toBe('');
    expect(role({ ...agus, kdStatus: statusPengguna.Mahasiswa })).toBe('3');
  });

  it('[OFFICER-09, OFFICER-10] sends a decision only while there is one to make, and a note with a refusal alone', () => {
    const isi = {
      ...isianPetugas(baru),
      idRole: '3',
      otoritasLaboratorium: ['4'],
      catatanVerifikasi: 'Kurang',
    };
    expect(bodyPetugas(isi, baru)).toMatchObject({ flagPersetujuan: 1, otoritasLaboratorium: [4] });
    expect(bodyPetugas(isi, baru)).not.toHaveProperty('catatanVerifikasi');
    const tolak = bodyPetugas({ ...isi, flagPersetujuan: 2 }, baru);
    expect(tolak).toMatchObject({ flagPersetujuan: 2, catatanVerifikasi: 'Kurang' });
    expect(bodyPetugas({ ...isi, flagPersetujuan: 2 }, agus)).not.toHaveProperty('flagPersetujuan');
    expect([
      aksiDari(isi, baru),
      aksiDari({ ...isi, flagPersetujuan: 2 }, baru),
      aksiDari(isi, agus),
    ]).toEqual(['setujui', 'tolak', 'ubah']);
  });

  it('leaves a registrant without laboratories, whatever was chosen before', () => {
    expect(bodyPetugas({ ...isianPetugas(agus), idRole: '1' }, agus).otoritasLaboratorium).toEqual([]);
  });

  it('[GAP-131] asks what is left behind only where role or laboratories change', () => {
    const isi = isianPetugas(agus);
    expect(kelakDari({ ...isi, nama: 'Agus', otoritasLaboratorium: ['2', '4'] }, agus)).toBeNull();
    expect(kelakDari({ ...isi, otoritasLaboratorium: ['2'] }, agus)).toEqual({
      uuid,
      idRole: '3',
      flagAktif: true,
      laboratorium: '2',
    });
    expect(kelakDari({ ...isi, idRole: '2' }, { ...agus, flagAktif: 0 })).toMatchObject({
      idRole: '2',
      flagAktif: false,
    });
    expect(kelakDari({ ...isi, idRole: '3' }, baru)).toBeNull();
  });
});

describe('work that passes to another officer', () => {
  const orang = (id: string) => ({
    uuid: id,
    nama: id,
    role: { namaRole: 'Laboran' as const },
    laboratorium: '',
  });
  const pekerjaan: PekerjaanDipegang[] = [
    { jenis: 'analis', keterangan: '', idLaboratorium: null, jumlah: 2, penerima: [orang('a'), orang('b')] },
    { jenis: 'penelitian-laboran', keterangan: '', idLaboratorium: 4, jumlah: 1, penerima: [orang('b')] },
    { jenis: 'penelitian-laboran', keterangan: '', idLaboratorium: 2, jumlah: 3, penerima: [orang('b')] },
  ];

  it('[GAP-131] goes as a whole only where its receiver may take it, and keeps what was chosen one by one', () => {
    expect(kunciPekerjaan(pekerjaan[1]!)).not.toBe(kunciPekerjaan(pekerjaan[2]!));
    expect(semuaKepada('a', {}, pekerjaan)).toEqual({ analis: 'a' });
    const isi = semuaKepada('a', semuaKepada('b', {}, pekerjaan), pekerjaan);
    expect(serahanDari({ ...isi, [kunciPekerjaan(pekerjaan[2]!)]: '' })).toEqual([
      { jenis: 'analis', idLaboratorium: undefined, kepada: 'a' },
      { jenis: 'penelitian-laboran', idLaboratorium: '4', kepada: 'b' },
    ]);
  });

  it('is taken by its call as the form says it', () => {
    const serahan = serahanDari(semuaKepada(uuid, {}, [{ ...pekerjaan[1]!, penerima: [orang(uuid)] }]));
    expect(petugasApi.serahkan.body!.parse({ uuid, serahan, baseRev: '4' }).serahan).toEqual([
      { jenis: 'penelitian-laboran', idLaboratorium: 4, kepada: uuid },
    ]);
  });

  it('[GAP-151] waits for Admin, as an account to be verified does', () => {
    const tertahan = { ...agus, flagPekerjaanTertahan: 1 };
    expect([agus, baru, tertahan].map(menungguAdmin)).toEqual([false, true, true]);
  });
});

it('[GAP-171] a correction says nothing of an address that nobody has said yet, and takes none away', () => {
  const alamat = (petugas: Petugas, ketikan: string) =>
    bodyKoreksi({ ...formKoreksi(petugas), alamat: ketikan }, petugas).alamat;
  expect(alamat(agus, ' ')).toBeNull();
  expect(alamat(agus, 'Jl. Baru 2')).toBe('Jl. Baru 2');
  const beralamat = { ...agus, alamat: 'Jl. Lama 1', npwp: '012345678901000' };
  expect(formKoreksi(beralamat)).toMatchObject({ alamat: 'Jl. Lama 1', npwp: '01.234.567.8-901.000' });
  expect(alamat(beralamat, '')).toBe('');
});

it('[GAP-163] of an account that was turned down there is nothing to edit', () => {
  const tindakan = (state: typeof terverifikasi) =>
    tindakanPetugas({ ...agus, statusVerification: verifikasi(state) });
  expect(tindakan(terverifikasi)).toEqual(['Detail', 'Edit']);
  expect(tindakan(perluVerifikasi as typeof terverifikasi)).toEqual(['Detail', 'Edit']);
  expect(tindakan(ditolak as typeof terverifikasi)).toEqual(['Lihat', 'Hapus']);
});
