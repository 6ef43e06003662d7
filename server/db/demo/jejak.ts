import { sql } from 'drizzle-orm';
import type { Db } from '#server/core/database.ts';

/** The call that led a submission to this code, as its history tells it. */
const panggilanPendaftaran = {
  pengujian: {
    1: 'POST test',
    2: 'POST test/verification',
    3: 'POST test/verification',
    4: 'POST test/verification',
    5: 'POST test/verification',
    6: 'PUT test-payment/invoice/verification',
    7: 'POST test/generate-code',
    8: 'PUT test-analysis/verification-done',
    9: 'POST test/repayment',
    10: 'PUT test-payment/invoice/verification',
    11: 'PUT test-analysis/start',
    12: 'PUT test-analysis/cancel',
    14: 'PUT test-report/report-available',
    15: 'PUT test-report/request-document',
    16: 'POST test-report/upload-document',
  },
  penelitian: {
    1: 'POST research',
    2: 'POST research/verification',
    3: 'POST research/verification',
    4: 'POST research-usage',
    5: 'POST research/verification',
    7: 'POST research/request-done-usage',
    8: 'POST research/done-usage',
    10: 'POST research-usage',
    11: 'POST research-usage/verification',
    12: 'POST research-usage/verification',
  },
} as const;

/** The call of each act at the bench. */
const panggilanMeja = {
  mulai: 'PUT test-analysis/start',
  isiLembar: 'PUT test-analysis/sheet',
  laporanProgres: 'POST test-analysis/report',
  laporanAkhir: 'POST test-analysis/report',
  review: 'POST test-analysis/report',
  ajukanSelesai: 'PUT test-analysis/request-done',
  batalkan: 'PUT test-analysis/cancel',
  setujui: 'PUT test-analysis/verification-done',
  tolak: 'PUT test-analysis/verification-done',
  ubahMetode: 'PUT test-analysis/method',
  terbitkanLhu: 'PUT test-report/report-available',
} as const;

/**
 * The trail of the demo: what its histories tell, as the acts themselves would have left it, in the order in which they
 * were done.
 */
export async function simpanJejak(db: Db): Promise<void> {
  await db.execute(sql`insert into audit (pengguna_id, role, call, jenis, record, pendaftaran_id, perubahan, dibuat_pada, diterima_pada)
    select x.aktor_id, g.role, x.call, x.jenis, x.record, x.pendaftaran_id, x.perubahan, x.dibuat_pada, x.diterima_pada from (
      select r.aktor_id, ${JSON.stringify(panggilanPendaftaran)}::jsonb -> p.jenis ->> r.kd_status::text as call, p.jenis,
        p.id::text as record, p.id as pendaftaran_id,
        jsonb_build_object('kdStatus', jsonb_build_array(
          lag(r.kd_status) over (partition by p.id order by r.urut), r.kd_status))
          || case when r.catatan is null then '{}'::jsonb else jsonb_build_object('catatan', jsonb_build_array(null, r.catatan)) end as perubahan,
        r.created_at as dibuat_pada, r.created_at as diterima_pada
      from riwayat_pendaftaran r join pendaftaran p on p.id = r.pendaftaran_id
      union all
      select r.aktor_id, ${JSON.stringify(panggilanMeja)}::jsonb ->> r.aksi, 'analisis', r.parameter_id::text, ps.pengujian_id,
        case when r.aksi = 'isiLembar' then '{}'::jsonb else jsonb_build_object('kdProgres', jsonb_build_array(
          coalesce(lag(r.kd_progres) over (partition by r.parameter_id order by r.urut), 0), r.kd_progres)) end
          || case when r.isi is null then '{}'::jsonb else jsonb_build_object('laporan', jsonb_build_array(null,
            jsonb_build_object('jenisLaporan', r.jenis_laporan, 'tanggal', r.tanggal, 'jam', r.jam))) end
          || case when r.lembar is null then '{}'::jsonb else jsonb_build_object('lembar', jsonb_build_array(null, r.lembar)) end
          || coalesce((select jsonb_build_object('foto', jsonb_build_array(null, jsonb_agg(jsonb_build_object('uuid', f.id,
              'keterangan', f.keterangan, 'sel', f.sel, 'fileFoto', jsonb_build_object('sha256', f.sha256, 'name', f.nama)))))
            from foto_progres f where f.riwayat_id = r.id having count(*) > 0), '{}'::jsonb)
          || case when r.catatan is null then '{}'::jsonb else jsonb_build_object('catatan', jsonb_build_array(null, r.catatan)) end,
        r.dibuat_pada, r.created_at
      from riwayat_progres r join parameter_sampel ps on ps.id = r.parameter_id
      union all
      select d.aktor_id, 'POST bench-data', 'dataBersama', d.id::text, null, jsonb_build_object('tanggal', jsonb_build_array(null, d.tanggal),
          'sel', jsonb_build_array(null, (select count(*) from jsonb_object_keys(d.isian))))
          || case when d.gantikan_id is null then '{}'::jsonb else jsonb_build_object(
            'gantikan', jsonb_build_array(null, d.gantikan_id), 'alasan', jsonb_build_array(null, d.alasan)) end,
        d.dibuat_pada, d.created_at
      from data_bersama d
      union all
      select d.aktor_id, 'POST bench-data', 'dataBersama', d.gantikan_id::text, null,
        jsonb_build_object('digantiOleh', jsonb_build_array(null, d.id)), d.dibuat_pada, d.created_at
      from data_bersama d where d.gantikan_id is not null
    ) x left join pengguna g on g.id = x.aktor_id
    where x.call is not null
    order by x.diterima_pada, x.record`);
}
