import { angka, kolom, rumus, tetapan, type Bersama } from './bentuk.ts';

/** What a titrant is standardised with: so many mg of it for each mL at the nominal strength. */
export type Titran = {
  satuan: 'N' | 'M';
  nominal: string;
  baku: string;
  kesetaraan: string;
  sumber?: string;
};

export const naoh: Titran = {
  satuan: 'N',
  nominal: '0,1',
  baku: 'KHP',
  kesetaraan: '20,42',
  sumber: 'Skripsi USU',
};
export const iodium: Titran = { satuan: 'N', nominal: '0,1', baku: 'As2O3', kesetaraan: '4,946' };
export const sulfat: Titran = { satuan: 'N', nominal: '0,5', baku: 'Na2CO3', kesetaraan: '26,50' };
export const tiosulfat: Titran = { satuan: 'N', nominal: '0,01', baku: 'K2Cr2O7', kesetaraan: '0,4903' };
export const edta: Titran = { satuan: 'M', nominal: '0,01', baku: 'CaCO3', kesetaraan: '1,0009' };

/** Unrounded into the results: `N` or `M` is the mean of its repeats. */
const pembakuan = ({ satuan, baku }: Titran): Bersama => ({
  nama: 'pembakuan',
  label: `Pembakuan titran dengan ${baku}`,
  jenis: 'pembakuan',
  perUlangan: [angka('bobotBaku', `Bobot ${baku}`, 'mg', 1), angka('volumeTitran', 'Volume titran', 'mL', 2)],
  ulangan: 3,
  rumusUlangan: [
    rumus('kadarTitran', 'Kadar titran', satuan, 'bobotBaku * nominal / (volumeTitran * kesetaraanBaku)', 6),
  ],
  rumusAkhir: [
    rumus('rsdTitran', 'RSD pembakuan', '%', 'rsd(kadarTitran)', 2),
    rumus(satuan, 'Kadar titran rata-rata', satuan, 'rerata(kadarTitran)', 6),
  ],
});
const blangko: Bersama = {
  nama: 'blangko',
  label: 'Titrasi blangko',
  jenis: 'blangko',
  perUlangan: [angka('volumeBlangko', 'Volume titran', 'mL', 2)],
  ulangan: 2,
  rumusAkhir: [rumus('Vb', 'Volume blangko', 'mL', 'rerata(volumeBlangko)', 2)],
};
export const dasarTitran = (titran: Titran) => ({
  tetapan: [
    tetapan('nominal', 'Kadar nominal titran', titran.satuan, titran.nominal),
    tetapan(
      'kesetaraanBaku',
      `${titran.baku} untuk tiap mL titran ${titran.nominal.replace('.', ',')} ${titran.satuan}`,
      'mg',
      titran.kesetaraan,
      titran.sumber ?? null,
    ),
  ],
  bersama: [pembakuan(titran), blangko],
});

export const buret = [angka('awal', 'Volume awal', 'mL', 2), angka('akhir', 'Volume akhir', 'mL', 2)];
export const volume = rumus('V', 'Volume titran', 'mL', 'akhir - awal', 2);
export const rerataHasil = (satuan: string) => [
  rumus('simpangan', 'RSD', '%', 'rsd(hasil)', 2),
  rumus('kadar', 'Rerata', satuan, 'rerata(hasil)'),
];

/** Cells of an example: a blank of so many mL, twice. */
export const blangkoTerukur = (volumeBlangko: string) => ({
  nama: 'blangko',
  isian: kolom({ volumeBlangko: [volumeBlangko, volumeBlangko] }),
});
/** The same weighing and volume three times, so that the strength is one exact number. */
export const satuKadar = (bobotBaku: string, volumeTitran: string) => ({
  nama: 'pembakuan',
  isian: kolom({
    bobotBaku: [bobotBaku, bobotBaku, bobotBaku],
    volumeTitran: [volumeTitran, volumeTitran, volumeTitran],
  }),
});
