import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { callName } from '#domain/core/endpoint.ts';
import { check } from '#domain/core/workflow.ts';
import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { Baris } from '#data/baris.ts';
import { kunciDraf } from '#data/drafts.ts';
import { useSekarang } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { useDrafTersimpan } from '#data/use-draft.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { formatDataAge, formatDateTime } from '#domain/core/format.ts';
import { paths } from '#paths';
import { dikembalikan } from '#domain/analisis/dikembalikan.ts';
import { hanyaPengingat } from './pengingat/ditolak.ts';
import { TombolAmbilPengingat } from './pengingat/TombolAmbilPengingat.tsx';

const laporan = callName(analisisApi.report);

/** Whether a refused write is a report of this page's form: the supervisor's review or the analyst's report. */
export const dapatDiperbaiki = (row: Baris, peran: PeranAnalisis): boolean =>
  row.call === laporan && (row.body['jenis_laporan'] === 'review') === (peran === 'penyelia');

const takDapatDiambil =
  'Pengujian ini tidak lagi ditulisi, jadi tidak ada yang dapat diambil kembali: buang tulisannya di kotak keluar.';

export type PemberitahuanProps = {
  tampilan: Tampilan<Analisis>;
  /** Of an answer that is only kept. */
  pada: string | null;
  peran: PeranAnalisis;
  /** Opens the report form; absent where one may only read, and while it is open. */
  onTulis?: ((perbaiki: Baris | null) => void) | undefined;
};

/**
 * What the reader must know before the record itself: refused writes, what a supervisor sent back, an unfinished draft, a
 * record that went away.
 */
export function Pemberitahuan({ tampilan, pada, peran, onTulis }: PemberitahuanProps) {
  const sekarang = useSekarang();
  const { actor } = useOrang();
  const draf = useDrafTersimpan(kunciDraf(laporan, tampilan.data.uuid));
  const outbox = (
    <Button component={Link} to={paths.kotakKeluar()} variant="default">
      Buka kotak keluar
    </Button>
  );
  const lanjutkan = draf && onTulis;
  const kembali = dikembalikan(tampilan.data, peran);
  const ditulisi = check(analisisWorkflow, 'isiLembar', tampilan.data, actor).ok;
  if (tampilan.keputusan.length === 0 && !tampilan.hilang && pada === null && !lanjutkan && !kembali)
    return null;
  return (
    <div className="mj-tumpuk-3 mj-bawah-4">
      {pada === null ? null : (
        <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
      )}
      {kembali ? (
        <Callout tone="menunggu" title={`Dikembalikan penyelia, ${kembali.user.nama}`}>
          {kembali.catatan || 'Tanpa catatan. Tanyakan kepada penyelia apa yang perlu diperbaiki.'}
        </Callout>
      ) : null}
      {tampilan.hilang ? (
        <Callout tone="menunggu" title="Parameter ini di luar kewenangan Anda" action={outbox}>
          Data tetap di perangkat karena ada tulisan Anda yang belum selesai.
        </Callout>
      ) : null}
      {tampilan.keputusan.map((row) => (
        <Callout
          key={row.opId}
          tone="bahaya"
          title={`${row.label}: perlu keputusan Anda`}
          action={
            <>
              {onTulis && dapatDiperbaiki(row, peran) ? (
                <Button onClick={() => onTulis(row)}>Perbaiki</Button>
              ) : null}
              {ditulisi && hanyaPengingat(row).length > 0 ? (
                <TombolAmbilPengingat row={row} data={tampilan.data} />
              ) : null}
              {outbox}
            </>
          }
        >
          {row.error?.info}
          {ditulisi || hanyaPengingat(row).length === 0 ? null : ` ${takDapatDiambil}`}
        </Callout>
      ))}
      {lanjutkan ? (
        <Callout
          tone="info"
          title={`Draf ${peran === 'penyelia' ? 'review' : 'laporan'} belum disimpan`}
          action={<Button onClick={() => onTulis(null)}>Lanjutkan menulis</Button>}
        >
          Terakhir diketik {formatDateTime(draf.diubah)}.
        </Callout>
      ) : null}
    </div>
  );
}
