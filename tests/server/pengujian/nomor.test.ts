import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const nomorBaru = async () => (await alur.daftar()).data.nomor;

describe('[GAP-147] the number of a submission', () => {
  test('of a registration that is not kept is the next one’s', async () => {
    uji.jam.set('2027-02-03T03:00:00Z');
    expect(await nomorBaru()).toBe('U-2702-0001');
    await uji.server.db.execute(
      sql`alter table sampel add constraint tolak_uji check (nama <> 'Ditolak uji')`,
    );
    const { air } = await katalog(uji);
    const gagal = await alur.daftar({
      sampel: [sampelDaftar([{ id_pengujian_parameter_uji: air }], { nama: 'Ditolak uji' })],
    });
    expect(gagal.status).toBe(500);
    expect(await nomorBaru()).toBe('U-2702-0002');
  });

  test('is on the record, at the bench and with its money', async () => {
    const { nomor, uuid } = await alur.sampai(11);
    expect(nomor).toMatch(/^U-\d{4}-\d{4}$/);
    const { data: meja } = await uji.request<{ pengujian: Pick<Pengujian, 'nomor' | 'uuid'> }[]>(
      'GET',
      '/api/test-analysis/analyst',
      { as: 'analis@kampus.example' },
    );
    expect(meja.find((satu) => satu.pengujian.uuid === uuid)?.pengujian.nomor).toBe(nomor);
    for (const query of [`?uuid=${uuid}`, `/invoice/print?uuid=${uuid}`]) {
      const { data } = await uji.request<{ nomor: string }>('GET', `/api/test-payment${query}`, {
        as: pendaftar,
      });
      expect(data.nomor, query).toBe(nomor);
    }
  });

  test('is found by every search, and so is no other submission', async () => {
    await alur.sampai(8);
    const { uuid, nomor } = await alur.sampai(8);
    await alur.pelunasan(uuid, () => ({ harga_pengujian: 1000, harga_replikasi: 0 }));
    const ketemu = async (path: string, as: string) => {
      const { data } = await uji.request<Record<string, unknown>[]>('GET', `/api/${path}search=${nomor}`, {
        as,
      });
      return data.map(
        (satu) =>
          (satu['pengujian'] as { nomor?: string } | undefined)?.nomor ?? satu['nomor'] ?? satu['uuid'],
      );
    };
    for (const [path, as] of [
      ['test?', pendaftar],
      ['test?flag_officer=1&', admin],
      ['test?flag_officer=1&', kalab],
      ['test?flag_officer=1&flag_kalab=1&', kalab],
      ['test-report?', pendaftar],
      ['test-report?flag_officer=1&', kalab],
      ['test-payment?', pendaftar],
      ['test-payment?flag_officer=1&', admin],
      ['return-deposit?', pendaftar],
      ['return-deposit?flag_officer=1&id_jenis_penggunaan=2&', admin],
      ['test-analysis/analyst?', 'analis@kampus.example'],
      ['test-analysis/supervisor?', 'penyelia@kampus.example'],
      ['test-analysis/analyst?', admin],
    ] as const)
      expect([...new Set(await ketemu(path, as))], `${path} ${as}`).toEqual([nomor]);
  });
});
