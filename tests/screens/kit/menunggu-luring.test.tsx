import { beforeEach, expect, it } from 'vitest';
import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { menungguPengembalian } from '#features/pengembalian/menunggu.ts';
import { menungguPengujian } from '#features/pengujian/menunggu.ts';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import type { WaitingSource } from '#kit/frame/waiting.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';

const p = panggung();
const bukaLayar = denganPeramban();
let admin: Tab;
beforeEach(async () => {
  const { dua } = p();
  admin = await dua.masuk(aktor('admin@kampus.example'));
  await admin.putaran();
  lewatJaringan(admin);
});

const pada = (sumber: readonly WaitingSource[], path: string) => sumber.find((satu) => satu.path === path)!;
const menunggu = pageQuery({ page: 1, perPage: 10, search: '', waiting: true, sort: null });

// As the two pages ask, in an order of their own.
it.each<[WaitingSource, () => { jenis: string }]>([
  [
    pada(menungguPengujian, '/persetujuan-pengujian'),
    () => useLiveList(pengujianApi.list, { ...menunggu, flagOfficer: true }),
  ],
  [
    pada(menungguPengembalian, '/pengembalian-dana-pengujian'),
    () =>
      useLiveList(pengembalianApi.list, {
        flagOfficer: true,
        idJenisPenggunaan: jenisPenggunaan.pengujian.id,
        ...menunggu,
      }),
  ],
] as const)(
  '[GAP-151] what a count leads to is read without a network too ($path)',
  async (sumber, useDaftar) => {
    const hitungan = await bukaLayar(admin, () => sumber.useTotal());
    await hitungan.sampai((total) => total !== undefined);
    await hitungan.tutup();
    p().dua.jaringan.putus = true;
    const daftar = await bukaLayar(admin, useDaftar);
    const { jenis } = await daftar.sampai((data) => data.jenis !== 'memuat');
    await daftar.tutup();
    expect(jenis).toBe('siap');
  },
);
