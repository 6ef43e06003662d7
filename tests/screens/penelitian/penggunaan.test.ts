import { describe, expect, it, test } from 'vitest';
import { waktuBaris } from '#domain/penggunaan/waktu.ts';
import { kunciBarang } from '#domain/barang/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { toWire } from '#domain/core/wire.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import { KembalikanAlatBody, penggunaanApi, TambahBody } from '#domain/penelitian/penggunaan.ts';
import {
  akibatCara,
  barangCara,
  barisBerlaku,
  laboratoriumAwal,
  bodyCara,
  type BukaPenambahan,
  type CaraPenambahan,
} from '#features/penelitian/penggunaan/cara.ts';
import { melebihiStok } from '#features/penelitian/penggunaan/barang.ts';
import {
  barisKosong,
  isianDariTulisan,
  penambahanKeliru,
  penambahanKosong,
  totalIsian,
  type IsianBaris,
} from '#features/penelitian/penggunaan/isian.ts';
import { bertemu } from '#features/penelitian/penggunaan/jadwal.ts';
import {
  bodyKembali,
  geser,
  alatDiurus,
  isianKembali,
  kembaliKeliru,
  semuaKembali,
} from '#features/penelitian/penggunaan/kembali.ts';
import { ikutTulisan } from '#features/penelitian/penggunaan/tertunda.ts';
import { kataKemungkinan, kemungkinanDitolak } from '#features/penelitian/penggunaan/kemungkinan.ts';
import { kataPerbaikan } from '#features/penelitian/penggunaan/meja.ts';
import { akibatSelesai, halanganSelesai, selesaiKeliru } from '#features/penelitian/penggunaan/selesai.ts';
import { versiPenelitian } from '#features/penelitian/penggunaan/tulisan.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import type { Baris } from '#data/baris.ts';
import { lewatTanggalIsian } from '#features/penelitian/penggunaan/lewat-tanggal.ts';
import {
  alatDipinjam,
  bahan,
  barisPakai,
  invoicePenelitian,
  penambahan,
  penelitian,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { orang, tulisan } from '#tests/support/contoh/tulisan.ts';

const record = penelitian(4);
const metanol = bahan();
const titrator = {
  ...metanol,
  idJenisBarang: 3 as const,
  id: 31,
  satuan: 'menit',
  durasi: 30,
  jmlStok: null,
};
const barang = new Map([metanol, titrator].map((satu) => [kunciBarang(satu), satu]));
const isian = (over = {}) => ({
  ...penambahanKosong(record, new Date(`${record.tglMulai}T05:00:00Z`)),
  ...over,
});
const baris = (over = {}) => ({ ...barisKosong(), idJenisBarang: 2 as const, idBarang: metanol.id, ...over });

describe('an addition as it is typed', () => {
  it('refused for what the laboratory has is mended; only a decision on a version is decided anew', () => {
    expect(kataPerbaikan({ state: 'bentrok', baseRev: null })).toBe('Perbaiki');
    expect(kataPerbaikan({ state: 'ditolak', baseRev: '3' })).toBe('Perbaiki');
    expect(kataPerbaikan({ state: 'bentrok', baseRev: '3' })).toBe('Putuskan lagi');
  });

  it('[USAGE-04] is dated today while that is a day of the period, else nothing', () => {
    expect(isian().tglPenggunaan).toBe(record.tglMulai);
    expect(penambahanKosong(record, new Date('2031-01-01T05:00:00Z')).tglPenggunaan).toBe('');
  });

  it('[USAGE-05, USAGE-10] asks of each thing what it is counted by, under the names of the form', () => {
    const penggunaan = [baris({ idJenisBarang: 3, idBarang: 31, jamMulai: '09:00' }), barisKosong()];
    const diketik = isian({ tglPenggunaan: '2031-01-01', penggunaan });
    expect(penambahanKeliru(diketik, record, barang)).toEqual({
      tglPenggunaan: 'Tanggal penggunaan harus berada dalam masa penggunaan yang disetujui.',
      'penggunaan[0][jamSelesai]': 'Kolom tidak boleh kosong',
    });
  });

  it('[GAP-13] is verified and corrected in what it was asked in, and mended in what things are counted in now', () => {
    const semua = { pilihan: () => [], dikenal: barang as never };
    const diminta = barisPakai({ idJenisBarang: 3, idBarang: titrator.id, satuan: 'plate' });
    const satuan = (cara: CaraPenambahan, satu: BukaPenambahan['penambahan']) =>
      barangCara({ cara, penambahan: satu }, semua).dikenal.get(kunciBarang(titrator))!.satuan;
    const asal = penambahan(10, { baris: [diminta] });
    expect((['verifikasi', 'koreksi', 'ubah', 'tambah'] as const).map((cara) => satuan(cara, asal))).toEqual([
      'plate',
      'plate',
      'menit',
      'menit',
    ]);
    expect(satuan('tambah', null)).toBe('menit');
  });

  it('[GAP-156] comes to what its lines cost, an overnight one too, and back from a refused write as it was', () => {
    const diketik = isian({
      penggunaan: [
        baris({ jlhPenggunaan: 3, hariLebih: 0 }),
        baris({ idJenisBarang: 3, idBarang: 31, jamMulai: '09:00', jamSelesai: '09:45', hariLebih: 1 }),
      ],
    });
    const harga = record.golonganTarif === 'internal' ? metanol.tarifInternal : metanol.tarifEksternal;
    expect(totalIsian(diketik, barang, record.golonganTarif)).toBe(3 * harga + 50 * harga);
    const body = bodyCara({ cara: 'tambah', penambahan: null }, diketik, record);
    expect(TambahBody.safeParse(body).success).toBe(true);
    const kembali = isianDariTulisan({ body: toWire(body) as Record<string, unknown> }, isian());
    expect(kembali.penggunaan.map(({ kunci: _kunci, ...satu }) => satu)).toEqual(
      // A line that names no laboratory is the research's (GAP-154).
      diketik.penggunaan.map(({ kunci: _kunci, ...satu }) => ({ ...satu, idLaboratorium: 7 })),
    );
  });

  it('sees which taken times a chosen one meets', () => {
    const pukul = (jamMulai: string, jamSelesai: string) =>
      waktuBaris({ tglPenggunaan: '2026-11-23', jamMulai, jamSelesai });
    const terpakai = [pukul('09:00', '10:00')!];
    expect(bertemu(terpakai, pukul('09:30', '11:00'))).toEqual(terpakai);
    expect(bertemu(terpakai, pukul('10:00', '11:00'))).toEqual([]);
    expect(bertemu(terpakai, pukul('09:30', ''))).toEqual([]);
  });
});

describe('something past its date', () => {
  const basi = bahan({ tglExpired: '2026-11-20' });
  const rusak = { ...titrator, tglKalibrasiSelanjutnya: '2026-11-20' };
  const dikenal = new Map([basi, rusak].map((satu) => [kunciBarang(satu), satu]));
  const laboran = orang('Laboran');
  const diketik = (tglPenggunaan: string, ...penggunaan: object[]) =>
    isian({ tglPenggunaan, penggunaan: penggunaan.map((satu) => baris(satu)) });
  const buka = (over: Partial<BukaPenambahan> = {}): BukaPenambahan => ({
    cara: 'tambah',
    penambahan: null,
    perbaiki: null,
    ...over,
  });
  const nama = (hasil: ReturnType<typeof lewatTanggalIsian>) =>
    hasil && [hasil.boleh, hasil.lewat.map(({ idJenisBarang }) => idJenisBarang)];
  const keduanya = [{ jlhPenggunaan: 3 }, { idJenisBarang: 3 as const, idBarang: 31 }];

  it('is seen from the day it is used; its Laboran answers for it, others cannot', () => {
    const pada = (hari: string, actor: Actor = laboran) =>
      nama(lewatTanggalIsian(buka(), diketik(hari, ...keduanya), dikenal, record, actor));
    expect(pada('2026-11-20')).toBeNull();
    expect(pada('2026-11-21')).toEqual([true, [2, 3]]);
    expect(pada('2026-11-21', { ...laboran, role: 'Petugas pembayaran' })).toEqual([false, [2, 3]]);
    expect(pada('')).toBeNull();
  });

  it('[GAP-101] is asked about in a correction only where that takes more of it', () => {
    const lama = penambahan(12, { baris: [barisPakai({ jlhPenggunaan: 10 })] });
    const koreksi = (jlhPenggunaan: number) =>
      nama(
        lewatTanggalIsian(
          buka({ cara: 'koreksi', penambahan: lama }),
          diketik('2026-11-21', { jlhPenggunaan }),
          dikenal,
          record,
          laboran,
        ),
      );
    expect([koreksi(10), koreksi(11)]).toEqual([null, [true, [2]]]);
  });

  it('is asked about also where only the server knew of it', () => {
    const perbaiki = { error: { code: 'LEWAT' } } as Partial<Baris> as Baris;
    const segar = diketik('2026-11-21', { jlhPenggunaan: 3 });
    expect(nama(lewatTanggalIsian(buka(), segar, barang, record, laboran))).toBeNull();
    expect(nama(lewatTanggalIsian(buka({ perbaiki }), segar, barang, record, laboran))).toEqual([true, []]);
  });

  it('goes with its reason into every call that hands it out, and comes back from a refused one', () => {
    const alasan = isian({ alasanPengecualian: ' Untuk latihan ' });
    const lama = penambahan(10);
    for (const cara of ['tambah', 'verifikasi', 'koreksi'] as const)
      expect(bodyCara({ cara, penambahan: lama }, alasan, record)).toMatchObject({
        alasanPengecualian: 'Untuk latihan',
      });
    const body = toWire(bodyCara({ cara: 'tambah', penambahan: null }, alasan, record));
    expect(isianDariTulisan({ body: body as Record<string, unknown> }, isian()).alasanPengecualian).toBe(
      'Untuk latihan',
    );
  });
});

describe('[GAP-149] before an addition is saved its effect is said', () => {
  const laboran = orang('Laboran');
  const pemilik = orang('Pendaftar', { uuid: record.user.uuid });
  const satuBahan = [{ ...barisKosong(), idJenisBarang: 2 as const, idBarang: 21 }];
  const akibat = (
    cara: CaraPenambahan,
    flagPersetujuan: 1 | 2,
    kode: number,
    di = 4,
    actor = laboran,
    total = 12_500,
    { penggunaan = satuBahan as IsianBaris[], catatan = '' } = {},
  ) =>
    akibatCara(
      { cara, penambahan: cara === 'tambah' ? null : penambahan(kode) },
      { flagPersetujuan, penggunaan, catatan },
      total,
      penelitian(di),
      actor,
    )?.replaceAll('\u00a0', ' ') ?? null;

  it('a yes takes stock and bills, with its sum; a correction follows by the difference', () => {
    const uang = 'Stok bahan berkurang dan tagihan Rp 12.500 dibuat untuk pendaftar.';
    expect(akibat('verifikasi', 1, 10)).toBe(uang);
    expect(akibat('tambah', 1, 10)).toBe(uang);
    expect(akibat('tambah', 1, 10, 4, laboran, 0)).toBe('Stok bahan berkurang, tanpa tagihan.');
    expect(akibat('koreksi', 1, 12)).toBe('Stok, alat, dan tagihan disesuaikan dengan selisihnya.');
    const tanpaBahan = (total: number) =>
      akibat('tambah', 1, 10, 4, laboran, total, {
        penggunaan: [{ ...barisKosong(), idJenisBarang: 1, idBarang: 11 }],
      });
    expect(tanpaBahan(0)).toBe('Tercatat tanpa tagihan.');
    expect(tanpaBahan(40_000)).toBe('Tagihan Rp 40.000 dibuat untuk pendaftar.');
  });

  it('[GAP-154] what an officer enters of another laboratory waits for that one', () => {
    const lain = { ...satuBahan[0]!, idLaboratorium: 4 };
    const menunggu = 'Barang laboratorium lain menunggu verifikasi petugasnya.';
    const akan = (...penggunaan: IsianBaris[]) => akibat('tambah', 1, 10, 4, laboran, 0, { penggunaan });
    expect(akan(satuBahan[0]!, lain)).toBe(`Stok bahan berkurang, tanpa tagihan. ${menunggu}`);
    expect(akan(lain)).toBe(menunggu);
    const record = penelitian(4);
    const berlaku = (cara: CaraPenambahan) => barisBerlaku({ cara }, [satuBahan[0]!, lain], record, laboran);
    expect([berlaku('tambah').length, berlaku('verifikasi').length]).toEqual([1, 2]);
    const awal = (laboratorium: number[], di = record) => laboratoriumAwal(di, { ...laboran, laboratorium });
    expect([laboratoriumAwal(record, laboran), awal([4])]).toEqual([7, 4]);
    // Of several the one that hangs on it already.
    expect(awal([9, 4], penelitian(4, { penambahan: [penambahan(10, { idLaboratorium: 4 })] }))).toBe(4);
  });

  it('[GAP-125] the first no sends it back, the second ends it', () => {
    const kembali = 'Penambahan kembali ke pendaftar untuk diperbaiki.';
    expect(akibat('verifikasi', 2, 10)).toBe(
      `${kembali} Tanpa catatan, pendaftar tidak tahu apa yang harus diperbaiki.`,
    );
    expect(akibat('verifikasi', 2, 10, 4, laboran, 0, { catatan: 'Kurangi' })).toBe(
      `${kembali} Pendaftar membaca catatan Anda.`,
    );
    expect(akibat('verifikasi', 2, 11)).toMatch(/^Penambahan ditolak untuk seterusnya/);
  });

  it('[GAP-130] a new one at 7 cancels the finish request; what its registrant asks for is otherwise only asked', () => {
    const batal = 'Permintaan selesai penggunaan dibatalkan.';
    expect(akibat('tambah', 1, 10, 7, pemilik)).toBe(batal);
    expect(akibat('tambah', 1, 10, 7)).toContain(batal);
    expect(akibat('tambah', 1, 10, 4, pemilik)).toBeNull();
    expect(akibat('ubah', 1, 11, 11, pemilik)).toBeNull();
  });
});

it('an addition that asks for more of a material than is left is told so', () => {
  const metanol = bahan({ jmlStok: 10 });
  const baris = (jlhPenggunaan: number | '', idBarang = 21) =>
    ({ idJenisBarang: 2, idBarang, jlhPenggunaan }) as const;
  const melebihi = (semua: ReturnType<typeof baris>[], kode: number | null = null) =>
    melebihiStok(
      metanol,
      semua,
      kode === null ? null : penambahan(kode, { baris: [barisPakai({ jlhPenggunaan: 4 })] }),
    );
  expect([melebihi([baris(10)]), melebihi([baris('')]), melebihi([baris(99, 22)])]).toEqual([
    false,
    false,
    false,
  ]);
  expect([melebihi([baris(11)]), melebihi([baris(6), baris(5)])]).toEqual([true, true]);
  // What it took when it was approved is on the shelf for its correction; what is only asked for took nothing.
  expect([melebihi([baris(14)], 12), melebihi([baris(15)], 12), melebihi([baris(14)], 10)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(melebihiStok(bahan({ jmlStok: null }), [baris(99)], null), 'of tools there is no stock').toBe(false);
});

describe('[look.md] what this device knows to be refused is said before it is kept', () => {
  const hari = record.tglMulai;
  const terpakai = (over = {}) => ({
    uuid: 'lain',
    idLaboratorium: 7,
    idInstrumen: titrator.id,
    namaInstrumen: 'Titrator',
    tanggal: hari,
    jamMulai: '13:00',
    jamSelesai: '14:30',
    tglSelesai: null,
    kdStatusPengajuan: 12,
    milikSendiri: 0 as const,
    nama: null,
    uuidPenelitian: null,
    tertunda: false,
    ...over,
  });
  const dipesan = (jamMulai: string, jamSelesai: string) =>
    baris({ idJenisBarang: 3, idBarang: titrator.id, jamMulai, jamSelesai });
  const kata = (
    penggunaan: IsianBaris[],
    jadwal = [terpakai()],
    milik: Parameters<typeof kemungkinanDitolak>[3] = null,
  ) =>
    kemungkinanDitolak({ tglPenggunaan: hari, penggunaan }, barang, jadwal, milik).map((satu) => satu.kata);

  it('a material of which there is less, once, and a time that meets another', () => {
    const stok = metanol.jmlStok!;
    expect(kata([baris({ jlhPenggunaan: stok })])).toEqual([]);
    expect(kata([baris({ jlhPenggunaan: stok }), baris({ jlhPenggunaan: 1 })])).toEqual([
      expect.stringMatching(/^.+ melebihi stok, di perangkat ini tersisa/),
    ]);
    expect(kata([dipesan('13:30', '15:00')])).toEqual([
      expect.stringContaining('sudah dipakai pukul 13:00 – 14:30 WIB'),
    ]);
  });

  it('not a time of another day, of another instrument, beside it, or of its own lines', () => {
    expect(kata([dipesan('14:30', '15:00')])).toEqual([]);
    expect(kata([dipesan('13:30', '15:00')], [terpakai({ tanggal: '2026-01-01' })])).toEqual([]);
    expect(kata([dipesan('13:30', '15:00')], [terpakai({ idInstrumen: 99 })])).toEqual([]);
    const milik = penambahan(10, { baris: [barisPakai({ uuid: 'lain' })] });
    expect(kata([dipesan('13:30', '15:00')], [terpakai()], milik)).toEqual([]);
  });

  it('an approval of one’s own that waits to be sent is judged by what it leaves', () => {
    const sisa = new Map([[kunciBarang(metanol), { ...metanol, jmlStok: -1 }]]);
    const satu = penambahan(12, { baris: [barisPakai({ jlhPenggunaan: 4 })] });
    const isi = { tglPenggunaan: satu.tglPenggunaan, penggunaan: satu.baris };
    expect(kataKemungkinan(kemungkinanDitolak(isi, sisa, [], satu))).toBe(
      'Akan ditolak bila stok belum ditambah',
    );
    const cukup = new Map([[kunciBarang(metanol), { ...metanol, jmlStok: 0 }]]);
    expect(kemungkinanDitolak(isi, cukup, [], satu)).toEqual([]);
  });
});

describe('returned tools', () => {
  const alat = [
    alatDipinjam({ uuid: 'a', jlhPenggunaan: 5, jlhKembali: 0, jlhRusak: 0, jlhDiganti: 0 }),
    alatDipinjam({ uuid: 'b', jlhPenggunaan: 2, jlhKembali: 1, jlhRusak: 1, jlhDiganti: 0 }),
  ];
  const perUuid = new Map(alat.map((satu) => [satu.uuid, satu]));
  const awal = isianKembali({ pengembalianAlat: alat });

  it('[USAGE-20] all come back at once, and only what changed is sent, on the revision it was seen at', () => {
    const semua = semuaKembali(awal, perUuid);
    expect(semua.pengembalian[0]).toMatchObject({ jlhKembali: 5, jlhRusak: 0, jlhDiganti: 0 });
    expect(bodyKembali(semua, record.uuid, perUuid).pengembalian).toEqual([
      { uuid: 'a', jlhKembali: 5, jlhRusak: 0, jlhDiganti: 0, rev: alat[0]!.rev },
    ]);
  });

  it('one more is never more than was lent: what came back turns out broken, what broke is replaced', () => {
    const [semua] = semuaKembali(awal, perUuid).pengembalian;
    const rusak = geser(semua!, 'jlhRusak', 1, alat[0]!)!;
    expect(rusak).toMatchObject({ jlhKembali: 4, jlhRusak: 1 });
    expect(geser(rusak, 'jlhDiganti', 1, alat[0]!)).toMatchObject({
      jlhKembali: 4,
      jlhRusak: 0,
      jlhDiganti: 1,
    });
    expect(geser(rusak, 'jlhKembali', 1, alat[0]!)).toBeNull();
    expect(geser(semua!, 'jlhRusak', -1, alat[0]!)).toBeNull();
  });

  it('[GAP-71] says at once what cannot be: too many, nothing, or no number', () => {
    expect(kembaliKeliru(awal, perUuid)).toEqual({ pengembalian: 'Belum ada angka yang berubah.' });
    const lebih = { pengembalian: [{ ...awal.pengembalian[0]!, jlhKembali: 6 }, awal.pengembalian[1]!] };
    expect(Object.keys(kembaliKeliru(lebih, perUuid))).toEqual(['pengembalian[0][jlhKembali]']);
    const kosong = { pengembalian: [{ ...awal.pengembalian[0]!, jlhRusak: '' as const }] };
    expect(KembalikanAlatBody.safeParse(bodyKembali(kosong, record.uuid, perUuid)).success).toBe(false);
  });
});

it('[GAP-74] the end follows what its author records beside it; what others record there has to be read first', () => {
  const laboran = orang('Laboran');
  const dasar = penelitian(3);
  const write = tulisan(penggunaanApi.tambah, {
    uuidPenelitian: dasar.uuid,
    tglPenggunaan: '2026-11-22',
    penggunaan: [{ idJenisBarang: 2, idBarang: 21, jlhPenggunaan: 1 }],
  });
  const versi = (data: Penelitian) => versiPenelitian(withoutWrites(data), laboran);
  const [awal, sendiri, orangLain] = [
    dasar,
    reducePenelitian(dasar, write, laboran, barang),
    reducePenelitian(dasar, write, { ...laboran, uuid: 'lain' }, barang),
  ].map(versi);
  expect([sendiri!.tanda, orangLain!.tanda]).not.toContain(awal!.tanda);
  expect([awal, sendiri, orangLain].map((satu) => satu!.sendiri)).toEqual(['', write.opId, '']);
});

it('[GAP-149] the end says what becomes of the credit, and nothing of it where there is none', () => {
  const akibat = (kredit: number) =>
    akibatSelesai({ pembayaran: { ...record.pembayaran, kredit } }).replaceAll('\u00a0', ' ');
  expect(akibat(12_500)).toMatch(/lagi, dan sisa kredit Rp 12\.500 menjadi pengembalian deposit\.$/);
  expect(akibat(0)).toMatch(/penambahan tidak dapat dicatat lagi\.$/);
});

it('[CONF-40, GAP-146] the end says what is still open, and asks a reason for what is broken', () => {
  const rusak = {
    ...record,
    pengembalianAlat: [alatDipinjam({ jlhPenggunaan: 2, jlhKembali: 0, jlhRusak: 1, jlhDiganti: 0 })],
  };
  expect(selesaiKeliru('', rusak)).toEqual({
    selesai: 'Masih ada 1 alat yang belum dicatat kembali, rusak, atau diganti.',
    catatan: 'Jelaskan mengapa alat yang rusak tidak perlu diganti.',
  });
  expect(
    selesaiKeliru('Aus karena umur', {
      ...rusak,
      pengembalianAlat: [alatDipinjam({ jlhPenggunaan: 1, jlhKembali: 0, jlhRusak: 1, jlhDiganti: 0 })],
    }),
  ).toEqual({});
});

it('[LABORAN-22, CONF-41] before the end is tried it is said what stands in its way: money first, then tools', () => {
  const keluar = { ...record, pengembalianAlat: [alatDipinjam({ jlhPenggunaan: 2, jlhKembali: 1 })] };
  const berhutang = { ...keluar, pembayaran: uang([], [invoicePenelitian()]) };
  expect(halanganSelesai(record)).toBeNull();
  expect(halanganSelesai(keluar)).toEqual({
    judul: 'Perbarui status pengembalian alat lebih dahulu',
    isi: 'Masih ada 1 alat yang belum dicatat kembali, rusak, atau diganti. Catat di tab Pengembalian alat.',
  });
  expect(halanganSelesai(berhutang)).toEqual({
    judul: 'Belum dapat dinyatakan selesai',
    isi: 'Masih ada tagihan yang belum dibuatkan invoice, atau invoice yang belum lunas.',
  });
});

describe('[GAP-154] what is of several laboratories', () => {
  test('an addition that an unsent write makes besides its first is changed with that write', () => {
    const [pertama, kedua] = [penambahan(10, { rev: '' }), penambahan(10, { rev: '' })];
    const tertunda = [pertama.uuid];
    expect([pertama, kedua, penambahan(10)].map((satu) => ikutTulisan({ tertunda }, satu))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('an officer takes back the tools of their own; a row of before is the research’s', () => {
    const pengembalianAlat = [alatDipinjam(), alatDipinjam({ idLaboratorium: 4 })];
    const diurus = (lab: number) =>
      alatDiurus({ pengembalianAlat, idLaboratorium: 7 }, orang('Laboran', { laboratorium: [lab] }));
    expect([diurus(7), diurus(4), diurus(2)]).toEqual([[pengembalianAlat[0]], [pengembalianAlat[1]], []]);
  });
});
