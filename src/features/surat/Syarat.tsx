import { Section } from '#kit/text/Section.tsx';

/** What a letter asks for (LETTER-05, LETTER-14); the second cannot be computed and is only stated (GAP-29). */
export const Syarat = () => (
  <Section title="Syarat pengajuan" dense>
    <ol className="mj-tumpuk-1 mj-butir">
      <li>Semua penelitian di laboratorium sudah selesai.</li>
      <li>Data penelitian di luar laboratorium sudah diisi.</li>
    </ol>
  </Section>
);
