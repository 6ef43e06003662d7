import { and, inArray } from 'drizzle-orm';
import type { AnalisisAksi } from '#domain/analisis/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import { lampiranFoto, maksLampiran, terlaluBanyakLampiran } from '#domain/lhu/foto.ts';
import type { Sampel } from '#domain/pengujian/schema.ts';
import type { FotoDicetak } from '#pdf/foto.ts';
import type { Db } from '#server/core/database.ts';
import { readBytes, type FileStore } from '#server/core/files.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import { findRiwayatProgres } from '#server/modules/progres/repository.ts';

/** What tells which final report of a parameter counts. */
const penentu: AnalisisAksi[] = ['mulai', 'laporanAkhir'];

/** Samples that were read without their progress, with as much of it as the photos that their report prints need. */
export async function denganLaporanBerfoto(db: Db, sample: readonly Sampel[]): Promise<Sampel[]> {
  const diminta = sample
    .flatMap(({ parameter }) => parameter)
    .flatMap(({ uuid, flagFoto }) => (flagFoto === 1 ? [uuid] : []));
  if (diminta.length === 0) return [...sample];
  const found = await findRiwayatProgres(
    db,
    and(inArray(riwayatProgres.parameterId, diminta), inArray(riwayatProgres.aksi, penentu)),
  );
  const menurut = Map.groupBy(found, ({ parameterId }) => parameterId);
  return sample.map((satu) => ({
    ...satu,
    parameter: satu.parameter.map((uji) => ({
      ...uji,
      historyProgres: (menurut.get(uji.uuid) ?? []).map(({ riwayat }) => riwayat),
    })),
  }));
}

/** The photos that the report prints, with their bytes. Refuses with 422 more than a report may have. */
export async function bacaLampiran(files: FileStore, sample: readonly Sampel[]): Promise<FotoDicetak[]> {
  const lampiran = lampiranFoto(sample);
  if (lampiran.length > maksLampiran)
    throw refusal.invalid([{ field: 'catatan_parameter', message: terlaluBanyakLampiran }]);
  return Promise.all(
    lampiran.map(async ({ keterangan, file: { sha256, mime } }) => ({
      keterangan,
      mime,
      bytes: await readBytes(files, sha256),
    })),
  );
}
