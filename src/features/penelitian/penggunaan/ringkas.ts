import { caraHitung } from '#domain/barang/rules.ts';
import { jenisBarang } from '#domain/barang/schema.ts';
import { formatNumber } from '#domain/core/format.ts';
import type { BarisPenggunaan } from '#domain/penggunaan/schema.ts';

/** '30 mL', '2 buah'; of an instrument also when: '08.00 – 09.30 WIB'. */
export function jumlahBaris(baris: BarisPenggunaan): string {
  const { idJenisBarang, satuan, jlhPenggunaan, jamMulai, jamSelesai } = baris;
  const cara = caraHitung({ idJenisBarang, satuan });
  const jam = jamMulai && jamSelesai ? `${jamMulai} – ${jamSelesai} WIB` : null;
  if (cara === 'waktu') return jam ?? formatNumber(jlhPenggunaan);
  const kata = idJenisBarang === jenisBarang.alat ? 'buah' : satuan;
  return [`${formatNumber(jlhPenggunaan)} ${kata ?? ''}`.trim(), jam].filter(Boolean).join(', ');
}

/** 'Metanol p.a., Kuvet dan 3 lainnya': what an addition is of, in a line. */
export function ringkasBarang(baris: readonly Pick<BarisPenggunaan, 'namaBarang'>[]): string {
  const nama = baris.map(({ namaBarang }) => namaBarang);
  if (nama.length === 0) return 'Tanpa barang';
  const lainnya = nama.length - 2;
  const awal = nama.slice(0, 2).join(', ');
  return lainnya > 0 ? `${awal} dan ${lainnya} lainnya` : awal;
}
