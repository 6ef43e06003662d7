import {
  angka,
  antara,
  butir,
  hasilRerata,
  identitas,
  judul,
  kesimpulan,
  langkah,
  nilaiReplikasi,
  paragraf,
  type Penulis,
  rerata,
  rsd,
  tabel,
} from './bagian.ts';

/** Colonies on plates, at two dilutions. */
export const hitungKoloni: Penulis<'hitung-koloni'> = (fakta, { media, inkubasi }) => {
  const { uji, acak } = fakta;
  const nilai = nilaiReplikasi(fakta, 2);
  const koloni = (x: number, pengenceran: number) =>
    String(Math.max(0, Math.round((x / pengenceran) * antara(acak, 0.92, 1.08))));
  const encer = uji.hasil.sampai > 1000 ? 100 : 10;
  const pangkat = encer === 100 ? '−2' : '−1';
  const berikut = encer === 100 ? '−3' : '−2';
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Penanaman') +
      identitas(fakta) +
      langkah(
        'Sebanyak 25 g sampel dihomogenkan dalam 225 mL Buffered Peptone Water.',
        `Dibuat pengenceran bertingkat 10<sup>−1</sup> sampai 10<sup>−4</sup>, masing-masing 1 mL dituang duplo dengan ${media}.`,
        `Cawan diinkubasi terbalik pada ${inkubasi}.`,
      ) +
      paragraf(
        'Kontrol media dan kontrol udara disertakan. Pengamatan 24 jam: koloni mulai tampak pada pengenceran terendah, kontrol bersih.',
      ),
    akhir:
      judul('Pengamatan') +
      identitas(fakta) +
      tabel(
        [
          'Ulangan',
          `Koloni pada 10<sup>${pangkat}</sup>`,
          `Koloni pada 10<sup>${berikut}</sup>`,
          `Hasil (${(uji.satuan ?? '').replace('²', '<sup>2</sup>')})`,
        ],
        nilai.map((x, ke) => [String(ke + 1), koloni(x, encer), koloni(x, encer * 10), angka(x, 0)]),
      ) +
      butir(
        `Media ${media}, inkubasi ${inkubasi}`,
        'Kontrol media: tidak ada pertumbuhan',
        'Kontrol positif: tumbuh sesuai morfologi',
      ) +
      kesimpulan(uji, hasil),
  };
};

/** A bacterium that is there or is not. */
export const patogen: Penulis<'patogen'> = (fakta, { bakteri, media, negatif }) => ({
  hasil: negatif,
  progres:
    judul('Pengayaan') +
    identitas(fakta) +
    langkah(
      'Pra-pengayaan 25 g sampel dalam 225 mL Buffered Peptone Water, 36 °C selama 18 jam.',
      `Pengayaan selektif, lalu digoreskan pada ${media}.`,
      'Cawan diinkubasi 37 °C selama 24 jam; pengamatan koloni tersangka dilanjutkan besok.',
    ) +
    paragraf(`Kontrol positif ${bakteri} dan kontrol negatif dikerjakan bersamaan.`),
  akhir:
    judul('Hasil pengamatan') +
    identitas(fakta) +
    tabel(
      ['Cawan', 'Sampel', 'Kontrol positif', 'Kontrol negatif'],
      [
        ['24 jam', 'Tidak ada koloni khas', 'Koloni khas', 'Tidak tumbuh'],
        ['48 jam', 'Tidak ada koloni khas', 'Koloni khas', 'Tidak tumbuh'],
      ],
    ) +
    paragraf(
      `Media ${media}. Uji konfirmasi biokimia tidak dilakukan karena tidak ada koloni tersangka ${bakteri}.`,
    ) +
    kesimpulan(fakta.uji, negatif),
});

/** Weighing before and after. */
export const gravimetri: Penulis<'gravimetri'> = (fakta, { perlakuan, bobotG }) => {
  const { uji, acak } = fakta;
  const nilai = nilaiReplikasi(fakta, 2);
  const cawan = nilai.map(() => antara(acak, 24, 38));
  const bobot = nilai.map(() => bobotG * antara(acak, 0.99, 1.02));
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Penetapan bobot tetap') +
      identitas(fakta) +
      paragraf(
        `Wadah dipanaskan, didinginkan dalam desikator (CaCl<sub>2</sub>), dan ditimbang sampai bobot tetap. Sampel ${perlakuan}.`,
      ) +
      tabel(
        ['Wadah', 'Bobot kosong (g)', 'Bobot sampel (g)'],
        nilai.map((_, ke) => [String(ke + 1), angka(cawan[ke]!, 4), angka(bobot[ke]!, 4)]),
      ) +
      paragraf('Penimbangan pertama selesai; selisih dua penimbangan belum kurang dari 0,5 mg.'),
    akhir:
      judul('Data penimbangan') +
      identitas(fakta) +
      tabel(
        ['Replikasi', 'Bobot sampel (g)', 'Bobot akhir (g)', `Hasil (${uji.satuan})`],
        nilai.map((x, ke) => [
          String(ke + 1),
          angka(bobot[ke]!, 4),
          angka(bobot[ke]! * (1 - x / 100), 4),
          angka(x, uji.hasil.desimal),
        ]),
      ) +
      butir(
        `Sampel ${perlakuan}`,
        'Neraca analitik terkalibrasi, ketelitian 0,1 mg',
        `Selisih antar-replikasi ${angka(Math.abs(nilai[0]! - nilai[1]!), 2)} (relatif ${angka(rsd(nilai), 2)}%)`,
      ) +
      kesimpulan(uji, hasil),
  };
};

