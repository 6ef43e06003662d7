import { useId, type CSSProperties } from 'react';
import { IconArrowsDiff, IconDeviceTablet, IconServer2 } from '@tabler/icons-react';
import { MISSING } from '#domain/core/format.ts';
import { RichTextView } from '#kit/rich-text/RichTextView.tsx';
import type { Bidang, Sandingan } from '#kit/outbox/sandingan.ts';
import classes from './Perbandingan.module.css';

export type PerbandinganProps = { sandingan: Pick<Sandingan, 'bidang' | 'teks'> };

/** Mine and the server's side by side, line by line, with the texts under them; one above the other on a phone. */
export function Perbandingan({ sandingan: { bidang, teks } }: PerbandinganProps) {
  return (
    <div className={classes.pair} style={{ '--baris': bidang.length + (teks ? 2 : 1) } as CSSProperties}>
      <Sisi sisi="milik" bidang={bidang} teks={teks ? teks.milik : null} />
      <Sisi sisi="server" bidang={bidang} teks={teks ? (teks.server ?? '') : null} />
    </div>
  );
}

const kepala = {
  milik: { judul: 'Milik saya', Icon: IconDeviceTablet },
  server: { judul: 'Di server sekarang', Icon: IconServer2 },
} as const;

function Sisi({
  sisi,
  bidang,
  teks,
}: {
  sisi: keyof typeof kepala;
  bidang: readonly Bidang[];
  teks: string | null;
}) {
  const id = useId();
  const { judul, Icon } = kepala[sisi];
  return (
    <section className={classes.side} aria-labelledby={id}>
      <h3 className={classes.title} id={id}>
        <Icon aria-hidden size="1.25rem" stroke={1.75} />
        {judul}
      </h3>
      {bidang.map((satu) => (
        <Baris
          key={satu.label}
          label={satu.label}
          value={satu[sisi]}
          diam={sisi === 'milik' && satu.milik === null}
          beda={satu.beda}
        />
      ))}
      {teks === null ? null : (
        <div className={classes.text}>
          <p className={classes.label}>Isi laporan</p>
          {teks ? (
            <RichTextView html={teks} />
          ) : (
            <p className={classes.quiet}>Belum ada laporan di server.</p>
          )}
        </div>
      )}
    </section>
  );
}

function Baris({
  label,
  value,
  diam,
  beda,
}: {
  label: string;
  value: string | null;
  diam: boolean;
  beda: boolean;
}) {
  return (
    <dl className={classes.field} data-beda={beda || undefined}>
      <dt className={classes.label}>
        {label}
        {beda ? (
          <span className={classes.mark}>
            <IconArrowsDiff aria-hidden size="0.875rem" />
            berbeda
          </span>
        ) : null}
      </dt>
      <dd className={diam ? classes.quiet : classes.value}>{diam ? 'Tidak diubah' : (value ?? MISSING)}</dd>
    </dl>
  );
}
