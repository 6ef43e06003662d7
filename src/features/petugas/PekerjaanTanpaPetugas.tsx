import { useLive } from '#data/use-live.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { PekerjaanDipegang } from '#domain/petugas/schema.ts';
import { Callout } from '#kit/text/Callout.tsx';
import classes from './Petugas.module.css';

/** Work of laboratories that no active officer may do; undefined while it is asked for (GAP-131). */
export function usePekerjaanTanpaPetugas(): readonly PekerjaanDipegang[] | null | undefined {
  const { hasil } = useLive(petugasApi.pekerjaan, {});
  if (hasil.jenis === 'memuat') return undefined;
  return hasil.jenis === 'ada' ? hasil.jawaban.data : null;
}

/** Says so above the accounts, with whom one may give the laboratory to. */
export function PekerjaanTanpaPetugas() {
  const semua = usePekerjaanTanpaPetugas() ?? [];
  if (semua.length === 0) return null;
  return (
    <div className="mj-bawah-4">
      <Callout tone="menunggu" title="Pekerjaan tanpa petugas aktif">
        <ul className={classes.open}>
          {semua.map(({ jenis, idLaboratorium, keterangan, jumlah }) => (
            <li key={`${jenis} ${idLaboratorium}`}>
              {keterangan}: {jumlah}
            </li>
          ))}
        </ul>
        Berikan laboratorium itu kepada petugas dengan otoritas yang sesuai.
      </Callout>
    </div>
  );
}
