import { jenisBarang, type Barang } from '#domain/barang/schema.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { penggunaanApi, TambahBody, VerifikasiPenambahanBody } from './endpoints.ts';
import type { BarisDiisi } from './rules.ts';

/** What a picker shows. `perkiraan`: its stock is what is left once own approvals have reached the server. */
export type BarangTampak = Barang & { perkiraan: boolean };

/** A material with what own approved lines that the server has not counted yet will take from it; anything else as it is. */
export function denganPerkiraan(barang: Barang, tulisan: readonly TulisanTertunda[]): BarangTampak {
  if (barang.idJenisBarang !== jenisBarang.bahan || barang.jmlStok === null)
    return { ...barang, perkiraan: false };
  const diambil = tulisan
    .flatMap(barisDisetujui)
    .filter(({ idJenisBarang, idBarang }) => idJenisBarang === jenisBarang.bahan && idBarang === barang.id)
    .reduce((sum, { jlhPenggunaan = 0 }) => sum + jlhPenggunaan, 0);
  return { ...barang, jmlStok: barang.jmlStok - diambil, perkiraan: diambil > 0 };
}

/** The lines that an officer's own entry, or an approval that says what was really used, takes from the stock. */
function barisDisetujui({ call, body }: TulisanTertunda): readonly BarisDiisi[] {
  if (call === callName(penggunaanApi.tambah)) {
    const isi = TambahBody.safeParse(body);
    return isi.success ? isi.data.penggunaan : [];
  }
  if (call !== callName(penggunaanApi.verifikasi)) return [];
  const isi = VerifikasiPenambahanBody.safeParse(body);
  return isi.success && isi.data.flagPersetujuan === 1 ? (isi.data.penggunaan ?? []) : [];
}
