import { sql } from 'drizzle-orm';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import type { Surat } from '#domain/surat/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
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

const [ajukan, putuskan] = [suratApi.ajukan, suratApi.putuskan].map(callName);

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

type Putusan = { flagPersetujuan: number; idLaboratorium?: number | null };
/** Where a letter stands: as a whole, for each laboratory, for the payment. */
type Kedudukan = { kode: number; laboratorium: Record<number, number>; pembayaran: number };

const kedudukan = ({ statusSubmission, detail, putusanPembayaran }: Surat): Kedudukan => ({
  kode: statusSubmission.kdStatusBebasLab,
  laboratorium: Object.fromEntries(
    detail.map(({ idLaboratorium, flagVerif }) => [idLaboratorium, flagVerif]),
  ),
  pembayaran: putusanPembayaran.flagVerif,
});

/** W5 in words of its own: a decision is on what its author has of the letter, and one refusal ends it. */
function putuskanOleh(
  kini: Kedudukan,
  { role, laboratorium: milik }: Actor,
  { flagPersetujuan: flag, idLaboratorium }: Putusan,
): Kedudukan | null {
  if (kini.kode !== 1 || (flag !== 1 && flag !== 2)) return null;
  const petugas = role === 'Petugas pembayaran';
  const bagian = Object.keys(kini.laboratorium)
    .map(Number)
    .filter((id) => !petugas && milik.includes(id) && (idLaboratorium ?? id) === id)
    .filter((id) => kini.laboratorium[id] === 0);
  if (petugas ? kini.pembayaran !== 0 : bagian.length === 0) return null;
  const laboratorium = { ...kini.laboratorium, ...Object.fromEntries(bagian.map((id) => [id, flag])) };
  const pembayaran = petugas ? flag : kini.pembayaran;
  const lengkap = [pembayaran, ...Object.values(laboratorium)].every((satu) => satu === 1);
  return { kode: flag === 2 ? 3 : lengkap ? 2 : 1, laboratorium, pembayaran };
}

/** [I8] Whatever folds the decisions: a letter stands where the pending ones put it, each in its history once. */
export function suratTampak(
  base: Surat,
  view: Surat,
  pending: readonly TulisanTertunda[],
  actor: Actor,
): void {
  let kini = kedudukan(base);
  const riwayat = base.history.map(({ uuid }) => uuid);
  for (const { call, opId, body } of pending) {
    if (call !== putuskan || riwayat.includes(opId)) continue;
    const sesudah = putuskanOleh(kini, actor, body as Putusan);
    if (!sesudah) continue;
    kini = sesudah;
    riwayat.push(opId);
  }
  expect(
    [kedudukan(view), view.history.map(({ uuid }) => uuid)],
    `[I8] the letter ${view.uuid} is not shown where own decisions put it`,
  ).toEqual([kini, riwayat]);
}
