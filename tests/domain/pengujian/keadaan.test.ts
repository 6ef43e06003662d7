import { describe, expect, it, test } from 'vitest';
import type { Actor, Role } from '#domain/core/roles.ts';
import { giliranPetugas, menungguPembaca } from '#domain/pengujian/giliran.ts';
import { aksiMengikutiMeja, keadaanDari, setelahPelunasan } from '#domain/pengujian/keadaan.ts';
import {
  menungguPendaftar,
  perluBayar,
  prosesBagiPendaftar,
  tungguPendaftar,
} from '#domain/pengujian/pendaftar.ts';
import { bolehSebagai } from '#domain/analisis/penugasan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pilihanStatusParameter, statusDariKode, statusSampel } from '#domain/pengujian/status-sampel.ts';
import { punyaTagihan, statusPembayaranPengujian } from '#domain/pengujian/tagihan.ts';
import { kodeTerbit } from '#domain/pengujian/kode.ts';
import { kodeBerakhir, kodeLunas } from '#domain/pengujian/workflow.ts';
import { invoicePada, pengujian, pengujianPada } from '#tests/support/contoh/pengujian.ts';

const orang = (role: Role, uuid = '0195c000-0000-7000-8000-000000000030'): Actor => ({
  uuid,
  nama: role,
  email: 'orang@kampus.example',
  role,
  laboratorium: [7],
});
const denganInvoice = (kode: number, ...invoice: Pengujian['pembayaran']['invoice']): Pengujian => {
  const dasar = pengujianPada([1, kode]);
  return { ...dasar, pembayaran: { ...dasar.pembayaran, invoice } };
};

describe('[GAP-124] where the last bill leads', () => {
  const uji = (kdStatus: number, kdProgres: number) => ({ kdStatus, kdProgres });

  it.each<[string, number, ReturnType<typeof uji>[], string]>([
    ['something is owed', 1, [uji(3, 6)], 'perluPelunasan'],
    ['nothing is owed of what was tested', 0, [uji(4, 0), uji(3, 6)], 'lunas'],
    ['more was paid than it cost', -1, [uji(3, 7)], 'lunas'],
    ['nothing was tested to its end', 0, [uji(3, 5)], 'ditolak'],
    ['what was tested was turned down after all', 0, [uji(4, 6)], 'ditolak'],
    ['nothing was to be tested', 0, [], 'ditolak'],
  ])('%s', (_apa, nominalAkhir, parameter, langkah) => {
    expect(setelahPelunasan({ ...keadaanDari(pengujian()), nominalAkhir, parameter })).toBe(langkah);
  });
});

describe('a submission as the rules see it', () => {
  it('is its code, its people, its parameters and its money', () => {
    const dasar = denganInvoice(11, invoicePada(3), invoicePada(2), { ...invoicePada(1), flagDibatalkan: 1 });
    const jeda = [
      { uuid: dasar.uuid, sebab: 'alat', alasan: 'KCKT', mulai: '2026-12-01', selesai: null } as const,
    ];
    const [satu, dua] = dasar.sample;
    const berjalan = { ...dua!.parameter[0]!, idStatusProgresParameter: 4 };
    const record = {
      ...dasar,
      userVerifikasiKalab: { uuid: '0195c000-0000-7000-8000-000000000031', nama: 'Bambang' },
      totalHarga: 300_000,
      totalTerbayar: 120_000,
      janji: '2026-12-10',
      jeda,
      sample: [satu!, { ...dua!, parameter: [berjalan] }],
    };
    const keadaan = {
      kdStatusPengajuan: 11,
      pendaftarUuid: record.user.uuid,
      idLaboratorium: 7,
      kalabUuid: '0195c000-0000-7000-8000-000000000031',
      parameter: [
        { kdStatus: 2, kdProgres: 0 },
        { kdStatus: 2, kdProgres: 0 },
        { kdStatus: 2, kdProgres: 4 },
      ],
      totalTagihan: 300_000,
      nominalAkhir: 180_000,
      kdStatusInvoice: 2, // Of the one in force.
      janji: '2026-12-10',
      jeda,
    };
    expect(keadaanDari(record)).toEqual(keadaan);
    const { sample: _, ...ringkas } = record;
    expect(keadaanDari(ringkas)).toEqual({ ...keadaan, parameter: [] });
    expect(keadaanDari(pengujian())).toMatchObject({ kalabUuid: null, kdStatusInvoice: null });
  });
});

describe('[GAP-129, GAP-38] the submission follows its bench', () => {
  const [antri, jalan, selesai, terbit, ditolak] = [
    [3, 0],
    [3, 2],
    [3, 6],
    [3, 7],
    [4, 2],
  ] as const;
  test.each<[number, (readonly [number, number])[], string | null]>([
    [7, [jalan, antri], 'mulai'],
    [12, [jalan], 'mulai'],
    [11, [jalan, selesai], null],
    [11, [antri, selesai], null],
    [11, [selesai, terbit, ditolak], 'selesaikan'],
    [11, [antri, antri, ditolak], 'batalkanPengujian'],
    [11, [], 'selesaikan'],
    [8, [jalan, selesai], 'bukaKembali'],
    [10, [jalan], 'bukaKembali'],
    [8, [selesai], null],
    [12, [antri], null],
  ])('at %i with %j: %s', (kdStatusPengajuan, parameter, aksi) => {
    const state = {
      kdStatusPengajuan,
      parameter: parameter.map(([kdStatus, kdProgres]) => ({ kdStatus, kdProgres })),
    };
    expect(aksiMengikutiMeja(state)).toBe(aksi);
  });
});

