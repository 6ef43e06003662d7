import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, test } from 'vitest';
import { kunciBarang } from '#domain/barang/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { menungguPembacaPenelitian } from '#domain/penelitian/giliran.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import { statusPenelitian } from '#domain/penelitian/rules.ts';
import { PenelitianSchema, type Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { tampilan } from '#data/view.ts';
import {
  alat,
  alatDipinjam,
  bahan,
  barisPakai,
  invoicePenelitian,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { bayar, orang, tulisan } from '#tests/support/contoh/tulisan.ts';

const pemilik = orang('Pendaftar', { uuid: penelitian().user.uuid });
const kalab = orang('Kalab', { uuid: '0195c000-0000-7000-8000-000000000020' });
const laboran = orang('Laboran', { uuid: '0195c000-0000-7000-8000-000000000021' });

const barang = new Map([bahan(), alat()].map((satu) => [kunciBarang(satu), satu]));

const reduce = (record: Penelitian, write: TulisanTertunda, actor: Actor) =>
  reducePenelitian(record, write, actor, barang);
/** What a write changed, whole: everything else is as it was. */
const berubah = (record: Penelitian, write: TulisanTertunda, actor: Actor, dikenal = barang) => {
  const after = reducePenelitian(record, write, actor, dikenal);
  expect(PenelitianSchema.safeParse(after).error).toBeUndefined();
  return Object.fromEntries(
    Object.entries(after).filter(([nama, isi]) => !Object.is(isi, record[nama as keyof Penelitian])),
  ) as Partial<Penelitian>;
};
/** The code it comes to, as its history tells it. */
const pada = (kode: number) => ({ idStatusPengajuan: kode, statusSubmission: statusPenelitian(kode) });
const riwayat = (
  { opId, dibuatPada }: TulisanTertunda,
  kode: number,
  actor: Actor,
  catatan: string | null,
) => ({
  uuid: opId,
  createdAt: dibuatPada,
  statusSubmission: statusPenelitian(kode),
  catatan,
  user: { uuid: actor.uuid, nama: actor.nama },
});

const pakai = (jlhPenggunaan = 4) => ({
  tglPenggunaan: '2026-11-22',
  penggunaan: [
    { uuid: uuidv7(), idJenisBarang: 2, idBarang: 21, jlhPenggunaan },
    { uuid: uuidv7(), idJenisBarang: 1, idBarang: 11, jlhPenggunaan: 1 },
  ],
  catatan: 'Dipakai pagi',
});
const tambah = ({ uuid }: Penelitian) => tulisan(penggunaanApi.tambah, { uuidPenelitian: uuid, ...pakai() });
const putuskan = ({ uuid, rev }: Penelitian, flagPersetujuan: number) =>
  tulisan(penelitianApi.verifikasi, { uuidPenelitian: uuid, flagPersetujuan, catatan: 'Ya', baseRev: rev });
const periksa = ({ uuid, penambahan: [satu] }: Penelitian, flagPersetujuan: number, isi: object = {}) =>
  tulisan(penggunaanApi.verifikasi, {
    uuid: satu!.uuid,
    uuidPenelitian: uuid,
    flagPersetujuan,
    catatan: 'Diperiksa',
    ...isi,
  });
const ubah = (
  { uuid, penambahan: [satu] }: Penelitian,
  penggunaan: object[] = pakai().penggunaan,
  isi: object = {},
) =>
  tulisan(penggunaanApi.ubah, {
    uuid: satu!.uuid,
    uuidPenelitian: uuid,
    tglPenggunaan: '2026-11-23',
    penggunaan,
    ...isi,
  });
const minta = ({ uuid }: Penelitian) =>
  tulisan(penelitianApi.mintaSelesai, { uuidPenelitian: uuid, catatan: 'Selesai' });
const perpanjang = ({ uuid }: Penelitian, isi: object = {}) =>
  tulisan(penggunaanApi.perpanjang, { uuidPenelitian: uuid, tglSelesai: '2027-01-31', ...isi });
const kembali = ({ uuid, pengembalianAlat }: Penelitian) =>
  tulisan(penggunaanApi.kembalikan, {
    uuidPenelitian: uuid,
    pengembalian: pengembalianAlat.map((satu) => ({
      uuid: satu.uuid,
      rev: satu.rev,
      jlhKembali: 2,
      jlhRusak: 1,
      jlhDiganti: 0,
    })),
  });

const selesaikan = ({ uuid }: Penelitian) => tulisan(penelitianApi.selesaikan, { uuidPenelitian: uuid });
const kode = ({ idStatusPengajuan }: Penelitian) => idStatusPengajuan;

describe('decisions on the whole', () => {
  it.each([
    [1, 1, kalab, 2],
    [1, 2, kalab, 5],
    [2, 1, laboran, 3],
    [2, 2, laboran, 5],
    [7, 2, laboran, 4],
  ])('at %i, flag %i by %o leads to %i', (dari, flag, actor, ke) => {
    const awal = { flagDapatMengajukanSelesai: true, flagDapatMengajukanPenggunaan: true };
    const record = penelitian(dari, { ...awal, history: [riwayat(minta(penelitian()), 1, kalab, null)] });
    const write = putuskan(record, flag);
    expect(berubah(record, write, actor)).toEqual({
      ...pada(ke),
      history: [...record.history, riwayat(write, ke, actor, 'Ya')],
      flagDapatMengajukanPenggunaan: false, // For its owner only.
    });
  });

  test.each<[string, number, number, Actor]>([
    ['of one that has moved on', 3, 1, kalab],
    ['of one that has moved on', 3, 1, laboran],
    ['of its registrant, who withdraws live', 1, 2, pemilik],
    ['of its registrant, who approves nothing', 1, 1, pemilik],
  ])('%s are left to the server: at %i, flag %i', (_apa, dari, flag, actor) => {
    const record = penelitian(dari);
    expect(reduce(record, putuskan(record, flag), actor)).toBe(record);
  });

  test('of another research, of another call and unreadable ones leave it as it is', () => {
    const record = penelitian(1);
    const lain = penelitian(1);
    for (const write of [
      putuskan(lain, 1),
      { ...putuskan(record, 1), call: 'POST lain' },
      { ...putuskan(record, 1), body: { rusak: true } },
    ])
      expect(reduce(record, write, kalab)).toBe(record);
    const dibawa = penelitian(1, { history: [riwayat(putuskan(record, 1), 2, kalab, null)] });
    const write = { ...putuskan(dibawa, 1), opId: dibawa.history[0]!.uuid };
    expect(reduce(dibawa, write, kalab), 'what it made is there').toBe(dibawa);
  });

  describe('[LABORAN-07] another time', () => {
    const waktu = { tglMulai: '2026-12-01', tglSelesai: '2026-12-10' };
    const ubahWaktu = ({ uuid }: Penelitian, isi: object = {}) =>
      tulisan(penelitianApi.ubahWaktu, { uuidPenelitian: uuid, ...waktu, ...isi });

    it('has another plan, with the names this device knows or the plan had; the code stays', () => {
      const kckt = { instrument: { id: 31, kdInstrumen: 'I-031', namaInstrumen: 'KCKT', idLaboratorium: 7 } };
      const record = penelitian(2, {
        researchLabTool: [{ tool: { id: 12, kdAlat: 'A-012', namaAlat: 'Buret' } }],
        researchLabItem: [{ item: { id: 22, kdBahan: 'B-022', namaBahan: 'Benzena' } }],
        researchLabInstrument: [kckt],
      });
      const write = ubahWaktu(record, {
        jamMulai: '08:00',
        jamSelesai: '12:00',
        alat: [{ idAlat: 11 }, { idAlat: 12 }],
        bahan: [{ idBahan: 22 }, { idBahan: 21 }],
        instrumen: [{ idInstrumen: 31 }, { idInstrumen: 32 }],
      });
      expect(berubah(record, write, laboran)).toEqual({
        ...waktu,
        jamMulai: '08:00',
        jamSelesai: '12:00',
        researchLabTool: [
          { tool: { id: 11, kdAlat: 'A-011', namaAlat: 'Gelas ukur' } },
          record.researchLabTool[0],
        ],
        researchLabItem: [
          record.researchLabItem[0],
          { item: { id: 21, kdBahan: 'B-021', namaBahan: 'Metanol' } },
        ],
        researchLabInstrument: [
          kckt,
          { instrument: { id: 32, kdInstrumen: '-', namaInstrumen: '-', idLaboratorium: 7 } },
        ],
        history: [riwayat(write, 2, laboran, null)],
      });
    });

    it('without hours has none; that of another research is not its own', () => {
      const record = penelitian(2, { jamMulai: '08:00', jamSelesai: '10:00' });
      expect(berubah(record, ubahWaktu(record), laboran)).toMatchObject({ jamMulai: null, jamSelesai: null });
      expect(reduce(record, ubahWaktu(penelitian(2)), laboran)).toBe(record);
    });
  });
});

describe('additions', () => {
  describe('[GAP-154] of two laboratories', () => {
    const milikLain = bahan({ id: 22, idLaboratorium: 4, namaBarang: 'Agar' });
    const dikenal = new Map([...barang, [kunciBarang(milikLain), milikLain]]);
    const baris = (idLaboratorium: number, idBarang: number) => ({
      uuid: uuidv7(),
      idLaboratorium,
      idJenisBarang: 2,
      idBarang,
      jlhPenggunaan: 4,
    });
    const write = (record: Penelitian, pertama = baris(7, 21), kedua = baris(4, 22)) =>
      tulisan(penggunaanApi.tambah, {
        uuidPenelitian: record.uuid,
        tglPenggunaan: '2026-11-22',
        penggunaan: [pertama, kedua],
      });
    const dilihat = ({ penambahan: semua, penambahanLain }: Partial<Penelitian>) =>
      [semua, penambahanLain].map((lines) =>
        lines?.map(({ idLaboratorium, kdStatusPengajuan }) => [idLaboratorium, kdStatusPengajuan]),
      );

    it('is one addition for each, of its registrant all to be verified, of an officer the others', () => {
      const record = penelitian(3);
      const after = (actor: Actor) => berubah(record, write(record), actor, dikenal);
      expect(dilihat(after(pemilik))).toEqual([
        [
          [7, 10],
          [4, 10],
        ],
        undefined,
      ]);
      expect(dilihat(after(laboran))).toEqual([
        [
          [7, 12],
          [4, 10],
        ],
        undefined,
      ]);
      expect(after(laboran)).toMatchObject(pada(10));
    });

    it('shows an officer of the other laboratory their own, and follows from both', () => {
      const lain = { ...laboran, laboratorium: [4] };
      const record = penelitian(12, { penambahan: [penambahan(12, { idLaboratorium: 4 })] });
      const tulis = write(record);
      const after = berubah(record, tulis, lain, dikenal);
      expect(dilihat(after)).toEqual([
        [
          [4, 12],
          [4, 12],
        ],
        [[7, 10]],
      ]);
      expect(after).toMatchObject(pada(10));
      // What the server shows of it carries the write.
      const kini = { ...record, ...after };
      expect(reducePenelitian(kini, tulis, lain, dikenal)).toBe(kini);
    });
  });

  it('[GAP-85] asked for by the registrant wait at 10 with today’s prices', () => {
    const record = penelitian(3, { flagDapatMengajukanSelesai: true });
    const write = tambah(record);
    const after = berubah(record, write, pemilik);
    expect(after).toMatchObject({
      penambahan: [
        {
          uuid: write.opId,
          kdStatusPengajuan: 10,
          flagPetugas: 0,
          total: 10_000,
          disetujuiPada: null,
          tglPenggunaan: '2026-11-22',
          catatan: 'Dipakai pagi',
          user: { uuid: pemilik.uuid, nama: pemilik.nama },
          baris: [
            { namaBarang: 'Metanol', jlhPenggunaan: 4, hargaSatuan: 2500, hargaTotal: 10_000 },
            { namaBarang: 'Gelas ukur', hargaTotal: 0 },
          ],
        },
      ],
    });
    const { penambahan: _semua, ...lain } = after;
    expect(lain).toEqual({
      ...pada(10),
      history: [riwayat(write, 10, pemilik, null)],
      flagDapatMengajukanPenggunaan: true,
      flagDapatMengajukanSelesai: false,
    });
  });

  it('[GAP-85] entered by an officer they are approved, lent and to be paid', () => {
    const record = penelitian(3, { penambahan: [penambahan(5)] });
    const write = tambah(record);
    const dicatat = reduce(record, write, laboran);
    expect(dicatat).toMatchObject({
      ...pada(4),
      flagDapatMengajukanPenggunaan: false,
      penambahan: [
        record.penambahan[0],
        {
          kdStatusPengajuan: 12,
          flagPetugas: 1,
          disetujuiPada: write.dibuatPada,
          user: { nama: laboran.nama },
        },
      ],
      history: [riwayat(write, 4, laboran, null)],
    });
    expect(keadaanPenelitian(dicatat)).toMatchObject({ lunas: false, alatBelumKembali: 1 });
  });

  it('[GAP-130] one of the registrant at 7 cancels the finish request', () => {
    const record = penelitian(7);
    expect(berubah(record, tambah(record), pemilik)).toMatchObject({
      ...pada(10),
      flagDapatMengajukanPenggunaan: true,
    });
  });

  it('keep the id they were given, are there once, and are of this research, at a code that has usage', () => {
    const record = penelitian(3);
    const uuid = uuidv7();
    const bernama = () => tulisan(penggunaanApi.tambah, { uuid, uuidPenelitian: record.uuid, ...pakai() });
    const sekali = reduce(record, bernama(), pemilik);
    expect(sekali.penambahan.map((satu) => satu.uuid)).toEqual([uuid]);
    expect(reduce(sekali, bernama(), pemilik)).toBe(sekali);
    const write = tambah(record);
    const dibawa = reduce(record, write, pemilik);
    expect(reduce({ ...dibawa, history: [] }, write, pemilik), 'without its history').toMatchObject({
      history: [],
    });
    expect(reduce(record, tambah(penelitian(3)), pemilik)).toBe(record);
    for (const kd of [1, 2, 5, 8]) {
      const lain = penelitian(kd);
      for (const actor of [pemilik, laboran]) expect(reduce(lain, tambah(lain), actor)).toBe(lain);
    }
  });

  it('[GAP-22] record no usage of research elsewhere', () => {
    const record = penelitian(3, { researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Di luar' } });
    expect(reduce(record, tambah(record), pemilik).flagDapatMengajukanPenggunaan).toBe(false);
  });

  describe('of something past its date', () => {
    const basi = bahan({ tglExpired: '2026-11-20' });
    const dikenal = new Map([[kunciBarang(basi), basi]]);
    const catatan = 'Tetap dipakai: Metanol (kedaluwarsa 20 November 2026). Alasan: Untuk latihan';
    const isi = { ...pakai(), catatan: null, alasanPengecualian: 'Untuk latihan' };
    const kata = (record: Penelitian, write: TulisanTertunda, actor: Actor) =>
      reducePenelitian(record, write, actor, dikenal).history.map((satu) => satu.catatan);

    it('say in the history why an officer uses it all the same, in the server’s words', () => {
      const record = penelitian(4);
      const catat = tulisan(penggunaanApi.tambah, { uuidPenelitian: record.uuid, ...isi });
      expect(kata(record, catat, laboran)).toEqual([catatan]);
      const diminta = penelitian(10, { penambahan: [penambahan(10)] });
      const { alasanPengecualian } = isi;
      const tetap = { alasanPengecualian, tglPenggunaan: '2026-11-22' };
      expect(kata(diminta, periksa(diminta, 1, tetap), laboran)).toEqual([`Diperiksa\n${catatan}`]);
      expect(
        kata(diminta, periksa(diminta, 1, { alasanPengecualian }), laboran),
        'on the day asked for',
      ).toEqual([`Diperiksa\n${catatan}`]);
      const baris = { ...tetap, penggunaan: pakai().penggunaan.slice(1) };
      expect(kata(diminta, periksa(diminta, 1, baris), laboran), 'not used after all').toEqual(['Diperiksa']);
      expect(kata(diminta, periksa(diminta, 2, tetap), laboran)).toEqual(['Diperiksa']);
    });

    it('are approved by a Kalab too', () => {
      const diminta = penelitian(10, { penambahan: [penambahan(10)] });
      const write = periksa(diminta, 1, { alasanPengecualian: 'Untuk latihan', tglPenggunaan: '2026-11-22' });
      const after = reducePenelitian(diminta, write, kalab, dikenal);
      expect([kode(after), after.penambahan[0]!.kdStatusPengajuan]).toEqual([12, 12]);
      expect(after.history.map((satu) => satu.catatan)).toEqual([`Diperiksa\n${catatan}`]);
    });

    it('say nothing of a reason that is not its author’s to give, or that nothing needs', () => {
      const record = penelitian(4);
      const catat = tulisan(penggunaanApi.tambah, { uuidPenelitian: record.uuid, ...isi });
      expect(kata(record, catat, pemilik)).toEqual([null]);
      expect(kata(record, catat, { ...laboran, role: 'Petugas pembayaran' })).toEqual([]);
      expect(reduce(record, catat, laboran).history).toEqual([]);
      const tanpa = tulisan(penggunaanApi.tambah, { uuidPenelitian: record.uuid, ...pakai() });
      expect(kata(record, tanpa, laboran)).toEqual([]);
    });
  });

  it.each([
    [10, 1, 12, 12],
    [10, 2, 11, 11],
    [11, 2, 5, 3],
  ])('[GAP-125] one at %i, flag %i: it comes to %i and the research to %i', (dari, flag, ke, induk) => {
    const satu = penambahan(dari, { catatan: 'Lama' });
    const record = penelitian(dari, { penambahan: [satu, penambahan(5)] });
    const write = periksa(record, flag);
    const { penambahan: semua, ...lain } = berubah(record, write, laboran);
    expect(semua).toEqual([
      {
        ...satu,
        ...(flag === 1 ? { disetujuiPada: write.dibuatPada } : {}),
        catatan: 'Diperiksa',
        kdStatusPengajuan: ke,
        statusPengajuan: expect.any(String) as unknown,
        prosesSelanjutnya: expect.any(String) as unknown,
      },
      record.penambahan[1],
    ]);
    expect(lain).toMatchObject({ ...pada(induk), history: [riwayat(write, induk, laboran, 'Diperiksa')] });
    expect(lain.flagDapatMengajukanSelesai ?? false).toBe(ke === 5);
  });

  it.each([
    [12, 1],
    [11, 1],
    [12, 2],
    [5, 2],
  ])('one at %i is not decided by flag %i', (dari, flag) => {
    const record = penelitian(12, { penambahan: [penambahan(dari)] });
    expect(reduce(record, periksa(record, flag), laboran)).toBe(record);
  });

  it('[GAP-125] a yes counts from when it was said, not from when the addition was asked for', () => {
    const diminta = penambahan(10, { createdAt: '2026-11-20T01:00:00.000Z' });
    const dicatat = penambahan(12, {
      flagPetugas: 1,
      createdAt: '2026-11-20T02:00:00.000Z',
      disetujuiPada: '2026-11-20T02:00:00.000Z',
    });
    const record = penelitian(10, { penambahan: [diminta, dicatat] });
    expect(kode(reduce(record, periksa(record, 1), laboran))).toBe(12);
  });

  it('[USAGE-13] the lines and the day that were really used take the place of those asked for', () => {
    const record = penelitian(10, { penambahan: [penambahan(10)] });
    const [baris] = record.penambahan[0]!.baris;
    const setelah = (isi: object) => reduce(record, periksa(record, 1, isi), laboran).penambahan[0]!;
    const lain = setelah(pakai(7));
    expect(lain).toMatchObject({ tglPenggunaan: '2026-11-22', total: 17_500 });
    expect(lain.baris.map(({ tglPenggunaan, jlhPenggunaan }) => [tglPenggunaan, jlhPenggunaan])).toEqual([
      ['2026-11-22', 7],
      ['2026-11-22', 1],
    ]);
    expect(setelah({}).baris).toEqual([baris]);
    expect(setelah({ tglPenggunaan: '2026-11-23' })).toMatchObject({
      tglPenggunaan: '2026-11-23',
      baris: [{ ...baris, tglPenggunaan: '2026-11-23' }],
    });
    expect(setelah({ penggunaan: pakai().penggunaan })).toMatchObject({ tglPenggunaan: '2026-11-21' });
  });

  it('[GAP-13] with other amounts counts them in what was asked for, whatever it is counted in by now', () => {
    const kckt = bahan({ idJenisBarang: 3, id: 31, satuan: 'menit', durasi: 30, jmlStok: null });
    const diminta = barisPakai({ idJenisBarang: 3, idBarang: 31, satuan: 'formula', hargaSatuan: 60_000 });
    const satu = penambahan(10, { baris: [diminta] });
    const record = penelitian(10, { penambahan: [satu] });
    const write = tulisan(penggunaanApi.verifikasi, {
      uuid: satu.uuid,
      uuidPenelitian: record.uuid,
      flagPersetujuan: 1,
      penggunaan: [{ idJenisBarang: 3, idBarang: 31, jlhPenggunaan: 7 }],
    });
    const dikenal = new Map([[kunciBarang(kckt), kckt]]);
    expect(reducePenelitian(record, write, laboran, dikenal).penambahan).toMatchObject([
      { total: 420_000, baris: [{ satuan: 'formula', jlhPenggunaan: 7 }] },
    ]);
  });

  it('[I9] turned down beside another that waits is not turned down for good by the same write', () => {
    const [satu, lain] = [penambahan(10), penambahan(10)];
    const record = penelitian(10, { penambahan: [satu, lain] });
    const isi = { uuid: satu.uuid, uuidPenelitian: record.uuid, flagPersetujuan: 2 };
    const write = tulisan(penggunaanApi.verifikasi, isi);
    const sekali = reduce(record, write, laboran);
    expect(sekali.penambahan.map(({ kdStatusPengajuan }) => kdStatusPengajuan)).toEqual([11, 10]);
    expect(sekali.history).toEqual([riwayat(write, 10, laboran, null)]);
    expect(reduce(sekali, write, laboran)).toBe(sekali);
  });

  it('[GAP-125] mended by its owner waits again; without lines it is withdrawn; nothing is said where nothing moves', () => {
    const record = penelitian(11, { penambahan: [penambahan(11, { catatan: 'Kurangi' })] });
    const write = ubah(record);
    expect(berubah(record, write, pemilik)).toMatchObject({
      ...pada(10),
      penambahan: [
        {
          kdStatusPengajuan: 10,
          tglPenggunaan: '2026-11-23',
          total: 10_000,
          catatan: 'Kurangi',
          disetujuiPada: null,
        },
      ],
      history: [riwayat(write, 10, pemilik, null)],
    });
    expect(berubah(record, ubah(record, []), pemilik)).toMatchObject({
      ...pada(3),
      penambahan: [
        {
          ...record.penambahan[0],
          kdStatusPengajuan: 5,
          statusPengajuan: 'Ditolak',
          prosesSelanjutnya: 'Selesai',
        },
      ],
    });
    for (const penggunaan of [[], pakai().penggunaan])
      expect(
        reduce(record, ubah(record, penggunaan, { catatan: 'Sudah' }), pemilik).penambahan[0]!.catatan,
      ).toBe('Sudah');
    const menunggu = penelitian(10, { penambahan: [penambahan(10)] });
    expect(reduce(menunggu, ubah(menunggu), pemilik)).toMatchObject({
      history: [],
      penambahan: [{ total: 10_000 }],
    });
  });

  it('[GAP-101] are corrected live, mended and decided only where they are', () => {
    const record = penelitian(11, { penambahan: [penambahan(11)] });
    const disetujui = penelitian(12, { penambahan: [penambahan(12)] });
    for (const satu of [record, disetujui])
      expect(reduce(satu, ubah(satu), laboran), 'a correction').toBe(satu);
    const lain = penelitian(11, { penambahan: [penambahan(11)] });
    for (const write of [ubah(lain), periksa(lain, 2)])
      for (const actor of [pemilik, laboran]) expect(reduce(record, write, actor), 'of another').toBe(record);
    const { uuidPenelitian: _uuid, ...tanpa } = ubah(lain).body as { uuidPenelitian: string };
    expect(reduce(record, { ...ubah(lain), body: tanpa }, pemilik), 'one that is not there').toBe(record);
    for (const isi of [ubah(record), periksa(record, 1)])
      expect(reduce(record, { ...isi, body: {} }, pemilik), 'unreadable').toBe(record);
  });

  it('[GAP-105] a longer period is an addition of its own, from the day after the old end', () => {
    const record = penelitian(3, { tglSelesai: '2026-12-31', penambahan: [penambahan(5)] });
    const write = perpanjang(record);
    const after = berubah(record, write, laboran);
    expect(after).toMatchObject({
      ...pada(4),
      tglSelesai: '2027-01-31',
      penambahan: [
        record.penambahan[0],
        {
          uuid: write.opId,
          kdStatusPengajuan: 12,
          flagWaktu: 1,
          flagPetugas: 1,
          tglPenggunaan: '2027-01-01',
          tglMulai: '2027-01-01',
          tglSelesai: '2027-01-31',
          catatan: null,
          user: { uuid: laboran.uuid, nama: laboran.nama },
          baris: [],
          total: 0,
        },
      ],
      history: [riwayat(write, 4, laboran, null)],
    });
    const dari = { tglMulai: '2027-01-05', catatan: 'Alat rusak' };
    const lain = perpanjang(record, dari);
    expect(reduce(record, lain, laboran)).toMatchObject({
      tglMulai: record.tglMulai,
      penambahan: [{}, { ...dari, tglPenggunaan: '2027-01-05' }],
      history: [riwayat(lain, 4, laboran, 'Alat rusak')],
    });
    expect(reduce(record, perpanjang(penelitian(3)), laboran)).toBe(record);
    for (const kd of [1, 2, 5, 8]) {
      const tutup = penelitian(kd);
      expect(reduce(tutup, perpanjang(tutup), laboran)).toBe(tutup);
    }
    const menunggu = penelitian(10, { penambahan: [penambahan(10)] });
    expect(kode(reduce(menunggu, perpanjang(menunggu), laboran))).toBe(10);
  });
});

describe('the end', () => {
  const dasar = () =>
    penelitian(4, { pengembalianAlat: [alatDipinjam(), alatDipinjam()], flagSudahSurvei: 1 });

  it('[USAGE-20] returned tools are told row by row', () => {
    const record = dasar();
    const [satu, lain] = record.pengembalianAlat;
    const write = kembali({ ...record, pengembalianAlat: [satu!] });
    const dicatat = { ...satu!, jlhKembali: 2, jlhRusak: 1, jlhDiganti: 0 };
    expect(berubah(record, write, laboran)).toEqual({ pengembalianAlat: [dicatat, lain] });
    const asing = { ...write, body: { ...write.body, uuidPenelitian: uuidv7() } };
    for (const tulis of [kembali(dasar()), asing, { ...write, body: {} }])
      expect(reduce(record, tulis, laboran)).toEqual(record);
  });

  it('is asked for at 7, and said at 8', () => {
    const record = dasar();
    const write = minta(record);
    const diminta = reduce(record, write, pemilik);
    expect(diminta).toMatchObject({
      ...pada(7),
      flagDapatMengajukanPenggunaan: false,
      flagDapatMengajukanSelesai: true,
      history: [riwayat(write, 7, pemilik, 'Selesai')],
    });
    const akhir = selesaikan(record);
    expect(reduce(diminta, akhir, laboran)).toMatchObject({
      ...pada(8),
      history: [{}, riwayat(akhir, 8, laboran, null)],
    });
    for (const tulis of [minta(record), { ...akhir, body: {} }, selesaikan(dasar())])
      expect(reduce(diminta, tulis, laboran)).toBe(diminta);
  });

  it('[GAP-33] the survey and a proof of payment show at once', () => {
    const tambahan = penambahan(12);
    const [invoice, lain] = [invoicePenelitian(), invoicePenelitian({ flagDibatalkan: 1 })];
    const record = penelitian(12, {
      penambahan: [tambahan],
      pembayaran: uang([tagihan(tambahan, 1)], [invoice, lain]),
    });
    const isi = { uuidPenelitian: record.uuid, jawaban: [] };
    expect(berubah(record, tulisan(surveiApi.jawab, isi), pemilik)).toEqual({ flagSudahSurvei: 1 });
    expect(Object.keys(berubah(record, bayar(invoice.uuid), pemilik))).toEqual(['pembayaran']);
    expect(reduce(record, bayar(invoice.uuid), pemilik).pembayaran).toMatchObject({
      kdStatusPembayaran: 2,
      tagihan: record.pembayaran.tagihan,
      invoice: [{ statusPayment: { kdStatusPembayaran: 2 }, bukti: [{ noRekening: '12345' }] }, lain],
    });
  });
});

describe('[I8] the view', () => {
  const tambahan = penambahan(12);
  const dasar = fc.constantFrom<Penelitian>(
    penelitian(1),
    penelitian(2),
    penelitian(3),
    penelitian(10, { penambahan: [penambahan(10)] }),
    penelitian(11, { penambahan: [penambahan(11)] }),
    penelitian(12, {
      penambahan: [tambahan],
      pengembalianAlat: [alatDipinjam()],
      pembayaran: uang([tagihan(tambahan, 1)], [invoicePenelitian()]),
    }),
    penelitian(7, { pengembalianAlat: [alatDipinjam()] }),
  );
  const pelaku = fc.constantFrom(pemilik, kalab, laboran);
  const aksi = fc.array(fc.nat(20), { minLength: 1, maxLength: 6 });
  /** A write on a record, by what is drawn. */
  const tulis = (record: Penelitian, pilih: number): TulisanTertunda => {
    const invoice = record.pembayaran.invoice[0]?.uuid ?? uuidv7();
    const dasarTambahan = record.penambahan.length > 0 ? record : { ...record, penambahan: [penambahan(10)] };
    const semua = [
      () => putuskan(record, 1),
      () => putuskan(record, 2),
      () => tambah(record),
      () => perpanjang(record),
      () => periksa(dasarTambahan, 1),
      () => periksa(dasarTambahan, 2, pakai()),
      () => ubah(dasarTambahan),
      () => ubah(dasarTambahan, []),
      () => minta(record),
      () => selesaikan(record),
      () => kembali({ ...record, pengembalianAlat: [alatDipinjam(), ...record.pengembalianAlat] }),
      () => bayar(invoice),
      () => tulisan(surveiApi.jawab, { uuidPenelitian: record.uuid, jawaban: [] }),
      () => tulisan(penelitianApi.verifikasi, { rusak: true }),
    ];
    return semua[pilih % semua.length]!();
  };
  const setelah = (record: Penelitian, writes: readonly TulisanTertunda[], actor: Actor) =>
    writes.reduce((data, write) => reduce(data, write, actor), record);

  it('is the base where nothing is pending', () => {
    fc.assert(
      fc.property(dasar, pelaku, (data, actor) => {
        const kosong = tampilan({ data, hilang: 0 }, [], (one, write) => reduce(one, write, actor));
        expect(kosong).toMatchObject({ data, tertunda: [], keputusan: [] });
      }),
    );
  });

  it('skips what the base already carries, however often and wherever it comes again', () => {
    fc.assert(
      fc.property(dasar, pelaku, aksi, fc.nat(), (record, actor, pilih, at) => {
        const writes = pilih.map((one) => tulis(record, one));
        const once = setelah(record, writes, actor);
        const lagi = writes[at % writes.length]!;
        const dibawa =
          once.history.some(({ uuid }) => uuid === lagi.opId) ||
          once.penambahan.some(({ uuid }) => uuid === lagi.opId);
        expect(dibawa ? reduce(once, lagi, actor) : once).toEqual(once);
      }),
    );
  });

  it('leaves the base as it was, and stays a record every screen can read and the rules know', () => {
    fc.assert(
      fc.property(dasar, pelaku, aksi, (record, actor, pilih) => {
        const before = structuredClone(record);
        const after = setelah(
          record,
          pilih.map((one) => tulis(record, one)),
          actor,
        );
        expect(record).toEqual(before);
        expect(PenelitianSchema.safeParse(after).error).toBeUndefined();
        expect(after.statusSubmission.kdStatusPengajuan).toBe(after.idStatusPengajuan);
        expect(() => menungguPembacaPenelitian(after, actor)).not.toThrow();
      }),
    );
  });
});
