import type { Penelitian } from '#domain/penelitian/schema.ts';
import { perluPeta } from '#domain/penelitian/rules.ts';
import { jenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';

/** What the research is about, who leads it and who pays for it (REG-49, REG-50, REG-53). */
export function FaktaPenelitian({ data }: { data: Penelitian }) {
  const { judul, judulPayung, namaDosen, researchType, keteranganJenisPenelitian, map, paymentType } = data;
  return (
    <Section title="Penelitian" dense>
      <FactList
        dense
        facts={[
          { label: 'Judul', value: judul, wide: true },
          { label: 'Judul payung', value: judulPayung, wide: true },
          { label: 'Jenis', value: researchType.jenisPenelitian },
          { label: 'Keterangan', value: keteranganJenisPenelitian },
          {
            label: data.golonganTarif === 'internal' ? 'Dosen pembimbing' : 'Pembimbing atau peneliti utama',
            value: namaDosen,
          },
          ...(perluPeta(data.user.kdProgramStudi)
            ? [{ label: 'Peta penelitian', value: map?.petaPenelitian }]
            : []),
          { label: 'Pembiayaan', value: paymentType.jenisPembiayaan },
          ...(paymentType.kdJenisPembiayaan === jenisPembiayaan.sendiri
            ? []
            : [{ label: 'Sumber dana', value: sumberDana(data) }]),
        ]}
      />
    </Section>
  );
}

/** REG-53 */
const sumberDana = ({ namaDosenPembiayaan, namaPembiayaan }: Penelitian): string | null =>
  namaDosenPembiayaan ?? namaPembiayaan;
