import type { Actor } from '#domain/core/roles.ts';
import type { OrangDb } from '#data/db.ts';
import { useHitungan } from '#data/hitungan.ts';
import { WAITING_ROWS, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';
import type { KabarPendaftar } from '#features/pendaftaran/kabar.ts';

/** Not everything that was ever sent in: what is over is found in the list. */
const berjalanPaling = 10;

/** The own registrations of every kind (GAP-58, GAP-151). */
export function menungguPendaftaran(semua: readonly KabarPendaftar[]): WaitingSource {
  const baca = (apa: keyof KabarPendaftar, perHalaman: number) => async (db: OrangDb, actor: Actor) => {
    const hasil = await Promise.all(semua.map((satu) => satu[apa](db, actor, { halaman: 1, perHalaman })));
    return {
      total: hasil.reduce((sum, { total }) => sum + total, 0),
      baris: hasil
        .flatMap(({ baris }) => baris)
        .toSorted((a, b) => b.dibuat.localeCompare(a.dibuat))
        .slice(0, perHalaman),
    };
  };
  return {
    path: paths.pendaftaran.list(),
    roles: ['Pendaftar', 'Kalab', 'Laboran'],
    useTotal: () => useHitungan(baca('menunggu', 0))?.total,
    useRows: () => useHitungan(baca('menunggu', WAITING_ROWS))?.baris,
    useUnderWay: () => useHitungan(baca('berjalan', berjalanPaling))?.baris,
  };
}
