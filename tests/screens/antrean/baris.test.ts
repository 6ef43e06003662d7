import { describe, expect, it } from 'vitest';
import type { Draf } from '#data/db.ts';
import { hasilBelumPasti, jawabanServer, keadaanBaris } from '#features/antrean/keadaan-baris.ts';
import { alamatDraf, pengikut, perbaikanDari } from '#features/antrean/pilihan.ts';
import type { Pembaca } from '#features/antrean/rekaman.ts';
import { baris } from './contoh.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const pembaca: Pembaca = {
  actor: { uuid: 'u', nama: 'Rizky', email: 'r@kampus.example', role: 'Pendaftar', laboratorium: [] },
  milik: new Map([
    ['p', 'p'],
    ['invoice-1', 'p'],
  ]),
};
const kalab: Pembaca = { actor: { ...pembaca.actor, role: 'Kalab' }, milik: new Map() };
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

  it('a refusal is called what it is, and says what to do next where the server does not', () => {
    const ditolak = (code: string, state: 'ditolak' | 'bentrok' = 'ditolak') =>
      keadaanBaris(baris({ state, error: { status: 409, code, info: 'x' } }), false, now);
    expect(ditolak('STOK').label).toBe('Stok tidak cukup');
    expect(ditolak('STOK').sebab).toMatch(/^Kurangi jumlahnya dengan Perbaiki/);
    expect(ditolak('LEWAT').label).toBe('Lewat tanggal');
    expect(ditolak('SLOT').label).toBe('Waktu sudah dipesan');
    expect(ditolak('CLOSED').label).toBe('Penggunaan sudah selesai');
    expect(ditolak('TERCATAT').label).toBe('Ditolak server');
    expect(ditolak('rejected').label).toBe('Ditolak server');
    expect(ditolak('RUSAK').label).toBe('Rusak di perangkat');
    expect(ditolak('TOO_LARGE').label).toBe('Terlalu besar');
    expect(ditolak('DASAR_DIBUANG', 'bentrok').label).toBe('Tulisan sebelumnya dibuang');
    expect(ditolak('conflict', 'bentrok').label).toBe('Berbeda dengan server');
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
    const daftar = baris({
      call: 'POST test',
      error: error([
        { field: 'sampel[0][parameter_uji][1][jumlah_replikasi]', message: 'Kolom tidak boleh kosong' },
      ]),
    });
    expect(jawabanServer(daftar).isian[0]?.nama).toBe('sampel 1, parameter uji 2, jumlah replikasi');
  });
});

