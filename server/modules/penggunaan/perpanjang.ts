import { addDays } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { formatDate } from '#domain/core/format.ts';
import type { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { periksaPerpanjangan } from '#domain/penggunaan/rules.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';
import { janjiPindah } from '#server/modules/penelitian/perubahan-janji.ts';
import { gerakkan, kodeMengikuti, lockPenelitian, judgeAct } from '#server/modules/penelitian/perubahan.ts';

type Body = ParsedBody<typeof penggunaanApi.perpanjang>;

/** A longer period (GAP-73, GAP-105): an approved row among the additions, and a new end of the whole. */
export async function perpanjang(context: Context, body: Body) {
  const { db, actor, operasiId, captured, received } = context;
  const record = await lockPenelitian(db, body.uuidPenelitian, actor);
  await judgeAct(context, 'perpanjang', record);
  const { tglSelesai } = body;
  const lama = record.row.tglSelesai;
  const errors = periksaPerpanjangan(body, lama);
  if (errors.length > 0) throw refusal.invalid(errors);
  const tglMulai = body.tglMulai ?? addDays(lama, 1);
  await db.insert(penambahan).values({
    id: operasiId,
    penelitianId: record.uuid,
    urut: (record.tambahan.at(-1)?.urut ?? 0) + 1,
    kdStatus: penambahanWorkflow.states.disetujui.code,
    flagWaktu: true,
    olehPetugas: true,
    tglPenggunaan: tglMulai,
    tglMulai,
    tglSelesai,
    catatan: body.catatan,
    aktorId: actor.uuid,
    disetujuiPada: received,
    createdAt: captured,
    updatedAt: received,
  });
  trace(context, {
    jenis: 'penambahan',
    record: operasiId,
    pendaftaranId: record.uuid,
    rev: 1,
    perubahan: { tglMulai: [null, tglMulai], tglSelesai: [null, tglSelesai] },
  });
  const kode = await kodeMengikuti(context, record, 'perpanjang');
  const { kolom, kata } = await janjiPindah(context, record, tglSelesai);
  const sampai = [`Waktu ditambah sampai ${formatDate(tglSelesai)}.`, body.catatan].filter(Boolean).join(' ');
  const catatan = [sampai, kata].filter(Boolean).join('\n');
  return gerakkan(context, record, [{ kode, catatan }], { kolom: { tglSelesai, ...kolom } });
}
