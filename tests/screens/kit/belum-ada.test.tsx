import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { createKlien } from '#data/client.ts';
import { ikuti, type HasilLive } from '#data/live.ts';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { panggung } from '#tests/offline/panggung.ts';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { markup } from '#tests/support/tulisan.tsx';

const p = panggung();
let admin: Tab;
let berhenti: () => void = () => undefined;

beforeEach(async () => {
  const { dua } = p();
  admin = await dua.masuk(aktor('admin@kampus.example'));
  lewatJaringan(admin);
});
afterEach(() => {
  berhenti();
  vi.unstubAllGlobals();
});

/** What stands in the place of a list that was asked for with this and is not to be seen. */
async function pengganti(query: object): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<HasilLive<unknown>>();
  const endpoint = analisisApi.analyst;
  const klien = createKlien(p().dua.umum);
  const kunci = `live:${callName(endpoint)}?${JSON.stringify(query)}`;
  berhenti = ikuti({ klien, db: admin.db, endpoint, query, kunci }, resolve);
  const hasil = await promise;
  if (hasil.jenis !== 'gagal') throw new Error(`terbaca: ${hasil.jenis}`);
  return markup(<NotHere what="Daftar" failed={{ ...hasil, muatUlang: () => undefined }} />);
}

describe('in the place of what was asked of the server', () => {
  it('stands, offline and never read before, that it is not on the device yet, and nothing of a fault', async () => {
    p().dua.jaringan.putus = true;
    const html = await pengganti({ page: 1 });
    expect(html).toContain('Daftar ini belum ada di perangkat');
    expect(html).toContain(
      'Sambungkan perangkat ke jaringan sekali; setelah itu terbaca juga tanpa jaringan.',
    );
    expect(html).toContain('Coba lagi');
    expect(html).not.toMatch(/role="alert"|alert-triangle|tidak dapat/);
  });

  it('stands as a fault what the server refused, with its sentence', async () => {
    const html = await pengganti({ uuid: '00000000-0000-7000-8000-000000000000' });
    expect(html).toContain('role="alert"');
    expect(html).toContain('Daftar ini tidak dapat dibuka');
    expect(html).toMatch(/tidak ditemukan/);
  });
});
