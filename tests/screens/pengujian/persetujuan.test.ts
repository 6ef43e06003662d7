import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#domain/core/wire.ts';
import type { PilihanPetugas } from '#domain/petugas/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { akibatTolak, hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import { lanjutkan } from '#features/pengujian/persetujuan/lanjutkan.ts';
import {
  akibatPelunasan,
  bodyPelunasan,
  hasilPelunasan,
  hitungPelunasan,
  pelunasanAwal,
  pelunasanKeliru,
} from '#features/pengujian/persetujuan/pelunasan.ts';
import {
  akibatPenugasan,
  bodyPenugasan,
  hasilPenugasan,
  pakaiUntukSemua,
  penugasanAwal,
  penugasanKeliru,
  petugasDitawarkan,
  petugasUntuk,
  yangKeluar,
} from '#features/pengujian/persetujuan/penugasan.ts';
import {
  akibatVerifikasi,
  bodyVerifikasi,
  diterimaSemua,
  pratinjauTagihan,
  setujuiSemua,
  verifikasiAwal,
  verifikasiKeliru,
} from '#features/pengujian/persetujuan/verifikasi.ts';
import { akun } from '#tests/support/akun.ts';
import { pengujian } from '#tests/support/contoh/pengujian.ts';
import { admin, analis, kalab, layanan, penyelia } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** What a form makes goes to the server as the page sends it. */
const kirim = (call: string, body: object, { rev }: Pengujian) =>
  alur.panggil('POST', call, toWire({ ...body, baseRev: rev }) as object, { as: admin });

const parameterDari = ({ sample }: Pengujian) => sample.flatMap(({ parameter }) => parameter);
const orang = { analis: akun(analis).uuid, penyelia: akun(penyelia).uuid };
const petugas = async () =>
  (await uji.request<PilihanPetugas[]>('GET', '/api/officer?flag_aktif=1&per_page=1000', { as: admin })).data;

describe('a draft in the shape of the form', () => {
  it('keeps what was typed, and nothing the form of today does not know', () => {
    const awal = { catatan: '', flag: '1', sampel: { a: { status: 1, gambar: null } } };
    const kept = {
      catatan: 'x',
      flag: 1,
      lama: 1,
      sampel: { a: { status: 2, gambar: { sha256: 'f' } }, b: 1 },
    };
    expect(lanjutkan(awal, kept)).toEqual({
      catatan: 'x',
      flag: '1',
      sampel: { a: { status: 2, gambar: { sha256: 'f' } } },
    });
    expect(lanjutkan(awal, undefined)).toBe(awal);
  });
});

