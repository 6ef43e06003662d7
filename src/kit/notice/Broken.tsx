import { useContext } from 'react';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { OutboxPath } from './outbox-path.ts';
import classes from './Notice.module.css';

/** A piece of the app, or its styles, that is neither on this device nor to be had now, as each browser says it. */
const isMissingPiece = (error: unknown): boolean =>
  error instanceof Error && /import(ed|ing) .*module|unable to preload/i.test(error.message);

export type BrokenProps = {
  /** What cannot be shown: 'Halaman ini'. */
  what: string;
  error: unknown;
};

/**
 * In the place of what broke: that nothing typed or saved is gone, and the ways on. They load the app anew, since what is
 * left of it is not to be relied on.
 */
export function Broken({ what, error }: BrokenProps) {
  const outboxPath = useContext(OutboxPath);
  const missing = isMissingPiece(error);
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle className={classes.danger} aria-hidden size="2.5rem" stroke={1.5} />
      <p className={classes.title}>
        {missing ? `${what} belum ada di perangkat` : `${what} tidak dapat ditampilkan`}
      </p>
      <p className={classes.text}>
        {missing
          ? 'Sambungkan ke jaringan, lalu muat ulang. '
          : 'Muat ulang untuk melanjutkan. Bila terjadi lagi, buka dari daftar. '}
        Ketikan Anda tersimpan sebagai draf, dan yang sudah disimpan ada di kotak keluar.
      </p>
      <div className={classes.action}>
        <Button onClick={() => window.location.reload()}>Muat ulang</Button>
        <Button component="a" href="/" variant="default">
          Ke daftar
        </Button>
        {outboxPath ? (
          <Button component="a" href={outboxPath} variant="default">
            Buka kotak keluar
          </Button>
        ) : null}
      </div>
    </div>
  );
}
