import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { cetakInvoice } from '#pdf/invoice.ts';
import { aksara } from '#pdf/huruf/huruf.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import type { Kop } from '#pdf/kertas.ts';
import { cetakRingkasanPendaftaran } from '#pdf/ringkasan-pendaftaran.ts';
import { bacaHalaman, bacaTeks, type Halaman, type Kata } from './baca.ts';
import { dilaporkan, isiInvoice, kop, parameter, pengembalian, pengujian, sampel, terbit } from './contoh.ts';

const empatPuluh = Array.from({ length: 40 }, (_, ke) => sampel(ke));
const nama =
  'Ekstrak etanol 70 % rimpang temulawak (Curcuma xanthorrhiza Roxb.) dalam wadah bertutup '.repeat(3);
const kalimat = 'Penetapan kadar secara kromatografi cair kinerja tinggi dengan detektor larik fotodioda. ';
/** As long as every field may be. */
const panjang = sampel(0, {
  nama: nama.slice(0, 200),
  kemasan: nama.slice(0, 200),
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

const alamat = 'https://mejalab.kampus.example/pendaftaran/detail-pengujian?uuid=0197a2f0';
const lhu = (sample = [sampel(0), sampel(1)]) =>
  cetakLhu({ kop, pengujian: dilaporkan(sample), pratinjau: false, terbit });
const ringkasan = (sample = [sampel(0), sampel(1)]) =>
  cetakRingkasanPendaftaran({
    kop,
    pengujian: pengujian(sample, { catatanTambahan: kalimat.repeat(22) }),
    alamat,
    alamatDaftar: 'https://mejalab.kampus.example/pendaftaran',
  });
const invoice = (sample = [sampel(0), sampel(1)]) =>
  cetakInvoice(isiInvoice({ pengembalian: [pengembalian] }, sample));

const kertas = [
  { jenis: 'invoice', cetak: invoice, nomor: 'INV/2026/00017' },
  { jenis: 'ringkasan', cetak: ringkasan, nomor: pengujian().nomor! },
  { jenis: 'LHU', cetak: lhu, nomor: terbit.noSurat },
];
const isi = [
  { sebutan: 'a few samples', sample: [sampel(0), sampel(1)] },
  { sebutan: '40 samples', sample: empatPuluh },
  { sebutan: 'the longest fields', sample: [panjang, panjang] },
  { sebutan: 'empty fields', sample: [kosong] },
];
const semua = kertas.flatMap((satu) => isi.map((data) => ({ ...satu, ...data })));

describe.each(semua)('$jenis with $sebutan', ({ cetak, sample, nomor }) => {
  it('[FILES-09, CONST-27] is A4 upright and keeps a margin of 10 mm', async () => {
    for (const { lebar, tinggi, kata } of await bacaHalaman(cetak(sample).bytes)) {
      expect([Math.round(lebar), Math.round(tinggi)]).toEqual([210, 297]);
      for (const { teks, x, y, lebar: panjangnya, ukuran } of kata) {
        expect(x, teks).toBeGreaterThan(9.99);
        expect(x + panjangnya, teks).toBeLessThan(200.01);
        expect(y - ukuran * 0.75, teks).toBeGreaterThan(9.99);
        expect(y + ukuran * 0.25, teks).toBeLessThan(287.01);
      }
    }
  });

  it('[LHU-13, GAP-147] counts its pages, bears its number on each, and shows nobody the id of a record', async () => {
    const pages = await bacaHalaman(cetak(sample).bytes);
    pages.forEach(({ kata, teks: semua }, ke) => {
      expect(semua).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
      const kaki = kata.filter(({ y }) => y > 281).map(({ teks }) => teks);
      expect(kaki).toContain(`Halaman ${ke + 1} dari ${pages.length}`);
      expect(kaki.some((teks) => teks.includes(nomor))).toBe(true);
    });
  });

  it('writes nothing over anything else', async () => {
    for (const page of await bacaHalaman(cetak(sample).bytes)) expect(tindih(page)).toEqual([]);
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

describe.each(kertas)('$jenis', ({ cetak }) => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('is the same to the byte whenever and wherever it is made of the same record', () => {
    vi.stubEnv('TZ', 'Asia/Jakarta').setSystemTime('2026-09-03T09:30:00Z');
    const { bytes } = cetak();
    vi.stubEnv('TZ', 'America/New_York').setSystemTime('2027-02-01T20:00:00Z');
    expect(Buffer.from(cetak().bytes).equals(Buffer.from(bytes))).toBe(true);
    expect(Buffer.from(cetak([sampel(2)]).bytes).equals(Buffer.from(bytes))).toBe(false);
  });
});

describe('letterhead', () => {
  const lain: Kop = {
    appName: 'Aplikasi Lain',
    institutionName: 'Institut Lain',
    institutionAddress: 'Jalan Lain 9',
    namaLaboratorium: 'Lab Lain',
  };

  it('[GAP-76] names the installation it is configured for, and no other', async () => {
    const isiLain = { ...isiInvoice(), alamat: 'https://lain.example' };
    isiLain.konfigurasi = { ...isiLain.konfigurasi, ...lain };
    isiLain.invoice = { ...isiLain.invoice, namaLaboratorium: lain.namaLaboratorium };
    const teks = await bacaTeks(cetakInvoice(isiLain).bytes);
    for (const satu of Object.values(lain)) expect(teks).toContain(satu);
    for (const satu of [kop.appName, kop.institutionName, kop.institutionAddress])
      expect(teks).not.toContain(satu);
  });

  it('stands on the first page and is named on the following ones', async () => {
    const [, kedua] = await bacaHalaman(lhu(empatPuluh).bytes);
    const [atas] = kedua!.kata.toSorted((a, b) => a.y - b.y);
    expect(atas!.teks).toBe(`${kop.namaLaboratorium}, ${kop.institutionName}`);
  });

  test.each([
    ['Kimia Farmasi', 'Laboratorium Kimia Farmasi'],
    ['LPOMK', 'Laboratorium Pengujian Obat, Makanan, dan Kosmetik'],
    ['Laboratorium Sediaan', 'Laboratorium Sediaan'],
  ])('says the name of %s in full', async (nama, penuh) => {
    const kertas = cetakLhu({
      kop: { ...kop, namaLaboratorium: nama },
      pengujian: dilaporkan(empatPuluh),
      pratinjau: true,
      keterangan: null,
    });
    const [pertama, kedua] = await bacaHalaman(kertas.bytes);
    expect(pertama!.teks).toContain(`${kop.institutionName} ${penuh} ${kop.institutionAddress}`);
    expect(kedua!.teks).toContain(` ${penuh}, ${kop.institutionName} Laporan Hasil Uji`);
  });

  it('takes a second line on the following pages rather than leave anything out', async () => {
    const panjang = { ...kop, institutionName: 'Fakultas Farmasi dan Ilmu Kesehatan '.repeat(4).trim() };
    const [, kedua] = await bacaHalaman(
      cetakLhu({ kop: panjang, pengujian: dilaporkan(empatPuluh), pratinjau: true, keterangan: null }).bytes,
    );
    expect(kedua!.teks).toContain(`${kop.namaLaboratorium}, ${panjang.institutionName}`);
    expect(tindih({ ...kedua!, kata: kedua!.kata.filter(({ miring }) => !miring) })).toEqual([]);
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
