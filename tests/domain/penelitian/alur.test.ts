import { describe, expect, it, test } from 'vitest';
import type { Role } from '#domain/core/roles.ts';
import { check, target } from '#domain/core/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import {
  dapatMengajukanSelesai,
  menurutPenambahan,
  type PenelitianUtuh,
} from '#domain/penelitian/keadaan.ts';
import {
  kodeAkhir,
  kodeDiPerangkat,
  kodePenggunaan,
  penelitianWorkflow,
  type PenelitianAksi,
} from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import * as contoh from '#tests/support/contoh/tulisan.ts';

const orang = (role: Role, laboratorium: readonly number[] = [7]) =>
  contoh.orang(role, { uuid: 'orang', laboratorium });

const penelitian = (kode: number, ganti: Partial<PenelitianUtuh> = {}): PenelitianUtuh => ({
  kdStatusPengajuan: kode,
  pendaftarUuid: 'pendaftar',
  idLaboratorium: 7,
  kdJenisPenelitian: 1,
  penambahan: [],
  sudahSurvei: true,
  lunas: true,
  alatBelumKembali: 0,
  janji: null,
  jeda: [],
  ...ganti,
});
const milik = (kode: number, ganti: Partial<PenelitianUtuh> = {}) =>
  penelitian(kode, { pendaftarUuid: 'orang', ...ganti });

const boleh = (aksi: PenelitianAksi, record: PenelitianUtuh, role: Role, laboratorium?: readonly number[]) =>
  check(penelitianWorkflow, aksi, record, orang(role, laboratorium));
const tertolak = (status: number, reason: string) => ({ ok: false, status, reason });
const sendiri = tertolak(403, 'Anda tidak dapat memutuskan penelitian yang Anda daftarkan sendiri.');

describe('W2, who exactly', () => {
  test.each<[PenelitianAksi, number, Role]>([
    ['setujuiKalab', 1, 'Kalab'],
    ['tolakKalab', 1, 'Kalab'],
    ['setujuiLaboran', 2, 'Laboran'],
    ['tolakLaboran', 2, 'Laboran'],
    ['ubahWaktu', 3, 'Petugas pembayaran'],
    ['catatPenambahan', 4, 'Laboran'],
    ['putuskanPenambahan', 10, 'Laboran'],
    ['kecualikanPenambahan', 10, 'Kalab'],
    ['koreksiPenambahan', 12, 'Laboran'],
    ['perpanjang', 4, 'Laboran'],
    ['kembalikanAlat', 7, 'Petugas pembayaran'],
    ['kembalikanPermintaan', 7, 'Laboran'],
    ['selesaikan', 7, 'Laboran'],
  ])('[GAP-63, GAP-142] %s: an officer of its laboratory, never of what they sent in', (aksi, kode, role) => {
    expect(boleh(aksi, penelitian(kode), role)).toEqual({ ok: true });
    expect(boleh(aksi, penelitian(kode), role, [4])).toEqual(
      tertolak(403, 'Hanya untuk petugas laboratorium ini.'),
    );
    expect(boleh(aksi, milik(kode), role)).toEqual(sendiri);
  });

  test.each<[PenelitianAksi, number]>([
    ['batalkanPendaftaran', 1],
    ['ajukanPenambahan', 3],
    ['perbaikiPenambahan', 11],
    ['mintaSelesai', 12],
  ])('%s: its registrant alone', (aksi, kode) => {
    expect(boleh(aksi, milik(kode), 'Laboran')).toEqual({ ok: true });
    expect(boleh(aksi, penelitian(kode), 'Laboran')).toEqual(
      tertolak(403, 'Hanya untuk pendaftar penelitian ini.'),
    );
  });

  test.each<[string, PenelitianUtuh, Role, readonly number[], boolean]>([
    ['its registrant', milik(12), 'Pendaftar', [], true],
    ['its registrant, a Laboran', milik(12), 'Laboran', [7], true],
    ['the payment officer', penelitian(12), 'Petugas pembayaran', [7], true],
    ['the payment officer of another laboratory', penelitian(12), 'Petugas pembayaran', [4], false],
    ['a Laboran', penelitian(12), 'Laboran', [7], false],
  ])('[GAP-134] an invoice is made by %s: %#', (_siapa, record, role, laboratorium, dapat) => {
    expect(boleh('buatInvoice', record, role, laboratorium)).toEqual(
      dapat
        ? { ok: true }
        : tertolak(403, 'Hanya untuk pendaftar penelitian ini dan petugas pembayaran laboratorium ini.'),
    );
  });
});

