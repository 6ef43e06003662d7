import { paths } from '#paths';
import { describe, expect, it } from 'vitest';
import type { Draf } from '#data/db.ts';
import type { Baris } from '#data/baris.ts';
import { hasilBelumPasti, jawabanServer, keadaanBaris } from '#features/antrean/keadaan-baris.ts';
import { alamatDraf, pengikut, perbaikanDari } from '#features/antrean/pilihan.ts';
import type { Pembaca } from '#kit/outbox/panggilan.ts';
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

const lease = (until: number) => ({ token: 't', until });
const galat = (code: string) => ({ status: 409, code, info: 'x' });

describe('[GAP-115] the state of a write in words', () => {
  it.each<[Partial<Baris>, boolean, string, RegExp | null]>([
    [{}, false, 'Menunggu dikirim', null],
    [{ state: 'mengirim', attempts: 1, lease: lease(now + 1) }, false, 'Sedang dikirim', null],
    [{}, true, 'Tertahan', /^Menunggu tulisan sebelumnya pada data yang sama diputuskan\.$/],
    [{ dependsOn: ['x'] }, true, 'Tertahan', /^Menunggu semua tulisan sebelumnya pada penelitian ini/], // GAP-130
    // What the network keeps back is named; only a write that the server may have cannot be changed.
    [{ ditahanJaringan: true }, false, 'Ditahan jaringan', /pakai jaringan lain\.$/],
    [
      { ditahanJaringan: true, attempts: 1 },
      false,
      'Ditahan jaringan',
      /belum dapat diperbaiki atau dibuang\.$/,
    ],
    [{ state: 'bentrok' }, false, 'Berbeda dengan server', null],
    [{ state: 'ditolak' }, false, 'Ditolak server', null],
    [{ state: 'diparkir' }, false, 'Menunggu pembaruan aplikasi', null],
    [{ state: 'dibuang' }, false, 'Dibuang', null],
    // A refusal is called what it is, and says what to do next where the server does not.
    [
      { state: 'ditolak', error: galat('STOK') },
      false,
      'Stok tidak cukup',
      /^Kurangi jumlahnya dengan Perbaiki/,
    ],
    [{ state: 'ditolak', error: galat('LEWAT') }, false, 'Lewat tanggal', /^Pilih barang lain/],
    [{ state: 'ditolak', error: galat('SLOT') }, false, 'Waktu sudah dipesan', null],
    [
      { state: 'ditolak', error: galat('CLOSED') },
      false,
      'Penggunaan sudah selesai',
      /^Tidak ada yang dapat/,
    ],
    [{ state: 'ditolak', error: galat('TERCATAT') }, false, 'Ditolak server', null],
    [{ state: 'ditolak', error: galat('RUSAK') }, false, 'Rusak di perangkat', null],
    [{ state: 'ditolak', error: galat('TOO_LARGE') }, false, 'Terlalu besar', null],
    [{ state: 'bentrok', error: galat('DASAR_DIBUANG') }, false, 'Tulisan sebelumnya dibuang', null],
    [{ state: 'bentrok', error: galat('conflict') }, false, 'Berbeda dengan server', null],
  ])('%o, held %s: %s', (over, tertahan, label, sebab) => {
    const keadaan = keadaanBaris(baris(over), tertahan, now);
    expect(keadaan.label).toBe(label);
    expect(`${keadaan.sebab}`).toMatch(sebab ?? /^null$/);
  });

  it('a write whose answer never came waits for certainty, also when its tab died while sending', () => {
    for (const row of [
      baris({ attempts: 1 }),
      baris({ state: 'diparkir', attempts: 1 }),
      baris({ state: 'mengirim', attempts: 1, lease: lease(now - 1) }),
    ]) {
      expect(hasilBelumPasti(row, now)).toBe(true);
      expect(keadaanBaris(row, true, now).label).toBe('Menunggu kepastian server');
    }
    expect(hasilBelumPasti(baris({ state: 'ditolak', attempts: 1 }), now)).toBe(false);
  });

  const wajib = 'Kolom tidak boleh kosong';
  const berulang = 'sampel[0][parameter_uji][1][jumlah_replikasi]';
  it.each([
    ['POST test-analysis/report', null, null],
    ['POST test-analysis/report', 'hasil_pengujian', 'Hasil pengujian'],
    ['PUT test-analysis/cancel', 'catatan', 'Alasan'],
    ['POST test', berulang, 'sampel 1, parameter uji 2, jumlah replikasi'],
  ])('the server is quoted once, its fields named as the form of %s names them: %s', (call, field, nama) => {
    const errors = field === null ? {} : { errors: [{ field, message: wajib }] };
    const row = baris({ call, error: { status: 422, code: 'INVALID', info: wajib, ...errors } });
    expect(jawabanServer(row)).toEqual(
      nama === null ? { kalimat: wajib, isian: [] } : { kalimat: null, isian: [{ nama, pesan: wajib }] },
    );
  });
});

