import { jenisBarang, type Barang } from '#domain/barang/schema.ts';
import { jumlahkan } from '#domain/core/takaran.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { penggunaanApi, TambahBody, VerifikasiPenambahanBody } from './penggunaan.ts';
import type { BarisDiisi } from '#domain/penggunaan/rules.ts';

/** As much of a line as takes from a stock. */
type Diambil = Pick<BarisDiisi, 'idJenisBarang' | 'idBarang' | 'jlhPenggunaan'>;

/** What an addition asks for, by its id: an approval that names no lines is one of those. */
export type BarisDiminta = ReadonlyMap<string, readonly Diambil[]>;

/** What a picker shows. `perkiraan`: its stock is what is left once own approvals have reached the server. */
export type BarangTampak = Barang & { perkiraan: boolean };

/** A material with what own approved lines that the server has not counted yet will take from it; anything else as it is. */
export function denganPerkiraan(
  barang: Barang,
  tulisan: readonly TulisanTertunda[],
  diminta: BarisDiminta = new Map(),
): BarangTampak {
  if (barang.idJenisBarang !== jenisBarang.bahan || barang.jmlStok === null)
    return { ...barang, perkiraan: false };
  const diambil = tulisan
    .flatMap((satu) => barisDisetujui(satu, diminta))
    .filter(({ idJenisBarang, idBarang }) => idJenisBarang === jenisBarang.bahan && idBarang === barang.id)
    .map(({ jlhPenggunaan = 0 }) => -jlhPenggunaan);
  const jmlStok = jumlahkan(barang.jmlStok, ...diambil);
  return { ...barang, jmlStok, perkiraan: jmlStok !== barang.jmlStok };
}

/** The lines that an officer's own entry or approval takes from the stock: those it says, else those that were asked for. */
function barisDisetujui({ call, body }: TulisanTertunda, diminta: BarisDiminta): readonly Diambil[] {
  if (call === callName(penggunaanApi.tambah)) {
    const isi = TambahBody.safeParse(body);
    return isi.success ? isi.data.penggunaan : [];
  }
  if (call !== callName(penggunaanApi.verifikasi)) return [];
  const isi = VerifikasiPenambahanBody.safeParse(body);
  if (!isi.success || isi.data.flagPersetujuan !== 1) return [];
  return isi.data.penggunaan ?? diminta.get(isi.data.uuid) ?? [];
}
