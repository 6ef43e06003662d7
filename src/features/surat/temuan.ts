import type { Actor, Role } from '#domain/core/roles.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { cariBaris } from '#data/cari.ts';
import { askedList, type Found, type FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

const halaman: Partial<Record<Role, (uuid: string) => string>> = {
  Laboran: paths.suratLaboran.detail,
  'Petugas pembayaran': paths.suratPetugas.detail,
};

const temuan = (data: Surat, { role }: Actor): Found => ({
  uuid: data.uuid,
  code: data.terbit?.noSurat ?? null,
  title: `Surat bebas lab ${data.user.nama}`,
  note: data.statusSubmission.statusBebasLab,
  to: (halaman[role] ?? paths.surat.detail)(data.uuid),
});

/** Own letters, and those that an officer decides. */
export const temuanSurat: FoundSource = async (db, actor, text, limit) =>
  (await cariBaris(db.surat, text, limit)).map(({ data }) => temuan(data, actor));

/** Also those an officer decided long ago. */
export const suratDiServer = [
  askedList({
    roles: ['Laboran', 'Petugas pembayaran'],
    endpoint: suratApi.list,
    query: { flagOfficer: true },
    row: temuan,
  }),
];
