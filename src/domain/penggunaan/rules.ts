import { caraHitung, durasiSatuan, jumlahUnit, lewatTanggal, tarifBarang } from '#domain/barang/rules.ts';
import { kunciBarang, type Barang, type IdJenisBarang } from '#domain/barang/schema.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import { hargaTakaran, jumlahkan } from '#domain/core/takaran.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { BarisPenggunaan, Penambahan, PengembalianAlat, TotalBaris } from './schema.ts';
import { lamaMenit, waktuBaris, type BarisBerwaktu } from './waktu.ts';
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
