import { Button } from '@mantine/core';
import { formatDateTime } from '#domain/core/format.ts';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import classes from './SessionList.module.css';

/** One of them; its moments as the server writes them. */
type Session = { uuid: string; nama: string; sejak: string; terakhir: string; ini: boolean };

type SessionListProps<S extends Session> = {
  label: string;
  rows: readonly S[];
  disabled: boolean;
  onRemove: (row: S) => void;
};

/** The devices somebody is signed in on; the one that shows them is said, and is left by signing out (BEYOND-49). */
export function SessionList<S extends Session>({ label, rows, disabled, onRemove }: SessionListProps<S>) {
  return (
    <ul className={classes.daftar} aria-label={label}>
      {rows.map((row) => (
        <li key={row.uuid} className={classes.baris}>
          <div className={classes.nama}>
            <strong>{row.nama}</strong>
            <div className="mj-catatan">
              {row.ini ? 'Perangkat ini' : `Terakhir terhubung ${formatDateTime(row.terakhir)}`}, masuk sejak{' '}
              {formatDateTime(row.sejak)}
            </div>
          </div>
          {row.ini ? null : (
            <Button
              variant="default"
              disabled={disabled}
              aria-label={`Keluarkan perangkat ${row.nama}, masuk sejak ${formatDateTime(row.sejak)}`}
              onClick={() => onRemove(row)}
            >
              Keluarkan perangkat
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Asked before one or all are put out: what happens there, when, and what stays. */
export const confirmRemoval = (apa: string, siapa: 'Anda' | 'pemiliknya') => (): Promise<boolean> =>
  openConfirm({
    title: `Keluarkan ${apa} ?`,
    body: 'Sesinya berakhir sekarang juga, dan pemberitahuan di sana berhenti. Begitu tersambung lagi, data yang tersimpan di sana dihapus.',
    consequence: `Tulisan dan draf yang belum terkirim tetap di sana sampai ${siapa} masuk lagi. Selama perangkat itu luring, datanya masih terbaca di sana, paling lama 30 hari sejak kontak terakhirnya.`,
    confirmLabel: 'Ya, keluarkan',
    danger: true,
  });
