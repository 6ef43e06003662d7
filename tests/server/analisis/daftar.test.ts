import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, pengujian, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { admin, analis, kalab, laporan, meja, penyelia } from './meja.ts';
import { eq } from 'drizzle-orm';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());

const daftar = (jalan: 'analyst' | 'supervisor', as: string, query: Record<string, string> = {}) =>
  uji.request<Analisis[]>('GET', `/api/test-analysis/${jalan}?${new URLSearchParams(query)}`, { as });
const uuids = async (...args: Parameters<typeof daftar>) =>
  (await daftar(...args)).data.map(({ uuid }) => uuid);

const kosongkan = async () => {
  for (const tabel of [riwayatProgres, parameterSampel, sampel, riwayatPendaftaran, pengujian, pendaftaran])
    await uji.server.db.delete(tabel);
};

describe('whose work a list shows', () => {
  let milik: string;
  let lain: string;
  beforeAll(async () => {
    await kosongkan();
    milik = (await buatAnalisis(uji.server)).parameter[0]!;
    lain = (
      await buatAnalisis(uji.server, { analis: 'laboran@kampus.example', penyelia: kalab, idLaboratorium: 4 })
    ).parameter[0]!;
  });

  test('[API-105, GAP-16, ANALYSIS-01, API-104, GAP-17, REVIEW-01] the analyst’s own, and the supervisor’s', async () => {
    expect(await uuids('analyst', analis)).toEqual([milik]);
    expect(await uuids('analyst', penyelia)).toEqual([]);
    expect(await uuids('supervisor', penyelia)).toEqual([milik]);
    expect(await uuids('supervisor', kalab)).toEqual([lain]);
    expect(await uuids('supervisor', analis)).toEqual([]);
  });

  test('[CONF-25, GAP-111] Admin sees all of both, to read', async () => {
    expect((await uuids('analyst', admin)).sort()).toEqual([milik, lain].sort());
    expect((await uuids('supervisor', admin)).sort()).toEqual([milik, lain].sort());
    expect((await m.mulai(milik, {}, admin)).status).toBe(403);
  });

  test('one by its uuid: own 200, another’s 403, none 404', async () => {
    expect((await m.baca(milik)).data.uuid).toBe(milik);
    const asing = await m.baca(lain);
    expect([asing.status, asing.data]).toEqual([403, undefined]);
    expect((await m.baca('0195c000-0000-7000-8000-0000000000ff')).status).toBe(404);
    expect((await m.baca(lain, admin)).status).toBe(200);
    expect(
      (await uji.request('GET', `/api/test-analysis/supervisor?uuid=${milik}`, { as: penyelia })).status,
    ).toBe(200);
    expect(
      (await uji.request('GET', `/api/test-analysis/supervisor?uuid=${milik}`, { as: analis })).status,
    ).toBe(403);
  });

  test('[GAP-39] a parameter that was not approved, or that nobody has yet, is in no list', async () => {
    const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
    await m.ubah(parameter[0]!, { kdStatus: 4 });
    await m.ubah(parameter[1]!, { analisId: null, penyeliaId: null });
    expect((await uuids('analyst', admin)).sort()).toEqual([milik, lain].sort());
    expect((await m.baca(parameter[0]!, admin)).status).toBe(404);
  });

  test('[DATA-06, DATA-08, DATA-09, DATA-11, GAP-93] a record has its parameter, sample, people, submission and history', async () => {
    const { data } = await m.baca(milik);
    expect(data).toMatchObject({
      idStatusProgresParameter: null,
      parameter: {
        namaParameterUji: 'Kadar parasetamol',
        metodeUji: 'KCKT (HPLC), FI VI',
        satuan: '%',
        status: { kdStatusSampelParameter: 3, statusSampelParameter: 'Disetujui' },
      },
      userAnalyst: { nama: 'Nur Aini Lestari, S.Farm.', noInduk: '1994030820' },
      userSupervisor: { nama: 'apt. Hendra Gunawan, M.Farm.', noInduk: '1983092720' },
      sampel: {
        nama: 'Tablet parasetamol 500 mg',
        jumlah: 10,
        phase: { namaBentukSampel: 'Simplisia' },
        storage: { namaPenyimpananSampel: 'Suhu ruang (15–30 °C)' },
        condition: { namaKondisiSampel: 'Baik, kemasan utuh' },
        kemasan: 'Strip',
        noBets: 'AB-12',
        pembuat: null,
        tglKedaluwarsa: '2028-06-01',
        idPengujianStatusSampel: 2,
        status: { statusSampel: 'Diterima' },
        tglPenerimaanSampel: '2026-11-18',
        fileGambar: null,
      },
      pengujian: {
        namaLaboratorium: 'LPOMK',
        statusSubmission: {
          kdStatusPengajuan: 7,
          statusPengajuan: 'Masuk antrian pengujian',
          prosesSelanjutnya: 'Mulai pengujian oleh analis',
        },
        usageType: { jenisPenggunaan: 'Pengujian' },
        user: { nama: 'Rizky Aditya Pratama', namaProgramStudi: 'S1 Farmasi' },
      },
      history: [],
    });
  });
});

