import { formatNumber } from '#domain/core/format.ts';
import { caraHitung, durasiSatuan } from './rules.ts';
import { jenisBarang, namaJenisBarang, type Barang, type IdJenisBarang } from './schema.ts';

type Dihitung = Pick<Barang, 'idJenisBarang' | 'satuan'>;

/** What one is of something: 'mL', 'buah', 'plate'; of what is booked by the minute the stretch that is priced, '30 menit' (CONST-24). */
export function kataSatuan(barang: Dihitung): string {
  const { idJenisBarang, satuan } = barang;
  if (caraHitung(barang) === 'waktu') return `${durasiSatuan(satuan)} menit`;
  return idJenisBarang === jenisBarang.alat ? 'buah' : (satuan ?? '');
}

/**
 * So many units in words, the same on papers, screens and in files: '600 mL', '2 buah', '3 formula'; of what is booked by the
 * minute the time that is paid for and how it is counted, '2 jam (4 × 30 menit)' (CONF-43, GAP-13).
 */
export function kataJumlah(barang: Dihitung, jumlah: number): string {
  const satuan = kataSatuan(barang);
  if (caraHitung(barang) !== 'waktu') return `${formatNumber(jumlah)} ${satuan}`.trim();
  return jumlah === 1
    ? satuan
    : `${lamanya(jumlah * durasiSatuan(barang.satuan))} (${formatNumber(jumlah)} × ${satuan})`;
}

/** Minutes in words: '1 jam 30 menit'. What a correction takes off is below nothing. */
function lamanya(menit: number): string {
  const [jam, sisa] = [Math.floor(Math.abs(menit) / 60), Math.abs(menit) % 60];
  const kata = [...(jam > 0 ? [`${formatNumber(jam)} jam`] : []), ...(sisa > 0 ? [`${sisa} menit`] : [])];
  return `${menit < 0 ? '-' : ''}${kata.join(' ') || '0 menit'}`;
}

/** The kind that lines of bills and invoices name by its word (DATA-15). */
const jenisBernama = (nama: string): IdJenisBarang =>
  Object.values(jenisBarang).find((id) => namaJenisBarang[id] === nama) ?? jenisBarang.bahan;

/** `kataJumlah` of a line as bills and invoices keep it. */
export const kataJumlahTagihan = ({
  jenisBarang: nama,
  satuan,
  jlhPenggunaan,
}: {
  jenisBarang: string;
  satuan: string | null;
  jlhPenggunaan: number;
}): string => kataJumlah({ idJenisBarang: jenisBernama(nama), satuan }, jlhPenggunaan);