describe('verification at 1', () => {
  it('opens with approval, names what is not decided, and previews the bill of what is approved, down payment rounded up [TESTADM-19, GAP-135, GAP-06]', async () => {
    const data = await alur.sampai(1);
    const awal = verifikasiAwal(data);
    expect(awal.flag).toBe('1');
    expect(Object.keys(verifikasiKeliru(data, awal))).toEqual([
      'sampel[0][parameterUji][0][idStatusSampelParameter]',
      'sampel[0][parameterUji][1][idStatusSampelParameter]',
    ]);
    const isian = setujuiSemua(awal);
    expect(pratinjauTagihan(data, isian).tagihan).toEqual({ total: 325_001, dp: 162_501 });
    const [pertama] = parameterDari(data);
    const satu = { ...isian, parameter: { ...isian.parameter, [pertama!.uuid]: 4 } };
    expect(pratinjauTagihan(data, satu)).toMatchObject({
      judul: 'Tagihan yang akan dibuat',
      tagihan: { total: 75_001, dp: 37_501 },
    });
    // A head decides first: no bill goes out, and none is promised.
    expect(pratinjauTagihan(data, { ...satu, flag: '2' })).toMatchObject({
      judul: 'Perkiraan biaya',
      jumlah: [{ label: 'Total biaya', nilai: 75_001 }],
      tagihan: null,
    });
  });

  it('is taken by the server as it was checked here, and does what was said: approved, passed on, rejected [TESTADM-15, TESTADM-20, TESTADM-21, GAP-149]', async () => {
    const [setuju, teruskan, tolak] = [await alur.sampai(1), await alur.sampai(1), await alur.sampai(1)];
    const isian = setujuiSemua(verifikasiAwal(setuju));
    expect(verifikasiKeliru(setuju, isian)).toEqual({});
    const disetujui = await kirim('test/verification', bodyVerifikasi(setuju, isian), setuju);
    expect(disetujui.data.idPengujianStatusPengajuan).toBe(5);
    // What was announced is what the server made of it.
    expect(akibatVerifikasi(setuju, isian)).toEqual({
      kata: 'Tagihan DP Rp 162.501 dari total Rp 325.001 akan dikirim ke pendaftar. 2 parameter disetujui.',
    });
    expect(hasilPutusan(disetujui.data)).toBe('Tagihan DP Rp 162.501 dikirim ke pendaftar.');

    const [pertama, ...sisa] = parameterDari(teruskan);
    const kalabDahulu = {
      ...setujuiSemua(verifikasiAwal(teruskan)),
      flag: '2' as const,
      kalab: akun(kalab).uuid,
      parameter: { [pertama!.uuid]: 2, ...Object.fromEntries(sisa.map(({ uuid }) => [uuid, 3])) },
    };
    expect(verifikasiKeliru(teruskan, kalabDahulu)).toEqual({});
    const diteruskan = await kirim('test/verification', bodyVerifikasi(teruskan, kalabDahulu), teruskan);
    expect(diteruskan.data.userVerifikasiKalab?.uuid).toBe(akun(kalab).uuid);
    expect(akibatVerifikasi(teruskan, kalabDahulu).kata).toBe(
      'Pengujian ini akan menunggu putusan kalab, belum ada tagihan. 1 parameter disetujui, 1 parameter diperiksa kalab.',
    );
    expect(hasilPutusan(diteruskan.data)).toBe(`Menunggu putusan ${akun(kalab).nama.replace(/\.?$/, '.')}`);

    const ditolak = { ...verifikasiAwal(tolak), flag: '0' as const, catatan: 'Di luar lingkup' };
    expect(verifikasiKeliru(tolak, ditolak)).toEqual({});
    const jawaban = await kirim('test/verification', bodyVerifikasi(tolak, ditolak), tolak);
    expect(jawaban.data.idPengujianStatusPengajuan).toBe(4);
    expect(akibatVerifikasi(tolak, ditolak)).toEqual({
      kata: 'Semua 2 parameter akan ditolak dan tidak ada tagihan. Pendaftaran ini tidak dapat dibuka lagi.',
      bahaya: true,
    });
    expect(hasilPutusan(jawaban.data)).toBe('Pendaftaran ditolak.');
  });

  it('withdrawn after its bill went out, the invoice that goes with it is named with its sum [GAP-126, GAP-149]', async () => {
    const data = await alur.sampai(5);
    const { noInvoice } = data.pembayaran.invoice[0]!;
    expect(akibatTolak(data)).toBe(
      `Semua 2 parameter akan ditolak dan invoice ${noInvoice} sebesar Rp 162.501 dibatalkan. Pendaftaran ini tidak dapat dibuka lagi.`,
    );
    const { data: batal } = await alur.verifikasi(data.uuid, 0);
    expect(hasilPutusan(batal)).toBe(`Pendaftaran ditolak, ${noInvoice} (Rp 162.501) dibatalkan.`);
  });

  it('all samples are received at once, today, save what was said of one before', () => {
    const dasar = pengujian();
    const belum = { idPengujianStatusSampel: 1, tglPenerimaanSampel: null };
    const data = { ...dasar, sample: dasar.sample.map((sampel) => ({ ...sampel, ...belum })) };
    const [satu, dua] = data.sample.map(({ uuid }) => uuid) as [string, string];
    const isian = verifikasiAwal(data);
    const rusak = { status: 3, tanggal: '2026-11-19', gambar: null };
    const { sampel } = diterimaSemua({ ...isian, sampel: { ...isian.sampel, [dua]: rusak } }, '2026-11-21');
    expect(sampel[satu]).toMatchObject({ status: 2, tanggal: '2026-11-21' });
    expect(sampel[dua]).toEqual(rusak);
  });
});

