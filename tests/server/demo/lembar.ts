import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { labDay } from '#domain/core/clock.ts';
import { type DataBersama, sebutData } from '#domain/lembar-kerja/bersama.ts';
import { type HasilLembar, hasilTertulis } from '#domain/lembar-kerja/hasil.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import {
  type BarisLembar,
  type KeadaanLembar,
  keadaanLembar,
  selBentrok,
} from '#domain/lembar-kerja/keadaan.ts';
import { laporanLembar } from '#domain/lembar-kerja/laporan.ts';
import { yangBerjalan } from '#domain/lembar-kerja/pengingat.ts';
import { type Pernyataan, pernyataanDari } from '#domain/lembar-kerja/pernyataan.ts';
import { rujukanDiganti } from '#domain/lembar-kerja/rujukan-diganti.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import { salahTulisSel } from '#domain/lembar-kerja/sel-blok.ts';
import { type LembarTersimpan, LembarTersimpanSchema } from '#domain/lembar-kerja/tulisan.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import {
  fotoProgres,
  parameterSampel,
  parameterUji,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { findDataBersama } from '#server/modules/data-bersama/repository.ts';
import { findVersi } from '#server/modules/lembar-kerja/repository.ts';
import type { ServerUji } from '#tests/support/server.ts';

type Baris = BarisLembar & { isi: string | null; hasilPengujian: string | null };
type Lembar = {
  sebutan: string;
  parameter: typeof parameterSampel.$inferSelect;
  history: readonly Baris[];
};
const orang = { uuid: '', nama: '', noInduk: null };

/** The sheets of the demo as its benches filled them in. */
export function ujiLembar(uji: () => ServerUji): void {
  const db = () => uji().server.db;

  async function semuaLembar() {
    const versi = new Map((await findVersi(db(), undefined)).map((satu) => [satu.uuid, satu]));
    const bersama = await findDataBersama(db(), undefined);
    const riwayat = Map.groupBy(
      await db().select().from(riwayatProgres).orderBy(asc(riwayatProgres.urut)),
      ({ parameterId }) => parameterId,
    );
    const dikerjakan = await db()
      .select({ satu: parameterSampel, nama: sampel.nama, kd: parameterUji.kdParameterUji })
      .from(parameterSampel)
      .innerJoin(sampel, eq(sampel.id, parameterSampel.sampelId))
      .innerJoin(parameterUji, eq(parameterUji.id, parameterSampel.parameterUjiId))
      .where(and(eq(parameterSampel.kdStatus, 3), gte(parameterSampel.kdProgres, 1)));
    const punyaVersi = new Set([...versi.values()].map((satu) => satu.parameterUji.kdParameterUji));
    const lembar = dikerjakan
      .filter(({ kd }) => punyaVersi.has(kd))
      .map(({ satu, nama, kd }): Lembar => {
        const history = (riwayat.get(satu.id) ?? []).map((row): Baris => ({
          uuid: row.id,
          aksi: row.aksi,
          user: orang,
          updatedAt: row.createdAt.toISOString(),
          lembar: row.lembar,
          isi: row.isi,
          hasilPengujian: row.hasilPengujian,
        }));
        return { sebutan: `${kd} ${nama}`, parameter: satu, history };
      });
    return { versi, bersama, lembar };
  }

  describe('the demo’s bench sheets', () => {
    it('[BEYOND-10, BEYOND-11, BEYOND-13, BEYOND-14] are filled in by writes the server would take, and their results, reports and statements are what they come to', async () => {
      const { versi, bersama, lembar } = await semuaLembar();
      expect(lembar.length).toBeGreaterThan(50);
      expect(lembar.flatMap((satu) => kekeliruan(satu, versi, bersama))).toEqual([]);
    });

    it('[BEYOND-09, BEYOND-16, BEYOND-22] show what happens at a bench: a value crossed out, a cell mended after a return, timers, data of several days of which some were corrected', async () => {
      const { bersama, lembar } = await semuaLembar();
      const keadaan = lembar.map(({ history }) => ({ ...keadaanLembar(history), history }));
      const dicoret = keadaan.flatMap(({ isian }) => Object.values(isian).filter((sel) => sel.dicoret));
      expect(dicoret.length).toBeGreaterThan(0);
      const diubah = keadaan.flatMap(({ riwayat }) =>
        Object.values(riwayat).filter((nilai) => new Set(nilai.map((satu) => satu.nilai)).size > 1),
      );
      expect(diubah.length).toBeGreaterThan(0);
      const now = uji().server.clock.now().getTime();
      const pengingat = keadaan.flatMap((satu) => satu.pengingat);
      expect(pengingat.filter(({ selesai }) => selesai !== null).length).toBeGreaterThan(3);
      const berjalan = keadaan.flatMap((satu) => yangBerjalan(satu.pengingat, satu.history));
      expect(berjalan.length).toBeGreaterThan(0);
      expect(berjalan.every(({ jatuh }) => Date.parse(jatuh) > now)).toBe(true);

      expect(new Set(bersama.map(({ tanggal }) => tanggal)).size).toBeGreaterThan(4);
      expect(new Set(bersama.map(({ parameterUji: { uuid } }) => uuid)).size).toBeGreaterThan(8);
      for (const { user, dibuatPada, tanggal } of bersama)
        expect([user.nama !== '', labDay(new Date(dibuatPada)) >= tanggal]).toEqual([true, true]);
      expect(keadaan.flatMap((satu) => rujukanDiganti(satu.bersama, bersama)).length).toBe(1);
    });

    it('[BEYOND-19, BEYOND-25] have photos in reports, and reports that state what was met', async () => {
      expect(await db().$count(fotoProgres)).toBeGreaterThanOrEqual(2);
      const dinyatakan = await db()
        .select()
        .from(parameterSampel)
        .where(and(eq(parameterSampel.flagPernyataan, true), isNotNull(parameterSampel.pernyataan)));
      expect(dinyatakan.length).toBeGreaterThan(1);
      const terbit = (await db().select().from(lhu)).map(({ isi }) => JSON.stringify(isi)).join(' ');
      for (const { pernyataan } of dinyatakan)
        expect(terbit).toContain(`Batas ${pernyataan!.kesesuaian!.syarat}`);
    });
  });
}

