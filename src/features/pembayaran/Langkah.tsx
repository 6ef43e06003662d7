import { Section } from '#kit/Section.tsx';
import { Steps } from '#kit/Steps.tsx';
import type { Posisi } from './posisi.ts';
import classes from './Langkah.module.css';

/** The way of a payment in words: where it stands, and what its payer does now (PAY-02). */
export function Langkah({ posisi }: { posisi: Posisi | null }) {
  if (!posisi)
    return (
      <Section title="Tidak ada yang perlu dibayar">
        <p className={classes.words}>
          Pendaftaran ini berakhir tanpa tagihan yang berlaku. Bila Anda terlanjur membayar invoice yang
          dibatalkan, kirim buktinya pada riwayat invoice; dana Anda dikembalikan.
        </p>
      </Section>
    );
  return (
    <Section title={posisi.judul}>
      <p className={classes.words}>{posisi.petunjuk}</p>
      <Steps label="Langkah pembayaran" steps={posisi.steps} />
    </Section>
  );
}
