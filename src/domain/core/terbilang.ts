const satuan = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const kelompok = ['', 'ribu', 'juta', 'miliar', 'triliun'];

/**
 * A whole amount in words, as papers of money say it: 1200 is 'seribu dua ratus'. From 0 to 999 trillion; refuses anything
 * else with a RangeError, for no sum of money here is of that kind.
 */
export function terbilang(jumlah: number): string {
  if (!Number.isInteger(jumlah) || jumlah < 0 || jumlah >= 1e15) throw new RangeError(`terbilang: ${jumlah}`);
  if (jumlah === 0) return 'nol';
  const ribuan = Array.from(kelompok, (nama, pangkat) => {
    const tiga = Math.floor(jumlah / 1000 ** pangkat) % 1000;
    return tiga === 1 && nama === 'ribu' ? 'seribu' : tiga > 0 ? `${tigaAngka(tiga)} ${nama}`.trimEnd() : '';
  });
  return ribuan.toReversed().filter(Boolean).join(' ');
}

/** Up to three figures: 115 is 'seratus lima belas'. */
function tigaAngka(angka: number): string {
  const [ratus, sisa] = [Math.floor(angka / 100), angka % 100];
  return [ratus === 1 ? 'seratus' : ratus > 0 ? `${satuan[ratus]} ratus` : '', duaAngka(sisa)]
    .filter(Boolean)
    .join(' ');
}

function duaAngka(angka: number): string {
  const [puluh, sisa] = [Math.floor(angka / 10), angka % 10];
  if (angka === 10) return 'sepuluh';
  if (angka === 11) return 'sebelas';
  if (puluh === 1) return `${satuan[sisa]} belas`;
  return [puluh > 0 ? `${satuan[puluh]} puluh` : '', satuan[sisa]].filter(Boolean).join(' ');
}