/** What of one sheet the server would have refused or computed otherwise, row by row. */
function kekeliruan(
  { sebutan, parameter, history }: Lembar,
  versi: ReadonlyMap<string, VersiLembar>,
  bersama: readonly DataBersama[],
): string[] {
  let terakhir: Pernyataan | null = null;
  const keluhan = history.flatMap((baris, ke) => {
    const kini = keadaanLembar(history.slice(0, ke + 1));
    if (baris.aksi === 'batalkan') terakhir = null;
    if (kini.versi === null) return baris.aksi === 'laporanAkhir' ? ['laporan akhir tanpa lembar'] : [];
    const dasar = versi.get(kini.versi)!;
    const data = Object.entries(kini.bersama).map(
      ([nama, uuid]) => [nama, bersama.find((satu) => satu.uuid === uuid)!] as const,
    );
    const hasil = hitungLembar(
      dasar.isi,
      kini.isian,
      Object.fromEntries(data.map(([nama, { isian }]) => [nama, isianDari(isian)])),
      kini.batas,
    );
    if (baris.lembar?.versi) terakhir = pernyataanDari(dasar.isi, hasil);
    return [
      ...(baris.lembar ? tulisanKeliru(baris.lembar, keadaanLembar(history.slice(0, ke)), dasar, hasil) : []),
      ...(baris.aksi === 'laporanAkhir'
        ? laporanKeliru(baris, { versi: dasar, keadaan: kini, hasil, bersama: kata(dasar, new Map(data)) })
        : []),
    ];
  });
  const lain = isDeepStrictEqual(parameter.pernyataan, terakhir) ? [] : ['pernyataan lain'];
  return [...keluhan, ...lain].map((satu) => `${sebutan}: ${satu}`);
}

const kata = ({ isi }: VersiLembar, data: ReadonlyMap<string, DataBersama>): string[] =>
  isi.bersama.map(({ nama, label }) => `${label}: ${sebutData(data.get(nama)!)}`);

const tulisanKeliru = (
  tulisan: LembarTersimpan,
  { isian }: KeadaanLembar,
  { isi }: VersiLembar,
  hasil: HasilLembar,
): string[] => [
  ...(isDeepStrictEqual(LembarTersimpanSchema.parse(tulisan), tulisan) ? [] : ['bentuk lain']),
  ...(tulisan.sel.length + tulisan.pengingat.length > 0 ? [] : ['tulisan kosong']),
  ...selBentrok(isian, tulisan.sel).map((kunci) => `${kunci} bentrok`),
  ...tulisan.sel.flatMap((sel) => salahTulisSel(isi, sel)?.message ?? []),
  ...(tulisan.versi === null ||
  (tulisan.hasil === hasilTertulis(hasil) && tulisan.hasilServer === tulisan.hasil)
    ? []
    : [`hasil ${tulisan.hasil}`]),
];

const laporanKeliru = (
  { isi, hasilPengujian }: Baris,
  dasar: Parameters<typeof laporanLembar>[0],
): string[] => [
  ...dasar.hasil.tanya.map(({ kalimat }) => kalimat),
  ...dasar.hasil.kriteria.flatMap(({ label, terpenuhi }) => (terpenuhi === false ? [label] : [])),
  ...(dasar.hasil.hasil.jenis === 'nilai' && dasar.hasil.hasil.tampil === hasilPengujian
    ? []
    : [`dilaporkan ${hasilPengujian}`]),
  ...(isi?.includes(laporanLembar(dasar)) ? [] : ['laporan lain']),
];
