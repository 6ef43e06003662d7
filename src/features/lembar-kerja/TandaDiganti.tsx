import { Link } from 'react-router-dom';
import { formatDate } from '#domain/core/format.ts';
import type { KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { useRujukanDiganti } from '#data/data-bersama.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { paths } from '#paths';

/** That a sheet rests on shared data that were corrected since: which, why, and that nothing was computed anew (BEYOND-09). */
export function TandaDiganti({ bersama }: Pick<KeadaanLembar, 'bersama'>) {
  const diganti = useRujukanDiganti(bersama) ?? [];
  if (diganti.length === 0) return null;
  return (
    <Callout tone="menunggu" title="Memakai data bersama yang sudah diganti">
      <ul className="mj-tumpuk-2">
        {diganti.map(({ nama, kini, data: { label, tanggal, history } }) => (
          <li key={nama}>
            {label} {formatDate(tanggal)}, dikoreksi {history[1]?.user.nama}: {history[1]?.catatan}.{' '}
            <Link className="mj-tautan" to={paths.dataBersama.detail(kini)}>
              Lihat penggantinya
            </Link>
          </li>
        ))}
      </ul>
      <p>Hasil lembar ini tetap seperti saat dihitung. Pilih data penggantinya bila memang perlu.</p>
    </Callout>
  );
}
