import { uangMuka } from '#domain/pengujian/biaya.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { RincianBiaya, type JumlahBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { Section } from '#kit/Section.tsx';

/** What the tests cost, what was paid and what is left; before the bill is made, what they would cost today (GAP-14). */
export function BiayaPendaftaran({ data }: { data: Pengujian }) {
  const { bill, totalHarga, totalTerbayar, pembayaran, golonganTarif } = data;
  const ditagih = pembayaran.tagihan.length > 0;
  const sisa = totalHarga - totalTerbayar;
  const jumlah: JumlahBiaya[] = ditagih
    ? [
        { label: 'Total', nilai: totalHarga, utama: true },
        { label: 'Sudah dibayar', nilai: totalTerbayar },
        { label: sisa < 0 ? 'Dikembalikan kepada Anda' : 'Belum dibayar', nilai: Math.abs(sisa) },
      ]
    : [
        { label: `Total, tarif ${golonganTarif}`, nilai: totalHarga, utama: true },
        { label: 'DP 50% setelah disetujui', nilai: uangMuka(totalHarga) },
      ];
  return (
    <Section title={ditagih ? 'Biaya' : 'Perkiraan biaya'}>
      <RincianBiaya baris={bill} jumlah={jumlah} />
    </Section>
  );
}
