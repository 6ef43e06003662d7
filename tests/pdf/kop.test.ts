import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { KopLaboratorium } from '#domain/laboratorium/kop.ts';
import { cetakInvoice } from '#pdf/invoice.ts';
import type { Kop } from '#pdf/kertas.ts';
import { cetakLhu } from '#pdf/lhu.ts';
import { cetakSurat } from '#pdf/surat.ts';
import { bacaGambar, bacaHalaman, bacaTeks } from './baca.ts';
import { surat } from './contoh-penelitian.ts';
import {
  alamat,
  invoice as isiInvoice,
  konfigurasi,
  kop,
  pengujian,
  sampelSebanyak,
  terbit,
} from './contoh.ts';

const logo = {
  bytes: readFileSync(new URL('../../server/db/demo/berkas/logo-lpomk.png', import.meta.url)),
  mime: 'image/png',
};
const lengkap: KopLaboratorium = {
  alamat: 'Gedung LPOMK, Jalan Kampus Contoh 3',
  kota: 'Kota Contoh',
  telepon: '0215550117',
  whatsapp: '081255501170',
  email: 'lpomk@kampus.example',
  noAkreditasi: 'LP-000-IDN',
  logo,
  tanda: { ...logo, bytes: Uint8Array.from(logo.bytes) },
};
const dengan = (laboratorium: Partial<KopLaboratorium>): Kop => ({
  ...kop,
  laboratorium: { ...lengkap, ...laboratorium },
});
/** One whose results are all in the scope of the accreditation, or none. */
const lhu = (satu: Kop, dalamLingkup = false) => {
  const sample = sampelSebanyak(1).map((sampel) => ({
    ...sampel,
    parameter: sampel.parameter.map((parameter) => ({
      ...parameter,
      parameterTest: { ...parameter.parameterTest, flagAkreditasi: dalamLingkup ? 1 : 0 },
    })),
  }));
  return cetakLhu({ kop: satu, pengujian: pengujian(sample), pratinjau: false, terbit }).bytes;
};
const invoice = (laboratorium: Kop['laboratorium']) =>
  cetakInvoice({ konfigurasi: { ...konfigurasi, laboratorium }, invoice: isiInvoice(), alamat }).bytes;

describe('the letterhead of a laboratory', () => {
  it('[GAP-171] says where it is and how it is reached instead of the institution, beside its logo', async () => {
    for (const bytes of [lhu(dengan({})), invoice(lengkap)]) {
      const [{ teks, kata } = { teks: '', kata: [] }] = await bacaHalaman(bytes);
      expect(teks).toContain(
        `${kop.institutionName} ${kop.namaLaboratorium} ${lengkap.alamat} Telepon 021 5550 117 · WhatsApp 0812 5550 1170 · lpomk@kampus.example`,
      );
      expect(teks).not.toContain(kop.institutionAddress);
      const [pertama] = (await bacaGambar(bytes))[0]!;
      expect([pertama!.x, pertama!.y].map(Math.round)).toEqual([10, 10]);
      expect([pertama!.lebar, pertama!.tinggi].map(Math.round)).toEqual([18, 18]);
      const nama = kata.find(({ teks: satu }) => satu.startsWith('Laboratorium'));
      expect(nama!.x).toBeGreaterThan(pertama!.x + pertama!.lebar);
    }
  });

  it('[GAP-171] falls back to the address of the institution, and stands at the edge without a logo', async () => {
    const tanpaApa = { alamat: null, telepon: null, whatsapp: null, email: null, logo: null };
    const biasa = await bacaHalaman(lhu(kop));
    const kosong = await bacaHalaman(lhu(dengan({ ...tanpaApa, kota: null })));
    expect(kosong.map(({ kata }) => kata)).toEqual(biasa.map(({ kata }) => kata));
    expect(kosong[0]!.teks).toContain(`${kop.namaLaboratorium} ${kop.institutionAddress} Laporan Hasil Uji`);
  });

  it('is drawn without a picture that cannot be read', async () => {
    const rusak = { mime: 'image/png', bytes: logo.bytes.subarray(0, 60) };
    expect(await bacaTeks(lhu(dengan({ logo: rusak, tanda: rusak }), true))).toContain(lengkap.alamat);
  });

  test('the same letterhead gives the same bytes', () => {
    expect(Buffer.compare(lhu(dengan({}), true), lhu(dengan({}), true))).toBe(0);
  });

  it('[GAP-174] bears the mark and number of accreditation on the right where the report is all in scope, and else neither', async () => {
    const nomor = 'Nomor akreditasi LP-000-IDN';
    const berapa = async (bytes: Uint8Array) => (await bacaGambar(bytes))[0]!.length;
    const [tanpaTanda, bertanda] = [lhu(dengan({})), lhu(dengan({}), true)];
    expect((await berapa(bertanda)) - (await berapa(tanpaTanda))).toBe(1);
    const tanda = (await bacaGambar(bertanda))[0]!.find(({ x }) => x > 150);
    expect(Math.round(tanda!.x + tanda!.lebar)).toBe(200);
    expect(await bacaTeks(bertanda)).toContain(nomor);
    for (const bytes of [tanpaTanda, invoice(lengkap), lhu(kop, true)])
      expect(await bacaTeks(bytes)).not.toContain(nomor);
  });
});

describe('the place before the date', () => {
  test.each([
    ['of its laboratory', dengan({}), 'Kota Contoh, 3 September 2026'],
    ['of the institution', { ...kop, institutionCity: 'Kota Lain' }, 'Kota Lain, 3 September 2026'],
    [
      'of its laboratory before that of the institution',
      { ...dengan({}), institutionCity: 'Kota Lain' },
      'Kota Contoh, 3 September 2026',
    ],
    ['nowhere', kop, 'Tanggal 3 September 2026'],
  ])('%s stands above a signature', async (_siapa, satu, kata) => {
    expect(await bacaTeks(lhu(satu))).toContain(`${kata} Disahkan oleh`);
  });

  it('is that of the institution on its letter', async () => {
    const { bytes } = cetakSurat({ kop: { ...kop, institutionCity: 'Kota Lain' }, surat: surat() });
    expect(await bacaTeks(bytes)).toContain('Kota Lain, 18 November 2026 Petugas Pembayaran,');
  });
});
