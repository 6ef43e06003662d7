import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { katalog } from '#tests/support/katalog.ts';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const [dosen, laboran, kalab2] = ['dosen@kampus.example', 'laboran@kampus.example', 'kalab2@kampus.example'];
const milik = (as: string) => perangkat(uji, as);

describe('what a device is filled with', () => {
  test('own registrations, and nobody else’s; an officer’s own ones too', async () => {
    const [satu, dua] = [await alur.sampai(5), await alur.sampai(1, {}, laboran)];
    for (const [as, ada, tiada] of [
      [pendaftar, satu, dua],
      [laboran, dua, satu],
    ] as const) {
      const hp = milik(as);
      await hp.tarik('pendaftaran');
      expect(hp.punya('pendaftaran', ada.uuid), as).toEqual((await alur.baca(ada.uuid, as)).data);
      expect(hp.punya('pendaftaran', tiada.uuid), as).toBeUndefined();
    }
    for (const as of [dosen, admin, kalab]) {
      const hp = milik(as);
      await hp.tarik('pendaftaran');
      expect(hp.semua('pendaftaran'), as).toEqual([]);
    }
  });

  test('the tests on offer, for those who may register; the survey for all', async () => {
    const { gratis } = await katalog(uji);
    await uji.server.db.update(parameterUji).set({ flagAktif: false }).where(eq(parameterUji.id, gratis));
    for (const [as, banyak] of [
      [pendaftar, 3],
      [kalab, 3],
      [laboran, 3],
      ['petugas@kampus.example', 0],
      [admin, 0],
    ] as const) {
      const hp = milik(as);
      await hp.tarik('parameterUji');
      expect([hp.semua('parameterUji').length, hp.semua('pertanyaanSurvei').length], as).toEqual([banyak, 7]);
    }
    await uji.server.db.update(parameterUji).set({ flagAktif: true }).where(eq(parameterUji.id, gratis));
  });

  test('tests a Kalab was asked about: while they wait, and 30 days after', async () => {
    const { uuid: menunggu } = await alur.sampai(2);
    const { uuid: diputus } = await alur.sampai(2);
    await alur.verifikasi(diputus, 0, { as: kalab });
    const ada = async () => {
      const hp = milik(kalab);
      await hp.tarik('tinjauan');
      return [menunggu, diputus].map((uuid) => hp.punya('tinjauan', uuid) !== undefined);
    };
    expect(await ada()).toEqual([true, true]);
    uji.jam.maju(30 * 24 * 3600_000 - 1);
    expect(await ada()).toEqual([true, true]);
    uji.jam.maju(1);
    expect(await ada()).toEqual([true, false]);
    uji.jam.set(awalJam);
    const hp = milik(penyelia); // A Kalab of the same laboratory who was not asked.
    await hp.tarik('tinjauan');
    expect(hp.semua('tinjauan')).toEqual([]);
  });
});

describe('what a device keeps of the bench', () => {
  test.each([6, 7])(
    'a parameter at %i for 90 days, to the moment; one under way for as long as it takes',
    async (kode) => {
      const { parameter: selesai } = await buatAnalisis(uji.server, {
        kdProgres: kode,
        kdStatusPengujian: 11,
      });
      const { parameter: berjalan } = await buatAnalisis(uji.server, { kdProgres: 5, kdStatusPengujian: 11 });
      const ada = async () => {
        const hp = milik(analis);
        await hp.tarik('analisis');
        return [...selesai, ...berjalan].map((uuid) => hp.punya('analisis', uuid) !== undefined);
      };
      uji.jam.maju(90 * 24 * 3600_000 - 1);
      expect(await ada()).toEqual([true, true]);
      uji.jam.maju(1);
      expect(await ada()).toEqual([false, true]);
    },
  );
});

