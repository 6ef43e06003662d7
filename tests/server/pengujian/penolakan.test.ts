import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** Everybody who could try, as they stand to a submission of mahasiswa@ that kalab@ was asked about. */
const orang = {
  pemilik: pendaftar,
  pendaftarLain: 'dosen@kampus.example',
  kalabDitunjuk: kalab,
  kalabLain: 'kalab2@kampus.example',
  laboran: 'laboran@kampus.example',
  petugas: 'petugas@kampus.example',
  admin,
};
type Siapa = keyof typeof orang;

type Aksi = {
  kirim: (record: Pengujian, as: string) => Promise<Jawaban<unknown>>;
  /** W1 and its amendments: who may do it at which code. */
  boleh: Partial<Record<Siapa, readonly number[]>>;
  /** What everybody is told at any other code. */
  ditolak: Record<Siapa, number>;
};
const hanyaAdmin: Record<Siapa, number> = {
  pemilik: 403,
  pendaftarLain: 403,
  kalabDitunjuk: 403,
  kalabLain: 403,
  laboran: 403,
  petugas: 403,
  admin: 409,
};
const hanyaPemilik = { ...hanyaAdmin, pemilik: 409, pendaftarLain: 404, admin: 403 };
// A value that is none for the role is a wrong body, whatever the record (CONF-02, CONF-03).
const bukanPilihannya = { ...hanyaAdmin, pemilik: 422, pendaftarLain: 422, laboran: 422 };

const verifikasi = (flag: 0 | 1 | 2, status: number) => (record: Pengujian, as: string) =>
  alur.verifikasi(record, flag, { as, status, lain: { id_user_verifikasi_kalab: akun(kalab).uuid } });
const putuskanBukti =
  (flag: 0 | 1) =>
  ({ pembayaran }: Pengujian, as: string) =>
    alur.putuskanBukti(pembayaran.invoice.at(-1)!, flag, {}, { as });

const semuaAksi: Record<string, Aksi> = {
  menyetujui: {
    kirim: verifikasi(1, 3),
    boleh: { admin: [1], kalabDitunjuk: [2] },
    ditolak: { ...bukanPilihannya, kalabDitunjuk: 409 },
  },
  'meminta verifikasi kalab': {
    kirim: verifikasi(2, 2),
    boleh: { admin: [1, 2] },
    ditolak: { ...bukanPilihannya, kalabDitunjuk: 422, kalabLain: 422 },
  },
  'menolak atau membatalkan': {
    kirim: verifikasi(0, 4),
    boleh: { admin: [1, 2, 5], kalabDitunjuk: [2], pemilik: [1, 2, 5] },
    ditolak: { ...hanyaPemilik, kalabDitunjuk: 409, admin: 409 },
  },
  menugaskan: {
    kirim: (record, as) => alur.tugaskan(record, {}, as),
    boleh: { admin: [6, 7, 11, 12] },
    ditolak: hanyaAdmin,
  },
  'menagih pelunasan': {
    kirim: (record, as) => alur.pelunasan(record, undefined, {}, as),
    boleh: { admin: [8, 9] },
    ditolak: hanyaAdmin,
  },
  'mengirim bukti': {
    kirim: ({ pembayaran }, as) => alur.kirimBukti(pembayaran.invoice.at(-1)!, {}, { as }),
    boleh: { pemilik: [5, 9] },
    ditolak: hanyaPemilik,
  },
  'menerima bukti': { kirim: putuskanBukti(1), boleh: {}, ditolak: hanyaAdmin as never },
  'menolak bukti': { kirim: putuskanBukti(0), boleh: {}, ditolak: hanyaAdmin as never },
  'mengisi survei': {
    kirim: async ({ uuid }, as) =>
      uji.request('POST', '/api/survey', { as, body: await jawabanSurvei(uji, uuid) }),
    boleh: { pemilik: [14, 15, 16] },
    ditolak: hanyaPemilik,
  },
};

/** Tries everything that is not `boleh` here; after each kind of act not one row of the database may differ. */
async function cobaSemua(
  record: Pengujian,
  boleh: (nama: string, siapa: Siapa) => boolean,
  ditolak: (nama: string, siapa: Siapa) => number = (nama, siapa) => semuaAksi[nama]!.ditolak[siapa],
): Promise<void> {
  const sebelum = await potret(uji);
  for (const [nama, { kirim }] of Object.entries(semuaAksi)) {
    // Without an invoice there is none to name.
    if (nama.includes('bukti') && record.pembayaran.invoice.length === 0) continue;
    for (const siapa of Object.keys(orang) as Siapa[]) {
      if (boleh(nama, siapa)) continue;
      const { status, info } = await kirim(record, orang[siapa]);
      expect(status, `${siapa} ${nama}: ${info}`).toBe(ditolak(nama, siapa));
    }
    expect(await potret(uji), nama).toEqual(sebelum);
  }
  expect((await alur.baca(record.uuid)).data).toEqual(record);
}

