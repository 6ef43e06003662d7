import { sql } from 'drizzle-orm';
import type { Clock } from '#domain/core/clock.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/core/database.ts';
import type { FileStore } from '#server/core/files.ts';
import { listLaboratorium } from '#server/db/reference/laboratorium.ts';
import { unggahan } from '#server/db/tables/unggahan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pendaftaran as kepala, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import {
  fotoProgres,
  parameterSampel,
  parameterUji,
  pengujian,
  riwayatProgres,
  sampel,
} from '#server/db/tables/pengujian.ts';
import { dataBersama } from '#server/db/tables/lembar-kerja.ts';
import { penghitung } from '#server/db/tables/sync.ts';
import { nomorRegistrasiTerakhir, simpanAkun } from './akun.ts';
import { type Baris, barisDari } from './baris.ts';
import { simpanBerkas } from './berkas.ts';
import { simpanJejak } from './jejak.ts';
import { simpanLaboratorium } from './laboratorium.ts';
import { dataBersamaPeragaan } from './lembar/bersama.ts';
import { lhu } from './naskah/lhu.ts';
import { mejaLain } from './naskah/meja-lain.ts';
import { mejaLpomk } from './naskah/meja-lpomk.ts';
import { pembayaranAwal } from './naskah/pembayaran-awal.ts';
import { penagihan } from './naskah/penagihan.ts';
import { pendaftaran } from './naskah/pendaftaran.ts';
import { katalog, terakreditasi } from './parameter-uji/katalog.ts';
import { simpanLhu } from './lhu.ts';
import { mainkan, type Perjalanan } from './perjalanan.ts';
import { simpanKwitansi } from './kwitansi.ts';
import { nomorPendaftaranSemua } from './nomor.ts';
import { simpanPenelitian } from './penelitian/simpan.ts';
import { simpanSurat } from './surat.ts';
import { pembagianPeragaan, simpanUang, uangDari } from './uang.ts';
import { simpanVersiLembar } from './versi-lembar.ts';
import { kalenderSampai, tahun, yymm } from './waktu.ts';

/** Any number will do, as long as every process of the product takes the same one. */
const seedLock = 7_305_004;

const naskah = [...pendaftaran, ...pembayaranAwal, ...mejaLpomk, ...mejaLain, ...penagihan, ...lhu];

/**
 * Fills an empty database with the demo: accounts under `issuer`, catalogue, submissions at every code with their
 * samples, pictures and bench notes, told backwards from the clock's day. One transaction; the reference lists must be
 * there. Does nothing and gives false when somebody is in the database already.
 */
export async function seedDemo({
  db,
  files,
  clock,
  issuer,
  config,
}: {
  db: Db;
  files: FileStore;
  clock: Clock;
  issuer: string;
  config: Config;
}): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Of two servers that start on one empty database the second waits here, and finds everybody there.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [somebody] = await tx.select({ id: pengguna.id }).from(pengguna).limit(1);
    if (somebody) return false;
    await simpanAkun(tx, issuer);
    const sha256 = await simpanBerkas(tx, files);
    await simpanLaboratorium(tx, sha256.get('logo-lpomk.png')!);
    const parameterUjiId = await simpanKatalog(tx);

    const kalender = kalenderSampai(clock.now());
    const versi = await simpanVersiLembar(tx, parameterUjiId, kalender);
    const bersama = dataBersamaPeragaan(kalender);
    const perjalanan = naskah.map((satu, nomor) => mainkan(satu, { kalender, versi }, nomor));
    const nomor = nomorSampel();
    const pendaftaranBernomor = nomorPendaftaranSemua('pengujian', perjalanan);
    // Codes are handed out in the order of assignment, as the server does it.
    const berurut = perjalanan.toSorted(
      (a, b) => (a.ditugaskan?.getTime() ?? 0) - (b.ditugaskan?.getTime() ?? 0),
    );
    const uang = [];
    for (const satu of berurut) {
      const baris = barisDari(satu, {
        sha256,
        parameterUjiId,
        versi,
        bersama,
        kini: kalender.kini,
        nomor: (yang) => pendaftaranBernomor.nomor.get(yang)!,
        kodeSampel: nomor.berikut,
      });
      await simpanBaris(tx, baris);
      uang.push(uangDari(satu, baris));
    }
    await tx.insert(dataBersama).values(bersama.semua());
    const nomorInvoice = await simpanUang(tx, files, uang);
    const nomorSurat = await simpanLhu(tx, files, config);
    const nomorPenelitian = await simpanPenelitian(tx, files, kalender);
    const nomorKwitansi = await simpanKwitansi(tx);
    const nomorBebasLab = await simpanSurat(tx, kalender, config);

    await simpanJejak(tx);
    await simpanKejadian(tx);

    const seri = [
      ...pendaftaranBernomor.terakhir,
      ...nomor.terakhir,
      ...nomorInvoice,
      ...nomorSurat,
      ...nomorPenelitian,
      ...nomorKwitansi,
      ...nomorBebasLab,
      ...nomorRegistrasiTerakhir(),
    ];
    await tx.insert(penghitung).values(seri.map(([seri, nilai]) => ({ seri, nilai })));
    return true;
  });
}

