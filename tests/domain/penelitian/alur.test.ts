import { describe, expect, test } from 'vitest';
import type { Actor, Role } from '#domain/core/roles.ts';
import { check, target } from '#domain/core/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import {
  dapatMengajukanSelesai,
  menurutPenambahan,
  type PenelitianState,
} from '#domain/penelitian/keadaan.ts';
import { kreditDari, statusPembayaranPenelitian, sudahLunas } from '#domain/penelitian/uang.ts';
import { penelitianWorkflow, type PenelitianAksi } from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';

const orang = (role: Role, laboratorium: readonly number[] = [7]): Actor => ({
  uuid: 'orang',
  nama: role,
  email: 'orang@kampus.example',
  role,
  laboratorium,
});

const penelitian = (kode: number, ganti: Partial<PenelitianState> = {}): PenelitianState => ({
  kdStatusPengajuan: kode,
  pendaftarUuid: 'pendaftar',
  idLaboratorium: 7,
  kdJenisPenelitian: 1,
  penambahan: [],
  sudahSurvei: true,
  lunas: true,
  alatBelumKembali: 0,
  ...ganti,
});
const milik = (kode: number, ganti: Partial<PenelitianState> = {}) =>
  penelitian(kode, { pendaftarUuid: 'orang', ...ganti });

const boleh = (aksi: PenelitianAksi, record: PenelitianState, role: Role, laboratorium?: readonly number[]) =>
  check(penelitianWorkflow, aksi, record, orang(role, laboratorium));

describe('W2, who exactly', () => {
  const petugas = [
    ['setujuiKalab', 1, 'Kalab'],
    ['setujuiLaboran', 2, 'Laboran'],
    ['ubahWaktu', 3, 'Petugas pembayaran'],
    ['catatPenambahan', 4, 'Laboran'],
    ['putuskanPenambahan', 10, 'Laboran'],
    ['kembalikanAlat', 7, 'Petugas pembayaran'],
    ['selesaikan', 7, 'Laboran'],
  ] as const;

  test.each(petugas)('[GAP-63] %s: only an officer of its laboratory', (aksi, kode, role) => {
    expect(boleh(aksi, penelitian(kode), role).ok).toBe(true);
    expect(boleh(aksi, penelitian(kode), role, [4])).toMatchObject({ ok: false, status: 403 });
  });

  test.each(petugas)('[GAP-142] %s: never of what they sent in themself', (aksi, kode, role) => {
    expect(boleh(aksi, milik(kode), role)).toMatchObject({ ok: false, status: 403 });
  });

  test('what is the owner’s is nobody else’s', () => {
    for (const [aksi, kode] of [
      ['batalkanPendaftaran', 1],
      ['ajukanPenambahan', 3],
      ['perbaikiPenambahan', 11],
      ['mintaSelesai', 12],
    ] as const) {
      expect(boleh(aksi, milik(kode), 'Laboran').ok).toBe(true);
      expect(boleh(aksi, penelitian(kode), 'Laboran')).toMatchObject({ ok: false, status: 403 });
    }
  });
});

describe('W2, what stands in the way', () => {
  test('[REG-39] research elsewhere records no usage', () => {
    const luar = { kdJenisPenelitian: 2 };
    expect(boleh('ajukanPenambahan', milik(3, luar), 'Pendaftar')).toMatchObject({ ok: false, status: 409 });
    expect(boleh('catatPenambahan', penelitian(3, luar), 'Laboran')).toMatchObject({
      ok: false,
      status: 409,
    });
    expect(boleh('selesaikan', penelitian(3, luar), 'Laboran').ok).toBe(true);
  });

  const terbuka = [
    { nama: 'an addition to verify', ganti: { penambahan: [{ kdStatus: 10, cara: 'pendaftar' as const }] } },
    { nama: 'an addition to mend', ganti: { penambahan: [{ kdStatus: 11, cara: 'pendaftar' as const }] } },
    { nama: 'money', ganti: { lunas: false } },
  ];
  test.each(terbuka)('[GAP-27] $nama keeps both ends shut', ({ ganti }) => {
    expect(boleh('mintaSelesai', milik(4, ganti), 'Pendaftar')).toMatchObject({ ok: false, status: 409 });
    expect(boleh('selesaikan', penelitian(4, ganti), 'Laboran')).toMatchObject({ ok: false, status: 409 });
    expect(dapatMengajukanSelesai(penelitian(4, ganti))).toBe(false);
  });

  test('[GAP-107] without its survey the end cannot be asked for, but an officer may end it', () => {
    expect(boleh('mintaSelesai', milik(4, { sudahSurvei: false }), 'Pendaftar')).toMatchObject({
      ok: false,
      status: 409,
    });
    expect(boleh('selesaikan', penelitian(4, { sudahSurvei: false }), 'Laboran').ok).toBe(true);
  });

  test('[CONF-41] tools that are out keep it from ending, and the sentence says how many', () => {
    const verdict = boleh('selesaikan', penelitian(7, { alatBelumKembali: 3 }), 'Laboran');
    expect(verdict).toMatchObject({ ok: false, status: 409, reason: expect.stringContaining('3 alat') });
    expect(boleh('mintaSelesai', milik(4, { alatBelumKembali: 3 }), 'Pendaftar').ok).toBe(true);
  });
});

