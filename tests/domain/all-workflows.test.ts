import { describe, expect, test } from 'vitest';
import { akunWorkflow, type AkunState } from '#domain/akun/workflow.ts';
import { analisisWorkflow, type AnalisisState } from '#domain/analisis/workflow.ts';
import type { BarisSel } from '#domain/lembar-kerja/sel-lama.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { roleList } from '#domain/core/roles.ts';
import { check, target, type AnyWorkflow, type Workflow } from '#domain/core/workflow.ts';
import { versiWorkflow, type VersiState } from '#domain/lembar-kerja/versi-workflow.ts';
import type { PenelitianState } from '#domain/penelitian/keadaan.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { denganPutusan, type SuratState } from '#domain/surat/keadaan.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { penambahanWorkflow, type PenambahanState } from '#domain/penggunaan/workflow.ts';
import { invoiceWorkflow, type InvoiceState } from '#domain/pembayaran/workflow.ts';
import { pengembalianWorkflow, type PengembalianState } from '#domain/pengembalian/workflow.ts';
import type { PengujianState } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';

/*
 * The tables below are written out from W1 to W6, W8 and W10 and the GAP rows that amend them. Nothing in them is derived from
 * the code: where the two differ, one of them is wrong.
 */

type Code = number;
/** code, label, prosesSelanjutnya */
type Label = readonly [Code, string, string];
/** Who may do it from which code, and what the code becomes. */
type Rule = { [code: Code]: { to: Code; roles: readonly Role[] } };

const semua = roleList;
const pendaftar: readonly Role[] = ['Pendaftar', 'Kalab', 'Laboran'];
const analis: readonly Role[] = ['Kalab', 'Laboran', 'Admin']; // GAP-18
const penyelia: readonly Role[] = ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'];

/** The same people from several codes to one. */
const dari = (codes: readonly Code[], to: Code | 'tetap', roles: readonly Role[]): Rule =>
  Object.fromEntries(codes.map((code) => [code, { to: to === 'tetap' ? code : to, roles }]));

const W1: readonly Label[] = [
  [1, 'Diajukan', 'Verifikasi lab oleh admin'],
  [2, 'Perlu verifikasi kalab', 'Verifikasi oleh kalab'],
  [3, 'Disetujui kalab/laboran', 'Penerbitan tagihan DP 50%'],
  [4, 'Ditolak', 'Selesai, dapat mendaftar kembali'],
  [5, 'Perlu pembayaran DP 50%', 'Pembayaran DP 50% oleh pendaftar'],
  [6, 'Pembayaran DP 50% terverifikasi', 'Penentuan analis dan penyelia'],
  [7, 'Masuk antrian pengujian', 'Mulai pengujian oleh analis'],
  [8, 'Selesai pengujian', 'Pembuatan tagihan pelunasan'],
  [9, 'Perlu pembayaran akhir', 'Pembayaran akhir oleh pendaftar'],
  [10, 'Terbayar lunas', 'Penerbitan LHU oleh kalab'],
  [11, 'Pengujian berlangsung', 'Pengujian dan review penyelia'],
  [12, 'Pengujian dibatalkan', 'Mulai ulang pengujian oleh analis'],
  [14, 'LHU tersedia', 'Cetak LHU atau ajukan dokumen tambahan'],
  [15, 'Permintaan dokumen tambahan', 'Unggah dokumen tambahan oleh admin'],
  [16, 'Dokumen tambahan tersedia', 'Selesai'],
];

/** Everybody below stands where their role lets them: the owner, the appointed Kalab, the Kalab of the laboratory. */
const aturanW1: Record<keyof typeof pengujianWorkflow.actions, Rule> = {
  setujui: dari([1], 3, ['Admin']),
  mintaVerifikasiKalab: dari([1, 2], 2, ['Admin']), // 2: GAP-131
  tolak: dari([1, 2, 5], 4, ['Admin']), // GAP-126
  setujuiKalab: dari([2], 3, ['Kalab']),
  tolakKalab: dari([2], 4, ['Kalab']),
  batalkanPendaftaran: dari([1, 2, 5], 4, pendaftar), // GAP-126
  tagihDp: dari([3], 5, ['Admin', 'Kalab']),
  verifikasiDp: dari([5], 6, ['Admin']),
  tugaskan: dari([6], 7, ['Admin']),
  ubahPenugasan: { ...dari([7, 11], 'tetap', ['Admin']), ...dari([12], 12, ['Admin']) }, // GAP-123
  mulai: dari([7, 12], 11, analis),
  batalkanPengujian: dari([11], 12, analis),
  selesaikan: dari([11], 8, penyelia),
  bukaKembali: { ...dari([8], 11, penyelia), ...dari([10], 11, ['Kalab']) }, // GAP-137
  tagihPelunasan: dari([8, 9], 9, ['Admin']), // 9: GAP-127
  verifikasiPelunasan: dari([9], 10, ['Admin']),
  jedakan: dari([6, 7, 8, 9, 10, 11, 12], 'tetap', ['Kalab', 'Admin']), // BEYOND-31
  lanjutkan: dari([6, 7, 8, 9, 10, 11, 12], 'tetap', ['Kalab', 'Admin']),
  terbitkanLhu: dari([10], 14, ['Kalab']),
  perbaikiLhu: dari([14, 15, 16], 'tetap', ['Kalab']), // GAP-139
  unggahBertandaTangan: dari([14, 15, 16], 'tetap', ['Kalab']),
  mintaDokumen: dari([14], 15, pendaftar),
  batalkanDokumen: dari([15], 14, [...pendaftar, 'Admin']), // GAP-140
  unggahDokumen: dari([15], 16, ['Admin']),
  tarikDokumen: dari([16], 15, ['Admin']), // GAP-140
};
/** Acts that are the owner's own; all others nobody may do to their own record (GAP-142). */
const milikPendaftar: readonly string[] = ['batalkanPendaftaran', 'mintaDokumen', 'batalkanDokumen'];

const laboran: readonly Role[] = ['Laboran', 'Petugas pembayaran']; // GAP-144

const W2: readonly Label[] = [
  [1, 'Diajukan', 'Verifikasi kalab'],
  [2, 'Disetujui kalab', 'Verifikasi laboran'],
  [3, 'Disetujui laboran', 'Pengajuan penggunaan'],
  [4, 'Penggunaan berlangsung', 'Penambahan atau penyelesaian penggunaan'],
  [5, 'Ditolak', 'Selesai, dapat mendaftar kembali'],
  [7, 'Pengajuan selesai penggunaan', 'Persetujuan selesai oleh laboran'],
  [8, 'Selesai penggunaan', 'Selesai'],
  [10, 'Penambahan perlu verifikasi', 'Verifikasi penambahan oleh laboran'],
  [11, 'Penambahan perlu diperbaiki', 'Perbaikan penambahan oleh pendaftar'],
  [12, 'Penambahan disetujui', 'Pembuatan invoice dan pembayaran'],
];

