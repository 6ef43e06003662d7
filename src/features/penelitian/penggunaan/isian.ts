import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { caraHitung } from '#domain/barang/rules.ts';
import { kunciBarang, type Barang, type IdJenisBarang } from '#domain/barang/schema.ts';
import { addDays, daysBetween, labDay } from '#domain/core/clock.ts';
import { fromWire } from '#domain/core/wire.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { TambahBody } from '#domain/penelitian/penggunaan.ts';
import { periksaBarisPenggunaan, periksaHari, type PokokPenambahan } from '#domain/penggunaan/periksa.ts';
import { hargaBarisPenggunaan } from '#domain/penggunaan/rules.ts';
import type { BarisPenggunaan, Penambahan } from '#domain/penggunaan/schema.ts';
import type { Baris } from '#data/baris.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';

/** What the form knows of tools, materials and instruments, by `kunciBarang`. */
export type BarangPilihan = ReadonlyMap<string, Barang>;

/** One line as it is typed; `kunci` tells it apart on screen. */
export type IsianBaris = {
  kunci: string;
  /** Whose it is (GAP-154); older drafts do not say: the research's. */
  idLaboratorium?: number | undefined;
  idJenisBarang: IdJenisBarang | null;
  idBarang: number | null;
  jlhPenggunaan: number | '';
  jamMulai: string;
  jamSelesai: string;
  /** How many days later it ends (GAP-156), so that it follows the day of the addition; older drafts do not say. */
  hariLebih?: number | undefined;
};

/** What is typed about an addition; the same as its draft holds. The decision is asked of its verifier only. */
export type IsianPenambahan = {
  /** So that a draft knows the research its addition belongs to. */
  uuidPenelitian: string;
  tglPenggunaan: string;
  penggunaan: IsianBaris[];
  /** '' before its verifier has chosen. */
  flagPersetujuan: 1 | 2 | '';
  catatan: string;
  /** Why what is past its date is used all the same; asked of whom it is asked only. */
  alasanPengecualian: string;
};

export const barisKosong = (): IsianBaris => ({
  kunci: uuidv7(),
  idJenisBarang: null,
  idBarang: null,
  jlhPenggunaan: '',
  jamMulai: '',
  jamSelesai: '',
});

/** An empty line, dated today while that is a day of the approved period (GAP-72). */
export function penambahanKosong(
  { uuid, tglMulai, tglSelesai }: Pick<Penelitian, 'uuid' | 'tglMulai' | 'tglSelesai'>,
  now: Date,
  idLaboratorium?: number,
): IsianPenambahan {
  const hariIni = labDay(now);
  return {
    uuidPenelitian: uuid,
    tglPenggunaan: hariIni >= tglMulai && hariIni <= tglSelesai ? hariIni : '',
    penggunaan: [{ ...barisKosong(), idLaboratorium }],
    flagPersetujuan: 1, // USAGE-13
    catatan: '',
    alasanPengecualian: '',
  };
}

/** What an addition says, to be changed or verified; its note was somebody else's word. */
export const isianDari = ({ tglPenggunaan, baris }: Penambahan, uuidPenelitian: string): IsianPenambahan => ({
  uuidPenelitian,
  tglPenggunaan,
  penggunaan: baris.map(isianBaris),
  flagPersetujuan: 1,
  catatan: '',
  alasanPengecualian: '',
});

const isianBaris = (baris: BarisPenggunaan): IsianBaris => {
  const { tglPenggunaan, tglSelesai } = baris;
  const { uuid, idLaboratorium, idJenisBarang, idBarang } = baris;
  const { satuan, jlhPenggunaan, jamMulai, jamSelesai } = baris;
  return {
    kunci: uuid,
    idLaboratorium,
    idJenisBarang,
    idBarang,
    // Of what is booked by the minute the amount follows from the time (CONF-43).
    jlhPenggunaan: caraHitung({ idJenisBarang, satuan }) === 'waktu' ? '' : jlhPenggunaan,
    jamMulai: jamMulai ?? '',
    jamSelesai: jamSelesai ?? '',
    hariLebih: daysBetween(tglPenggunaan, tglSelesai ?? tglPenggunaan),
  };
};

type Body = z.input<typeof TambahBody>;

const teks = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A refused or never sent addition as it was typed; one whose verifier sent no lines has those of the addition. */
export function isianDariTulisan({ body }: Pick<Baris, 'body'>, baru: IsianPenambahan): IsianPenambahan {
  const isi = fromWire(body) as Partial<Body> & { flagPersetujuan?: unknown };
  // A withdrawal has no lines to go on with.
  const dikirim = isi.penggunaan?.length ? isi.penggunaan : undefined;
  return {
    uuidPenelitian: baru.uuidPenelitian,
    tglPenggunaan: isi.tglPenggunaan ?? baru.tglPenggunaan,
    penggunaan:
      dikirim?.map((satu) => ({
        kunci: uuidv7(),
        idLaboratorium: Number(satu.idLaboratorium) || undefined,
        idJenisBarang: (Number(satu.idJenisBarang) || null) as IdJenisBarang | null,
        idBarang: Number(satu.idBarang) || null,
        jlhPenggunaan: Number(satu.jlhPenggunaan) || '',
        jamMulai: teks(satu.jamMulai),
        jamSelesai: teks(satu.jamSelesai),
        hariLebih:
          teks(satu.tglSelesai) && isi.tglPenggunaan
            ? daysBetween(isi.tglPenggunaan, teks(satu.tglSelesai))
            : 0,
      })) ?? baru.penggunaan,
    flagPersetujuan: Number(isi.flagPersetujuan) === 2 ? 2 : 1,
    catatan: isi.catatan ?? '',
    alasanPengecualian: teks(isi.alasanPengecualian),
  };
}

