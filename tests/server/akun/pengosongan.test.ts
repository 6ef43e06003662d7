import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { rows } from '#server/core/database.ts';
import { runSweeps } from '#server/core/retention.ts';
import { openSession } from '#server/core/session.ts';
import { langgananKabar } from '#server/db/tables/kiriman.ts';
import { buktiPembayaran } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna, permintaanPerbaikan } from '#server/db/tables/pengguna.ts';
import { audit } from '#server/db/tables/sync.ts';
import { upsertIdentitas } from '#server/modules/akun/repository.ts';
import { sweeps } from '#server/modules/index.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const tahunMs = 366 * 24 * 60 * 60 * 1000;
/** An identity as a provider tells of it. */
const dari = ({ issuer, sub, email, nama }: typeof pengguna.$inferSelect) => ({
  issuer,
  sub,
  email,
  nama,
  foto: null,
});

let uji: ServerUji;
beforeEach(async () => {
  uji = await createTestServer({ RETENTION_YEARS: '3' });
  // The accounts of the others are as old as the clock of the machine says: here everybody began with the test.
  await uji.server.db.update(pengguna).set({ createdAt: uji.jam.now(), updatedAt: uji.jam.now() });
});
afterEach(() => uji.close());

const sapu = () => runSweeps(uji.server, sweeps);
const bacaOrang = async (id: string) =>
  (await uji.server.db.select().from(pengguna).where(eq(pengguna.id, id)))[0]!;

/** A registrant with everything a profile may hold, who signed in and did nothing since. */
async function orangLama(lain: Partial<typeof pengguna.$inferInsert> = {}): Promise<string> {
  const id = uuidv7();
  const at = uji.jam.now();
  await uji.server.db.insert(pengguna).values({
    id,
    issuer: 'uji',
    sub: id,
    email: `${id}@kampus.example`,
    nama: 'Rina Kartika',
    foto: 'data:image/png;base64,AA==',
    noInduk: '21613099',
    noHp: '081200001111',
    alamat: 'Jalan Melati 4',
    npwp: '0123456789012345',
    kdStatus: 1,
    role: 'Pendaftar',
    kdStatusVerifikasi: 1,
    createdAt: at,
    updatedAt: at,
    ...lain,
  });
  return id;
}
const kosong = {
  foto: null,
  noInduk: null,
  noHp: null,
  alamat: null,
  npwp: null,
  email: '',
  flagAktif: false,
};

