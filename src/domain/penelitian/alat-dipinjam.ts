import { jenisBarang } from '#domain/barang/schema.ts';
import { totalPenggunaan } from '#domain/penggunaan/rules.ts';
import type { PengembalianAlat } from '#domain/penggunaan/schema.ts';
import type { Penelitian } from './schema.ts';

/**
 * The id of the row of one tool that a research has out: of its own id and the tool's number, so that a device can record what
 * came back before the server has listed it as lent.
 */
export const uuidPengembalian = (uuidPenelitian: string, idAlat: number): string =>
  `${uuidPenelitian.slice(0, 28)}${idAlat.toString(16).padStart(8, '0')}`;

/**
 * Tools that approved additions lend stand among those that are out at once, with the first revision, as the server will list
 * them (GAP-71). What it has not listed so far is marked `menyusul`.
 */
export function denganAlatDipinjam(record: Penelitian): Penelitian {
  const dipinjam = Map.groupBy(
    totalPenggunaan(record.penambahan).baris.filter(
      ({ idJenisBarang }) => idJenisBarang === jenisBarang.alat,
    ),
    ({ idBarang }) => idBarang,
  );
  const banyak = (idBarang: number) =>
    (dipinjam.get(idBarang) ?? []).reduce((sum, { jlhPenggunaan }) => sum + jlhPenggunaan, 0);
  const tercatat = record.pengembalianAlat.map((satu): PengembalianAlat => {
    const jlhPenggunaan = banyak(satu.idBarang);
    return jlhPenggunaan > satu.jlhPenggunaan ? { ...satu, jlhPenggunaan, menyusul: true } : satu;
  });
  const ada = new Set(tercatat.map(({ idBarang }) => idBarang));
  const baru = [...dipinjam]
    .filter(([idBarang]) => !ada.has(idBarang))
    .map(([idBarang, [satu]]): PengembalianAlat => {
      const { idLaboratorium, namaJenisBarang, kdBarang, namaBarang } = satu!;
      return {
        uuid: uuidPengembalian(record.uuid, idBarang),
        rev: '1',
        idLaboratorium,
        idBarang,
        namaJenisBarang,
        kdBarang,
        namaBarang,
        jlhPenggunaan: banyak(idBarang),
        jlhKembali: 0,
        jlhRusak: 0,
        jlhDiganti: 0,
        menyusul: true,
      };
    });
  const alat = [...tercatat, ...baru];
  return alat.some(({ menyusul }) => menyusul) ? { ...record, pengembalianAlat: alat } : record;
}
