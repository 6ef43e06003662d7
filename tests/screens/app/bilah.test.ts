import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuUntuk } from '#app/menu.ts';
import { urutanBilah, useUrutanBilah } from '#app/urutan-bilah.ts';
import { roleList, type Role } from '#domain/core/roles.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const menu = (role: Role, counts: Record<string, number> = {}) =>
  menuUntuk({ uuid: '', nama: '', email: 'a@kampus.example', role, laboratorium: [] } as never, {
    institutionDomains: ['kampus.example'],
    consumerDomains: ['*'],
  }).map((entry) => ({ ...entry, count: counts[entry.path] }));

/** The bar has room for four. */
const bilah = (role: Role, counts?: Record<string, number>) => urutanBilah(menu(role, counts)).slice(0, 4);

describe('the bottom bar', () => {
  it('has what a role opens most, while nothing waits', () => {
    expect(bilah('Kalab')).toEqual([
      '/beranda',
      '/persetujuan-kalab',
      '/persetujuan-kalab-lpmok',
      '/review-sampel-lpmok',
    ]);
    expect(bilah('Laboran')).toEqual([
      '/beranda',
      '/persetujuan-laboran',
      '/penggunaan-laboran',
      '/analisis-sampel',
    ]);
  });

  it('[GAP-151] has what waits for its reader before what does not', () => {
    expect(bilah('Kalab', { '/review-sampel-lpmok': 7, '/analisis-sampel': 2 })).toEqual([
      '/beranda',
      '/review-sampel-lpmok',
      '/analisis-sampel',
      '/persetujuan-kalab',
    ]);
    expect(bilah('Laboran', { '/instrumen': 1, '/analisis-sampel': 0 })).toEqual([
      '/beranda',
      '/instrumen',
      '/persetujuan-laboran',
      '/penggunaan-laboran',
    ]);
  });

  it.each(roleList)('and what is behind it hold the whole menu: %s', (role) => {
    expect(urutanBilah(menu(role)).toSorted()).toEqual(
      menu(role)
        .map(({ path }) => path)
        .toSorted(),
    );
  });
});

describe('the order of the bar, while counts come and go', () => {
  const p = panggung();
  const bukaLayar = denganPeramban();
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('changes only where nobody looks, and is so again when the app is opened anew', async () => {
    let counts: Record<string, number> = {};
    const buka = () => bukaLayar(p().analis, () => useUrutanBilah('satu', menu('Kalab', counts)));
    const awal = urutanBilah(menu('Kalab'));
    const layar = await buka();
    expect(layar.kini).toEqual(awal);
    counts = { '/analisis-sampel': 2 };
    expect(layar.perbarui()).toEqual(awal);
    layar.lakukan(() => {
      Object.assign(document, { visibilityState: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const sesudah = urutanBilah(menu('Kalab', counts));
    expect(sesudah).not.toEqual(awal);
    expect(layar.kini).toEqual(sesudah);
    await layar.tutup();

    counts = {};
    const lagi = await buka();
    expect(lagi.kini).toEqual(sesudah);
    // Nothing is counted yet: laid aside now, it is what it was.
    lagi.lakukan(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(lagi.kini).toEqual(sesudah);
  });
});
