import type { Hono } from 'hono';
import { html } from 'hono/html';
import { eq } from 'drizzle-orm';
import { labelNoInduk } from '#domain/akun/rules.ts';
import { formatDate, formatDateTime, MISSING } from '#domain/core/format.ts';
import { kodeCek } from '#domain/pengujian/lhu.ts';
import type { CekSurat } from '#domain/surat/schema.ts';
import type { Db } from '#server/core/database.ts';
import { facts, page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { surat } from '#server/db/tables/surat.ts';

/**
 * The public page a letter's QR opens (/cek-surat/{kode}): whose it is, of which laboratories and since when, and nothing
 * else. Drawn by the server, so that it opens on any phone without the app.
 */
export function mountCekSurat(app: Hono, { db, config, clock }: Server): void {
  app.get('/cek-surat/:kode', async (c) => {
    c.header('X-Robots-Tag', 'noindex');
    const kode = kodeCek.safeParse(c.req.param('kode'));
    const found = kode.success ? await bacaCekSurat(db, kode.data) : null;
    if (!found)
      return page(c, config, {
        title: 'Surat tidak ditemukan',
        status: 404,
        sign: { valid: false, word: 'Tidak ditemukan' },
        body: html`<p>
          Kode pada alamat ini tidak cocok dengan surat mana pun. Pindai lagi kode QR pada surat, atau hubungi
          institusi penerbitnya.
        </p>`,
      });
    const fakta = [
      ['Nomor', found.noSurat],
      ['Nama', found.nama],
      [labelNoInduk(found.kdStatus), found.noInduk ?? MISSING],
      ['Program studi', found.namaProgramStudi ?? MISSING],
      ['Tanggal terbit', formatDate(found.terbitPada)],
      ['Penerbit', config.INSTITUTION_NAME],
      ['Laboratorium', found.laboratorium.join(', ') || MISSING],
      ['Diperiksa', formatDateTime(clock.now())],
    ];
    return page(c, config, {
      title: 'Surat ini sah',
      sign: { valid: true, word: 'Sah' },
      body: html`<p>
          Surat keterangan bebas laboratorium ini diterbitkan oleh institusi di bawah. Cocokkan nomor dan
          namanya dengan surat di tangan Anda.
        </p>
        ${facts(fakta)}`,
    });
  });
}

/** What the QR code of a letter tells its holder, or null where no letter has this code. */
async function bacaCekSurat(db: Db, kode: string): Promise<CekSurat | null> {
  const [row] = await db
    .select({ noSurat: surat.noSurat, isi: surat.isi })
    .from(surat)
    .where(eq(surat.kode, kode));
  if (!row?.isi || !row.noSurat) return null;
  const { terbitPada, pemohon, laboratorium } = row.isi;
  const { nama, kdStatus, noInduk, namaProgramStudi } = pemohon;
  return {
    noSurat: row.noSurat,
    terbitPada,
    nama,
    kdStatus,
    noInduk,
    namaProgramStudi,
    laboratorium: laboratorium.map(({ namaLaboratorium }) => namaLaboratorium),
  };
}
