import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { kalab, pendaftar } from '#tests/support/layanan.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  riset = pemakaianUji(uji);
});
afterAll(() => uji.close());

/** Approved on the first of December, to be used until a day of it. */
const disetujui = async (tglSelesai = '2026-12-17'): Promise<Penelitian> => {
  uji.jam.set('2026-12-01T03:00:00Z');
  const rencana = [riset.rencana({ tgl_selesai: tglSelesai })];
  return riset.sampai(3, { rencana_penggunaan: rencana });
};
const terakhir = ({ history }: Penelitian) => history.at(-1)!.catatan;

test('[BEYOND-37] the approval of its laboratory promises a day after the last day of use, which every device of both sides has', async () => {
  const { uuid, janji } = await disetujui();
  expect(janji).toBe('2026-12-22');
  for (const [as, nama] of [
    [pendaftar, 'pendaftaran'],
    [laboran, 'penggunaan'],
  ] as const) {
    const milik = perangkat(uji, as);
    await milik.tarik(nama);
    expect(milik.punya(nama, uuid)).toMatchObject({ janji: '2026-12-22', janjiSemula: null, jeda: [] });
  }
});

test('[BEYOND-37] nothing is promised before that, nor where no laboratory is used', async () => {
  expect((await riset.sampai(2)).janji).toBeNull();
  const luar = { id_jenis_penelitian: 2, rencana_penggunaan: [], tempat_penelitian: 'Puskesmas Depok 1' };
  const di = await riset.sampai(3, { ...luar, tgl_mulai: '2026-12-02', tgl_selesai: '2026-12-10' });
  expect(di.janji).toBeNull();
});

test('[BEYOND-37] other days of use move it, by name in the history; the same days do not', async () => {
  const { uuid } = await disetujui();
  const lebih = (await riset.ubahWaktu(uuid, { tgl_selesai: '2026-12-18' })).data;
  expect(lebih).toMatchObject({ janji: '2026-12-23', janjiSemula: '2026-12-22' });
  expect(terakhir(lebih)).toContain('Janji semula 22 Desember 2026 menjadi 23 Desember 2026.');
  const tetap = (
    await riset.ubahWaktu(uuid, { tgl_selesai: '2026-12-18', jam_mulai: '08:00', jam_selesai: '12:00' })
  ).data;
  expect(tetap).toMatchObject({ janji: '2026-12-23', janjiSemula: '2026-12-22' });
  expect(terakhir(tetap)).not.toContain('Janji');
  const kembali = (await riset.ubahWaktu(uuid, { tgl_selesai: '2026-12-17' })).data;
  expect(kembali).toMatchObject({ janji: '2026-12-22', janjiSemula: null });

  const { status, data } = await riset.perpanjang(uuid, '2026-12-21');
  expect(status).toBeLessThan(300);
  expect(data).toMatchObject({ janji: '2026-12-28', janjiSemula: '2026-12-22' });
  expect(terakhir(data)).toContain('Janji semula 22 Desember 2026 menjadi 28 Desember 2026.');
});

test('[BEYOND-37] it stops by name and runs on, by whoever decides in its laboratory, and nobody waits anew for that', async () => {
  const { uuid } = await disetujui();
  uji.jam.set('2026-12-07T03:00:00Z');
  const dijeda = await riset.jeda(uuid, 'pendaftar', kalab);
  expect(dijeda).toMatchObject({ status: 200, data: { janji: '2026-12-22', idStatusPengajuan: 3 } });
  expect(await riset.jeda(uuid, 'pendaftar')).toMatchObject({
    status: 409,
    info: 'Janji selesai sudah dijeda: menunggu pendaftar.',
  });
  expect(await riset.jeda(uuid, 'alat', pendaftar)).toMatchObject({ status: 403 });
  uji.jam.set('2026-12-09T03:00:00Z');
  const [satu] = dijeda.data.jeda;
  expect((await riset.lanjut(uuid, satu!.uuid)).data).toMatchObject({
    janji: '2026-12-28',
    janjiSemula: '2026-12-22',
  });
});

test('[BEYOND-32, BEYOND-37] of the research that waits, late and near promises come first, by their day, then what has waited longest', async () => {
  uji.jam.set('2026-12-01T03:00:00Z');
  const minta = async (tglSelesai: string, pada: string) => {
    const { uuid } = await disetujui(tglSelesai);
    await riset.surveiLangsung(uuid);
    uji.jam.set(`${pada}T03:00:00Z`);
    expect((await riset.mintaSelesai(uuid)).status).toBeLessThan(300);
    return uuid;
  };
  const jauh = await minta('2027-02-01', '2026-12-02');
  const dekat = await minta('2026-12-09', '2026-12-08');
  const terlambat = await minta('2026-12-04', '2026-12-09');
  const dijeda = await minta('2026-12-03', '2026-12-10');
  await riset.jeda(dijeda);
  uji.jam.set('2026-12-14T03:00:00Z');
  await riset.jeda(jauh);
  const { data } = await uji.request<Penelitian[]>(
    'GET',
    '/api/research?flag_officer=1&flag_penggunaan=1&menunggu=1&page=1',
    { as: laboran },
  );
  const milik = [jauh, dekat, terlambat, dijeda];
  expect(data.map(({ uuid }) => uuid).filter((uuid) => milik.includes(uuid))).toEqual([
    terlambat,
    dekat,
    jauh,
    dijeda,
  ]);
});

test('[BEYOND-41, BEYOND-37] the working day before it those are told whom the research waits for; not while it is paused', async () => {
  const kabar = kabarUji(uji);
  const { uuid, nomor } = await disetujui();
  await riset.surveiLangsung(uuid);
  uji.jam.set('2026-12-18T03:00:00Z');
  expect((await riset.mintaSelesai(uuid)).status).toBeLessThan(300);
  const dijanjikan = async () => {
    await kabar.kabarkan();
    return (await kabar.semua(laboran))
      .filter(
        ({ kalimat, perihal, selesaiPada }) =>
          kalimat.startsWith('Dijanjikan') && perihal.startsWith(nomor!) && selesaiPada === null,
      )
      .map(({ kalimat }) => kalimat);
  };
  expect(await dijanjikan()).toEqual([]);
  uji.jam.set('2026-12-21T03:00:00Z');
  expect(await dijanjikan()).toEqual([expect.stringMatching(/^Dijanjikan 22 Desember 2026: /)]);
  await riset.jeda(uuid);
  expect(await dijanjikan()).toEqual([]);
});
