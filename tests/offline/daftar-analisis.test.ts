import { afterAll, beforeAll, expect, it } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { callName } from '#domain/core/endpoint.ts';
import { bacaDaftarAnalisis, hitungMenunggu, type SaringAnalisis } from '#data/analisis.ts';
import { openOrangDb } from '#data/db.ts';
import { barisAnalisis } from '#data/koleksi/analisis.ts';
import { aktor } from '#tests/support/offline.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';

const banyak = 300;
const db = openOrangDb('uji-daftar-analisis');
const saya = () => aktor('analis@kampus.example');
const uuids = Array.from({ length: banyak }, (_, at) => `a-${String(at).padStart(4, '0')}`);

/** As much of an analysis as its list reads; every tenth is of another laboratory. */
const contoh = (uuid: string, at: number) =>
  ({
    uuid,
    rev: '1',
    idStatusProgresParameter: null,
    metodeUji: 'FI VI',
    hasilPengujian: null,
    userAnalyst: { uuid: saya().uuid, nama: saya().nama, noInduk: null },
    userSupervisor: null,
    sampel: { uuid: `s-${uuid}`, kodeSampel: uuid, nama: at === 7 ? 'Jamu kunyit' : 'Sirup' },
    parameter: { namaParameterUji: 'pH' },
    pengujian: { createdAt: '2026-11-20T03:00:00.000Z', idLaboratorium: at % 10 === 0 ? 3 : 7 },
    history: [],
  }) as unknown as Analisis;

beforeAll(async () => {
  await db.analisis.bulkPut(uuids.map((uuid, at) => barisAnalisis(contoh(uuid, at), 1)));
});
afterAll(() => db.delete());

const daftar = (saring: Partial<SaringAnalisis> = {}) =>
  bacaDaftarAnalisis(db, saya(), {
    peran: 'analis',
    idLaboratorium: null,
    kdProgres: null,
    cari: '',
    halaman: 1,
    perHalaman: 10,
    ...saring,
  });

it('[GAP-69] of a long list a page reads the ten rows that it shows', async () => {
  let read = 0;
  const count = (row: unknown) => {
    read += 1;
    return row;
  };
  db.analisis.hook('reading', count);
  const { baris: rows, total } = await daftar({ halaman: 3 });
  db.analisis.hook('reading').unsubscribe(count);
  expect([total, read]).toEqual([banyak, 10]);
  expect(rows.map(({ data }) => data.uuid)).toEqual(uuids.toReversed().slice(20, 30));
});

it('for a file all of it is read at once, from the device alone', async () => {
  const { baris: rows } = await daftar({ perHalaman: 10_001 });
  expect(rows.map(({ data }) => data.uuid)).toEqual(uuids.toReversed());
  const { baris: saringan } = await daftar({ perHalaman: 10_001, idLaboratorium: 3 });
  expect(saringan).toHaveLength(banyak / 10);
});

it('of every sample on the page it says how many of its parameters are done, by the index and own writes', async () => {
  const dua = { ...contoh('a-dua', 8), sampel: contoh(uuids[8]!, 8).sampel, idStatusProgresParameter: 5 };
  await db.analisis.put(barisAnalisis(dua, 1));
  const { requestDone } = analisisApi;
  const laporan = { ...contoh(uuids[8]!, 8), idStatusProgresParameter: 4 };
  await db.analisis.put(barisAnalisis(laporan, 1));
  const kemajuan = async () => (await daftar({ halaman: 30 })).kemajuan.get(`s-${uuids[8]}`);
  expect(await kemajuan()).toEqual({ selesai: 1, jumlah: 2 });
  const body = { uuid: uuids[8] };
  const opId = await db.antrean.add(
    baris({ call: callName(requestDone), lane: `analisis:${uuids[8]}`, body }),
  );
  expect(await kemajuan()).toEqual({ selesai: 2, jumlah: 2 });
  await db.antrean.delete(opId);
  await db.analisis.delete('a-dua');
  await db.analisis.put(barisAnalisis(contoh(uuids[8]!, 8), 1));
});

it('[GAP-69] laboratory, search and status choose together, the status as own writes have moved it', async () => {
  expect((await daftar({ idLaboratorium: 3 })).total).toBe(banyak / 10);
  expect((await daftar({ cari: ' KUNYIT ' })).baris.map(({ data }) => data.uuid)).toEqual([uuids[7]]);
  expect((await daftar({ kdProgres: 1 })).total).toBe(0);
  const call = callName(analisisApi.start);
  const mulai = baris({ call, lane: `analisis:${uuids[7]}`, body: { uuid: uuids[7] } });
  await db.antrean.add(mulai);
  const { baris: rows, total } = await daftar({ kdProgres: 1, idLaboratorium: 7 });
  expect([total, rows[0]?.data.uuid, rows[0]?.tertunda]).toEqual([1, uuids[7], [mulai.opId]]);
  expect((await daftar({ kdProgres: 0 })).total).toBe(banyak - 1);
});

it('[GAP-151, GAP-58] what waits for its analyst is as many as the menu counts, own writes counted in', async () => {
  const kode = [null, 1, 2, 3, 4, 5, 6, 7];
  const rows = uuids.slice(0, 16).map((uuid, at) => ({
    ...contoh(uuid, at),
    idStatusProgresParameter: kode[at % kode.length]!,
  }));
  await Promise.all([db.analisis.clear(), db.antrean.clear()]);
  await db.analisis.bulkPut(rows.map((data) => barisAnalisis(data, 1)));
  const menunggu = async () => {
    const { baris: shown, total } = await daftar({ menunggu: true });
    expect(await hitungMenunggu(db, saya(), 'analis')).toBe(total);
    return shown.map(({ data }) => data.idStatusProgresParameter ?? 0).sort((a, b) => a - b);
  };
  expect(await menunggu()).toEqual([0, 0, 1, 1, 3, 3, 4, 4]);
  // Started here, not sent yet: it waits all the same, for its report now.
  const { uuid } = rows[0]!;
  await db.antrean.put(
    baris({ opId: uuid, lane: `analisis:${uuid}`, call: callName(analisisApi.start), body: { uuid } }),
  );
  expect(await menunggu()).toEqual([0, 1, 1, 1, 3, 3, 4, 4]);
  // Handed in here, it waits for its supervisor.
  const akhir = rows[4]!.uuid;
  await db.antrean.put(
    baris({
      opId: akhir,
      lane: `analisis:${akhir}`,
      call: callName(analisisApi.requestDone),
      body: { uuid: akhir },
    }),
  );
  expect(await menunggu()).toEqual([0, 1, 1, 1, 3, 3, 4]);
  await db.antrean.clear();
});