describe('what may be done with a write', () => {
  const tambah = { call: 'POST research-usage', lane: 'penambahan:x', body: { uuid_penelitian: 'p' } };
  it.each<[string, Partial<Baris>, Pembaca, string | null]>([
    ['a report', {}, pembaca, '/analisis-sampel/edit?uuid=a&perbaiki=x'],
    [
      'a review',
      { body: { uuid: 'a', jenis_laporan: 'review' } },
      pembaca,
      '/review-sampel-lpmok/edit?uuid=a&perbaiki=x',
    ],
    ['a cancellation', { call: 'PUT test-analysis/cancel' }, pembaca, 'isian'],
    ['one that is parked', { call: 'PUT test-analysis/cancel', state: 'diparkir' }, pembaca, null],
    ['a decision', { call: 'PUT test-analysis/verification-done', state: 'bentrok' }, pembaca, null],
    ['a start', { call: 'PUT test-analysis/start' }, pembaca, null],
    ['an addition', { ...tambah, error: galat('STOK') }, pembaca, '/pendaftaran/edit?uuid=p&perbaiki=x'],
    ['[GAP-130] one after the end of its research', { ...tambah, error: galat('CLOSED') }, pembaca, null],
    [
      '[REG-47] a registration',
      { call: 'POST test', lane: 'pengujian:x' },
      pembaca,
      '/pendaftaran/tambah?perbaiki=x',
    ],
    // A proof names its invoice only; the page is that of the submission.
    [
      '[REG-47] a proof',
      { call: 'POST test-payment/invoice/payment', lane: 'invoice:invoice-1' },
      pembaca,
      '/pembayaran/detail?uuid=p&perbaiki=x',
    ],
    ['a survey', { call: 'POST survey', lane: 'survei:p' }, pembaca, '/pendaftaran/lhu?uuid=p&perbaiki=x'],
    [
      'a survey of somebody else',
      { call: 'POST survey', lane: 'survei:p' },
      kalab,
      '/pendaftaran/detail-pengujian?uuid=p&perbaiki=x',
    ],
    [
      'a decision of a Kalab',
      { call: 'POST test/verification', lane: 'pengujian:q', state: 'bentrok' },
      kalab,
      '/persetujuan-kalab-lpmok/edit?uuid=q&perbaiki=x',
    ],
  ])(
    '[GAP-115] %s is corrected in its form, in a small one here, or not at all',
    (_apa, over, siapa, tempat) => {
      const perbaikan = perbaikanDari(baris({ opId: 'x', state: 'ditolak', ...over }), siapa);
      expect(perbaikan?.jenis === 'halaman' ? perbaikan.to : (perbaikan?.jenis ?? null)).toBe(tempat);
    },
  );

  it('what follows in the lane goes with it, never another lane’s or what is through', () => {
    const [before, first, second] = [baris(), baris({ state: 'ditolak' }), baris()];
    const lain = [{ lane: 'analisis:b' }, { state: 'terkirim' }, { state: 'dibuang' }] as const;
    expect(pengikut(first, [before, first, second, ...lain.map((satu) => baris(satu))])).toEqual([second]);
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

  const metode = '/lhu-kalab-lpmok/edit?uuid=p';
  const lagi = '/pendaftaran/tambah?dari=r';
  const batal = { call: 'PUT test-analysis/cancel' };
  const daftar = { call: 'POST test', record: null, isi: {} };
  it.each<[string, Partial<Draf>, Partial<Baris> | null, string | null, 'terkirim'?]>([
    [
      'a new one on the page where it was typed',
      { call: 'PUT test-analysis/method', alamat: metode },
      null,
      metode,
    ],
    [
      'one begun from an earlier registration on the page that fills it with that',
      { ...daftar, untuk: 'dari:r', alamat: lagi },
      null,
      lagi,
    ],
    ['the repair of a report in its form', { untuk: 'x' }, {}, '/analisis-sampel/edit?uuid=a&perbaiki=x'],
    [
      'the repair of a review in its form',
      { untuk: 'x', isi: { jenisLaporan: 'review' } },
      {},
      '/review-sampel-lpmok/edit?uuid=a&perbaiki=x',
    ],
    [
      'a small repair where its write is still open',
      { ...batal, untuk: 'x' },
      batal,
      '/kotak-keluar?perbaiki=x',
    ],
    ['a small repair whose write has left, nowhere', { ...batal, untuk: 'x' }, null, null],
    [
      'a registration in its form with the refused one it corrects',
      { ...daftar, untuk: 'x' },
      { call: 'POST test' },
      '/pendaftaran/tambah?perbaiki=x',
    ],
    [
      'a registration that has left, on the page of what was sent',
      { ...daftar, untuk: 'x' },
      null,
      paths.pendaftaran.pengujian('x'),
      'terkirim',
    ],
    [
      'a report that has left, on the page of its parameter',
      { untuk: 'x' },
      null,
      '/analisis-sampel/edit?uuid=a',
      'terkirim',
    ],
    ['one of an earlier version, which kept no page, nowhere', {}, null, null],
  ])('[GAP-115] %s', (_apa, over, row, to, terkirim) => {
    const rows = row ? [baris({ opId: 'x', state: 'ditolak', ...row })] : [];
    expect(alamatDraf(draf(over), rows, pembaca)).toEqual(
      to === null ? null : { to, terkirim: terkirim !== undefined },
    );
  });
});
