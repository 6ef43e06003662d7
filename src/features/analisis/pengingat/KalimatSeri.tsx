import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { hitungBlok } from '#domain/lembar-kerja/hitung.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { useOrang } from '#data/app.ts';
import { useBaca } from '#data/use-baca.ts';
import { useVersiLembar } from '#data/versi-lembar.ts';

const panggilan = callName(analisisApi.sheet as unknown as AnyEndpoint);

/**
 * Which series a timer is about, and whether its weight is constant (BEYOND-24). While cells of the sheet are typed and not
 * queued yet it is the sheet alone that knows: nothing is said of what was weighed before them.
 */
export function KalimatSeri({ data, kunci }: { data: Analisis; kunci: string }) {
  const { db } = useOrang();
  const keadaan = keadaanLembar(data.history);
  const versi = useVersiLembar(keadaan.versi);
  const diketik = useBaca(
    () =>
      db.draf
        .where('record')
        .equals(data.uuid)
        .filter(({ call }) => call === panggilan)
        .count(),
    [db, data.uuid],
  );
  if (!versi || diketik === undefined) return null;
  const kalimat = diketik > 0 ? null : hitungBlok(versi.isi, keadaan.isian).seri[kunci]?.kalimat;
  return <div>{[sebutSel(versi.isi, kunci), kalimat].filter(Boolean).join('. ')}</div>;
}