/** What is on record after the act is such that it leads where the table says; see `setelah`. */
const aturanW2: Record<keyof typeof penelitianWorkflow.actions, Rule> = {
  setujuiKalab: dari([1], 2, ['Kalab']),
  tolakKalab: dari([1], 5, ['Kalab']),
  ubahWaktu: dari([2, 3, 4, 12], 'tetap', laboran), // GAP-144
  setujuiLaboran: dari([2], 3, laboran),
  tolakLaboran: dari([2], 5, laboran),
  batalkanPendaftaran: dari([1, 2], 5, pendaftar), // GAP-126
  ajukanPenambahan: dari([3, 4, 7, 10, 11, 12], 10, pendaftar), // GAP-100, GAP-130
  perbaikiPenambahan: dari([10, 11], 10, pendaftar),
  catatPenambahan: dari([3, 4, 7, 10, 11, 12], 4, laboran), // GAP-85
  putuskanPenambahan: dari([10, 11], 12, laboran),
  kecualikanPenambahan: dari([10], 12, ['Kalab']),
  koreksiPenambahan: dari([3, 4, 7, 10, 11, 12], 'tetap', laboran), // GAP-101
  perpanjang: dari([3, 4, 7, 10, 11, 12], 4, laboran),
  kembalikanAlat: dari([3, 4, 7, 10, 11, 12], 'tetap', laboran), // GAP-100
  buatInvoice: dari([3, 4, 7, 10, 11, 12], 'tetap', [...pendaftar, 'Petugas pembayaran']), // GAP-134
  jedakan: dari([3, 4, 7, 10, 11, 12], 'tetap', ['Kalab', ...laboran]), // BEYOND-37
  lanjutkan: dari([3, 4, 7, 10, 11, 12], 'tetap', ['Kalab', ...laboran]),
  mintaSelesai: dari([3, 4, 12], 7, pendaftar),
  kembalikanPermintaan: dari([7], 4, laboran), // GAP-144
  selesaikan: dari([3, 4, 7, 12], 8, laboran), // GAP-100
};
const milikPeneliti: readonly string[] = [
  'batalkanPendaftaran',
  'ajukanPenambahan',
  'perbaikiPenambahan',
  'buatInvoice',
  'mintaSelesai',
];
/** The additions as they stand after an act on one of them. */
const setelah: Record<string, PenelitianState['penambahan']> = {
  perbaikiPenambahan: [{ kdStatus: 10, cara: 'pendaftar', idLaboratorium: 7 }],
  catatPenambahan: [{ kdStatus: 12, cara: 'petugas', idLaboratorium: 7 }],
  putuskanPenambahan: [{ kdStatus: 12, cara: 'pendaftar', idLaboratorium: 7 }],
  kecualikanPenambahan: [{ kdStatus: 12, cara: 'pendaftar', idLaboratorium: 7 }],
  perpanjang: [{ kdStatus: 12, cara: 'waktu', idLaboratorium: 7 }],
};

const W3: readonly Label[] = [
  [10, 'Penambahan perlu verifikasi', 'Verifikasi penambahan oleh laboran'],
  [11, 'Penambahan perlu diperbaiki', 'Perbaikan penambahan oleh pendaftar'],
  [12, 'Penambahan disetujui', 'Pembuatan invoice dan pembayaran'],
  [5, 'Ditolak', 'Selesai'], // GAP-125
];
const aturanW3: Record<keyof typeof penambahanWorkflow.actions, Rule> = {
  ubah: dari([10, 11], 10, pendaftar),
  tarik: dari([10, 11], 5, pendaftar), // GAP-125
  setujui: dari([10], 12, laboran),
  kecualikan: dari([10], 12, ['Kalab']),
  tolak: { ...dari([10], 11, laboran), ...dari([11], 5, laboran) }, // GAP-125
  koreksi: dari([12], 12, laboran), // GAP-101
};

const W6: readonly Label[] = [
  [0, 'Masuk antrian pengujian', 'Mulai pengujian oleh analis'],
  [1, 'Pengujian berlangsung', 'Laporan analis'],
  [2, 'Laporan progress', 'Review penyelia'],
  [3, 'Review penyelia', 'Tindak lanjut analis'],
  [4, 'Laporan akhir', 'Pengajuan selesai pengujian'],
  [5, 'Pengajuan selesai pengujian', 'Persetujuan penyelia'],
  [6, 'Selesai pengujian', 'Menunggu tagihan pelunasan dan LHU'],
  [7, 'LHU tersedia', 'Selesai'],
  [8, 'Pengujian dibatalkan', 'Mulai ulang pengujian oleh analis'],
];

/** The person is the parameter's analyst or supervisor, its submission is under way (11) and a final report was made. */
const aturanW6: Record<keyof typeof analisisWorkflow.actions, Rule> = {
  mulai: dari([0], 1, analis),
  isiLembar: dari([1, 2, 3, 4], 'tetap', analis), // BEYOND-10
  laporanProgres: dari([1, 2, 3], 2, analis),
  laporanAkhir: dari([1, 2, 3, 4], 4, analis),
  review: dari([1, 2, 3, 4], 3, penyelia),
  ajukanSelesai: dari([2, 3, 4], 5, analis),
  batalkan: dari([1, 2, 3, 4], 0, analis),
  setujui: dari([5], 6, penyelia),
  tolak: dari([5, 6], 3, penyelia), // 6: GAP-137
  ubahMetode: dari([0, 1, 2, 3, 4, 5], 'tetap', penyelia),
  terbitkanLhu: dari([6], 7, ['Kalab']),
};
const milikAnalis: readonly string[] = [
  'mulai',
  'isiLembar',
  'laporanProgres',
  'laporanAkhir',
  'ajukanSelesai',
  'batalkan',
];

const W4: readonly Label[] = [
  [1, 'Belum lunas', 'Menunggu pembayaran'],
  [2, 'Verifikasi pembayaran', 'Verifikasi oleh petugas pembayaran'],
  [3, 'Terbayar lunas', 'Selesai'],
  [4, 'Dibatalkan', 'Tidak perlu dibayar'], // GAP-126
];
const aturanW4: Record<keyof typeof invoiceWorkflow.actions, Rule> = {
  kirimBukti: dari([1, 4], 2, pendaftar), // 4: GAP-126
  terima: dari([2], 3, ['Admin']),
  tolakBukti: dari([2], 1, ['Admin']),
  nomorBayar: dari([1], 'tetap', ['Admin']), // PAY-29
  batalkan: dari([1], 4, [...pendaftar, 'Petugas pembayaran']), // GAP-127
  gugurkan: dari([1], 4, semua), // GAP-126, GAP-127
};

const W4pengembalian: readonly Label[] = [
  [1, 'Belum dikembalikan', 'Pengembalian oleh petugas'],
  [2, 'Sudah dikembalikan', 'Selesai'],
];
const aturanPengembalian: Record<keyof typeof pengembalianWorkflow.actions, Rule> = {
  kembalikan: dari([1], 2, ['Admin']),
};

