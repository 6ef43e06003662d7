import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { useTemuan } from '#app/pencarian/use-temuan.ts';
import { bahan } from '#server/db/tables/barang.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';

const p = panggung();
const buka = denganPeramban();

describe('the search', () => {
  it('[GAP-69, GAP-70] finds on the device at once, and on the server what no device has, of the own laboratories alone', async () => {
    const { dunia, analis: tab } = p();
    const [milik, asing] = [uuidv7(), uuidv7()];
    const satu = { satuan: 'mL', jmlStok: 1, minStok: 0, tarifInternal: 500, tarifEksternal: 1000 };
    await dunia.server.db.insert(bahan).values([
      { ...satu, uuid: milik, laboratoriumId: 7, kd: 'UJI-1', nama: 'Aseton kering' },
      { ...satu, uuid: asing, laboratoriumId: 3, kd: 'UJI-2', nama: 'Aseton asing' },
    ]);
    lewatJaringan(tab);
    const [parameter] = await tab.db.analisis.toArray();
    const kode = parameter!.data.sampel.kodeSampel!;
    let teks = 'ASETON';
    const layar = await buka(tab, () => useTemuan(teks));
    const { perangkat, server } = await layar.sampai(({ mencari }) => !mencari);
    expect(perangkat).toEqual([]);
    expect(server).toMatchObject([{ uuid: milik, title: 'Aseton kering', to: `/bahan?bahan=${milik}` }]);

    teks = kode;
    layar.perbarui();
    // The device has answered before the server is asked.
    const sini = await layar.sampai(({ perangkat: ada }) => (ada?.length ?? 0) > 0);
    expect(sini.mencari).toBe(true);
    expect(sini.perangkat).toContainEqual(expect.objectContaining({ uuid: parameter!.uuid, code: kode }));
    expect(await layar.kini.segera()).toEqual(sini.perangkat);
  });

  it('without a network finds what the device holds', async () => {
    const { satu, analis: tab } = p();
    lewatJaringan(tab);
    const [parameter] = await tab.db.analisis.toArray();
    satu.jaringan.putus = true;
    const layar = await buka(tab, () => useTemuan(parameter!.data.sampel.nama));
    const { perangkat, server } = await layar.sampai(({ mencari, perangkat: ada }) => !mencari && !!ada);
    expect([perangkat!.some(({ uuid }) => uuid === parameter!.uuid), server]).toEqual([true, null]);
  });
});
