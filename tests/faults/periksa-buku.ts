import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { kabar } from '#server/db/tables/kabar.ts';
import { semuaTerjadi } from '#tests/support/kabar.ts';
import type { Jauh } from './jauh.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import { tanpaJanggal, type Janggal } from '#tests/offline/janggal.ts';

/** What money and trail have to agree on, whatever died meanwhile (stock and bills: tests/offline/periksa-penggunaan.ts). */
const janggal: Janggal = {
  'an invoice is paid otherwise than by one accepted proof with a receipt of its sum': sql`
    select i.id, i.kd_status, i.total_tagihan, t.* from invoice i cross join lateral (
      select count(distinct b.id) filter (where b.diterima) as diterima,
        coalesce(sum(k.nominal) filter (where k.dibatalkan_pada is null), 0) as kwitansi
      from bukti_pembayaran b left join kwitansi k on k.bukti_id = b.id where b.invoice_id = i.id) t
    where i.total_tagihan > 0 and (t.diterima, t.kwitansi) is distinct from
      case when i.kd_status = 3 then (1::bigint, i.total_tagihan::numeric) else (0::bigint, 0::numeric) end`,
  'numbers of receipts leave one out': sql`
    select k.no_kwitansi from kwitansi k where right(k.no_kwitansi, 5)::int > (select count(*) from kwitansi)`,
  'an invoice of usage is not the sum of its bills less what was paid already': sql`
    select i.id, i.total_rincian, t.total from invoice i cross join lateral (
      select coalesce(sum(total), 0) as total from tagihan where invoice_id = i.id) t
    where i.jenis = 'penggunaan' and i.kd_status <> 4 and not i.dibatalkan
      and (i.total_rincian <> t.total or i.total_tagihan <> i.total_rincian - i.sudah_dibayar)`,
};

/** What people are told of what happened, each thing once; the database takes no turn twice. */
const kabarnya: Janggal = {
  'something happened that nobody was told of': sql`select * from kejadian`,
  'somebody was told twice of a change': sql`
    select pengguna_id, pokok, kalimat, created_at from kabar where jenis = 'perubahan'
    group by 1, 2, 3, 4 having count(*) > 1`,
};

/** What a change began with is what the one before it left: one that is told twice, or not at all, breaks the chain. */
const rantai = (sejak: number): Janggal => ({
  'the trail does not tell each change once': sql`
    select * from (
      select a.id, a.jenis, a.record, a.call, f.key, f.value,
        lag(f.value -> 1) over (partition by a.jenis, a.record, f.key order by a.id) as lalu
      from audit a cross join lateral jsonb_each(a.perubahan) f
      where a.id > ${sejak} and jsonb_typeof(f.value) = 'array' and jsonb_array_length(f.value) = 2) satu
    where value -> 0 <> 'null' and lalu <> value -> 0`,
});

export const periksaBuku = (dunia: Dunia): Promise<void> =>
  tanpaJanggal(dunia, { ...janggal, ...rantai(dunia.auditAwal) });

/** With the jobs at rest: looked at again, no submission has a turn that nobody knows of, or one too many. */
export async function periksaKabarnya(dunia: Dunia, { bekerja, server: { db }, waktu }: Jauh): Promise<void> {
  expect(await bekerja(false), 'all that happened can be told').toEqual([]);
  await tanpaJanggal(dunia, kabarnya);
  const terbuka = async () =>
    new Set(
      (
        await db
          .select()
          .from(kabar)
          .where(and(eq(kabar.jenis, 'giliran'), isNull(kabar.selesaiPada)))
      ).map(({ id }) => id),
    );
  const sebelum = await terbuka();
  await semuaTerjadi(db, new Date(waktu.now()));
  await bekerja(false);
  expect(await terbuka(), 'the turns that people know of are those there are').toEqual(sebelum);
}