describe('W2, what stands in the way', () => {
  const tanpaPenggunaan = tertolak(409, 'Penelitian di luar laboratorium tidak mencatat penggunaan.');
  const menunggu = tertolak(
    409,
    'Masih ada penambahan yang menunggu verifikasi atau perbaikan. Selesaikan penambahan itu lebih dahulu.',
  );
  const belumLunas = tertolak(
    409,
    'Masih ada tagihan yang belum dibuatkan invoice, atau invoice yang belum lunas.',
  );
  const penambahan = (kdStatus: number) => ({
    penambahan: [{ kdStatus, cara: 'pendaftar' as const, idLaboratorium: 7 }],
  });

  test('[REG-39, GAP-22] research elsewhere records no usage, and is ended without more ado', () => {
    const luar = { kdJenisPenelitian: 2 };
    expect(boleh('ajukanPenambahan', milik(3, luar), 'Pendaftar')).toEqual(tanpaPenggunaan);
    expect(boleh('catatPenambahan', penelitian(3, luar), 'Laboran')).toEqual(tanpaPenggunaan);
    expect(boleh('perpanjang', penelitian(3, luar), 'Laboran')).toEqual(tanpaPenggunaan);
    expect(boleh('mintaSelesai', milik(3, luar), 'Pendaftar')).toEqual(tanpaPenggunaan);
    const apaPun = { ...luar, ...penambahan(10), lunas: false, alatBelumKembali: 1 };
    expect(boleh('selesaikan', penelitian(3, apaPun), 'Laboran')).toEqual({ ok: true });
  });

  test.each([
    ['an addition to verify', penambahan(10), menunggu],
    ['an addition to mend', penambahan(11), menunggu],
    ['money', { lunas: false }, belumLunas],
    ['an addition before money', { ...penambahan(10), lunas: false }, menunggu],
  ])('[GAP-27, USAGE-25] %s keeps both ends shut', (_nama, ganti, alasan) => {
    expect(boleh('mintaSelesai', milik(4, ganti), 'Pendaftar')).toEqual(alasan);
    expect(boleh('selesaikan', penelitian(4, ganti), 'Laboran')).toEqual(alasan);
    expect(dapatMengajukanSelesai(penelitian(4, ganti))).toBe(false);
  });

  test('[GAP-27] what is approved or turned down keeps nothing', () => {
    for (const kdStatus of [5, 12]) {
      expect(boleh('mintaSelesai', milik(4, penambahan(kdStatus)), 'Pendaftar')).toEqual({ ok: true });
      expect(dapatMengajukanSelesai(penelitian(4, penambahan(kdStatus)))).toBe(true);
    }
  });

  test('[USAGE-26, GAP-107] without its survey the end cannot be asked for, but an officer may end it', () => {
    expect(boleh('mintaSelesai', milik(4, { sudahSurvei: false }), 'Pendaftar')).toEqual(
      tertolak(409, 'Isi survei laboratorium lebih dahulu, lalu ajukan selesai penggunaan.'),
    );
    expect(boleh('selesaikan', penelitian(4, { sudahSurvei: false }), 'Laboran')).toEqual({ ok: true });
  });

  test('[CONF-41, GAP-71] tools that are out keep it from ending, not from asking for the end', () => {
    const diluar = { alatBelumKembali: 3 };
    expect(boleh('selesaikan', penelitian(7, diluar), 'Laboran')).toEqual(
      tertolak(409, 'Masih ada 3 alat yang belum dicatat kembali, rusak, atau diganti.'),
    );
    expect(boleh('mintaSelesai', milik(4, diluar), 'Pendaftar')).toEqual({ ok: true });
  });

  test('[GAP-27] an end is never judged by facts that nobody read; what does not end asks for none', () => {
    const {
      kdStatusPengajuan,
      pendaftarUuid,
      idLaboratorium,
      kdJenisPenelitian,
      penambahan: tambahan,
    } = milik(4);
    const pokok = {
      kdStatusPengajuan,
      pendaftarUuid,
      idLaboratorium,
      kdJenisPenelitian,
      penambahan: tambahan,
      janji: null,
      jeda: [],
    };
    const judge = (aksi: PenelitianAksi, oleh: string) =>
      check(penelitianWorkflow, aksi, { ...pokok, pendaftarUuid: oleh }, orang('Laboran'));
    expect(() => judge('mintaSelesai', 'orang')).toThrow('judged by');
    expect(() => judge('selesaikan', 'lain')).toThrow('judged by');
    expect(judge('ajukanPenambahan', 'orang')).toEqual({ ok: true });
  });
});

