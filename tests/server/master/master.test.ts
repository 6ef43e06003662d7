import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromWire } from '#domain/core/wire.ts';
import { otoritas } from '#server/db/tables/pengguna.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { admin } from '#tests/support/layanan.ts';
import {
  alatInduk,
  bahanInduk,
  indukUji,
  instrumenInduk,
  satuanInduk,
  semuaInduk,
  type Induk,
} from '#tests/support/master.ts';
import { laboran, laboran2 } from '#tests/support/penelitian.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { suratUji } from '#tests/support/surat.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const kodeTerpakai = 'Kode sudah digunakan.';
const ids = {
  alat: '[API-032, API-033, API-034, API-035, DATA-29]',
  bahan: '[API-036, API-037, API-038, API-039, DATA-30]',
  satuan: '[API-040, API-041, API-042, API-043, DATA-31]',
  instrumen: '[API-044, API-045, API-046, API-047, DATA-32, CONF-52]',
};

describe.each(semuaInduk.map((satu) => ({ satu, jenis: satu.master.jenis as keyof typeof ids })))(
  'master data: $jenis',
  ({ satu, jenis }) => {
    const { kode, nama, master } = satu;
    const kata = master.judul.toLowerCase();
    const panggil = () => indukUji(uji, satu);

    test(`[MSG-24, MASTER-18, MASTER-19] ${ids[jenis]} is made, read, changed, switched off and taken away, each in its words, with who changed what`, async () => {
      const isi = satu.isi();
      const dibuat = await panggil().tambah(isi, laboran);
      expect([dibuat.status, dibuat.info]).toEqual([201, `Data ${kata} berhasil disimpan`]);
      const { uuid } = dibuat.data;
      expect(dibuat.data).toMatchObject({
        ...(fromWire(isi) as object),
        lab: { namaLaboratorium: 'Kimia Farmasi' },
        flagAktif: 1,
        flagDapatHapus: true,
        rev: '1',
      });
      expect((await panggil().satu(uuid, laboran)).data).toEqual(dibuat.data);

      const diubah = await panggil().ubah(
        { ...isi, uuid, [nama]: 'Nama baru', flag_aktif: 0, base_rev: '1' },
        laboran,
      );
      expect([diubah.status, diubah.info]).toEqual([200, `Data ${kata} berhasil diupdate`]);
      expect(diubah.data).toMatchObject({ flagAktif: 0, rev: '2', [master.nama]: 'Nama baru' });

      const dihapus = await panggil().hapus({ uuid, base_rev: '2' }, laboran);
      const terhapus = [200, `Data ${kata} berhasil dihapus`, { uuid }];
      expect([dihapus.status, dihapus.info, dihapus.data]).toEqual(terhapus);
      expect((await panggil().satu(uuid, laboran)).status).toBe(404);

      const jejak = await uji.server.db
        .select()
        .from(audit)
        .where(and(eq(audit.jenis, jenis), eq(audit.record, uuid)))
        .orderBy(asc(audit.id));
      expect(jejak.map(({ penggunaId }) => penggunaId)).toEqual([1, 2, 3].map(() => akun(laboran).uuid));
      const [semula, kemudian, akhirnya] = jejak.map(({ perubahan }) => perubahan as Record<string, unknown>);
      expect(semula![master.nama]).toEqual([null, dibuat.data[master.nama]]);
      expect(kemudian).toEqual({
        [master.nama]: [dibuat.data[master.nama], 'Nama baru'],
        flagAktif: [true, false],
      });
      expect(akhirnya![master.nama]).toEqual(['Nama baru', null]);
    });

    test('[GAP-103] is taken away by its uuid in the address as well', async () => {
      const { data } = await panggil().tambah();
      const jawaban = await uji.request('DELETE', `/api${master.path}?uuid=${data.uuid}`, { as: admin });
      expect(jawaban.status).toBe(200);
    });

    test('[MASTER-04, GAP-49, MSG-04] has a code of its own in its laboratory, however it is written; its own old one is exempt', async () => {
      const isi = { ...satu.isi(), [kode]: `Abc-${uuidv7().slice(-6)}` };
      const { data } = await panggil().tambah(isi);
      const lagi = await panggil().tambah({ [kode]: String(isi[kode]).toUpperCase() });
      expect([lagi.status, lagi.errors]).toEqual([422, [{ field: kode, message: kodeTerpakai }]]);
      const lain = await panggil().tambah();
      const menjadi = await panggil().ubah({ ...satu.isi(), uuid: lain.data.uuid, [kode]: isi[kode] });
      expect([menjadi.status, menjadi.info]).toEqual([422, kodeTerpakai]);
      expect((await panggil().ubah({ ...isi, uuid: data.uuid })).status).toBe(200);
      expect((await panggil().tambah({ [kode]: isi[kode], id_laboratorium: 7 })).status).toBe(201);
    });

    test('[GAP-69] comes by its code where it is asked for so, however that is written', async () => {
      const awal = `u${uuidv7().slice(-6)}`;
      for (const huruf of ['b', 'C', 'a']) await panggil().tambah({ [kode]: `${awal}-${huruf}` });
      const kodeDari = async (arah: string) =>
        (await panggil().cari({ search: awal, urut: 'kode', arah })).data.map((found) =>
          String(found[master.kode]).at(-1),
        );
      expect(await kodeDari('naik')).toEqual(['a', 'b', 'C']);
      expect(await kodeDari('turun')).toEqual(['C', 'b', 'a']);
    });

    test('[GAP-49] of many who take one code at the same moment one has it', async () => {
      const sama = `RAMAI-${uuidv7().slice(-6)}`;
      const jawaban = await Promise.all([1, 2, 3, 4, 5, 6].map(() => panggil().tambah({ [kode]: sama })));
      expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 422, 422, 422, 422, 422,
      ]);
      expect((await panggil().cari({ search: sama })).data).toHaveLength(1);
    });

    test('[GAP-48, MASTER-11] stays while anything refers to it, and so does its laboratory', async () => {
      const isi = satu.isi();
      const { data } = await panggil().tambah(isi);
      await satu.pakai(uji, data);
      const [dipakai] = (await panggil().cari({ search: String(isi[kode]) })).data;
      expect(dipakai!.flagDapatHapus).toBe(false);
      const ditolak = await panggil().hapus({ uuid: data.uuid });
      expect([ditolak.status, ditolak.data]).toEqual([409, dipakai]);
      const pindah = await panggil().ubah({ ...isi, uuid: data.uuid, id_laboratorium: 7 });
      expect([pindah.status, pindah.errors?.[0]?.field]).toEqual([422, 'id_laboratorium']);
      expect((await panggil().satu(data.uuid)).data).toEqual(dipakai);
    });

    test('[GAP-68, GAP-92] seen at an older revision: 409 with what it is now, and nothing is written', async () => {
      const isi = satu.isi();
      const { data } = await panggil().tambah(isi);
      const { data: kini } = await panggil().ubah({ ...isi, uuid: data.uuid, [nama]: 'Diubah orang lain' });
      for (const jawaban of [
        await panggil().ubah({ ...isi, uuid: data.uuid, [nama]: 'Terlambat', base_rev: data.rev }),
        await panggil().hapus({ uuid: data.uuid, base_rev: data.rev }),
      ])
        expect([jawaban.status, jawaban.code, jawaban.data]).toEqual([409, 'STALE', kini]);
      expect((await panggil().satu(data.uuid)).data).toEqual(kini);
    });

    test('[GAP-92] of two who change it at one moment one does, the other hears of it', async () => {
      const isi = satu.isi();
      const { data } = await panggil().tambah(isi);
      const lama = { ...isi, uuid: data.uuid, base_rev: data.rev };
      const mengubah = ['Pertama', 'Kedua'].map((kata) => panggil().ubah({ ...lama, [nama]: kata }));
      const status = (await Promise.all(mengubah)).map((jawaban) => jawaban.status);
      expect(status.toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('[NAV-15, GAP-63] is kept by the Laboran of its laboratory alone, and by Admin', async () => {
      const isi = satu.isi();
      const { data } = await panggil().tambah(isi, laboran);
      for (const jawaban of [
        await panggil().tambah({}, laboran2),
        await panggil().ubah({ ...isi, uuid: data.uuid }, laboran2),
        await panggil().hapus({ uuid: data.uuid }, laboran2),
        await panggil().satu(data.uuid, laboran2),
        // Nor is one's own given to another laboratory.
        await panggil().ubah({ ...isi, uuid: data.uuid, id_laboratorium: 2 }, laboran),
      ])
        expect(jawaban.status).toBe(403);
      const terlihat = async (as: string) =>
        new Set((await panggil().cari({}, as)).data.map(({ idLaboratorium }) => idLaboratorium));
      expect([...(await terlihat(laboran))].filter((id) => ![4, 7].includes(id))).toEqual([]);
      expect([...(await terlihat(laboran2))].filter((id) => [4, 7].includes(id))).toEqual([]);
      expect((await panggil().cari({ id_laboratorium: '4' }, laboran2)).data).toEqual([]);
      expect((await panggil().satu(data.uuid)).data).toEqual(data);
    });

    test('[GAP-145] of an Admin with a list of laboratories is theirs, of one without all there is', async () => {
      const { data } = await panggil().tambah();
      const { data: lain } = await panggil().tambah({ id_laboratorium: 7 });
      const terlihat = async (as: string) => (await panggil().cari({}, as)).data.map(({ uuid }) => uuid);
      expect(await terlihat(admin)).toEqual(expect.arrayContaining([data.uuid, lain.uuid]));
      const sebagian = (await suratUji(uji).orang(admin, {}, [7])).email;
      expect(await terlihat(sebagian)).toContain(lain.uuid);
      expect(await terlihat(sebagian)).not.toContain(data.uuid);
      expect((await panggil().satu(data.uuid, sebagian)).status).toBe(403);
    });

    test('[MASTER-01] is found by laboratory and search, page by page', async () => {
      const isi = satu.isi();
      const { data } = await panggil().tambah(isi);
      const cari = String(isi[kode]).slice(2).toUpperCase();
      expect((await panggil().cari({ search: cari })).data.map(({ uuid }) => uuid)).toContain(data.uuid);
      expect((await panggil().cari({ search: cari, id_laboratorium: '7' })).data).toEqual([]);
      const semua = await panggil().cari({});
      const halaman: Induk[] = [];
      for (let page = 1; halaman.length < semua.meta!.total; page++)
        halaman.push(...(await panggil().cari({ page: String(page), per_page: '3' })).data);
      expect(halaman).toEqual(semua.data);
    });
  },
);

test.each([
  ['a laboratory that is none', { id_laboratorium: 99 }, 'id_laboratorium'],
  ['the one that is no laboratory', { id_laboratorium: 8 }, 'id_laboratorium'],
])('nothing belongs to %s', async (_apa, isi, field) => {
  const jawaban = await indukUji(uji, alatInduk).tambah(isi);
  expect([jawaban.status, jawaban.errors?.[0]?.field]).toEqual([422, field]);
});

test('one of a uuid that is there is not made again over it', async () => {
  const { tambah } = indukUji(uji, alatInduk);
  const jawaban = await tambah({ uuid: (await tambah()).data.uuid });
  expect([jawaban.status, jawaban.code]).toEqual([422, 'KEY_REUSED']);
});

test('[GAP-63] an answer that is given again shows nothing to who has left its laboratory', async () => {
  const { uuid, email } = await suratUji(uji).orang(laboran, {}, [4]);
  const body = alatInduk.isi();
  const headers = { 'idempotency-key': uuidv7() };
  const kirim = () =>
    uji.request<Induk | null>('POST', `/api${alatInduk.master.path}`, { as: email, headers, body });
  const { data } = await kirim();
  expect((await kirim()).data).toEqual(data);
  await uji.server.db.update(otoritas).set({ laboratoriumId: 2 }).where(eq(otoritas.penggunaId, uuid));
  const lagi = await kirim();
  expect([lagi.status, lagi.data]).toEqual([201, null]);
});

describe('devices', () => {
  test('hear of a tool, material or instrument that is made, renamed, switched off or taken away at once', async () => {
    const hp = perangkat(uji, 'mahasiswa@kampus.example');
    for (const satu of [alatInduk, bahanInduk, instrumenInduk]) {
      const { tambah, ubah, hapus } = indukUji(uji, satu);
      await hp.tarik('barang');
      const isi = satu.isi();
      const { uuid } = (await tambah(isi)).data;
      expect(await hp.tarik('barang')).toEqual({ diberi: [uuid], hilang: [] });
      await ubah({ ...isi, uuid, [satu.nama]: 'Nama baru' });
      await hp.tarik('barang');
      expect(hp.punya('barang', uuid)).toMatchObject({ namaBarang: 'Nama baru' });
      await ubah({ ...isi, uuid, flag_aktif: 0 });
      expect(await hp.tarik('barang')).toEqual({ diberi: [], hilang: [uuid] });
      await ubah({ ...isi, uuid, flag_aktif: 1 });
      await hp.tarik('barang');
      await hapus({ uuid });
      expect(await hp.tarik('barang')).toEqual({ diberi: [], hilang: [uuid] });
    }
  });

  test('hear of every material whose unit is renamed', async () => {
    const isi = satuanInduk.isi();
    const { data } = await indukUji(uji, satuanInduk).tambah(isi);
    const { data: milik } = await indukUji(uji, bahanInduk).tambah({ satuan: isi['nama_satuan'] });
    const hp = perangkat(uji, laboran);
    await hp.tarik('barang');
    await indukUji(uji, satuanInduk).ubah({ ...isi, uuid: data.uuid, nama_satuan: 'tablet' });
    expect(await hp.tarik('barang')).toEqual({ diberi: [milik.uuid], hilang: [] });
    expect(hp.punya('barang', milik.uuid)).toMatchObject({ satuan: 'tablet' });
  });
});
