import { perhatian } from '#domain/barang/perhatian.ts';
import { kataJumlah, kataSatuan } from '#domain/barang/kata.ts';
import { tarifBarang } from '#domain/barang/rules.ts';
import { namaJenisBarang, type Barang, type IdJenisBarang } from '#domain/barang/schema.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { jumlahkan } from '#domain/core/takaran.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { BarangTampak } from '#domain/penelitian/perkiraan.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { IsianBaris } from './isian.ts';

/** The kinds in the order they are chosen from (CONST-04, USAGE-12). */
export const pilihanJenis = ([1, 2, 3] as const).map((value: IdJenisBarang) => ({
  value: String(value),
  label: namaJenisBarang[value],
}));

/** 'Rp 1.500 per mL', or that it costs nothing (GAP-12). */
export function hargaSatuan(barang: Barang, golongan: GolonganTarif): string {
  const tarif = tarifBarang(barang, golongan);
  if (tarif === 0) return 'Tanpa biaya';
  const per = kataSatuan(barang);
  return per ? `${formatRupiah(tarif)} per ${per}` : formatRupiah(tarif);
}

/** What is left of a material; 'perkiraan' while own approvals are still on their way. */
export const stokBarang = (barang: BarangTampak): string | null =>
  barang.jmlStok === null
    ? null
    : `stok ${kataJumlah(barang, barang.jmlStok)}${barang.perkiraan ? ' (perkiraan)' : ''}`;

/** Whether the lines ask for more of a material than is known to be left; what its addition took already is not asked twice. */
export function melebihiStok(
  { idJenisBarang, id, jmlStok }: Barang,
  penggunaan: readonly Pick<IsianBaris, 'idJenisBarang' | 'idBarang' | 'jlhPenggunaan'>[],
  milik: Penambahan | null,
): boolean {
  if (jmlStok === null) return false;
  const jumlah = (semua: typeof penggunaan) =>
    jumlahkan(
      ...semua
        .filter((satu) => satu.idJenisBarang === idJenisBarang && satu.idBarang === id)
        .map(({ jlhPenggunaan }) => Number(jlhPenggunaan)),
    );
  const disetujui = milik?.kdStatusPengajuan === penambahanWorkflow.states.disetujui.code;
  return jumlah(penggunaan) > jumlahkan(jmlStok, disetujui ? jumlah(milik.baris) : 0);
}

/** One of a list of choices: found by name or code, told apart by code, price and stock. */
export const pilihanBarang = (barang: BarangTampak, golongan: GolonganTarif, hari: string) => ({
  value: String(barang.id),
  label: `${barang.namaBarang} · ${barang.kdBarang}`,
  detail: [
    hargaSatuan(barang, golongan),
    stokBarang(barang),
    ...perhatian(barang, hari).map(({ kata }) => `${kata.charAt(0).toLowerCase()}${kata.slice(1)}`),
  ]
    .filter(Boolean)
    .join(' · '),
});
