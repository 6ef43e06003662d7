import { describe, expect, it } from 'vitest';
import type { HalanganSurat } from '#domain/surat/schema.ts';
import { nextNumber } from '#server/core/number.ts';
import { surat } from '#server/db/tables/surat.ts';
import { findSurat } from '#server/modules/surat/repository.ts';
import type { ServerUji } from '#tests/support/server.ts';

/** What must hold of the demo's letters, in the database that `server` gives. */
export function ujiSurat(server: () => ServerUji): void {
  const db = () => server().server.db;
  const syarat = async (nama: string) =>
    (
      await server().request<{ flagDapatMengajukan: boolean; halangan: HalanganSurat[] }>(
        'GET',
        '/api/submission-lab-free/check-can-submission',
        { as: `${nama}@kampus.example` },
      )
    ).data;

  describe('the demo’s letters', () => {
    it('stand at every code of W5, partly decided too, as their contract says [GAP-110]', async () => {
      const semua = await findSurat(db(), undefined);
      const kode = new Set(semua.map(({ statusSubmission }) => statusSubmission.kdStatusBebasLab));
      expect([...kode].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      for (const { statusSubmission, terbit, history } of semua) {
        const { kdStatusBebasLab } = statusSubmission;
        expect(terbit !== null).toBe(kdStatusBebasLab === 2);
        expect(history.at(0)!.statusSubmissionLabFree.kdStatusBebasLab).toBe(1);
        // What is being decided ends with the approvals so far.
        const terakhir = history.at(-1)!.statusSubmissionLabFree.kdStatusBebasLab;
        expect(kdStatusBebasLab === 1 ? [1, 4, 5] : [kdStatusBebasLab]).toContain(terakhir);
      }
      const terbuka = semua.find(({ statusSubmission }) => statusSubmission.kdStatusBebasLab === 1)!;
      expect(new Set(terbuka.detail.map(({ flagVerif }) => flagVerif))).toEqual(new Set([0, 1]));
      expect(terbuka.detail.some(({ jlhRusak }) => jlhRusak > 0)).toBe(true);
    });

    it('are numbered by year, and the counter goes on from there', async () => {
      const nomor = (await db().select().from(surat)).flatMap(({ noSurat }) => noSurat ?? []);
      for (const [tahun, milik] of Map.groupBy(nomor, (satu) => satu.slice(-4)))
        expect(await db().transaction(async (tx) => nextNumber(tx, `surat:${tahun}`))).toBe(milik.length + 1);
    });

    it('can be applied for by who is done, and show a student everything that can stand in the way [GAP-28]', async () => {
      for (const nama of ['citra', 'dimas'])
        expect(await syarat(nama)).toEqual({ flagDapatMengajukan: true, halangan: [] });
      expect((await syarat('anisa')).halangan).toMatchObject([{ sebab: 'suratDiproses' }]);
      expect((await syarat('bayu')).halangan).toMatchObject([{ sebab: 'suratBerlaku' }]);
      const { flagDapatMengajukan, halangan } = await syarat('mahasiswa');
      expect(flagDapatMengajukan).toBe(false);
      expect(new Set(halangan.map(({ sebab }) => sebab))).toEqual(
        new Set([
          'penelitianBerjalan',
          'penelitianMenunggu',
          'alatBelumKembali',
          'tagihanBelumInvoice',
          'invoiceBelumLunas',
          'pengujianBerjalan',
        ]),
      );
    });
  });
}