/** The day on which a line ends, as the call takes it: null when it is that of the addition. */
export const tglSelesaiDari = (tglPenggunaan: string, { hariLebih = 0 }: IsianBaris): string | null =>
  tglPenggunaan && hariLebih > 0 ? addDays(tglPenggunaan, hariLebih) : null;

/** The lines as the call takes them; what is still empty its schema refuses by name. */
export const barisBody = (
  { tglPenggunaan, penggunaan }: Pick<IsianPenambahan, 'tglPenggunaan' | 'penggunaan'>,
  idLaboratorium: number,
): Body['penggunaan'] =>
  penggunaan.map((satu) => ({
    idJenisBarang: satu.idJenisBarang,
    idBarang: satu.idBarang,
    idLaboratorium: satu.idLaboratorium ?? idLaboratorium,
    jlhPenggunaan: satu.jlhPenggunaan === '' ? null : satu.jlhPenggunaan,
    jamMulai: satu.jamMulai || null,
    jamSelesai: satu.jamSelesai || null,
    tglSelesai: tglSelesaiDari(tglPenggunaan, satu),
  })) as Body['penggunaan'];

/** What a line is of, once it says so. */
export const barangDari = (
  { idJenisBarang, idBarang }: Pick<IsianBaris, 'idJenisBarang' | 'idBarang'>,
  barang: BarangPilihan,
): Barang | undefined =>
  idJenisBarang === null || idBarang === null
    ? undefined
    : barang.get(kunciBarang({ idJenisBarang, id: idBarang }));

/** A line of this day as the rules of usage judge it; null until it says what it is of. */
function diisi(isian: IsianBaris, tglPenggunaan: string) {
  const { idLaboratorium, idJenisBarang, idBarang, jlhPenggunaan, jamMulai, jamSelesai } = isian;
  if (idJenisBarang === null || idBarang === null) return null;
  return {
    idLaboratorium,
    idJenisBarang,
    idBarang,
    jlhPenggunaan: jlhPenggunaan === '' ? undefined : jlhPenggunaan,
    jamMulai: jamMulai || undefined,
    jamSelesai: jamSelesai || undefined,
    tglSelesai: tglSelesaiDari(tglPenggunaan, isian) ?? undefined,
  };
}

/** What the call's schema cannot know: the approved period, and how each thing is counted (USAGE-07, USAGE-08, GAP-72). */
export function penambahanKeliru(
  { tglPenggunaan, penggunaan }: IsianPenambahan,
  record: PokokPenambahan,
  barang: BarangPilihan,
): FieldErrors {
  const hari = tglPenggunaan ? periksaHari(tglPenggunaan, record) : [];
  const lines = penggunaan.map((satu) => diisi(satu, tglPenggunaan));
  // A line without a thing is the schema's to refuse, and has nothing to be judged by.
  const lengkap = lines.flatMap((satu, at) => (satu ? [{ satu, at }] : []));
  const baris = periksaBarisPenggunaan(
    { tglPenggunaan, penggunaan: lengkap.map(({ satu }) => satu) },
    record,
    barang,
  ).map(({ field, message }) => ({
    field: field.replace(/^penggunaan\[(\d+)\]/, (_, ke: string) => `penggunaan[${lengkap[Number(ke)]!.at}]`),
    message,
  }));
  return errorsOfRefusal([...hari, ...baris]);
}

/** What a line of this day costs at this tariff as far as it is filled in (GAP-13). */
export function hargaIsian(
  isian: IsianBaris,
  tglPenggunaan: string,
  barang: BarangPilihan,
  golongan: GolonganTarif,
): { jumlah: number; hargaSatuan: number; hargaTotal: number } | null {
  const satu = barangDari(isian, barang);
  const lines = diisi(isian, tglPenggunaan);
  return satu && lines ? hargaBarisPenggunaan({ ...lines, tglPenggunaan }, satu, golongan) : null;
}

/** The running total of an addition. */
export const totalIsian = (
  { tglPenggunaan, penggunaan }: Pick<IsianPenambahan, 'tglPenggunaan' | 'penggunaan'>,
  barang: BarangPilihan,
  golongan: GolonganTarif,
): number =>
  penggunaan.reduce(
    (sum, satu) => sum + (hargaIsian(satu, tglPenggunaan, barang, golongan)?.hargaTotal ?? 0),
    0,
  );

/** Another thing in a line: what was counted of the last one means nothing for it. */
export const gantiBarang = (baris: IsianBaris, ganti: Partial<IsianBaris>): IsianBaris => ({
  ...barisKosong(),
  ...baris,
  jlhPenggunaan: '',
  jamMulai: '',
  jamSelesai: '',
  hariLebih: 0,
  ...ganti,
});

export const alasanTetapDipakai = 'Alasan tetap dipakai';

const namaKolom: Record<string, string> = {
  idLaboratorium: 'laboratorium',
  idJenisBarang: 'jenis',
  idBarang: 'nama',
  jlhPenggunaan: 'jumlah',
  jamMulai: 'jam mulai',
  jamSelesai: 'jam selesai',
  tglSelesai: 'selesai pada',
};

/** The fields in their order, as their labels read. */
export const labelIsian = ({ penggunaan }: IsianPenambahan): Record<string, string> => ({
  tglPenggunaan: 'Tanggal',
  penggunaan: 'Barang',
  ...Object.fromEntries(
    penggunaan.flatMap((_, ke) =>
      Object.entries(namaKolom).map(([nama, label]) => [
        `penggunaan[${ke}][${nama}]`,
        `Barang ${ke + 1}, ${label}`,
      ]),
    ),
  ),
  flagPersetujuan: 'Keputusan',
  alasanPengecualian: alasanTetapDipakai,
  catatan: 'Catatan',
});
