import { admin, kalab, pendaftar } from './layanan.ts';
import { kalab2, laboran, laboran2, petugas } from './penelitian.ts';
import { potret } from './potret.ts';
import type { Jawaban, ServerUji } from './server.ts';

/** Everybody who could try, as they stand to a research of mahasiswa@ in the laboratory of kalab@, laboran@ and petugas@. */
export const orang = {
  pemilik: pendaftar,
  pendaftarLain: 'dosen@kampus.example',
  kalab,
  kalabLain: kalab2,
  laboran,
  laboranLain: laboran2,
  petugas,
  admin,
};
export type Siapa = keyof typeof orang;
const semua = Object.keys(orang) as Siapa[];

/** At which code each of them may do something. */
export type Boleh<Hasil = true> = Partial<Record<Siapa, Partial<Record<number, Hasil>>>>;

/** What everybody is told where an act is not theirs at all, or only not at this code (409). */
export const hanyaPetugas: Record<Siapa, number> = {
  pemilik: 403,
  pendaftarLain: 403,
  kalab: 403,
  kalabLain: 403,
  laboran: 409,
  laboranLain: 403,
  petugas: 409,
  admin: 403,
};

type Dicoba = { jawaban: Partial<Record<Siapa, unknown[]>>; isi: Record<string, string> };

/**
 * Has everybody try who may not at this code. What they got, and what they must: each their status, with a 409 what the
 * record has become and with nothing else anything, and everything that is kept as it was. `uuid`: of the record a 409 shows.
 */
export async function cobaYangTidakBoleh(
  uji: ServerUji,
  kirim: (as: string) => Promise<Jawaban<{ uuid: string }>>,
  {
    kode,
    boleh,
    ditolak,
    uuid,
  }: { kode: number; boleh: Boleh<unknown>; ditolak: Record<Siapa, number>; uuid: string },
): Promise<{ dapat: Dicoba; harus: Dicoba }> {
  const sebelum = await potret(uji);
  const jawaban: Dicoba['jawaban'] = {};
  const harus: Dicoba['jawaban'] = {};
  for (const siapa of semua) {
    if (boleh[siapa]?.[kode] !== undefined) continue;
    const satu = await kirim(orang[siapa]);
    jawaban[siapa] = [satu.status, satu.data?.uuid];
    harus[siapa] = [ditolak[siapa], ditolak[siapa] === 409 ? uuid : undefined];
  }
  return { dapat: { jawaban, isi: await potret(uji) }, harus: { jawaban: harus, isi: sebelum } };
}

/** Who may at this code, by a table of edges; Laboran and Petugas pembayaran of the laboratory may the same (GAP-144). */
export function yangBoleh(semuaJalan: readonly (readonly [Siapa, number, unknown])[], kode: number): Boleh {
  const boleh = semuaJalan.flatMap(([siapa, dari]) => (dari === kode ? [siapa] : []));
  const petugasLab = (['laboran', 'petugas'] as const).filter(() =>
    boleh.some((siapa) => siapa === 'laboran' || siapa === 'petugas'),
  );
  return Object.fromEntries([...boleh, ...petugasLab].map((siapa) => [siapa, { [kode]: true }]));
}