describe('[GAP-125] the code of a research follows its additions', () => {
  type Tambahan = PenelitianUtuh['penambahan'][number];
  const p = (kdStatus: number, cara: Tambahan['cara'] = 'pendaftar') => ({
    kdStatus,
    cara,
    idLaboratorium: 7,
  });

  test.each<[string, Tambahan[], number]>([
    ['none', [], 3],
    ['all turned down', [p(5), p(5)], 3],
    ['one to verify before all others', [p(11), p(10), p(12)], 10],
    ['one to mend before what is approved', [p(11), p(12)], 11],
    ['the last approved came by verification', [p(12, 'petugas'), p(12)], 12],
    ['the last approved was entered by an officer', [p(12), p(12, 'petugas')], 4],
    ['the last approved is a longer period', [p(12), p(12, 'waktu'), p(5)], 4],
  ])('%s', (_nama, penambahan, kode) => {
    expect(penelitianWorkflow.states[menurutPenambahan({ penambahan })].code).toBe(kode);
  });
});

test('codes at which usage is recorded, devices of officers keep a research, and it is over', () => {
  expect(kodePenggunaan, '[CONST-11, GAP-26]').toEqual([3, 4, 10, 11, 12]);
  expect(kodeDiPerangkat).toEqual([2, 3, 4, 7, 10, 11, 12]);
  expect(kodeAkhir).toEqual([5, 8]);
});

describe('W3', () => {
  const tambahan = (
    kdStatusPengajuan: number,
    ganti: Partial<PenelitianUtuh> = {},
    flagWaktu = false,
    idLaboratorium = 7,
  ) => ({
    kdStatusPengajuan,
    flagWaktu,
    idLaboratorium,
    penelitian: penelitian(10, ganti),
  });
  const coba = (aksi: keyof typeof penambahanWorkflow.actions, ...isi: Parameters<typeof tambahan>) =>
    check(penambahanWorkflow, aksi, tambahan(...isi), orang(aksi === 'kecualikan' ? 'Kalab' : 'Laboran'));

  test.each([
    ['setujui', 10],
    ['tolak', 10],
    ['koreksi', 12],
    ['kecualikan', 10],
  ] as const)('[GAP-142] %s: never of their own research, nor of another laboratory', (aksi, kode) => {
    expect(coba(aksi, kode)).toEqual({ ok: true });
    expect(coba(aksi, kode, { pendaftarUuid: 'orang' })).toEqual(sendiri);
    expect(coba(aksi, kode, {}, false, 4)).toMatchObject({ ok: false, status: 403 });
    // Whosever the research is (GAP-154).
    expect(coba(aksi, kode, { idLaboratorium: 4 })).toEqual({ ok: true });
  });

  test.each(['ubah', 'tarik'] as const)('%s: its registrant alone', (aksi) => {
    expect(coba(aksi, 11, { pendaftarUuid: 'orang' })).toEqual({ ok: true });
    expect(coba(aksi, 11)).toEqual(tertolak(403, 'Hanya untuk pendaftar penelitian ini.'));
  });

  test('[GAP-125] turned down once it is mended, turned down again it ends', () => {
    const ke = (kode: number) =>
      penambahanWorkflow.states[target(penambahanWorkflow, 'tolak', tambahan(kode))].code;
    expect([ke(10), ke(11)]).toEqual([11, 5]);
  });

  test('[USAGE-16] a longer period has no acts', () => {
    const alasan = tertolak(409, 'Perpanjangan waktu tidak dapat diubah.');
    expect(coba('koreksi', 12, {}, true)).toEqual(alasan);
    expect(coba('ubah', 11, { pendaftarUuid: 'orang' }, true)).toEqual(alasan);
  });

  test('[GAP-101, GAP-144] nothing of a finished research is corrected', () => {
    expect(coba('koreksi', 12, { kdStatusPengajuan: 8 })).toEqual(
      tertolak(409, 'Penggunaan ini sudah selesai dan tidak dapat dikoreksi.'),
    );
    expect(coba('koreksi', 12, { kdStatusPengajuan: 7 })).toEqual({ ok: true });
  });
});