const W5: readonly Label[] = [
  [1, 'Diajukan', 'Verifikasi laboran dan petugas pembayaran'],
  [2, 'Disetujui', 'Surat dapat dicetak'],
  [3, 'Ditolak', 'Dapat mengajukan kembali'],
  [4, 'Disetujui laboran', '-'],
  [5, 'Disetujui petugas pembayaran', '-'],
];
/** Somebody else has still to decide, so that an approval leaves the letter where it is. */
const aturanW5: Record<keyof typeof suratWorkflow.actions, Rule> = {
  setujuiLaboran: dari([1], 1, ['Laboran']),
  tolakLaboran: dari([1], 3, ['Laboran']),
  setujuiPembayaran: dari([1], 1, ['Petugas pembayaran']),
  tolakPembayaran: dari([1], 3, ['Petugas pembayaran']),
  ajukanLagi: dari([3], 'tetap', ['Pendaftar']),
};

const W8: readonly Label[] = [
  [1, 'Terverifikasi', 'Selesai'],
  [2, 'Ditolak', 'Dapat dihapus'],
  [3, 'Perlu verifikasi', 'Verifikasi admin'],
];

const aturanW8: Record<keyof typeof akunWorkflow.actions, Rule> = {
  setujui: dari([3], 1, ['Admin']),
  tolak: dari([3], 2, ['Admin']),
  ubah: dari([1], 'tetap', ['Admin']), // GAP-43, GAP-44
  koreksi: dari([1], 'tetap', ['Admin']), // GAP-160
  aktifkan: dari([1], 'tetap', ['Admin']),
  hapus: dari([2], 'tetap', ['Admin']), // OFFICER-04
  ajukanLagi: dari([2], 3, semua), // GAP-122
};

const W10: readonly Label[] = [
  [1, 'Rancangan', 'Rilis oleh orang kedua'],
  [2, 'Dirilis', 'Dipakai oleh lembar kerja baru'],
  [3, 'Tidak dipakai lagi', '-'],
];
/** Somebody else wrote it, and its worked examples come out. */
const aturanW10: Record<keyof typeof versiWorkflow.actions, Rule> = {
  ubah: dari([1], 1, ['Admin']),
  rilis: dari([1], 2, ['Kalab', 'Admin']), // BEYOND-07
  hentikan: dari([1, 2], 3, ['Kalab', 'Admin']),
};

const orang = (role: Role, uuid = 'orang'): Actor => ({
  uuid,
  nama: role,
  email: 'orang@kampus.example',
  role,
  laboratorium: [7],
});

const pengujian = (code: Code, action: string, ganti: Partial<PengujianState> = {}): PengujianState => ({
  kdStatusPengajuan: code,
  pendaftarUuid: milikPendaftar.includes(action) ? 'orang' : 'pendaftar',
  idLaboratorium: 7,
  kalabUuid: 'orang',
  parameter: [{ kdStatus: 3, kdProgres: code === 11 ? 1 : 0 }],
  totalTagihan: 300_000,
  nominalAkhir: 150_000,
  kdStatusInvoice: 1,
  janji: '2026-12-10',
  jeda: action === 'lanjutkan' ? [{ mulai: '2026-11-30', selesai: null }] : [],
  ...ganti,
});

const penelitian = (code: Code, action: string, ganti: Partial<PenelitianState> = {}): PenelitianState => ({
  kdStatusPengajuan: code,
  pendaftarUuid: milikPeneliti.includes(action) ? 'orang' : 'pendaftar',
  idLaboratorium: 7,
  kdJenisPenelitian: 1,
  penambahan: setelah[action] ?? [],
  sudahSurvei: true,
  lunas: true,
  alatBelumKembali: 0,
  janji: '2026-12-10',
  jeda: action === 'lanjutkan' ? [{ mulai: '2026-11-30', selesai: null }] : [],
  ...ganti,
});

const surat = (code: Code, action: string, ganti: Partial<SuratState> = {}): SuratState => ({
  kdStatusBebasLab: code,
  pendaftarUuid: action === 'ajukanLagi' ? 'orang' : 'pendaftar',
  terbaru: true,
  detail: [
    { idLaboratorium: 7, flagVerif: 0, tanpaLaboran: false },
    { idLaboratorium: 4, flagVerif: 0, tanpaLaboran: false },
  ],
  flagVerifPembayaran: 0,
  ...ganti,
});

const penambahan = (code: Code, action: string, ganti: Partial<PenambahanState> = {}): PenambahanState => ({
  kdStatusPengajuan: code,
  flagWaktu: false,
  idLaboratorium: 7,
  penelitian: penelitian(10, action === 'ubah' || action === 'tarik' ? 'perbaikiPenambahan' : ''),
  ...ganti,
});

const analisis = (
  code: Code,
  action: string,
  kdStatusPengajuan = 11,
  ganti: Partial<AnalisisState> = {},
): AnalisisState => ({
  idStatusProgresParameter: code === 0 ? null : code,
  userAnalyst: { uuid: milikAnalis.includes(action) ? 'orang' : 'analis' },
  userSupervisor: { uuid: milikAnalis.includes(action) ? 'penyelia' : 'orang' },
  pengujian: {
    idLaboratorium: 7,
    statusSubmission: { kdStatusPengajuan, statusPengajuan: '-' },
    user: { uuid: 'pendaftar' },
  },
  history: [{ aksi: 'mulai' }, { aksi: 'laporanAkhir' }],
  ...ganti,
});

const invoice = (code: Code, action: string, ganti: Partial<InvoiceState> = {}): InvoiceState => ({
  kdStatusPembayaran: code,
  dibatalkan: false,
  pendaftarUuid: ['kirimBukti', 'batalkan'].includes(action) ? 'orang' : 'pendaftar',
  jenis: action === 'batalkan' ? 'penelitian' : 'pengujian',
  idLaboratorium: 7,
  ...ganti,
});

const pengembalian = (code: Code, ganti: Partial<PengembalianState> = {}): PengembalianState => ({
  kdStatusPengembalian: code,
  penerimaUuid: 'pendaftar',
  jenis: 'pengujian',
  idLaboratorium: 7,
  ...ganti,
});

const akun = (code: Code): AkunState => ({ uuid: 'pendaftar', kdStatusVerifikasiUser: code });

const versi = (code: Code, ganti: Partial<VersiState> = {}): VersiState => ({
  idLaboratorium: 7,
  statusVersi: { kdStatusVersi: code },
  penulis: [{ uuid: 'penulis' }],
  keliru: null,
  ...ganti,
});

