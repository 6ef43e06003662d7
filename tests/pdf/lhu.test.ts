import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { lampiranFoto } from '#domain/lhu/foto.ts';
import { isiTerbit, perubahanIsi } from '#domain/lhu/perubahan.ts';
import type { ParameterSampel, Sampel } from '#domain/pengujian/schema.ts';
import { cetakLhu, type Terbit } from '#pdf/lhu.ts';
import { riwayat } from '#tests/support/contoh/analisis.ts';
import { bacaBentuk, bacaCap, bacaGambar, bacaHalaman, bacaMiring, bacaTeks, tanpa } from './baca.ts';
import { ditolak, kop, parameter, pengujian, sampel, sampelSebanyak, tanpaTeks, terbit } from './contoh.ts';

const cetak = (sample?: Sampel[], over: Partial<Terbit> = {}) =>
  cetakLhu({ kop, pengujian: pengujian(sample), pratinjau: false, terbit: { ...terbit, ...over } }).bytes;
const pratinjau = (sample?: Sampel[]) =>
  cetakLhu({
    kop,
    pengujian: pengujian(sample),
    pratinjau: true,
    teks: { ...tanpaTeks, keterangan: 'Catatan kalab' },
  }).bytes;
/** A photo as its final report has it. */
const foto = (keterangan: string | null) => ({
  uuid: terbit.kode,
  keterangan,
  sel: null,
  file: { url: '', sha256: 'a'.repeat(64), size: 9, mime: 'image/jpeg', name: 'krus.jpg' },
});
const berfoto = (over: Partial<ParameterSampel> = {}) =>
  parameter(0, {
    flagFoto: 1,
    historyProgres: [riwayat('mulai'), riwayat('laporanAkhir', { foto: [foto('Krus A'), foto(null)] })],
    ...over,
  });
const empatPuluh = sampelSebanyak(40);
const diuji = [0, 1, 2].map((ke) => parameter(ke).parameterTest.namaParameterUji);

