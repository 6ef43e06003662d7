import { eq } from 'drizzle-orm';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { LembarTersimpan } from '#domain/lembar-kerja/tulisan.ts';
import type { FotoTulisan } from '#domain/berkas/foto.ts';
import type { JenisLaporan } from '#domain/progres/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import { aksiMengikutiMeja, type PengujianState } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { change } from '#server/core/change.ts';
import type { Context } from '#server/core/implement.ts';
import { followed, judge } from '#server/core/transition.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { catatKode } from '#server/modules/pendaftaran/perubahan.ts';
import { announcePengujian } from '#server/modules/pengujian/perubahan.ts';
import { lockAnalisis, lupakanKunci, saudara, type LockedAnalisis } from './locking.ts';
import { simpanFoto } from './foto.ts';
import { noteMove, type Move } from './moves.ts';
import { findAnalisis } from './repository.ts';

/** What an act writes besides moving the parameter on. */
export type Isi = {
  catatan?: string | null;
  laporan?: {
    jenisLaporan: JenisLaporan;
    tanggal: string;
    jam: string;
    isi: string;
    hasilPengujian: string | null;
  };
  lembar?: LembarTersimpan;
  foto?: readonly FotoTulisan[];
  /** Columns of the parameter that change with it. */
  ubah?: Partial<Pick<typeof parameterSampel.$inferInsert, 'hasilPengujian' | 'metodeUji' | 'pernyataan'>>;
};

/**
 * Does one act of W6 on one parameter: lock, judge, move, history, audit and feed, in the caller's transaction. `isi`
 * may look at the locked record to decide what to write or refuse.
 */
export async function lakukan(
  context: Context,
  uuid: string,
  aksi: AnalisisAksi,
  isi: (record: LockedAnalisis, current: () => Promise<Analisis | undefined>) => Isi | Promise<Isi>,
) {
  const record = await lockAnalisis(context, uuid);
  const current = async () => (await findAnalisis(context.db, eq(parameterSampel.id, uuid)))[0];
  const tujuan = await judge(context, analisisWorkflow, aksi, record, current);
  const tulis = await isi(record, current);
  const aggregate = {
    jenis: 'analisis' as const,
    pendaftaranId: record.induk.id,
    kolomKode: 'kdProgres' as const,
    write: (moved: { rev: number }) =>
      noteMove(context, langkah(context, record, aksi, tujuan, tulis, moved.rev)),
  };
  const rev = await change(
    context,
    aggregate,
    { id: uuid, kdStatus: record.idStatusProgresParameter ?? 0, rev: record.rev },
    { kdStatus: tujuan, perubahan: perubahan(record, tulis) },
  );
  if (tulis.foto?.length) await simpanFoto(context, tulis.foto);
  // Owner and Kalab see where each parameter stands, also while the submission's own code stays (offline.md section 4).
  announcePengujian(context, { row: record.induk, parameter: [record.parameter] });
  if (analisisWorkflow.actions[aksi].movesParent) await ikutkanPengujian(context, record);
  return { rev: String(rev), record: uuid, data: async () => bacaAnalisis(context, uuid) };
}

/** The parameter's new standing, and the row its history gains. */
function langkah(
  context: Context,
  record: LockedAnalisis,
  aksi: AnalisisAksi,
  tujuan: number,
  { ubah, laporan, lembar, catatan }: Isi,
  rev: number,
): Move {
  const received = context.received.toISOString();
  return {
    parameter: {
      id: record.uuid,
      kd_progres: tujuan,
      rev,
      metode_uji: ubah?.metodeUji ?? record.metodeUji,
      hasil_pengujian: ubah?.hasilPengujian === undefined ? record.hasilPengujian : ubah.hasilPengujian,
      pernyataan: ubah?.pernyataan === undefined ? record.pernyataan : ubah.pernyataan,
      hasil_baru: laporan?.jenisLaporan === 'akhir',
      updated_at: received,
    },
    riwayat: {
      id: context.operasiId,
      urut: record.urutBerikut,
      parameter_id: record.uuid,
      aksi,
      // A cancelled parameter waits again, but its history says it was cancelled (W6 code 8).
      kd_progres: aksi === 'batalkan' ? analisisWorkflow.states.dibatalkan.code : tujuan,
      catatan: catatan ?? null,
      jenis_laporan: laporan?.jenisLaporan ?? null,
      tanggal: laporan?.tanggal ?? null,
      jam: laporan?.jam ?? null,
      isi: laporan?.isi ?? null,
      hasil_pengujian: laporan?.hasilPengujian ?? null,
      lembar: lembar ?? null,
      aktor_id: context.actor.uuid,
      dibuat_pada: context.captured.toISOString(),
      created_at: received,
    },
  };
}

/** What the audit is told besides the code. */
function perubahan(record: LockedAnalisis, tulis: Isi): Record<string, [unknown, unknown]> {
  return {
    ...(tulis.ubah?.metodeUji === undefined ? {} : { metodeUji: [record.metodeUji, tulis.ubah.metodeUji] }),
    ...(tulis.ubah?.hasilPengujian === undefined
      ? {}
      : { hasilPengujian: [record.hasilPengujian, tulis.ubah.hasilPengujian] }),
    ...(tulis.catatan ? { catatan: [null, tulis.catatan] } : {}),
    ...(tulis.laporan ? { laporan: [null, { ...tulis.laporan }] } : {}),
    ...(tulis.foto?.length ? { foto: [null, tulis.foto] } : {}),
    ...(tulis.lembar ? { lembar: [null, { ...tulis.lembar }] } : {}),
  };
}

/** Brings the submission's code to what its parameters have come to. Its row is locked already (GAP-129). */
async function ikutkanPengujian(context: Context, { induk }: LockedAnalisis): Promise<void> {
  const semua = await saudara(context, induk.id);
  const keadaan = keadaanMeja(induk, semua);
  const aksi = aksiMengikutiMeja(keadaan);
  if (!aksi) return;
  const kode = followed(context, pengujianWorkflow, aksi, { uuid: induk.id, ...keadaan });
  lupakanKunci(context);
  await catatKode(context, { ...induk, jenis: 'pengujian' }, kode);
  // Every parameter of the submission shows its status, so each one's reader hears of it.
  announcePengujian(context, { row: induk, parameter: semua });
}

/** W1 as the bench moves it: its money says nothing here. */
const keadaanMeja = (
  induk: LockedAnalisis['induk'],
  parameter: readonly { kdStatus: number; kdProgres: number }[],
): PengujianState => ({
  kdStatusPengajuan: induk.kdStatus,
  pendaftarUuid: induk.pendaftarId,
  idLaboratorium: induk.laboratoriumId,
  kalabUuid: induk.kalabId,
  parameter,
  totalTagihan: 0,
  nominalAkhir: 0,
  kdStatusInvoice: null,
  janji: null,
  jeda: [],
});

/** One analysis as its reader sees it now. Refuses with 404 when it is not on the bench any more. */
async function bacaAnalisis(context: Pick<Context, 'server'>, uuid: string) {
  const [found] = await findAnalisis(context.server.db, eq(parameterSampel.id, uuid));
  if (!found) throw refusal.notFound('Parameter uji tidak ditemukan.');
  return found;
}
