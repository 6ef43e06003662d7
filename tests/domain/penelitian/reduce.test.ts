import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { kunciBarang } from '#domain/barang/schema.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire, toWire } from '#domain/core/wire.ts';
import { pembayaranPenelitianApi } from '#domain/pembayaran/penelitian.ts';
import { penelitianBaru, uuidPenelitianBaru } from '#domain/penelitian/baru.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import {
  giliranPetugasPenelitian,
  langkahPendaftar,
  menungguPembacaPenelitian,
  prosesBagiPendaftarPenelitian,
} from '#domain/penelitian/giliran.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import { PenelitianSchema, type Penelitian } from '#domain/penelitian/schema.ts';
import { penggunaanApi } from '#domain/penggunaan/endpoints.ts';
import { denganPerkiraan } from '#domain/penggunaan/perkiraan.ts';
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
} from '#tests/offline/contoh-penelitian.ts';

const orang = (role: Actor['role'], uuid: string): Actor => ({
  uuid,
  nama: role,
  email: `${role}@kampus.example`,
  role,
  laboratorium: [7],
});
const pemilik = orang('Pendaftar', penelitian().user.uuid);
const kalab = orang('Kalab', '0195c000-0000-7000-8000-000000000020');
const laboran = orang('Laboran', '0195c000-0000-7000-8000-000000000021');

const metanol = bahan();
const gelas = alat();
const barang = new Map([metanol, gelas].map((satu) => [kunciBarang(satu), satu]));

/** A write as the outbox gives it back: through its wire form. */
const tulisan = (endpoint: object, body: object, over: Partial<TulisanTertunda> = {}): TulisanTertunda => ({
  opId: uuidv7(),
  call: callName(endpoint as AnyEndpoint),
  body: fromWire(JSON.parse(JSON.stringify(toWire(body)))) as Record<string, unknown>,
  dibuatPada: '2026-11-21T03:00:00.000Z',
  ...over,
});
const reduce = (record: Penelitian, write: TulisanTertunda, actor: Actor) =>
  reducePenelitian(record, write, actor, barang);

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
const ubah = ({ uuid, penambahan: [satu] }: Penelitian, penggunaan: object[] = pakai().penggunaan) =>
  tulisan(penggunaanApi.ubah, {
    uuid: satu!.uuid,
    uuidPenelitian: uuid,
    tglPenggunaan: '2026-11-23',
    penggunaan,
  });
const minta = ({ uuid }: Penelitian) =>
  tulisan(penelitianApi.mintaSelesai, { uuidPenelitian: uuid, catatan: 'Selesai' });
const bayar = (uuid: string) =>
  tulisan(pembayaranPenelitianApi.bayar, {
    uuid,
    noInvoice: '0001',
    tglBayar: '2026-11-21',
    noRekening: '12345',
    namaBank: 'BNI',
    namaPemilikRekening: 'Rina',
    fileBuktiPembayaran: { sha256: 'a'.repeat(64), name: 'bukti.pdf' },
  });
const perpanjang = ({ uuid }: Penelitian) =>
  tulisan(penggunaanApi.perpanjang, { uuidPenelitian: uuid, tglSelesai: '2027-01-31' });
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

const kode = ({ idStatusPengajuan }: Penelitian) => idStatusPengajuan;
const sah = (record: Penelitian) => expect(PenelitianSchema.safeParse(record).error).toBeUndefined();

describe('decisions on the whole', () => {
  it.each([
    [1, 1, kalab, 2],
    [1, 2, kalab, 5],
    [2, 1, laboran, 3],
    [2, 2, laboran, 5],
    [7, 2, laboran, 4],
  ])('at %i, flag %i by %o leads to %i', (dari, flag, actor, ke) => {
    const record = penelitian(dari);
    const write = putuskan(record, flag);
    const after = reduce(record, write, actor);
    sah(after);
    expect(after).toMatchObject({
      idStatusPengajuan: ke,
      statusSubmission: { kdStatusPengajuan: ke },
      history: [{ uuid: write.opId, catatan: 'Ya', user: { nama: actor.nama } }],
    });
  });

  it('on a research that has moved on is left to the server', () => {
    const record = penelitian(3);
    expect(reduce(record, putuskan(record, 1), kalab)).toEqual(record);
    expect(reduce(record, putuskan(record, 1), laboran)).toEqual(record);
  });

  it('[LABORAN-07] other days and another plan, with the names this device knows; the code stays', () => {
    const record = penelitian(2, { tglMulai: '2026-11-20' });
    const write = tulisan(penelitianApi.ubahWaktu, {
      uuidPenelitian: record.uuid,
      tglMulai: '2026-12-01',
      tglSelesai: '2026-12-10',
      jamMulai: '08:00',
      jamSelesai: '12:00',
      alat: [{ idAlat: 11 }],
      bahan: [{ idBahan: 21 }],
    });
    const after = reduce(record, write, laboran);
    sah(after);
    expect(after).toMatchObject({
      idStatusPengajuan: 2,
      tglMulai: '2026-12-01',
      tglSelesai: '2026-12-10',
      jamMulai: '08:00',
      researchLabTool: [{ tool: { id: 11, namaAlat: 'Gelas ukur' } }],
      researchLabItem: [{ item: { id: 21, namaBahan: 'Metanol' } }],
    });
  });
});