/** offline.md: what waits for a connection, and what names the revision that its author saw (GAP-92). */
const tabel = [
  ['[W2]', penelitianWorkflow.actions],
  ['[W3]', penambahanWorkflow.actions],
] as const;
const langsung = [
  'W2 batalkanPendaftaran',
  'W2 koreksiPenambahan',
  'W2 buatInvoice',
  'W2 jedakan',
  'W2 lanjutkan',
  'W3 koreksi',
];
const tanpaRevisi = [
  ...langsung.slice(0, 5),
  'W2 ajukanPenambahan',
  'W2 perbaikiPenambahan',
  'W2 catatPenambahan',
  'W2 putuskanPenambahan',
  'W2 kecualikanPenambahan',
  'W2 kembalikanAlat',
];
const bahaya = ['W2 tolakKalab', 'W2 tolakLaboran', 'W2 batalkanPendaftaran', 'W3 tarik', 'W3 tolak'];
const pindahInduk = ['ubah', 'tarik', 'setujui', 'kecualikan', 'tolak'].map((aksi) => `W3 ${aksi}`);

test.each(tabel)(
  '%s which acts are live, rest on a revision, end something, and move the research',
  (id, actions) => {
    type Sifat = { offline: string; revision?: true; danger?: true; movesParent?: true };
    for (const [nama, sifat] of Object.entries<Sifat>(actions)) {
      const aksi = `${id.slice(1, 3)} ${nama}`;
      expect(
        [sifat.offline, sifat.revision ?? false, sifat.danger ?? false, sifat.movesParent ?? false],
        aksi,
      ).toEqual([
        langsung.includes(aksi) ? 'live' : 'queued',
        !tanpaRevisi.includes(aksi),
        bahaya.includes(aksi),
        pindahInduk.includes(aksi),
      ]);
    }
  },
);

describe('[PAY-18] money of research is the payment officer’s of its laboratory', () => {
  const pokok = { pendaftarUuid: 'pendaftar', jenis: 'penelitian' as const, idLaboratorium: 7 };
  const invoice = { kdStatusPembayaran: 2, dibatalkan: false, ...pokok };
  const kembali = { kdStatusPengembalian: 1, penerimaUuid: 'pendaftar', ...pokok };
  const siapa = [orang('Petugas pembayaran'), orang('Petugas pembayaran', [4]), orang('Admin', [])];

  it('who looks at it, and gives its deposit back; not Admin, nor the officer of another laboratory', () => {
    const dapat = (coba: (actor: (typeof siapa)[number]) => { ok: boolean }) =>
      siapa.map((actor) => coba(actor).ok);
    expect(dapat((actor) => check(invoiceWorkflow, 'terima', invoice, actor))).toEqual([true, false, false]);
    expect(dapat((actor) => check(invoiceWorkflow, 'tolakBukti', invoice, actor))).toEqual([
      true,
      false,
      false,
    ]);
    expect(dapat((actor) => check(pengembalianWorkflow, 'kembalikan', kembali, actor))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