/** What waits in the demo is told as it would have been when it began to wait. */
async function simpanKejadian(db: Db): Promise<void> {
  await db.execute(sql`insert into kejadian (pokok, jenis, at)
    select pokok, jenis, at from (
      select id as pokok, 'pendaftaran' as jenis, updated_at as at from pendaftaran
      union all select id, 'surat', updated_at from surat
      union all select id, 'versiLembar', dibuat_pada from versi_lembar
      union all select id, 'pengguna', created_at from pengguna
    ) semua order by at`);
}

/** Stores the catalogue; gives the number of each test by its code. */
async function simpanKatalog(db: Db): Promise<Map<string, number>> {
  const stored = await db
    .insert(parameterUji)
    .values(
      [...katalog].flatMap(([laboratoriumId, semua]) =>
        semua.map(({ kd, nama, metode, satuan, harga, replikasi }) => ({
          uuid: uuidv7(),
          laboratoriumId,
          kdParameterUji: kd,
          namaParameterUji: nama,
          metodeUji: metode,
          satuanHasil: satuan,
          hargaInternal: harga.internal,
          hargaEksternal: harga.eksternal,
          flagReplikasi: replikasi !== null,
          hargaReplikasiInternal: replikasi?.internal ?? 0,
          hargaReplikasiEksternal: replikasi?.eksternal ?? 0,
          pembagian: pembagianPeragaan,
          flagAkreditasi: terakreditasi.has(kd),
        })),
      ),
    )
    .returning({ id: parameterUji.id, kd: parameterUji.kdParameterUji });
  return new Map(stored.map(({ kd, id }) => [kd, id]));
}

/** Sample codes <lab code>-<yymm>-<4 digits>, counted per laboratory and year: series 'sampel:LPOMK:2026' (GAP-53). */
function nomorSampel() {
  const terakhir = new Map<string, number>();
  const berikut = ({ laboratoriumId, ditugaskan }: Perjalanan): string => {
    const kd = listLaboratorium.find(({ id }) => id === laboratoriumId)!.kdLaboratorium;
    const seri = `sampel:${kd}:${tahun(ditugaskan!)}`;
    const nilai = (terakhir.get(seri) ?? 0) + 1;
    terakhir.set(seri, nilai);
    return `${kd}-${yymm(ditugaskan!)}-${String(nilai).padStart(4, '0')}`;
  };
  return { terakhir, berikut };
}

async function simpanBaris(db: Db, baris: Baris): Promise<void> {
  await db.insert(kepala).values(baris.kepala);
  await db.insert(pengujian).values(baris.pengujian);
  await db.insert(riwayatPendaftaran).values(baris.riwayat);
  await db.insert(sampel).values(baris.sampel);
  await db.insert(parameterSampel).values(baris.parameter);
  if (baris.riwayatProgres.length > 0) await db.insert(riwayatProgres).values(baris.riwayatProgres);
  if (baris.foto.length > 0) await db.insert(fotoProgres).values(baris.foto);
  if (baris.unggahan.length > 0) await db.insert(unggahan).values(baris.unggahan).onConflictDoNothing();
}
