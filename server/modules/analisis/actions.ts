import { eq } from 'drizzle-orm';
import type { JenisLaporan } from '#domain/analisis/schema.ts';
import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import { follow } from '#domain/core/workflow.ts';
import { aksiMengikutiMeja, type PengujianState } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { catatKode } from '#server/modules/pendaftaran/perubahan.ts';
import { umumkan } from '#server/modules/pengujian/perubahan.ts';
import { lockAnalisis, lupakanKunci, saudara, type LockedAnalisis } from './locking.ts';
import { noteMove } from './moves.ts';
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
  /** Columns of the parameter that change with it. */
  ubah?: Partial<Pick<typeof parameterSampel.$inferInsert, 'hasilPengujian' | 'metodeUji'>>;
};

/**
 * Does one act of W6 on one parameter: lock, judge, move, history, audit and feed, in the caller's transaction. `isi`
 * may look at the locked record to decide what to write or refuse.
 */
export async function lakukan(
  context: Context,
  uuid: string,
  aksi: AnalisisAksi,
  isi: (record: LockedAnalisis) => Isi,
) {
  const record = await lockAnalisis(context, uuid);
  const current = async () => (await findAnalisis(context.db, eq(parameterSampel.id, uuid)))[0];
  const tujuan = analisisWorkflow.states[await judge(context, analisisWorkflow, aksi, record, current)].code;
  const tulis = isi(record);
  const rev = record.rev + 1;

  const received = context.received.toISOString();
  noteMove(context, {
    parameter: {
      id: uuid,
      kd_progres: tujuan,
      rev,
      metode_uji: tulis.ubah?.metodeUji ?? record.metodeUji,
      hasil_pengujian:
        tulis.ubah?.hasilPengujian === undefined ? record.hasilPengujian : tulis.ubah.hasilPengujian,
      updated_at: received,
    },
    riwayat: {
      id: context.operasiId,
      urut: record.urutBerikut,
      parameter_id: uuid,
      aksi,
      // A cancelled parameter waits again, but its history says it was cancelled (W6 code 8).
      kd_progres: aksi === 'batalkan' ? analisisWorkflow.states.dibatalkan.code : tujuan,
      catatan: tulis.catatan ?? null,
      jenis_laporan: tulis.laporan?.jenisLaporan ?? null,
      tanggal: tulis.laporan?.tanggal ?? null,
      jam: tulis.laporan?.jam ?? null,
      isi: tulis.laporan?.isi ?? null,
      hasil_pengujian: tulis.laporan?.hasilPengujian ?? null,
      aktor_id: context.actor.uuid,
      dibuat_pada: context.captured.toISOString(),
      created_at: received,
    },
  });
  trace(context, {
    jenis: 'analisis',
    record: uuid,
    pendaftaranId: record.induk.id,
    rev,
    perubahan: perubahan(record, tujuan, tulis),
  });
  // Owner and Kalab see where each parameter stands, also while the submission's own code stays (offline.md section 4).
  umumkan(context, { row: record.induk, parameter: [record.parameter] });
  if (analisisWorkflow.actions[aksi].movesParent) await ikutkanPengujian(context, record);
  return { rev: String(rev), record: uuid, data: async () => bacaAnalisis(context, uuid) };
}

function perubahan(record: LockedAnalisis, tujuan: number, tulis: Isi): Record<string, [unknown, unknown]> {
  const dari = record.idStatusProgresParameter ?? 0;
  return {
    ...(dari === tujuan ? {} : { kdProgres: [dari, tujuan] }),
    ...(tulis.ubah?.metodeUji === undefined ? {} : { metodeUji: [record.metodeUji, tulis.ubah.metodeUji] }),
    ...(tulis.ubah?.hasilPengujian === undefined
      ? {}
      : { hasilPengujian: [record.hasilPengujian, tulis.ubah.hasilPengujian] }),
    ...(tulis.catatan ? { catatan: [null, tulis.catatan] } : {}),
    ...(tulis.laporan ? { laporan: [null, { ...tulis.laporan }] } : {}),
  };
}

/** Brings the submission's code to what its parameters have come to. Its row is locked already (GAP-129). */
async function ikutkanPengujian(context: Context, { induk }: LockedAnalisis): Promise<void> {
  const semua = await saudara(context, induk.id);
  const keadaan = keadaanMeja(induk, semua);
  const aksi = aksiMengikutiMeja(keadaan);
  if (!aksi) return;
  const kode = follow(pengujianWorkflow, aksi, keadaan, context.actor);
  lupakanKunci(context);
  await catatKode(context, { ...induk, jenis: 'pengujian' }, kode);
  // Every parameter of the submission shows its status, so each one's reader hears of it.
  umumkan(context, { row: induk, parameter: semua });
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
});

/** One analysis as its reader sees it now. Refuses with 404 when it is not on the bench any more. */
async function bacaAnalisis(context: Pick<Context, 'server'>, uuid: string) {
  const [found] = await findAnalisis(context.server.db, eq(parameterSampel.id, uuid));
  if (!found) throw refusal.notFound('Parameter uji tidak ditemukan.');
  return found;
}
