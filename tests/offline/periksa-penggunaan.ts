import { sql } from 'drizzle-orm';
import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { rows } from '#server/core/database.ts';
import type { Berlaku, Dunia } from '#tests/support/offline-dunia.ts';
import { expect } from 'vitest';
import { tanpaJanggal, type Janggal } from './janggal.ts';

/** What the records of usage have to agree on, whoever wrote them in whatever order: each query finds what does not. */
const janggal: Janggal = {
  'stock is not what it was less what was approved': sql`
    select b.id, b.jml_stok, a.jml_stok as awal, pakai.jumlah from bahan b join awal.bahan a using (id)
    cross join lateral (select
      (select coalesce(sum(l.jumlah), 0) from baris_penggunaan l join penambahan p on p.id = l.penambahan_id
        where p.kd_status = 12 and l.bahan_id = b.id)
      - (select coalesce(sum(l.jumlah), 0) from awal.baris_penggunaan l join awal.penambahan p on p.id = l.penambahan_id
        where p.kd_status = 12 and l.bahan_id = b.id) as jumlah) pakai
    where b.jml_stok <> a.jml_stok - pakai.jumlah
      or b.jml_stok - a.jml_stok <> (select coalesce(sum(sesudah - sebelum), 0) from pergerakan_stok where bahan_id = b.id)`,
  'tools lent are not those of approved lines, or more came back than were lent': sql`
    select coalesce(k.penelitian_id, l.penelitian_id) as id, k.jumlah, l.jumlah as disetujui, k.kembali, k.rusak, k.diganti
    from pengembalian_alat k full join (
      select l.penelitian_id, l.alat_id, sum(l.jumlah) as jumlah from baris_penggunaan l
      join penambahan p on p.id = l.penambahan_id where p.kd_status = 12 and l.alat_id is not null group by 1, 2) l
      on l.penelitian_id = k.penelitian_id and l.alat_id = k.alat_id
    where k.jumlah is distinct from l.jumlah or k.kembali + k.rusak + k.diganti > k.jumlah`,
  'two held times of an instrument meet, or a time is held for nothing': sql`
    select l.id from baris_penggunaan l join penambahan p on p.id = l.penambahan_id
    where l.memegang_slot and (p.kd_status not in (10, 12) or exists (
      select from baris_penggunaan m where m.id <> l.id and m.memegang_slot and m.instrumen_id = l.instrumen_id
        and m.mulai < l.selesai and l.mulai < m.selesai))`,
  'a research does not stand where its additions put it': sql`
    select h.id, h.kd_status, p.terbuka from pendaftaran h join (
      select penelitian_id, min(kd_status) filter (where kd_status in (10, 11)) as terbuka from penambahan group by 1) p
      on p.penelitian_id = h.id
    where (h.kd_status in (3, 4, 7, 8, 12) and p.terbuka is not null)
      or (h.kd_status in (10, 11) and h.kd_status is distinct from p.terbuka)`,
  'an approved addition is not billed once for what it costs': sql`
    select p.id, l.total, t.total as ditagih from penambahan p
    cross join lateral (select coalesce(sum(harga_total), 0) as total from baris_penggunaan where penambahan_id = p.id) l
    cross join lateral (select coalesce(sum(total), 0) as total from tagihan where penambahan_id = p.id) t
    where p.kd_status = 12 and l.total <> t.total`,
  'a bill is not the sum of what it says': sql`
    select t.id, t.total, l.total as rincian from tagihan t
    cross join lateral (select coalesce(sum((r->>'hargaTotal')::numeric), 0) as total from jsonb_array_elements(t.rincian) r) l
    where t.total <> l.total`,
};

const daftar = callName(penelitianApi.daftar);

/** What the laboratory's books say after a history, and that every registration has its research and its documents. */
export async function periksaPenggunaan(dunia: Dunia, berlaku: readonly Berlaku[]): Promise<void> {
  await tanpaJanggal(dunia, janggal);
  const registrations = berlaku.filter(({ call }) => call === daftar);
  if (registrations.length === 0) return;
  const made = await rows<{ id: string; persetujuan: string; sertifikat: string }>(
    dunia.server.db,
    sql`select id, persetujuan_dosen_sha256 as persetujuan, sertifikat_sha256 as sertifikat from penelitian`,
  );
  const byId = new Map(made.map((satu) => [satu.id, satu]));
  for (const { id } of registrations) {
    const { body } = dunia.jurnal.semua.get(id)!;
    const isi = body as {
      rencana_penggunaan: { uuid?: string }[];
      file_persetujuan_dosen: { sha256: string };
      file_sertifikat_pelatihan: { sha256: string };
    };
    for (const [at, { uuid }] of isi.rencana_penggunaan.entries())
      expect(
        byId.get(at === 0 ? id : uuid!),
        `[I1] row ${at} of the registration ${id} is no research with its documents`,
      ).toMatchObject({
        persetujuan: isi.file_persetujuan_dosen.sha256,
        sertifikat: isi.file_sertifikat_pelatihan.sha256,
      });
  }
}
