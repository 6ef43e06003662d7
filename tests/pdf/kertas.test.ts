import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { aksara } from '#pdf/huruf/huruf.ts';
import { cetakInvoicePenelitian } from '#pdf/invoice-penelitian.ts';
import { cetakInvoice } from '#pdf/invoice.ts';
import type { Dokumen, Kop } from '#pdf/kertas.ts';
import { cetakKwitansi } from '#pdf/kwitansi.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import { cetakRingkasanPendaftaran } from '#pdf/ringkasan-pendaftaran.ts';
import { cetakRingkasanPenelitian } from '#pdf/ringkasan-penelitian.ts';
import { cetakRingkasanPenggunaan } from '#pdf/ringkasan-penggunaan.ts';
import { cetakSurat } from '#pdf/surat.ts';
import { cetakTandaTerima } from '#pdf/tanda-terima.ts';
import { bacaHalaman, bacaTeks, bacaTentang, tanpa, type Halaman, type Kata } from './baca.ts';
import { bacaQr } from './baca-qr.ts';
import * as riset from './contoh-penelitian.ts';
import {
  alamat,
  alamatDaftar,
  invoice as isiInvoice,
  konfigurasi,
  kop,
  kwitansi,
  parameter,
  pengembalian,
  pengujian,
  sampel,
  sampelSebanyak,
  tanpaTeks,
  situs,
  terbit,
} from './contoh.ts';

const empatPuluh = sampelSebanyak(40);
const nama =
  'Ekstrak etanol 70 % rimpang temulawak (Curcuma xanthorrhiza Roxb.) dalam wadah bertutup '.repeat(3);
const kalimat = 'Penetapan kadar secara kromatografi cair kinerja tinggi dengan detektor larik fotodioda. ';
/** As long as every field may be. */
const panjang = sampel(0, {
  nama: nama.slice(0, 200),
  kemasan: nama.slice(0, 200),
  noBets: 'B'.repeat(100),
  pembuat: nama.slice(0, 200),
  tglProduksi: '2026-09-28',
  tglKedaluwarsa: '2028-09-28',
  tglPengambilan: '2026-09-28',
  parameter: [
    parameter(0, {
      metodeUji: kalimat.repeat(6).slice(0, 500),
      hasilPengujian: kalimat.repeat(30).slice(0, 2000),
    }),
    parameter(1, { metodeUji: 'm'.repeat(500), hasilPengujian: 'h'.repeat(2000) }),
    parameter(2, { hasilPengujian: 'baris\n'.repeat(300) }),
  ],
});
const kosong = sampel(0, {
  kodeSampel: null,
  kemasan: '',
  tglPenerimaanSampel: null,
  parameter: [parameter(1, { hasilPengujian: null, metodeUji: '' })],
});

const duaSampel = sampelSebanyak(2);
const tempat = { kop, alamat, alamatDaftar };
const lhu = (sample = duaSampel) => cetakLhu({ kop, pengujian: pengujian(sample), pratinjau: false, terbit });
const pratinjau = (satu: Kop) =>
  cetakLhu({ kop: satu, pengujian: pengujian(empatPuluh), pratinjau: true, teks: tanpaTeks });
const invoice = (sample = duaSampel) => {
  const isi = isiInvoice({ pengembalian: [pengembalian] }, sample);
  return cetakInvoice({ konfigurasi, invoice: isi, alamat });
};
const ringkasan = (sample = duaSampel) => {
  const isi = pengujian(sample, { catatanTambahan: kalimat.repeat(22) });
  return cetakRingkasanPendaftaran({ ...tempat, pengujian: isi });
};

