import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { hariIni, pendaftar } from '#tests/support/layanan.ts';
import { akhirPenelitian, laboran, laboran2, petugas, risetUji } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

test('[GAP-157] what is done outside a laboratory says who ends it once it is granted, and waits for them; what is in one does not', async () => {
  const riset = risetUji(uji);
  const { uuid } = await riset.sampai(3, {
    judul: 'Survei lapangan',
    id_jenis_penelitian: 2,
    rencana_penggunaan: [],
    tempat_penelitian: 'Apotek',
    tgl_mulai: hariIni,
    tgl_selesai: akhirPenelitian,
  });
  await riset.sampai(3, { judul: 'Di laboratorium' });
  const { data } = await uji.request<Penelitian>('GET', `/api/research?uuid=${uuid}`, { as: pendaftar });
  expect(data.statusSubmission.prosesSelanjutnya).toBe('Penyelesaian oleh laboran');
  const menunggu = async (as: string) =>
    (await uji.request<Penelitian[]>('GET', '/api/research?flag_officer=1&menunggu=1', { as })).data.map(
      ({ judul }) => judul,
    );
  for (const as of [laboran2, petugas]) expect(await menunggu(as), as).toEqual(['Survei lapangan']);
  expect(await menunggu(laboran)).toEqual([]);
});
