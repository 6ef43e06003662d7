import { caraHitung, durasiSatuan, jumlahUnit, lewatTanggal, tarifBarang } from '#domain/barang/rules.ts';
import { jenisBarang, kunciBarang, type Barang, type IdJenisBarang } from '#domain/barang/schema.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { kosong, maksRupiah } from '#domain/core/fields.ts';
import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import { hargaTakaran, jumlahkan } from '#domain/core/takaran.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { BarisPenggunaan, Penambahan, PengembalianAlat, TotalBaris } from './schema.ts';
import { lamaMenit, periksaWaktu, waktuBaris, waktuBertemu, type BarisBerwaktu } from './waktu.ts';
import { penambahanWorkflow } from './workflow.ts';

/** A code of W3 as an answer shows it. */
export function statusPenambahan(
  kode: number,
): Pick<Penambahan, 'kdStatusPengajuan' | 'statusPengajuan' | 'prosesSelanjutnya'> {
  const state = penambahanWorkflow.states[stateByCode(penambahanWorkflow, kode)];
  return {
    kdStatusPengajuan: state.code,
    statusPengajuan: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
}

/** A line as it was typed. */
export type BarisDiisi = {
  idJenisBarang: IdJenisBarang;
  idBarang: number;
  idLaboratorium?: number | undefined;
  jlhPenggunaan?: number | undefined;
  jamMulai?: string | undefined;
  jamSelesai?: string | undefined;
  /** Of an overnight run (GAP-156); else it ends on the day of the addition. */
  tglSelesai?: string | undefined;
};

/** An addition as it was typed. */
export type IsiPenambahan = { tglPenggunaan: string; penggunaan: readonly BarisDiisi[] };

/** The research an addition is for, as far as its lines are judged by it. */
export type PokokPenambahan = {
  /** Whose a line is that names none. */
  idLaboratorium: number;
  tglMulai: string;
  tglSelesai: string;
  /** An addition that is there stays with its laboratory (GAP-154). */
  tetap?: boolean;
};

/** GAP-72: a day of the approved period. */
export const periksaHari = (
  tglPenggunaan: string,
  { tglMulai, tglSelesai }: Pick<PokokPenambahan, 'tglMulai' | 'tglSelesai'>,
): FieldError[] =>
  tglPenggunaan >= tglMulai && tglPenggunaan <= tglSelesai
    ? []
    : [
        {
          field: 'tgl_penggunaan',
          message: 'Tanggal penggunaan harus berada dalam masa penggunaan yang disetujui.',
        },
      ];

/**
 * What the schema of an addition cannot know: each line is of something its laboratory has (GAP-154), counted as that is
 * counted (USAGE-05 to USAGE-10, CONF-42, CONF-43), its time not backwards (GAP-72, GAP-156), and no instrument twice at one time.
 * `barang` are the active ones. Field names as sent.
 */
export function periksaBarisPenggunaan(
  { tglPenggunaan, penggunaan: semua }: IsiPenambahan,
  { idLaboratorium, tglSelesai: akhirMasa, tetap = false }: Omit<PokokPenambahan, 'tglMulai'>,
  barang: ReadonlyMap<string, Barang>,
): FieldError[] {
  return semua.flatMap((baris, at): FieldError[] => {
    const satu = barang.get(kunciBarang({ idJenisBarang: baris.idJenisBarang, id: baris.idBarang }));
    const salah = (field: string, message: string) => ({ field: `penggunaan[${at}][${field}]`, message });
    const milik = baris.idLaboratorium ?? idLaboratorium;
    if (tetap && milik !== idLaboratorium) return [salah('id_laboratorium', laboratoriumTetap)];
    if (satu?.idLaboratorium !== milik)
      return [salah('id_barang', 'Pilih barang dari laboratorium baris ini.')];
    const cara = caraHitung(satu);
    const errors: FieldError[] = [];
    const jumlahSalah = cara === 'waktu' ? null : jumlahKeliru(satu, baris.jlhPenggunaan);
    if (jumlahSalah) errors.push(salah('jlh_penggunaan', jumlahSalah));
    const berwaktu = { ...baris, tglPenggunaan };
    if (cara !== 'jumlah')
      errors.push(
        ...periksaWaktu(berwaktu, { bolehLebih: cara === 'waktu', akhirMasa }).map(({ field, message }) =>
          salah(field, message),
        ),
      );
    if (errors.length === 0 && hargaBarisPenggunaan(berwaktu, satu, termahal(satu)).hargaTotal > maksRupiah)
      errors.push(salah('jlh_penggunaan', terlaluMahal));
    const bertemu = (lain: BarisDiisi) => samaInstrumen(lain, baris) && samaWaktu(tglPenggunaan, lain, baris);
    if (errors.length === 0 && cara !== 'jumlah' && semua.slice(0, at).some(bertemu))
      errors.push(salah('jam_mulai', 'Waktu ini bertemu dengan baris lain untuk instrumen yang sama.'));
    return errors;
  });
}

const laboratoriumTetap =
  'Penambahan ini milik satu laboratorium. Catat barang laboratorium lain sebagai penambahan baru.';

/** Tools, plates and formulas are whole, and of a material that is counted by the piece there is no half (GAP-155). */
function jumlahKeliru(barang: Barang, jumlah: number | undefined): string | null {
  if (jumlah === undefined) return kosong;
  if (barang.idJenisBarang !== jenisBarang.bahan)
    return Number.isInteger(jumlah) ? null : 'Isi dengan bilangan bulat.';
  return barang.dihitungSatuan && jumlah < 1 ? `Paling sedikit 1 ${barang.satuan}.` : null;
}

const terlaluMahal = `Satu baris paling banyak bernilai ${formatRupiah(maksRupiah)}. Periksa jumlah dan tarifnya.`;
const termahal = ({ tarifInternal, tarifEksternal }: Barang): GolonganTarif =>
  tarifInternal > tarifEksternal ? 'internal' : 'eksternal';

const samaInstrumen = (a: BarisDiisi, b: BarisDiisi): boolean =>
  a.idJenisBarang === b.idJenisBarang && a.idBarang === b.idBarang;

function samaWaktu(tglPenggunaan: string, a: BarisDiisi, b: BarisDiisi): boolean {
  const [satu, lain] = [a, b].map((baris) => waktuBaris({ ...baris, tglPenggunaan }));
  return !!satu && !!lain && waktuBertemu(satu, lain);
}

/** What a line of this day counts and costs at this tariff today (GAP-13, GAP-14). */
export function hargaBarisPenggunaan(
  baris: BarisBerwaktu & Pick<BarisDiisi, 'jlhPenggunaan'>,
  barang: Barang,
  golongan: GolonganTarif,
): { jumlah: number; hargaSatuan: number; hargaTotal: number } {
  const waktu = waktuBaris(baris);
  const jumlah = jumlahUnit(barang, {
    jumlah: baris.jlhPenggunaan ?? null,
    menit: waktu && lamaMenit(waktu),
  });
  const hargaSatuan = tarifBarang(barang, golongan);
  return { jumlah, hargaSatuan, hargaTotal: hargaTakaran(jumlah, hargaSatuan) };
}

/** What a line keeps of what it is of, from when it was written. */
type Tercatat = Pick<BarisPenggunaan, 'kdBarang' | 'namaBarang' | 'satuan' | 'hargaSatuan'>;

/**
 * A thing as a line has it: called and counted as when the line was written. Its price is that of today (GAP-14), unless it is
 * counted in something else today: then what one cost in the unit of the line.
 */
export const barangTercatat = <B extends Barang>(
  barang: B,
  { kdBarang, namaBarang, satuan, hargaSatuan }: Tercatat,
): B => ({
  ...barang,
  kdBarang,
  namaBarang,
  ...(satuan === barang.satuan
    ? {}
    : {
        satuan,
        // What the other unit was is not known any more.
        dihitungSatuan: false,
        durasi: barang.durasi === null ? null : durasiSatuan(satuan),
        tarifInternal: hargaSatuan,
        tarifEksternal: hargaSatuan,
      }),
});

/** Things by their key, those that are in these lines as the lines have them. */
export const menurutBaris = <B extends Barang>(
  barang: ReadonlyMap<string, B>,
  semua: readonly (Tercatat & Pick<BarisPenggunaan, 'idJenisBarang' | 'idBarang'>)[],
): ReadonlyMap<string, B> => {
  const tercatat = semua.flatMap((baris) => {
    const kunci = kunciBarang({ idJenisBarang: baris.idJenisBarang, id: baris.idBarang });
    const satu = barang.get(kunci);
    return satu ? [[kunci, barangTercatat(satu, baris)] as const] : [];
  });
  return new Map([...barang, ...tercatat]);
};

/** Whether a line books its instrument for a time of the day. */
export const memesanWaktu = (barang: Pick<Barang, 'idJenisBarang' | 'satuan'>): boolean =>
  caraHitung(barang) !== 'jumlah';

/**
 * Why things cannot be given out, or null: materials each with what there is and what is asked (GAP-15), and what is past
 * its date unless an officer answers for it. `diminta` are amounts by the key of the thing, less what the addition holds
 * already.
 */
export function pemberianDitolak(
  diminta: ReadonlyMap<string, number>,
  barang: ReadonlyMap<string, Barang>,
  { tglPenggunaan, dikecualikan }: { tglPenggunaan: string; dikecualikan: boolean },
): { code: 'STOK' | 'LEWAT'; info: string } | null {
  const semua = [...diminta].flatMap(([kunci, jumlah]) => {
    const satu = barang.get(kunci);
    return satu && jumlah > 0 ? [{ satu, jumlah }] : [];
  });
  const kurang = semua.flatMap(({ satu, jumlah }) =>
    satu.jmlStok !== null && satu.jmlStok < jumlah
      ? [
          `${satu.namaBarang} tersisa ${formatNumber(satu.jmlStok)} ${satu.satuan}, diminta ${formatNumber(jumlah)}`,
        ]
      : [],
  );
  const lewat = semua.flatMap(({ satu }) => {
    const kata = dikecualikan ? null : lewatTanggal(satu, tglPenggunaan);
    return kata ? [`${satu.namaBarang} ${kata}`] : [];
  });
  if (kurang.length + lewat.length === 0) return null;
  return {
    code: kurang.length > 0 ? 'STOK' : 'LEWAT',
    info: [
      `${lewat.length > 0 ? 'Tidak' : 'Bahan tidak'} dapat diberikan: ${[...kurang, ...lewat].join('; ')}.`,
      ...(lewat.length > 0 ? [bilaLewat] : []),
    ].join(' '),
  };
}

/**
 * Why materials can neither be given out nor put back, or null: they are counted in something else than when these lines were
 * written, and an amount of the one is none of the other. `satuan` is that of the lines, by the key of the thing.
 */
export function satuanBerubah(
  selisih: ReadonlyMap<string, number>,
  barang: ReadonlyMap<string, Barang>,
  satuan: ReadonlyMap<string, string | null>,
): { code: 'STOK'; info: string } | null {
  const berubah = [...selisih].flatMap(([kunci, jumlah]) => {
    const satu = barang.get(kunci);
    const lama = satuan.get(kunci);
    return satu && satu.jmlStok !== null && jumlah !== 0 && lama !== satu.satuan
      ? [`${satu.namaBarang} sekarang dihitung dalam ${satu.satuan}, di penambahan ini dalam ${lama}`]
      : [];
  });
  return berubah.length === 0
    ? null
    : {
        code: 'STOK',
        info: `Stok tidak dapat dihitung: ${berubah.join('; ')}. Kembalikan satuannya di data induk, atau tolak penambahan ini supaya ditulis lagi.`,
      };
}

const bilaLewat =
  'Yang lewat tanggal hanya dipakai bila Laboran atau Kalab laboratorium ini menuliskan alasannya.';

type Kembali = { jlhKembali: number; jlhRusak: number; jlhDiganti: number };

/** How many tools of a row are neither back nor broken nor replaced (GAP-71). */
export const belumKembali = ({
  jlhPenggunaan,
  jlhKembali,
  jlhRusak,
  jlhDiganti,
}: Pick<PengembalianAlat, 'jlhPenggunaan' | keyof Kembali>): number =>
  jlhPenggunaan - jlhKembali - jlhRusak - jlhDiganti;

/** A row never says of more tools than were lent (GAP-71). Field names as sent. */
export const periksaPengembalian = (isi: Kembali, jlhPenggunaan: number, at: number): FieldError[] =>
  isi.jlhKembali + isi.jlhRusak + isi.jlhDiganti > jlhPenggunaan
    ? [
        {
          field: `pengembalian[${at}][jlh_kembali]`,
          message: `Kembali, rusak, dan diganti bersama-sama tidak boleh melebihi ${formatNumber(jlhPenggunaan)}.`,
        },
      ]
    : [];

/** GAP-73, GAP-105: what is added comes after the old end, and does not go backwards. */
export function periksaPerpanjangan(
  { tglMulai, tglSelesai }: { tglMulai?: string | undefined; tglSelesai: string },
  akhirLama: string,
): FieldError[] {
  if (tglSelesai <= akhirLama)
    return [{ field: 'tgl_selesai', message: 'Tanggal selesai yang baru harus setelah yang lama.' }];
  if (tglMulai !== undefined && tglMulai <= akhirLama)
    return [{ field: 'tgl_mulai', message: 'Waktu tambahan dimulai setelah tanggal selesai yang lama.' }];
  return tglMulai !== undefined && tglSelesai < tglMulai
    ? [{ field: 'tgl_selesai', message: 'Tanggal selesai tidak boleh sebelum tanggal mulai' }]
    : [];
}

/** What a research used in all (USAGE-02): approved lines, those of one thing in one unit at one price as one, and what they cost. */
export function totalPenggunaan(penambahan: readonly Pick<Penambahan, 'kdStatusPengajuan' | 'baris'>[]): {
  baris: TotalBaris[];
  total: number;
} {
  const hasil = new Map<string, TotalBaris>();
  const disetujui = penambahan.filter(
    ({ kdStatusPengajuan }) => kdStatusPengajuan === penambahanWorkflow.states.disetujui.code,
  );
  for (const satu of disetujui.flatMap(({ baris }) => baris)) {
    const kunci = `${kunciBarang({ idJenisBarang: satu.idJenisBarang, id: satu.idBarang })} ${satu.hargaSatuan} ${satu.satuan}`;
    const dulu = hasil.get(kunci) ?? { ...satu, jlhPenggunaan: 0, hargaTotal: 0, rincian: [] };
    hasil.set(kunci, {
      ...dulu,
      jamMulai: null,
      jamSelesai: null,
      jlhPenggunaan: jumlahkan(dulu.jlhPenggunaan, satu.jlhPenggunaan),
      hargaTotal: dulu.hargaTotal + satu.hargaTotal,
      rincian: [...dulu.rincian, satu],
    });
  }
  const baris = [...hasil.values()];
  return { baris, total: baris.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0) };
}

/** Whether a search finds any of these by its name, code or kind (GAP-70). */
export const cocokBarang = (
  semua: readonly Pick<BarisPenggunaan, 'namaBarang' | 'kdBarang' | 'namaJenisBarang'>[],
  search: string | undefined,
): boolean => {
  const cari = search?.toLowerCase() ?? '';
  return (
    cari === '' ||
    semua.some(({ namaBarang, kdBarang, namaJenisBarang }) =>
      [namaBarang, kdBarang, namaJenisBarang].some((kata) => kata.toLowerCase().includes(cari)),
    )
  );
};
