import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { denganIsi } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { useAnalisis } from '#data/analisis.ts';
import { useOneRecord, type OneRecord, type RecordThere } from '#kit/record/one-record.ts';
import { pelaku } from './pelaku.ts';

type Ada = Pick<RecordThere<Analisis>, 'tampilan' | 'pada'>;
export type SatuAnalisis = Exclude<OneRecord<Analisis>, { jenis: 'ada' }> | ({ jenis: 'ada' } & Ada);

/**
 * One analysis: from the device when it is in the person's work set, else asked of the server (an Admin's 'Tugas semua orang'). What the
 * reports of one that is done say is asked of the server as well, and kept as answers are.
 */
export function useSatuAnalisis(uuid: string | null, peran: PeranAnalisis): SatuAnalisis {
  const diPerangkat = useAnalisis(uuid);
  const lengkap = diPerangkat && diPerangkat.data.history.every(({ isi }) => isi !== undefined);
  const dariServer = useOneRecord<Analisis>(
    pelaku[peran].baca,
    uuid,
    diPerangkat && !lengkap ? null : diPerangkat,
  );
  if (!diPerangkat || lengkap) return dariServer;
  const data =
    dariServer.jenis === 'ada'
      ? denganIsi(diPerangkat.data, dariServer.tampilan.data.history)
      : diPerangkat.data;
  return { jenis: 'ada', tampilan: { ...diPerangkat, data }, pada: null };
}
