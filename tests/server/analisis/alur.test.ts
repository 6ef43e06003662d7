import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { akun } from '#tests/support/akun.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { analis, kalab, meja, penyelia } from './meja.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());

describe('one parameter, from the queue to its approval', () => {
  let uuid: string;
  let induk: string;
  beforeEach(async () => {
    const dibuat = await buatAnalisis(uji.server);
    [uuid, induk] = [dibuat.parameter[0]!, dibuat.pengujian];
  });

  test('[API-110, ANALYSIS-05] [W6] start: null to 1, the submission 7 to 11', async () => {
    expect((await m.baca(uuid)).data.idStatusProgresParameter).toBeNull();
    const { status, data } = await m.mulai(uuid);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      uuid,
      idStatusProgresParameter: 1,
      statusProgres: {
        kdStatusProgresParameter: 1,
        statusProgresParameter: 'Pengujian berlangsung',
        prosesSelanjutnya: 'Laporan analis',
      },
      pengujian: {
        uuid: induk,
        statusSubmission: { kdStatusPengajuan: 11, statusPengajuan: 'Pengujian berlangsung' },
      },
      rev: '2',
    });
    expect(await m.jejakKode(induk)).toEqual([11]);
  });

  test('[API-108, ANALYSIS-08, ANALYSIS-13, GAP-35] reports: progres 2, review by the supervisor 3, akhir 4 with the result', async () => {
    await m.mulai(uuid);
    const progres = await m.lapor(uuid, 'progres');
    expect([progres.status, progres.info, progres.data.idStatusProgresParameter]).toEqual([
      200,
      'Data laporan analisis berhasil disimpan',
      2,
    ]);
    expect((await m.lapor(uuid, 'progres')).data.idStatusProgresParameter).toBe(2);
    expect((await m.lapor(uuid, 'review')).data.idStatusProgresParameter).toBe(3);
    expect((await m.lapor(uuid, 'progres')).data.idStatusProgresParameter).toBe(2);
    const akhir = await m.lapor(uuid, 'akhir');
    expect(akhir.data).toMatchObject({ idStatusProgresParameter: 4, hasilPengujian: '98,7 %' });
    expect((await m.lapor(uuid, 'akhir', { hasil_pengujian: '98,9 %' })).data).toMatchObject({
      idStatusProgresParameter: 4,
      hasilPengujian: '98,9 %',
    });
    // A result belongs to the final report alone.
    expect((await m.lapor(uuid, 'review', { hasil_pengujian: '1 %' })).data).toMatchObject({
      idStatusProgresParameter: 3,
      hasilPengujian: '98,9 %',
    });
    expect(await m.kode(induk)).toBe(11);
  });

  test('[API-112, API-109, ANALYSIS-14, CONST-10, GAP-38] request-done, then approved: 5, 6, and the submission 11 to 8', async () => {
    const diajukan = await m.sampaiAjukan(uuid);
    expect([diajukan.status, diajukan.data.idStatusProgresParameter]).toEqual([200, 5]);
    expect(diajukan.info).not.toBe('');
    const disetujui = await m.putuskan(uuid, 1);
    expect([disetujui.status, disetujui.data.idStatusProgresParameter]).toEqual([200, 6]);
    expect(disetujui.data.pengujian.statusSubmission).toMatchObject({
      kdStatusPengajuan: 8,
      statusPengajuan: 'Selesai pengujian',
    });
    expect(await m.jejakKode(induk)).toEqual([11, 8]);
  });

  test('[REVIEW-06, GAP-37] a rejected completion: back to 3 with the note, note optional, and it may be asked for again', async () => {
    await m.sampaiAjukan(uuid);
    const ditolak = await m.putuskan(uuid, 0, { catatan: 'Ulangi penetapan blanko' });
    expect(ditolak.data.idStatusProgresParameter).toBe(3);
    expect(ditolak.data.history.at(-1)).toMatchObject({
      aksi: 'tolak',
      catatan: 'Ulangi penetapan blanko',
      statusProgres: { kdStatusProgresParameter: 3, statusProgresParameter: 'Review penyelia' },
    });
    expect((await m.ajukan(uuid)).status).toBe(200);
    expect((await m.putuskan(uuid, 0)).data.history.at(-1)).toMatchObject({ catatan: null });
    expect(await m.kode(induk)).toBe(11);
  });

  test('[API-111, GAP-34, GAP-138] cancelled: null again, reason in the history as code 8, the result cleared but kept there; 11 to 12', async () => {
    await m.mulai(uuid);
    await m.lapor(uuid, 'akhir');
    const batal = await m.batalkan(uuid, { catatan: 'Kolom KCKT bocor' });
    expect(batal.status).toBe(200);
    expect(batal.data).toMatchObject({
      idStatusProgresParameter: null,
      hasilPengujian: null,
      statusProgres: { kdStatusProgresParameter: null, statusProgresParameter: 'Masuk antrian pengujian' },
    });
    expect(batal.data.history.at(-1)).toMatchObject({
      aksi: 'batalkan',
      catatan: 'Kolom KCKT bocor',
      statusProgres: {
        kdStatusProgresParameter: 8,
        statusProgresParameter: 'Pengujian dibatalkan',
        prosesSelanjutnya: 'Mulai ulang pengujian oleh analis',
      },
    });
    expect(batal.data.history.find(({ aksi }) => aksi === 'laporanAkhir')?.hasilPengujian).toBe('98,7 %');
    expect(await m.kode(induk)).toBe(12);
  });

  test('[W1] the whole way of the submission: 7, 11, 12, 11, 8, then opened again 11 and 8', async () => {
    await m.mulai(uuid);
    await m.batalkan(uuid);
    await m.sampaiAjukan(uuid);
    await m.putuskan(uuid, 1);
    await m.putuskan(uuid, 0, { catatan: 'Faktor pengenceran keliru' });
    await m.lapor(uuid, 'akhir', { hasil_pengujian: '97,1 %' });
    await m.ajukan(uuid);
    const akhir = await m.putuskan(uuid, 1);
    expect(akhir.data).toMatchObject({ idStatusProgresParameter: 6, hasilPengujian: '97,1 %' });
    expect(await m.jejakKode(induk)).toEqual([11, 12, 11, 8, 11, 8]);
    expect(akhir.data.history.map(({ aksi }) => aksi)).toEqual([
      'mulai',
      'batalkan',
      'mulai',
      'laporanAkhir',
      'ajukanSelesai',
      'setujui',
      'tolak',
      'laporanAkhir',
      'ajukanSelesai',
      'setujui',
    ]);
  });

  test('[API-107, REVIEW-03] the method is changed by the supervisor, at any progress before 6, and the status stays', async () => {
    const awal = await m.metode(uuid, 'Spektrofotometri UV');
    expect([awal.status, awal.data.metodeUji, awal.data.idStatusProgresParameter]).toEqual([
      200,
      'Spektrofotometri UV',
      null,
    ]);
    expect(awal.info).toBe('Metode uji berhasil diubah');
    expect(awal.data.history.at(-1)).toMatchObject({
      aksi: 'ubahMetode',
      statusProgres: null,
      catatan: "Metode uji diubah dari 'KCKT (HPLC), FI VI' menjadi 'Spektrofotometri UV'.",
    });
    // The catalogue's own method is not touched.
    expect(awal.data.parameter.metodeUji).toBe('KCKT (HPLC), FI VI');
    await m.sampaiAjukan(uuid);
    expect((await m.metode(uuid, 'Titrimetri')).data).toMatchObject({
      metodeUji: 'Titrimetri',
      idStatusProgresParameter: 5,
    });
    await m.putuskan(uuid, 1);
  });

  test('[API-107] [W6] of a finished parameter a Kalab of the laboratory changes the method while the LHU is not issued', async () => {
    await m.sampaiAjukan(uuid);
    await m.putuskan(uuid, 1);
    await m.ubahPengujian(induk, { kdStatus: 10 });
    expect((await m.metode(uuid, 'KLT-densitometri', {}, kalab)).data).toMatchObject({
      metodeUji: 'KLT-densitometri',
      idStatusProgresParameter: 6,
    });
    expect((await m.metode(uuid, 'KLT', {}, 'kalab2@kampus.example')).status).toBe(403);
    expect(await m.kode(induk)).toBe(10);
  });

  test('[GAP-113] history is told oldest first, each row with its person and both times', async () => {
    await m.mulai(uuid);
    uji.jam.maju(3600_000);
    await m.lapor(uuid, 'progres');
    uji.jam.maju(3600_000);
    const { data } = await m.lapor(uuid, 'review');
    uji.jam.set('2026-11-20T03:00:00Z');
    expect(data.history.map(({ aksi, user, updatedAt }) => [aksi, user.nama, updatedAt])).toEqual([
      ['mulai', akun(analis).nama, '2026-11-20T03:00:00.000Z'],
      ['laporanProgres', akun(analis).nama, '2026-11-20T04:00:00.000Z'],
      ['review', akun(penyelia).nama, '2026-11-20T05:00:00.000Z'],
    ]);
    expect(data.history.every(({ dibuatPada, updatedAt }) => dibuatPada === updatedAt)).toBe(true);
    expect(new Set(data.history.map((baris) => baris.uuid)).size).toBe(3);
  });
});

