import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { jenisBarang } from '#domain/barang/schema.ts';
import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { bacaBarang } from '#data/barang.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { susunTulisan } from '#data/write.ts';
import { aktor } from '#tests/support/offline.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { buatPenelitian } from '#tests/support/offline-penelitian.ts';
import { baris, panggung } from './panggung.ts';

const p = panggung(buatPenelitian);

it('what the shelf does not hold is refused as that, and is no difference to the server', async () => {
  const tab = await p().dua.masuk(aktor(pendaftar));
  await tab.putaran();
  const riset = (await tab.db.pendaftaran.toArray())
    .map(({ data }) => data)
    .find(
      (data) => adalahPenelitian(data) && data.idStatusPengajuan === penelitianWorkflow.states.disetujui.code,
    )!;
  const [metanol] = await bacaBarang(tab.db, 7, jenisBarang.bahan);
  const body = {
    uuidPenelitian: riset.uuid,
    tglPenggunaan: '2026-11-25',
    penggunaan: [
      {
        uuid: uuidv7(),
        idJenisBarang: jenisBarang.bahan,
        idBarang: metanol!.id,
        jlhPenggunaan: metanol!.jmlStok! + 1,
      },
    ],
  };
  const endpoint = penggunaanApi.tambah as unknown as AnyEndpoint;
  const tulisan = susunTulisan(endpoint, { body, label: 'x', baseRev: null, after: [], begunAt: null });
  const row = await enqueue(tab.db, await tab.asal(), tulisan);
  await tab.putaran();
  expect(await baris(tab, row)).toMatchObject({
    state: 'ditolak',
    error: { status: 409, code: 'STOK', info: expect.stringContaining('tersisa 5 mL, diminta 6') },
  });
});
