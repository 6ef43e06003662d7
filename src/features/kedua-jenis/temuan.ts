import type { Actor } from '#domain/core/roles.ts';
import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { cariBaris } from '#data/cari.ts';
import { askedList, type FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

/** The own registrations of both kinds. */
export const temuanPendaftaran: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.pendaftaran, text, limit)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.nomor,
    note: `Pendaftaran saya · ${data.statusSubmission.statusPengajuan}`,
    ...(adalahPenelitian(data)
      ? { title: data.judul, to: paths.pendaftaran.penelitian(data.uuid) }
      : { title: data.namaSampel, to: paths.pendaftaran.pengujian(data.uuid) }),
  }));

const penelitian = ({ role }: Actor) => (role === 'Kalab' ? paths.kalabPenelitian : paths.laboran);

/** Whatever came to the laboratories of an officer, as their history lists it (GAP-107). */
export const riwayatDiServer = askedList({
  roles: ['Kalab', 'Laboran', 'Petugas pembayaran'],
  endpoint: penelitianApi.list,
  query: { flagOfficer: true, flagRiwayat: true, ringkas: true },
  row: (data: Penelitian | PengujianRingkas, actor) => ({
    uuid: data.uuid,
    code: data.nomor,
    note: `Riwayat · ${data.statusSubmission.statusPengajuan}`,
    ...(adalahPenelitian(data)
      ? { title: data.judul, to: penelitian(actor).detail(data.uuid) }
      : { title: data.namaSampel, to: paths.kalabPengujian.detail(data.uuid) }),
  }),
});