type Any = Workflow<string, string, never>;
type Tabel = {
  nama: string;
  workflow: Any;
  label: readonly Label[];
  aturan: Record<string, Rule>;
  buat: (code: Code, action: string) => never;
};
const tabel: readonly Tabel[] = [
  { nama: 'W1', workflow: pengujianWorkflow as never, label: W1, aturan: aturanW1, buat: pengujian as never },
  {
    nama: 'W2',
    workflow: penelitianWorkflow as never,
    label: W2,
    aturan: aturanW2,
    buat: penelitian as never,
  },
  {
    nama: 'W3',
    workflow: penambahanWorkflow as never,
    label: W3,
    aturan: aturanW3,
    buat: penambahan as never,
  },
  { nama: 'W4', workflow: invoiceWorkflow as never, label: W4, aturan: aturanW4, buat: invoice as never },
  {
    nama: 'W4, pengembalian',
    workflow: pengembalianWorkflow as never,
    label: W4pengembalian,
    aturan: aturanPengembalian,
    buat: ((code: Code) => pengembalian(code)) as never,
  },
  { nama: 'W5', workflow: suratWorkflow as never, label: W5, aturan: aturanW5, buat: surat as never },
  { nama: 'W6', workflow: analisisWorkflow as never, label: W6, aturan: aturanW6, buat: analisis as never },
  { nama: 'W8', workflow: akunWorkflow as never, label: W8, aturan: aturanW8, buat: akun as never },
  {
    nama: 'W10, BEYOND-06, BEYOND-07',
    workflow: versiWorkflow as never,
    label: W10,
    aturan: aturanW10,
    buat: ((code: Code) => versi(code)) as never,
  },
];

describe.each(tabel)('[$nama]', ({ workflow, label, aturan, buat }) => {
  const states = Object.values(workflow.states);
  const standing = states.filter((state) => !state.hanyaRiwayat).map((state) => state.code);

  test('codes, labels and next steps are those of the table', () => {
    expect(states.map(({ code, label: text, prosesSelanjutnya }) => [code, text, prosesSelanjutnya])).toEqual(
      label,
    );
  });

  test('codes are unique and every action has somebody who may do it, from somewhere', () => {
    expect(new Set(states.map((state) => state.code)).size).toBe(states.length);
    for (const action of Object.values(workflow.actions)) {
      expect(action.roles.length).toBeGreaterThan(0);
      expect(action.from.length).toBeGreaterThan(0);
      expect(action.label).not.toBe('');
    }
  });

  test('every state a record can stand in is reachable from the first', () => {
    const reached = new Set([workflow.initial]);
    for (let before = 0; before < reached.size;) {
      before = reached.size;
      for (const { from, to } of Object.values(workflow.actions))
        if (from.some((state) => reached.has(state)) && to !== null)
          for (const state of typeof to === 'string' ? [to] : to.anyOf) reached.add(state);
    }
    const expected = Object.entries(workflow.states).filter(([, state]) => !state.hanyaRiwayat);
    expect([...reached].sort()).toEqual(expected.map(([name]) => name).sort());
  });

  test('the table names every action and no other', () => {
    expect(Object.keys(workflow.actions).sort()).toEqual(Object.keys(aturan).sort());
  });

  test.each(Object.keys(aturan))(
    '%s: every role at every code is allowed or refused as the table says',
    (action) => {
      const wrong: string[] = [];
      for (const code of standing)
        for (const role of roleList) {
          const rule = aturan[action]?.[code];
          const expected = rule?.roles.includes(role) ? rule.to : 'ditolak';
          const record = buat(code, action);
          const verdict = check(workflow, action, record, orang(role));
          const actual = verdict.ok ? workflow.states[target(workflow, action, record)]?.code : 'ditolak';
          if (actual !== expected) wrong.push(`${action} at ${code} by ${role}: ${actual}, not ${expected}`);
          if (!verdict.ok && !/^[A-Z].+[.]$/.test(verdict.reason))
            wrong.push(`${action}: '${verdict.reason}' is no sentence`);
        }
      expect(wrong).toEqual([]);
    },
  );
});

describe('W5, who exactly, and where it leads', () => {
  const boleh = (action: keyof typeof aturanW5, role: Role, ganti: Partial<SuratState>) =>
    check(suratWorkflow, action, surat(1, action, ganti), orang(role));
  const detail = (
    ...rows: readonly (readonly [lab: number, flagVerif: number, tanpaLaboran?: boolean])[]
  ) => ({
    detail: rows.map(([idLaboratorium, flagVerif, tanpaLaboran = false]) => ({
      idLaboratorium,
      flagVerif,
      tanpaLaboran,
    })),
  });
  const putusan = [
    ['setujuiLaboran', 'Laboran'],
    ['tolakLaboran', 'Laboran'],
    ['setujuiPembayaran', 'Petugas pembayaran'],
    ['tolakPembayaran', 'Petugas pembayaran'],
  ] as const;

  test('[GAP-142] nobody decides on their own letter', () => {
    for (const [action, role] of putusan)
      expect(boleh(action, role, { pendaftarUuid: 'orang' })).toMatchObject({ ok: false, status: 403 });
  });

  test('[GAP-30] a Laboran decides for laboratories of theirs that the letter lists, and for the one they name', () => {
    for (const action of ['setujuiLaboran', 'tolakLaboran'] as const) {
      expect(boleh(action, 'Laboran', detail([4, 0]))).toMatchObject({ ok: false, status: 403 });
      expect(boleh(action, 'Laboran', { hanya: 4 })).toMatchObject({ ok: false, status: 403 });
      expect(boleh(action, 'Laboran', { hanya: 7 }).ok).toBe(true);
    }
  });

  test('[GAP-132] the first decision counts: what is decided is not decided again', () => {
    for (const flagVerif of [1, 2])
      for (const [action, role] of putusan)
        expect(
          boleh(action, role, { ...detail([7, flagVerif], [4, 0]), flagVerifPembayaran: flagVerif }),
        ).toMatchObject({ ok: false, status: 409 });
  });

  test('[GAP-132] a payment officer goes on with a laboratory that lost its Laboran after the payment was decided', () => {
    const ditinggal = { ...detail([7, 1], [4, 0, true]), flagVerifPembayaran: 1 };
    expect(boleh('setujuiPembayaran', 'Petugas pembayaran', ditinggal).ok).toBe(true);
    expect(
      denganPutusan(surat(1, 'setujuiPembayaran', ditinggal), orang('Petugas pembayaran'), 1).detail,
    ).toEqual(detail([7, 1], [4, 1, true]).detail);
  });

  test('[GAP-30] the letter is out with the last approval, whosever that is; with no laboratory the payment decides', () => {
    const kode = (action: keyof typeof aturanW5, role: Role, ganti: Partial<SuratState>) => {
      const sesudah = denganPutusan(surat(1, action, ganti), orang(role), 1);
      return suratWorkflow.states[target(suratWorkflow, action, sesudah)].code;
    };
    expect(kode('setujuiLaboran', 'Laboran', { ...detail([7, 0], [4, 1]), flagVerifPembayaran: 1 })).toBe(2);
    expect(kode('setujuiLaboran', 'Laboran', { ...detail([7, 0], [4, 1]) })).toBe(1);
    expect(kode('setujuiLaboran', 'Laboran', { ...detail([7, 0], [4, 0]), flagVerifPembayaran: 1 })).toBe(1);
    expect(kode('setujuiPembayaran', 'Petugas pembayaran', detail([7, 1], [4, 1]))).toBe(2);
    expect(kode('setujuiPembayaran', 'Petugas pembayaran', detail([7, 1], [4, 0, true]))).toBe(2);
    expect(kode('setujuiPembayaran', 'Petugas pembayaran', detail([7, 1], [4, 0]))).toBe(1);
    expect(kode('setujuiPembayaran', 'Petugas pembayaran', detail())).toBe(2);
  });

  test('[GAP-133] what is open stands in the way of approvals alone', () => {
    const halangan = [
      {
        sebab: 'penelitianBerjalan',
        keterangan: 'Penelitian belum selesai.',
        halaman: 'penelitian',
        uuid: null,
        nomor: 'P-2611-0004',
        judul: null,
      },
    ] as const;
    const tertolak = {
      ok: false,
      status: 409,
      reason: 'Surat belum dapat disetujui. P-2611-0004: Penelitian belum selesai.',
    };
    for (const [action, role] of putusan)
      expect(boleh(action, role, { halangan })).toEqual(
        action.startsWith('setujui') ? tertolak : { ok: true },
      );
  });

  test('a refused letter asks its applicant for a new one, until there is one', () => {
    const lagi = (ganti: Partial<SuratState>) =>
      check(suratWorkflow, 'ajukanLagi', surat(3, 'ajukanLagi', ganti), orang('Pendaftar'));
    expect(lagi({}).ok).toBe(true);
    expect(lagi({ terbaru: false })).toMatchObject({ ok: false, status: 409 });
    expect(lagi({ pendaftarUuid: 'pendaftar' })).toMatchObject({ ok: false, status: 403 });
  });
});