describe('what a device hears of afterwards', () => {
  test('[GAP-131] another Kalab is asked: gone for the one, there for the other, and the owner hears of it', async () => {
    const { uuid } = await alur.sampai(2);
    const [lama, baru, pemilik] = [milik(kalab), milik(kalab2), milik(pendaftar)];
    for (const hp of [lama, baru, pemilik]) await hp.tarik('tinjauan');
    await alur.mintaKalab(uuid, { sampel: [], id_user_verifikasi_kalab: akun(kalab2).uuid });
    expect(await lama.tarik('tinjauan')).toEqual({ diberi: [], hilang: [uuid] });
    expect(await baru.tarik('tinjauan')).toEqual({ diberi: [uuid], hilang: [] });
    expect(await pemilik.tarik('pendaftaran')).toEqual({ diberi: [uuid], hilang: [] });
  });

  test('the owner of every step, as a call would answer it; the Kalab who was asked as well; nobody else', async () => {
    const [pemilik, penimbang, orangLain] = [milik(pendaftar), milik(kalab), milik(dosen)];
    for (const hp of [pemilik, penimbang, orangLain]) await hp.tarik('pendaftaran');
    const { data: baru } = await alur.daftar();
    const { uuid } = baru;
    expect(await pemilik.tarik('pendaftaran')).toEqual({ diberi: [uuid], hilang: [] });
    const parameter = baru.sample[0]!.parameter.map((satu) => satu.uuid);
    const langkah: [string, () => Promise<unknown>][] = [
      ['minta verifikasi kalab', () => alur.mintaKalab(uuid)],
      ['disetujui', () => alur.verifikasi(uuid, 1, { as: kalab })],
      ['bukti dikirim', () => alur.bayar(uuid)],
      ['bukti ditolak', () => alur.putuskanBayar(uuid, 0)],
      ['bukti dikirim lagi', () => alur.bayar(uuid)],
      ['bukti diterima', () => alur.putuskanBayar(uuid, 1)],
      ['ditugaskan', () => alur.tugaskan(uuid)],
      ['mulai', () => alur.meja('PUT', 'start', parameter[0]!)],
      ['batal', () => alur.meja('PUT', 'cancel', parameter[0]!, { catatan: 'Kolom bocor' })],
      ['selesai', () => alur.uji(uuid)],
      ['ditagih', () => alur.pelunasan(uuid)],
      ['diperbaiki', () => alur.pelunasan(uuid, () => ({ harga_pengujian: 1, harga_replikasi: 0 }))],
      ['dikembalikan', () => kembalikan(uuid)],
      ['dibuka kembali', () => alur.bukaKembali(uuid)],
      ['selesai lagi', () => alur.uji(uuid)],
    ];
    for (const [nama, kerjakan] of langkah) {
      await kerjakan();
      await pemilik.tarik('pendaftaran');
      expect(pemilik.punya('pendaftaran', uuid), nama).toEqual((await alur.baca(uuid, pendaftar)).data);
      await penimbang.tarik('tinjauan');
      expect(penimbang.punya('tinjauan', uuid), nama).toEqual((await alur.baca(uuid, kalab)).data);
    }
    await uji.server.db.update(pendaftaran).set({ kdStatus: 14 }).where(eq(pendaftaran.id, uuid));
    await alur.panggil('POST', 'survey', await jawabanSurvei(uji, uuid), { as: pendaftar });
    await pemilik.tarik('pendaftaran');
    expect(pemilik.punya('pendaftaran', uuid)).toMatchObject({ flagSudahSurvei: 1 });
    expect(await orangLain.tarik('pendaftaran')).toEqual({ diberi: [], hilang: [] });
  });

  test('[GAP-129] whoever works on a sister parameter, when an act on another moves the submission they share', async () => {
    const { uuid, sample } = await alur.sampai(7);
    const [satu, dua] = sample[0]!.parameter.map((parameter) => parameter.uuid) as [string, string];
    await alur.tugaskan(uuid, {
      parameter: (parameter) => (parameter.uuid === dua ? { id_user_analisis: akun(laboran).uuid } : {}),
    });
    const hp = milik(laboran);
    await hp.tarik('analisis');
    const langkah: [number, () => Promise<unknown>][] = [
      [11, () => alur.meja('PUT', 'start', satu)],
      [12, () => alur.meja('PUT', 'cancel', satu, { catatan: 'Kolom bocor' })],
      [11, () => alur.meja('PUT', 'start', satu)],
    ];
    for (const [kode, kerjakan] of langkah) {
      await kerjakan();
      expect(await hp.tarik('analisis'), String(kode)).toEqual({ diberi: [dua], hilang: [] });
      expect(hp.punya<Analisis>('analisis', dua)!.pengujian.statusSubmission.kdStatusPengajuan).toBe(kode);
    }
  });

  test('[GAP-126] the owner of a payment that came late: sent, turned down, taken, and of the money that goes back', async () => {
    const { uuid } = await alur.sampai(5);
    const pemilik = milik(pendaftar);
    await pemilik.tarik('pendaftaran');
    const invoice = await alur.invoice(uuid);
    const langkah: [string, () => Promise<unknown>][] = [
      ['dibatalkan', () => alur.verifikasi(uuid, 0, { as: pendaftar })],
      ['dikirim', () => alur.kirimBukti(invoice)],
      ['ditolak', () => alur.putuskanBukti(invoice, 0)],
      ['dikirim lagi', () => alur.kirimBukti(invoice)],
      ['diterima', () => alur.putuskanBukti(invoice, 1)],
      ['dikembalikan', () => kembalikan(uuid)],
    ];
    for (const [nama, kerjakan] of langkah) {
      await kerjakan();
      expect(await pemilik.tarik('pendaftaran'), nama).toEqual({ diberi: [uuid], hilang: [] });
      expect(pemilik.punya('pendaftaran', uuid), nama).toEqual((await alur.baca(uuid, pendaftar)).data);
    }
  });

  async function kembalikan(uuid: string) {
    const { pengembalian } = (await alur.baca(uuid)).data;
    const jawaban = await alur.kembalikan(pengembalian[0]!);
    expect(jawaban.status).toBe(201);
  }

  test('[GAP-123, GAP-124] work comes with the assignment and goes with it, also where a parameter is not tested', async () => {
    const { uuid, sample } = await alur.sampai(6);
    const [satu, dua] = sample[0]!.parameter.map((parameter) => parameter.uuid) as [string, string];
    const [lama, pengganti] = [milik(analis), milik(laboran)];
    for (const hp of [lama, pengganti]) await hp.tarik('analisis');
    await alur.tugaskan(uuid);
    expect((await lama.tarik('analisis')).diberi.toSorted()).toEqual([satu, dua].toSorted());
    await alur.tugaskan(uuid, {
      parameter: (parameter) => (parameter.uuid === satu ? { id_user_analisis: akun(laboran).uuid } : {}),
    });
    expect((await lama.tarik('analisis')).hilang).toEqual([satu]);
    expect((await pengganti.tarik('analisis')).diberi).toEqual([satu]);
    await alur.tugaskan(uuid, {
      parameter: (parameter) =>
        parameter.uuid === dua ? { id_status_sampel_parameter: 4 } : { id_user_analisis: undefined },
      lain: { catatan_tambahan: 'Baku pembanding habis.' },
    });
    expect((await lama.tarik('analisis')).hilang).toEqual([dua]);
  });
});