describe('additions', () => {
  it('[GAP-85] asked for by the registrant wait at 10 with today’s prices; entered by an officer they are approved', () => {
    const record = penelitian(3, { flagDapatMengajukanPenggunaan: true });
    const write = tambah(record);
    const diminta = reduce(record, write, pemilik);
    sah(diminta);
    expect(diminta).toMatchObject({
      idStatusPengajuan: 10,
      flagDapatMengajukanPenggunaan: true,
      penambahan: [{ uuid: write.opId, kdStatusPengajuan: 10, flagPetugas: 0, total: 10_000 }],
      history: [{ uuid: write.opId, statusSubmission: { kdStatusPengajuan: 10 } }],
    });
    expect(diminta.penambahan[0]!.baris).toMatchObject([
      { namaBarang: 'Metanol', jlhPenggunaan: 4, hargaSatuan: 2500, hargaTotal: 10_000 },
      { namaBarang: 'Gelas ukur', hargaTotal: 0 },
    ]);
    const dicatat = reduce(record, tambah(record), laboran);
    expect(dicatat).toMatchObject({
      idStatusPengajuan: 4,
      penambahan: [{ kdStatusPengajuan: 12, flagPetugas: 1, disetujuiPada: '2026-11-21T03:00:00.000Z' }],
      history: [{ statusSubmission: { kdStatusPengajuan: 4 } }],
    });
    expect(keadaanPenelitian(dicatat).lunas, 'its bill is still to be made').toBe(false);
    const { jlhPenggunaan } = dicatat.penambahan[0]!.baris[1]!;
    const dipinjam = [alatDipinjam({ jlhPenggunaan, jlhKembali: 1 })];
    expect(
      [dicatat, diminta, { ...dicatat, pengembalianAlat: dipinjam }].map(
        (satu) => keadaanPenelitian(satu).alatBelumKembali,
      ),
      'what it lends is out before the server lists it, and is counted once',
    ).toEqual([jlhPenggunaan, 0, jlhPenggunaan - 1]);
  });

  it('[GAP-130] one of the registrant at 7 cancels the finish request', () => {
    const record = penelitian(7);
    expect(reduce(record, tambah(record), pemilik)).toMatchObject({
      idStatusPengajuan: 10,
      flagDapatMengajukanPenggunaan: true,
    });
  });

  describe('of something past its date', () => {
    const basi = bahan({ tglExpired: '2026-11-20' });
    const dikenal = new Map([[kunciBarang(basi), basi]]);
    const catatan = 'Tetap dipakai: Metanol (kedaluwarsa 20 November 2026). Alasan: Untuk latihan';
    const isi = { ...pakai(), catatan: null, alasanPengecualian: 'Untuk latihan' };
    const riwayat = (record: Penelitian, write: TulisanTertunda, actor: Actor) =>
      reducePenelitian(record, write, actor, dikenal).history.map((satu) => satu.catatan);

    it('say in the history why an officer uses it all the same, in the server’s words', () => {
      const record = penelitian(4);
      const catat = tulisan(penggunaanApi.tambah, { uuidPenelitian: record.uuid, ...isi });
      expect(riwayat(record, catat, laboran)).toEqual([catatan]);
      const diminta = penelitian(10, { penambahan: [penambahan(10)] });
      const { alasanPengecualian } = isi;
      const tetap = { alasanPengecualian, tglPenggunaan: '2026-11-22' };
      expect(riwayat(diminta, periksa(diminta, 1, tetap), laboran)).toEqual([`Diperiksa\n${catatan}`]);
      expect(riwayat(diminta, periksa(diminta, 2, tetap), laboran)).toEqual(['Diperiksa']);
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
      expect(riwayat(record, catat, pemilik)).toEqual([null]);
      expect(riwayat(record, catat, { ...laboran, role: 'Petugas pembayaran' })).toEqual([]);
      expect(reduce(record, catat, laboran).history).toEqual([]);
    });
  });

  it('of another research leave this one as it is', () => {
    const record = penelitian(3);
    expect(reduce(record, tambah(penelitian(3)), pemilik)).toEqual(record);
  });

  it.each([
    [10, 1, 12, 12],
    [10, 2, 11, 11],
    [11, 2, 5, 3],
  ])('[GAP-125] one at %i, flag %i: it comes to %i and the research to %i', (dari, flag, ke, induk) => {
    const record = penelitian(dari, { penambahan: [penambahan(dari)] });
    const write = periksa(record, flag);
    const after = reduce(record, write, laboran);
    sah(after);
    expect(after.penambahan[0]).toMatchObject({ kdStatusPengajuan: ke });
    expect(kode(after)).toBe(induk);
    expect(after.history).toMatchObject([
      { uuid: write.opId, statusSubmission: { kdStatusPengajuan: induk } },
    ]);
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

  it('[USAGE-13] the lines that were really used take the place of those asked for', () => {
    const record = penelitian(10, { penambahan: [penambahan(10)] });
    const after = reduce(record, periksa(record, 1, pakai(7)), laboran);
    expect(after.penambahan[0]).toMatchObject({ tglPenggunaan: '2026-11-22', total: 17_500 });
    const tetap = reduce(record, periksa(record, 1), laboran);
    expect(tetap.penambahan[0]!.baris).toEqual(record.penambahan[0]!.baris);
  });

  it('[I9] turned down beside another that waits is not turned down for good by the same write', () => {
    const [satu, lain] = [penambahan(10), penambahan(10)];
    const record = penelitian(10, { penambahan: [satu, lain] });
    const isi = { uuid: satu.uuid, uuidPenelitian: record.uuid, flagPersetujuan: 2 };
    const write = tulisan(penggunaanApi.verifikasi, isi);
    const sekali = reduce(record, write, laboran);
    expect(sekali.penambahan[0]).toMatchObject({ uuid: satu.uuid, kdStatusPengajuan: 11 });
    expect(reduce(sekali, write, laboran)).toEqual(sekali);
  });

  it('mended by its owner waits again; without lines it is withdrawn (GAP-125)', () => {
    const record = penelitian(11, { penambahan: [penambahan(11)] });
    const diperbaiki = reduce(record, ubah(record), pemilik);
    expect(diperbaiki).toMatchObject({
      idStatusPengajuan: 10,
      penambahan: [{ kdStatusPengajuan: 10, tglPenggunaan: '2026-11-23', total: 10_000 }],
    });
    const ditarik = reduce(record, ubah(record, []), pemilik);
    expect(ditarik).toMatchObject({
      idStatusPengajuan: 3,
      penambahan: [{ kdStatusPengajuan: 5, total: 25_000 }],
    });
    expect(reduce(record, ubah(record), laboran), 'a correction is live').toEqual(record);
  });

  it('[GAP-105] a longer period is an addition of its own', () => {
    const record = penelitian(3, { tglSelesai: '2026-12-31' });
    const write = perpanjang(record);
    const after = reduce(record, write, laboran);
    sah(after);
    expect(after).toMatchObject({
      idStatusPengajuan: 4,
      tglMulai: record.tglMulai,
      tglSelesai: '2027-01-31',
      penambahan: [
        { uuid: write.opId, flagWaktu: 1, tglMulai: '2027-01-01', tglSelesai: '2027-01-31', total: 0 },
      ],
    });
  });
});

describe('the end', () => {
  const dasar = () => penelitian(4, { pengembalianAlat: [alatDipinjam()], flagSudahSurvei: 1 });

  it('[USAGE-20] returned tools are told row by row', () => {
    const after = reduce(dasar(), kembali(dasar()), laboran);
    expect(after.pengembalianAlat[0], 'rows of another research').toMatchObject({ jlhKembali: 0 });
    const record = dasar();
    expect(reduce(record, kembali(record), laboran).pengembalianAlat).toMatchObject([
      { jlhKembali: 2, jlhRusak: 1, jlhDiganti: 0, rev: '1' },
    ]);
  });

  it('is asked for at 7, and said at 8', () => {
    const record = dasar();
    const diminta = reduce(record, minta(record), pemilik);
    expect(diminta).toMatchObject({ idStatusPengajuan: 7, history: [{ catatan: 'Selesai' }] });
    const write = tulisan(penelitianApi.selesaikan, { uuidPenelitian: record.uuid });
    expect(kode(reduce(diminta, write, laboran))).toBe(8);
  });

  it('the survey and a proof of payment show at once', () => {
    const tambahan = penambahan(12);
    const record = penelitian(12, {
      penambahan: [tambahan],
      pembayaran: uang([tagihan(tambahan, 1)], [invoicePenelitian()]),
    });
    const isi = { uuidPenelitian: record.uuid, jawaban: [] };
    expect(reduce(record, tulisan(surveiApi.jawab, isi), pemilik).flagSudahSurvei).toBe(1);
    const after = reduce(record, bayar(record.pembayaran.invoice[0]!.uuid), pemilik);
    expect(after.pembayaran).toMatchObject({
      kdStatusPembayaran: 2,
      invoice: [{ statusPayment: { kdStatusPembayaran: 2 }, bukti: [{ noRekening: '12345' }] }],
    });
  });
});

describe('a registration on its way', () => {
  const pokok = {
    user: penelitian().user,
    golonganTarif: 'internal' as const,
    barang,
    acuan: new Map([
      ['laboratorium:7', 'LPOMK'],
      ['laboratorium:8', 'Biologi farmasi'],
      ['laboratorium:9', 'Non laboratorium'],
    ]),
    nonLaboratorium: 9,
  };
  const rencana = (idLaboratorium: number, over: object = {}) => ({
    idLaboratorium,
    tglMulai: '2026-12-01',
    tglSelesai: '2026-12-10',
    ...over,
  });
  const isi = (over: object) => ({
    idJenisPenggunaan: 1,
    idJenisPenelitian: 1,
    judul: 'Ekstrak kelor',
    idJenisPembiayaan: 1,
    filePersetujuanDosen: { sha256: 'a'.repeat(64), name: 'persetujuan.pdf' },
    ...over,
  });

  it('[GAP-21] makes one research for each plan row: the first under its own id, the others under theirs', () => {
    const kedua = uuidv7();
    const rencanaPenggunaan = [rencana(7, { alat: [11], bahan: [21] }), rencana(8, { uuid: kedua })];
    const write = tulisan(penelitianApi.daftar, isi({ rencanaPenggunaan }));
    const records = penelitianBaru(write, pokok);
    records.forEach(sah);
    expect(records.map(({ uuid }) => uuid)).toEqual([write.opId, kedua]);
    expect(uuidPenelitianBaru(write)).toEqual([write.opId, kedua]);
    expect(records).toMatchObject([
      {
        idLaboratorium: 7,
        lab: { namaLaboratorium: 'LPOMK' },
        rev: '',
        idStatusPengajuan: 1,
        researchLabTool: [{ tool: { namaAlat: 'Gelas ukur' } }],
        researchLabItem: [{ item: { namaBahan: 'Metanol' } }],
        filePersetujuanDosen: { name: 'persetujuan.pdf' },
      },
      { idLaboratorium: 8, lab: { namaLaboratorium: 'Biologi farmasi' }, judul: 'Ekstrak kelor' },
    ]);
  });

  it('[REG-34, GAP-22] elsewhere it has one place and one time, and stands where such research is decided', () => {
    const luar = {
      idJenisPenelitian: 2,
      tempatPenelitian: 'Puskesmas',
      tglMulai: '2026-12-01',
      tglSelesai: '2026-12-09',
    };
    const records = penelitianBaru(tulisan(penelitianApi.daftar, isi(luar)), pokok);
    expect(records).toMatchObject([
      {
        idLaboratorium: 9,
        lab: { namaLaboratorium: 'Non laboratorium' },
        tempatPenelitian: 'Puskesmas',
        tglSelesai: '2026-12-09',
        researchLabTool: [],
      },
    ]);
  });

  it('that this app cannot read is left to the outbox', () => {
    expect(penelitianBaru(tulisan(penelitianApi.daftar, { versi: 'lain' }), pokok)).toEqual([]);
  });
});

describe('[GAP-150] whose turn it is', () => {
  const dengan = (kodeW2: number, over: Partial<Penelitian> = {}) => penelitian(kodeW2, over);
  const siapa = (record: Penelitian) =>
    [pemilik, kalab, laboran]
      .filter((actor) => menungguPembacaPenelitian(record, actor))
      .map(({ role }) => role);
  const tambahan = penambahan(12);

  it.each([
    ['sent in', dengan(1), ['Kalab']],
    ['approved by the Kalab', dengan(2), ['Laboran']],
    ['nothing open', dengan(3), []],
    ['an addition to verify', dengan(10, { penambahan: [penambahan(10)] }), ['Laboran']],
    ['an addition to mend', dengan(11, { penambahan: [penambahan(11)] }), ['Pendaftar']],
    ['a bill', dengan(12, { penambahan: [tambahan], pembayaran: uang([tagihan(tambahan)]) }), ['Pendaftar']],
    [
      'an invoice',
      dengan(12, { penambahan: [tambahan], pembayaran: uang([tagihan(tambahan, 1)], [invoicePenelitian()]) }),
      ['Pendaftar'],
    ],
    ['the finish request', dengan(7), ['Laboran']],
    ['the finish request, with tools out', dengan(7, { pengembalianAlat: [alatDipinjam()] }), ['Laboran']],
    ['over', dengan(8), []],
    ['turned down', dengan(5), []],
  ])('%s: %#', (_apa, record, actors) => {
    expect(siapa(record)).toEqual(actors);
  });

  it('[GAP-142] is never that of an officer on what they sent in themself', () => {
    const record = penelitian(2);
    expect(giliranPetugasPenelitian(record, { ...laboran, uuid: record.user.uuid })).toBeNull();
    expect(giliranPetugasPenelitian(record, { ...laboran, laboratorium: [8] })).toBeNull();
  });

  it('at 12 the registrant is told what is left of the money', () => {
    const billed = dengan(12, { penambahan: [tambahan], pembayaran: uang([tagihan(tambahan)]) });
    expect(langkahPendaftar(billed)).toBe('buatInvoice');
    const invoice = invoicePenelitian();
    const ditagih = { ...billed, pembayaran: uang([tagihan(tambahan, 1)], [invoice]) };
    expect(prosesBagiPendaftarPenelitian(ditagih, [])).toBe('Menunggu pembayaran');
    const write = bayar(invoice.uuid);
    const dibayar = reduce(ditagih, write, pemilik);
    expect(langkahPendaftar(dibayar)).toBeNull();
    expect(prosesBagiPendaftarPenelitian(dibayar, [write.opId])).toBe(
      'Bukti pembayaran dikirim saat tersambung',
    );
    expect(prosesBagiPendaftarPenelitian(dibayar, [])).toBe('Verifikasi oleh petugas pembayaran');
  });

  it.each([4, 7, 10])('at %i, too, their own turn goes before what others do', (kode) => {
    const billed = dengan(kode, { penambahan: [tambahan], pembayaran: uang([tagihan(tambahan)]) });
    expect(prosesBagiPendaftarPenelitian(billed, [])).toBe('Pembuatan invoice dan pembayaran');
    const { statusSubmission } = billed;
    const invoice = { ...billed, pembayaran: uang([tagihan(tambahan, 1)], [invoicePenelitian()]) };
    expect(prosesBagiPendaftarPenelitian(invoice, [])).toBe('Menunggu pembayaran');
    const mend = { ...billed, penambahan: [tambahan, penambahan(11)] };
    expect(prosesBagiPendaftarPenelitian(mend, [])).toBe('Perbaikan penambahan oleh pendaftar');
    expect(prosesBagiPendaftarPenelitian(dengan(kode), [])).toBe(statusSubmission.prosesSelanjutnya);
  });
});

describe('what is left of a material', () => {
  it('[GAP-15] is told as an estimate while own approvals wait, and as it is otherwise', () => {
    const record = penelitian(10, { penambahan: [penambahan(10, { baris: [barisPakai()] })] });
    const writes = [tambah(record), periksa(record, 1, pakai(30)), periksa(record, 2, pakai(50))];
    expect(denganPerkiraan(metanol, writes)).toMatchObject({ jmlStok: 66, perkiraan: true });
    // Approved as it was asked for, it takes what was asked for.
    const [satu] = record.penambahan;
    const diminta = new Map([[satu!.uuid, satu!.baris]]);
    const tanpaBaris = [periksa(record, 1), periksa(record, 2)];
    expect(denganPerkiraan(metanol, tanpaBaris, diminta)).toMatchObject({ jmlStok: 90, perkiraan: true });
    expect(denganPerkiraan(metanol, [])).toMatchObject({ jmlStok: 100, perkiraan: false });
    expect(denganPerkiraan(gelas, writes)).toMatchObject({ jmlStok: null, perkiraan: false });
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
      () => tulisan(penelitianApi.selesaikan, { uuidPenelitian: record.uuid }),
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
        sah(after);
        expect(after.statusSubmission.kdStatusPengajuan).toBe(after.idStatusPengajuan);
        expect(() => menungguPembacaPenelitian(after, actor)).not.toThrow();
      }),
    );
  });
});
