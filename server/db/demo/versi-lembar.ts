import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { lembarSiap } from '#domain/lembar-kerja/siap/semua.ts';
import { selTertulis } from '#domain/lembar-kerja/siap/tabel.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import type { Db } from '#server/core/database.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { akunDari } from './akun.ts';
import { katalog, terakreditasi } from './parameter-uji/katalog.ts';
import { idPada, type Kalender } from './waktu.ts';

/** A reading, of which nothing is crossed out yet. */
export type Terbaca = { kunci: string; nilai: string };

/** The released sheet of a test, and what its bench reads of a sample, more or less. */
export type VersiPeragaan = {
  id: string;
  nomor: number;
  isi: IsiLembar;
  contoh: { isian: Terbaca[]; bersama: { nama: string; isian: Terbaca[] }[]; batas: string | null };
};

/** Of tests of the Kalab of the laboratory; the other laboratories have another one. */
const kalabDari = (laboratoriumId: number): string =>
  akunDari('kalab').laboratorium.includes(laboratoriumId) ? 'kalab' : 'kalab2';

/** Where what the demo's benches read is not what the worked example of the sheet has; written as there. */
const terbaca: Readonly<Record<string, { sel?: string; dari?: Record<string, string>; batas?: string }>> = {
  'LP-01': { sel: 'koloni 2: 84 91; 3: 9 7', batas: 'obatDalam' },
  // Foods hold little of them: the line begins below what its example reads.
  'LP-14': {
    dari: Object.fromEntries(
      ['B1', 'B2', 'G1', 'G2'].map((toksin) => [
        `kurva${toksin}`,
        'x 0,02 0,2 1 2 4 | y 20 200 1000 2000 4000',
      ]),
    ),
  },
  'KF-02': {
    sel: 'bobotRerata 610,0 | etiket 500 | b 214,9 215,6 214,2 | awal 0,00 0,00 0,00 | akhir 20,05 20,10 19,95',
  },
  'KF-05': {
    sel: 'bobot 612,4 608,1 603,9 615,2 610,7 606,3 618,0 609,5 611,8 604,6 607,7 613,1 610,2 616,4 602,8 609,9 611,0 608,8 614,3 605,5',
  },
};

const tanpaCoretan = (isian: Contoh['isian']): Terbaca[] =>
  isian.flatMap(({ kunci, nilai, dicoret }) => (dicoret ? [] : { kunci, nilai }));

/** What the bench of a test reads, more or less. */
function dibaca(kd: string, isi: IsiLembar, contoh: Contoh): VersiPeragaan['contoh'] {
  const { sel, dari, batas = batasUji(isi) ?? contoh.batas } = terbaca[kd] ?? {};
  const bersama = Object.entries(dari ?? {}).map(([nama, tertulis]) => ({
    nama,
    isian: selTertulis(
      isi.bersama.find((satu) => satu.nama === nama)!,
      tertulis,
    ),
  }));
  return {
    isian: tanpaCoretan(sel ? selTertulis(isi, sel) : contoh.isian),
    bersama: (bersama.length > 0 ? bersama : contoh.bersama).map(({ nama, isian }) => ({
      nama,
      isian: tanpaCoretan(isian),
    })),
    batas,
  };
}

/** What an accredited test asks for was held against the laboratory's own instruction: its reports may state it (BEYOND-25). */
const diperiksa = (kd: string, isi: IsiLembar): IsiLembar => ({
  ...isi,
  batas: isi.batas.map((batas) =>
    terakreditasi.has(kd) && batas.kunci === 'syarat'
      ? { ...batas, sumber: `Instruksi kerja IK-${kd}`, edisi: '3', halaman: '4' }
      : batas,
  ),
});

/**
 * A sheet for every test that a ready one fits, written by Admin and released by the Kalab of its laboratory. Gives each
 * by the code of its test.
 */
export async function simpanVersiLembar(
  db: Db,
  parameterUjiId: ReadonlyMap<string, number>,
  kalender: Kalender,
): Promise<Map<string, VersiPeragaan>> {
  const penulis = akunDari('admin').uuid;
  // Before the oldest sample came to a bench.
  const dibuatPada = kalender.saat(130, 9 * 60);
  const dirilisPada = kalender.saat(129, 10 * 60);
  const semua = [...katalog].flatMap(([laboratoriumId, uji]) =>
    uji.flatMap(({ kd }) => {
      const siap = lembarSiap.find(({ untuk }) => untuk.includes(kd));
      if (!siap) return [];
      return [
        {
          kd,
          isi: diperiksa(kd, siap.isi),
          contoh: siap.contoh,
          dirilisOleh: akunDari(kalabDari(laboratoriumId)).uuid,
        },
      ];
    }),
  );
  const rows = semua.map(({ kd, isi, contoh, dirilisOleh }, urutan) => ({
    id: idPada(dibuatPada, urutan),
    parameterUjiId: parameterUjiId.get(kd)!,
    nomor: 1,
    isi,
    contoh,
    kdStatus: kodeVersi.dirilis,
    dibuatOleh: penulis,
    dibuatPada,
    penulis: [penulis],
    dirilisOleh,
    dirilisPada,
    rev: 2,
    updatedAt: dirilisPada,
  }));
  await db.insert(versiLembar).values(rows);
  return new Map(
    semua.map(({ kd, isi, contoh: [pertama] }, ke) => [
      kd,
      { id: rows[ke]!.id, nomor: 1, isi, contoh: dibaca(kd, isi, pertama!) },
    ]),
  );
}

/** What the catalogue asks for where the sheet has that, else what its example is held against. */
const batasUji = ({ batas }: IsiLembar): string | undefined =>
  batas.find(({ kunci }) => kunci === 'syarat')?.kunci;
