import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { kalab2, labBiologi, laboran, laboran2, petugas, risetUji } from '#tests/support/penelitian.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let riset: ReturnType<typeof risetUji>;
beforeAll(async () => {
  uji = await createTestServer();
  riset = risetUji(uji);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const koleksi = ['pendaftaran', 'tinjauan', 'penggunaan'] as const;
const orang = { pendaftar, kalab, kalab2, laboran, laboran2, petugas, admin, lain: 'dosen@kampus.example' };
type Siapa = keyof typeof orang;

/** Everybody's device; `di` says who has a research in which set, each by a pull of their own. */
function semuaPerangkat() {
  const hp = Object.entries(orang).map(([siapa, as]) => [siapa as Siapa, perangkat(uji, as)] as const);
  return {
    tarik: async () => {
      for (const [, satu] of hp) await satu.tarik('pendaftaran');
    },
    di: async (uuid: string) => {
      const punya: Partial<Record<Siapa, string[]>> = {};
      for (const [siapa, satu] of hp) {
        await satu.tarik('pendaftaran');
        const ada = koleksi.filter((nama) => satu.punya(nama, uuid) !== undefined);
        if (ada.length > 0) punya[siapa] = ada;
        // What is there is what a call would answer now.
        for (const nama of ada) {
          const { researchHistory: _nama, ...kini } = (await riset.baca(uuid, orang[siapa]))
            .data as Penelitian & {
            researchHistory?: unknown;
          };
          expect(satu.punya(nama, uuid), `${siapa} ${nama}`).toEqual(kini);
        }
      }
      return punya;
    },
  };
}

const pemilik = { pendaftar: ['pendaftaran'] };
const ditinjau = { ...pemilik, kalab: ['tinjauan'] };
const dipakai = { ...ditinjau, laboran: ['penggunaan'], petugas: ['penggunaan'] };

describe('who has a research on their device, before and after each act', () => {
  test('from registration to the end: owner, Kalab of the laboratory, then its officers until it is done', async () => {
    const semua = semuaPerangkat();
    await semua.tarik();
    const { data } = await riset.daftar();
    const { uuid } = data;
    const langkah: [string, () => Promise<unknown>, object][] = [
      ['registered', async () => undefined, ditinjau],
      ['approved by the Kalab', () => riset.verifikasi(uuid, 1), dipakai],
      ['another time', () => riset.ubahWaktu(uuid, { tgl_selesai: '2027-01-15' }), dipakai],
      ['approved by the laboran', () => riset.verifikasi(uuid, 1, { as: laboran }), dipakai],
      [
        'the end asked for',
        async () => (await riset.surveiLangsung(uuid), riset.mintaSelesai(uuid)),
        dipakai,
      ],
      [
        'sent back',
        () => riset.verifikasi(uuid, 2, { as: petugas, lain: { catatan: 'Labu belum kembali' } }),
        dipakai,
      ],
      ['asked for again', () => riset.mintaSelesai(uuid), dipakai],
      ['ended', () => riset.selesaikan(uuid), ditinjau],
    ];
    for (const [nama, kerjakan, harus] of langkah) {
      await kerjakan();
      expect(await semua.di(uuid), nama).toEqual(harus);
    }
  });

  test.each([
    [5, ditinjau],
    [10, dipakai],
    [12, dipakai],
  ])('[GAP-84] at %i', async (kode, harus) => {
    const { uuid } = await riset.sampai(kode);
    expect(await semuaPerangkat().di(uuid)).toEqual(harus);
  });

  test.each<[string, 1 | 2, string]>([
    ['turned down by the Kalab', 1, kalab],
    ['withdrawn at 2', 2, pendaftar],
  ])('%s: gone for the officers, still there for owner and Kalab', async (_judul, kode, as) => {
    const { uuid } = await riset.sampai(kode);
    const semua = semuaPerangkat();
    expect(await semua.di(uuid)).toEqual(kode === 1 ? ditinjau : dipakai);
    await riset.verifikasi(uuid, 2, { as });
    expect(await semua.di(uuid)).toEqual(ditinjau);
  });

  test('[GAP-21] of two laboratories each has its own', async () => {
    const { data } = await riset.panggil<Penelitian[]>('POST', 'research', {
      ...(await riset.formulir(pendaftar)),
      rencana_penggunaan: [riset.rencana(), riset.rencana({ id_laboratorium: labBiologi })],
    });
    const semua = semuaPerangkat();
    expect(await semua.di(data[0]!.uuid)).toEqual(ditinjau);
    expect(await semua.di(data[1]!.uuid)).toEqual({ ...pemilik, kalab2: ['tinjauan'] });
  });

  test('[GAP-142] an officer’s own is theirs as owner, never as work', async () => {
    const semua = semuaPerangkat();
    await semua.tarik();
    const { data: milikKalab } = await riset.daftar({}, kalab);
    expect(await semua.di(milikKalab.uuid)).toEqual({ kalab: ['pendaftaran'] });
    const { data: milikLaboran } = await riset.daftar({}, laboran);
    await riset.verifikasi(milikLaboran.uuid, 1);
    expect(await semua.di(milikLaboran.uuid)).toEqual({
      laboran: ['pendaftaran'],
      kalab: ['tinjauan'],
      petugas: ['penggunaan'],
    });
  });

  test('a decided one leaves the Kalab’s device after 30 days, one that waits stays', async () => {
    const [menunggu, diputus] = [await riset.sampai(1), await riset.sampai(3)];
    const hp = perangkat(uji, kalab);
    const ada = async () => {
      await hp.tarik('tinjauan');
      return [menunggu, diputus].map(({ uuid }) => hp.punya('tinjauan', uuid) !== undefined);
    };
    expect(await ada()).toEqual([true, true]);
    uji.jam.maju(30 * 24 * 3600_000 - 1);
    expect(await ada()).toEqual([true, true]);
    uji.jam.maju(3600_000);
    expect(await ada()).toEqual([true, false]);
    await riset.surveiLangsung(diputus.uuid);
    await riset.mintaSelesai(diputus.uuid);
    expect(await ada()).toEqual([true, true]);
  });
});

describe('one set of both kinds', () => {
  test('a device is filled page by page with every own registration, none twice and none left out', async () => {
    const alur = layanan(uji);
    const dibuat: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      dibuat.push((await alur.daftar({}, 'dosen@kampus.example')).data.uuid);
      dibuat.push((await riset.daftar({}, 'dosen@kampus.example')).data.uuid);
    }
    const urut: string[] = [];
    let cursor = '';
    for (let more = true; more;) {
      const query = new URLSearchParams({ limit: '2', ...(cursor ? { cursor } : {}) });
      const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, {
        as: 'dosen@kampus.example',
      });
      ({ cursor, more } = data);
      const seHalaman = (data.changes['pendaftaran']?.upsert ?? []) as { uuid: string }[];
      urut.push(...seHalaman.map(({ uuid }) => uuid).sort());
    }
    expect(urut).toEqual(dibuat.toSorted());
  });

  test('a Kalab has the tests they were asked about and the research of their laboratories in one', async () => {
    const alur = layanan(uji);
    const { uuid: pengujian } = await alur.sampai(2);
    const { uuid: penelitian } = await riset.sampai(1);
    const hp = perangkat(uji, kalab);
    await hp.tarik('tinjauan');
    expect([pengujian, penelitian].map((uuid) => hp.punya('tinjauan', uuid) !== undefined)).toEqual([
      true,
      true,
    ]);
    await alur.verifikasi(pengujian, 1, { as: kalab });
    await riset.verifikasi(penelitian, 1);
    expect((await hp.tarik('tinjauan')).diberi.toSorted()).toEqual([pengujian, penelitian].toSorted());
  });

  test('a name or a number that changes is told to owner, Kalab and officers', async () => {
    const { uuid } = await riset.sampai(2);
    const semua = semuaPerangkat();
    await semua.tarik();
    const { user } = (await riset.baca(uuid)).data;
    const isi = { nama: user.nama, no_whatsapp: user.noHp, no_induk_kepegawaian: user.noInduk };
    for (const lain of [
      { nama: 'Rizky Aditya P.' },
      { no_whatsapp: '081311112222' },
      { no_induk_kepegawaian: '77613099' },
    ]) {
      Object.assign(isi, lain);
      const body = { ...isi, uuid: user.uuid, id_role: 1, otoritas_laboratorium: [] };
      expect((await uji.request('PUT', '/api/officer', { as: admin, body })).status).toBe(201);
      // Each device has what a call would answer now.
      expect(await semua.di(uuid), Object.keys(lain)[0]).toEqual(dipakai);
    }
    expect((await riset.baca(uuid, laboran)).data.user).toMatchObject({
      nama: 'Rizky Aditya P.',
      noHp: '081311112222',
      noInduk: '77613099',
    });
  });
});
