import { kunciBarang, jenisBarang, type Barang, type RujukanBarang } from '#domain/barang/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import type { Role } from '#domain/core/roles.ts';
import { kodeDitunggu, stateByCode } from '#domain/core/workflow.ts';
import { jenisPembiayaan, type Pembiayaan } from '#domain/pembayaran/schema.ts';
import { jenisPenelitian } from './keadaan.ts';
import { petugasLab, petugasTambahan } from '#domain/penggunaan/pelaku.ts';
import type { Penelitian } from './schema.ts';
import { kodeDaftar, penelitianWorkflow } from './workflow.ts';

/** REG-25, CONST-08: what a list of lecturers offers besides lecturers. */
export const dosenTidakAda = '0';
export const dosenLainnya = '999';

/** CONST-07: study programmes whose research has a place on the map. */
const prodiBerpeta: readonly number[] = [613, 615, 616, 924];
export const perluPeta = (kdProgramStudi: number | null): boolean =>
  kdProgramStudi !== null && prodiBerpeta.includes(kdProgramStudi);

/** GAP-104 */
const selesaiSebelumMulai = 'Tanggal selesai tidak boleh sebelum tanggal mulai';
const mulaiSebelumHariIni = 'Tanggal mulai tidak boleh sebelum hari ini';

/** A code of W2 as an answer shows it. */
export function statusPenelitian(kode: number): Penelitian['statusSubmission'] {
  const state = penelitianWorkflow.states[stateByCode(penelitianWorkflow, kode)];
  return {
    kdStatusPengajuan: state.code,
    statusPengajuan: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
}

type Waktu = {
  tglMulai?: string | undefined;
  tglSelesai?: string | undefined;
  jamMulai?: string | undefined;
  jamSelesai?: string | undefined;
};

/**
 * When a laboratory is used (REG-30 to REG-32, LABORAN-07): both days, not backwards, and hours of a day either both or
 * neither. `mulaiLama`: what the start was before, which may lie in the past (GAP-144).
 */
export function periksaWaktu(
  { tglMulai, tglSelesai, jamMulai, jamSelesai }: Waktu,
  { begun, mulaiLama = null }: { begun: Date; mulaiLama?: string | null },
): FieldError[] {
  const errors: FieldError[] = [];
  if (!tglMulai) errors.push({ field: 'tgl_mulai', message: kosong });
  if (!tglSelesai) errors.push({ field: 'tgl_selesai', message: kosong });
  if (tglMulai && tglMulai !== mulaiLama && tglMulai < labDay(begun))
    errors.push({ field: 'tgl_mulai', message: mulaiSebelumHariIni });
  if (tglMulai && tglSelesai && tglSelesai < tglMulai)
    errors.push({ field: 'tgl_selesai', message: selesaiSebelumMulai });
  if (jamMulai && !jamSelesai) errors.push({ field: 'jam_selesai', message: kosong });
  if (jamSelesai && !jamMulai) errors.push({ field: 'jam_mulai', message: kosong });
  if (jamMulai && jamSelesai && jamSelesai <= jamMulai)
    errors.push({ field: 'jam_selesai', message: 'Jam selesai harus setelah jam mulai' });
  return errors;
}

/** Who pays (REG-27 to REG-29): a lecturer by number, with a name where the list has none, or somebody else by name. */
export function periksaPembiayaan(isi: Pembiayaan, { internal }: { internal: boolean }): FieldError[] {
  if (!internal && isi.idJenisPembiayaan !== jenisPembiayaan.sendiri)
    return [
      { field: 'id_jenis_pembiayaan', message: 'Pendaftar dari luar hanya dapat membiayai sendiri.' }, // REG-21
    ];
  if (isi.idJenisPembiayaan === jenisPembiayaan.dosen) {
    if (!isi.nikDosenPembiayaan || isi.nikDosenPembiayaan === dosenTidakAda)
      return [{ field: 'nik_dosen_pembiayaan', message: kosong }];
    if (isi.nikDosenPembiayaan === dosenLainnya && !isi.namaDosenPembiayaan)
      return [{ field: 'nama_dosen_pembiayaan', message: kosong }];
  }
  if (isi.idJenisPembiayaan === jenisPembiayaan.lainnya && !isi.namaPembiayaan)
    return [{ field: 'nama_pembiayaan', message: kosong }];
  return [];
}

/** What of who pays is kept: only what its kind asks for. */
export const pembiayaanDari = ({
  idJenisPembiayaan,
  nikDosenPembiayaan,
  namaDosenPembiayaan,
  namaPembiayaan,
}: Pembiayaan): Pembiayaan => ({
  idJenisPembiayaan,
  nikDosenPembiayaan: idJenisPembiayaan === jenisPembiayaan.dosen ? nikDosenPembiayaan : null,
  namaDosenPembiayaan: idJenisPembiayaan === jenisPembiayaan.dosen ? namaDosenPembiayaan : null,
  namaPembiayaan: idJenisPembiayaan === jenisPembiayaan.lainnya ? namaPembiayaan : null,
});

type Rencana = Waktu & {
  idLaboratorium: number;
  alat: readonly number[];
  bahan: readonly number[];
  instrumen: readonly number[];
};

/** The tools, materials and instruments a plan names, each with its place in the form. */
export const barangRencana = ({ alat, bahan, instrumen }: Omit<Rencana, keyof Waktu | 'idLaboratorium'>) => [
  ...alat.map((id, at) => ({ idJenisBarang: jenisBarang.alat, id, field: `alat[${at}]` })),
  ...bahan.map((id, at) => ({ idJenisBarang: jenisBarang.bahan, id, field: `bahan[${at}]` })),
  ...instrumen.map((id, at) => ({ idJenisBarang: jenisBarang.instrumen, id, field: `instrumen[${at}]` })),
];

/** Whether what a plan names is there and of its laboratory (REG-33); `barang` are the active ones it may be. */
export function periksaBarangRencana(
  semua: readonly (RujukanBarang & { field: string })[],
  idLaboratorium: number,
  barang: ReadonlyMap<string, Pick<Barang, 'idLaboratorium'>>,
): FieldError[] {
  const dikenal = new Set<string>();
  return semua.flatMap((satu): FieldError[] => {
    const kunci = kunciBarang(satu);
    if (dikenal.has(kunci)) return [{ field: satu.field, message: 'Barang ini sudah dipilih.' }];
    dikenal.add(kunci);
    return barang.get(kunci)?.idLaboratorium === idLaboratorium
      ? []
      : [{ field: satu.field, message: 'Pilih barang dari laboratorium ini.' }];
  });
}

type Pendaftaran = Pembiayaan &
  Waktu & {
    idJenisPenelitian: number;
    nikDosen: string | null;
    namaDosen: string | null;
    idPetaPenelitian?: number | undefined;
    rencanaPenggunaan: readonly Rencana[];
    tempatPenelitian: string | null;
    filePersetujuanDosen?: unknown;
    fileProposal?: unknown;
    fileSertifikatPelatihan?: unknown;
  };

/**
 * What the schema of a registration cannot know (REG-20 to REG-38): who registers decides on lecturer, money and documents,
 * the kind of research on plan rows or place. Field names as sent. What lists hold (laboratories, things, lecturers) is
 * judged where they are.
 */
export function periksaPenelitian(
  isi: Pendaftaran,
  pokok: { internal: boolean; kdProgramStudi: number | null; begun: Date },
): FieldError[] {
  const diLaboratorium = isi.idJenisPenelitian === jenisPenelitian.laboratorium;
  return [
    ...periksaDosen(isi, pokok),
    ...periksaPembiayaan(isi, pokok),
    ...(perluPeta(pokok.kdProgramStudi) && isi.idPetaPenelitian === undefined
      ? [{ field: 'id_peta_penelitian', message: kosong }] // REG-24
      : []),
    ...(diLaboratorium ? periksaRencana(isi, pokok) : periksaTempat(isi, pokok)),
    ...(diLaboratorium ? periksaDokumen(isi, pokok) : []),
  ];
}

/** REG-20, REG-21, REG-25, REG-26: a lecturer from the list, or a name. */
function periksaDosen(
  { nikDosen, namaDosen }: Pendaftaran,
  { internal }: { internal: boolean },
): FieldError[] {
  if (!internal) return namaDosen ? [] : [{ field: 'nama_dosen', message: kosong }];
  if (!nikDosen) return [{ field: 'nik_dosen', message: kosong }];
  return nikDosen === dosenLainnya && !namaDosen ? [{ field: 'nama_dosen', message: kosong }] : [];
}

function periksaRencana({ rencanaPenggunaan }: Pendaftaran, pokok: { begun: Date }): FieldError[] {
  if (rencanaPenggunaan.length === 0)
    return [
      { field: 'rencana_penggunaan', message: 'Isi paling sedikit satu rencana penggunaan laboratorium.' },
    ];
  return rencanaPenggunaan.flatMap((satu, at) =>
    periksaWaktu(satu, pokok).map(({ field, message }) => ({
      field: `rencana_penggunaan[${at}][${field}]`,
      message,
    })),
  );
}

/** REG-34 */
const periksaTempat = (isi: Pendaftaran, pokok: { begun: Date }): FieldError[] => [
  ...(isi.tempatPenelitian ? [] : [{ field: 'tempat_penelitian', message: kosong }]),
  ...periksaWaktu(isi, pokok),
];

/** REG-36 to REG-38 */
function periksaDokumen(isi: Pendaftaran, { internal }: { internal: boolean }): FieldError[] {
  const wajib = [
    internal
      ? { field: 'file_persetujuan_dosen', ada: isi.filePersetujuanDosen }
      : { field: 'file_proposal', ada: isi.fileProposal },
    { field: 'file_sertifikat_pelatihan', ada: isi.fileSertifikatPelatihan },
  ];
  return wajib.flatMap(({ field, ada }) => (ada ? [] : [{ field, message: kosong }]));
}

/** The codes of the list that a call asks for, or null for every code: a history, or nothing said (GAP-84, GAP-107). */
export function kodeDaftarDari({
  role,
  flagPenggunaan,
  flagRiwayat,
}: {
  role?: Role | undefined;
  flagPenggunaan?: boolean | undefined;
  flagRiwayat?: boolean | undefined;
}): readonly number[] | null {
  if (flagRiwayat) return null;
  if (flagPenggunaan) return kodeDaftar.penggunaan;
  if (role === 'Kalab') return kodeDaftar.kalab;
  return role === 'Laboran' || role === 'Petugas pembayaran' ? kodeDaftar.laboran : null;
}

/** The codes at which research waits for somebody of this role in its laboratory; what its registrant is awaited for is none of them (GAP-151). */
export const kodeMenungguPetugas = (role: Role): number[] =>
  kodeDitunggu(
    penelitianWorkflow,
    (_, { roles, who }) => (who === petugasLab || who === petugasTambahan) && roles.includes(role),
  );
