import { sql } from 'drizzle-orm';
import { callName } from '#domain/core/endpoint.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { rows } from '#server/core/database.ts';
import type { Berlaku, Dunia } from '#tests/support/offline-dunia.ts';
import { expect } from 'vitest';
import { tanpaJanggal, type Janggal } from './janggal.ts';

/** What the books of letters have to agree on, whoever decided in whatever order: each query finds what does not. */
const janggal: Janggal = {
  'a letter does not stand where its decisions put it': sql`
    select s.id, s.kd_status, p.flag from surat s cross join lateral (
      select array_agg(flag_verif) as flag from putusan_surat where surat_id = s.id) p
    where s.kd_status <> case when 2 = any(p.flag) then 3 when 1 = all(p.flag) then 2 else 1 end`,
  '[I11] a letter was decided on after its end': sql`
    select r.surat_id, r.id, r.urut from riwayat_surat r join riwayat_surat akhir on akhir.surat_id = r.surat_id
    where akhir.kd_status in (2, 3) and r.urut > akhir.urut`,
  'an approval is not in the history once, or the history tells of one that is none': sql`
    select p.surat_id, p.laboratorium_id, p.flag_verif, r.kali from putusan_surat p cross join lateral (
      select count(*) as kali from riwayat_surat where surat_id = p.surat_id and aktor_id = p.verifikator_id
        and kd_status = case when p.laboratorium_id is null then 5 else 4 end
        and laboratorium_id is not distinct from p.laboratorium_id) r
    where r.kali <> case when p.flag_verif = 1 then 1 else 0 end
    union all
    select surat_id, laboratorium_id, kd_status, count(*) from riwayat_surat group by 1, 2, 3 having count(*) > 1`,
  'a letter ended by nobody who decided on it': sql`
    select s.id, r.aktor_id from surat s join riwayat_surat r on r.surat_id = s.id and r.kd_status in (2, 3)
    where not exists (select from putusan_surat p where p.surat_id = s.id and p.verifikator_id = r.aktor_id
      and p.flag_verif = case when r.kd_status = 2 then 1 else 2 end)`,
  'numbers of letters leave one out': sql`
    select s.no_surat from surat s where left(s.no_surat, 4)::int > (select count(no_surat) from surat)`,
};

const ajukan = callName(suratApi.ajukan);

/** What the books say after a history, and that every application is a letter. */
export async function periksaSurat(dunia: Dunia, berlaku: readonly Berlaku[]): Promise<void> {
  await tanpaJanggal(dunia, janggal);
  const applied = berlaku.filter(({ call }) => call === ajukan).map(({ id }) => id);
  if (applied.length === 0) return;
  const made = await rows<{ id: string }>(dunia.server.db, sql`select id from surat`);
  expect(
    made.map(({ id }) => id),
    '[I1] an application has its answer, but is no letter',
  ).toEqual(expect.arrayContaining(applied));
}
