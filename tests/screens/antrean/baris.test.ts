import { describe, expect, it } from 'vitest';
import type { Draf } from '#data/db.ts';
import { alamatDraf } from '#features/antrean/alamat.ts';
import { hasilBelumPasti, jawabanServer, keadaanBaris } from '#features/antrean/keadaan-baris.ts';
import { pengikut, perbaikanDari } from '#features/antrean/pilihan.ts';
import { baris } from './contoh.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const label = (...args: Parameters<typeof keadaanBaris>) => keadaanBaris(...args).label;

describe('[GAP-115] the state of a write in words', () => {
  it('waits, is being sent, is held, is refused, is parked, is dropped', () => {
    expect(label(baris(), false, now)).toBe('Menunggu dikirim');
    expect(
      label(baris({ state: 'mengirim', attempts: 1, lease: { token: 't', until: now + 1 } }), false, now),
    ).toBe('Sedang dikirim');
    expect(keadaanBaris(baris(), true, now)).toMatchObject({
      label: 'Tertahan',
      sebab: 'Menunggu tulisan sebelumnya pada data yang sama diputuskan.',
    });
    expect(label(baris({ state: 'bentrok' }), false, now)).toBe('Berbeda dengan server');
    expect(label(baris({ state: 'ditolak' }), false, now)).toBe('Ditolak server');
    expect(label(baris({ state: 'diparkir' }), false, now)).toBe('Menunggu pembaruan aplikasi');
    expect(label(baris({ state: 'dibuang' }), false, now)).toBe('Dibuang');
  });

  it('a write whose answer never came waits for certainty, also when its tab died while sending', () => {
    for (const row of [
      baris({ attempts: 1 }),
      baris({ state: 'diparkir', attempts: 1 }),
      baris({ state: 'mengirim', attempts: 1, lease: { token: 't', until: now - 1 } }),
    ]) {
      expect(hasilBelumPasti(row, now)).toBe(true);
      expect(label(row, true, now)).toBe('Menunggu kepastian server');
    }
    expect(hasilBelumPasti(baris({ state: 'ditolak', attempts: 1 }), now)).toBe(false);
  });

  it('the server is quoted once, and its fields are named as the form names them', () => {
    const error = (errors?: { field: string; message: string }[]) => ({
      status: 422,
      code: 'INVALID',
      info: 'Kolom tidak boleh kosong',
      ...(errors ? { errors } : {}),
    });
    expect(jawabanServer(baris({ error: error() }))).toEqual({
      kalimat: 'Kolom tidak boleh kosong',
      isian: [],
    });
    expect(
      jawabanServer(
        baris({ error: error([{ field: 'hasil_pengujian', message: 'Kolom tidak boleh kosong' }]) }),
      ),
    ).toEqual({
      kalimat: null,
      isian: [{ nama: 'Hasil pengujian', pesan: 'Kolom tidak boleh kosong' }],
    });
    const cancel = baris({
      call: 'PUT test-analysis/cancel',
      error: error([{ field: 'catatan', message: 'Kolom tidak boleh kosong' }]),
    });
    expect(jawabanServer(cancel).isian[0]?.nama).toBe('Alasan');
  });
});

describe('what may be done with a write', () => {
  it('a report is corrected in the form of its record, a review in the supervisor’s', () => {
    expect(perbaikanDari(baris({ opId: 'x', state: 'ditolak' }))).toEqual({
      jenis: 'halaman',
      to: '/analisis-sampel/edit?uuid=a&perbaiki=x',
    });
    expect(perbaikanDari(baris({ opId: 'x', body: { uuid: 'a', jenis_laporan: 'review' } }))).toEqual({
      jenis: 'halaman',
      to: '/review-sampel-lpmok/edit?uuid=a&perbaiki=x',
    });
  });

  it('a cancellation, method or decision is corrected here; a start or request has nothing to correct', () => {
    expect(perbaikanDari(baris({ call: 'PUT test-analysis/cancel', state: 'ditolak' }))).toEqual({
      jenis: 'isian',
    });
    expect(
      perbaikanDari(baris({ call: 'PUT test-analysis/verification-done', state: 'bentrok' })),
    ).toBeNull();
    expect(perbaikanDari(baris({ call: 'PUT test-analysis/start', state: 'ditolak' }))).toBeNull();
    expect(perbaikanDari(baris({ call: 'PUT test-analysis/cancel', state: 'diparkir' }))).toBeNull();
  });

  it('what follows in the lane goes with it, never another lane’s or what is through', () => {
    const before = baris();
    const first = baris({ state: 'ditolak' });
    const second = baris();
    const rows = [
      before,
      first,
      second,
      baris({ lane: 'analisis:b' }),
      baris({ state: 'terkirim' }),
      baris({ state: 'dibuang' }),
    ];
    expect(pengikut(first, rows)).toEqual([second]);
  });
});

describe('where a draft goes on', () => {
  const draf = (over: Partial<Draf> = {}): Draf => ({
    kunci: 'k',
    call: 'POST test-analysis/report',
    record: 'a',
    untuk: 'baru',
    versi: 1,
    baseRev: null,
    after: [],
    dimulai: '',
    diubah: '',
    label: 'Laporan',
    isi: { jenisLaporan: 'progres' },
    ...over,
  });

  it('a report and a review in their forms', () => {
    expect(alamatDraf(draf(), [], undefined, 'u')).toBe('/analisis-sampel/edit?uuid=a');
    expect(alamatDraf(draf({ isi: { jenisLaporan: 'review' } }), [], undefined, 'u')).toBe(
      '/review-sampel-lpmok/edit?uuid=a',
    );
  });

  it('a repair where its write is still open, else nowhere', () => {
    const row = baris({ opId: 'x', call: 'PUT test-analysis/cancel', state: 'ditolak' });
    const repair = draf({ call: 'PUT test-analysis/cancel', untuk: 'x' });
    expect(alamatDraf(repair, [row], undefined, 'u')).toBe('/kotak-keluar?perbaiki=x');
    expect(alamatDraf(repair, [], undefined, 'u')).toBeNull();
  });

  it('a draft of another kind of call nowhere', () => {
    expect(alamatDraf(draf({ call: 'POST user/consumer' }), [], undefined, 'u')).toBeNull();
  });
});