/** Of samples, of any number. */
const kertas = [
  { jenis: 'invoice', cetak: invoice, nomor: 'INV/2026/00017' },
  { jenis: 'ringkasan', cetak: ringkasan, nomor: 'U-2608-0012' },
  { jenis: 'LHU', cetak: lhu, nomor: terbit.noSurat },
];
const isi = [
  { sebutan: 'a few samples', sample: duaSampel },
  { sebutan: '40 samples', sample: empatPuluh },
  { sebutan: 'the longest fields', sample: [panjang, panjang] },
  { sebutan: 'empty fields', sample: [kosong] },
];
const alamatKwitansi = `${situs}/cek-kwitansi/${kwitansi().kode}`;
const banyakBarang = Array.from({ length: 80 }, (_, ke) => riset.metanol(ke + 1));
const cetakSatu = {
  invoicePenelitian: () =>
    cetakInvoicePenelitian({ konfigurasi, alamat, invoice: riset.invoicePenelitian({}, banyakBarang) }),
  penelitian: (nomor: string | null = 'P-2611-0001') =>
    cetakRingkasanPenelitian({ ...tempat, penelitian: riset.penelitian({ nomor }) }),
  penggunaan: (nomor: string | null = 'P-2611-0001') =>
    cetakRingkasanPenggunaan({ ...tempat, labLain: () => null, penelitian: riset.penelitian({ nomor }) }),
  surat: (over: object = { laboratorium: riset.menyetujui(45) }) =>
    cetakSurat({ kop, surat: riset.surat(over) }),
  kwitansi: (over: Parameters<typeof kwitansi>[0] = {}) =>
    cetakKwitansi({ kop, kwitansi: kwitansi(over), meterai: true, alamatCek: alamatKwitansi }),
  tandaTerima: () => cetakTandaTerima({ ...tempat, pengembalian }),
};
const semua: { jenis: string; sebutan: string; nomor: string; cetak: () => Dokumen }[] = [
  ...kertas.flatMap(({ jenis, cetak, nomor }) =>
    isi.map(({ sebutan, sample }) => ({ jenis, sebutan, nomor, cetak: () => cetak(sample) })),
  ),
  {
    jenis: 'invoice',
    sebutan: 'of a research',
    nomor: 'INV/PN/2026/00003',
    cetak: cetakSatu.invoicePenelitian,
  },
  { jenis: 'ringkasan', sebutan: 'of a research', nomor: 'P-2611-0001', cetak: () => cetakSatu.penelitian() },
  { jenis: 'ringkasan', sebutan: 'of usage', nomor: 'P-2611-0001', cetak: () => cetakSatu.penggunaan() },
  { jenis: 'surat', sebutan: '45 laboratories', nomor: '0007/SBL/FF/2026', cetak: () => cetakSatu.surat() },
  {
    jenis: 'kwitansi',
    sebutan: 'the longest fields and a stamp',
    nomor: 'KW/2026/00012',
    cetak: () => cetakSatu.kwitansi({ judul: nama.slice(0, 200), nominal: 999_999_999_999 }),
  },
  { jenis: 'tanda terima', sebutan: 'a return', nomor: 'INV/2026/00017', cetak: cetakSatu.tandaTerima },
];

describe.each(semua)('$jenis with $sebutan', ({ cetak, nomor }) => {
  it('[FILES-09, CONST-27, LHU-13, GAP-147] is A4 upright with a margin of 10 mm, counts its pages, bears its number on each, shows no id, writes nothing over anything else, and is a PDF 1.7', async () => {
    const { bytes } = cetak();
    expect(new TextDecoder().decode(bytes.subarray(0, 8))).toBe('%PDF-1.7');
    const pages = await bacaHalaman(bytes);
    for (const [ke, page] of pages.entries()) {
      const { lebar, tinggi, kata, teks: tertulis } = page;
      expect([Math.round(lebar), Math.round(tinggi)]).toEqual([210, 297]);
      for (const { teks, x, y, lebar: panjangnya, ukuran } of kata) {
        expect(x, teks).toBeGreaterThan(9.99);
        expect(x + panjangnya, teks).toBeLessThan(200.01);
        expect(y - ukuran * 0.75, teks).toBeGreaterThan(9.99);
        expect(y + ukuran * 0.25, teks).toBeLessThan(287.01);
      }
      expect(tertulis).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
      const kaki = kata.filter(({ y }) => y > 281).map(({ teks }) => teks);
      expect(kaki).toContain(`Halaman ${ke + 1} dari ${pages.length}`);
      expect(kaki.some((teks) => teks.includes(nomor))).toBe(true);
      expect(tindih(page)).toEqual([]);
    }
  });
});

/** Every two runs of text of a page that cover one another. */
function tindih({ kata }: Halaman): string[] {
  const covers = (a: Kata, b: Kata) =>
    a.x + 0.1 < b.x + b.lebar &&
    b.x + 0.1 < a.x + a.lebar &&
    a.y - a.ukuran * 0.7 < b.y + b.ukuran * 0.2 &&
    b.y - b.ukuran * 0.7 < a.y + a.ukuran * 0.2;
  return kata.flatMap((a, ke) =>
    kata
      .slice(ke + 1)
      .filter((b) => covers(a, b))
      .map((b) => `${a.teks} | ${b.teks}`),
  );
}

