import { describe, expect, it, test } from 'vitest';
import { isiTerbit, perubahanIsi } from '#domain/lhu/perubahan.ts';
import type { ParameterSampel, Pengujian, Sampel } from '#domain/pengujian/schema.ts';
import { ditolak, parameter, pengujian, sampel } from '#tests/pdf/contoh.ts';

const air = parameter(0, {
  parameterTest: { ...parameter(0).parameterTest, namaParameterUji: 'Kadar air', satuan: '%' },
  metodeUji: 'Gravimetri',
  hasilPengujian: '7,1',
});
const timbal = parameter(2);
const pertama = sampel(0, { kodeSampel: 'S-001', parameter: [air, timbal] });
const kedua = sampel(1, { kodeSampel: 'S-002', uuid: '0197a2f0-0000-7000-8000-000000000002', parameter: [] });
const data = pengujian([pertama, kedua]);
const tulisan = { keterangan: 'Sisa sampel disimpan 30 hari.', pendapat: null };
const pelanggan = [
  { label: 'Nama', nilai: 'Dewi Lestari' },
  { label: 'ID registrasi', nilai: 'REG-2026-00042' },
  { label: 'Kontak', nilai: 'dewi@kampus.example\n081234567890' },
];
const lama = isiTerbit(data, tulisan, pelanggan);

const menjadi = (over: Partial<Pengujian>, kata = tulisan as Parameters<typeof isiTerbit>[1]) =>
  perubahanIsi(lama, isiTerbit({ ...data, ...over }, kata, pelanggan));
const berparameter = (over: Partial<ParameterSampel>) =>
  menjadi({ sample: [{ ...pertama, parameter: [{ ...air, ...over }, timbal] }, kedua] });
const bersampel = (over: Partial<Sampel>) => menjadi({ sample: [{ ...pertama, ...over }, kedua] });

