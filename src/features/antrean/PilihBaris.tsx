import { Switch } from '@mantine/core';
import type { BarisPilihan } from '#kit/outbox/sandingan.ts';
import classes from './PilihBaris.module.css';

type PilihBarisProps = {
  baris: readonly BarisPilihan[];
  /** The lines of which mine is used. */
  milik: ReadonlySet<string>;
  onMilik: (milik: ReadonlySet<string>) => void;
};

/** Mine and the server's line by line; the server's stands until its author says otherwise. */
export function PilihBaris({ baris, milik, onMilik }: PilihBarisProps) {
  const balik = (nama: string) => {
    const lain = new Set(milik);
    if (!lain.delete(nama)) lain.add(nama);
    onMilik(lain);
  };
  return (
    <ul className={classes.list}>
      {baris.map(({ nama, label, milik: saya, server }) => (
        <li key={nama} className={classes.row}>
          <p className="mj-tebal">{label}</p>
          <dl className={classes.pair}>
            <div data-used={milik.has(nama) || undefined}>
              <dt className="mj-label">Milik saya</dt>
              <dd>{saya}</dd>
            </div>
            <div data-used={!milik.has(nama) || undefined}>
              <dt className="mj-label">Di server sekarang</dt>
              <dd>{server}</dd>
            </div>
          </dl>
          <Switch
            label="Pakai milik saya"
            checked={milik.has(nama)}
            onChange={() => balik(nama)}
            classNames={{ body: classes.switch ?? '' }}
          />
        </li>
      ))}
    </ul>
  );
}
