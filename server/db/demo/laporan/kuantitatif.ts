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

/** Absorbances read against a calibration line. */
export const spektro: Penulis<'spektro'> = (fakta, { pereaksi, lambda, pembanding }) => {
  const { uji, acak } = fakta;
  const { desimal } = uji.hasil;
  const nilai = nilaiReplikasi(fakta);
  const slope = antara(acak, 0.0072, 0.0128);
  const potong = antara(acak, 0.004, 0.038);
  const serapan = nilai.map((x) => potong + slope * (18 + (x / rerata(nilai)) * 30));
  const baku = [10, 20, 40, 60, 80].map(
    (kadar) => [kadar, potong + slope * kadar + antara(acak, -0.004, 0.004)] as const,
  );
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Kurva baku') +
      identitas(fakta) +
      paragraf(
        `Larutan baku ${pembanding} dibuat lima tingkat, direaksikan dengan ${pereaksi}, lalu serapan dibaca pada ${lambda} nm terhadap blangko.`,
      ) +
      tabel(
        ['Kadar (µg/mL)', `Serapan (${lambda} nm)`],
        baku.map(([kadar, a]) => [angka(kadar, 0), angka(a, 4)]),
      ) +
      paragraf(
        `Persamaan garis: <em>y</em> = ${angka(slope, 4)}<em>x</em> + ${angka(potong, 4)}; <em>R</em><sup>2</sup> = 0,999${Math.floor(acak() * 9)}.`,
      ) +
      butir(
        'Blangko stabil, pergeseran nol kurang dari 0,002.',
        'Sampel sudah ditimbang dan dilarutkan, pembacaan dilanjutkan hari berikutnya.',
      ),
    akhir:
      judul('Prosedur') +
      identitas(fakta) +
      langkah(
        `Sampel setara ${angka(antara(acak, 48, 52), 1)} mg ditimbang saksama, dilarutkan, disonikasi 15 menit, lalu disaring.`,
        `Filtrat direaksikan dengan ${pereaksi} dan didiamkan sampai warna tetap.`,
        `Serapan diukur pada ${lambda} nm terhadap blangko, setiap replikasi dibaca tiga kali.`,
      ) +
      judul('Data') +
      tabel(
        ['Replikasi', 'Serapan', `Hasil${uji.satuan ? ` (${uji.satuan})` : ''}`],
        nilai.map((x, ke) => [String(ke + 1), angka(serapan[ke]!, 4), angka(x, desimal)]),
      ) +
      paragraf(
        `Perhitungan memakai <em>y</em> = ${angka(slope, 4)}<em>x</em> + ${angka(potong, 4)}. RSD ${angka(rsd(nilai), 2)}%.`,
      ) +
      kesimpulan(uji, hasil),
  };
};

/** Peak areas against a reference substance. */
export const kckt: Penulis<'kckt'> = (fakta, { fase, lambda, pembanding, menit }) => {
  const { uji, acak } = fakta;
  const nilai = nilaiReplikasi(fakta);
  const areaBaku = antara(acak, 1_400_000, 2_600_000);
  const injeksi = Array.from({ length: 6 }, () => areaBaku * antara(acak, 0.994, 1.006));
  const waktu = () => angka(menit * antara(acak, 0.994, 1.006), 3);
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Kesesuaian sistem') +
      identitas(fakta) +
      butir(
        'Kolom C<sub>18</sub> 250 × 4,6 mm, 5 µm, suhu 30 °C',
        `Fase gerak ${fase}, laju alir 1,0 mL/menit`,
        `Deteksi ${lambda}, volume injeksi 20 µL`,
      ) +
      tabel(
        ['Injeksi baku', 't<sub>R</sub> (menit)', 'Luas puncak'],
        injeksi.map((luas, ke) => [String(ke + 1), waktu(), angka(luas, 0)]),
      ) +
      paragraf(
        `RSD luas puncak ${angka(rsd(injeksi), 2)}% (syarat ≤ 2,0%), faktor ikutan ${angka(antara(acak, 1.02, 1.28), 2)}. Sistem siap dipakai; injeksi sampel menyusul.`,
      ),
    akhir:
      judul('Kondisi') +
      identitas(fakta) +
      paragraf(
        `Fase gerak ${fase}; deteksi ${lambda}; baku ${pembanding}. Larutan disaring melalui membran 0,45 µm sebelum diinjeksikan.`,
      ) +
      judul('Hasil injeksi sampel') +
      tabel(
        ['Replikasi', 't<sub>R</sub> (menit)', 'Luas puncak', `Kadar${uji.satuan ? ` (${uji.satuan})` : ''}`],
        nilai.map((x, ke) => [
          String(ke + 1),
          waktu(),
          angka((areaBaku * x) / rerata(nilai), 0),
          angka(x, uji.hasil.desimal),
        ]),
      ) +
      butir(
        `Rerata ${hasil}, RSD ${angka(rsd(nilai), 2)}%`,
        'Tidak ada puncak pengganggu pada waktu retensi analit',
        `Uji perolehan kembali ${angka(antara(acak, 98.1, 101.6), 1)}%`,
      ) +
      kesimpulan(uji, hasil),
  };
};

