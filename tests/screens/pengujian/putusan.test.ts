import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#domain/core/roles.ts';
import { toWire } from '#domain/core/wire.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { barisPengujian } from '#data/koleksi/pengujian.ts';
import { sandingkan } from '#features/antrean/sandingan.ts';
import { hasilPutusan } from '#features/pengujian/bagian/akibat.ts';
import {
  akibatPutusan,
  bodyPutusan,
  dapatDiputuskan,
  namaPilihan,
  pilihanUntuk,
  pratinjauTagihan,
  putusanBaru,
  putusanDari,
  putusanKeliru,
  susulanPutusan,
  versiPengujian,
  type IsianPutusan,
} from '#features/pengujian/kalab/putusan.ts';
import { akun } from '#tests/support/akun.ts';
import { kalab, layanan } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';

let uji: ServerUji;
let l: ReturnType<typeof layanan>;
let data: Pengujian;
beforeAll(async () => {
  uji = await createTestServer();
  l = layanan(uji);
});
afterAll(() => uji.close());
beforeEach(async () => {
  ({ data } = await l.baca((await l.sampai(2)).uuid, kalab));
});

const begun = new Date('2026-11-20T03:00:00Z');
const actor = (): Actor => {
  const { uuid, nama, role, laboratorium } = akun(kalab);
  return { uuid, nama, email: kalab, role: role!, laboratorium };
};
/** The two parameters of the submission, approved and rejected. */
const campuran = (): IsianPutusan => {
  const [satu, dua] = data.sample[0]!.parameter;
  return { ...putusanBaru, pilihan: { [satu!.uuid]: 3, [dua!.uuid]: 4 } };
};

describe('the form of a Kalab’s decision', () => {
  it('[GAP-135] a parameter passed on is undecided until it is chosen; what Admin decided stands', () => {
    const [satu, dua] = data.sample[0]!.parameter;
    expect(pilihanUntuk(putusanBaru, satu!)).toBeNull();
    expect(putusanKeliru(putusanBaru, data, begun)).toHaveProperty([namaPilihan(0, 1)]);
    const olehAdmin = { ...dua!, status: { kdStatusSampelParameter: 4, statusSampelParameter: 'Ditolak' } };
    expect(pilihanUntuk(putusanBaru, olehAdmin)).toBe(4);
    expect(putusanKeliru(campuran(), data, begun)).toEqual({});
  });

  it('[GAP-135] an approval of nothing is refused at the approval itself; a rejection asks for no choices', () => {
    const semua = data.sample[0]!.parameter.map(({ uuid }) => [uuid, 4]);
    const isian = { ...putusanBaru, pilihan: Object.fromEntries(semua) };
    expect(Object.keys(putusanKeliru(isian, data, begun))).toEqual(['flagPersetujuan']);
    expect(putusanKeliru({ ...isian, flagPersetujuan: 0 }, data, begun)).toEqual({});
  });

  it('[KALAB-13] the bill preview has the approved lines only, with half of them as down payment', () => {
    const [satu] = data.sample[0]!.parameter;
    const { baris: lines, total, dp } = pratinjauTagihan(campuran(), data);
    expect(lines.map(({ uuidSampelParameter }) => uuidSampelParameter)).toEqual([satu!.uuid]);
    expect([total, dp]).toEqual([250_000, 125_000]);
  });

  it('[GAP-149, KALAB-14] before and after it is sent it says which bill the registrant gets, as the server then makes it, and waits no more', async () => {
    expect(akibatPutusan(campuran(), data)).toEqual({
      kata: 'Tagihan DP Rp 125.000 dari total Rp 250.000 akan dikirim ke pendaftar. 1 parameter disetujui, 1 parameter ditolak.',
      bahaya: false,
    });
    expect(susulanPutusan(campuran(), data)).toBe('Pendaftar akan menerima tagihan DP Rp 125.000.');
    expect(akibatPutusan({ ...campuran(), flagPersetujuan: 0 }, data)).toEqual({
      kata: 'Semua 2 parameter akan ditolak dan tidak ada tagihan. Pendaftaran ini tidak dapat dibuka lagi.',
      bahaya: true,
    });
    expect(dapatDiputuskan(data, actor())).toBe(true);
    const body = toWire(bodyPutusan(campuran(), data)) as object;
    const { data: sesudah } = await l.panggil('POST', 'test/verification', body, { as: kalab });
    expect(hasilPutusan(sesudah)).toBe('Tagihan DP Rp 125.000 dikirim ke pendaftar.');
    expect(sesudah.sample[0]!.parameter.map(({ status }) => status.kdStatusSampelParameter)).toEqual([3, 4]);
    expect(dapatDiputuskan(sesudah, actor())).toBe(false);
  });

  it('a draft and the body of a refused decision open the form as it was', () => {
    const isian = { ...campuran(), catatanTambahan: 'Sesuai.' };
    expect(putusanDari(isian)).toEqual(isian);
    expect(putusanDari(bodyPutusan(isian, data))).toEqual(isian);
  });

  it('[GAP-68] the version it rests on changes with a parameter’s standing', () => {
    const tampilan = (record: Pengujian) => ({
      data: record,
      rev: record.rev,
      tertunda: [],
      keputusan: [],
      hilang: false,
    });
    const parameter = data.sample[0]!.parameter.map((satu) => ({
      ...satu,
      status: { kdStatusSampelParameter: 4, statusSampelParameter: 'Ditolak' },
    }));
    const lain = { ...data, sample: [{ ...data.sample[0]!, parameter }] };
    expect(versiPengujian(tampilan(lain)).tanda).not.toBe(versiPengujian(tampilan(data)).tanda);
  });
});

