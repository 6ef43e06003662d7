import { createHash, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { kosong } from '#domain/core/fields.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { lhuApi } from '#domain/lhu/endpoints.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import type { Context } from '#server/core/implement.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import { nextNumber } from '#server/core/number.ts';
import { trace } from '#server/core/trace.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, riwayatProgres } from '#server/db/tables/pengujian.ts';
import {
  gerakkan,
  kunciPengujian,
  nilai,
  type LockedPengujian,
} from '#server/modules/pengujian/perubahan.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { nomorLhuBerikut, seriLhu } from './repository.ts';

type Body = ParsedBody<typeof lhuApi.terbitkan>;
type Terdahulu = (typeof lhu.$inferSelect)[];

/**
 * Issues the report of a paid submission (W1 10 to 14), or a revision of one that is out, which leaves the code as it is
 * (GAP-139). The paper is drawn here, once; its bytes are what every download gives.
 */
export async function terbitkan(context: Context, body: Body) {
  const { db, actor } = context;
  const record = await kunciPengujian(db, body.uuid, actor);
  const terdahulu = await db
    .select()
    .from(lhu)
    .where(eq(lhu.pengujianId, record.uuid))
    .orderBy(asc(lhu.revisi));
  const revisi = terdahulu.length;
  const kode = await nilai(context, revisi === 0 ? 'terbitkanLhu' : 'perbaikiLhu', record);
  const noSurat = await (revisi === 0 ? nomorPertama(context, body, record) : nomorRevisi(body, terdahulu));
  if (revisi === 0) await tutupParameter(context, record);
  const terbit = await simpanLhu(context, record, body, noSurat, terdahulu);
  const catatan = revisi === 0 ? null : `LHU ${noSurat} diterbitkan. Alasan: ${body.catatanSurat}`;
  trace(context, {
    jenis: 'lhu',
    record: terbit.id,
    rev: null,
    perubahan: { noSurat: [terdahulu.at(-1)?.noSurat ?? null, noSurat], sha256: [null, terbit.sha256] },
  });
  return gerakkan(context, record, [{ kode, catatan }], { perubahan: { lhu: [null, noSurat] } });
}

/** The number that was offered takes its place in the series; any other must only be one nobody has (architecture.md 5). */
async function nomorPertama(context: Context, { noSurat }: Body, record: LockedPengujian): Promise<string> {
  const { db, received } = context;
  const { lab } = await bacaPengujian(db, record.uuid, context.actor);
  const ditawarkan = await nomorLhuBerikut(db, lab.kdLaboratorium, received);
  if (noSurat === ditawarkan) await nextNumber(db, seriLhu(lab.kdLaboratorium, received));
  return noSurat;
}

/** '<no_surat> Rev. n', and why (GAP-139). */
async function nomorRevisi({ noSurat, catatanSurat }: Body, terdahulu: Terdahulu): Promise<string> {
  const pertama = terdahulu[0]!.noSurat;
  const errors = [
    ...(noSurat === pertama
      ? []
      : [{ field: 'no_surat', message: `Revisi memakai nomor laporan pertama: ${pertama}` }]),
    ...(catatanSurat ? [] : [{ field: 'catatan_surat', message: kosong }]),
  ];
  if (errors.length > 0) throw refusal.invalid(errors);
  return `${pertama} Rev. ${terdahulu.length}`;
}

/** Every tested parameter goes with the report (W6 6 to 7). */
async function tutupParameter(context: Context, record: LockedPengujian): Promise<void> {
  const { db, actor, received, captured } = context;
  const kdProgres = analisisWorkflow.states.lhuTersedia.code;
  const diuji = record.sampel
    .flatMap(({ parameter }) => parameter)
    .filter(({ kdStatus }) => kdStatus === statusSampelParameter.disetujui.code);
  for (const { id, rev, kdProgres: lama } of diuji) {
    await db
      .update(parameterSampel)
      .set({ kdProgres, rev: rev + 1, updatedAt: received })
      .where(eq(parameterSampel.id, id));
    await db.insert(riwayatProgres).values({
      id: uuidv7(),
      urut: (await db.$count(riwayatProgres, eq(riwayatProgres.parameterId, id))) + 1,
      parameterId: id,
      aksi: 'terbitkanLhu',
      kdProgres,
      aktorId: actor.uuid,
      dibuatPada: captured,
      createdAt: received,
    });
    trace(context, {
      jenis: 'analisis',
      record: id,
      rev: rev + 1,
      perubahan: { kdProgres: [lama, kdProgres] },
    });
  }
}

async function simpanLhu(
  context: Context,
  record: LockedPengujian,
  { keterangan, catatanSurat }: Body,
  noSurat: string,
  terdahulu: Terdahulu,
): Promise<{ id: string; sha256: string }> {
  const { db, server, actor, received } = context;
  const pengujian = await bacaPengujian(db, record.uuid, actor);
  const [orang] = await db.select().from(pengguna).where(eq(pengguna.id, actor.uuid));
  const kode = randomBytes(16).toString('hex');
  const { bytes } = cetakLhu({
    kop: { ...konfigurasiUmum(server.config), namaLaboratorium: pengujian.lab.namaLaboratorium },
    pengujian,
    pratinjau: false,
    terbit: {
      noSurat,
      kode,
      keterangan,
      catatanSurat,
      revisi: terdahulu.length,
      menggantikan: terdahulu.at(-1)?.noSurat ?? null,
      signer: { nama: actor.nama, noInduk: orang!.noInduk, createdAt: received.toISOString() },
      alamatCek: `${server.config.address}/cek-lhu/${kode}`,
    },
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await server.files.put([bytes], sha256);
  await db
    .insert(berkas)
    .values({ sha256, size: bytes.byteLength, mime: 'application/pdf' })
    .onConflictDoNothing();
  const id = uuidv7();
  const stored = await db
    .insert(lhu)
    .values({
      id,
      pengujianId: record.uuid,
      revisi: terdahulu.length,
      noSurat,
      kode,
      keterangan,
      catatanSurat,
      penandatanganId: actor.uuid,
      sha256,
      createdAt: received,
    })
    .onConflictDoNothing({ target: lhu.noSurat })
    .returning({ id: lhu.id });
  if (stored.length === 0)
    throw refusal.invalid([
      {
        field: 'no_surat',
        message: 'Nomor ini sudah dipakai laporan lain. Muat ulang untuk nomor berikutnya.',
      },
    ]);
  return { id, sha256 };
}

/** Codes a report list is of (GAP-40). */
export const kodeLhu = [
  pengujianWorkflow.states.lunas.code,
  pengujianWorkflow.states.lhuTersedia.code,
  pengujianWorkflow.states.permintaanDokumen.code,
  pengujianWorkflow.states.dokumenTersedia.code,
] as const;
