/**
 * The days on which nobody has to work, by year, from the decree of the three ministers (SKB) that names them; it comes
 * out in the autumn before. A year that is not here has not been decreed, as far as this version of the app knows.
 */
export const listHariLibur: Readonly<
  Record<number, { dasar: string; libur: Record<string, string>; cutiBersama: Record<string, string> }>
> = {
  2026: {
    dasar: 'SKB Menag 1497/2025, Menaker 2/2025, Menpan-RB 5/2025',
    libur: {
      '01-01': 'Tahun Baru 2026 Masehi',
      '01-16': 'Isra Mikraj',
      '02-17': 'Tahun Baru Imlek 2577 Kongzili',
      '03-19': 'Hari Suci Nyepi (Tahun Baru Saka 1948)',
      '03-21': 'Idulfitri 1447 Hijriah',
      '03-22': 'Idulfitri 1447 Hijriah',
      '04-03': 'Wafat Yesus Kristus',
      '04-05': 'Kebangkitan Yesus Kristus (Paskah)',
      '05-01': 'Hari Buruh Internasional',
      '05-14': 'Kenaikan Yesus Kristus',
      '05-27': 'Iduladha 1447 Hijriah',
      '05-31': 'Hari Raya Waisak 2570 BE',
      '06-01': 'Hari Lahir Pancasila',
      '06-16': 'Tahun Baru Islam 1448 Hijriah',
      '08-17': 'Proklamasi Kemerdekaan',
      '08-25': 'Maulid Nabi Muhammad saw.',
      '12-25': 'Kelahiran Yesus Kristus (Natal)',
    },
    cutiBersama: {
      '02-16': 'Cuti bersama Imlek',
      '03-18': 'Cuti bersama Nyepi',
      '03-20': 'Cuti bersama Idulfitri',
      '03-23': 'Cuti bersama Idulfitri',
      '03-24': 'Cuti bersama Idulfitri',
      '05-15': 'Cuti bersama Kenaikan Yesus Kristus',
      '05-28': 'Cuti bersama Iduladha',
      '12-24': 'Cuti bersama Natal',
    },
  },
};