describe('a paper', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each<[string, () => Dokumen, () => Dokumen]>([
    ...kertas.map(({ jenis, cetak }): [string, () => Dokumen, () => Dokumen] => [
      jenis,
      cetak,
      () => cetak([sampel(2)]),
    ]),
    ['surat', cetakSatu.surat, () => cetakSatu.surat({ noSurat: '0008/SBL/FF/2026' })],
    ['kwitansi', cetakSatu.kwitansi, () => cetakSatu.kwitansi({ nominal: 650_001 })],
  ])(
    'is the same to the byte whenever and wherever it is made of the same record: %s',
    (_jenis, cetak, lain) => {
      vi.stubEnv('TZ', 'Asia/Jakarta').setSystemTime('2026-09-03T09:30:00Z');
      const { bytes } = cetak();
      vi.stubEnv('TZ', 'America/New_York').setSystemTime('2027-02-01T20:00:00Z');
      expect(Buffer.from(cetak().bytes).equals(Buffer.from(bytes))).toBe(true);
      expect(Buffer.from(lain().bytes).equals(Buffer.from(bytes))).toBe(false);
    },
  );

  it.each<[Dokumen, string, string]>([
    [ringkasan(), alamat, `Atau buka ${alamatDaftar} dan cari nomor U-2608-0012.`],
    [cetakSatu.penelitian(), alamat, `Atau buka ${alamatDaftar} dan cari nomor P-2611-0001.`],
    [cetakSatu.penggunaan(), alamat, `Atau buka ${alamatDaftar} dan cari nomor P-2611-0001.`],
    [cetakSatu.tandaTerima(), alamat, alamatDaftar],
    [lhu(), terbit.alamatCek, terbit.alamatCek],
    [cetakSatu.surat(), riset.surat().alamatCek, riset.surat().alamatCek],
    [cetakSatu.kwitansi(), alamatKwitansi, alamatKwitansi],
  ])(
    '[GAP-147] leads back to its record or where it is checked, by its code and in words: $namaFile',
    async ({ bytes }, kode, kata) => {
      expect(await bacaQr(bytes)).toBe(kode);
      expect((await bacaTeks(bytes)).replaceAll(' ', '')).toContain(kata.replaceAll(' ', ''));
    },
  );

  it('[GAP-152, FILES-11] has a file named by its number, in characters every system takes', () => {
    const bernomor = (noInvoice: string) =>
      cetakInvoice({ konfigurasi, invoice: isiInvoice({ noInvoice }), alamat });
    const tanpaNomor = cetakRingkasanPendaftaran({
      ...tempat,
      pengujian: pengujian(duaSampel, { nomor: null }),
    });
    const revisi = { ...terbit, noSurat: '0012/LHU/LPOMK/2026 Rev. 1' };
    const kertasList = [
      invoice(),
      bernomor('../a:b*?"<|>\\c. '),
      cetakSatu.invoicePenelitian(),
      ringkasan(),
      tanpaNomor,
      cetakSatu.penelitian(),
      cetakSatu.penggunaan(),
      cetakSatu.penggunaan(null),
      lhu(),
      cetakLhu({ kop, pengujian: pengujian(), pratinjau: false, terbit: revisi }),
      pratinjau(kop),
      cetakSatu.surat(),
      cetakSatu.kwitansi(),
    ];
    expect(kertasList.map(({ namaFile }) => namaFile)).toEqual([
      'Invoice INV-2026-00017.pdf',
      'Invoice a-b-c.pdf',
      'Invoice INV-PN-2026-00003.pdf',
      'Ringkasan pendaftaran U-2608-0012.pdf',
      'Ringkasan pendaftaran.pdf',
      'Ringkasan pendaftaran P-2611-0001.pdf',
      'Ringkasan penggunaan P-2611-0001.pdf',
      'Ringkasan penggunaan.pdf',
      'Lhu 0012-LHU-LPOMK-2026.pdf',
      'Lhu 0012-LHU-LPOMK-2026 Rev. 1.pdf',
      'Lhu pratinjau U-2608-0012.pdf',
      'Surat bebas lab 0007-SBL-FF-2026.pdf',
      'Kwitansi KW-2026-00012.pdf',
    ]);
  });
});

