import { Link } from 'react-router-dom';
import { judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { kunciDraf } from '#data/drafts.ts';
import { useDrafTersimpan } from '#data/use-draft.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { useOutboxPath } from '#kit/notice/outbox-path.ts';
import { alasanDitolak } from './daftar-lagi.ts';
import classes from './PesanDaftarLagi.module.css';

export type PesanDaftarLagiProps = {
  dari: Pendaftaran;
  /** What of it has to be chosen again. */
  tidakTersalin: readonly string[];
  /** The call that registers: a registration begun empty may lie beside this one. */
  panggilan: string;
};

/** Above a form that was begun from an earlier registration: what was wrong with that, and what of it could not be taken over. */
export function PesanDaftarLagi({ dari, tidakTersalin, panggilan }: PesanDaftarLagiProps) {
  const alasan = alasanDitolak(dari);
  const lain = useDrafTersimpan(kunciDraf(panggilan, null));
  const outboxPath = useOutboxPath();
  return (
    <>
      <Callout
        tone={alasan === null ? 'info' : 'bahaya'}
        title={`${alasan === null ? 'Disalin dari' : 'Alasan penolakan'} ${dari.nomor ?? judulDari(dari)}`}
      >
        {alasan === null ? null : <p className={classes.reason}>{alasan}</p>}
        <p className={classes.line}>
          Isiannya sudah disalin ke sini. Perbaiki yang perlu, lalu kirim sebagai pendaftaran baru.
        </p>
        {lain ? (
          <p className={classes.line}>
            Draf pendaftaran lain yang sudah Anda mulai tetap tersimpan di{' '}
            <Link className={classes.link ?? ''} to={outboxPath}>
              kotak keluar
            </Link>
            .
          </p>
        ) : null}
      </Callout>
      {tidakTersalin.length > 0 ? (
        <Callout tone="menunggu" title="Tidak ikut disalin, isi lagi yang diperlukan">
          <ul className={classes.list}>
            {tidakTersalin.map((satu) => (
              <li key={satu}>{satu}</li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </>
  );
}
