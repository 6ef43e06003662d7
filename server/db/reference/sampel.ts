/** What a registrant says of a sample: its shape, how it is to be kept, and how it was handed in. */
export const bentukSampel = {
  Simplisia: 1,
  Serbuk: 2,
  'Ekstrak kental': 3,
  'Ekstrak kering': 4,
  Tablet: 5,
  Kapsul: 6,
  'Krim atau salep': 7,
  Gel: 8,
  Cairan: 9,
  'Sirup atau suspensi': 10,
  'Minyak atau lemak': 11,
  'Bahan baku': 12,
  'Makanan padat': 13,
  Lainnya: 14,
} as const;

export const penyimpananSampel = {
  'Suhu ruang (15–30 °C)': 1,
  'Suhu sejuk (8–15 °C)': 2,
  'Lemari pendingin (2–8 °C)': 3,
  'Lemari pembeku (−20 °C)': 4,
  'Suhu ruang, terlindung cahaya': 5,
  'Desikator (kering)': 6,
} as const;

export const kondisiSampel = {
  'Baik, kemasan utuh': 1,
  'Baik, kemasan sudah dibuka': 2,
  'Steril, tersegel': 3,
  'Dingin saat diserahkan': 4,
  'Beku saat diserahkan': 5,
  'Mudah menguap': 6,
  Higroskopis: 7,
} as const;
