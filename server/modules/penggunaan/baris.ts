import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { kataJumlah } from '#domain/barang/kata.ts';
import { jenisBarang, kunciBarang, namaJenisBarang } from '#domain/barang/schema.ts';
import { refusal } from '#domain/core/errors.ts';
import { hargaTakaran } from '#domain/core/takaran.ts';
import type { BarisInvoice } from '#domain/pembayaran/schema.ts';
import { periksaBarisPenggunaan, periksaHari } from '#domain/penggunaan/periksa.ts';
import {
  hargaBarisPenggunaan,
  memesanWaktu,
  menurutBaris,
  type BarisDiisi,
} from '#domain/penggunaan/rules.ts';
import {
  kataWaktu,
  mulaiPada,
  selesaiPada,
  waktuAntara,
  waktuBaris,
  type Waktu,
} from '#domain/penggunaan/waktu.ts';
import type { Context } from '#server/core/implement.ts';
import { bahan, instrumen } from '#server/db/tables/barang.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import {
  findBarangOleh,
  kolomRujukan,
  rujukanDari,
  type BarangTersimpan,
} from '#server/modules/barang/repository.ts';
import type { LockedPenelitian } from '#server/modules/penelitian/perubahan.ts';
import { lockBaris } from './pegang.ts';

export type BarisTersimpan = typeof barisPenggunaan.$inferSelect;
type Diisi = BarisDiisi & { uuid?: string | undefined };

/** A line that was judged, with what it counts and costs; what it is of is locked. */
export type BarisSiap = {
  uuid: string;
  diisi: BarisDiisi;
  barang: BarangTersimpan;
  /** When it holds its instrument. */
  waktu: Waktu | null;
  jumlah: number;
  hargaSatuan: number;
  hargaTotal: number;
};

/** A stored line as somebody would have typed it. */
export const diisiDari = (row: BarisTersimpan): Diisi => {
  const { idJenisBarang, id } = rujukanDari(row);
  return {
    uuid: row.id,
    idJenisBarang,
    idBarang: id,
    jlhPenggunaan: row.jumlah,
    jamMulai: row.jamMulai ?? undefined,
    jamSelesai: row.jamSelesai ?? undefined,
    tglSelesai: waktuAntara(row)?.tglSelesai ?? undefined,
  };
};

type Isian = {
  tglPenggunaan: string;
  penggunaan: readonly Diisi[];
  /** The addition whose they are, and stay (GAP-154); null of a new one, whose lines name their laboratories. */
  idLaboratorium: number | null;
  /** The lines that these take the place of. */
  lama: readonly BarisTersimpan[];
  /** Their author writes them anew, in what things are counted in today. */
  ditulisLagi?: true;
};

/**
 * Judges the lines of an addition and says what they cost. Locks what they and their predecessors are of. Something that may
 * not be chosen any more stays where it was chosen, by the name and in the unit it was chosen in; a price that was given stays
 * (GAP-14). Refuses with 422.
 */
export async function siapkanBaris(
  context: Context,
  record: LockedPenelitian,
  isian: Isian,
): Promise<BarisSiap[]> {
  const { tglPenggunaan, lama, ditulisLagi } = isian;
  const semua = await pegangBarang(context, isian);
  const barang = ditulisLagi ? semua : menurutBaris(semua, lama.map(tercatatDari));
  const dipunya = new Set(lama.map((row) => kunciBarang(rujukanDari(row))));
  const pilihan = new Map([...barang].filter(([kunci, { flagAktif }]) => flagAktif || dipunya.has(kunci)));
  const pokok = {
    idLaboratorium: isian.idLaboratorium ?? record.idLaboratorium,
    tetap: isian.idLaboratorium !== null,
    tglMulai: record.row.tglMulai,
    tglSelesai: record.row.tglSelesai,
  };
  const errors = [...periksaHari(tglPenggunaan, pokok), ...periksaBarisPenggunaan(isian, pokok, pilihan)];
  if (errors.length > 0) throw refusal.invalid(errors);
  return hargai(record, isian, barang);
}

/** What a stored line keeps of what it is of. */
function tercatatDari(row: BarisTersimpan) {
  const { idJenisBarang, id: idBarang } = rujukanDari(row);
  const { kdBarang, namaBarang, satuan, hargaDiminta: hargaSatuan } = row;
  return { idJenisBarang, idBarang, kdBarang, namaBarang, satuan, hargaSatuan };
}

