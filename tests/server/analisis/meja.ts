import { eq } from 'drizzle-orm';
import type { Analisis } from '#domain/analisis/schema.ts';
import { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import type { Permintaan, ServerUji } from '#tests/support/server.ts';

export const analis = 'analis@kampus.example';
export const penyelia = 'penyelia@kampus.example';
export const kalab = 'kalab@kampus.example';
export const admin = 'admin@kampus.example';
/** The day the test clock shows, in Jakarta. */
const hariIni = '2026-11-20';

export const laporan = { tanggal: hariIni, jam: '10:15', isi: '<p>Penimbangan dan pelarutan selesai.</p>' };

/** The bench as its people work it: every act through the API. */
export function meja(uji: ServerUji) {
  const kirim = (
    method: string,
    call: string,
    body: Record<string, unknown>,
    as: string,
    headers: Permintaan['headers'] = {},
  ) => uji.request<Analisis>(method, `/api/test-analysis/${call}`, { as, body, headers });
  return {
    mulai: (uuid: string, lain: object = {}, as = analis) => kirim('PUT', 'start', { uuid, ...lain }, as),
    lapor: (
      uuid: string,
      jenis: 'progres' | 'akhir' | 'review',
      lain: object = {},
      as = jenis === 'review' ? penyelia : analis,
    ) =>
      kirim(
        'POST',
        'report',
        {
          uuid,
          jenis_laporan: jenis,
          ...(jenis === 'akhir' ? { hasil_pengujian: '98,7 %' } : {}),
          ...laporan,
          ...lain,
        },
        as,
      ),
    ajukan: (uuid: string, lain: object = {}, as = analis) =>
      kirim('PUT', 'request-done', { uuid, ...lain }, as),
    batalkan: (uuid: string, lain: object = {}, as = analis) =>
      kirim('PUT', 'cancel', { uuid, catatan: 'Kolom KCKT bocor', ...lain }, as),
    putuskan: (uuid: string, flag: unknown, lain: object = {}, as = penyelia) =>
      kirim('PUT', 'verification-done', { uuid, flag_disetujui: flag, ...lain }, as),
    metode: (
      uuid: string,
      metode: string,
      lain: object = {},
      as = penyelia,
      headers: Permintaan['headers'] = {},
    ) => kirim('PUT', 'method', { uuid, metode_uji: metode, ...lain }, as, headers),
    /** From the queue to the completion request. */
    async sampaiAjukan(uuid: string) {
      await this.mulai(uuid);
      await this.lapor(uuid, 'akhir');
      return this.ajukan(uuid);
    },
    baca: (uuid: string, as = analis) =>
      uji.request<Analisis>('GET', `/api/test-analysis/analyst?uuid=${uuid}`, { as }),
    /** The submission's code as it stands in the database. */
    async kode(uuid: string): Promise<number | undefined> {
      const [row] = await uji.server.db
        .select({ kode: pendaftaran.kdStatus })
        .from(pendaftaran)
        .where(eq(pendaftaran.id, uuid));
      return row?.kode;
    },
    /** The codes the submission went through, oldest first. */
    async jejakKode(uuid: string): Promise<number[]> {
      const rows = await uji.server.db
        .select({ kode: riwayatPendaftaran.kdStatus })
        .from(riwayatPendaftaran)
        .where(eq(riwayatPendaftaran.pendaftaranId, uuid))
        .orderBy(riwayatPendaftaran.id);
      return rows.map(({ kode }) => kode);
    },
    ubah: (uuid: string, kolom: Partial<typeof parameterSampel.$inferInsert>) =>
      uji.server.db.update(parameterSampel).set(kolom).where(eq(parameterSampel.id, uuid)),
    ubahPengujian: (uuid: string, kolom: Partial<typeof pendaftaran.$inferInsert>) =>
      uji.server.db.update(pendaftaran).set(kolom).where(eq(pendaftaran.id, uuid)),
  };
}
