import { statusPengguna } from '#domain/akun/rules.ts';
import { daftarLibur } from '#domain/perjalanan/kalender.ts';
import type { Db } from '#server/core/database.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { pertanyaanSurvei, pilihanJawaban } from '#server/db/tables/survei.ts';
import { listHariLibur } from './hari-libur.ts';
import { listLaboratorium } from './laboratorium.ts';
import { fakultas, institusi, programStudi } from './profil.ts';
import { listPertanyaan, uuidSurvei } from './survei.ts';
import { peranPembagian, satuanUji } from './pembagian.ts';
import { dosen, petaPenelitian } from './penelitian.ts';
import { bentukSampel, kondisiSampel, penyimpananSampel } from './sampel.ts';

type Acuan = typeof acuan.$inferInsert;

/** The choices of one list, shown in the order they are written in. */
const pilihan = (jenis: string, daftar: Record<string, number>): Acuan[] =>
  Object.entries(daftar).map(([nama, kode], urutan) => ({ jenis, kode, nama, urutan }));

/** Days of one year, in their order. */
const hari = (jenis: string, tahun: string, daftar: Record<string, string>): Acuan[] =>
  Object.entries(daftar).map(([hari, nama]) => {
    const kode = Number(`${tahun}${hari.replace('-', '')}`);
    return { jenis, kode, nama, urutan: kode };
  });

const semuaAcuan: readonly Acuan[] = [
  ...pilihan('status', statusPengguna),
  ...pilihan('institusi', institusi),
  ...pilihan('fakultas', fakultas),
  ...programStudi.map((prodi, urutan) => ({ jenis: 'prodi', ...prodi, urutan })),
  ...pilihan('peran-pembagian', peranPembagian),
  ...pilihan('satuan-uji', satuanUji),
  ...pilihan('bentuk-sampel', bentukSampel),
  ...pilihan('penyimpanan-sampel', penyimpananSampel),
  ...pilihan('kondisi-sampel', kondisiSampel),
  ...pilihan('peta-penelitian', petaPenelitian),
  ...pilihan('dosen', dosen),
  ...Object.entries(listHariLibur).flatMap(([tahun, { dasar, libur, cutiBersama }]) => [
    ...pilihan(daftarLibur.dasar, { [dasar]: Number(tahun) }),
    ...hari(daftarLibur.libur, tahun, libur),
    ...hari(daftarLibur.cutiBersama, tahun, cutiBersama),
  ]),
];

/**
 * Puts in what every installation needs and lacks (GAP-56). Run at every start: rows that are there stay as they are,
 * because an installation may have renamed or switched off a choice.
 */
export async function seedReference(db: Db): Promise<void> {
  await db
    .insert(laboratorium)
    .values([...listLaboratorium])
    .onConflictDoNothing();
  await db
    .insert(acuan)
    .values([...semuaAcuan])
    .onConflictDoNothing();
  await db
    .insert(pertanyaanSurvei)
    .values(
      listPertanyaan.map(({ pertanyaan, kunci = pertanyaan, pilihan, opsional }, at) => ({
        id: uuidSurvei(kunci),
        noUrut: at + 1,
        pertanyaan,
        kdJawaban: pilihan ? ('PG' as const) : ('IS' as const),
        flagOpsional: opsional === true,
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(pilihanJawaban)
    .values(
      listPertanyaan.flatMap(({ pertanyaan, kunci = pertanyaan, pilihan }) =>
        (pilihan ?? []).map((jawaban, urutan) => ({
          id: uuidSurvei(`${kunci}/${jawaban}`),
          pertanyaanId: uuidSurvei(kunci),
          urutan,
          jawaban,
        })),
      ),
    )
    .onConflictDoNothing();
}
