import { Section } from '#kit/text/Section.tsx';
import { Steps } from '#kit/text/Steps.tsx';
import { whole } from '#kit/text/whole.tsx';
import type { Posisi } from './langkah-bayar.ts';
import classes from './Langkah.module.css';

export type LangkahProps = {
  posisi: Posisi | null;
  /** Why there is nothing to pay, where there is nothing. */
  tanpaTagihan: string;
};

/** The way of a payment in words: where it stands, and what its payer does now (PAY-02). */
export function Langkah({ posisi, tanpaTagihan }: LangkahProps) {
  if (!posisi)
    return (
      <Section title="Tidak ada yang perlu dibayar">
        <p className={classes.words}>{tanpaTagihan}</p>
      </Section>
    );
  return (
    <Section title={posisi.judul}>
      <p className={classes.words}>{whole(posisi.petunjuk)}</p>
      <Steps label="Langkah pembayaran" steps={posisi.steps} />
    </Section>
  );
}
