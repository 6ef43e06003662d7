import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { jenisPenggunaan, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';

/** A submission of either kind with everything that belongs to it, as its registrant and its Kalab keep it. */
export type Pendaftaran = Pengujian | Penelitian;

/** Which of the two kinds a submission is (CONST-02). */
export const adalahPenelitian = <R extends Penelitian | PengujianRingkas>(
  record: R,
): record is Extract<R, Penelitian> => record.usageType.id === jenisPenggunaan.penelitian.id;

export const jenisDari = (record: Pendaftaran): JenisPendaftaran =>
  adalahPenelitian(record) ? 'penelitian' : 'pengujian';

/** What it is about in its registrant's words: the title of a research, the samples of a test. */
export const judulDari = (record: Penelitian | PengujianRingkas): string =>
  adalahPenelitian(record) ? record.judul : record.namaSampel;
