import { z } from 'zod';
import type { FieldError } from '#domain/core/errors.ts';
import { digit, kosong, teks } from '#domain/core/fields.ts';
import { alamat, formatNpwp, npwpOpsional } from './alamat.ts';

/** CONST-05: the university. */
const kdInstitusiUniversitas = 1;
/** CONST-06: 1 and 2 belong to a university, 3 and 4 choose their institution, 5 is laboratory staff. */
export const statusPengguna = {
  Mahasiswa: 1,
  'Dosen atau tenaga kependidikan': 2,
  'Mahasiswa atau peneliti institusi lain': 3,
  'Umum atau industri': 4,
  'Petugas laboratorium': 5,
} as const;
const kdStatusPegawai = statusPengguna['Dosen atau tenaga kependidikan'];
/** They belong to the house and fill in none of the institution fields. */
const kdStatusStafLab = statusPengguna['Petugas laboratorium'];

/** What a person is, in words; '-' for somebody who has not said so yet. */
export const namaStatusPengguna = (kdStatus: number | null): string =>
  Object.entries(statusPengguna).find(([, kode]) => kode === kdStatus)?.[0] ?? '-';

/** What an employee's number is called: officers sign with it (GAP-158). */
export const nomorKepegawaian = 'Nomor Induk Kepegawaian';

/** GAP-158, over AUTH-19: a student's number, an employee's, and for everybody else one that says who they are. */
export function labelNoInduk(kdStatus: number | null): string {
  if (kdStatus === statusPengguna.Mahasiswa) return 'Nomor Induk Mahasiswa';
  return kdStatus === kdStatusPegawai || kdStatus === kdStatusStafLab ? nomorKepegawaian : nomorIdentitas;
}

const nomorIdentitas = 'Nomor identitas';

/** AUTH-17; whose number has no name of its own is told which one is meant (GAP-158). */
function isianNoInduk(kdStatus: number): Isian {
  const label = labelNoInduk(kdStatus);
  const isian = { tampil: true, label, cara: 'digit', min: 6, max: 10, juga: digitNip(kdStatus) } as const;
  return label === nomorIdentitas ? { ...isian, contoh: 'nomor pegawai' } : isian;
}

/** A civil servant's number has 18 digits: taken of employees beside the documents' ranges (GAP-167). */
export const nip = 18;
const digitNip = (kdStatus: number | null): number | undefined =>
  labelNoInduk(kdStatus) === nomorKepegawaian ? nip : undefined;

/** How many digits a number has, for whoever types it: '6 sampai 10 angka, atau 18 (NIP)'. */
export const kataDigit = ({ min, max, juga, contoh }: IsianDigit): string =>
  [
    `${min} sampai ${max} angka`,
    ...(juga === undefined ? [] : [`atau ${juga} (NIP)`]),
    ...(contoh ? [`mis. ${contoh}`] : []),
  ].join(', ');

/** What a person is known by besides name and address, as their profile and every record of theirs carry it. */
type Orang = {
  kdStatus: number | null;
  noInduk: string | null;
  namaInstitusi: string | null;
  namaPerguruanTinggi: string | null;
  namaFakultas: string | null;
  namaProgramStudi: string | null;
};

/** Where somebody is reached, and the taxpayer's number; what an older device kept says nothing of either. */
type Alamat = { alamat?: string | null | undefined; npwp?: string | null | undefined };

/** A label and what stands with it. */
export type FaktaOrang = { label: string; nilai: string };

type MungkinFakta = { label: string; nilai: string | null | undefined };
const yangAda = (semua: readonly MungkinFakta[]): FaktaOrang[] =>
  semua.flatMap(({ label, nilai }) => (nilai ? [{ label, nilai }] : []));

/** The kinds of institution that are companies, by their names in the list of institutions. */
export const institusiPerusahaan: readonly string[] = ['Industri', 'Usaha mikro, kecil, dan menengah'];

