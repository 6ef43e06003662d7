import { lhuApi } from '#domain/lhu/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { cariBaris } from '#data/cari.ts';
import type { BarisPendaftaran } from '#data/koleksi/kedua-jenis.ts';
import type { BarisPengujian } from '#data/koleksi/pengujian.ts';
import { askedList, type Found, type FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

const adalahPengujian = (row: BarisPendaftaran): row is BarisPengujian => row.jenis === 'pengujian';

const temuan = (data: PengujianRingkas, daftar: string, to: string): Found => ({
  uuid: data.uuid,
  code: data.nomor,
  title: data.namaSampel,
  note: `${daftar} · ${data.statusSubmission.statusPengajuan}`,
  to,
});

/** What a Kalab was asked to verify. */
export const temuanPengujian: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.tinjauan, text, limit, adalahPengujian)).map(({ data }) =>
    temuan(data, 'Persetujuan', paths.kalabPengujian.detail(data.uuid)),
  );

export const pengujianDiServer = [
  askedList({
    roles: ['Admin'],
    endpoint: pengujianApi.list,
    query: { flagOfficer: true, ringkas: true },
    row: (data: PengujianRingkas) =>
      temuan(data, 'Persetujuan pengujian', paths.persetujuan.detail(data.uuid)),
  }),
  askedList({
    roles: ['Kalab'],
    endpoint: lhuApi.list,
    query: { flagOfficer: true, ringkas: true },
    row: (data: PengujianRingkas) => temuan(data, 'Laporan hasil uji', paths.lhu.detail(data.uuid)),
  }),
];