describe('several parameters of one submission', () => {
  test('[GAP-38] it is 8 only when every approved parameter is at 6; rejected ones do not count', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server, { banyak: 3 });
    const [a, b, ditolak] = parameter as [string, string, string];
    await m.ubah(ditolak, { kdStatus: 4 });
    for (const uuid of [a, b]) await m.sampaiAjukan(uuid);
    await m.putuskan(a, 1);
    expect(await m.kode(pengujian)).toBe(11);
    await m.putuskan(b, 1);
    expect(await m.kode(pengujian)).toBe(8);
    expect((await m.mulai(ditolak)).status).toBe(404); // GAP-39
  });

  test('[W1] a cancel makes 12 only when no other is started or done', async () => {
    const { parameter, pengujian } = await buatAnalisis(uji.server, { banyak: 2 });
    for (const uuid of parameter) await m.mulai(uuid);
    await m.batalkan(parameter[0]!);
    expect(await m.kode(pengujian)).toBe(11);
    await m.batalkan(parameter[1]!);
    expect(await m.kode(pengujian)).toBe(12);
  });
});

describe('[GAP-137] a wrong result found after its approval', () => {
  const disetujui = async (kdStatus: number) => {
    const { parameter, pengujian } = await buatAnalisis(uji.server);
    const uuid = parameter[0]!;
    await m.sampaiAjukan(uuid);
    await m.putuskan(uuid, 1);
    await m.ubahPengujian(pengujian, { kdStatus });
    return { uuid, pengujian };
  };
  const alasan = { catatan: 'Faktor pengenceran keliru' };

  test.each([
    [8, penyelia, 200, 11],
    [10, kalab, 200, 11],
    [9, kalab, 409, 9],
    [8, 'kalab2@kampus.example', 403, 8],
  ])('at W1 %i by %s: %i', async (kode, as, status, menjadi) => {
    const { uuid, pengujian } = await disetujui(kode);
    expect((await m.putuskan(uuid, 0, alasan, as)).status).toBe(status);
    const { data } = await m.baca(uuid);
    expect([data.idStatusProgresParameter, data.pengujian.statusSubmission.kdStatusPengajuan]).toEqual([
      status === 200 ? 3 : 6,
      menjadi,
    ]);
    expect(await m.kode(pengujian)).toBe(menjadi);
  });

  test('needs its reason', async () => {
    const { uuid } = await disetujui(8);
    const jawaban = await m.putuskan(uuid, 0);
    expect([jawaban.status, jawaban.errors]).toEqual([
      422,
      [{ field: 'catatan', message: 'Kolom tidak boleh kosong' }],
    ]);
    expect((await m.baca(uuid)).data.idStatusProgresParameter).toBe(6);
  });
});