/** What lines and their predecessors are of, locked, by its key. */
async function pegangBarang({ db }: Context, { penggunaan, lama }: Isian) {
  const rujukan = [
    ...lama.map(rujukanDari),
    ...penggunaan.map(({ idJenisBarang, idBarang }) => ({ idJenisBarang, id: idBarang })),
  ];
  const ids = (jenis: number) =>
    rujukan.flatMap(({ idJenisBarang, id }) => (idJenisBarang === jenis ? [id] : []));
  for (const [table, jenis] of [
    [bahan, jenisBarang.bahan],
    [instrumen, jenisBarang.instrumen],
  ] as const)
    if (ids(jenis).length > 0) await lockBaris(db, table, inArray(table.id, ids(jenis)));
  return findBarangOleh(db, rujukan);
}

function hargai(
  record: LockedPenelitian,
  { tglPenggunaan, penggunaan, lama }: Isian,
  barang: ReadonlyMap<string, BarangTersimpan>,
): BarisSiap[] {
  const beku = new Map(lama.map((row) => [kunciBarang(rujukanDari(row)), row.hargaSatuan]));
  return penggunaan.map((diisi) => {
    const kunci = kunciBarang({ idJenisBarang: diisi.idJenisBarang, id: diisi.idBarang });
    const satu = barang.get(kunci)!;
    const kini = hargaBarisPenggunaan({ ...diisi, tglPenggunaan }, satu, record.row.golonganTarif);
    const hargaSatuan = beku.get(kunci) ?? kini.hargaSatuan;
    return {
      uuid: diisi.uuid ?? uuidv7(),
      diisi,
      barang: satu,
      waktu: memesanWaktu(satu) ? waktuBaris({ ...diisi, tglPenggunaan }) : null,
      jumlah: kini.jumlah,
      hargaSatuan,
      hargaTotal: hargaTakaran(kini.jumlah, hargaSatuan),
    };
  });
}

/** The lines as their bill says them; what costs nothing is not billed. */
export const rincianDari = (semua: readonly BarisSiap[], { received }: Context): BarisInvoice[] =>
  semua.flatMap(({ uuid, barang, jumlah, hargaSatuan, hargaTotal }) =>
    hargaTotal === 0
      ? []
      : [
          {
            uuid,
            createdAt: received.toISOString(),
            jenisBarang: namaJenisBarang[barang.idJenisBarang],
            kdBarang: barang.kdBarang,
            namaBarang: barang.namaBarang,
            jlhPenggunaan: jumlah,
            satuan: barang.satuan,
            hargaSatuan,
            hargaTotal,
          },
        ],
  );

/** Lines as the audit is told of them, with how much in the words of the day: a unit may be called otherwise later. */
export const ringkasBaris = (semua: readonly BarisSiap[]) =>
  semua.map(({ barang, jumlah, waktu }) => ({
    barang: barang.kdBarang,
    jumlah,
    banyak: kataJumlah(barang, jumlah),
    ...(waktu ? { jam: kataWaktu(waktu) } : {}),
  }));

/** The lines of an addition take the place of those it had. `beku`: it is approved, and its prices stay as they are. */
export async function gantiBaris(
  { db }: Pick<Context, 'db'>,
  { record, penambahanId }: { record: LockedPenelitian; penambahanId: string },
  semua: readonly BarisSiap[],
  { beku }: { beku: boolean },
): Promise<void> {
  await db.delete(barisPenggunaan).where(eq(barisPenggunaan.penambahanId, penambahanId));
  if (semua.length === 0) return;
  await db.insert(barisPenggunaan).values(
    semua.map(({ uuid, barang, waktu, jumlah, hargaSatuan, hargaTotal }, urutan) => ({
      id: uuid,
      penambahanId,
      penelitianId: record.uuid,
      urutan,
      ...kolomRujukan(barang),
      kdBarang: barang.kdBarang,
      namaBarang: barang.namaBarang,
      satuan: barang.satuan,
      hargaDiminta: hargaSatuan,
      jumlah,
      jamMulai: waktu?.jamMulai ?? null,
      jamSelesai: waktu?.jamSelesai ?? null,
      mulai: waktu && mulaiPada(waktu),
      selesai: waktu && selesaiPada(waktu),
      memegangSlot: waktu !== null,
      hargaSatuan: beku ? hargaSatuan : null,
      hargaTotal: beku ? hargaTotal : null,
    })),
  );
}