describe('[GAP-175] after RETENTION_YEARS without an act', () => {
  it('what belongs to a person is emptied, once, and no day earlier; their old account of the provider opens a new one', async () => {
    const id = await orangLama();
    const dulu = await bacaOrang(id);
    const token = await openSession(uji.server, id);
    await uji.server.db.insert(permintaanPerbaikan).values({
      id: uuidv7(),
      penggunaId: id,
      isi: 'x',
      dijawabPada: uji.jam.now(),
      createdAt: uji.jam.now(),
    });
    await uji.server.db.insert(langgananKabar).values({
      penggunaId: id,
      kanal: 'whatsapp',
      token: id,
      setujuPada: uji.jam.now(),
      setujuKalimat: 'Saya setuju.',
    });
    uji.jam.set('2029-11-20T02:00:00Z');
    await sapu();
    expect(await bacaOrang(id)).toMatchObject({ nama: 'Rina Kartika', noHp: '081200001111' });

    uji.jam.set('2029-11-20T04:00:00Z');
    await sapu();
    const kini = await bacaOrang(id);
    expect(kini).toMatchObject({ ...kosong, nama: 'Akun dihapus', dikosongkanPada: uji.jam.now() });
    expect(await uji.server.db.$count(permintaanPerbaikan, eq(permintaanPerbaikan.penggunaId, id))).toBe(0);
    expect(await uji.server.db.$count(langgananKabar, eq(langgananKabar.penggunaId, id))).toBe(0);
    const headers = { authorization: `Bearer ${token}` };
    expect((await uji.request('GET', '/api/user/self', { headers })).status).toBe(401);
    expect((await upsertIdentitas(uji.server.db, dari(dulu), uji.jam.now())).uuid).not.toBe(id);

    await sapu();
    expect(await bacaOrang(id)).toEqual(kini);
    const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, id));
    expect(jejak.map(({ call, penggunaId, perubahan }) => [call, penggunaId, perubahan])).toEqual([
      ['RETENTION_YEARS', null, { dikosongkanPada: [null, uji.jam.now().toISOString()] }],
    ]);
  });

  it('whoever did something since then, or has something open, keeps theirs', async () => {
    const semua = {
      masuk: await orangLama(),
      terbuka: await orangLama(),
      meminta: await orangLama(),
      petugas: await orangLama({ role: 'Laboran' }),
    };
    const alur = layanan(uji);
    const { uuid } = (await alur.daftar({})).data;
    await uji.server.db
      .update(pendaftaran)
      .set({ pendaftarId: semua.terbuka })
      .where(eq(pendaftaran.id, uuid));
    await uji.server.db
      .insert(permintaanPerbaikan)
      .values({ id: uuidv7(), penggunaId: semua.meminta, isi: 'x', createdAt: uji.jam.now() });
    // A session of long ago, used until two years ago: it is gone by then, and says so no more.
    const headers = { authorization: `Bearer ${await openSession(uji.server, semua.masuk)}` };
    uji.jam.maju(20 * 24 * 3600_000);
    expect((await uji.request('GET', '/api/user/self', { headers })).status).toBe(200);
    uji.jam.maju(3 * tahunMs - 10 * 24 * 3600_000);
    await sapu();
    for (const [sebab, id] of Object.entries(semua))
      expect([sebab, (await bacaOrang(id)).nama]).toEqual([sebab, 'Rina Kartika']);
  });

  it('an officer who has left keeps the name that the work is signed with, and nothing to reach them by', async () => {
    const id = await orangLama({ role: 'Kalab', flagAktif: false });
    uji.jam.maju(4 * tahunMs);
    await sapu();
    expect(await bacaOrang(id)).toMatchObject({ ...kosong, nama: 'Rina Kartika' });
  });

  it('no more of a person than that: papers, sums and trail stay, devices hear of it, accounts are gone from the list', async () => {
    const { db } = uji.server;
    const { uuid } = await layanan(uji).sampai(14);
    const milik = akun(pendaftar);
    await db.update(pendaftaran).set({ kdStatus: 14 }).where(eq(pendaftaran.pendaftarId, milik.uuid));
    const cetak = async () =>
      (await uji.request<CetakInvoice>('GET', `/api/test-payment/invoice/print?uuid=${uuid}`, { as: admin }))
        .data;
    const { nama: ditagih, ...lain } = await cetak();
    const tautan = await uji.request<{ tautan: { alamat: string } }>('POST', '/api/status-link', {
      as: pendaftar,
      body: { uuid },
    });
    const status = async () => (await uji.api.request(new URL(tautan.data.tautan.alamat).pathname)).status;
    expect(await status()).toBe(200);
    const banyakJejak = await db.$count(audit, eq(audit.penggunaId, milik.uuid));
    uji.jam.maju(4 * tahunMs);
    await sapu();

    // A link that nobody can withdraw any more (BEYOND-40).
    expect(await status()).toBe(404);
    const bukti = await db.select().from(buktiPembayaran);
    expect(bukti.length).toBeGreaterThan(0);
    expect(new Set(bukti.map((satu) => satu.noRekening + satu.namaBank + satu.namaPemilikRekening))).toEqual(
      new Set(['']),
    );
    const kini = (await uji.request<Pengujian>('GET', `/api/test?uuid=${uuid}`, { as: admin })).data;
    expect(kini.user).toMatchObject({ nama: 'Akun dihapus', noHp: null, noInduk: null, email: '' });
    expect(await cetak()).toMatchObject({ nama: ditagih, totalTagihan: lain.totalTagihan });
    expect(await db.$count(audit, eq(audit.penggunaId, milik.uuid))).toBe(banyakJejak);
    const kabar = await rows<{ collection: string }>(
      db,
      sql`select collection from umpan where record = ${uuid} and at = ${uji.jam.now().toISOString()}::timestamptz`,
    );
    expect(kabar.map(({ collection }) => collection)).toContain('pendaftaran');
    const daftar = await uji.request('GET', `/api/officer?uuid=${milik.uuid}`, { as: admin });
    expect(daftar.status).toBe(404);
  });
});

it('[GAP-175] without RETENTION_YEARS nothing is emptied, however old', async () => {
  const id = await orangLama();
  uji.jam.maju(50 * tahunMs);
  const { RETENTION_YEARS: _, ...config } = uji.server.config;
  await runSweeps({ ...uji.server, config }, sweeps);
  expect((await bacaOrang(id)).nama).toBe('Rina Kartika');
});

it('[GAP-175] the trail keeps of numbers and accounts their last figures only', async () => {
  const { uuid } = akun(pendaftar);
  await uji.request('PUT', '/api/officer/correction', {
    as: admin,
    body: {
      uuid,
      kd_status: 1,
      no_induk: '99913045',
      kd_fakultas: 61,
      kd_program_studi: 616,
      alasan: 'Salah ketik',
    },
  });
  const [{ perubahan } = { perubahan: null }] = await uji.server.db
    .select()
    .from(audit)
    .where(eq(audit.record, uuid));
  // Two that end alike are told apart all the same.
  expect(perubahan).toMatchObject({ noInduk: ['…3045', '3045'] });
});
