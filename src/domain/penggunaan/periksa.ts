import { caraHitung } from '#domain/barang/rules.ts';
import { jenisBarang, kunciBarang, type Barang } from '#domain/barang/schema.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { kosong, maksRupiah } from '#domain/core/fields.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { hargaBarisPenggunaan, type BarisDiisi } from './rules.ts';
import { periksaWaktu, waktuBaris, waktuBertemu } from './waktu.ts';

/* What is typed is judged where it is typed and where it arrives: lists and readers do without it. */

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