describe('assignment', () => {
  it('offers by role the officers of the laboratory, and others only where it has none [GAP-18, GAP-145]', async () => {
    const semua = await petugas();
    const peran = (sebagai: 'analis' | 'penyelia') =>
      [...new Set(petugasUntuk(sebagai, semua).map(({ role }) => role!.namaRole))].toSorted();
    expect([peran('analis'), peran('penyelia')]).toEqual([
      ['Admin', 'Kalab', 'Laboran'],
      ['Admin', 'Kalab', 'Laboran', 'Petugas pembayaran'],
    ]);
    const uuid = (dari: typeof semua, lab: number) =>
      petugasDitawarkan('analis', dari, lab).map((satu) => satu.uuid);
    expect(uuid(semua, 7)).toEqual(expect.arrayContaining([orang.analis, akun(admin).uuid]));
    expect(uuid(semua, 7)).not.toContain(akun('laboran2@kampus.example').uuid);
    expect(
      uuid(
        semua.filter((satu) => satu.uuid === orang.analis),
        1,
      ),
    ).toEqual([orang.analis]);
  });

  it('gives both persons to every parameter and is taken by the server [TESTADM-13, TESTADM-16]', async () => {
    const data = await alur.sampai(6);
    const kosong = penugasanAwal(data);
    expect(Object.keys(penugasanKeliru(data, kosong, await petugas()))).toHaveLength(4);
    const isian = pakaiUntukSemua(kosong, orang, () => true);
    expect(penugasanKeliru(data, isian, await petugas())).toEqual({});
    const { data: jadi } = await kirim('test/generate-code', bodyPenugasan(data, isian), data);
    expect(jadi.idPengujianStatusPengajuan).toBe(7);
    expect(parameterDari(jadi).map(({ userAnalyst }) => userAnalyst?.uuid)).toEqual([
      orang.analis,
      orang.analis,
    ]);
    expect(hasilPenugasan(data, jadi)).toBe(`Kode sampel ${jadi.sample[0]!.kodeSampel}.`);
  });

  it('leaves who may no longer be changed [GAP-123]', () => {
    const dasar = pengujian();
    const status = { kdStatusSampelParameter: 3, statusSampelParameter: 'Disetujui' };
    const disetujui = ({ parameter, ...sampel }: Pengujian['sample'][number]) => ({
      ...sampel,
      parameter: parameter.map((satu) => ({ ...satu, status })),
    });
    const data = { ...dasar, sample: dasar.sample.map(disetujui) };
    const [pertama] = parameterDari(data);
    const isian = pakaiUntukSemua(
      penugasanAwal(data),
      orang,
      (uuid, sebagai) => uuid !== pertama!.uuid || sebagai === 'penyelia',
    );
    expect(isian.parameter[pertama!.uuid]).toMatchObject({ analis: '', penyelia: orang.penyelia });
  });

  it('asks for the reason when a sample is unfit or a parameter taken out [GAP-124, GAP-136]', async () => {
    const data = await alur.sampai(7);
    const isian = penugasanAwal(data);
    expect(yangKeluar(data, isian)).toEqual([]);
    expect(akibatPenugasan(data, isian)).toBeUndefined();
    const [{ uuid: sampel }] = data.sample as [Pengujian['sample'][number]];
    const tidakSesuai = { ...isian, sampel: { [sampel]: { ...isian.sampel[sampel]!, status: 3 } } };
    const [pertama] = parameterDari(data);
    const keluar = {
      ...isian,
      parameter: {
        ...isian.parameter,
        [pertama!.uuid]: { ...isian.parameter[pertama!.uuid]!, keluar: true },
      },
    };
    for (const satu of [tidakSesuai, keluar]) {
      expect(yangKeluar(data, satu)).not.toEqual([]);
      expect(penugasanKeliru(data, satu, await petugas())).toEqual({ catatanTambahan: expect.any(String) });
      expect(penugasanKeliru(data, { ...satu, catatan: 'Kemasan bocor' }, await petugas())).toEqual({});
    }
    const { data: jadi } = await kirim(
      'test/generate-code',
      bodyPenugasan(data, { ...keluar, catatan: 'Kolom rusak' }),
      data,
    );
    expect(parameterDari(jadi).map(({ status }) => status.kdStatusSampelParameter)).toEqual([4, 3]);
    // Its price was said before, and is what the bill has lost (GAP-149).
    expect(akibatPenugasan(data, keluar)).toEqual({
      kata: '1 parameter akan dikeluarkan dari pengujian dan tidak dapat dimasukkan lagi; Rp 250.000 tidak ditagih.',
      bahaya: true,
    });
    expect(hasilPenugasan(data, jadi)).toBe('1 parameter dikeluarkan dari pengujian.');
  });
});