/** What the place is called where a person studies or works; only a university has faculties (AUTH-27). */
function labelAsal({ kdStatus, namaInstitusi, namaFakultas }: Orang): string {
  const universitas =
    kdStatus === statusPengguna.Mahasiswa || kdStatus === kdStatusPegawai || namaFakultas !== null;
  if (universitas) return 'Perguruan tinggi';
  return institusiPerusahaan.includes(namaInstitusi ?? '') ? 'Perusahaan' : 'Instansi';
}

/** The personal facts of a person under the names their kind has for them; what it does not have is absent (GAP-153). */
export const faktaOrang = (orang: Orang): FaktaOrang[] =>
  yangAda([
    { label: labelNoInduk(orang.kdStatus), nilai: orang.noInduk },
    { label: 'Institusi', nilai: orang.namaInstitusi },
    { label: labelAsal(orang), nilai: orang.namaPerguruanTinggi },
    { label: 'Fakultas', nilai: orang.namaFakultas },
    { label: 'Program studi', nilai: orang.namaProgramStudi },
  ]);

/** The address of a person and their taxpayer's number, where they gave them (GAP-171). */
export const faktaAlamat = ({ alamat: kirim, npwp }: Alamat): FaktaOrang[] =>
  yangAda([
    { label: 'Alamat', nilai: kirim },
    { label: 'NPWP', nilai: npwp && formatNpwp(npwp) },
  ]);

/**
 * Whom a paper is made out to: for a company that comes first and the person is its 'u.p.' (untuk perhatian, GAP-171); anybody
 * else by name.
 */
export function faktaTujuan(orang: Orang & { nama: string }): FaktaOrang[] {
  const { kdStatus, nama, namaPerguruanTinggi } = orang;
  return kdStatus === statusPengguna['Umum atau industri'] && namaPerguruanTinggi
    ? [
        { label: labelAsal(orang), nilai: namaPerguruanTinggi },
        { label: 'u.p.', nilai: nama },
      ]
    : [{ label: 'Nama', nilai: nama }];
}

/** What the rules look at: who the provider says the person is, and what they have chosen so far. */
export type KeadaanProfil = {
  /** The e-mail address belongs to the institution. */
  internal: boolean;
  kdStatus: number | null;
  kdInstitusi: number | null;
  /** The institution's own university, as configured. */
  namaUniversitas: string;
};

/** So many digits, or exactly `juga` of them. */
type IsianDigit = { min: number; max: number; juga?: number | undefined; contoh?: string };

/** How one field of the profile form stands now. Every field that is shown is required (AUTH-15), an NPWP apart. */
export type Isian =
  | { tampil: false }
  | { tampil: true; label: string; cara: 'pilih' | 'ketik' | 'alamat' | 'npwp' }
  | (IsianDigit & { tampil: true; label: string; cara: 'digit' })
  | { tampil: true; label: string; cara: 'tetap'; nilai: number | string };

export type AturanProfil = {
  kdStatus: Isian;
  nama: Isian;
  noInduk: Isian;
  noHp: Isian;
  alamat: Isian;
  npwp: Isian;
  kdInstitusi: Isian;
  namaPerguruanTinggi: Isian;
  /** 'pilih' fills kdFakultas from the list, 'ketik' fills namaFakultas. */
  fakultas: Isian;
  programStudi: Isian;
};

const tersembunyi: Isian = { tampil: false };
const pilih = (label: string): Isian => ({ tampil: true, label, cara: 'pilih' });
const ketik = (label: string): Isian => ({ tampil: true, label, cara: 'ketik' });

/**
 * Who is asked for an address: whoever comes from elsewhere; the house knows where its own are. A taxpayer's number has who
 * comes for a company or an office (GAP-171).
 */
export function aturanAlamat({
  kdStatus,
  kdInstitusi,
}: Pick<KeadaanProfil, 'kdStatus' | 'kdInstitusi'>): Pick<AturanProfil, 'alamat' | 'npwp'> {
  const umum = kdStatus === statusPengguna['Umum atau industri'];
  const luar = umum || kdStatus === statusPengguna['Mahasiswa atau peneliti institusi lain'];
  const bersamaPerusahaan = umum && kdInstitusi !== null && kdInstitusi !== kdInstitusiUniversitas;
  return {
    alamat: luar ? { tampil: true, label: 'Alamat', cara: 'alamat' } : tersembunyi,
    npwp: bersamaPerusahaan ? { tampil: true, label: 'NPWP', cara: 'npwp' } : tersembunyi,
  };
}

