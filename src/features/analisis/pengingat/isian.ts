import { jatuhPada } from '#domain/lembar-kerja/pengingat.ts';

/** What a bench waits for most. */
export const saranLabel = ['Oven', 'Inkubasi', 'Maserasi', 'Pijar', 'Reaksi'] as const;

export const saranLama = [
  { value: '15', label: '15 menit' },
  { value: '30', label: '30 menit' },
  { value: '60', label: '1 jam' },
  { value: '120', label: '2 jam' },
  { value: '1080', label: '18 jam' },
  { value: '1440', label: '24 jam' },
  { value: 'lain', label: 'Lama lain' },
] as const;

export type IsianPengingat = {
  label: string;
  /** The series it asks the next weighing of; '' is none. */
  kunci: string;
  cara: 'setelah' | 'pada';
  lama: (typeof saranLama)[number]['value'] | '';
  /** Of 'Lama lain'. */
  jamLain: number | string;
  menitLain: number | string;
  hari: 'hariIni' | 'besok';
  jam: string;
};

export const isianKosong: IsianPengingat = {
  label: '',
  kunci: '',
  cara: 'setelah',
  lama: '',
  jamLain: '',
  menitLain: '',
  hari: 'hariIni',
  jam: '',
};

/** When what was filled in is due, or what is wrong with it, by its field. */
export type Jatuh = { jatuh: string } | { keliru: Partial<Record<keyof IsianPengingat, string>> };

/** A week is longer than any incubation; what is longer is a mistake. */
const maksMenit = 7 * 24 * 60;

export function jatuhDari(isian: IsianPengingat, saat: number): Jatuh {
  if (isian.cara === 'pada') {
    if (isian.jam === '') return { keliru: { jam: 'Isi jamnya.' } };
    const jatuh = jatuhPada(isian.hari === 'besok' ? 1 : 0, isian.jam, saat);
    return Date.parse(jatuh) > saat
      ? { jatuh }
      : { keliru: { jam: 'Jam ini sudah lewat. Pilih Besok, atau jam yang akan datang.' } };
  }
  if (isian.lama === '') return { keliru: { lama: 'Pilih lamanya.' } };
  const menit =
    isian.lama === 'lain' ? Number(isian.jamLain) * 60 + Number(isian.menitLain) : Number(isian.lama);
  if (menit < 1) return { keliru: { menitLain: 'Isi jam atau menitnya.' } };
  if (menit > maksMenit) return { keliru: { jamLain: 'Paling lama 7 hari.' } };
  return { jatuh: new Date(saat + menit * 60_000).toISOString() };
}