describe('[GAP-01, GAP-63] whoever may not do an act at a code is refused, and nothing has changed', () => {
  const berkode = async (kode: number) => {
    const { uuid } = await alur.sampai(kode === 1 ? 1 : 2);
    if (kode === 4) await alur.verifikasi(uuid, 0, { as: kalab });
    else await alur.majukan(uuid, kode);
    return alur.baca(uuid);
  };

  test.each([1, 2, 4, 5, 6, 7, 11, 12, 8, 9, 10, 14, 15, 16])('at W1 %i', async (kode) => {
    const { data } = await berkode(kode);
    expect(data.idPengujianStatusPengajuan).toBe(kode);
    // At 1 nobody was asked yet.
    const sebagai = (siapa: Siapa) => (kode === 1 && siapa === 'kalabDitunjuk' ? 'kalabLain' : siapa);
    await cobaSemua(
      data,
      (nama, siapa) => semuaAksi[nama]!.boleh[siapa]?.includes(kode) ?? false,
      (nama, siapa) => semuaAksi[nama]!.ditolak[sebagai(siapa)],
    );
  });

  test.each([5, 9])(
    '[GAP-126, GAP-127, GAP-32] at W1 %i with a proof to look at: the proof comes first',
    async (kode) => {
      const { data } = await berkode(kode);
      const { data: dibayar } = await alur.bayar(data.uuid);
      expect(dibayar.pembayaran.statusPembayaran).toBe('Verifikasi pembayaran');
      await cobaSemua(
        (await alur.baca(data.uuid)).data,
        (nama, siapa) => siapa === 'admin' && ['menerima bukti', 'menolak bukti'].includes(nama),
      );
    },
  );

  test('[GAP-01] money that goes back: given back once, by Admin alone', async () => {
    const { data } = await berkode(8);
    const { data: lunas } = await alur.pelunasan(data.uuid, () => ({
      harga_pengujian: 1,
      harga_replikasi: 0,
    }));
    const [kembali] = lunas.pengembalian;
    const kembalikan = async (as: string) => (await alur.kembalikan(kembali!, {}, { as })).status;
    const sebelum = await potret(uji);
    const { admin: _admin, ...bukanAdmin } = orang;
    for (const as of Object.values(bukanAdmin)) expect(await kembalikan(as), as).toBe(403);
    expect(await potret(uji)).toEqual(sebelum);
    expect(await kembalikan(admin)).toBe(201);
    const sesudah = await potret(uji);
    for (const as of Object.values(orang)) expect(await kembalikan(as)).toBe(as === admin ? 409 : 403);
    expect(await potret(uji)).toEqual(sesudah);
  });
});

describe('[GAP-142] nobody decides on what they sent in themself', () => {
  test('a Kalab is not asked about an own registration, and may only take it back', async () => {
    const { data } = await alur.daftar({}, kalab);
    const diminta = await alur.mintaKalab(data.uuid);
    expect([diminta.status, diminta.errors?.[0]?.field]).toEqual([422, 'id_user_verifikasi_kalab']);
    await uji.server.db
      .update(pengujian)
      .set({ kalabId: akun(kalab).uuid })
      .where(eq(pengujian.id, data.uuid));
    await uji.server.db.update(pendaftaran).set({ kdStatus: 2 }).where(eq(pendaftaran.id, data.uuid));
    expect((await alur.verifikasi(data.uuid, 1, { as: kalab })).status).toBe(403);
    const dibatalkan = await alur.verifikasi(data.uuid, 0, { as: kalab });
    expect([dibatalkan.status, dibatalkan.data.idPengujianStatusPengajuan]).toEqual([200, 4]);
  });

  test('who registered and became Admin since gets no act of Admin on it', async () => {
    const as = 'laboran2@kampus.example';
    const record: Record<number, Pengujian> = {};
    for (const kode of [1, 6, 8, 9]) record[kode] = await alur.sampai(kode, {}, as);
    await alur.bayar(record[9]!.uuid);
    await uji.server.db
      .update(pengguna)
      .set({ role: 'Admin' })
      .where(eq(pengguna.id, akun(as).uuid));
    const sebelum = await potret(uji);
    for (const [nama, kode] of [
      ['menyetujui', 1],
      ['meminta verifikasi kalab', 1],
      ['menugaskan', 6],
      ['menagih pelunasan', 8],
      ['menerima bukti', 9],
      ['menolak bukti', 9],
    ] as const)
      expect((await semuaAksi[nama]!.kirim(record[kode]!, as)).status, nama).toBe(403);
    expect(await potret(uji)).toEqual(sebelum);
  });
});
