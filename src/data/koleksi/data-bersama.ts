import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { isiLane, laneDari } from '#data/lane.ts';
import type { BarisRekaman, KoleksiRekaman } from './adapter.ts';

/** Shared data of the bench. `urut` backwards is what was measured last; `uji` is their test. */
export type BarisDataBersama = BarisRekaman<DataBersama> & {
  uji: string;
  nama: string;
  urut: string;
  cari: string;
};

const lane = 'data-bersama';

export const dataBersama: KoleksiRekaman<DataBersama, BarisDataBersama> = {
  skema: { sejak: 8, kolom: 'uuid, generasi, urut, [uji+nama+urut]' },
  row: (data, generasi) => ({
    uuid: data.uuid,
    uji: data.parameterUji.uuid,
    nama: data.nama,
    urut: `${data.tanggal} ${data.updatedAt} ${data.uuid}`,
    cari: [data.parameterUji.namaParameterUji, data.label, data.user.nama, data.keterangan ?? '']
      .join('\n')
      .toLowerCase(),
    generasi,
    hilang: 0,
    data,
  }),
  jenisLane: [lane],
  // A correction lies in the lane of what it corrects.
  lanes: ({ uuid }) => [laneDari(lane, uuid)],
  tempat: (satu) => ({ indeks: 'uuid', nilai: isiLane(satu).id }),
  berkas: () => ({ dahulu: [], kemudian: [] }),
};