describe('what may be done with a write', () => {
  it('a report is corrected in the form of its record, a review in the supervisor’s', () => {
    expect(perbaikanDari(baris({ opId: 'x', state: 'ditolak' }), pembaca)).toEqual({
      jenis: 'halaman',
      to: '/analisis-sampel/edit?uuid=a&perbaiki=x',
    });
    expect(
      perbaikanDari(baris({ opId: 'x', body: { uuid: 'a', jenis_laporan: 'review' } }), pembaca),
    ).toEqual({
      jenis: 'halaman',
      to: '/review-sampel-lpmok/edit?uuid=a&perbaiki=x',
    });
  });

  it('a cancellation, method or decision is corrected here; a start or request has nothing to correct', () => {
    expect(perbaikanDari(baris({ call: 'PUT test-analysis/cancel', state: 'ditolak' }), pembaca)).toEqual({
      jenis: 'isian',
    });
    expect(
      perbaikanDari(baris({ call: 'PUT test-analysis/verification-done', state: 'bentrok' }), pembaca),
    ).toBeNull();
    expect(perbaikanDari(baris({ call: 'PUT test-analysis/start', state: 'ditolak' }), pembaca)).toBeNull();
    expect(perbaikanDari(baris({ call: 'PUT test-analysis/cancel', state: 'diparkir' }), pembaca)).toBeNull();
  });

  it('[GAP-130] what came after the end of its research has nothing to correct', () => {
    const tambah = baris({
      call: 'POST research-usage',
      lane: 'penambahan:x',
      state: 'ditolak',
      body: { uuid_penelitian: 'p' },
    });
    const error = (code: string) => ({ status: 409, code, info: 'x' });
    expect(perbaikanDari({ ...tambah, error: error('STOK') }, pembaca)).not.toBeNull();
    expect(perbaikanDari({ ...tambah, error: error('CLOSED') }, pembaca)).toBeNull();
  });

  it('[REG-47, GAP-115] what is written about samples to be tested is corrected on its own page', () => {
    const to = (over: Parameters<typeof baris>[0], siapa = pembaca) =>
      perbaikanDari(baris({ opId: 'x', state: 'ditolak', ...over }), siapa);
    expect(to({ call: 'POST test', lane: 'pengujian:x' })).toEqual({
      jenis: 'halaman',
      to: '/pendaftaran/tambah?perbaiki=x',
    });
    // A proof names its invoice only; the page is that of the submission.
    expect(to({ call: 'POST test-payment/invoice/payment', lane: 'invoice:invoice-1' })).toEqual({
      jenis: 'halaman',
      to: '/pembayaran/detail?uuid=p&perbaiki=x',
    });
    expect(to({ call: 'POST survey', lane: 'survei:p' })).toEqual({
      jenis: 'halaman',
      to: '/pendaftaran/lhu?uuid=p&perbaiki=x',
    });
    expect(to({ call: 'POST survey', lane: 'survei:p' }, kalab)).toEqual({
      jenis: 'halaman',
      to: '/pendaftaran/detail-pengujian?uuid=p&perbaiki=x',
    });
    expect(to({ call: 'POST test/verification', lane: 'pengujian:q', state: 'bentrok' }, kalab)).toEqual({
      jenis: 'halaman',
      to: '/persetujuan-kalab-lpmok/edit?uuid=q&perbaiki=x',
    });
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

  it('a new one on the page where it was typed', () => {
    const alamat = '/lhu-kalab-lpmok/edit?uuid=p';
    expect(alamatDraf(draf({ call: 'PUT test-analysis/method', alamat }), [], kalab)).toBe(alamat);
  });

  it('one begun from an earlier registration on the page that fills it with that', () => {
    const alamat = '/pendaftaran/tambah?dari=r';
    const lagi = draf({ call: 'POST test', record: null, isi: {}, untuk: 'dari:r', alamat });
    expect(alamatDraf(lagi, [], pembaca)).toBe(alamat);
  });

  it('[GAP-115] the repair of a report or a review in its form', () => {
    const row = baris({ opId: 'x', state: 'ditolak' });
    expect(alamatDraf(draf({ untuk: 'x' }), [row], pembaca)).toBe('/analisis-sampel/edit?uuid=a&perbaiki=x');
    expect(alamatDraf(draf({ untuk: 'x', isi: { jenisLaporan: 'review' } }), [row], pembaca)).toBe(
      '/review-sampel-lpmok/edit?uuid=a&perbaiki=x',
    );
  });

  it('a small repair where its write is still open, else nowhere', () => {
    const row = baris({ opId: 'x', call: 'PUT test-analysis/cancel', state: 'ditolak' });
    const repair = draf({ call: 'PUT test-analysis/cancel', untuk: 'x' });
    expect(alamatDraf(repair, [row], pembaca)).toBe('/kotak-keluar?perbaiki=x');
    expect(alamatDraf(repair, [], pembaca)).toBeNull();
  });

  it('a registration in its form with the refused one it corrects', () => {
    const pendaftaran = draf({ call: 'POST test', record: null, isi: {}, untuk: 'x' });
    const row = baris({ opId: 'x', call: 'POST test', state: 'ditolak' });
    expect(alamatDraf(pendaftaran, [row], pembaca)).toBe('/pendaftaran/tambah?perbaiki=x');
    expect(alamatDraf(pendaftaran, [], pembaca)).toBeNull();
  });

  it('one of an earlier version, which kept no page, nowhere', () => {
    expect(alamatDraf(draf(), [], pembaca)).toBeNull();
  });
});