describe('[W7] the standing of samples and parameters', () => {
  it('[CONF-23] a parameter’s is passed on by Admin, and decided by Admin and Kalab', () => {
    const peran = ['Admin', 'Kalab', 'Laboran', 'Petugas pembayaran', 'Pendaftar'] as const;
    expect(peran.map(pilihanStatusParameter)).toEqual([[2, 3, 4], [3, 4], [], [], []]);
  });

  it('a code has its words, and one there is none of is a fault', () => {
    expect(statusDariKode(statusSampel, 3).label).toBe('Tidak sesuai');
    expect(() => statusDariKode(statusSampel, 4)).toThrow('W7 has no code 4');
  });

  it('[GAP-18] analyst and supervisor by role', () => {
    expect(bolehSebagai).toEqual({
      analis: ['Kalab', 'Laboran', 'Admin'],
      penyelia: ['Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'],
    });
  });
});

describe('codes by what they mean', () => {
  it('[GAP-134, GAP-40] paid, issued and ended', () => {
    expect([kodeLunas, kodeTerbit, kodeBerakhir]).toEqual([
      [10, 14, 15, 16],
      [14, 15, 16],
      [4, 14, 16],
    ]);
  });

  test.each<[number, number[], [number, string, string]]>([
    [3, [], [1, 'Belum lunas', 'Penerbitan tagihan DP 50%']],
    [5, [1], [1, 'Belum lunas', 'Menunggu pembayaran']],
    [5, [2], [2, 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh admin']],
    [8, [3], [1, 'Belum lunas', 'Pembuatan tagihan pelunasan']],
    [9, [3, 1], [1, 'Belum lunas', 'Menunggu pembayaran']],
    [10, [3, 3], [3, 'Terbayar lunas', 'Selesai']],
    [16, [3], [3, 'Terbayar lunas', 'Selesai']],
    [4, [], [0, '-', 'Selesai, dapat mendaftar kembali']],
    [4, [3], [0, '-', 'Selesai, dapat mendaftar kembali']],
    [4, [2], [2, 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh admin']],
  ])('[GAP-134] the payment of one at %i with invoices at %j', (kode, invoice, status) => {
    expect(Object.values(statusPembayaranPengujian(kode, invoice))).toEqual(status);
  });

  it('[PAY-01] has something to pay from its first bill on, and whatever became of it', () => {
    const punya = (kode: number) => punyaTagihan(pengujianPada([1, kode]));
    expect([1, 2, 3, 4, 5, 6, 14].filter(punya)).toEqual([5, 6, 14]);
    expect(punyaTagihan(denganInvoice(4, { ...invoicePada(4), flagDibatalkan: 1 }))).toBe(true);
  });
});

describe('[GAP-58] what a registrant waits for', () => {
  const dikirim = invoicePada(2, 'Nominal kurang.');
  const bukti = dikirim.bukti[0]!.uuid;
  const sesuai = (kode: number) => pengujianPada([1, kode]).statusSubmission.prosesSelanjutnya;
  const belumDiterima = { ...pengujianPada([1]), rev: '' };
  test.each<[string, Pengujian, string[], ReturnType<typeof tungguPendaftar>, string]>([
    [
      'on this device alone',
      belumDiterima,
      [belumDiterima.uuid],
      'belumDiterima',
      'Pendaftaran dikirim saat tersambung',
    ],
    ['refused', belumDiterima, [], 'belumDiterima', 'Verifikasi lab oleh admin'],
    ['a bill', denganInvoice(5, invoicePada(1)), [], null, 'Pembayaran DP 50% oleh pendaftar'],
    [
      'a proof on this device',
      denganInvoice(5, dikirim),
      [bukti],
      'buktiBelumTerkirim',
      'Bukti pembayaran dikirim saat tersambung',
    ],
    [
      'a proof that is looked at',
      denganInvoice(9, dikirim),
      [],
      'buktiDiperiksa',
      'Verifikasi pembayaran oleh admin',
    ],
    ['no bill', denganInvoice(9), [], null, sesuai(9)],
    ['a late proof of what ended', denganInvoice(4, dikirim), [], null, sesuai(4)],
  ])('%s', (_nama, record, tertunda, tunggu, proses) => {
    expect(tungguPendaftar(record, tertunda)).toBe(tunggu);
    expect(prosesBagiPendaftar(record, tertunda)).toBe(proses);
  });

  test.each<[string, Pengujian, boolean, boolean]>([
    ['a bill', denganInvoice(5, invoicePada(1)), true, true],
    ['a bill that is not in force', denganInvoice(4, { ...invoicePada(1), flagDibatalkan: 1 }), false, false],
    ['a proof that is looked at', denganInvoice(5, dikirim), false, false],
    ['a report whose survey is open', pengujianPada([1, 14]), false, true],
    ['one that was answered', pengujianPada([1, 14], { flagSudahSurvei: 1 }), false, false],
    ['a survey that may wait', pengujianPada([1, 15]), false, false],
  ])('%s: to pay %s, counted %s', (_nama, record, bayar, hitung) => {
    expect([perluBayar(record), menungguPendaftar(record)]).toEqual([bayar, hitung]);
    const pemilik = orang('Admin', record.user.uuid);
    expect(menungguPembaca(record, pemilik)).toBe(hitung);
  });

  test.each([
    [1, 'Admin', 'setujui'],
    [1, 'Kalab', null],
    [10, 'Kalab', 'terbitkanLhu'],
    [11, 'Admin', null],
  ] as const)('[GAP-150] at %i the %s: %s', (kode, role, aksi) => {
    const record = pengujianPada([1, kode]);
    expect(giliranPetugas(record, orang(role))).toBe(aksi);
    expect(menungguPembaca(record, orang(role))).toBe(aksi !== null);
  });
});
