import { kunciSel, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import type { ReadSheet } from '#kit/sheet/sheet.ts';
import { deret, ulanganTerbanyak } from './kisi.ts';
import { rencanaKosong, rencanakan, type RencanaTempel } from './tempel.ts';

/** Where a column of a file may go: its rows are the replicates of an input, or the items of a series or list. */
export type Sasaran = {
  nilai: string;
  label: string;
  masukan: Masukan;
  kunci: (ke: number) => string | null;
};

export function sasaranKolom(blok: Blok, ulangan: number): Sasaran[] {
  const butir = (masukan: Masukan, di: number): Sasaran => ({
    nilai: kunciSel(masukan.nama, di),
    label: `${masukan.label}${di > 0 ? `, ulangan ${di}` : ''}: tiap baris satu nilai`,
    masukan,
    kunci: (ke) =>
      masukan.jenis === 'daftar' && ke > masukan.banyak ? null : kunciSel(masukan.nama, di, ke),
  });
  const berbutir = (masukan: Masukan) => masukan.jenis === 'seri' || masukan.jenis === 'daftar';
  const tunggal = (masukan: Masukan) => !berbutir(masukan) && masukan.jenis !== 'cawan';
  return [
    ...blok.perUlangan.filter(tunggal).map((masukan) => ({
      nilai: masukan.nama,
      label: `${masukan.label}: tiap baris satu ulangan`,
      masukan,
      kunci: (ke: number) => (ke > ulanganTerbanyak ? null : kunciSel(masukan.nama, ke)),
    })),
    ...blok.perUlangan.filter(berbutir).flatMap((masukan) => deret(ulangan).map((di) => butir(masukan, di))),
    ...blok.perSampel.filter(tunggal).map((masukan) => ({
      nilai: kunciSel(masukan.nama, 0),
      label: masukan.label,
      masukan,
      kunci: (ke: number) => (ke > 1 ? null : kunciSel(masukan.nama, 0)),
    })),
    ...blok.perSampel.filter(berbutir).map((masukan) => butir(masukan, 0)),
  ];
}

/** Which cells the chosen columns of the chosen rows fill. */
export function rencanaBerkas(
  isian: Isian,
  rows: ReadSheet['rows'],
  kolom: readonly { ke: number; sasaran: Sasaran }[],
): RencanaTempel {
  const rencana = rencanaKosong();
  for (const { ke, sasaran } of kolom)
    rows.forEach(({ cells }, baris) =>
      rencanakan(rencana, isian, sasaran.kunci(baris + 1), String(cells[ke] ?? '').trim()),
    );
  return rencana;
}

/** Units are words: one that a column names in brackets is compared with the input's, and never converted (lembar-kerja.md 6). */
export function bedaSatuan(kepala: string, { satuan }: { satuan?: string | null }): string | null {
  const [, tertulis] = /[([]([^()[\]]+)[)\]]\s*$/.exec(kepala) ?? [];
  return tertulis && satuan && tertulis.trim() !== satuan
    ? `Kolom '${kepala}' bersatuan '${tertulis.trim()}', masukannya '${satuan}'. Angkanya tidak diubah.`
    : null;
}
