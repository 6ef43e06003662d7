import { describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { halanganPengajuan, halanganPersetujuan, type Pemohon } from '#domain/surat/halangan.ts';
import type { HalanganSurat } from '#domain/surat/schema.ts';
import { suratBaru } from '#domain/surat/reduce.ts';
import { statusSurat } from '#domain/surat/workflow.ts';
import {
  alatDipinjam,
  invoicePenelitian,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { invoice, pengujian } from '#tests/support/contoh/pengujian.ts';

const jenis = (kdJenisPenelitian: number) => ({ researchType: { kdJenisPenelitian, jenisPenelitian: '-' } });
const pada = (kdStatusPembayaran: number, over: object = {}) => ({
  totalTagihan: 75_000,
  statusPayment: { kdStatusPembayaran, statusPembayaran: '-', prosesSelanjutnya: '-' },
  ...over,
});
const uji = (kode: number, over: object = {}) =>
  pengujian({
    nomor: 'U-2611-0001',
    idPengujianStatusPengajuan: kode,
    statusSubmission: { kdStatusPengajuan: kode, statusPengajuan: 'Kini', prosesSelanjutnya: 'Nanti' },
    ...over,
  });
const selesai = penelitian(8);
const orang = (over: Partial<Pemohon> = {}): Pemohon => ({
  internal: true,
  surat: [],
  penelitian: [selesai],
  pengujian: [],
  ...over,
});
const sebab = (pemohon: Pemohon) => halanganPengajuan(pemohon).map((satu) => satu.sebab);

describe('[GAP-28, LETTER-07] who may apply at all', () => {
  const tanpaRekaman = { halaman: null, uuid: null, nomor: null, judul: null };

  test.each<[string, Partial<Pemohon>, HalanganSurat[]]>([
    ['somebody who is done', {}, []],
    ['somebody whose samples were tested', { penelitian: [], pengujian: [uji(10)] }, []],
    [
      '[CONF-28] nobody from outside',
      { internal: false },
      [
        {
          ...tanpaRekaman,
          sebab: 'bukanInternal',
          keterangan: 'Surat bebas lab hanya untuk akun dengan alamat email institusi.',
        },
      ],
    ],
    [
      'nobody who registered nothing',
      { penelitian: [] },
      [
        {
          ...tanpaRekaman,
          sebab: 'belumMendaftar',
          keterangan: 'Belum ada penelitian atau pengujian yang didaftarkan.',
        },
      ],
    ],
  ])('%s', (_nama, over, halangan) => {
    expect(halanganPengajuan(orang(over))).toEqual(halangan);
  });
});

describe('[GAP-28, GAP-133] research in the way', () => {
  /** Codes of W2 at which a research of each kind is in the way of a letter; at all the others nothing is. */
  test.each([
    [1, 'penelitianBerjalan', [1, 2, 3, 4, 7, 10, 11, 12]],
    [2, 'penelitianMenunggu', [1, 2]], // GAP-29
  ])('of kind %i: %s at %j', (kind, kata, kode) => {
    const semua = [1, 2, 3, 4, 5, 7, 8, 10, 11, 12];
    expect(
      semua.map((satu) => [satu, ...sebab(orang({ penelitian: [penelitian(satu, jenis(kind))] }))]),
    ).toEqual(semua.map((satu) => (kode.includes(satu) ? [satu, kata] : [satu])));
  });

  const tambahan = { uuid: selesai.uuid, total: 15_000 };
  test.each<[string, Penelitian, [HalanganSurat['sebab'], string, HalanganSurat['halaman']][]]>([
    [
      'in a laboratory',
      penelitian(4),
      [
        [
          'penelitianBerjalan',
          'Penelitian belum selesai: Penggunaan berlangsung. Berikutnya: Penambahan atau penyelesaian penggunaan.',
          'penelitian',
        ],
      ],
    ],
    [
      'elsewhere',
      penelitian(1, jenis(2)),
      [
        [
          'penelitianMenunggu',
          'Penelitian belum disetujui: Diajukan. Berikutnya: Verifikasi kalab.',
          'penelitian',
        ],
      ],
    ],
    [
      'tools that are out',
      penelitian(8, {
        pengembalianAlat: [
          alatDipinjam({ jlhKembali: 1, jlhRusak: 1 }),
          alatDipinjam({ idBarang: 12 }),
          alatDipinjam({ idBarang: 13, jlhDiganti: 3 }),
        ],
      }),
      [['alatBelumKembali', '4 alat belum dikembalikan.', 'penggunaan']],
    ],
    [
      'a single tool that is out',
      penelitian(8, { pengembalianAlat: [alatDipinjam({ jlhKembali: 2 })] }),
      [['alatBelumKembali', '1 alat belum dikembalikan.', 'penggunaan']],
    ],
    [
      'bills on no invoice',
      penelitian(8, {
        pembayaran: uang([tagihan(tambahan), tagihan({ ...tambahan, total: 5000 }), tagihan(tambahan, 1)]),
      }),
      [['tagihanBelumInvoice', '2 tagihan (Rp 20.000) belum dibuatkan invoice.', 'pembayaran']],
    ],
    [
      '[GAP-126] invoices, but neither paid nor cancelled ones',
      penelitian(8, {
        pembayaran: uang(
          [],
          [pada(1), pada(2, { noInvoice: '0002' }), pada(3), pada(4, { flagDibatalkan: 1 })].map(
            invoicePenelitian,
          ),
        ),
      }),
      [
        ['invoiceBelumLunas', 'Invoice 0001/INV/2026 (Rp 75.000) belum dibayar.', 'pembayaran'],
        ['invoiceBelumLunas', 'Pembayaran invoice 0002 (Rp 75.000) belum diverifikasi.', 'pembayaran'],
      ],
    ],
  ])('%s: named with its record, and the page that puts it right', (_nama, record, halangan) => {
    expect(
      halanganPengajuan(orang({ penelitian: [record] })).map((satu) => ({
        ...satu,
        keterangan: satu.keterangan.replaceAll('\u00A0', ' '),
      })),
    ).toEqual(
      halangan.map(([kata, keterangan, halaman]) => ({
        sebab: kata,
        keterangan,
        halaman,
        uuid: record.uuid,
        nomor: record.nomor,
        judul: record.judul,
      })),
    );
  });
});

describe('[GAP-133] tests in the way', () => {
  test('at 5 to 9, 11 and 12, and at no other code', () => {
    const semua = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16];
    expect(semua.filter((kode) => sebab(orang({ pengujian: [uji(kode)] })).length > 0)).toEqual([
      5, 6, 7, 8, 9, 11, 12,
    ]);
  });

  test('each with its record: what goes on, and what is not paid', () => {
    const record = uji(5, {
      pembayaran: {
        ...pengujian().pembayaran,
        invoice: [invoice(pada(1)), invoice(pada(3)), invoice(pada(1, { flagDibatalkan: 1 }))],
      },
    });
    const dasar = { uuid: record.uuid, nomor: 'U-2611-0001', judul: 'Sirup 1, Sirup 2' };
    expect(halanganPengajuan(orang({ pengujian: [record] }))).toEqual([
      {
        ...dasar,
        sebab: 'pengujianBerjalan',
        keterangan: 'Pengujian belum selesai: Kini. Berikutnya: Nanti.',
        halaman: 'pengujian',
      },
      {
        ...dasar,
        sebab: 'invoiceBelumLunas',
        keterangan: expect.stringMatching(
          /^Invoice 0001\/INV\/2026 \(Rp\s75\.000\) belum dibayar\.$/,
        ) as string,
        halaman: 'pembayaran',
      },
    ]);
  });
});

describe('[GAP-133] another letter in the way', () => {
  const surat = (kode: number, noSurat?: string) => ({
    ...suratBaru(
      { opId: `surat ${kode}`, call: '', body: {}, dibuatPada: '2026-11-21T03:00:00.000Z' },
      { user: selesai.user, penelitian: [selesai] },
    ),
    statusSubmission: statusSurat(kode),
    terbit: noSurat === undefined ? null : ({ noSurat } as never),
  });
  const setelahnya = { createdAt: '2026-11-21T03:00:00.001Z' };
  const berlaku = {
    sebab: 'suratBerlaku',
    keterangan: 'Sudah terbit dan masih berlaku. Ajukan lagi setelah ada pendaftaran baru.',
    halaman: 'surat',
    uuid: 'surat 2',
    nomor: '0001/SBL/2026',
    judul: null,
  } as const;

  test.each<[string, Partial<Pemohon>, HalanganSurat[]]>([
    [
      'one that is being decided',
      { surat: [surat(1)] },
      [
        {
          ...berlaku,
          sebab: 'suratDiproses',
          keterangan: 'Surat yang diajukan 21 November 2026 masih diverifikasi.',
          uuid: 'surat 1',
          nomor: null,
        },
      ],
    ],
    ['one that is out', { surat: [surat(3), surat(2, '0001/SBL/2026')] }, [berlaku]],
    ['not one that was refused', { surat: [surat(3)] }, []],
    ...(
      [
        ['research', { penelitian: [selesai, penelitian(8, setelahnya)] }],
        ['a test', { pengujian: [uji(14, setelahnya)] }],
      ] as const
    ).map(([nama, over]): [string, Partial<Pemohon>, HalanganSurat[]] => [
      `not one that is out, after ${nama} newer than it`,
      { surat: [surat(2, '0001/SBL/2026')], ...over },
      [],
    ]),
    [
      'one that is out, as long as what is newer was there with it',
      { surat: [surat(2, '0001/SBL/2026')], pengujian: [uji(14, { createdAt: '2026-11-21T03:00:00.000Z' })] },
      [berlaku],
    ],
    [
      'one that is being decided, whatever is newer',
      { surat: [surat(1)], pengujian: [uji(14, setelahnya)] },
      [expect.objectContaining({ sebab: 'suratDiproses' }) as HalanganSurat],
    ],
  ])('%s', (_nama, over, halangan) => {
    expect(halanganPengajuan(orang(over))).toEqual(halangan);
  });
});

describe('[GAP-133] what has come up since a letter was applied for', () => {
  const lain = penelitian(8, {
    idLaboratorium: 4,
    lab: { ...selesai.lab, namaLaboratorium: 'Kimia Farmasi' },
  });

  test('a laboratory that it does not list, where something was finished', () => {
    const dapat = (semua: Penelitian[]) =>
      halanganPersetujuan({ penelitian: semua, pengujian: [] }, [7]).map(({ sebab: kata, uuid }) => [
        kata,
        uuid,
      ]);
    expect(halanganPersetujuan({ penelitian: [selesai, lain], pengujian: [] }, [7])).toEqual([
      {
        sebab: 'laboratoriumBaru',
        keterangan:
          'Kimia Farmasi tidak tercantum pada surat ini. Tolak surat ini supaya pemohon mengajukan yang baru.',
        halaman: 'penelitian',
        uuid: lain.uuid,
        nomor: lain.nomor,
        judul: lain.judul,
      },
    ]);
    expect(dapat([selesai, { ...lain, idStatusPengajuan: 5 }])).toEqual([]);
    expect(dapat([selesai, { ...lain, idStatusPengajuan: 4 }])).toEqual([['penelitianBerjalan', lain.uuid]]);
  });

  test('everything that is open, of research and of tests', () => {
    expect(
      halanganPersetujuan({ penelitian: [penelitian(4)], pengujian: [uji(5)] }, [7]).map(
        (satu) => satu.sebab,
      ),
    ).toEqual(['penelitianBerjalan', 'pengujianBerjalan']);
  });
});
