import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { labDay } from '#domain/core/clock.ts';
import { bahan, instrumen, pergerakanStok, satuan } from '#server/db/tables/barang.ts';
import { barisPenggunaan, penambahan } from '#server/db/tables/penggunaan.ts';
import { findBarang } from '#server/modules/barang/repository.ts';
import type { ServerUji } from '#tests/support/server.ts';
import { jumlah, semuaKode } from './nomor.ts';

/** What must hold of the demo's tools, materials and instruments, in the database that `server` gives. */
export function ujiBarang(server: () => ServerUji): void {
  const db = () => server().server.db;
  const hariIni = () => labDay(server().server.clock.now());

  describe('what the demo’s laboratories lend and sell', () => {
    it('is enough of everything in each of the seven, with codes of their laboratory [MASTER-07, CONST-28]', async () => {
      const semua = await findBarang(db(), undefined);
      const banyak = (jenis: number) => semua.filter(({ idJenisBarang }) => idJenisBarang === jenis);
      expect(banyak(1).length).toBeGreaterThanOrEqual(45);
      expect(banyak(2).length).toBeGreaterThanOrEqual(70);
      expect(banyak(3).length).toBeGreaterThanOrEqual(25);
      for (const jenis of [1, 2, 3])
        expect(semuaKode(banyak(jenis).map(({ idLaboratorium }) => idLaboratorium))).toEqual([
          1, 2, 3, 4, 5, 6, 7,
        ]);
      for (const { kdBarang, idLaboratorium } of banyak(2))
        expect(kdBarang).toMatch(new RegExp(`^${idLaboratorium}-\\d{3}$`));
      expect(new Set(semua.map(({ kdBarang }) => kdBarang)).size).toBe(semua.length);
    });

    it('has CAS numbers with their right check digit', async () => {
      const cas = (await db().select().from(bahan)).flatMap(({ casNumber }) => casNumber ?? []);
      expect(cas.length).toBeGreaterThan(60);
      for (const satu of cas) {
        const angka = satu.replaceAll('-', '');
        const timbang = Array.from(angka.slice(0, -1), Number).map(
          (digit, at, all) => digit * (all.length - at),
        );
        expect(`${satu}: ${jumlah(timbang) % 10}`).toBe(`${satu}: ${angka.at(-1)}`);
      }
    });

    it('has a material expired, some that soon will be, one at its Limit and one below; an instrument past calibration, one near it [GAP-110]', async () => {
      const bahanSemua = await db().select().from(bahan);
      const tanggal = bahanSemua.map(({ tglExpired }) => tglExpired!);
      const sebulan = labDay(new Date(server().server.clock.now().getTime() + 30 * 86_400_000));
      expect(tanggal.filter((hari) => hari < hariIni()).length).toBeGreaterThan(0);
      expect(tanggal.filter((hari) => hari >= hariIni() && hari <= sebulan).length).toBeGreaterThan(2);
      expect(bahanSemua.some(({ jmlStok, minStok }) => jmlStok === minStok)).toBe(true);
      expect(bahanSemua.some(({ jmlStok, minStok }) => jmlStok < minStok)).toBe(true);
      const semuaInstrumen = await db().select().from(instrumen);
      const kalibrasi = semuaInstrumen.map(({ tglKalibrasiSelanjutnya }) => tglKalibrasiSelanjutnya!);
      expect(kalibrasi.some((hari) => hari < hariIni())).toBe(true);
      expect(kalibrasi.some((hari) => hari >= hariIni() && hari <= sebulan)).toBe(true);
      expect(new Set(semuaInstrumen.map(({ satuan, durasi }) => `${satuan} ${durasi}`))).toEqual(
        new Set(['menit 30', 'formula 1', 'plate 1']),
      );
    });

    it('has a tool and a material that are switched off, and units in use and free [GAP-110, MASTER-18]', async () => {
      const mati = (await findBarang(db(), undefined)).filter(({ flagAktif }) => !flagAktif);
      expect(semuaKode(mati.map(({ idJenisBarang }) => idJenisBarang))).toEqual([1, 2]);
      const dipakai = new Set((await db().select().from(bahan)).map((satu) => satu.satuan));
      const nama = new Set((await db().select().from(satuan)).map((satu) => satu.nama));
      expect([...dipakai].filter((satu) => !nama.has(satu))).toEqual([]);
      expect([...nama].filter((satu) => !dipakai.has(satu))).not.toEqual([]);
    });

    it('has the stock that its movements lead to: what was counted less what research was given [GAP-15, GAP-143]', async () => {
      const gerak = Map.groupBy(
        await db()
          .select()
          .from(pergerakanStok)
          .orderBy(asc(pergerakanStok.createdAt), asc(pergerakanStok.id)),
        ({ bahanId }) => bahanId,
      );
      const disetujui = new Set(
        (await db().select().from(penambahan).where(eq(penambahan.kdStatus, 12))).map(({ id }) => id),
      );
      const dipakai = Map.groupBy(
        (await db().select().from(barisPenggunaan)).filter(({ penambahanId }) => disetujui.has(penambahanId)),
        ({ bahanId }) => bahanId,
      );
      for (const { id, kd, jmlStok, rev } of await db().select().from(bahan)) {
        const moves = gerak.get(id)!;
        moves.reduce((sebelum, move) => {
          expect(move.sebelum, kd).toBe(sebelum);
          return move.sesudah;
        }, 0);
        expect(moves.at(-1)!.sesudah, kd).toBe(jmlStok);
        expect(moves[0]!.sesudah - jumlah((dipakai.get(id) ?? []).map((baris) => baris.jumlah)), kd).toBe(
          jmlStok,
        );
        expect(rev, kd).toBe(moves.length);
      }
    });
  });
}
