import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { TulisSel } from '#domain/lembar-kerja/sel.ts';
import { useDrafTersimpan, type PemegangDraf } from '#data/use-draft.ts';
import { adaTulisan, tanpaTulisan, tanpaYangPergi, tulisanDari, type TulisanBaru } from './tulisan-lembar.ts';

export type Tulisan = {
  /** What is written and not in the history, for the screen; where another tab writes, what that one has kept. */
  kini: TulisanBaru;
  /** The same at this moment. */
  baca: () => TulisanBaru;
  /** Takes it over, and has the device keep it at once. The same function as long as the sheet is open. */
  simpan: (baru: TulisanBaru) => void;
  /** Lets go of what has left: cells, and photos by their ids. */
  lepas: (sel: readonly TulisSel[], foto: ReadonlySet<string>) => void;
};

/** What was written into a sheet since it was sent last, in the draft that holds it. */
export function useTulisan(draft: PemegangDraf, dasar: KeadaanLembar): Tulisan {
  const { keadaan, ketik, simpanSekarang, mulaiLagi } = draft;
  const [kini, setKini] = useState(tanpaTulisan);
  const isi = useRef(tanpaTulisan);
  const lain = keadaan.jenis === 'tabLain';
  const milikLain = useDrafTersimpan(lain ? draft.kunci : '');

  const baca = useCallback(() => isi.current, []);
  const pakai = useCallback((baru: TulisanBaru) => {
    isi.current = baru;
    setKini(baru);
  }, []);
  const pegang = useCallback(
    (baru: TulisanBaru) => {
      pakai(baru);
      ketik(baru);
      void simpanSekarang();
    },
    [pakai, ketik, simpanSekarang],
  );
  const ganti = useCallback(
    async (baru: TulisanBaru) => {
      if (adaTulisan(baru)) return pegang(baru);
      pakai(baru);
      await mulaiLagi();
      // What was left meanwhile came to a draft that was just being thrown away.
      if (adaTulisan(isi.current)) pegang(isi.current);
      return undefined;
    },
    [pakai, pegang, mulaiLagi],
  );
  const simpan = useCallback((baru: TulisanBaru) => void ganti(baru), [ganti]);
  const lepas = useCallback(
    (sel: readonly TulisSel[], foto: ReadonlySet<string>) => {
      const sisa = tanpaYangPergi(isi.current, sel, foto);
      if (JSON.stringify(sisa) !== JSON.stringify(isi.current)) void ganti(sisa);
    },
    [ganti],
  );

  const ke = keadaan.jenis === 'menulis' ? keadaan.ke : -1;
  const buka = useEffectEvent(() => {
    if (keadaan.jenis === 'menulis' && !adaTulisan(isi.current)) pakai(tulisanDari(keadaan.draf?.isi, dasar));
  });
  useEffect(() => {
    if (ke >= 0) buka();
  }, [ke]);
  // What the history has by now is written no more.
  const susut = useEffectEvent(() => {
    const sisa = tulisanDari(isi.current, dasar);
    if (ke >= 0 && JSON.stringify(sisa) !== JSON.stringify(isi.current)) void ganti(sisa);
  });
  useEffect(() => susut(), [dasar]);

  return {
    kini: lain ? tulisanDari(milikLain?.isi, dasar) : kini,
    baca,
    simpan,
    lepas,
  };
}
