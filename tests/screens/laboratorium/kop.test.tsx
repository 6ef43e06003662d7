import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prefetchBerkas } from '#data/files.ts';
import { useKop } from '#data/kop.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import { perangkatSendiri, simpan } from '#tests/offline/meja.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const buka = perangkatSendiri();
const bukaHalaman = denganPeramban();

const gambar = new Uint8Array([1, 2, 3]);
const sha256 = createHash('sha256').update(gambar).digest('hex');
const profil: Laboratorium = {
  id: 7,
  uuid: '0197a2f0-5c1e-7b3a-9d24-000000000007',
  rev: '2',
  kdLaboratorium: 'LPOMK',
  namaLaboratorium: 'LPOMK',
  alamat: 'Jalan Kampus Contoh 3',
  kota: 'Kota Contoh',
  telepon: null,
  whatsapp: null,
  email: null,
  logo: { url: sha256, sha256, size: 3, mime: 'image/png', name: 'Logo' },
  tandaAkreditasi: null,
  noAkreditasi: null,
  flagLaporanAsli: true,
  hariSeminggu: 5,
  flagCutiBersama: true,
  hariPengujian: 10,
  hariReview: 2,
  hariPelaporan: 2,
  hariPenyelesaian: 3,
};
const baris = {
  uuid: 'laboratorium:7',
  jenis: 'laboratorium',
  kode: 7,
  nama: 'LPOMK',
  induk: null,
  urutan: 7,
};

describe('the letterhead of a paper that is drawn on a device without a network', () => {
  it('[GAP-171] is what the device was told of the laboratory, with the logo as soon as it has come along', async () => {
    const tab = await buka();
    await simpan(tab, 'acuan', { ...baris, profil });
    const { kini: kop } = await bukaHalaman(tab, useKop);
    const tanpaLogo = (await kop('LPOMK')).laboratorium!;
    expect([tanpaLogo.alamat, tanpaLogo.kota, tanpaLogo.logo]).toEqual([profil.alamat, profil.kota, null]);
    await prefetchBerkas(tab.db, { ambilBerkas: async () => gambar.slice().buffer });
    expect((await kop('LPOMK')).laboratorium!.logo).toEqual({ bytes: gambar, mime: 'image/png' });
  });

  it('is that of the institution where nothing is known of the laboratory', async () => {
    const tab = await buka();
    await simpan(tab, 'acuan', baris);
    const { kini: kop } = await bukaHalaman(tab, useKop);
    expect(await kop('LPOMK')).toMatchObject({ namaLaboratorium: 'LPOMK', laboratorium: null });
    expect((await kop('Kimia Farmasi')).laboratorium).toBeNull();
  });
});