describe('issued report', () => {
  it('[LHU-13, DATA-17, MSG-35, GAP-147] says what was tested for whom, when, how each sample came, every result under its sample, and who answers for it', async () => {
    const isi = [
      'Laporan Hasil Uji',
      'Nomor: 0012/LHU/LPOMK/2026',
      'Dewi Lestari',
      'dewi@kampus.example',
      'Nomor pengujian U-2608-0012',
      'Sampel diterima 18 Agustus 2026',
      'Mulai pengujian 20 Agustus 2026',
      'Selesai pengujian 31 Agustus 2026',
      'Laporan terbit 3 September 2026',
      '1 LPOMK-2026-0041 Tablet parasetamol 500 mg 20 kemasan Padat Baik¹ Strip',
      'LPOMK-2026-0042 Sirup antasida doos (Al(OH)₃, Mg(OH)₂) No. Parameter uji Metode uji Hasil',
      '3 Cemaran timbal (Pb) SSA, SNI 2354.5:2011 < 0,05 µg/g',
      'Pengujian dilakukan pada suhu 25 °C ± 2 °C dan kelembapan relatif 60 %.',
      'Tanggal 3 September 2026',
      'apt. Ratna Kusumawardhani, M.Farm., Ph.D.',
      'Nomor Induk Kepegawaian 197803122005012001',
    ];
    const teks = await bacaTeks(cetak());
    expect(tanpa(teks, isi)).toEqual([]);
    expect(teks).toMatch(/Botol kaca.* 18 Agustus 2026|18 Agustus 2026.* Botol kaca/);
    expect(teks).not.toMatch(/tidak diuji|Revisi|Institusi/);
    const tidakSesuai = sampel(0, { status: { kdStatusSampel: 3, statusSampel: 'Tidak sesuai' } });
    expect(await bacaTeks(cetak([tidakSesuai]))).toContain('Baik¹, tidak');
  });

  it('[GAP-171] names the address of the customer, and how to reach them only where there is none', async () => {
    const milik = (over: object) => {
      const dasar = pengujian();
      const data = {
        kop,
        pengujian: { ...dasar, user: { ...dasar.user, ...over } },
        pratinjau: false as const,
        terbit,
      };
      return bacaTeks(cetakLhu(data).bytes);
    };
    const dengan = await milik({ alamat: 'Jl. Industri 3\nBekasi 17530', npwp: '012345678901000' });
    expect(dengan).toContain('Alamat Jl. Industri 3 Bekasi 17530');
    expect(dengan).not.toMatch(/Kontak|dewi@kampus|08\d{8}|NPWP/);
    for (const alamat of [null, undefined]) {
      const tanpa = await milik({ alamat });
      expect(tanpa).toMatch(/Kontak dewi@kampus\.example 08\d+/);
      expect(tanpa).not.toContain('Alamat');
    }
  });

  it('[GAP-173] prints the condition the laboratory saw, with its remark, and marks what is the customer’s word', async () => {
    const diterima = sampel(0, {
      kondisiPenerimaan: { id: 2, namaKondisiSampel: 'Rusak' },
      catatanPenerimaan: 'segel robek',
    });
    const teks = await bacaTeks(cetak([diterima]));
    expect(teks).toContain('Rusak, segel robek');
    expect(teks).not.toMatch(/Baik|Rusak¹/);
    expect(teks).toMatch(/Nama¹ Jumlah¹ Bentuk¹ Kondisi Kemasan¹/);
    expect(teks).toContain('¹ Menurut pelanggan.');
  });

  it('[DATA-17] says batch, maker and days of a sample in its row, as the customer’s word, in the reading order', async () => {
    const keterangan = { noBets: 'AB-12', pembuat: 'PT Contoh', tglKedaluwarsa: '2028-06-01' };
    const teks = await bacaTeks(cetak([sampel(0, keterangan), sampel(1)]));
    expect(teks).toMatch(
      /LPOMK-2026-0041.* 18 Agustus 2026 Bets AB-12, dibuat PT Contoh, kedaluwarsa 1 Juni 2028¹ 2 LPOMK-2026-0042/,
    );
    expect(teks.match(/Bets/g)).toHaveLength(1);
    const [page] = await bacaHalaman(cetak([sampel(0, keterangan)]));
    const pada = (awal: string) => page!.kata.find((kata) => kata.teks.startsWith(awal))!;
    const [nama, bets] = [pada('Tablet parasetamol'), pada('Bets')];
    expect(bets.x).toBeCloseTo(nama.x, 1);
    // A line below the cells, above what the mark means.
    expect(bets.y).toBeGreaterThan(Math.max(pada('500 mg').y, pada('aluminium').y) + 2);
    expect(bets.y).toBeLessThan(pada('¹ Menurut').y);
  });

  it('parts no sample from what is said of it', async () => {
    const keterangan = { noBets: 'AB-12', pembuat: 'PT Contoh '.repeat(20).trim() };
    const semua = Array.from({ length: 60 }, (_, ke) => sampel(ke, keterangan));
    const pages = await bacaHalaman(cetak(semua));
    const hitung = (kata: RegExp) => pages.map(({ teks }) => teks.match(kata)?.length ?? 0);
    const bets = hitung(/Bets AB-12/g);
    expect(bets.filter((banyak) => banyak > 0).length).toBeGreaterThan(2);
    // Each row has its number of packages once, and its sentence ends with the mark.
    expect(hitung(/20 kemasan/g)).toEqual(bets);
    expect(hitung(/Contoh¹/g)).toEqual(bets);
  });

  it('[GAP-39] keeps a rejected parameter, as not tested', async () => {
    const teks = await bacaTeks(cetak([sampel(0, { parameter: [parameter(0), ditolak(1)] })]));
    expect(teks).toContain('2 Keseragaman bobot FI VI, lampiran <911> tidak diuji Keterangan');
  });

  it('numbers under the results what is said of a parameter, and only what is said', async () => {
    const elok = parameter(2, { laboratoriumPelaksana: 'BPOM Jakarta' });
    const duplo = { penyimpangan: 'Tanpa duplo' };
    const uji = [parameter(0, duplo), { ...ditolak(1), alasanTidakDiuji: 'Sampel tidak cukup' }, elok];
    const teks = await bacaTeks(
      cetak([sampel(0, { parameter: uji }), sampel(1, { parameter: [parameter(0, duplo)] })]),
    );
    expect(
      tanpa(teks, [
        'λ 243 nm ²) 98,7',
        'lampiran <911> tidak diuji ³) 3',
        'Cemaran timbal (Pb) ⁴) SSA, SNI 2354.5:2011 < 0,05',
        '²) Penyimpangan metode: Tanpa duplo. ³) Tidak diuji: Sampel tidak cukup. ⁴) Dikerjakan oleh laboratorium lain: BPOM Jakarta. Keterangan',
      ]),
    ).toEqual([]);
    expect(await bacaTeks(cetak())).not.toMatch(/[²³⁴-⁹]\)? ?(Penyimpangan|Tempat|Dikerjakan|Tidak diuji)/);
  });

  it('[GAP-174] marks what is outside the scope of accreditation where something is within it', async () => {
    const uji = (ke: number, flagAkreditasi: number) => {
      const { parameterTest, ...lain } = parameter(ke);
      return { ...lain, parameterTest: { ...parameterTest, flagAkreditasi } };
    };
    const lingkup = async (...flags: number[]) =>
      bacaTeks(cetak([sampel(0, { parameter: flags.map((flag, ke) => uji(ke, flag)) })]));
    const sebagian = await lingkup(1, 0);
    expect(sebagian).toContain('Keseragaman bobot* FI VI');
    expect(sebagian).toContain('* Di luar ruang lingkup akreditasi.');
    expect(sebagian).not.toContain('parasetamol*');
    for (const flags of [
      [1, 1],
      [0, 0],
    ])
      expect(await lingkup(...flags)).not.toContain('*');
  });

  it('gives an opinion a part of its own, before the remarks', async () => {
    const teks = await bacaTeks(cetak(undefined, { pendapat: 'Sesuai FI VI menurut pendapat kami.' }));
    expect(teks).toContain('Pendapat dan tafsiran Sesuai FI VI menurut pendapat kami. Keterangan Pengujian');
    expect(await bacaTeks(cetak())).not.toContain('Pendapat');
  });

  it('[LIST-18] writes a dash for what is not known', async () => {
    const belum = parameter(1, { hasilPengujian: null });
    const teks = await bacaTeks(
      cetak([sampel(0, { kodeSampel: null, parameter: [belum] })], { keterangan: null }),
    );
    expect(teks).toContain('1 - Tablet parasetamol 500 mg');
    expect(teks).toContain('1 Keseragaman bobot FI VI, lampiran <911> - Keterangan -');
  });

  it('claims no more than it may, and ends clearly, once, as the last thing', async () => {
    const pages = await bacaHalaman(cetak(empatPuluh));
    const teks = pages.map((page) => page.teks).join(' ');
    expect(teks).toContain('Hasil pengujian hanya berlaku untuk sampel yang diuji');
    expect(teks).toContain('tidak boleh digandakan kecuali seluruhnya');
    expect(teks.split('— Akhir laporan —').length).toBe(2);
    const isi = pages.at(-1)!.kata.filter(({ y }) => y < 280);
    expect(isi.toSorted((a, b) => a.y - b.y).at(-1)!.teks).toBe('— Akhir laporan —');
  });

  it('[GAP-139] of a correction says which it replaces, why, and what it changed', async () => {
    const revisi = {
      noSurat: '0012/LHU/LPOMK/2026 Rev. 1',
      revisi: 1,
      menggantikan: '0012/LHU/LPOMK/2026',
      catatanSurat: 'Satuan cemaran timbal salah tulis.',
    };
    const teks = await bacaTeks(cetak(undefined, revisi));
    expect(teks).toContain('Nomor: 0012/LHU/LPOMK/2026 Rev. 1');
    expect(teks).toContain(
      'Revisi 1, menggantikan 0012/LHU/LPOMK/2026. Alasan: Satuan cemaran timbal salah tulis.',
    );
    expect(teks).not.toContain('Perubahan');
    const perubahan = ['hasil Kadar air (S-001) 7,1 % → 7,4 %', 'keterangan “A.” → “B.”'];
    expect(await bacaTeks(cetak(undefined, { ...revisi, perubahan }))).toContain(
      'salah tulis. Perubahan: hasil Kadar air (S-001) 7,1 % → 7,4 %; keterangan “A.” → “B.” Pelanggan',
    );
    expect(await bacaTeks(cetak(undefined, { ...revisi, perubahan: [] }))).not.toContain('Perubahan');
  });

  it('names the sample and the columns again on every page its results reach', async () => {
    const banyak = sampel(0, { parameter: Array.from({ length: 50 }, (_, ke) => parameter(ke)) });
    const pages = await bacaHalaman(cetak([banyak]));
    const dengan = pages.filter(({ teks }) => teks.includes('Kadar parasetamol'));
    expect(dengan.length).toBeGreaterThan(1);
    for (const { teks } of dengan)
      expect(teks).toContain('LPOMK-2026-0041 Tablet parasetamol 500 mg No. Parameter uji Metode uji Hasil');
  });

  it('keeps a row whole wherever a page can hold it', async () => {
    const hasilPengujian = ['awal', ...Array<string>(12).fill('antara'), 'akhir'].join('\n');
    const banyak = sampel(0, {
      parameter: Array.from({ length: 12 }, (_, ke) => parameter(ke, { hasilPengujian })),
    });
    const pages = await bacaHalaman(cetak([banyak]));
    const hitung = (kata: string) => pages.map(({ teks }) => teks.split(kata).length - 1);
    expect(hitung('awal').filter((count) => count > 0).length).toBeGreaterThan(2);
    expect(hitung('akhir')).toEqual(hitung('awal'));
  });

  // Each is some millimetres longer than the one before: one of them ends exactly where a page does.
  test.each([6, 7, 8, 9, 10, 11, 12, 13])(
    'of %i samples parts nothing that belongs together',
    async (jumlah) => {
      const pages = await bacaHalaman(cetak(empatPuluh.slice(0, jumlah)));
      for (const { kata } of pages) {
        const isi = kata.filter(({ y }) => y < 280).toSorted((a, b) => a.y - b.y || a.x - b.x);
        expect(['Hasil', 'Diterima', 'Hasil pengujian', 'Keterangan']).not.toContain(isi.at(-1)!.teks);
      }
      const [akhir, ...sebelum] = pages.toReversed();
      for (const bagian of ['Pernyataan', terbit.signer.nama, '— Akhir laporan —'])
        expect(akhir!.teks).toContain(bagian);
      for (const { teks } of sebelum) expect(teks).not.toContain('Pernyataan');
    },
  );

  it.each(Array.from({ length: 60 }, (_, ke) => ke + 1))(
    'of %i parameters is signed on a page that has results, under the head of their table',
    async (jumlah) => {
      const banyak = sampel(0, { parameter: Array.from({ length: jumlah }, (_, ke) => parameter(ke)) });
      const { teks } = (await bacaHalaman(cetak([banyak]))).at(-1)!;
      expect(teks).toContain('LPOMK-2026-0041 Tablet parasetamol 500 mg No. Parameter uji Metode uji Hasil');
      for (const urut of jumlah === 1 ? [1] : [jumlah - 1, jumlah])
        expect(teks).toContain(` ${urut} ${diuji[(urut - 1) % 3]!} `);
      expect(teks).toContain('Pernyataan');
      expect(teks).toContain(terbit.signer.nama);
    },
  );

  it('of remarks that fill pages, or of results that do, still ends', async () => {
    const panjang = 'Kalimat yang panjang. '.repeat(500);
    const tinggi = Array.from({ length: 3 }, (_, ke) =>
      parameter(ke, { hasilPengujian: 'baris\n'.repeat(70) }),
    );
    for (const bytes of [
      cetak(undefined, { keterangan: panjang }),
      cetak([sampel(0, { parameter: tinggi })]),
    ])
      expect((await bacaHalaman(bytes)).at(-1)!.teks).toContain('— Akhir laporan —');
  });

  it('says of the approval that it is electronic, by whom, by what and when, and that it is not certified', async () => {
    const kata = `Disahkan secara elektronik oleh ${terbit.signer.nama} melalui ${kop.appName} pada 3 September 2026, 16:30 WIB. Bukan tanda tangan elektronik tersertifikasi; periksa lewat kode QR.`;
    expect(await bacaTeks(cetak())).toContain(kata);
    expect(await bacaTeks(pratinjau())).not.toMatch(/elektronik/);
  });

  it('writes names of species in italics, of samples, parameters, methods and results, on each page and line they reach', async () => {
    const { parameterTest } = parameter(0);
    const satu = parameter(0, {
      parameterTest: {
        ...parameterTest,
        namaParameterUji: 'Angka cemaran Staphylococcus aureus, Escherichia coli',
        satuan: null,
      },
      metodeUji: 'Difusi agar, E. coli ATCC 8739',
      hasilPengujian: 'Salmonella spp. negatif',
    });
    const banyak = Array.from({ length: 40 }, () => satu);
    const bytes = cetak([sampel(0, { nama: 'Rimpang Curcuma longa L.', parameter: banyak })]);
    const miring = 'Curcuma longa, E. coli, Escherichia coli, Salmonella, Staphylococcus, aureus';
    expect((await bacaMiring(bytes)).slice(0, 2)).toEqual([miring, miring]);
    const [pertama] = await bacaHalaman(bytes);
    expect(pertama!.teks.replaceAll(/ +/g, ' ')).toContain(
      'Hasil 1 Angka cemaran Staphylococcus aureus, Escherichia coli Difusi agar, E. coli ATCC 8739 Salmonella spp. negatif 2 ',
    );
  });

  test.each([
    ['14,24 mg/g', 'mg/g', '14,24 mg/g'],
    ['14,24mg/g', 'mg/g', '14,24 mg/g'],
    ['78,75 mg  GAE/g', 'mg GAE/g', '78,75 mg GAE/g'],
    ['5 kg', 'g', '5 kg g'],
    ['0,3 % (syarat 0,5 %)', '%', '0,3 % (syarat 0,5 %)'],
    ['negatif', 'per 25 g', 'negatif per 25 g'],
    ['memenuhi syarat', '%', 'memenuhi syarat'],
  ])(
    '[LHU-13, DATA-17] says "%s" with its unit (%s) beside it, once',
    async (hasilPengujian, satuan, tercetak) => {
      const { parameterTest } = parameter(0);
      const satu = parameter(0, { hasilPengujian, parameterTest: { ...parameterTest, satuan } });
      const teks = await bacaTeks(cetak([sampel(0, { parameter: [satu] })]));
      expect(teks).toContain(`λ 243 nm ${tercetak} Keterangan`);
    },
  );
});

