import { useMemo } from 'react';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { isianDari } from '#domain/lembar-kerja/sel.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useOrang } from '#data/app.ts';
import { bacaDataBersama } from '#data/data-bersama.ts';
import { useBaca } from '#data/use-baca.ts';
import type { IsianBersama } from './hitung-keadaan.ts';

export type BersamaLembar = {
  /** What may be referred to, by its name in the version, newest first; undefined while first reading. */
  pilihan: Readonly<Record<string, readonly DataBersama[]>> | undefined;
  isian: IsianBersama;
  /** Own ones that have not left this device: a sheet that refers to them leaves after them. */
  menunggu: ReadonlySet<string>;
};

/** The shared data that a sheet of this version may refer to, as far as this device has them, live (BEYOND-09). */
export function useBersamaLembar({ parameterUji, isi }: VersiLembar): BersamaLembar {
  const { db, actor } = useOrang();
  const nama = isi.bersama.map((satu) => satu.nama).join();
  const semua = useBaca(
    () =>
      Promise.all(
        nama
          .split(',')
          .filter(Boolean)
          .map(async (satu) => {
            const baris = await bacaDataBersama(db, actor, parameterUji.uuid, satu);
            return [satu, baris.map(({ data }) => data)] as const;
          }),
      ),
    [db, actor, parameterUji.uuid, nama],
  );
  return useMemo(() => {
    const pilihan = semua && Object.fromEntries(semua);
    const data = Object.values(pilihan ?? {}).flat();
    return {
      pilihan,
      isian: new Map(data.map((satu) => [satu.uuid, isianDari(satu.isian)])),
      // Nothing the server has shown back is without a revision.
      menunggu: new Set(data.filter(({ rev }) => rev === '').map(({ uuid }) => uuid)),
    };
  }, [semua]);
}
