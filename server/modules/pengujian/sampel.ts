import { kodeProgres } from '#domain/progres/kode.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { statusDariKode, statusSampel, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, parameterUji, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { sampelDari, satuanHasil } from '#server/modules/progres/presenter.ts';
import { findRiwayatProgres, kolomSampel } from '#server/modules/progres/repository.ts';

const analis = alias(pengguna, 'analis');
const penyelia = alias(pengguna, 'penyelia');

export type DenganProgres = {
  /** What was done at the bench, with every report: left out where nobody looks at it, for it is most of a submission. */
  denganProgres?: boolean;
};

/** The samples of some submissions, each with its parameters and their progress, by submission and in their order. */
export async function findSampel(
  db: Db,
  pengujianIds: readonly string[],
  dengan: DenganProgres = {},
): Promise<Map<string, Sampel[]>> {
  const found = await db
    .select({ ...kolomSampel, gambar: berkas })
    .from(sampel)
    .leftJoin(berkas, eq(berkas.sha256, sampel.gambarSha256))
    .where(inArray(sampel.pengujianId, [...pengujianIds]))
    .orderBy(asc(sampel.urutan));
  const tests = await findParameter(db, pengujianIds, dengan);
  return groupedAs(
    found,
    (row) => row.sampel.pengujianId,
    (row) => ({
      ...sampelDari(row),
      idPengujianBentukSampel: row.sampel.bentuk,
      idPengujianPenyimpananSampel: row.sampel.penyimpanan,
      idPengujianKondisiSampel: row.sampel.kondisi,
      status: {
        kdStatusSampel: row.sampel.kdStatusSampel,
        statusSampel: statusDariKode(statusSampel, row.sampel.kdStatusSampel).label,
      },
      parameter: tests.get(row.sampel.id) ?? [],
    }),
  );
}

async function findParameter(
  db: Db,
  pengujianIds: readonly string[],
  { denganProgres = true }: DenganProgres,
): Promise<Map<string, ParameterSampel[]>> {
  const found = await db
    .select({
      parameter: parameterSampel,
      uji: parameterUji,
      analis: { uuid: analis.id, nama: analis.nama, noInduk: analis.noInduk },
      penyelia: { uuid: penyelia.id, nama: penyelia.nama, noInduk: penyelia.noInduk },
    })
    .from(parameterSampel)
    .innerJoin(parameterUji, eq(parameterUji.id, parameterSampel.parameterUjiId))
    .leftJoin(analis, eq(analis.id, parameterSampel.analisId))
    .leftJoin(penyelia, eq(penyelia.id, parameterSampel.penyeliaId))
    .where(inArray(parameterSampel.pengujianId, [...pengujianIds]))
    .orderBy(asc(parameterSampel.id));
  const dicari = denganProgres ? found.map(({ parameter }) => parameter.id) : [];
  const history = Map.groupBy(
    // What is written into a sheet is the bench's own; others read what its reports say (BEYOND-10).
    await findRiwayatProgres(
      db,
      and(inArray(riwayatProgres.parameterId, dicari), isNull(riwayatProgres.lembar)),
    ),
    ({ parameterId }) => parameterId,
  );
  return groupedAs(
    found,
    ({ parameter }) => parameter.sampelId,
    ({ parameter, uji, ...orang }) => ({
      uuid: parameter.id,
      rev: String(parameter.rev),
      parameterTest: {
        id: uji.id,
        uuid: uji.uuid,
        namaParameterUji: uji.namaParameterUji,
        metodeUji: uji.metodeUji,
        satuan: satuanHasil(parameter, uji),
        flagReplikasi: uji.flagReplikasi ? 1 : 0,
        flagAkreditasi: uji.flagAkreditasi ? 1 : 0,
      },
      status: {
        kdStatusSampelParameter: parameter.kdStatus,
        statusSampelParameter: statusDariKode(statusSampelParameter, parameter.kdStatus).label,
      },
      jumlahReplikasi: parameter.jumlahReplikasi,
      metodeUji: parameter.metodeUji,
      hasilPengujian: parameter.hasilPengujian,
      penyimpangan: parameter.penyimpangan,
      laboratoriumPelaksana: parameter.laboratoriumPelaksana,
      tempatPengujian: parameter.tempatPengujian,
      alasanTidakDiuji: parameter.alasanTidakDiuji,
      pernyataan: parameter.pernyataan,
      flagPernyataan: parameter.flagPernyataan ? 1 : 0,
      flagFoto: parameter.flagFoto ? 1 : 0,
      idStatusProgresParameter: parameter.kdProgres === kodeProgres.antrian ? null : parameter.kdProgres,
      userAnalyst: orang.analis,
      userSupervisor: orang.penyelia,
      historyProgres: (history.get(parameter.id) ?? []).map(({ riwayat }) => riwayat),
    }),
  );
}
