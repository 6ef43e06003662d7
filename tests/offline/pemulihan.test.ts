import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { pull } from '#data/pull.ts';
import { lihat } from '#tests/support/offline-orang.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();

/**
 * The database as it was before some writes: they, their answers and their rows of the feed never were. The feed has
 * gone on meanwhile, so that its numbers alone do not tell.
 */
async function kembalikan(opIds: readonly string[], parameter: string, kdProgres: number): Promise<void> {
  const { db } = p().dunia.server;
  const hilang = sql.join(
    opIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await db.execute(sql`delete from riwayat_progres where id in (${hilang})`);
  await db.execute(sql`delete from revisi where operasi_id in (${hilang})`);
  await db.execute(sql`delete from operasi where id in (${hilang})`);
  await db.execute(sql`delete from umpan where record = ${parameter}`);
  await db.execute(
    sql`update parameter_sampel set kd_progres = ${kdProgres}, rev = rev - ${opIds.length} where id = ${parameter}`,
  );
  await db.execute(
    sql`insert into umpan (collection, record, sebelum, sesudah) values ('umpan', 'x', '{}', '{}')`,
  );
}

describe('[I1] [I3] a server whose database was put back to an earlier day', () => {
  it('gets again, once and in order, what it had confirmed and does not know any more', async () => {
    const { analis: tab, antrian } = p();
    const [mulai, lapor] = [await tulis(tab, antrian, 'mulai'), await tulis(tab, antrian, 'laporanProgres')];
    await drain(tab.engine);
    expect(await keadaan(tab, mulai)).toBe('terkirim');
    await kembalikan([mulai.opId, lapor.opId], antrian, 0);
    await pull(tab.engine);
    for (const row of [mulai, lapor]) expect(await keadaan(tab, row)).toBe('menunggu');
    expect((await lihat(tab, antrian))!.data.idStatusProgresParameter, 'still on the screen').toBe(2);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([mulai.opId, lapor.opId]);
    await tab.putaran();
    expect(await tab.db.antrean.count()).toBe(0);
    expect((await tab.db.analisis.get(antrian))!.data.idStatusProgresParameter).toBe(2);
  });

  it('has what the device showed it refused to its author, when the world before it is gone too', async () => {
    const { analis: tab, antrian } = p();
    const mulai = await tulis(tab, antrian, 'mulai');
    await tab.putaran();
    await tab.putaran();
    expect(await baris(tab, mulai), 'told and forgotten').toBeUndefined();
    const lapor = await tulis(tab, antrian, 'laporanProgres');
    await drain(tab.engine);
    await kembalikan([mulai.opId, lapor.opId], antrian, 0);
    await tab.putaran();
    await tab.putaran();
    expect(await keadaan(tab, lapor)).toBe('bentrok');
    expect((await baris(tab, lapor))!.body['isi']).toContain('laporanProgres');
  });
});

it('[I1] a write whose answer was lost before a new fill leaves the outbox when it is known after all', async () => {
  const { analis: tab, antrian } = p();
  const row = await tulis(tab, antrian, 'mulai');
  tab.perangkat.jaringan.gangguan.push.push({ jenis: 'jawab', status: 500, setelah: true });
  await drain(tab.engine);
  expect(await keadaan(tab, row)).toBe('menunggu');
  await tab.db.kursor.clear();
  await pull(tab.engine);
  expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  await tab.putaran();
  await tab.putaran();
  expect(await tab.db.antrean.count()).toBe(0);
});

it('files that a reset server may lack are brought again before the write that names them', async () => {
  const { analis: tab, antrian } = p();
  const row = await tulis(tab, antrian, 'mulai');
  const file = { field: 'x', sha256: 'a'.repeat(64), name: 'x.pdf', size: 1, mime: 'application/pdf' };
  await tab.db.antrean.where({ opId: row.opId }).modify({ files: [{ ...file, terunggah: true }] });
  await tab.db.kursor.toCollection().modify({ cursor: 'dari server lain' });
  await pull(tab.engine);
  expect((await baris(tab, row))!.files).toEqual([{ ...file, terunggah: false }]);
});
