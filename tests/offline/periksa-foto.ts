import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { fromWire } from '#domain/core/wire.ts';
import type { FotoTulisan } from '#domain/berkas/foto.ts';
import { fotoProgres } from '#server/db/tables/pengujian.ts';
import { isiSimpanan, sha256 } from '#tests/support/berkas.ts';
import type { Berlaku, Dunia } from '#tests/support/offline-dunia.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';
import type { IsiTab } from './periksa-tampilan.ts';

/**
 * Of the photos of writes that took effect each stands beside its own row of the history once, in its place, and no other
 * photo anywhere; and the server has the bytes that were taken (BEYOND-19).
 */
export async function periksaFoto({ bersama: { uji }, jurnal }: Dunia, berlaku: readonly Berlaku[]) {
  const dibawa = berlaku.flatMap(({ id: riwayatId }) => {
    const { foto = [] } = fromWire(jurnal.semua.get(riwayatId)!.body) as { foto?: FotoTulisan[] };
    return foto.map(({ uuid: id, keterangan, sel, fileFoto }, urutan) => ({
      id,
      riwayatId,
      urutan,
      sha256: fileFoto.sha256,
      nama: fileFoto.name,
      keterangan,
      sel,
    }));
  });
  const ada = await uji.server.db.select().from(fotoProgres).orderBy(asc(fotoProgres.id));
  expect(ada, '[I1] the photos of the writes that took effect').toEqual(
    dibawa.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  for (const hash of new Set(ada.map((satu) => satu.sha256))) {
    const bytes = await isiSimpanan(uji, hash);
    expect(bytes && sha256(bytes), '[I1] the bytes of a photo').toBe(hash);
  }
}

/** What waits, and what was refused its author, has the bytes of all its files as they were taken (BEYOND-19). */
export async function berkasUtuh({ db }: Tab, { rows }: IsiTab): Promise<void> {
  const hashes = new Set(rows.flatMap(({ files = [] }) => files.map((file) => file.sha256)));
  for (const satu of await db.berkas.bulkGet([...hashes]))
    expect(satu && sha256(new Uint8Array(satu.bytes)), '[I1] a file of a write that waits').toBe(
      satu?.sha256 ?? 'a file that is there',
    );
}

/** [I2] No write left a device before each of the files that it names had, in the same person's name. */
export function berkasDahulu({ jaringan: { lalu }, nama }: Perangkat): void {
  const naik = new Set<string>();
  for (const { path, atasNama, ops } of lalu) {
    if (path.includes('/sync/file/')) naik.add(`${atasNama} ${path.split('/').at(-1)}`);
    for (const { id, files = {} } of ops)
      for (const hash of Object.values(files))
        expect(naik.has(`${atasNama} ${hash}`), `[I2] ${id} left ${nama} before its file ${hash}`).toBe(true);
  }
}
