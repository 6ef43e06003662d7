import type { Actor } from '#domain/core/roles.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import type { Tampilan } from '#data/view.ts';
import type { Version } from '#kit/form/opened-version.ts';

/** How /kotak-keluar names a write: '<act> · <number> · <title>' (GAP-115, GAP-147). */
export const labelTulisan = (aksi: string, { nomor, judul }: Penelitian): string =>
  `${aksi} · ${sebutan(nomor, judul)}`;

/** What an act on one addition rests on. */
export const versiPenambahan = (
  { tertunda }: Tampilan<Penelitian>,
  { rev, kdStatusPengajuan, tglPenggunaan, baris }: Penambahan,
): Version => ({
  rev,
  tertunda,
  tanda: JSON.stringify([
    kdStatusPengajuan,
    tglPenggunaan,
    baris.map(({ idJenisBarang, idBarang, jlhPenggunaan, jamMulai, jamSelesai, tglSelesai }) => [
      idJenisBarang,
      idBarang,
      jlhPenggunaan,
      jamMulai,
      jamSelesai,
      tglSelesai,
    ]),
  ]),
});

/** What a longer period rests on: the one it goes on from. */
export const versiMasa = ({ data, rev, tertunda }: Tampilan<Penelitian>): Version => ({
  rev,
  tertunda,
  tanda: JSON.stringify([data.tglMulai, data.tglSelesai, data.jamMulai, data.jamSelesai]),
});

/** What a word on the whole rests on; its author records usage beside it, on the same page. */
export const versiPenelitian = (tampilan: Tampilan<Penelitian>, { uuid: pelaku }: Actor): Version => ({
  ...versiMasa(tampilan),
  sendiri: tampilan.data.history.flatMap(({ uuid, user }) => (user?.uuid === pelaku ? [uuid] : [])).join(),
  tanda: JSON.stringify([tampilan.data.idStatusPengajuan, versiMasa(tampilan).tanda]),
});

/** The numbers that were before somebody who records returned tools. */
export const versiPengembalian = ({ data, rev, tertunda }: Tampilan<Penelitian>): Version => ({
  rev,
  tertunda,
  tanda: JSON.stringify(
    data.pengembalianAlat.map(({ uuid, jlhPenggunaan, jlhKembali, jlhRusak, jlhDiganti }) => [
      uuid,
      jlhPenggunaan,
      jlhKembali,
      jlhRusak,
      jlhDiganti,
    ]),
  ),
});