/** Release of six tablets over half an hour. */
export const disolusi: Penulis<'disolusi'> = (fakta, { medium, lambda }) => {
  const { uji } = fakta;
  const nilai = nilaiReplikasi(fakta, 6);
  const waktu = [5, 10, 20, 30];
  const hasil = hasilRerata(nilai, uji);
  const terlarut = (akhir: number, menit: number) =>
    akhir * (1 - Math.exp(-menit / 7.5)) * (menit === 30 ? 1 / (1 - Math.exp(-4)) : 1);
  return {
    hasil: `${hasil} dalam 30 menit`,
    progres:
      judul('Persiapan') +
      identitas(fakta) +
      butir(
        `Medium ${medium}`,
        'Dayung 50 rpm, jarak dari dasar 25 ± 2 mm',
        'Medium sudah diawaudarakan, suhu keenam bejana 36,9 – 37,2 °C',
      ) +
      paragraf(
        `Panjang gelombang maksimum dipastikan pada ${lambda} nm; kurva baku linear (<em>R</em><sup>2</sup> = 0,9997).`,
      ),
    akhir:
      judul('Persen terlarut') +
      identitas(fakta) +
      tabel(
        ['Bejana', ...waktu.map((menit) => `${menit} menit`)],
        nilai.map((x, ke) => [
          String(ke + 1),
          ...waktu.map((menit) => angka(menit === 30 ? x : terlarut(x, menit), 1)),
        ]),
      ) +
      paragraf(
        `Rerata pada 30 menit ${hasil}; terendah ${angka(Math.min(...nilai), 1)}%, tertinggi ${angka(Math.max(...nilai), 1)}%. Memenuhi tahap S<sub>1</sub>.`,
      ) +
      kesimpulan(uji, hasil),
  };
};

/** Readings of an instrument, several times over. */
export const fisika: Penulis<'fisika'> = (fakta, { alat, ulangan }) => {
  const { uji, acak } = fakta;
  const nilai = nilaiReplikasi(fakta, ulangan);
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Persiapan alat') +
      identitas(fakta) +
      butir(
        `Alat: ${alat}`,
        `Suhu ruang ${angka(antara(acak, 23, 26), 1)} °C, kelembapan ${angka(antara(acak, 48, 62), 0)}%`,
        'Verifikasi harian alat: memenuhi syarat',
      ) +
      paragraf('Pembacaan pendahuluan memberi nilai dalam rentang kerja alat; pengukuran lengkap menyusul.'),
    akhir:
      judul('Hasil pengukuran') +
      identitas(fakta) +
      tabel(
        ['Ulangan', `Nilai${uji.satuan ? ` (${uji.satuan})` : ''}`],
        nilai.map((x, ke) => [String(ke + 1), angka(x, uji.hasil.desimal)]),
      ) +
      paragraf(
        `Rerata ${angka(rerata(nilai), uji.hasil.desimal)}, RSD ${angka(rsd(nilai), 2)}%. Alat: ${alat}.`,
      ) +
      kesimpulan(uji, hasil),
  };
};

/** A spot or a spectrum beside that of a reference. */
export const identifikasi: Penulis<'identifikasi'> = (fakta, cara) => ({
  hasil: cara.kesimpulan,
  progres:
    judul('Pemeriksaan pendahuluan') +
    identitas(fakta) +
    butir(
      `Sistem: ${cara.sistem}`,
      'Baku, sampel, dan sampel yang ditambah baku disiapkan',
      'Lempeng atau kristal pengukur sudah dibersihkan dan blangko dibuat',
    ) +
    paragraf('Percobaan pertama memberi pemisahan yang baik; konsentrasi sampel dinaikkan dua kali.'),
  akhir:
    judul('Hasil pengamatan') +
    identitas(fakta) +
    tabel(
      ['Larutan', 'Pengamatan'],
      [
        ['Baku pembanding', 'Sesuai pustaka'],
        ['Sampel', cara.pengamatan],
        ['Blangko', 'Bersih'],
      ],
    ) +
    paragraf(`Sistem: ${cara.sistem}.`) +
    kesimpulan(fakta.uji, cara.kesimpulan),
});
