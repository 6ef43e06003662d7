import { expect, it } from 'vitest';
import { roleList, type Role } from '#domain/core/roles.ts';
import { labelMenu } from '#app/menu.ts';
import { menungguUntuk } from '#app/menunggu-table.ts';

const judul = (role: Role) => menungguUntuk(role).map(({ path }) => labelMenu(path));

it('Beranda shows the daily work of a role before what it is asked for now and then', () => {
  expect(judul('Petugas pembayaran').slice(0, 3)).toEqual([
    'Verifikasi pembayaran',
    'Pengembalian deposit',
    'Surat bebas lab',
  ]);
  expect(judul('Laboran').slice(0, 3)).toEqual(['Persetujuan laboran', 'Penggunaan lab', 'Analisis sampel']);
  // An officer's own registrations are no work of their office.
  for (const role of ['Laboran', 'Kalab'] as const)
    expect(judul(role).slice(-2)).toEqual(['Pendaftaran', 'Pembayaran']);
  for (const role of roleList) expect(new Set(judul(role)).size).toBe(judul(role).length);
});
