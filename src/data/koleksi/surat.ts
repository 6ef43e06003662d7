import { arrivedAt } from '#domain/core/clock.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { isiLane, laneDari } from '#data/lane.ts';
import type { BarisRekaman, KoleksiRekaman } from './adapter.ts';

/** A lab-free letter: of its applicant, or one to be decided. `urut` backwards is what arrived last first. */
export type BarisSurat = BarisRekaman<Surat> & {
  urut: string;
  kdStatus: number;
  pemohon: string;
  cari: string;
};

const lane = 'surat';

/** A letter with what its lists show, search by and filter by (GAP-70). */
const barisSurat = (data: Surat, generasi: number): BarisSurat => ({
  uuid: data.uuid,
  urut: `${arrivedAt(data)} ${data.uuid}`,
  kdStatus: data.statusSubmission.kdStatusBebasLab,
  pemohon: data.user.uuid,
  cari: [
    data.terbit?.noSurat ?? '',
    data.user.nama,
    data.user.noInduk ?? '',
    data.user.namaProgramStudi ?? '',
    ...data.detail.map(({ laboratory }) => laboratory.namaLaboratorium),
  ]
    .join('\n')
    .toLowerCase(),
  generasi,
  hilang: 0,
  data,
});

/** Own letters, and those that this officer may decide (offline.md section 1). */
export const surat: KoleksiRekaman<Surat, BarisSurat> = {
  skema: { sejak: 5, kolom: 'uuid, urut, generasi' },
  row: barisSurat,
  jenisLane: [lane],
  lanes: ({ uuid }) => [laneDari(lane, uuid)],
  tempat: (satu) => ({ indeks: 'uuid', nilai: isiLane(satu).id }),
  // The paper is drawn from the record: there is no file to fetch.
  berkas: () => ({ dahulu: [], kemudian: [] }),
};