describe('W1, who exactly', () => {
  const boleh = (action: keyof typeof aturanW1, code: Code, role: Role, ganti: Partial<PengujianState>) =>
    check(pengujianWorkflow, action, pengujian(code, action, ganti), orang(role));

  test('[CONF-03] at 2 only the Kalab who was appointed decides', () => {
    for (const action of ['setujuiKalab', 'tolakKalab'] as const) {
      expect(boleh(action, 2, 'Kalab', {}).ok).toBe(true);
      for (const kalabUuid of ['kalab lain', null])
        expect(boleh(action, 2, 'Kalab', { kalabUuid })).toMatchObject({ ok: false, status: 403 });
    }
  });

  test('[GAP-142] nobody decides on their own submission', () => {
    for (const [action, code, role] of [
      ['setujui', 1, 'Admin'],
      ['mintaVerifikasiKalab', 1, 'Admin'],
      ['tolak', 1, 'Admin'],
      ['setujuiKalab', 2, 'Kalab'],
      ['tolakKalab', 2, 'Kalab'],
      ['tugaskan', 6, 'Admin'],
      ['ubahPenugasan', 7, 'Admin'],
      ['tagihPelunasan', 8, 'Admin'],
      ['jedakan', 11, 'Admin'],
      ['lanjutkan', 11, 'Kalab'],
      ['terbitkanLhu', 10, 'Kalab'],
      ['perbaikiLhu', 14, 'Kalab'],
      ['unggahBertandaTangan', 14, 'Kalab'],
      ['unggahDokumen', 15, 'Admin'],
      ['tarikDokumen', 16, 'Admin'],
    ] as const)
      expect(boleh(action, code, role, { pendaftarUuid: 'orang' }), action).toEqual({
        ok: false,
        status: 403,
        reason: 'Anda tidak dapat memutuskan pengujian yang Anda daftarkan sendiri.',
      });
  });

  test('what is the owner’s is nobody else’s', () => {
    for (const [action, code] of [
      ['batalkanPendaftaran', 1],
      ['mintaDokumen', 14],
      ['batalkanDokumen', 15],
    ] as const)
      for (const role of pendaftar)
        expect(boleh(action, code, role, { pendaftarUuid: 'orang lain' })).toMatchObject({
          ok: false,
          status: 403,
        });
  });

  test('an LHU is issued, corrected and signed outside by a Kalab of that laboratory', () => {
    for (const [action, code] of [
      ['terbitkanLhu', 10],
      ['perbaikiLhu', 14],
      ['unggahBertandaTangan', 14],
    ] as const)
      expect(boleh(action, code, 'Kalab', { idLaboratorium: 4 })).toEqual({
        ok: false,
        status: 403,
        reason: 'Hanya untuk kalab laboratorium ini.',
      });
  });

  test.each<[keyof typeof aturanW1, Code, Role, Partial<PengujianState>, string]>([
    [
      'setujuiKalab',
      2,
      'Kalab',
      { kalabUuid: null },
      'Hanya untuk kalab yang ditunjuk memverifikasi pengujian ini.',
    ],
    ['mintaDokumen', 14, 'Pendaftar', { pendaftarUuid: 'lain' }, 'Hanya untuk pendaftar pengujian ini.'],
    ['bukaKembali', 10, 'Laboran', {}, 'Setelah lunas, hanya kalab yang membuka kembali pengujian.'],
    ['jedakan', 11, 'Kalab', { idLaboratorium: 4 }, 'Hanya untuk kalab atau Admin laboratorium ini.'],
    ['lanjutkan', 11, 'Admin', { idLaboratorium: 4 }, 'Hanya untuk kalab atau Admin laboratorium ini.'],
    ['jedakan', 6, 'Admin', { janji: null }, 'Belum ada janji selesai yang dapat dijeda.'],
    [
      'lanjutkan',
      11,
      'Kalab',
      { jeda: [{ mulai: '2026-11-30', selesai: '2026-12-01' }] },
      'Janji selesai tidak sedang dijeda.',
    ],
    [
      'tolak',
      5,
      'Admin',
      { kdStatusInvoice: 2 },
      'Bukti pembayaran sedang diverifikasi. Pendaftaran dapat dibatalkan setelah bukti itu diputuskan.',
    ],
    [
      'tagihPelunasan',
      9,
      'Admin',
      { kdStatusInvoice: 2 },
      'Bukti pembayaran sudah dikirim. Putuskan bukti itu sebelum memperbaiki tagihan.',
    ],
  ])('%s at %i by %s with %j says why not', (action, code, role, ganti, reason) => {
    expect(boleh(action, code, role, ganti)).toMatchObject({ ok: false, reason });
  });

  test('[GAP-140] Admin declines a document that is not their own request', () => {
    expect(boleh('batalkanDokumen', 15, 'Admin', { pendaftarUuid: 'pendaftar' }).ok).toBe(true);
  });
});

