import { describe, expect, it } from 'vitest';
import { useBaca } from '#data/use-baca.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const p = panggung();
const buka = denganPeramban();

describe('what a screen reads of the device', () => {
  it('follows what is read after the first await as well', async () => {
    const { analis: tab } = p();
    // As readers of several collections do: first what own writes name, then the rows themselves.
    const dinamai = async () => {
      const writes = await tab.db.antrean
        .where('lane')
        .startsWithAnyOf(['penelitian:', 'penambahan:'])
        .count();
      return new Set(writes === 0 ? [] : ['barang']);
    };
    const rujukan = async () => ({ dikenal: await dinamai() });
    const baca = async (): Promise<number> => {
      const { dikenal } = { ...(await rujukan()) };
      const berkas = await tab.db.transaction('r', tab.db.berkas, () => tab.db.berkas.count());
      return dikenal.size + berkas;
    };
    const layar = await buka(tab, () => useBaca(baca, [tab.db]));
    await layar.sampai((kini) => kini === 0);
    const isi = new Uint8Array([1]).buffer;
    await tab.db.berkas.add({
      sha256: 'a'.repeat(64),
      bytes: isi,
      mime: 'application/pdf',
      size: 1,
      diambil: new Date().toISOString(),
    });
    expect(await layar.sampai((kini) => kini === 1)).toBe(1);
  });
});
