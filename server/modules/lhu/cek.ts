import type { Hono } from 'hono';
import { html } from 'hono/html';
import { asc, eq, sql } from 'drizzle-orm';
import { kodeCek } from '#domain/pengujian/lhu.ts';
import { formatDate, formatDateTime } from '#domain/core/format.ts';
import { facts, page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { sampel } from '#server/db/tables/pengujian.ts';

/**
 * The public page a report's QR opens (/cek-lhu/{kode}): is it in force, its number, day, laboratory and sample codes,
 * and nothing else. Drawn by the server, so that it opens on any phone without the app.
 */
export function mountCekLhu(app: Hono, server: Server): void {
  app.get('/cek-lhu/:kode', async (c) => {
    c.header('X-Robots-Tag', 'noindex');
    const kode = kodeCek.safeParse(c.req.param('kode'));
    const found = kode.success ? await bacaLhu(server, kode.data) : null;
    if (!found)
      return page(c, server.config, {
        title: 'Laporan tidak ditemukan',
        status: 404,
        sign: { valid: false, word: 'Tidak ditemukan' },
        body: html`<p>
          Kode pada alamat ini tidak cocok dengan laporan mana pun. Pindai lagi kode QR pada laporan, atau
          hubungi laboratorium penerbitnya.
        </p>`,
      });
    const { noSurat, tanggal, lab, kodeSampel, digantikan } = found;
    const fakta = [
      ['Nomor', noSurat],
      ['Tanggal terbit', tanggal],
      ...(digantikan ? [['Diganti pada', digantikan.tanggal]] : []),
      ['Laboratorium', lab],
      ['Penerbit', server.config.INSTITUTION_NAME],
      ['Kode sampel', kodeSampel.map((kode, at) => html`${at > 0 ? ', ' : ''}<span>${kode}</span>`)],
      ['Diperiksa', formatDateTime(server.clock.now())],
    ];
    return page(c, server.config, {
      title: digantikan ? 'Laporan ini sudah diganti' : 'Laporan ini sah',
      sign: digantikan ? { valid: false, word: 'Sudah diganti' } : { valid: true, word: 'Sah' },
      body: html`<p>
          ${
            digantikan
              ? `Laporan ini tidak berlaku lagi. Yang berlaku: ${digantikan.noSurat}.`
              : 'Laporan hasil uji ini diterbitkan oleh laboratorium di bawah dan masih berlaku. Cocokkan nomornya dengan laporan di tangan Anda.'
          }
        </p>
        ${facts(fakta)}`,
    });
  });
}

async function bacaLhu({ db }: Server, kode: string) {
  const [row] = await db
    .select({
      lhu,
      lab: laboratorium.namaLaboratorium,
      kodeSampel: sql<
        string[] | null
      >`(select array_agg(${sampel.kodeSampel} order by ${sampel.urutan}) from ${sampel} where ${sampel.pengujianId} = ${lhu.pengujianId} and ${sampel.kodeSampel} is not null)`,
    })
    .from(lhu)
    .innerJoin(pendaftaran, eq(pendaftaran.id, lhu.pengujianId))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .where(eq(lhu.kode, kode));
  if (!row) return null;
  const semua = await db
    .select({ noSurat: lhu.noSurat, revisi: lhu.revisi, createdAt: lhu.createdAt })
    .from(lhu)
    .where(eq(lhu.pengujianId, row.lhu.pengujianId))
    .orderBy(asc(lhu.revisi));
  const terakhir = semua.at(-1)!;
  // In force until the next one came, which need not be the last.
  const pengganti = semua.find(({ revisi }) => revisi > row.lhu.revisi) ?? terakhir;
  return {
    noSurat: row.lhu.noSurat,
    tanggal: formatDate(row.lhu.createdAt),
    lab: row.lab,
    kodeSampel: row.kodeSampel ?? ['-'],
    digantikan:
      terakhir.revisi === row.lhu.revisi
        ? null
        : { noSurat: terakhir.noSurat, tanggal: formatDate(pengganti.createdAt) },
  };
}