describe('the file of a paper', () => {
  it('says what it is, from whom, by which program and when, to readers and as XMP', async () => {
    const kopLain = { ...kop, namaLaboratorium: 'Lab <A> & B' };
    const { bytes } = cetakLhu({ kop: kopLain, pengujian: pengujian(), pratinjau: false, terbit });
    const { info, xmp } = await bacaTentang(bytes);
    const judul = `Laporan Hasil Uji ${terbit.noSurat}`;
    expect(info).toMatchObject({ Title: judul, Author: 'Lab <A> & B', Creator: kop.appName, Language: 'id' });
    expect(info['CreationDate']).toBe("D:20260903093000+00'00'");
    const isi = [
      `>${judul}<`,
      '>Lab &lt;A&gt; &amp; B<',
      `<xmp:CreatorTool>${kop.appName}<`,
      '<xmp:CreateDate>2026-09-03T09:30:00+00:00<',
      `<pdf:Producer>${String(info['Producer'])}<`,
      '<rdf:li>id<',
    ];
    expect(tanpa(xmp!, isi)).toEqual([]);
  });
});

describe('letterhead', () => {
  const lain: Kop = {
    appName: 'Aplikasi Lain',
    institutionName: 'Institut Lain',
    institutionAddress: 'Jalan Lain 9',
    institutionCity: 'Kota Lain',
    namaLaboratorium: 'Lab Lain',
    laboratorium: null,
  };

  it('[GAP-76] names the installation it is configured for, and no other', async () => {
    const { bytes } = cetakInvoice({
      konfigurasi: { ...konfigurasi, ...lain },
      invoice: isiInvoice({ namaLaboratorium: lain.namaLaboratorium }),
      alamat: 'https://lain.example',
    });
    const teks = await bacaTeks(bytes);
    const ini = [kop.appName, kop.institutionName, kop.institutionAddress];
    const { appName, institutionName, institutionAddress, namaLaboratorium } = lain;
    const disebut = [appName, institutionName, institutionAddress, namaLaboratorium];
    expect([tanpa(teks, disebut), tanpa(teks, ini)]).toEqual([[], ini]);
  });

  test.each([
    ['Kimia Farmasi', 'Laboratorium Kimia Farmasi'],
    ['LPOMK', 'Laboratorium Pengujian Obat, Makanan, dan Kosmetik'],
    ['Laboratorium Sediaan', 'Laboratorium Sediaan'],
  ])(
    'stands on the first page and is named on the following ones, %s in full',
    async (namaLaboratorium, penuh) => {
      const [pertama, kedua] = await bacaHalaman(pratinjau({ ...kop, namaLaboratorium }).bytes);
      expect(pertama!.teks).toContain(`${kop.institutionName} ${penuh} ${kop.institutionAddress}`);
      expect(kedua!.teks).toContain(` ${penuh}, ${kop.institutionName} Laporan Hasil Uji`);
      const [atas] = kedua!.kata.toSorted((a, b) => a.y - b.y);
      expect(atas!.teks).toBe(`${penuh}, ${kop.institutionName}`);
    },
  );

  it('takes a second line on the following pages rather than leave anything out', async () => {
    const panjang = { ...kop, institutionName: 'Fakultas Farmasi dan Ilmu Kesehatan '.repeat(4).trim() };
    const [, kedua] = await bacaHalaman(pratinjau(panjang).bytes);
    expect(kedua!.teks).toContain(`${kop.namaLaboratorium}, ${panjang.institutionName}`);
    expect(tindih(kedua!)).toEqual([]);
  });
});

describe('typeface', () => {
  const cetakHasil = async (hasilPengujian: string) =>
    bacaTeks(lhu([sampel(0, { parameter: [parameter(0, { hasilPengujian })] })]).bytes);

  it('has what laboratories write, and a reader finds it again', async () => {
    const satuan = '25 °C – 3,2 µg/m² ± 0,1 ≤ 5 ≥ 2 ≠ ≈ 10⁻⁵ CO₂ αβγδλμπσΩΔ × ÷ ½ ‰ → é ğ';
    const teks = (await cetakHasil(satuan)).replaceAll(/\s+/g, ' ');
    expect(teks).toContain(satuan);
  });

  it('covers all of Latin-1, Greek letters and the signs above', () => {
    const latin1 = Array.from({ length: 0xff - 0xa1 }, (_, ke) => String.fromCharCode(0xa1 + ke));
    const perlu = [...latin1, ...Array.from('αωΑΩ–—…‰≤≥≠≈±√∞∑→⇌⁰⁹₀₉')].filter((satu) => satu !== '\u00ad');
    expect(perlu.filter((satu) => !aksara.includes(satu))).toEqual([]);
  });

  it('writes the plain form of what it lacks, and a box where there is none', async () => {
    const teks = await cetakHasil('ﬁltrat 5\u00a0㎎ № 3\u2011A 漢 😀\u200b.');
    expect(teks).toContain('filtrat 5 mg No 3-A □ □.');
  });
});