describe('W1, where an act leads', () => {
  const kode = (action: keyof typeof aturanW1, code: Code, ganti: Partial<PengujianState>) =>
    pengujianWorkflow.states[target(pengujianWorkflow, action, pengujian(code, action, ganti))].code;
  const uji = (...pairs: readonly (readonly [kdStatus: Code, kdProgres: Code])[]) => ({
    parameter: pairs.map(([kdStatus, kdProgres]) => ({ kdStatus, kdProgres })),
  });

  test('[GAP-06] nothing to pay goes past the down payment', () => {
    expect(kode('tagihDp', 3, { totalTagihan: 0 })).toBe(6);
    expect(kode('tagihDp', 3, { totalTagihan: 1 })).toBe(5);
  });

  test('[GAP-08, GAP-124] a final bill of nothing or less is settled at once; with nothing tested it ends', () => {
    expect(kode('tagihPelunasan', 8, { nominalAkhir: 1, ...uji([3, 6]) })).toBe(9);
    for (const nominalAkhir of [0, -50_000]) {
      expect(kode('tagihPelunasan', 8, { nominalAkhir, ...uji([4, 0], [3, 6]) })).toBe(10);
      expect(kode('tagihPelunasan', 8, { nominalAkhir, ...uji([4, 0], [4, 0]) })).toBe(4);
    }
  });

  test('[GAP-124, GAP-136] taking parameters out brings the submission to what is left of it', () => {
    expect(kode('tugaskan', 6, uji([4, 0], [3, 0]))).toBe(7);
    expect(kode('tugaskan', 6, uji([4, 0]))).toBe(8);
    expect(kode('ubahPenugasan', 11, uji([4, 0], [3, 6]))).toBe(8);
    expect(kode('ubahPenugasan', 11, uji([4, 0], [3, 0], [3, 2]))).toBe(11);
    expect(kode('ubahPenugasan', 12, uji([4, 0], [4, 0]))).toBe(8);
  });

  test('[GAP-126] a registration whose proof is being looked at is not withdrawn', () => {
    for (const action of ['batalkanPendaftaran', 'tolak'] as const)
      expect(
        check(
          pengujianWorkflow,
          action,
          pengujian(5, action, { kdStatusInvoice: 2 }),
          orang(action === 'tolak' ? 'Admin' : 'Pendaftar'),
        ),
      ).toMatchObject({ ok: false, status: 409 });
  });

  test('[GAP-127] a final bill is corrected only while nobody has paid it; the first one comes after a paid one', () => {
    for (const [code, kdStatusInvoice, ok] of [
      [8, 3, true],
      [8, null, true],
      [9, 1, true],
      [9, 2, false],
    ] as const) {
      const record = pengujian(code, 'tagihPelunasan', { kdStatusInvoice });
      expect(check(pengujianWorkflow, 'tagihPelunasan', record, orang('Admin')).ok).toBe(ok);
    }
  });
});

describe('W4, who exactly, in which words', () => {
  const siapa = (role: Role, lab: number): Actor => ({ ...orang(role), laboratorium: [lab] });
  const tes = { jenis: 'pengujian', pendaftarUuid: 'pendaftar' } as const;
  const riset = { jenis: 'penelitian', pendaftarUuid: 'pendaftar' } as const;
  const sendiri = { pendaftarUuid: 'orang' };
  const bukanSendiri = 'Anda tidak dapat memverifikasi pembayaran Anda sendiri.';
  const petugasLain = 'Hanya untuk petugas pembayaran laboratorium ini.';
  const bukanPembatal = 'Hanya untuk pendaftar yang ditagih dan petugas pembayaran laboratorium ini.';
  const hasil = (reason: string) => (reason === 'boleh' ? { ok: true } : { ok: false, status: 403, reason });

  /** Of laboratory 7; GAP-142, PAY-17, PAY-18, GAP-127 and CONF-45. */
  test.each<[keyof typeof aturanW4, Role, number, Partial<InvoiceState>, string]>([
    ['kirimBukti', 'Pendaftar', 7, tes, 'Hanya untuk pendaftar yang ditagih.'],
    ['terima', 'Admin', 7, sendiri, bukanSendiri],
    ['tolakBukti', 'Petugas pembayaran', 7, { ...riset, ...sendiri }, bukanSendiri],
    ['terima', 'Petugas pembayaran', 7, tes, 'Pembayaran pengujian diverifikasi oleh Admin.'],
    ['tolakBukti', 'Admin', 4, tes, 'boleh'],
    ['terima', 'Admin', 7, riset, petugasLain],
    ['tolakBukti', 'Petugas pembayaran', 4, riset, petugasLain],
    ['tolakBukti', 'Petugas pembayaran', 7, riset, 'boleh'],
    ['terima', 'Petugas pembayaran', 7, riset, 'boleh'],
    ['nomorBayar', 'Petugas pembayaran', 7, riset, 'boleh'],
    ['nomorBayar', 'Petugas pembayaran', 4, riset, petugasLain],
    ['nomorBayar', 'Admin', 7, riset, petugasLain],
    [
      'batalkan',
      'Pendaftar',
      7,
      { ...tes, ...sendiri },
      'Invoice pengujian dibuat dan dibatalkan oleh sistem.',
    ],
    ['batalkan', 'Pendaftar', 7, { ...riset, ...sendiri }, 'boleh'],
    ['batalkan', 'Petugas pembayaran', 7, riset, 'boleh'],
    ['batalkan', 'Petugas pembayaran', 4, riset, bukanPembatal],
    ['batalkan', 'Kalab', 7, riset, bukanPembatal],
  ])(
    '[GAP-142, PAY-17, PAY-18, GAP-127, CONF-45] %s by %s of %i, %j: %s',
    (aksi, role, lab, ganti, reason) => {
      const kode = Number(Object.keys(aturanW4[aksi])[0]);
      expect(check(invoiceWorkflow, aksi, invoice(kode, aksi, ganti), siapa(role, lab))).toMatchObject(
        hasil(reason),
      );
    },
  );

  const diriSendiri = 'Anda tidak dapat mengembalikan dana kepada diri sendiri.';
  test.each<[Role, number, Partial<PengembalianState>, string]>([
    ['Admin', 7, { penerimaUuid: 'orang' }, diriSendiri],
    ['Petugas pembayaran', 7, { jenis: 'penelitian', penerimaUuid: 'orang' }, diriSendiri],
    ['Petugas pembayaran', 7, { jenis: 'pengujian' }, 'Dana pengujian dikembalikan oleh Admin.'],
    ['Admin', 7, { jenis: 'penelitian' }, petugasLain],
    ['Petugas pembayaran', 4, { jenis: 'penelitian' }, petugasLain],
    ['Petugas pembayaran', 7, { jenis: 'penelitian' }, 'boleh'],
  ])('[GAP-142, CONF-46] money given back by %s of %i, %j: %s', (role, lab, ganti, reason) => {
    expect(check(pengembalianWorkflow, 'kembalikan', pengembalian(1, ganti), siapa(role, lab))).toMatchObject(
      hasil(reason),
    );
  });

  test('[GAP-126] a late proof that is turned down leaves a cancelled invoice cancelled', () => {
    const record = invoice(2, 'tolakBukti', { dibatalkan: true });
    expect(target(invoiceWorkflow, 'tolakBukti', record)).toBe('dibatalkan');
  });
});

