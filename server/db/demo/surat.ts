import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { check, target } from '#domain/core/workflow.ts';
import { pilihPutusanSurat } from '#domain/surat/endpoints.ts';
import { halanganPengajuan } from '#domain/surat/halangan.ts';
import { denganPutusan, sasaranPutusan, type SuratState } from '#domain/surat/keadaan.ts';
import { langkahPutusan } from '#domain/surat/langkah.ts';
import { rincianLaboratorium } from '#domain/surat/rincian.ts';
import { isiTerbit } from '#domain/surat/terbit.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/core/database.ts';
import { putusanSurat, riwayatSurat, surat } from '#server/db/tables/surat.ts';
import { nomorSurat, seriSurat } from '#server/modules/surat/nomor.ts';
import { bacaPendaftaran } from '#server/modules/surat/pemohon.ts';
import { findSurat } from '#server/modules/surat/repository.ts';
import { pelaku } from './penelitian/perjalanan.ts';
import { idPada, type Kalender } from './waktu.ts';

const { diajukan, disetujui } = suratWorkflow.states;

type Putusan = { oleh: string; hari: number; setuju: boolean; catatan?: string | null };
type NaskahSurat = { pemohon: string; hari: number; putusan: readonly Putusan[] };

/** The letters of the demo, oldest first. People are named by what stands before the @ of their address. */
const naskah: readonly NaskahSurat[] = [
  {
    pemohon: 'bayu',
    hari: 58,
    putusan: [
      { oleh: 'petugas', hari: 57, setuju: true },
      {
        oleh: 'laboran2',
        hari: 56,
        setuju: false,
        catatan: 'Loker laboratorium belum dikosongkan. Kosongkan loker, lalu ajukan lagi.',
      },
    ],
  },
  {
    pemohon: 'bayu',
    hari: 54,
    putusan: [
      { oleh: 'laboran', hari: 53, setuju: true },
      { oleh: 'laboran2', hari: 53, setuju: true },
      { oleh: 'petugas', hari: 52, setuju: true },
    ],
  },
  {
    pemohon: 'dimas',
    hari: 9,
    putusan: [
      {
        oleh: 'laboran',
        hari: 8,
        setuju: false,
        catatan: 'Buku catatan laboratorium belum diserahkan. Serahkan ke laboran, lalu ajukan lagi.',
      },
    ],
  },
  { pemohon: 'anisa', hari: 4, putusan: [{ oleh: 'laboran2', hari: 3, setuju: true }] },
];

/** A letter as it is played: what its rules look at, and the rows it will be stored as. */
type Dimainkan = {
  keadaan: SuratState;
  surat: typeof surat.$inferInsert & { kdStatus: number; rev: number };
  putusan: (typeof putusanSurat.$inferInsert)[];
  riwayat: (typeof riwayatSurat.$inferInsert)[];
  diubah: Date;
};

/**
 * Stores the letters of the demo, each decided by W5 as the server would. Gives how far the series of their numbers has
 * come.
 */
export async function simpanSurat(db: Db, kalender: Kalender, config: Config): Promise<Map<string, number>> {
  const terakhir = new Map<string, number>();
  for (const [at, satu] of naskah.entries()) {
    const dimainkan = await mulai(db, satu, kalender, at);
    for (const [ke, putusan] of satu.putusan.entries())
      putuskan(dimainkan, putusan, kalender.saat(putusan.hari, 610 + at * 7 + ke * 23));
    const { kdStatus, ...row } = dimainkan.surat;
    const terbit = kdStatus === disetujui.code;
    // A letter is issued of what it says by then, so that is stored first.
    await db.insert(surat).values({ ...row, kdStatus: terbit ? diajukan.code : kdStatus });
    await db.insert(putusanSurat).values(dimainkan.putusan);
    await db.insert(riwayatSurat).values(dimainkan.riwayat);
    if (terbit) {
      const seri = seriSurat(dimainkan.diubah);
      const urut = (terakhir.get(seri) ?? 0) + 1;
      terakhir.set(seri, urut);
      await terbitkan(db, dimainkan, nomorSurat(urut, dimainkan.diubah), config);
    }
  }
  return terakhir;
}

