import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { AnalisisSchema } from '#domain/analisis/schema.ts';
import { barisAnalisis } from '#data/koleksi/analisis.ts';
import type { Baris } from '#data/baris.ts';
import { bandingkan, gabungLaporan } from '#features/analisis/banding.ts';
import { panggilanDari } from '#features/antrean/panggilan-table.ts';
import { rekamanTerbaru } from '#kit/outbox/panggilan.ts';
import { meja } from '#tests/server/analisis/meja.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { baris } from './contoh.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
let uuid: string;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());
beforeEach(async () => {
  uuid = (await buatAnalisis(uji.server)).parameter[0]!;
});

function actor(email: string): Actor {
  const { uuid: id, nama, role, laboratorium } = akun(email);
  return { uuid: id, nama, email, role: role!, laboratorium };
}
const analis = () => actor('analis@kampus.example');
const penyelia = () => actor('penyelia@kampus.example');

/** A write its author made on `seen`. */
const tulis = (
  seen: Analisis,
  call: string,
  body: Record<string, unknown>,
  over: Partial<Baris> = {},
): Baris =>
  baris({
    lane: `analisis:${uuid}`,
    call,
    body: { uuid, ...body },
    state: 'bentrok',
    attempts: 1,
    baseRev: seen.rev,
    dilihat: seen.history.map((entry) => entry.uuid),
    ...over,
  });