describe('what a revision changes', () => {
  it('is nothing where it says the same, and what is kept of a report survives being stored', () => {
    expect(menjadi({})).toEqual([]);
    expect(perubahanIsi(JSON.parse(JSON.stringify(lama)), lama)).toEqual([]);
  });

  it('is nothing that the report does not say', () => {
    expect(menjadi({ nomor: 'U-1', updatedAt: '2026-10-01T00:00:00Z' })).toEqual([]);
    expect(berparameter({ rev: '9', jumlahReplikasi: 7, userAnalyst: null })).toEqual([]);
  });

  test.each<[string, Partial<ParameterSampel>, string[]]>([
    ['the result', { hasilPengujian: '7,4' }, ['hasil Kadar air (S-001) 7,1 % → 7,4 %']],
    ['the result, with its unit as typed', { hasilPengujian: '7,1 %' }, []],
    [
      'the unit',
      { parameterTest: { ...air.parameterTest, satuan: '% b/b' } },
      ['hasil Kadar air (S-001) 7,1 % → 7,1 % b/b'],
    ],
    ['a result that is gone', { hasilPengujian: null }, ['hasil Kadar air (S-001) 7,1 % → (kosong)']],
    ['the method', { metodeUji: 'Karl Fischer' }, ['metode Kadar air (S-001) Gravimetri → Karl Fischer']],
    [
      'its name',
      { parameterTest: { ...air.parameterTest, namaParameterUji: 'Susut pengeringan' } },
      ['nama parameter Susut pengeringan (S-001) Kadar air → Susut pengeringan'],
    ],
    [
      'a footnote',
      { penyimpangan: 'Tanpa duplo' },
      ['catatan kaki Kadar air (S-001) (kosong) → “Penyimpangan metode: Tanpa duplo.”'],
    ],
    [
      'two of them, and that it was not tested after all',
      { status: ditolak(0).status, alasanTidakDiuji: 'Sampel tumpah' },
      [
        'hasil Kadar air (S-001) 7,1 % → tidak diuji',
        'catatan kaki Kadar air (S-001) (kosong) → “Tidak diuji: Sampel tumpah.”',
      ],
    ],
    [
      'the scope of accreditation',
      { parameterTest: { ...air.parameterTest, flagAkreditasi: 1 } },
      ['lingkup akreditasi (kosong) → sebagian hasil'],
    ],
  ])('of a parameter: %s', (_kata, over, perubahan) => {
    expect(berparameter(over)).toEqual(perubahan);
  });

  test.each<[string, Partial<Sampel>, string[]]>([
    ['name', { nama: 'Tablet asetosal' }, ['nama sampel S-001 Tablet parasetamol 500 mg → Tablet asetosal']],
    ['amount', { jumlah: 21 }, ['jumlah sampel S-001 20 kemasan → 21 kemasan']],
    ['form', { phase: { namaBentukSampel: 'Serbuk' } }, ['bentuk sampel S-001 Padat → Serbuk']],
    ['packaging', { kemasan: 'Botol' }, ['kemasan sampel S-001 Strip aluminium → Botol']],
    [
      'day of receipt',
      { tglPenerimaanSampel: '2026-08-19' },
      ['tanggal penerimaan sampel S-001 18 Agustus 2026 → 19 Agustus 2026'],
    ],
    [
      'condition, once the laboratory has said what it saw',
      { kondisiPenerimaan: { id: 2, namaKondisiSampel: 'Rusak' }, catatanPenerimaan: 'segel robek' },
      [
        'kondisi menurut pendaftar sampel S-001 (kosong) → Baik',
        'kondisi saat diterima sampel S-001 (kosong) → Rusak; segel robek',
        'kondisi sampel S-001 Baik → (kosong)',
      ],
    ],
    [
      'code, which everything of it is called by',
      { kodeSampel: 'S-009' },
      ['kode sampel S-009 S-001 → S-009'],
    ],
  ])('of a sample: its %s', (_kata, over, perubahan) => {
    expect(bersampel(over)).toEqual(perubahan);
  });

  test.each<[string, Partial<Pengujian>, string[]]>([
    [
      'receipt',
      { tglPenerimaanSampel: '2026-08-19' },
      ['tanggal penerimaan sampel 18 Agustus 2026 → 19 Agustus 2026'],
    ],
    [
      'beginning',
      { tglMulaiPengujian: '2026-08-21' },
      ['tanggal mulai pengujian 20 Agustus 2026 → 21 Agustus 2026'],
    ],
    ['end', { tglAkhirPengujian: null }, ['tanggal selesai pengujian 31 Agustus 2026 → (kosong)']],
  ])('of the work: its %s', (_kata, over, perubahan) => {
    expect(menjadi(over)).toEqual(perubahan);
  });

  it('of the customer: each fact, in one line', () => {
    const baru = [
      { label: 'Nama', nilai: 'Dewi Lestari Putri' },
      { label: 'ID registrasi', nilai: 'REG-2026-00043' },
      { label: 'Kontak', nilai: 'dewi@kampus.example' },
      { label: 'Alamat', nilai: 'Jalan Contoh 1' },
    ];
    expect(perubahanIsi(lama, isiTerbit(data, tulisan, baru))).toEqual([
      'nama pelanggan Dewi Lestari → Dewi Lestari Putri',
      'ID registrasi pelanggan REG-2026-00042 → REG-2026-00043',
      'kontak pelanggan dewi@kampus.example, 081234567890 → dewi@kampus.example',
      'alamat pelanggan (kosong) → Jalan Contoh 1',
    ]);
  });

  it('of what was written; long words are not said twice over', () => {
    const panjang = 'Menurut pendapat laboratorium. '.repeat(5).trim();
    expect(menjadi({}, { keterangan: 'Dimusnahkan.', pendapat: panjang })).toEqual([
      'pendapat dan tafsiran ditambahkan',
      'keterangan “Sisa sampel disimpan 30 hari.” → “Dimusnahkan.”',
    ]);
    const dengan = isiTerbit(data, { keterangan: null, pendapat: panjang }, pelanggan);
    const lain = isiTerbit(data, { keterangan: null, pendapat: 'Singkat.' }, pelanggan);
    expect(perubahanIsi(dengan, lain)).toEqual(['pendapat dan tafsiran diubah']);
    expect(perubahanIsi(dengan, isiTerbit(data, { keterangan: null, pendapat: null }, pelanggan))).toEqual([
      'pendapat dan tafsiran dihapus',
    ]);
  });

  it('is also what came and what went, by its name', () => {
    const [tanpaTimbal, tambah] = [[air], [air, timbal, ditolak(1)]].map((isi) => ({
      sample: [{ ...pertama, parameter: isi }],
    }));
    expect(menjadi(tanpaTimbal!)).toEqual(['sampel S-002 dihapus', 'Cemaran timbal (Pb) (S-001) dihapus']);
    expect(menjadi(tambah!)).toEqual(['Keseragaman bobot (S-001) ditambahkan', 'sampel S-002 dihapus']);
  });

  it('comes in the order of the paper', () => {
    const sample = [
      { ...pertama, nama: 'Tablet asetosal', parameter: [{ ...air, hasilPengujian: '7,4' }, timbal] },
      kedua,
    ];
    const semua = menjadi({ sample, tglMulaiPengujian: null }, { keterangan: null, pendapat: null });
    expect(semua.map((satu) => satu.split(' ')[0])).toEqual(['tanggal', 'nama', 'hasil', 'keterangan']);
  });
});
