import { eq } from 'drizzle-orm';
import type { Barang } from '#domain/barang/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { kodePenelitian } from '#domain/penggunaan/kode.ts';
import { janjiPenelitian } from '#domain/perjalanan/janji.ts';
import type { Db } from '#server/core/database.ts';
import type { FileStore } from '#server/core/files.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import { simpanBarang, simpanPergerakan } from '#server/db/demo/barang/simpan.ts';
import { simpanPdf } from '#server/db/demo/berkas.ts';
import { simpanBukti } from '#server/db/demo/bukti.ts';
import { nomoriInvoice, nomorPendaftaranSemua } from '#server/db/demo/nomor.ts';
import { isiSurvei } from '#server/db/demo/survei.ts';
import type { Kalender } from '#server/db/demo/waktu.ts';
import { unggahan } from '#server/db/tables/unggahan.ts';
import { invoice, pengembalian, tagihan } from '#server/db/tables/pembayaran.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian, rencanaBarang } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan, penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { kalenderLaboratorium } from '#server/modules/pendaftaran/repository.ts';
import { barisPenelitian, type Dokumen } from './baris.ts';
import { naskahPenelitian } from './naskah/semua.ts';
import { mainkanPenelitian } from './permainan.ts';
import { jenisDari, type PerjalananPenelitian } from './perjalanan.ts';

/**
 * Stores what laboratories lend and sell, and the research of the demo with its usage and its money. Gives how far each
 * series of numbers has come.
 */
export async function simpanPenelitian(
  db: Db,
  files: FileStore,
  kalender: Kalender,
): Promise<[string, number][]> {
  const barang = await simpanBarang(db, kalender);
  const semua = naskahPenelitian.map((naskah, nomor) => mainkanPenelitian(naskah, kalender, nomor, barang));
  const bernomor = nomorPendaftaranSemua('penelitian', semua);
  await simpanKepala(db, files, semua, barang, bernomor.nomor);
  await simpanPenggunaan(db, semua);
  await simpanPergerakan(
    db,
    semua.flatMap((satu) =>
      satu.gerak.map((gerak) => ({ ...gerak, penelitianId: satu.id, nomor: bernomor.nomor.get(satu)! })),
    ),
  );
  const nomorInvoice = await simpanUangPenelitian(db, files, semua);
  await isiSurvei(
    db,
    semua.flatMap(({ id, naskah, survei }) =>
      survei ? [{ pendaftaranId: id, pengisiId: akunDari(naskah.pendaftar).uuid, pada: survei }] : [],
    ),
    'Jadwal instrumen yang dapat dilihat sebelum memesan sangat membantu.',
  );
  return [...bernomor.terakhir, ...nomorInvoice];
}

async function simpanKepala(
  db: Db,
  files: FileStore,
  semua: readonly PerjalananPenelitian[],
  barang: ReadonlyMap<string, Barang>,
  nomor: ReadonlyMap<PerjalananPenelitian, string>,
): Promise<void> {
  const baris = semua.map((satu) => barisPenelitian(satu, { nomor: nomor.get(satu)!, barang }));
  const dokumen = await simpanDokumen(
    db,
    files,
    baris.flatMap((satu) => satu.dokumen),
  );
  await db.insert(pendaftaran).values(baris.map(({ kepala }) => kepala));
  await db
    .insert(penelitian)
    .values(baris.map((satu) => ({ ...satu.penelitian, ...dokumen.get(satu.penelitian.id) })));
  await janjikan(db, semua);
  await db.insert(rencanaBarang).values(baris.flatMap(({ rencana }) => rencana));
  await db.insert(riwayatPendaftaran).values(baris.flatMap(({ riwayat }) => riwayat));
}

/** What was promised when a laboratory approved it, counted from the last day of use as it stands now. */
async function janjikan(db: Db, semua: readonly PerjalananPenelitian[]): Promise<void> {
  for (const { id, laboratoriumId, masa, naskah, riwayat } of semua) {
    const disetujui = riwayat.find(({ kdStatus }) => kdStatus === kodePenelitian.disetujui);
    if (!disetujui || jenisDari(naskah) !== jenisPenelitian.laboratorium) continue;
    const { lab, kalender } = await kalenderLaboratorium(db, laboratoriumId);
    const saat = { tglSelesai: masa.tglSelesai, hari: labDay(disetujui.saat) };
    await db
      .update(penelitian)
      .set({ janji: janjiPenelitian(lab, kalender, saat) })
      .where(eq(penelitian.id, id));
  }
}

const namaKolom = {
  persetujuanDosenSha256: ['namaPersetujuanDosen', 'persetujuan-dosen.pdf'],
  proposalSha256: ['namaProposal', 'proposal-penelitian.pdf'],
  sertifikatSha256: ['namaSertifikat', 'sertifikat-pelatihan.pdf'],
} as const;

/** Stores the papers of registrations; gives the columns that name them, by research. */
async function simpanDokumen(
  db: Db,
  files: FileStore,
  semua: readonly Dokumen[],
): Promise<Map<string, Partial<typeof penelitian.$inferInsert>>> {
  const sha256 = await simpanPdf(db, files, semua);
  await db
    .insert(unggahan)
    .values(
      semua.map(({ pemilikId, createdAt }, at) => ({
        sha256: sha256[at]!,
        penggunaId: pemilikId,
        createdAt,
      })),
    )
    .onConflictDoNothing();
  const kolom = new Map<string, Partial<typeof penelitian.$inferInsert>>();
  semua.forEach(({ penelitianId, kolom: yang }, at) => {
    const [nama, namaFile] = namaKolom[yang];
    kolom.set(penelitianId, { ...kolom.get(penelitianId), [yang]: sha256[at]!, [nama]: namaFile });
  });
  return kolom;
}

async function simpanPenggunaan(db: Db, semua: readonly PerjalananPenelitian[]): Promise<void> {
  await db.insert(penambahan).values(semua.flatMap(({ tambahan }) => tambahan));
  const memegang = new Set(
    semua.flatMap(({ tambahan }) =>
      tambahan.flatMap(({ id, kdStatus }) => (kdStatus === 10 || kdStatus === 12 ? [id] : [])),
    ),
  );
  await db.insert(barisPenggunaan).values(
    semua
      .flatMap(({ baris }) => baris)
      .map(({ barang: _barang, ...baris }) => ({
        ...baris,
        memegangSlot: baris.mulai != null && memegang.has(baris.penambahanId),
      })),
  );
  await db.insert(pengembalianAlat).values(semua.flatMap(({ alat }) => alat));
}

async function simpanUangPenelitian(
  db: Db,
  files: FileStore,
  semua: readonly PerjalananPenelitian[],
): Promise<Map<string, number>> {
  const invoices = semua.flatMap((satu) => satu.invoice);
  const terakhir = nomoriInvoice('PN', invoices);
  await db.insert(invoice).values(invoices);
  await db.insert(tagihan).values(semua.flatMap((satu) => satu.tagihan));
  await simpanBukti(
    db,
    files,
    semua.flatMap(({ bukti }) => bukti),
  );
  await db.insert(pengembalian).values(semua.flatMap((satu) => satu.pengembalian));
  return terakhir;
}