describe('preview of a report', () => {
  it('says so on every page', async () => {
    const pages = await bacaHalaman(pratinjau(empatPuluh));
    expect(pages.length).toBeGreaterThan(3);
    expect(await bacaCap(pratinjau(empatPuluh))).toEqual(pages.map(() => 'PRATINJAU'));
    expect(new Set(await bacaCap(cetak()))).toEqual(new Set(['']));
    for (const { teks } of pages) expect(teks).not.toContain('PRATINJAU');
  });

  it('shows results and remarks, and leaves number, signature and code open', async () => {
    const teks = await bacaTeks(pratinjau());
    expect(teks).toContain('98,7 ± 0,4');
    expect(teks).toContain('Catatan kalab');
    expect(teks).toMatch(/Nomor: …+/);
    expect(teks).toMatch(/Tanggal …+/);
    expect(teks).toMatch(/Nomor Induk Kepegawaian …+/);
    expect(teks).not.toContain('Periksa keaslian');
    expect(await bacaBentuk(pratinjau())).toEqual([]);
  });

  it('shows footnotes, opinion and what would change, as they would be issued', async () => {
    const teks = {
      ...tanpaTeks,
      pendapat: 'Sesuai FI VI.',
      catatanSurat: 'Salah tulis',
      revisi: 1,
      menggantikan: '0012/LHU/LPOMK/2026',
      perubahan: ['hasil Kadar air (S-001) 7,1 % → 7,4 %'],
    };
    const sample = [sampel(0, { parameter: [parameter(0, { tempatPengujian: 'Sumur 3, Bogor' })] })];
    const tercetak = await bacaTeks(
      cetakLhu({ kop, pengujian: pengujian(sample), pratinjau: true, teks }).bytes,
    );
    expect(
      tanpa(tercetak, [
        'menggantikan 0012/LHU/LPOMK/2026. Alasan: Salah tulis Perubahan: hasil Kadar air (S-001) 7,1 % → 7,4 %',
        'Kadar parasetamol ²) Spektrofotometri',
        '²) Tempat pengujian: Sumur 3, Bogor. Pendapat dan tafsiran Sesuai FI VI. Keterangan -',
      ]),
    ).toEqual([]);
  });
});