async function mulai(
  db: Db,
  { pemohon, hari }: NaskahSurat,
  kalender: Kalender,
  at: number,
): Promise<Dimainkan> {
  const saat = kalender.saat(hari, 8 * 60 + 20 + at * 11);
  const orang = pelaku(pemohon);
  const terdaftar = await bacaPendaftaran(db, orang, orang.uuid);
  const halangan = halanganPengajuan({ ...terdaftar, internal: true, surat: [] });
  if (halangan.length > 0) throw new Error(`${pemohon}: ${JSON.stringify(halangan)}`);
  const laboratorium = rincianLaboratorium(terdaftar.penelitian);
  const id = idPada(saat);
  const kdStatus = diajukan.code;
  const pokok = { suratId: id, flagVerif: 0 };
  return {
    keadaan: {
      kdStatusBebasLab: kdStatus,
      pendaftarUuid: orang.uuid,
      terbaru: true,
      detail: laboratorium.map(({ idLaboratorium }) => ({
        idLaboratorium,
        flagVerif: 0,
        tanpaLaboran: false,
      })),
      flagVerifPembayaran: 0,
    },
    surat: {
      id,
      pemohonId: orang.uuid,
      kdStatus,
      rev: 1,
      createdAt: saat,
      diterimaPada: saat,
      updatedAt: saat,
    },
    putusan: [
      ...laboratorium.map(({ idLaboratorium, penelitian }, ke) => ({
        ...pokok,
        id: idPada(saat, 20 + ke),
        laboratoriumId: idLaboratorium,
        penelitian,
      })),
      { ...pokok, id: idPada(saat, 19), laboratoriumId: null, penelitian: [] },
    ],
    riwayat: [{ id, suratId: id, urut: 1, kdStatus, aktorId: orang.uuid, createdAt: saat }],
    diubah: saat,
  };
}

function putuskan(satu: Dimainkan, { oleh, setuju, catatan = null }: Putusan, saat: Date): void {
  const actor = pelaku(oleh);
  const flagVerif = setuju ? 1 : 2;
  const aksi = pilihPutusanSurat({ flagPersetujuan: flagVerif }, actor);
  const verdict = check(suratWorkflow, aksi, satu.keadaan, actor);
  if (!verdict.ok) throw new Error(`${oleh}: ${verdict.reason}`);
  const sasaran = sasaranPutusan(satu.keadaan, actor);
  const sesudah = denganPutusan(satu.keadaan, actor, flagVerif);
  const kode = suratWorkflow.states[target(suratWorkflow, aksi, sesudah)].code;
  satu.putusan = satu.putusan.map((row) => {
    const miliknya =
      row.laboratoriumId == null ? sasaran.pembayaran : sasaran.laboratorium.includes(row.laboratoriumId);
    return miliknya
      ? { ...row, flagVerif, verifikatorId: actor.uuid, role: actor.role, tglVerif: saat, catatan }
      : row;
  });
  const langkah = langkahPutusan(sasaran, kode);
  const dari = satu.riwayat.length;
  satu.riwayat.push(
    ...langkah.map((row, ke) => ({
      id: idPada(saat, ke),
      suratId: satu.surat.id,
      urut: dari + ke + 1,
      kdStatus: row.kode,
      laboratoriumId: row.laboratoriumId,
      catatan: row.kode === disetujui.code ? null : catatan,
      aktorId: actor.uuid,
      createdAt: saat,
    })),
  );
  const berpindah = kode !== satu.keadaan.kdStatusBebasLab;
  satu.surat = { ...satu.surat, kdStatus: kode, rev: satu.surat.rev + (berpindah ? 1 : 0), updatedAt: saat };
  satu.diubah = saat;
  satu.keadaan = { ...sesudah, kdStatusBebasLab: kode };
}

async function terbitkan(
  db: Db,
  { surat: { id, kdStatus }, diubah }: Dimainkan,
  noSurat: string,
  { address }: Config,
): Promise<void> {
  const [record] = await findSurat(db, eq(surat.id, id));
  const kode = randomBytes(16).toString('hex');
  const isi = isiTerbit(record!, { kode, address, pada: diubah });
  await db.update(surat).set({ kdStatus, noSurat, kode, isi }).where(eq(surat.id, id));
}
