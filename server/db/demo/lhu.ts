import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { isiTerbit } from '#domain/lhu/perubahan.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import { faktaPelanggan } from '#pdf/pendaftar.ts';
import type { FileStore } from '#server/core/files.ts';
import type { Db } from '#server/core/database.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { bacaKopLaboratorium } from '#server/modules/laboratorium/repository.ts';
import { nomorLhu, seriLhu } from '#server/modules/lhu/repository.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';
import type { Config } from '#server/config.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import { akunDari } from './akun.ts';
import { isiSurvei } from './survei.ts';
import { idPada } from './waktu.ts';

type Terbitan = { pengujianId: string; aktorId: string; saat: Date };

/** What a printed demo report calls this installation, and where its code is checked. */

/**
 * Issues the reports of the demo as the server would, on the day the history says: numbers in that order, bytes drawn and
 * stored. Gives how far each series of report numbers has come.
 */
export async function simpanLhu(db: Db, files: FileStore, config: Config): Promise<Map<string, number>> {
  const terbitan: Terbitan[] = (
    await db
      .select({
        pengujianId: riwayatPendaftaran.pendaftaranId,
        aktorId: riwayatPendaftaran.aktorId,
        saat: riwayatPendaftaran.createdAt,
      })
      .from(riwayatPendaftaran)
      .where(and(eq(riwayatPendaftaran.kdStatus, 14), isNotNull(riwayatPendaftaran.aktorId)))
      .orderBy(riwayatPendaftaran.createdAt)
  ).map((row) => ({ ...row, aktorId: row.aktorId! }));
  const terakhir = new Map<string, number>();
  for (const satu of terbitan) {
    const { lab } = await bacaPengujian(db, satu.pengujianId, admin());
    const seri = seriLhu(lab.kdLaboratorium, satu.saat);
    const urut = (terakhir.get(seri) ?? 0) + 1;
    terakhir.set(seri, urut);
    await terbitkan(db, files, config, satu, nomorLhu(urut, lab.kdLaboratorium, satu.saat));
  }
  await surveiPeminta(db);
  return terakhir;
}

const admin = () => ({ ...akunDari('admin'), role: 'Admin' as const, laboratorium: [] });

async function terbitkan(
  db: Db,
  files: FileStore,
  config: Config,
  { pengujianId, aktorId, saat }: Terbitan,
  noSurat: string,
): Promise<void> {
  const record = await bacaPengujian(db, pengujianId, admin());
  const kalab = ['kalab', 'kalab2'].map(akunDari).find(({ uuid }) => uuid === aktorId)!;
  const kode = randomBytes(16).toString('hex');
  const keterangan = 'Sisa sampel disimpan 30 hari sejak laporan terbit, lalu dimusnahkan.';
  const teks = {
    keterangan,
    pendapat: null,
    catatanSurat: null,
    revisi: 0,
    menggantikan: null,
    perubahan: null,
  };
  const { bytes } = cetakLhu({
    kop: {
      ...konfigurasiUmum(config),
      namaLaboratorium: record.lab.namaLaboratorium,
      laboratorium: await bacaKopLaboratorium({ db, files }, record.idLaboratorium),
    },
    pengujian: record,
    pratinjau: false,
    terbit: {
      ...teks,
      noSurat,
      kode,
      signer: { nama: kalab.nama, noInduk: kalab.profil?.noInduk ?? null, createdAt: saat.toISOString() },
      alamatCek: `${config.address}/cek-lhu/${kode}`,
    },
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await files.put([bytes], sha256);
  await db
    .insert(berkas)
    .values({ sha256, size: bytes.byteLength, mime: 'application/pdf' })
    .onConflictDoNothing();
  await db.insert(lhu).values({
    id: idPada(saat, 50),
    pengujianId,
    revisi: 0,
    noSurat,
    kode,
    keterangan,
    isi: isiTerbit(record, teks, faktaPelanggan(record.user)),
    penandatanganId: aktorId,
    sha256,
    createdAt: saat,
  });
}

/** Those who asked for a document had filled in the survey before; the others find it open. */
async function surveiPeminta(db: Db): Promise<void> {
  const filled = await db
    .select({
      pendaftaranId: pengujian.id,
      pengisiId: pendaftaran.pendaftarId,
      pada: pengujian.tglMintaDokumen,
    })
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .where(isNotNull(pengujian.tglMintaDokumen));
  await isiSurvei(
    db,
    filled.map((satu) => ({ ...satu, pada: satu.pada! })),
    'Pemberitahuan saat laporan sudah dapat diambil.',
  );
}