describe('[BEYOND-21] photos on the report', () => {
  it('are those of the final report that counts, of tested parameters whose photos the Kalab wants', () => {
    const lama = riwayat('laporanAkhir', { foto: [foto('Dibatalkan')] });
    const ulang = berfoto({
      historyProgres: [lama, riwayat('mulai'), riwayat('laporanAkhir', { foto: [foto('Krus B')] })],
    });
    const takDiuji = { ...ditolak(1), flagFoto: 1, historyProgres: berfoto().historyProgres };
    const semua = [berfoto(), berfoto({ flagFoto: 0 }), takDiuji, ulang];
    expect(lampiranFoto([sampel(0, { parameter: semua })]).map(({ keterangan }) => keterangan)).toEqual([
      'Kadar parasetamol (LPOMK-2026-0041): Krus A',
      'Kadar parasetamol (LPOMK-2026-0041)',
      'Kadar parasetamol (LPOMK-2026-0041): Krus B',
    ]);
  });

  it('stand on pages of their own behind what is signed, each with what it is of', async () => {
    const bytes = new Uint8Array(await readFile('server/db/demo/berkas/air-minum.jpg'));
    const sample = [sampel(0, { parameter: [berfoto()] })];
    const lampiran = lampiranFoto(sample).map(({ keterangan }) => ({
      keterangan,
      mime: 'image/jpeg',
      bytes,
    }));
    const dicetak = cetakLhu({ kop, pengujian: pengujian(sample), pratinjau: false, terbit, lampiran }).bytes;
    const [laporan, belakang] = await bacaHalaman(dicetak);
    expect(laporan!.teks).toContain(terbit.signer.nama);
    expect(laporan!.teks).toContain('Lampiran foto di halaman berikutnya');
    expect(laporan!.teks).not.toMatch(/Krus A|Akhir laporan/);
    expect(
      tanpa(belakang!.teks, [
        'Lampiran foto',
        'Foto 1. Kadar parasetamol (LPOMK-2026-0041): Krus A',
        'Foto 2. Kadar parasetamol (LPOMK-2026-0041)',
        'Laporan Hasil Uji 0012/LHU/LPOMK/2026',
        '— Akhir laporan —',
        'Halaman 2 dari 2',
      ]),
    ).toEqual([]);
    expect((await bacaGambar(dicetak)).map(({ length }) => length)).toEqual([0, 2]);
  });

  it('a revision says that they were added, or are others', () => {
    const isi = (over: Partial<ParameterSampel>) =>
      isiTerbit(
        pengujian([sampel(0, { parameter: [berfoto({ uuid: terbit.kode, ...over })] })]),
        tanpaTeks,
        [],
      );
    expect(perubahanIsi(isi({ flagFoto: 0 }), isi({}))).toEqual([
      'lampiran foto Kadar parasetamol (LPOMK-2026-0041) (kosong) → 2 foto: Krus A',
    ]);
    expect(perubahanIsi(isi({}), isi({}))).toEqual([]);
  });
});
