import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { KoleksiRekaman } from './adapter.ts';
import { barisPenelitian, buktiPenelitian, dokumenPenelitian, type BarisPenelitian } from './penelitian.ts';

/**
 * Research that runs in a laboratory, for its officers. Their lists are put together from keys alone, one index for each
 * thing they are filtered by: of thousands of records with all their lines only the rows shown are read.
 */
export const penggunaan: KoleksiRekaman<Penelitian, BarisPenelitian> = {
  skema: { sejak: 6, kolom: 'uuid, urut, generasi, *lane, kdStatus, idLaboratorium, *lab' },
  row: barisPenelitian,
  jenisLane: ['penelitian', 'penambahan'],
  lanes: ({ lane }) => lane,
  tempat: (lane) => ({ indeks: 'lane', nilai: lane }),
  berkas: (data) => ({ dahulu: dokumenPenelitian(data), kemudian: buktiPenelitian(data) }),
};