describe('W6, who exactly and beside which code of the submission', () => {
  const verdict = (action: keyof typeof aturanW6, record: AnalisisState, role: Role = 'Kalab') =>
    check(analisisWorkflow, action, record, orang(role));
  const semuaKode = W1.map(([code]) => code);
  /** At which codes of the submission the act is open. */
  const terbukaPada = (
    action: keyof typeof aturanW6,
    progres: Code,
    role: Role,
    ganti: Partial<AnalisisState> = {},
  ) => semuaKode.filter((code) => verdict(action, analisis(progres, action, code, ganti), role).ok);

  test('[GAP-17] acts of analyst and supervisor are refused with 403 to anybody else', () => {
    const milikMereka = (Object.keys(aturanW6) as (keyof typeof aturanW6)[]).filter(
      (action) => action !== 'terbitkanLhu',
    );
    for (const action of milikMereka) {
      const code = Number(Object.keys(aturanW6[action])[0]);
      const asing = analisis(code, action, 11, { userAnalyst: { uuid: 'a' }, userSupervisor: { uuid: 'b' } });
      expect(verdict(action, asing), action).toMatchObject({ ok: false, status: 403 });
    }
  });

  test('[GAP-142] neither analyst nor supervisor acts on a submission of their own', () => {
    for (const action of Object.keys(aturanW6) as (keyof typeof aturanW6)[]) {
      const code = Number(Object.keys(aturanW6[action])[0]);
      const record = analisis(code, action);
      const sendiri = { ...record, pengujian: { ...record.pengujian, user: { uuid: 'orang' } } };
      expect(verdict(action, sendiri), action).toMatchObject({ ok: false, status: 403 });
    }
  });

  test('[ANALYSIS-04] a start is open at 7, 11 and 12; everything that follows at 11', () => {
    expect(terbukaPada('mulai', 0, 'Laboran')).toEqual([7, 11, 12]);
    for (const action of ['laporanAkhir', 'review', 'batalkan'] as const)
      expect(terbukaPada(action, 1, 'Laboran')).toEqual([11]);
    expect(terbukaPada('ajukanSelesai', 4, 'Laboran')).toEqual([11]);
    for (const action of ['setujui', 'tolak'] as const)
      expect(terbukaPada(action, 5, 'Laboran')).toEqual([11]);
  });

  test('[GAP-137] an approved result is taken back by its supervisor at 8 and 11, by a Kalab of the laboratory also at 10', () => {
    const bukanPenyelia = { userSupervisor: { uuid: 'orang lain' } };
    expect(terbukaPada('tolak', 6, 'Laboran')).toEqual([8, 11]);
    expect(terbukaPada('tolak', 6, 'Kalab', bukanPenyelia)).toEqual([8, 10, 11]);
    expect(terbukaPada('tolak', 6, 'Laboran', bukanPenyelia)).toEqual([]);
    expect(terbukaPada('tolak', 5, 'Kalab', bukanPenyelia)).toEqual([]);
  });

  test('[API-107] the method is the supervisor’s until 6, then the Kalab’s until the LHU is issued', () => {
    const bukanPenyelia = { userSupervisor: { uuid: 'orang lain' } };
    expect(terbukaPada('ubahMetode', 6, 'Laboran')).toEqual([]);
    expect(terbukaPada('ubahMetode', 6, 'Kalab', bukanPenyelia)).toEqual([10]);
    expect(terbukaPada('ubahMetode', 5, 'Kalab', bukanPenyelia)).toEqual([]);
  });

  test('[GAP-36, GAP-138] request-done needs a final report newer than the latest start', () => {
    const dengan = (...aksi: string[]) =>
      verdict(
        'ajukanSelesai',
        analisis(4, 'ajukanSelesai', 11, { history: aksi.map((satu) => ({ aksi: satu })) }),
      );
    expect(dengan('mulai', 'laporanProgres')).toMatchObject({ ok: false, status: 409 });
    expect(dengan('mulai', 'laporanAkhir', 'batalkan', 'mulai', 'laporanProgres')).toMatchObject({
      ok: false,
      status: 409,
    });
    expect(dengan('mulai', 'laporanAkhir', 'ajukanSelesai', 'tolak', 'laporanProgres').ok).toBe(true);
  });

  test('[BEYOND-16] of a sheet that was sent back nothing final is made before every old cell is confirmed or measured again', () => {
    const tulis = (...kunci: string[]) => ({
      aksi: 'isiLembar',
      lembar: { sel: kunci.map((satu) => ({ kunci: satu, nilai: '30,1', dicoret: null })) },
    });
    const kembali = [
      { aksi: 'mulai' },
      tulis('w0.1', 'w0.2'),
      { aksi: 'laporanAkhir' },
      { aksi: 'ajukanSelesai' },
      { aksi: 'tolak' },
    ];
    const dengan = (action: 'laporanAkhir' | 'ajukanSelesai' | 'laporanProgres', history: BarisSel[]) =>
      verdict(action, analisis(3, action, 11, { history }));
    const sebagian = [...kembali, tulis('w0.1')];
    for (const action of ['laporanAkhir', 'ajukanSelesai'] as const) {
      expect(dengan(action, sebagian)).toEqual({
        ok: false,
        status: 409,
        reason:
          '1 sel lembar kerja dari sebelum dikembalikan belum dipastikan. Pastikan masih benar, atau ukur lagi, lalu simpan lembarnya.',
      });
      expect(dengan(action, [...sebagian, tulis('w0.2')]).ok).toBe(true);
      // A parameter without a sheet, and one that was never sent back.
      expect(
        dengan(
          action,
          kembali.filter(({ aksi }) => aksi !== 'isiLembar'),
        ).ok,
      ).toBe(true);
      expect(dengan(action, kembali.slice(0, 3)).ok).toBe(true);
    }
    expect(dengan('laporanProgres', kembali).ok).toBe(true);
  });

  const lain = { uuid: 'lain' };
  test.each<[keyof typeof aturanW6, AnalisisState, string]>([
    ['mulai', analisis(0, 'mulai', 8), "Pengujian berstatus '-', belum dapat dimulai."],
    ['review', analisis(1, 'review', 8), "Pengujian berstatus '-', tidak sedang berlangsung."],
    [
      'mulai',
      analisis(0, 'mulai', 7, { userAnalyst: lain }),
      'Hanya untuk analis yang ditugaskan pada parameter ini.',
    ],
    [
      'review',
      analisis(1, '', 11, { userSupervisor: null }),
      'Hanya untuk penyelia yang ditugaskan pada parameter ini.',
    ],
    [
      'tolak',
      analisis(6, 'tolak', 9),
      'Hasil yang sudah ditagih atau terbit tidak dapat dibuka kembali dari sini.',
    ],
    [
      'ubahMetode',
      analisis(6, 'ubahMetode', 11),
      'Setelah pengujian selesai, metode uji hanya diubah kalab sebelum LHU terbit.',
    ],
    [
      'ajukanSelesai',
      analisis(4, 'ajukanSelesai', 11, { history: [] }),
      'Buat laporan akhir dahulu sebelum mengajukan selesai pengujian.',
    ],
  ])('%s says why not', (action, record, reason) => {
    expect(verdict(action, record)).toMatchObject({ ok: false, reason });
  });

  test('an LHU closes parameters of a Kalab’s own laboratory', () => {
    const record = analisis(6, 'terbitkanLhu', 10);
    const diLain = { ...record, pengujian: { ...record.pengujian, idLaboratorium: 4 } };
    expect(verdict('terbitkanLhu', diLain)).toMatchObject({
      ok: false,
      reason: 'Hanya untuk kalab laboratorium ini.',
    });
  });
});

