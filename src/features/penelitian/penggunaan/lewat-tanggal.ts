import { kunciBarang, type Barang } from '#domain/barang/schema.ts';
import { jumlahkan } from '#domain/core/takaran.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { dapatMengecualikan, yangLewat } from '#domain/penggunaan/pengecualian.ts';
import { milikBaris, type BukaPenambahan } from './cara.ts';
import { barangDari, hargaIsian, type BarangPilihan, type IsianPenambahan } from './isian.ts';

/** The machine word of a refusal for something past its date. */
const LEWAT = 'LEWAT';

export type LewatTanggal = {
  /** What is past its date on the day of the addition, as far as this device knows it. */
  lewat: readonly Barang[];
  /** Whether this author may answer for all of it (GAP-154), and therefore has to. */
  boleh: boolean;
};

/**
 * What of an addition is past its date, or null: nothing that this device knows of, and the server has not said so either.
 * A correction is asked only about what it takes more of.
 */
export function lewatTanggalIsian(
  { cara, penambahan, perbaiki }: BukaPenambahan,
  isian: Pick<IsianPenambahan, 'tglPenggunaan' | 'penggunaan'>,
  barang: BarangPilihan,
  record: Penelitian,
  actor: Actor,
): LewatTanggal | null {
  const dahulu = (satu: Barang): number =>
    cara === 'koreksi'
      ? jumlahkan(
          ...(penambahan?.baris ?? [])
            .filter(({ idJenisBarang, idBarang }) => sama(satu, { idJenisBarang, id: idBarang }))
            .map(({ jlhPenggunaan }) => jlhPenggunaan),
        )
      : 0;
  const kini = (satu: Barang): number =>
    jumlahkan(
      ...isian.penggunaan
        .filter((baris) => barangDari(baris, barang) === satu)
        .map((baris) => hargaIsian(baris, isian.tglPenggunaan, barang, record.golonganTarif)?.jumlah ?? 0),
    );
  const dipakai = isian.penggunaan.flatMap((baris) => barangDari(baris, barang) ?? []);
  const lewat = isian.tglPenggunaan
    ? yangLewat(dipakai, isian.tglPenggunaan).filter(
        (satu) => dahulu(satu) === 0 || kini(satu) > dahulu(satu),
      )
    : [];
  if (lewat.length === 0 && perbaiki?.error?.code !== LEWAT) return null;
  const milik = lewat.length > 0 ? lewat : [{ idLaboratorium: milikBaris(penambahan, record) }];
  const boleh = milik.every(({ idLaboratorium }) =>
    dapatMengecualikan({ pendaftarUuid: record.user.uuid, idLaboratorium }, actor),
  );
  return { lewat, boleh };
}

const sama = (a: Parameters<typeof kunciBarang>[0], b: Parameters<typeof kunciBarang>[0]): boolean =>
  kunciBarang(a) === kunciBarang(b);
