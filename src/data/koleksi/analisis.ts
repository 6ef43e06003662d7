import type { Analisis } from '#domain/analisis/schema.ts';
import { isiLane, laneDari } from '#data/lane.ts';
import type { BarisRekaman, KoleksiRekaman } from './adapter.ts';

/**
 * A row of the analysis work set with what lists sort, filter and search by beside it, so that a list of thousands reads
 * ten.
 */
export type BarisAnalisis = BarisRekaman<Analisis> & {
  urut: string;
  kdProgres: number;
  idLaboratorium: number;
  analis: string;
  penyelia: string;
  cari: string;
  /** Whether a timer was ever begun in it: only of such a one its history is read for those that run (BEYOND-22). */
  berpengingat: 0 | 1;
};

/** Newest submission first, then by sample and parameter: the order of the list. */
export function barisAnalisis(data: Analisis, generasi: number): BarisAnalisis {
  const { sampel, pengujian, parameter } = data;
  return {
    uuid: data.uuid,
    urut: `${pengujian.createdAt} ${sampel.kodeSampel ?? ''} ${data.uuid}`,
    kdProgres: data.idStatusProgresParameter ?? 0,
    idLaboratorium: pengujian.idLaboratorium,
    analis: data.userAnalyst?.uuid ?? '',
    penyelia: data.userSupervisor?.uuid ?? '',
    cari: [pengujian.nomor, sampel.kodeSampel, sampel.nama, parameter.namaParameterUji]
      .join('\n')
      .toLowerCase(),
    berpengingat: data.history.some(({ lembar }) => lembar?.pengingat.length) ? 1 : 0,
    generasi,
    hilang: 0,
    data,
  };
}

const lane = 'analisis';

const kolom = [
  'uuid',
  'urut',
  'generasi',
  '[analis+urut]',
  '[penyelia+urut]',
  '[analis+kdProgres]',
  '[penyelia+kdProgres]',
  '[analis+idLaboratorium]',
  '[penyelia+idLaboratorium]',
  // Of each sample how much of it is done.
  '[analis+data.sampel.uuid+kdProgres]',
  '[penyelia+data.sampel.uuid+kdProgres]',
  '[analis+berpengingat+kdProgres]',
];

/** What is to be done at the bench and reviewed (offline.md section 1). */
export const analisis: KoleksiRekaman<Analisis, BarisAnalisis> = {
  skema: { sejak: 8, kolom: kolom.join(', ') },
  row: barisAnalisis,
  jenisLane: [lane],
  lanes: ({ uuid }) => [laneDari(lane, uuid)],
  tempat: (satu) => ({ indeks: 'uuid', nilai: isiLane(satu).id }),
  berkas: ({ sampel, history }) => ({
    dahulu: [sampel.fileGambar],
    kemudian: history.flatMap(({ foto = [] }) => foto.map(({ file }) => file)),
  }),
};
