import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Petugas } from '#domain/petugas/schema.ts';
import { rows } from '#server/core/database.ts';
import { runSweeps } from '#server/core/retention.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { kabarOrang } from '#server/db/tables/sync.ts';
import { telling } from '#server/modules/index.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { admin, analis, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const kolega = akun('penyelia@kampus.example');
/** More than two steps take. */
const banyak = 1_200;

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  const { uuid } = await layanan(uji).sampai(5);
  // As many submissions as one that was led there, each with its history, in which one person decided.
  await uji.server.db.execute(sql`
    create temporary table salinan as select gen_random_uuid() as id, n from generate_series(1, ${banyak}) n`);
  for (const kepala of ['pendaftaran', 'pengujian'])
    await uji.server.db.execute(sql`
      insert into ${sql.raw(kepala)} select (jsonb_populate_record(asal, to_jsonb(asal) || jsonb_build_object('id', s.id)
        || ${kepala === 'pendaftaran' ? sql`jsonb_build_object('nomor', 'SALINAN-' || s.n)` : sql`'{}'::jsonb`})).*
      from ${sql.raw(kepala)} asal, salinan s where asal.id = ${uuid}`);
  await uji.server.db.execute(sql`
    insert into riwayat_pendaftaran (id, pendaftaran_id, urut, kd_status, aktor_id, created_at)
    select gen_random_uuid(), id, 1, 2, ${kolega.uuid}, now() from salinan`);
});
afterAll(() => uji.close());

/** Gives a person another name, and the place in the feed before that. */
async function namai(nama: string, { uuid } = kolega): Promise<string> {
  const [awal] = await rows<{ xid: string }>(uji.server.db, sql`select max(xid)::text as xid from umpan`);
  const { data } = await uji.request<Petugas>('GET', `/api/officer?uuid=${uuid}`, { as: admin });
  const { status } = await uji.request('PUT', '/api/officer', {
    as: admin,
    body: {
      uuid,
      nama,
      no_whatsapp: data.noHp,
      no_induk_kepegawaian: data.noInduk,
      id_role: data.idRole,
      otoritas_laboratorium: data.admin.map(({ idLaboratorium }) => idLaboratorium),
    },
  });
  expect(status).toBe(201);
  return awal!.xid;
}

/** What was told of submissions since then: how often in all, of how many, and the most of it in one transaction. */
async function diberitahu(sejak: string) {
  const [kabar] = await rows<{ kali: number; rekaman: number; terbanyak: number }>(
    uji.server.db,
    sql`select sum(kali)::int as kali, (select count(distinct record)::int from umpan where xid > ${sejak}::bigint
        and collection = 'pendaftaran') as rekaman, max(kali)::int as terbanyak
      from (select xid, count(*) as kali from umpan where xid > ${sejak}::bigint and collection = 'pendaftaran' group by xid) s`,
  );
  return kabar!;
}

const tersisa = () => uji.server.db.$count(kabarOrang);
/** One step of what is left, as a process that then dies. */
const selangkah = () => telling[0]!.step(uji.server, 500);

it('a new name is told in steps: the first with the change, each further one by itself, nothing twice', async () => {
  const hp = perangkat(uji, pendaftar);
  await hp.tarik('pendaftaran');
  const sejak = await namai('Kolega Kedua');
  expect(await diberitahu(sejak)).toMatchObject({ kali: 500, rekaman: 500 });
  expect(await tersisa()).toBe(1);
  await selangkah();
  expect(await diberitahu(sejak)).toMatchObject({ kali: 1_000, rekaman: 1_000, terbanyak: 500 });
  // Two processes go on where it ended, beside each other.
  await Promise.all([runSweeps(uji.server, telling), runSweeps(uji.server, telling)]);
  expect(await diberitahu(sejak)).toMatchObject({ kali: banyak, rekaman: banyak, terbanyak: 500 });
  expect(await tersisa()).toBe(0);
  await hp.tarik('pendaftaran');
  const bernama = hp
    .semua('pendaftaran')
    .filter((uuid) => JSON.stringify(hp.punya('pendaftaran', uuid)).includes('Kolega Kedua'));
  expect(bernama).toHaveLength(banyak);
});

it('a second name while the first is still told begins anew, so that every device has the last', async () => {
  await namai('Kolega Ketiga');
  await selangkah();
  const sejak = await namai('Kolega Keempat');
  await runSweeps(uji.server, telling);
  expect(await diberitahu(sejak)).toMatchObject({ kali: banyak, rekaman: banyak });
  expect(await tersisa()).toBe(0);
});

it('who decides and works at the bench is told of what their devices have, not of what left them by age', async () => {
  const { pengujian: uuid, parameter } = await buatAnalisis(uji.server, {
    kdProgres: 6,
    kdStatusPengujian: 8,
  });
  await uji.server.db
    .update(pengujian)
    .set({ kalabId: akun(kalab).uuid })
    .where(eq(pengujian.id, uuid));
  const terdengar = async (sejak: string) => {
    const kabar = await rows<{ collection: string }>(
      uji.server.db,
      sql`select collection from umpan where xid > ${sejak}::bigint
        and (record = ${uuid} or record = ${parameter[0]!}) order by collection`,
    );
    return kabar.map(({ collection }) => collection);
  };
  const hari = 24 * 60 * 60 * 1000;
  expect(await terdengar(await namai('Analis Kedua', akun(analis)))).toEqual([
    'analisis',
    'pendaftaran',
    'tinjauan',
  ]);
  uji.jam.maju(31 * hari);
  expect(await terdengar(await namai('Analis Ketiga', akun(analis)))).toEqual(['analisis', 'pendaftaran']);
  uji.jam.maju(60 * hari);
  expect(await terdengar(await namai('Analis Keempat', akun(analis)))).toEqual(['pendaftaran']);
});
