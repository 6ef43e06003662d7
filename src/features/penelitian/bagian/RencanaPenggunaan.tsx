import type { ReactNode } from 'react';
import { withZone } from '#domain/core/format.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { FactList, type Fact } from '#kit/text/FactList.tsx';
import { DateText } from '#kit/text/DateText.tsx';
import { Section } from '#kit/text/Section.tsx';

/** When and where, and with what (REG-52): the plan of a laboratory, or the place of research done elsewhere. */
export function RencanaPenggunaan({ data, action }: { data: Penelitian; action?: ReactNode }) {
  const luar = data.researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium;
  return (
    <Section title={luar ? 'Tempat penelitian' : 'Rencana penggunaan'} action={action} dense>
      <FactList
        dense
        facts={[...(luar ? tempat(data) : []), ...waktu(data), ...(luar ? [] : barang(data))]}
      />
    </Section>
  );
}

const tempat = ({ tempatPenelitian }: Penelitian): Fact[] => [{ label: 'Tempat', value: tempatPenelitian }];

const waktu = ({ tglMulai, tglSelesai, jamMulai, jamSelesai }: Penelitian): Fact[] => [
  {
    label: 'Tanggal',
    value: (
      <>
        <DateText value={tglMulai} /> – <DateText value={tglSelesai} />
      </>
    ),
  },
  { label: 'Jam per hari', value: jamMulai && jamSelesai ? withZone(`${jamMulai} – ${jamSelesai}`) : null },
];

const barang = ({ researchLabTool, researchLabItem, researchLabInstrument }: Penelitian): Fact[] => [
  { label: 'Alat', value: researchLabTool.map(({ tool }) => tool.namaAlat).join(', ') },
  { label: 'Bahan', value: researchLabItem.map(({ item }) => item.namaBahan).join(', ') },
  {
    label: 'Instrumen',
    value: researchLabInstrument.map(({ instrument }) => instrument.namaInstrumen).join(', '),
  },
];
