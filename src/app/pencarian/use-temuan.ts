import { useEffect, useState } from 'react';
import { diServerList, temuanList } from '#app/temuan-table.ts';
import { useAplikasi, useEngineStatus, useOrang } from '#data/app.ts';
import { useBaca } from '#data/use-baca.ts';
import type { Found } from '#kit/frame/found.ts';

/** So much of each noun: more would mean that too little was typed. */
const banyak = 8;
/** The server is asked once typing pauses, and not for a single letter. */
const jedaMs = 250;
export const hurufPaling = 2;

export type Temuan = {
  /** Undefined while first reading. */
  perangkat: readonly Found[] | undefined;
  /** What the server has besides; null where it is not asked or has not answered. */
  server: readonly Found[] | null;
  /** It is being asked. */
  mencari: boolean;
  /** The same at once, for who does not wait: of the device, or where it has nothing of the server. */
  segera: () => Promise<readonly Found[]>;
};

/** Finds a text in everything this device holds, at once, and in the lists of the server when there is one. */
export function useTemuan(teks: string): Temuan {
  const { db, actor, pageEngine } = useOrang();
  const { klien } = useAplikasi();
  const { tersambung } = useEngineStatus(pageEngine);
  const cariSini = async (apa: string): Promise<readonly Found[]> =>
    apa ? (await Promise.all(temuanList.map((satu) => satu(db, actor, apa, banyak)))).flat() : [];
  /** A list that does not answer takes nothing from the others; null where none does. */
  const cariSana = async (apa: string): Promise<readonly Found[] | null> => {
    const daftar = diServerList.filter(({ roles }) => roles.includes(actor.role));
    const jawaban = await Promise.allSettled(daftar.map(({ ask }) => ask(klien, actor, apa, banyak)));
    const terjawab = jawaban.filter((satu) => satu.status === 'fulfilled');
    // What a history has as well is told where it is worked on.
    return terjawab.length > 0 || daftar.length === 0
      ? tanpaGanda(
          terjawab.flatMap(({ value }) => value),
          ({ uuid }) => uuid,
        )
      : null;
  };
  const perangkat = useBaca(() => cariSini(teks), [db, actor, teks]);
  const [jawaban, setJawaban] = useState<{ teks: string; temuan: readonly Found[] | null }>();
  const tanya = tersambung !== false && teks.length >= hurufPaling;
  useEffect(() => {
    if (!tanya) return undefined;
    let kini = true;
    const timer = setTimeout(
      () => void cariSana(teks).then((temuan) => kini && setJawaban({ teks, temuan })),
      jedaMs,
    );
    return () => {
      kini = false;
      clearTimeout(timer);
    };
    // What it is asked with changes with the person alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tanya, teks, klien, actor]);
  const terjawab = jawaban?.teks === teks;
  return {
    perangkat,
    server: terjawab ? jawaban.temuan : null,
    mencari: tanya && !terjawab,
    segera: async () => {
      const sini = await cariSini(teks);
      return sini.length > 0 || !tanya ? sini : ((await cariSana(teks)) ?? []);
    },
  };
}

/** Of those that have the same key the first: what was shown at once stays where it is. */
export function tanpaGanda<F>(semua: readonly F[], kunci: (satu: F) => string): F[] {
  const ada = new Set<string>();
  return semua.filter((satu) => {
    const baru = !ada.has(kunci(satu));
    ada.add(kunci(satu));
    return baru;
  });
}