describe('final bill', () => {
  it('sums each line and all of them, and says what saving does [TESTADM-25, TESTADM-26, GAP-149]', async () => {
    const data = await alur.sampai(8);
    const isian = pelunasanAwal(data);
    expect(hitungPelunasan(data, isian)).toMatchObject({
      total: 325_001,
      dibayar: 162_501,
      nominalAkhir: 162_500,
    });
    expect(akibatPelunasan(data, isian)).toContain('Invoice pelunasan sebesar Rp 162.500');
    const { data: jadi } = await kirim('test/repayment', bodyPelunasan(data, isian), data);
    expect(hasilPelunasan(data, jadi)).toBe('Tagihan pelunasan Rp 162.500 dikirim ke pendaftar.');
    const denganHarga = (harga: number) => ({
      ...isian,
      harga: Object.fromEntries(
        Object.keys(isian.harga).map((uuid, at) => [
          uuid,
          { hargaPengujian: at === 0 ? harga : 0, hargaReplikasi: 0 },
        ]),
      ),
    });
    expect(akibatPelunasan(data, denganHarga(162_501))).toMatch(
      /^Tidak ada yang perlu dibayar lagi\. .*Terbayar lunas/,
    );
    expect(akibatPelunasan(data, denganHarga(100_000))).toContain('Rp 62.501 dikembalikan kepada pendaftar');
  });

  it('keeps a line that was not tested at 0 and is taken by the server [TESTADM-17, GAP-124]', async () => {
    const { uuid } = await alur.sampai(6);
    const { data: antri } = await alur.tugaskan(uuid);
    const [pertama] = parameterDari(antri);
    await alur.tugaskan(uuid, {
      parameter: (satu) => (satu.uuid === pertama!.uuid ? { id_status_sampel_parameter: 4 } : {}),
      lain: { catatan_tambahan: 'Kolom rusak' },
    });
    const { data } = await alur.uji(uuid);
    const isian = pelunasanAwal(data);
    expect(Object.keys(isian.harga)).toHaveLength(1);
    expect(hitungPelunasan(data, isian)).toMatchObject({ total: 75_001, nominalAkhir: -87_500 });
    expect(pelunasanKeliru(data, isian)).toEqual({});
    const { data: jadi } = await kirim('test/repayment', bodyPelunasan(data, isian), data);
    expect(jadi.pengembalian.map(({ nominalPengembalian }) => nominalPengembalian)).toEqual([87_500]);
    expect(hasilPelunasan(data, jadi)).toBe('Rp 87.500 menunggu dikembalikan kepada pendaftar.');
  });
});
