import { Link } from 'react-router-dom';
import { formatRupiah } from '#domain/core/format.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { tagihanDiurus } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useOrang } from '#data/app.ts';
import { useTanpaInvoice } from '#data/penggunaan.ts';
import { Numbered } from '#kit/table/list-columns.tsx';
import { paths } from '#paths';
import classes from './TanpaInvoice.module.css';

/** Bills nobody has made an invoice of are in no list of invoices: the way to them (GAP-134). */
export function TanpaInvoice() {
  const semua = useTanpaInvoice() ?? [];
  if (semua.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>Tagihan yang belum dibuatkan invoice: {semua.length} penelitian</summary>
      <p className={classes.lead}>
        Biasanya pendaftar membuat invoice sendiri. Bila tidak, buka penelitiannya dan buatkan.
      </p>
      <ul>
        {semua.map((data) => (
          <li key={data.uuid}>
            <Satu data={data} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Satu({ data }: { data: Penelitian }) {
  const baru = tagihanDiurus(data, useOrang().actor);
  return (
    <Link className={classes.row ?? ''} to={paths.petugasPembayaran.detail(data.uuid)}>
      <span className={classes.words}>
        <Numbered number={data.nomor ?? nomorMenyusul}>{data.judul}</Numbered>
        <span className="mj-catatan mj-sendiri">
          {data.user.nama}, {data.lab.namaLaboratorium}, {baru.length} tagihan
        </span>
      </span>
      <strong className="mj-uang mj-kanan">
        {formatRupiah(baru.reduce((sum, { totalTagihan }) => sum + totalTagihan, 0))}
      </strong>
    </Link>
  );
}
