import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { ambilBerkas } from '#tests/support/berkas.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { ambilPola } from '#tests/support/pola.ts';
import { jalurPengujian } from '#tests/support/salinan.ts';
import { samakan } from '#tests/support/samakan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

/** What other tests begin with must be what the real acts leave: nothing but ids and numbers may tell the two apart. */
let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** Every row that is of the submission or tells of it, as far as two submissions can be alike. */
async function barisDari(uuid: string) {
  const { tabel } = await ambilPola(uji, uuid);
  return Object.fromEntries(
    Object.entries(tabel).map(([nama, semua]) => [
      nama,
      semua.map(({ id, xid: _xid, at: _at, ...baris }) =>
        typeof id === 'string' ? { id, ...baris } : baris,
      ),
    ]),
  );
}

async function gambaran(uuid: string) {
  const dibaca = await Promise.all(
    [admin, pendaftar, kalab].map(async (as) => (await alur.baca(uuid, as)).data),
  );
  const cetak = await uji.request('GET', `/api/test-payment/invoice/print?uuid=${uuid}`, { as: admin });
  return samakan({ dibaca, cetak: cetak.data, baris: await barisDari(uuid) });
}

const berkasDari = ({ pembayaran, lhu, fileDokumenTambahan }: Pengujian): string[] => [
  ...pembayaran.invoice.flatMap(({ bukti }) => bukti.map(({ file }) => file.sha256)),
  ...lhu.map(({ file }) => file.sha256),
  ...(fileDokumenTambahan ? [fileDokumenTambahan.sha256] : []),
];

describe('[W1] a copied submission is the one that was led there', () => {
  test.each(jalurPengujian.map((jalur) => [jalur]))(
    'at %j, and what follows it goes on from it',
    async (jalur) => {
      const { uuid } = await alur.jalani(jalur[0]);
      /** Copies of the code before: led on, they are as good as any. */
      let sebelumnya: string[] = [];
      for (const kode of jalur) {
        await alur.majukan(uuid, kode);
        for (const lain of sebelumnya) await alur.majukan(lain, kode);
        const disalin = await alur.sampai(kode);
        expect(disalin.idPengujianStatusPengajuan).toBe(kode);
        const asli = await gambaran(uuid);
        for (const lain of [disalin.uuid, ...sebelumnya]) expect(await gambaran(lain)).toEqual(asli);
        for (const sha256 of berkasDari(disalin))
          for (const as of [pendaftar, admin])
            expect((await ambilBerkas(uji, 'file-test', sha256, as)).bytes, sha256).not.toBeNull();
        sebelumnya = [disalin.uuid];
      }
    },
  );

  test('its numbers are the next ones, and its owner’s device hears of it', async () => {
    const hp = perangkat(uji, pendaftar);
    await hp.tarik('pendaftaran');
    const [satu, dua] = [await alur.sampai(7), await alur.sampai(7)];
    const nomor = ({ pembayaran, sample }: Pengujian) =>
      [pembayaran.invoice[0]!.noInvoice, sample[0]!.kodeSampel!].map((teks) => Number(/\d+$/.exec(teks)![0]));
    expect(nomor(dua)).toEqual(nomor(satu).map((angka) => angka + 1));
    const { data: baru } = await alur.tugaskan((await alur.majukan((await alur.daftar()).data.uuid, 6)).uuid);
    expect(nomor(baru)).toEqual(nomor(dua).map((angka) => angka + 1));
    expect((await hp.tarik('pendaftaran')).diberi).toEqual(expect.arrayContaining([satu.uuid, dua.uuid]));
    expect(hp.punya('pendaftaran', satu.uuid)).toEqual((await alur.baca(satu.uuid, pendaftar)).data);
  });

  test('it is of the moment the clock shows', async () => {
    uji.jam.maju(3600_000);
    const { createdAt, updatedAt, history } = await alur.sampai(5);
    expect(new Set([createdAt, updatedAt, ...history.map((satu) => satu.createdAt)])).toEqual(
      new Set([uji.jam.now().toISOString()]),
    );
  });
});
