import { kunciBarang, namaJenisBarang, type Barang } from '#domain/barang/schema.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { kodePenambahan } from './kode.ts';
import { hargaBarisPenggunaan, statusPenambahan, type BarisDiisi } from './rules.ts';
import type { BarisPenggunaan, Penambahan } from './schema.ts';
import { hariLebih } from './waktu.ts';

/** What this device knows of tools, materials and instruments, by `kunciBarang`. */
export type BarangDikenal = ReadonlyMap<string, Barang>;

/** What lines follow from: whose they are, and at which tariff. */
type Pokok = { idLaboratorium: number; golonganTarif: GolonganTarif };

const belumDiketahui = '-';

/** Lines as they were typed, at the prices of today (GAP-14); of something this device does not know only what was typed. */
export const barisBaru = (
  semua: readonly (BarisDiisi & { uuid?: string | undefined })[],
  { tglPenggunaan, opId }: { tglPenggunaan: string; opId: string },
  { idLaboratorium, golonganTarif }: Pokok,
  barang: BarangDikenal,
): BarisPenggunaan[] =>
  semua.map((isi, ke) => {
    const { idJenisBarang, idBarang } = isi;
    const dikenal = barang.get(kunciBarang({ idJenisBarang, id: idBarang }));
    const { jumlah, hargaSatuan, hargaTotal } = dikenal
      ? hargaBarisPenggunaan({ ...isi, tglPenggunaan }, dikenal, golonganTarif)
      : { jumlah: isi.jlhPenggunaan ?? 0, hargaSatuan: 0, hargaTotal: 0 };
    return {
      // A line that the form named no id for gets one of the server's; until then its place tells it apart.
      uuid: isi.uuid ?? `${opId}:${ke}`,
      tglPenggunaan,
      idLaboratorium,
      idJenisBarang,
      namaJenisBarang: namaJenisBarang[idJenisBarang],
      idBarang,
      kdBarang: dikenal?.kdBarang ?? belumDiketahui,
      namaBarang: dikenal?.namaBarang ?? belumDiketahui,
      satuan: dikenal?.satuan ?? null,
      jlhPenggunaan: jumlah,
      jamMulai: isi.jamMulai ?? null,
      jamSelesai: isi.jamSelesai ?? null,
      tglSelesai: hariLebih(tglPenggunaan, isi.tglSelesai),
      hargaSatuan,
      hargaTotal,
    };
  });

/** The lines and what they come to. */
export const denganBaris = (baris: BarisPenggunaan[]): Pick<Penambahan, 'baris' | 'total'> => ({
  baris,
  total: baris.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0),
});

/** An addition that is still on its way. */
export const penambahanBaru = (
  uuid: string,
  kode: number,
  tulisan: TulisanTertunda,
  isi: Pick<Penambahan, 'idLaboratorium' | 'tglPenggunaan' | 'catatan' | 'user' | 'baris' | 'flagPetugas'> &
    Partial<Pick<Penambahan, 'flagWaktu' | 'tglMulai' | 'tglSelesai'>>,
): Penambahan => ({
  uuid,
  rev: '',
  createdAt: tulisan.dibuatPada,
  ...statusPenambahan(kode),
  flagWaktu: 0,
  tglMulai: null,
  tglSelesai: null,
  disetujuiPada: kode === kodePenambahan.disetujui ? tulisan.dibuatPada : null,
  ...isi,
  ...denganBaris(isi.baris),
});