describe('[GAP-125] the code of a research follows its additions', () => {
  const kode = (...penambahan: PenelitianState['penambahan'][number][]) =>
    penelitianWorkflow.states[menurutPenambahan({ penambahan })].code;
  const p = (kdStatus: number, cara: 'pendaftar' | 'petugas' | 'waktu' = 'pendaftar') => ({ kdStatus, cara });

  test.each([
    { nama: 'none', isi: [], kode: 3 },
    { nama: 'all turned down', isi: [p(5), p(5)], kode: 3 },
    { nama: 'one to verify before all others', isi: [p(10), p(11), p(12)], kode: 10 },
    { nama: 'one to mend before what is approved', isi: [p(11), p(12)], kode: 11 },
    { nama: 'the last approved came by verification', isi: [p(12, 'petugas'), p(12)], kode: 12 },
    { nama: 'the last approved was entered by an officer', isi: [p(12), p(12, 'petugas')], kode: 4 },
    { nama: 'the last approved is a longer period', isi: [p(12), p(12, 'waktu'), p(5)], kode: 4 },
  ])('$nama: $kode', ({ isi, kode: harus }) => {
    expect(kode(...isi)).toBe(harus);
  });
});

describe('W3', () => {
  const tambahan = (kdStatusPengajuan: number, ganti: Partial<PenelitianState> = {}, flagWaktu = false) => ({
    kdStatusPengajuan,
    flagWaktu,
    penelitian: penelitian(10, ganti),
  });

  test('[GAP-125] turned down once it is mended, turned down again it ends', () => {
    const ke = (kode: number) =>
      penambahanWorkflow.states[target(penambahanWorkflow, 'tolak', tambahan(kode))].code;
    expect([ke(10), ke(11)]).toEqual([11, 5]);
  });

  test('[USAGE-16] a longer period has no acts', () => {
    expect(check(penambahanWorkflow, 'koreksi', tambahan(12, {}, true), orang('Laboran'))).toMatchObject({
      ok: false,
      status: 409,
    });
  });

  test('[GAP-101] nothing of a finished research is corrected', () => {
    const selesai = tambahan(12, { kdStatusPengajuan: 8 });
    expect(check(penambahanWorkflow, 'koreksi', selesai, orang('Laboran'))).toMatchObject({
      ok: false,
      status: 409,
    });
  });
});

describe('[PAY-18] money of research is the payment officer’s of its laboratory', () => {
  const invoice = {
    kdStatusPembayaran: 2,
    dibatalkan: false,
    pendaftarUuid: 'pendaftar',
    jenis: 'penelitian' as const,
    idLaboratorium: 7,
  };
  const kembali = {
    kdStatusPengembalian: 1,
    penerimaUuid: 'pendaftar',
    jenis: 'penelitian' as const,
    idLaboratorium: 7,
  };

  test('they look at it, Admin and the officer of another laboratory do not', () => {
    for (const aksi of ['terima', 'tolakBukti'] as const) {
      expect(check(invoiceWorkflow, aksi, invoice, orang('Petugas pembayaran')).ok).toBe(true);
      expect(check(invoiceWorkflow, aksi, invoice, orang('Petugas pembayaran', [4])).ok).toBe(false);
      expect(check(invoiceWorkflow, aksi, invoice, orang('Admin', [])).ok).toBe(false);
    }
  });

  test('and give its deposit back', () => {
    expect(check(pengembalianWorkflow, 'kembalikan', kembali, orang('Petugas pembayaran')).ok).toBe(true);
    expect(check(pengembalianWorkflow, 'kembalikan', kembali, orang('Petugas pembayaran', [4])).ok).toBe(
      false,
    );
    expect(check(pengembalianWorkflow, 'kembalikan', kembali, orang('Admin', [])).ok).toBe(false);
  });
});

describe('money of a research', () => {
  test('[GAP-09, GAP-101] credit is what paid bills were corrected down by, less what was used of it', () => {
    const koreksi = [
      { total: -30_000, asalLunas: true },
      { total: -10_000, asalLunas: false },
    ];
    expect(kreditDari({ koreksi, potongan: [], deposit: [] })).toBe(30_000);
    expect(kreditDari({ koreksi, potongan: [20_000], deposit: [5000] })).toBe(5000);
  });

  test('[GAP-27] a correction to less asks for no invoice', () => {
    expect(sudahLunas([{ total: -30_000, ditagih: false }], [3])).toBe(true);
    expect(sudahLunas([{ total: 30_000, ditagih: false }], [3])).toBe(false);
    expect(sudahLunas([{ total: 30_000, ditagih: true }], [3, 2])).toBe(false);
  });

  test('[GAP-134] a bill that nobody has put on an invoice is unpaid, whatever else was paid', () => {
    const status = (tagihan: { total: number; ditagih: boolean }[], invoice: number[]) =>
      statusPembayaranPenelitian(12, tagihan, invoice).kdStatusPembayaran;
    expect(status([], [])).toBe(0);
    expect(status([{ total: 1, ditagih: false }], [2])).toBe(1);
    expect(status([{ total: 1, ditagih: true }], [2])).toBe(2);
    expect(status([{ total: 1, ditagih: true }], [3])).toBe(3);
  });
});