describe('what a registrant does not see', () => {
  /** Whether the analyst's words and the result are anywhere in it. */
  const bocor = (data: unknown) =>
    ['Kadar terhitung dari kurva baku.', '98,7'].map((rahasia) => JSON.stringify(data).includes(rahasia));

  test('notes and results of the bench, by any way, before the report is out', async () => {
    const { uuid, lhu } = await alur.sampai(10);
    expect(lhu).toEqual([]);
    const hp = milik(pendaftar);
    await hp.tarik('pendaftaran');
    const lewat = {
      pull: hp.punya('pendaftaran', uuid),
      baca: (await alur.baca(uuid, pendaftar)).data,
      daftar: (await uji.request<Pengujian[]>('GET', '/api/test', { as: pendaftar })).data.find(
        (satu) => satu.uuid === uuid,
      ),
      pembayaran: (await uji.request('GET', `/api/test-payment?uuid=${uuid}`, { as: pendaftar })).data,
    };
    for (const [jalan, data] of Object.entries(lewat)) expect(bocor(data), jalan).toEqual([false, false]);
    expect(lewat.baca.sample[0]!.parameter[0]).toMatchObject({ hasilPengujian: null, historyProgres: [] });
    expect(bocor((await alur.baca(uuid, kalab)).data)).toEqual([true, true]);

    await uji.server.db.update(pendaftaran).set({ kdStatus: 14 }).where(eq(pendaftaran.id, uuid));
    const { data: terbit } = await alur.baca(uuid, pendaftar);
    expect(terbit.sample[0]!.parameter[0]).toMatchObject({ hasilPengujian: '98,7', historyProgres: [] });
  });

  test('nor does an officer see the bench behind an own registration', async () => {
    const { uuid } = await alur.sampai(8, {}, laboran);
    expect(bocor((await alur.baca(uuid, laboran)).data)).toEqual([false, false]);
    const { data } = await uji.request<Pengujian[]>('GET', '/api/test?flag_officer=1', { as: laboran });
    expect(bocor(data.find((satu) => satu.uuid === uuid))).toEqual([false, false]);
  });
});
