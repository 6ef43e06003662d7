import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jakartaDay } from '#domain/core/clock.ts';
import { sebutData } from '#domain/lembar-kerja/bersama.ts';
import { hasilTertulis } from '#domain/lembar-kerja/hasil.ts';
import { hitungLembar } from '#domain/lembar-kerja/hitung.ts';
import { type BarisLembar, keadaanLembar, selBentrok } from '#domain/lembar-kerja/keadaan.ts';
import { laporanLembar } from '#domain/lembar-kerja/laporan.ts';
import { yangBerjalan } from '#domain/lembar-kerja/pengingat.ts';
import { pernyataanDari } from '#domain/lembar-kerja/pernyataan.ts';
import { rujukanDiganti } from '#domain/lembar-kerja/rujukan-diganti.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import { salahTulisSel } from '#domain/lembar-kerja/sel-blok.ts';
import { LembarTersimpanSchema } from '#domain/lembar-kerja/tulisan.ts';
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
      .map(({ satu, nama, kd }) => {
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
      const isianBersama = new Map(bersama.map((data) => [data.uuid, isianDari(data.isian)]));
      expect(lembar.length).toBeGreaterThan(50);
      for (const { sebutan, parameter, history } of lembar) {
        let terakhir: ReturnType<typeof hitungLembar> | null = null;
        for (const [ke, baris] of history.entries()) {
          const sebelum = keadaanLembar(history.slice(0, ke));
          const kini = keadaanLembar(history.slice(0, ke + 1));
          const dasar = kini.versi === null ? undefined : versi.get(kini.versi)!;
          const hasil =
            dasar &&
            hitungLembar(
              dasar.isi,
              kini.isian,
              Object.fromEntries(
                Object.entries(kini.bersama).map(([nama, uuid]) => [nama, isianBersama.get(uuid)!]),
              ),
              kini.batas,
            );
          if (baris.lembar?.versi && dasar) {
            const { lembar: tulisan } = baris;
            expect(LembarTersimpanSchema.parse(tulisan), sebutan).toEqual(tulisan);
            expect(tulisan.sel.length, sebutan).toBeGreaterThan(0);
            expect(selBentrok(sebelum.isian, tulisan.sel), sebutan).toEqual([]);
            expect(
              tulisan.sel.flatMap((sel) => salahTulisSel(dasar.isi, sel) ?? []),
              sebutan,
            ).toEqual([]);
            expect([tulisan.hasil, tulisan.hasilServer], sebutan).toEqual([
              hasilTertulis(hasil!),
              hasilTertulis(hasil!),
            ]);
          }
          if (baris.aksi === 'laporanAkhir') {
            expect(hasil?.tanya, sebutan).toEqual([]);
            expect(
              hasil?.kriteria.filter(({ terpenuhi }) => terpenuhi === false),
              sebutan,
            ).toEqual([]);
            expect(hasil?.hasil, sebutan).toMatchObject({ jenis: 'nilai', tampil: baris.hasilPengujian });
            const dipakai = dasar!.isi.bersama.map(({ nama, label }) => {
              const data = bersama.find(({ uuid }) => uuid === kini.bersama[nama])!;
              return `${label}: ${sebutData(data)}`;
            });
            expect(baris.isi, sebutan).toContain(
              laporanLembar({ versi: dasar!, keadaan: kini, hasil: hasil!, bersama: dipakai }),
            );
          }
          terakhir = baris.aksi === 'batalkan' ? null : (hasil ?? null);
        }
        const { versi: dipakai } = keadaanLembar(history);
        expect(parameter.pernyataan, sebutan).toEqual(
          terakhir && dipakai ? pernyataanDari(versi.get(dipakai)!.isi, terakhir) : null,
        );
        expect(dipakai !== null || parameter.kdProgres < 4, sebutan).toBe(true);
      }
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
        expect([user.nama !== '', jakartaDay(new Date(dibuatPada)) >= tanggal]).toEqual([true, true]);
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
