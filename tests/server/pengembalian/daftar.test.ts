import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { otoritas } from '#server/db/tables/pengguna.ts';
import { akun } from '#tests/support/akun.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';
const laboran = 'laboran@kampus.example';
const kalab2 = 'kalab2@kampus.example';
const dosen = 'dosen@kampus.example';

let uji: ServerUji;
/** A payment officer of laboratory 4 alone. */
let petugasLain: string;
/** Returns by the title of what they are of, in the order in which they came about. */
const ada: Record<string, Pengembalian> = {};
beforeAll(async () => {
  uji = await createTestServer();
  petugasLain = await petugasDari(uji, 4);
  const alur = layanan(uji);
  const uang = uangPenelitian(uji);
  const { air, lain } = await katalog(uji);
  const tes = async (nama: string, uji1 = air, as = pendaftar) => {
    uji.jam.maju(60_000);
    const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: uji1 }], { nama })];
    const { uuid } = await alur.sampai(8, { sampel }, as);
    const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 10_000, harga_replikasi: 0 }));
    ada[nama] = data.pengembalian[0]!;
  };
  const deposit = async (judul: string, lab: number) => {
    uji.jam.maju(60_000);
    const riset = await uang.berinvoice(3, 100, { judul, lab });
    await uang.koreksi(riset, riset.penambahan, 60);
    ada[judul] = (await uang.selesaikan(riset.uuid, petugas)).data.pengembalian[0]!;
  };
  await tes('Madu hutan');
  await tes('Salep');
  await alur.kembalikan(ada['Salep']!);
  await tes('Minyak atsiri', lain, dosen);
  await deposit('Deposit lpomk', 7);
  await deposit('Deposit kimia', 4);
});
afterAll(() => uji.close());

const daftar = (query: string, as: string) =>
  uji.request<Pengembalian[]>('GET', `/api/return-deposit?${query}`, { as });

describe('[API-096, GAP-70] lists of returns, newest first', () => {
  const tes = ['Minyak atsiri', 'Salep', 'Madu hutan'];
  const deposit = ['Deposit kimia', 'Deposit lpomk'];

  /** Who asks for what, and the titles they get; {title} stands for the number of its invoice. */
  test.each<[as: string, query: string, judul: string[], total?: number]>([
    // Admin's is of testing; the deposits of research they read (REFUND-01, REFUND-02, CONF-46).
    [admin, 'flag_officer=1', tes],
    [admin, 'flag_officer=1&id_jenis_penggunaan=2', tes],
    [admin, 'flag_officer=1&id_jenis_penggunaan=1', deposit],
    [admin, 'flag_officer=1&id_laboratorium=4', ['Minyak atsiri']],
    [admin, 'flag_officer=1&id_status_pengembalian_deposit=2', ['Salep']],
    [admin, 'flag_officer=1&search=ATSIRI', ['Minyak atsiri']],
    [admin, 'flag_officer=1&search={Minyak atsiri}', ['Minyak atsiri']],
    [admin, 'flag_officer=1&search=endang', ['Minyak atsiri']],
    [admin, 'flag_officer=1&page=2&per_page=1', ['Salep'], 3],
    // The payment officer's: deposits of the own laboratories, never of testing.
    [petugas, 'flag_officer=1', deposit],
    [petugas, 'flag_officer=1&id_jenis_penggunaan=1', deposit],
    ['petugas lain', 'flag_officer=1', ['Deposit kimia']],
    ['petugas lain', 'flag_officer=1&id_laboratorium=7', []],
    // GAP-151: what waits for whom.
    ['petugas lain', 'flag_officer=1&menunggu=1', ['Deposit kimia']],
    [admin, 'flag_officer=1&menunggu=1', ['Madu hutan', 'Minyak atsiri']],
    [admin, 'flag_officer=1&menunggu=1&id_jenis_penggunaan=1', []],
    // A registrant's own, of all their submissions or of one (REFUND-14).
    [pendaftar, '', [...deposit, 'Salep', 'Madu hutan']],
    [pendaftar, 'id_jenis_penggunaan=2', ['Salep', 'Madu hutan']],
    [dosen, '', ['Minyak atsiri']],
    ['industri@perusahaan.example', '', []],
  ])(
    '[REFUND-01, REFUND-02, REFUND-12, REFUND-14, CONF-46, GAP-151] by %s: %s',
    async (as, query, judul, total = judul.length) => {
      const dicari = query.replace(/\{(.*)\}/, (_, nama: string) => ada[nama]!.noInvoice!);
      const { data, meta } = await daftar(dicari, as === 'petugas lain' ? petugasLain : as);
      expect([data.map((satu) => satu.judul), meta!.total]).toEqual([judul, total]);
    },
  );

  test('[CONST-29] a row says whose money it is, of what, and when it was paid', async () => {
    const { data } = await daftar('flag_officer=1', admin);
    expect(data[0]).toMatchObject({
      nama: 'Prof. Dr. apt. Endang Sulistyowati',
      jenisPenggunaan: 'Pengujian',
      judul: 'Minyak atsiri',
      noInvoice: ada['Minyak atsiri']!.noInvoice,
      nominalPengembalian: 20_000,
      statusPengembalian: 'Belum dikembalikan',
      tglPembayaran: '2026-11-20',
    });
  });

  test('[REFUND-04, GAP-145] an Admin of some laboratories sees theirs', async () => {
    const penggunaId = akun(admin).uuid;
    await uji.server.db.insert(otoritas).values({ penggunaId, laboratoriumId: 4 });
    const { data } = await daftar('flag_officer=1', admin);
    await uji.server.db.delete(otoritas).where(eq(otoritas.penggunaId, penggunaId));
    expect(data.map((satu) => satu.judul)).toEqual(['Minyak atsiri']);
  });

  test.each([
    ['flag_officer=1', [pendaftar, kalab, laboran]],
    ['flag_officer=1&id_jenis_penggunaan=2', [petugas]],
  ])('[GAP-98] %s is not for %j: 403', async (query, orang) => {
    for (const as of orang) expect((await daftar(query, as)).status, as).toBe(403);
  });
});

test.each<[string, 'uuid_pengujian' | 'uuid_penelitian', string, string]>([
  ['Minyak atsiri', 'uuid_pengujian', dosen, pendaftar],
  ['Deposit kimia', 'uuid_penelitian', pendaftar, dosen],
])(
  '[GAP-97, REFUND-14] %s by its uuid, or by %s: to its owner and to who may see that alone',
  async (judul, field, pemilik, lain) => {
    const { uuid, uuidPendaftaran } = ada[judul]!;
    for (const [as, status] of [
      [pemilik, 200],
      [kalab, 200],
      [petugasLain, 200],
      [admin, 200],
      [kalab2, 403],
      [lain, 404],
    ] as const) {
      const satu = await daftar(`${field}=${uuidPendaftaran}`, as);
      expect([as, satu.status, (await daftar(`uuid=${uuid}`, as)).status]).toEqual([as, status, status]);
    }
    const { data } = await daftar(`${field}=${uuidPendaftaran}`, pemilik);
    expect(data.map((satu) => satu.judul)).toEqual([judul]);
    expect((await daftar(`${field}=0195c000-0000-7000-8000-0000000000ff`, admin)).status).toBe(404);
  },
);