/**
 * Which fields of the profile form are shown, how each is filled in and what it is called (AUTH-15 to AUTH-27, CONF-34,
 * CONF-35). The form draws itself from this and the server checks by it. Status 5 hides the institution fields for every
 * e-mail address: lab staff belong to the house, also those who write from a consumer mail domain (NAV-36).
 */
export function aturanProfil(keadaan: KeadaanProfil): AturanProfil {
  const { kdStatus } = keadaan;
  const tetap = {
    kdStatus: pilih('Status'),
    nama: ketik('Nama lengkap'),
    noHp: { tampil: true, label: 'Nomor WhatsApp', cara: 'digit', min: 10, max: 14 } as const, // AUTH-20
    ...aturanAlamat(keadaan),
  };
  if (kdStatus === null || kdStatus === kdStatusStafLab)
    return {
      ...tetap,
      noInduk: tersembunyi,
      kdInstitusi: tersembunyi,
      namaPerguruanTinggi: tersembunyi,
      fakultas: tersembunyi,
      programStudi: tersembunyi,
    };
  return {
    ...tetap,
    noInduk: isianNoInduk(kdStatus),
    ...aturanInstitusi(keadaan),
  };
}

function aturanInstitusi({ internal, kdStatus, kdInstitusi, namaUniversitas }: KeadaanProfil) {
  const orangUniversitas = kdStatus === statusPengguna.Mahasiswa || kdStatus === kdStatusPegawai;
  const institusi: Isian = orangUniversitas
    ? { tampil: true, label: 'Instansi', cara: 'tetap', nilai: kdInstitusiUniversitas } // AUTH-21, AUTH-26
    : pilih('Instansi'); // AUTH-23
  const universitas = orangUniversitas || kdInstitusi === kdInstitusiUniversitas;
  if (!universitas)
    // AUTH-27. Until an institution is chosen nothing below it can be asked either.
    return {
      kdInstitusi: institusi,
      namaPerguruanTinggi: kdInstitusi === null ? tersembunyi : ketik('Nama instansi'),
      fakultas: tersembunyi,
      programStudi: tersembunyi,
    };
  const isi = internal ? pilih : ketik; // AUTH-22, AUTH-25
  return {
    kdInstitusi: institusi,
    namaPerguruanTinggi: internal
      ? ({ tampil: true, label: 'Nama perguruan tinggi', cara: 'tetap', nilai: namaUniversitas } as const)
      : ketik('Nama perguruan tinggi'),
    fakultas: isi('Fakultas'),
    programStudi: isi('Program studi'),
  };
}

/** What the person gave, as the form holds it and as POST user sends it. */
export type IsianProfil = {
  kdStatus: number | null;
  nama: string | null;
  noInduk: string | null;
  noHp: string | null;
  /**
   * Null is 'not said yet', which POST user takes: its documented callers know of no address (API-004), and whoever has none
   * is asked at the next sign-in. The screens never send it so: what is empty there is refused.
   */
  alamat: string | null;
  npwp: string | null;
  kdInstitusi: number | null;
  namaPerguruanTinggi: string | null;
  kdFakultas: number | null;
  namaFakultas: string | null;
  kdProgramStudi: number | null;
  namaProgramStudi: string | null;
};

export type HasilProfil<P> = { ok: true; profil: P } | { ok: false; errors: FieldError[] };

/** Reads what a person filled in by the rules above. */
export const bacaProfil = (
  keadaan: Omit<KeadaanProfil, 'kdStatus' | 'kdInstitusi'>,
  isian: IsianProfil,
): HasilProfil<IsianProfil> =>
  bacaMenurut(aturanProfil({ ...keadaan, kdStatus: isian.kdStatus, kdInstitusi: isian.kdInstitusi }), isian);

/** What an Admin corrects of a verified person (GAP-160): what they are and where they come from. */
export type IsianKoreksi = Omit<IsianProfil, 'nama' | 'noHp'>;

