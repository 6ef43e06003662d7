import type { Role } from '#domain/core/roles.ts';
import { cariBaris } from '#data/cari.ts';
import type { FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

const halaman: Partial<Record<Role, (uuid: string) => string>> = {
  Laboran: paths.suratLaboran.detail,
  'Petugas pembayaran': paths.suratPetugas.detail,
};

/** Own letters, and those that an officer decides. */
export const temuanSurat: FoundSource = async (db, { role }, text, limit) =>
  (await cariBaris(db.surat, text, limit)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.terbit?.noSurat ?? null,
    title: `Surat bebas lab ${data.user.nama}`,
    note: data.statusSubmission.statusBebasLab,
    to: (halaman[role] ?? paths.surat.detail)(data.uuid),
  }));