describe('filters, search and pages', () => {
  beforeAll(async () => {
    await kosongkan();
    // 25 parameters, each submission a minute later than the one before.
    for (let at = 0; at < 25; at += 1) {
      uji.jam.maju(60_000);
      const { pengujian: induk } = await buatAnalisis(uji.server, {
        kdProgres: at % 5 === 0 ? 0 : 1,
        kdStatusPengujian: 11,
        idLaboratorium: at < 20 ? 7 : 4,
      });
      await uji.server.db
        .update(sampel)
        .set({
          nama: `Sampel ${String.fromCharCode(65 + at)}`,
          kodeSampel: `LPOMK-2611-${String(at).padStart(4, '0')}`,
        })
        .where(eq(sampel.pengujianId, induk));
    }
    uji.jam.set('2026-11-20T03:00:00Z');
  });
  const nama = async (query: Record<string, string>) =>
    (await daftar('analyst', analis, query)).data
      .map(({ sampel: { nama: name } }) => name.slice(-1))
      .join('');

  test('[GAP-69, LIST-01] newest first; a page of 10, the rest on the next, and the count of all', async () => {
    const semua = await nama({});
    expect(semua).toBe('YXWVUTSRQPONMLKJIHGFEDCBA');
    expect((await daftar('analyst', analis)).meta).toEqual({ total: 25, page: 1, perPage: 1000 });
    const satu = await daftar('analyst', analis, { page: '1' });
    expect([satu.data.length, satu.meta]).toEqual([10, { total: 25, page: 1, perPage: 10 }]);
    expect((await nama({ page: '1' })) + (await nama({ page: '2' })) + (await nama({ page: '3' }))).toBe(
      semua,
    );
    expect(await nama({ page: '4' })).toBe('');
    expect(await nama({ page: '2', per_page: '4' })).toBe('UTSR');
  });

  test.each<[string, Record<string, string>, string]>([
    ['[GAP-16] by laboratory', { id_laboratorium: '4' }, 'YXWVU'],
    ['[GAP-16] by progress, null being 0', { id_status_progres: '0' }, 'UPKFA'],
    ['[GAP-16] by both', { id_laboratorium: '4', id_status_progres: '0' }, 'U'],
    ['[GAP-16] by one there is none of', { id_laboratorium: '99' }, ''],
    ['[GAP-70] sample', { search: 'sampel c' }, 'C'],
    ['[GAP-70] code', { search: '2611-0007' }, 'H'],
    ['[GAP-70] parameter, in any case', { search: 'PARASETAMOL', page: '1', per_page: '1' }, 'Y'],
    ['[GAP-70] as it was typed', { search: 'S%A' }, ''],
  ])('%s %j: %s', async (_judul, query, isi) => {
    expect(await nama(query)).toBe(isi);
  });

  test('[GAP-16] of a filter the count is of what fits', async () => {
    const { meta } = await daftar('analyst', analis, { id_status_progres: '0', page: '1', per_page: '2' });
    expect(meta?.total).toBe(5);
  });
});

describe('[API-106, DATA-10, GAP-95] one row of the history', () => {
  let baris: Analisis['history'];
  let uuid: string;
  beforeAll(async () => {
    uuid = (await buatAnalisis(uji.server)).parameter[0]!;
    await m.mulai(uuid);
    await m.lapor(uuid, 'akhir', { isi: '<p>Kadar<script>x</script></p>' });
    baris = (await m.batalkan(uuid, { catatan: 'Kolom KCKT bocor' })).data.history;
  });
  const detail = (id: string, as: string) =>
    uji.request<Record<string, unknown>>('GET', `/api/test-analysis/progress-detail?uuid=${id}`, { as });

  test('a report answers its cleaned body as catatan, with all it carries', async () => {
    const { status, data } = await detail(baris[1]!.uuid, penyelia);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      catatan: '<p>Kadar</p>',
      isi: '<p>Kadar</p>',
      jenisLaporan: 'akhir',
      tanggal: laporan.tanggal,
      jam: laporan.jam,
      hasilPengujian: '98,7 %',
      user: { nama: 'Nur Aini Lestari, S.Farm.' },
      statusProgres: {
        kdStatusProgresParameter: 4,
        statusProgresParameter: 'Laporan akhir',
        prosesSelanjutnya: 'Pengajuan selesai pengujian',
      },
      parameter: { namaParameterUji: 'Kadar parasetamol' },
      dibuatPada: '2026-11-20T03:00:00.000Z',
      updatedAt: '2026-11-20T03:00:00.000Z',
    });
  });

  test('a cancel answers its reason as catatan', async () => {
    expect((await detail(baris[2]!.uuid, analis)).data).toMatchObject({
      catatan: 'Kolom KCKT bocor',
      statusProgres: { kdStatusProgresParameter: 8 },
    });
  });

  test('is read by its analyst, its supervisor and Admin; 403 to other officers, 404 to registrants', async () => {
    const id = baris[0]!.uuid;
    for (const [as, status] of [
      [analis, 200],
      [penyelia, 200],
      [admin, 200],
      [kalab, 403],
      ['laboran@kampus.example', 403],
      ['mahasiswa@kampus.example', 404],
      ['dosen@kampus.example', 404],
    ] as const)
      expect((await detail(id, as)).status, as).toBe(status);
    expect((await detail(uuid, analis)).status).toBe(404);
    expect((await detail('x', analis)).status).toBe(422);
  });
});
