import { Link } from 'react-router-dom';
import { administers } from '#domain/core/roles.ts';
import { acuanApi } from '#domain/acuan/endpoints.ts';
import { formatTelepon } from '#domain/core/telepon.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import { useOrang } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import { useAddressedDialog } from '#kit/dialog/addressed-dialog.ts';
import { LinkRow, LinkRows, LinkRowsSkeleton } from '#kit/frame/LinkRows.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { paths } from '#paths';
import { LaboratoriumDialog } from './LaboratoriumDialog.tsx';

/** How papers and people find each laboratory, for Admin (GAP-171); a row opens its form over the list. */
export default function LaboratoriumPage() {
  const { actor } = useOrang();
  const { hasil, muatUlang } = useLive(acuanApi.laboratory, {});
  const semua = hasil.jenis === 'ada' ? hasil.jawaban.data : [];
  const rows = semua.filter(({ id }) => administers(actor, id));
  const dialog = useAddressedDialog('laboratorium', rows, ({ uuid }) => uuid);
  return (
    <>
      <PageHeader title="Laboratorium" />
      <p className="mj-catatan">
        Alamat, kontak, dan logo ini berdiri di kop laporan, invoice, dan dokumen lain. Hari libur semua
        laboratorium ada di{' '}
        <Link className="mj-tautan" to={paths.hariLibur.list()}>
          Hari libur
        </Link>
        .
      </p>
      <div className="mj-atas-4">
        {hasil.jenis === 'memuat' ? <LinkRowsSkeleton rows={7} /> : null}
        {hasil.jenis === 'gagal' ? <NotHere what="Daftar" failed={{ ...hasil, muatUlang }} /> : null}
        <LinkRows>
          {rows.map((lab) => (
            <LinkRow
              key={lab.uuid}
              to={paths.laboratorium.satu(lab.uuid)}
              title={lab.namaLaboratorium}
              code={lab.kdLaboratorium}
              note={ringkas(lab)}
            />
          ))}
        </LinkRows>
      </div>
      <LaboratoriumDialog dialog={dialog} onSaved={muatUlang} />
    </>
  );
}

const ringkas = ({ alamat, telepon, noAkreditasi }: Laboratorium): string =>
  [
    alamat ?? 'Alamat belum diisi',
    telepon && formatTelepon(telepon),
    noAkreditasi && `Akreditasi ${noAkreditasi}`,
  ]
    .filter(Boolean)
    .join(' · ');
