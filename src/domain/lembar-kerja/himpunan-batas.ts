import { bandingkan, syaratUjung } from './batas.ts';
import { tulisNilai } from './bulat.ts';
import type { Perbandingan } from './hasil.ts';
import type { Tersedia } from './hitung-ungkapan.ts';
import type { Terlapor } from './lapor.ts';
import type { Batas, IsiLembar, Rumus } from './schema.ts';

const bersatuan = (teks: string, satuan: string | null) => (satuan ? `${teks} ${satuan}` : teks);

/** '≤ 20 µg/kg; Aflatoksin B1 ≤ 5 µg/kg': of the result, then of the lines that have limits of their own. */
export function syaratBatas(
  batas: Batas,
  { satuanHasil, rumusAkhir }: Pick<IsiLembar, 'satuanHasil' | 'rumusAkhir'>,
): string {
  const juga = (batas.juga ?? []).map(({ nama, ...ujung }) => {
    const { label = nama, satuan = null } = rumusAkhir.find((baris) => baris.nama === nama) ?? {};
    return `${label} ${syaratUjung(ujung, satuan)}`;
  });
  return [syaratUjung(batas, satuanHasil), ...juga].filter(Boolean).join('; ');
}

type Garis = { rumus: Rumus; nilai: Tersedia };
type Satu = Pick<Perbandingan, 'putusan' | 'mengapa'>;

/** A result against its set: met where it and every further line are, failed where one is; those that are not met are named. */
export function bandingkanHimpunan(
  terlapor: Terlapor,
  batas: Batas,
  isi: IsiLembar,
  akhir: readonly Garis[],
): Perbandingan {
  const hasil = bandingkan(terlapor, batas, isi);
  if (!batas.juga?.length) return hasil;
  const juga = batas.juga.map(({ nama, ...ujung }): Satu => {
    const garis = akhir.find(({ rumus }) => rumus.nama === nama);
    return garis
      ? satuGaris(garis, { ...batas, ...ujung, tidakBolehAda: false }, isi)
      : { putusan: 'tidakDapat', mengapa: `tidak ada baris ${nama}` };
  });
  const diminta = batas.bawah ?? batas.atas ?? batas.tidakBolehAda;
  const semua: readonly Satu[] = diminta ? [hasil, ...juga] : juga;
  const gagal = (putusan: Perbandingan['putusan']) => semua.some((satu) => satu.putusan === putusan);
  return {
    ...hasil,
    syarat: syaratBatas(batas, isi),
    putusan: gagal('tidakMemenuhi') ? 'tidakMemenuhi' : gagal('tidakDapat') ? 'tidakDapat' : 'memenuhi',
    mengapa: semua.flatMap(({ mengapa }) => mengapa ?? []).join('; ') || null,
  };
}

/** The uncertainty of a version is that of its result, so that a further line has no guard band. */
function satuGaris({ rumus, nilai }: Garis, batas: Batas, isi: IsiLembar): Satu {
  const { label, satuan, desimal } = rumus;
  if (nilai.jenis !== 'ada' || !('pasti' in nilai.isi))
    return {
      putusan: 'tidakDapat',
      mengapa: `${label} ${nilai.jenis === 'gagal' ? nilai.kalimat : 'belum ada'}`,
    };
  const tampil = bersatuan(`${label} ${tulisNilai(nilai.isi, desimal)}`, satuan);
  const terlapor = { keadaan: 'angka', tampil, penuh: '', dicetak: null, dinyatakan: nilai.isi } as const;
  const { putusan, mengapa } = bandingkan(terlapor, batas, {
    ...isi,
    satuanHasil: satuan,
    ketidakpastian: null,
  });
  return { putusan, mengapa: mengapa ?? (putusan === 'memenuhi' ? null : tampil) };
}