/** Volumes of a titrant. */
export const titrasi: Penulis<'titrasi'> = (fakta, { titran, indikator, pelarut }) => {
  const { uji, acak } = fakta;
  const nilai = nilaiReplikasi(fakta);
  const volume = antara(acak, 8.5, 22.4);
  const normalitas = antara(acak, 0.96, 1.04);
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Pembakuan titran') +
      identitas(fakta) +
      paragraf(`Titran ${titran} dibakukan hari ini. Faktor koreksi dari tiga kali pembakuan:`) +
      tabel(
        ['Pembakuan', 'Faktor'],
        [1, 2, 3].map((ke) => [String(ke), angka(normalitas * antara(acak, 0.998, 1.002), 4)]),
      ) +
      butir(
        `Pelarut sampel: ${pelarut}`,
        `Indikator: ${indikator}`,
        'Titrasi sampel dijadwalkan setelah buret dikeringkan dan diperiksa kebocorannya.',
      ),
    akhir:
      judul('Prosedur') +
      identitas(fakta) +
      langkah(
        `Sampel ditimbang saksama dan dilarutkan dalam ${pelarut}.`,
        `Dititrasi dengan ${titran} memakai ${indikator}.`,
        'Dilakukan titrasi blangko dengan cara yang sama.',
      ) +
      judul('Data titrasi') +
      tabel(
        ['Replikasi', 'Bobot (mg)', 'Volume titran (mL)', `Hasil${uji.satuan ? ` (${uji.satuan})` : ''}`],
        nilai.map((x, ke) => [
          String(ke + 1),
          angka(antara(acak, 396, 404), 1),
          angka((volume * x) / rerata(nilai), 2),
          angka(x, uji.hasil.desimal),
        ]),
      ) +
      paragraf(`Titrasi blangko ${angka(antara(acak, 0.02, 0.08), 2)} mL. RSD ${angka(rsd(nilai), 2)}%.`) +
      kesimpulan(uji, hasil),
  };
};

/** Metals by atomic absorption. */
export const ssa: Penulis<'ssa'> = (fakta, { unsur, lambda }) => {
  const { uji, acak } = fakta;
  const nilai = nilaiReplikasi(fakta);
  const slope = antara(acak, 0.021, 0.044);
  const baku = [0.5, 1, 2, 3, 4];
  const hasil = hasilRerata(nilai, uji);
  return {
    hasil,
    progres:
      judul('Destruksi dan kurva baku') +
      identitas(fakta) +
      langkah(
        'Sampel 1,0 g didestruksi basah dengan HNO<sub>3</sub> pekat dan H<sub>2</sub>O<sub>2</sub> 30% sampai jernih.',
        'Larutan disaring ke labu tentukur 25 mL dan ditepatkan dengan HNO<sub>3</sub> 0,5 M.',
      ) +
      tabel(
        [`Baku ${unsur} (mg/L)`, `Serapan (${angka(lambda, 1)} nm)`],
        baku.map((kadar) => [angka(kadar, 1), angka(slope * kadar + antara(acak, 0.001, 0.004), 4)]),
      ) +
      paragraf('Destruksi selesai, larutan tidak berwarna. Pembacaan sampel menunggu giliran instrumen.'),
    akhir:
      judul('Pembacaan sampel') +
      identitas(fakta) +
      tabel(
        ['Replikasi', 'Serapan', `Kadar ${unsur} (${uji.satuan})`],
        nilai.map((x, ke) => [
          String(ke + 1),
          angka((slope * 0.7 * x) / rerata(nilai), 4),
          angka(x, uji.hasil.desimal),
        ]),
      ) +
      butir(
        `Blangko reagen di bawah batas deteksi`,
        `Perolehan kembali larutan terspike ${angka(antara(acak, 91, 106), 1)}%`,
        `RSD ${angka(rsd(nilai), 2)}%`,
      ) +
      kesimpulan(uji, hasil),
  };
};
