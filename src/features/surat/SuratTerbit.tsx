import { Anchor } from '@mantine/core';
import type { SuratTerbit as Terbit } from '#domain/surat/schema.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';

/** The letter that is out: its number, since when, and where anybody checks a copy of it. */
export const SuratTerbit = ({ terbit: { noSurat, terbitPada, alamatCek } }: { terbit: Terbit }) => (
  <Section title="Surat terbit">
    <FactList
      facts={[
        { label: 'Nomor surat', value: <span className="mj-kode">{noSurat}</span> },
        { label: 'Diterbitkan', value: <DateText value={terbitPada} as="tanggal-waktu" /> },
        {
          label: 'Alamat pemeriksaan keaslian',
          value: (
            <Anchor href={alamatCek} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
              {alamatCek}
            </Anchor>
          ),
          wide: true,
        },
      ]}
    />
  </Section>
);