describe('W10, who exactly and when', () => {
  const verdict = (aksi: keyof typeof aturanW10, ganti: Partial<VersiState> = {}, lab = 7) =>
    check(versiWorkflow, aksi, versi(1, ganti), { ...orang('Admin'), laboratorium: [lab] });

  test('[BEYOND-07] none of those who wrote in a version releases it', () => {
    for (const penulis of [['orang'], ['penulis', 'orang'], ['orang', 'penulis']])
      expect(verdict('rilis', { penulis: penulis.map((uuid) => ({ uuid })) })).toMatchObject({
        ok: false,
        status: 403,
      });
    expect(verdict('ubah', { penulis: [{ uuid: 'orang' }] }).ok).toBe(true);
  });

  test('[BEYOND-07] a version that does not reproduce its examples is not released, and says which', () => {
    expect(verdict('rilis', { keliru: 'Contoh keliru.' })).toEqual({
      ok: false,
      status: 409,
      reason: 'Contoh keliru.',
    });
  });

  test('[BEYOND-06] every act is of the laboratory’s own people', () => {
    for (const aksi of Object.keys(aturanW10) as (keyof typeof aturanW10)[])
      expect(verdict(aksi, {}, 4), aksi).toMatchObject({ ok: false, status: 403 });
  });
});

/** Whose act a record waits for at which code: the people whom 'Proses selanjutnya' of the tables above names (GAP-150). */
const ditunggu: Record<string, Record<string, readonly Code[]>> = {
  Pengujian: {
    setujui: [1],
    setujuiKalab: [2],
    tugaskan: [6],
    tagihPelunasan: [8],
    terbitkanLhu: [10],
    unggahDokumen: [15],
  },
  Penelitian: {
    setujuiKalab: [1],
    setujuiLaboran: [2],
    perbaikiPenambahan: [11],
    putuskanPenambahan: [10],
    selesaikan: [3, 7], // At 3 what has no laboratory to use (GAP-157).
  },
  Penambahan: { ubah: [11], setujui: [10] },
  Analisis: {
    mulai: [0],
    laporanProgres: [1, 3],
    laporanAkhir: [2],
    review: [2],
    ajukanSelesai: [4],
    setujui: [5],
  },
  Invoice: { kirimBukti: [1], terima: [2] },
  Pengembalian: { kembalikan: [1] },
  Surat: { setujuiLaboran: [1], setujuiPembayaran: [1], ajukanLagi: [3] },
  Akun: { setujui: [3] },
  'Versi lembar kerja': { rilis: [1] },
};

test.each<AnyWorkflow>([
  pengujianWorkflow,
  penelitianWorkflow,
  penambahanWorkflow,
  analisisWorkflow,
  invoiceWorkflow,
  pengembalianWorkflow,
  suratWorkflow,
  akunWorkflow,
  versiWorkflow,
])(
  '[GAP-150, GAP-58] $name: what is waited for, and it can be done from there',
  ({ name, states, actions }) => {
    const kode = (nama: string) => states[nama]!.code;
    const awaited = Object.entries(actions).filter(([, { ditunggu: pada }]) => pada);
    expect(Object.fromEntries(awaited.map(([aksi, { ditunggu: pada }]) => [aksi, pada!.map(kode)]))).toEqual(
      ditunggu[name],
    );
    for (const [, { ditunggu: pada, from }] of awaited)
      for (const state of pada!) expect(from).toContain(state);
  },
);

/** What an act is called on its button, and how it is done: queued without a network, on the revision that was seen, asked twice. */
const sifat: Record<string, readonly (readonly [aksi: string, label: string, sifat: string])[]> = {
  Pengujian: [
    ['setujui', 'Setujui', 'live revisi'],
    ['mintaVerifikasiKalab', 'Minta verifikasi kalab', 'live revisi'],
    ['tolak', 'Tolak', 'live revisi bahaya'],
    ['setujuiKalab', 'Setujui', 'queued revisi'],
    ['tolakKalab', 'Tolak', 'queued revisi bahaya'],
    ['batalkanPendaftaran', 'Batalkan pendaftaran', 'live bahaya'],
    ['tagihDp', 'Terbitkan tagihan DP', 'live'],
    ['verifikasiDp', 'Verifikasi pembayaran DP', 'live revisi'],
    ['tugaskan', 'Tentukan analis dan penyelia', 'live revisi'],
    ['ubahPenugasan', 'Ubah penugasan', 'live revisi'],
    ['mulai', 'Mulai pengujian', 'queued'],
    ['batalkanPengujian', 'Batalkan pengujian', 'queued bahaya'],
    ['selesaikan', 'Selesaikan pengujian', 'queued'],
    ['bukaKembali', 'Buka kembali pengujian', 'queued'],
    ['tagihPelunasan', 'Buat tagihan pelunasan', 'live revisi'],
    ['verifikasiPelunasan', 'Verifikasi pembayaran akhir', 'live revisi'],
    ['terbitkanLhu', 'Terbitkan LHU', 'live revisi'],
    ['jedakan', 'Jeda janji', 'live'],
    ['lanjutkan', 'Akhiri jeda', 'live'],
    ['perbaikiLhu', 'Perbaiki LHU', 'live revisi'],
    ['unggahBertandaTangan', 'Unggah yang bertanda tangan', 'live revisi'],
    ['mintaDokumen', 'Ajukan dokumen tambahan', 'live'],
    ['batalkanDokumen', 'Batalkan permintaan dokumen', 'live'],
    ['unggahDokumen', 'Unggah dokumen tambahan', 'live'],
    ['tarikDokumen', 'Tarik dokumen', 'live bahaya'],
  ],
  Analisis: [
    ['mulai', 'Mulai pengujian', 'queued induk'],
    ['isiLembar', 'Isi lembar kerja', 'queued'],
    ['laporanProgres', 'Laporan progres', 'queued'],
    ['laporanAkhir', 'Laporan akhir', 'queued'],
    ['review', 'Buat review', 'queued'],
    ['ajukanSelesai', 'Ajukan selesai pengujian', 'queued'],
    ['batalkan', 'Batalkan pengujian', 'queued revisi bahaya induk'],
    ['setujui', 'Setujui selesai', 'queued revisi induk'],
    ['tolak', 'Tolak selesai', 'queued revisi bahaya induk'],
    ['ubahMetode', 'Ubah metode uji', 'queued revisi'],
    ['terbitkanLhu', 'Terbitkan LHU', 'live revisi'],
  ],
};

test.each<AnyWorkflow>([pengujianWorkflow, analisisWorkflow])(
  '[GAP-68, GAP-99, GAP-129] $name: what each act is called, and how it is done',
  ({ name, actions }) => {
    const ada = Object.entries(actions).map(([aksi, { label, offline, revision, danger, movesParent }]) => [
      aksi,
      label,
      [offline, revision && 'revisi', danger && 'bahaya', movesParent && 'induk'].filter(Boolean).join(' '),
    ]);
    expect(ada).toEqual(sifat[name]);
  },
);