/** The form of a correction. A number is asked of everybody, of any length an Admin gives one (OFFICER-15, CONF-01). */
export const aturanKoreksi = (keadaan: KeadaanProfil): AturanProfil => ({
  ...aturanProfil(keadaan),
  nama: tersembunyi,
  noHp: tersembunyi,
  noInduk: {
    tampil: true,
    label: labelNoInduk(keadaan.kdStatus),
    cara: 'digit',
    min: 4,
    max: 16,
    juga: digitNip(keadaan.kdStatus),
  },
});

/** Reads a correction by those rules. */
export function bacaKoreksi(
  keadaan: Omit<KeadaanProfil, 'kdStatus' | 'kdInstitusi'>,
  isian: IsianKoreksi,
): HasilProfil<IsianKoreksi> {
  const aturan = aturanKoreksi({ ...keadaan, kdStatus: isian.kdStatus, kdInstitusi: isian.kdInstitusi });
  const hasil = bacaMenurut(aturan, { ...isian, nama: null, noHp: null });
  if (!hasil.ok) return hasil;
  const { nama: _nama, noHp: _noHp, ...profil } = hasil.profil;
  return { ok: true, profil };
}

/**
 * Hidden fields become null, fixed ones get their value whatever was sent, and every other must be there and fit. Whether a
 * chosen code exists only the lists can say. Names fields in code names.
 */
function bacaMenurut(aturan: AturanProfil, isian: IsianProfil): HasilProfil<IsianProfil> {
  const errors: FieldError[] = [];
  const baca = <V extends number | string>(
    field: keyof IsianProfil,
    rule: Isian,
    value: V | null,
  ): V | null => {
    if (!rule.tampil) return null;
    if (rule.cara === 'tetap') return rule.nilai as V;
    const hasil = skemaDari(rule).safeParse(value);
    if (hasil.success) return hasil.data as V | null;
    errors.push({ field, message: hasil.error.issues[0]?.message ?? kosong });
    return null;
  };
  const profil: IsianProfil = {
    kdStatus: baca('kdStatus', aturan.kdStatus, isian.kdStatus),
    nama: baca('nama', aturan.nama, isian.nama),
    noInduk: baca('noInduk', aturan.noInduk, isian.noInduk),
    noHp: baca('noHp', aturan.noHp, isian.noHp),
    alamat: baca('alamat', aturan.alamat, isian.alamat),
    npwp: baca('npwp', aturan.npwp, isian.npwp),
    kdInstitusi: baca('kdInstitusi', aturan.kdInstitusi, isian.kdInstitusi),
    namaPerguruanTinggi: baca('namaPerguruanTinggi', aturan.namaPerguruanTinggi, isian.namaPerguruanTinggi),
    ...bacaOrganisasi('Fakultas', aturan.fakultas),
    ...bacaOrganisasi('ProgramStudi', aturan.programStudi),
  };
  return errors.length === 0 ? { ok: true, profil } : { ok: false, errors };

  /** A faculty or programme is its code where it is chosen, its name where it is typed; never both from the caller. */
  function bacaOrganisasi<const O extends 'Fakultas' | 'ProgramStudi'>(which: O, rule: Isian) {
    const dipilih = rule.tampil && rule.cara === 'pilih';
    return {
      [`kd${which}`]: dipilih ? baca(`kd${which}`, rule, isian[`kd${which}`]) : null,
      [`nama${which}`]: dipilih ? null : baca(`nama${which}`, rule, isian[`nama${which}`]),
    } as Pick<IsianProfil, `kd${O}` | `nama${O}`>;
  }
}

/** What a field takes, and what it says of anything else. */
function skemaDari(rule: Exclude<Isian, { tampil: false } | { cara: 'tetap' }>): z.ZodType {
  switch (rule.cara) {
    case 'pilih':
      return z.number(kosong);
    case 'digit':
      return digit(rule.min, rule.max, rule.juga);
    case 'alamat':
      return alamat().nullable();
    case 'npwp':
      return npwpOpsional();
    default:
      return teks(200);
  }
}