describe('[GAP-68, GAP-115] a Kalab’s decision beside the submission', () => {
  const tulisan = () =>
    baris({
      call: 'POST test/verification',
      lane: `pengujian:${data.uuid}`,
      body: toWire(bodyPutusan(campuran(), data)) as Record<string, unknown>,
      state: 'bentrok',
      dilihat: data.history.map(({ uuid }) => uuid),
    });

  it('is void once somebody decided, and says who and when', async () => {
    const row = tulisan();
    await l.verifikasi(data.uuid, 0);
    const { data: current } = await l.baca(data.uuid, kalab);
    const sandingan = sandingkan(row, barisPengujian(current, 1), actor())!;
    expect(sandingan.batal).toContain(current.history.at(-1)!.user!.nama);
    expect(sandingan.halangan).not.toBeNull();
    expect(sandingan.bidang.map(({ milik, server, beda }) => [milik, server, beda])).toEqual([
      ['Disetujui kalab/laboran', 'Ditolak', true],
      ['Disetujui', 'Ditolak', true],
      ['Ditolak', 'Ditolak', false],
    ]);
    expect(sandingan.perubahan).toHaveLength(1);
  });

  it('is decided anew while the submission still waits, never sent again as it was', async () => {
    const row = tulisan();
    await l.mintaKalab(data.uuid, { catatan_tambahan: 'Periksa lagi.' });
    const { data: current } = await l.baca(data.uuid, kalab);
    const sandingan = sandingkan(row, barisPengujian(current, 1), actor())!;
    expect([sandingan.batal, sandingan.halangan]).toEqual([null, null]);
    expect(sandingan.cara).toEqual({
      jenis: 'putuskanLagi',
      to: `/persetujuan-kalab-lpmok/edit?uuid=${data.uuid}`,
    });
    expect(sandingan.perubahan.map(({ catatan }) => catatan)).toEqual(['Periksa lagi.']);
  });

  it('no other write on a submission is compared', () => {
    expect(sandingkan({ ...tulisan(), call: 'POST test' }, barisPengujian(data, 1), actor())).toBeNull();
  });
});