describe('[GAP-68, GAP-115] mine and the server’s', () => {
  it('a method: field by field, who changed it meanwhile, and still possible', async () => {
    const seen = (await m.mulai(uuid)).data;
    const current = (await m.metode(uuid, 'SNI 2896:2017')).data;
    const banding = bandingkan(
      tulis(seen, 'PUT test-analysis/method', { metode_uji: 'FI VI' }),
      current,
      penyelia(),
    )!;
    expect(banding.bidang).toContainEqual({
      label: 'Metode uji',
      milik: 'FI VI',
      server: 'SNI 2896:2017',
      beda: true,
    });
    expect(banding.bidang).toContainEqual({
      label: 'Status progres',
      milik: null,
      server: 'Pengujian berlangsung',
      beda: false,
    });
    expect(banding.perubahan.map(({ aksi, user }) => [aksi, user.uuid])).toEqual([
      ['ubahMetode', penyelia().uuid],
    ]);
    expect(banding.dapat).toEqual({ ok: true });
  });

  it('its row names parameter, sample and submission, once', async () => {
    const { data } = await m.baca(uuid);
    const { namaParameterUji } = data.parameter;
    const { nomor } = data.pengujian;
    const tentang = (label: string) =>
      panggilanDari('PUT test-analysis/start')!.tentang(label, barisAnalisis(data, 1));
    expect(nomor).toBeTruthy();
    expect(tentang('Mulai pengujian · KF-01')?.split('\u00a0· ')).toEqual([
      namaParameterUji,
      data.sampel.nama,
      nomor,
    ]);
    expect(tentang(`Mulai pengujian · ${namaParameterUji} · ${data.sampel.nama}`)).toBe(nomor);
  });

  it('a decision that was taken meanwhile is void and names who decided', async () => {
    await m.sampaiAjukan(uuid);
    const seen = (await m.baca(uuid)).data;
    await m.putuskan(uuid, 1);
    const current = (await m.baca(uuid)).data;
    const banding = bandingkan(
      tulis(seen, 'PUT test-analysis/verification-done', { flag_disetujui: true }),
      current,
      penyelia(),
    )!;
    expect(banding.dapat.ok).toBe(false);
    expect(banding.diputuskan).toMatchObject({ aksi: 'setujui', user: { uuid: penyelia().uuid } });
    // The workflow would allow a refusal at 6 (GAP-137), but this one was meant for the request that is decided now.
    const refusal = bandingkan(
      tulis(seen, 'PUT test-analysis/verification-done', { flag_disetujui: false }),
      current,
      penyelia(),
    )!;
    expect(refusal.dapat).toEqual({ ok: true });
    expect(refusal.diputuskan).toMatchObject({ aksi: 'setujui' });
  });

  it('a report: text beside the newest text on the server, mine refused with the reason', async () => {
    const seen = (await m.mulai(uuid)).data;
    await m.lapor(uuid, 'akhir', { isi: '<p>Versi server</p>' });
    await m.ajukan(uuid);
    const current = (await m.baca(uuid)).data;
    const row = tulis(seen, 'POST test-analysis/report', {
      jenis_laporan: 'progres',
      tanggal: '2026-11-20',
      jam: '09:00',
      isi: '<p>Versi saya</p>',
    });
    const banding = bandingkan(row, current, analis())!;
    expect(banding.teks).toMatchObject({
      milik: '<p>Versi saya</p>',
      server: { isi: '<p>Versi server</p>' },
    });
    expect(banding.dapat).toMatchObject({ ok: false, status: 409 });
    expect(banding.dapatDigabung).toBe(false);
    expect(gabungLaporan(banding.body, banding.teks!.server!)).toMatchObject({
      isi: '<h3>Milik saya</h3><p>Versi saya</p><h3>Di server</h3><p>Versi server</p>',
      hasilPengujian: '98,7 %',
    });
  });

  it('a progress report that came after the final one cannot be kept, but can become part of the final one', async () => {
    const seen = (await m.mulai(uuid)).data;
    const current = (await m.lapor(uuid, 'akhir')).data;
    const banding = bandingkan(
      tulis(seen, 'POST test-analysis/report', { jenis_laporan: 'progres', isi: '<p>x</p>' }),
      current,
      analis(),
    )!;
    expect([banding.dapat.ok, banding.dapatDigabung]).toEqual([false, true]);
  });

  it('a start the same analyst already made elsewhere is told apart from one somebody else made', async () => {
    const seen = (await m.baca(uuid)).data;
    const current = (await m.mulai(uuid)).data;
    const row = tulis(seen, 'PUT test-analysis/start', {}, { baseRev: null });
    expect(bandingkan(row, current, analis())!.sudahDimulai).toMatchObject({ aksi: 'mulai' });
    expect(bandingkan(row, current, { ...analis(), uuid: penyelia().uuid })!.sudahDimulai).toBeNull();
    expect(bandingkan(row, seen, analis())!.sudahDimulai).toBeNull();
  });

  it('a write that does not know what its author saw goes by its time, and by the device’s clock as corrected', async () => {
    const seen = (await m.mulai(uuid)).data;
    uji.jam.maju(60_000);
    const before = uji.jam.now().getTime();
    uji.jam.maju(60_000);
    const current = (await m.metode(uuid, 'SNI 2896:2017')).data;
    const row = tulis(seen, 'PUT test-analysis/cancel', { catatan: 'x' });
    delete row.dilihat;
    const year = 365 * 24 * 60 * 60 * 1000;
    const aYearAhead = { ...row, capturedAt: new Date(before + year).toISOString(), clockOffsetMs: -year };
    expect(bandingkan(aYearAhead, current, analis())!.perubahan.map(({ aksi }) => aksi)).toEqual([
      'ubahMetode',
    ]);
  });

  it('the longer history is the later record, whichever came first to the device', async () => {
    const older = (await m.mulai(uuid)).data;
    const newer = (await m.metode(uuid, 'SNI 2896:2017')).data;
    const error = (current: unknown) => ({ status: 409, code: 'STALE', info: '', current });
    expect(rekamanTerbaru(AnalisisSchema, baris({ error: error(older) }), barisAnalisis(newer, 1))?.rev).toBe(
      newer.rev,
    );
    expect(rekamanTerbaru(AnalisisSchema, baris({ error: error(newer) }), barisAnalisis(older, 1))?.rev).toBe(
      newer.rev,
    );
    expect(
      rekamanTerbaru(AnalisisSchema, baris({ error: error({ bukan: 'analisis' }) }), barisAnalisis(older, 1))
        ?.rev,
    ).toBe(older.rev);
    expect(rekamanTerbaru(AnalisisSchema, baris({ error: error(undefined) }), undefined)).toBeNull();
  });

  it('a write of another kind is not compared', async () => {
    expect(bandingkan(baris({ call: 'POST research' }), (await m.baca(uuid)).data, analis())).toBeNull();
  });
});
