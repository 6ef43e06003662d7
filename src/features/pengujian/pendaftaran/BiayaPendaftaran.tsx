import { uangMuka } from '#domain/pengujian/biaya.ts';
import { sisaPembayaran } from '#domain/pembayaran/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { RincianBiaya, type JumlahBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { Section } from '#kit/text/Section.tsx';

/** What the tests cost, what was paid and what is left; before the bill is made, what they would cost today (GAP-14). */
export function BiayaPendaftaran({ tampilan: { data, tertunda } }: { tampilan: Tampilan<Pengujian> }) {
  const { bill, totalHarga, totalTerbayar, pembayaran, golonganTarif } = data;
  const ditagih = pembayaran.tagihan.length > 0;
  const sisa = totalHarga - totalTerbayar;
  const jumlah: JumlahBiaya[] = ditagih
    ? [
        { label: 'Total', nilai: totalHarga, utama: true },
        { label: 'Sudah dibayar', nilai: totalTerbayar },
        ...(sisa < 0 ? [{ label: 'Dikembalikan kepada Anda', nilai: -sisa }] : []),
        ...sisaPembayaran(pembayaran, tertunda).map(({ kapan, nilai }) => ({
          label: `Belum dibayar, ${kapan.toLowerCase()}`,
          nilai,
        })),
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
