import { jejakAkun } from '#domain/akun/jejak.ts';
import { jejakAnalisis } from '#domain/analisis/jejak.ts';
import { jejakBarang } from './jejak-barang.ts';
import { jejakPengingat } from '#domain/kabar/pengingat-jejak.ts';
import { jejakLaboratorium } from '#domain/laboratorium/jejak.ts';
import { jejakDasarLibur, jejakHariLibur } from '#domain/libur/jejak.ts';
import { jejakDataBersama } from '#domain/lembar-kerja/bersama-jejak.ts';
import { jejakVersiLembar } from '#domain/lembar-kerja/versi-jejak.ts';
import { jejakLhu } from '#domain/lhu/jejak.ts';
import { jejakParameterUji } from '#domain/parameter-uji/jejak.ts';
import { jejakInvoice, jejakTagihan } from '#domain/pembayaran/jejak.ts';
import { jejakPenelitian } from '#domain/penelitian/jejak.ts';
import { jejakPengembalian } from '#domain/pengembalian/jejak.ts';
import { jejakPenambahan, jejakPengembalianAlat } from '#domain/penggunaan/jejak.ts';
import { jejakPengujian, jejakSampel } from '#domain/pengujian/jejak.ts';
import { jejakSurat } from '#domain/surat/jejak.ts';
import { jejakSurvei } from '#domain/survei/jejak.ts';
import type { KataBidang, KataRekaman, Rujukan } from '#domain/jejak/kata.ts';
import type { Perubahan } from '#domain/jejak/schema.ts';

/** The words of every kind of record the audit knows, one line a kind. What has no words here cannot be traced. */
const kataJejak = {
  pengguna: jejakAkun,
  pengujian: jejakPengujian,
  sampel: jejakSampel,
  analisis: jejakAnalisis,
  dataBersama: jejakDataBersama,
  laboratorium: jejakLaboratorium,
  hariLibur: jejakHariLibur,
  dasarLibur: jejakDasarLibur,
  pengingat: jejakPengingat,
  lhu: jejakLhu,
  penelitian: jejakPenelitian,
  penambahan: jejakPenambahan,
  pengembalianAlat: jejakPengembalianAlat,
  ...jejakBarang,
  parameterUji: jejakParameterUji,
  versiLembar: jejakVersiLembar,
  tagihan: jejakTagihan,
  invoice: jejakInvoice,
  pengembalian: jejakPengembalian,
  survei: jejakSurvei,
  surat: jejakSurat,
} as const satisfies Record<string, KataRekaman>;
export type JenisJejak = keyof typeof kataJejak;

const rekamanDari = (jenis: string): KataRekaman | undefined =>
  (kataJejak as Readonly<Record<string, KataRekaman>>)[jenis];

/** What people call a record of this kind. */
export const namaRekaman = (jenis: string): string => rekamanDari(jenis)?.label ?? 'Data';

/** The words of one field; of a field that is one of many ('tagihan <uuid>'), those of all of them. */
export const kataBidang = (jenis: string, nama: string): KataBidang | undefined =>
  rekamanDari(jenis)?.bidang[nama.split(' ')[0]!];

/** A difference as the trail keeps it: of what belongs to a person no more than it tells anybody (GAP-175). */
export function perubahanDisimpan(
  jenis: string,
  nama: string,
  [dari, ke]: readonly [unknown, unknown],
): [unknown, unknown] {
  const { disimpan } = kataBidang(jenis, nama) ?? {};
  if (!disimpan) return [dari, ke];
  const simpan = (nilai: unknown) => (nilai === null || nilai === undefined ? nilai : disimpan(nilai));
  const [lama, baru] = [simpan(dari), simpan(ke)];
  // Two numbers that end alike are two numbers.
  return [lama === baru && dari !== ke ? `…${String(lama)}` : lama, baru];
}

/** The differences of one row as people read them, in the order of their declaration. */
export function bacaPerubahan(
  jenis: string,
  perubahan: Readonly<Record<string, readonly [unknown, unknown]>>,
  rujukan: Rujukan,
): Perubahan[] {
  const urutan = Object.keys(rekamanDari(jenis)?.bidang ?? {});
  const tempat = (nama: string) => urutan.indexOf(nama.split(' ')[0]!);
  return Object.entries(perubahan)
    .filter(([, [dari, ke]]) => JSON.stringify(dari) !== JSON.stringify(ke))
    .toSorted(([a], [b]) => tempat(a) - tempat(b))
    .flatMap(([nama, [dari, ke]]) => {
      const kata = kataBidang(jenis, nama);
      // A field of an older version, of which nobody remembers what it said.
      if (!kata) return [{ label: 'Lainnya', dari: null, ke: 'berubah' }];
      const sebut = (nilai: unknown) =>
        nilai === null || nilai === undefined ? null : kata.sebut(nilai, rujukan);
      return [{ label: kata.label, dari: sebut(dari), ke: sebut(ke) }];
    });
}
