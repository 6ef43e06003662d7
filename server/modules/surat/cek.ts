import type { Hono } from 'hono';
import { html } from 'hono/html';
import { eq } from 'drizzle-orm';
import { labelNoInduk } from '#domain/akun/rules.ts';
import { formatDate, formatDateTime, MISSING } from '#domain/core/format.ts';
import type { CekSurat } from '#domain/surat/schema.ts';
import type { Db } from '#server/core/database.ts';
import { checkPage } from '#server/core/check-page.ts';
import { facts, type Page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { surat } from '#server/db/tables/surat.ts';

/** The public page a letter's QR opens (/cek-surat/{kode}): whose it is, of which laboratories and since when, and nothing else. */
export function mountCekSurat(app: Hono, server: Server): void {
  const { db, config, clock } = server;
  const draw = (surat: CekSurat): Page => ({
    title: 'Surat ini sah',
    sign: { valid: true, word: 'Sah' },
    body: html`<p>
        Surat keterangan bebas laboratorium ini diterbitkan oleh institusi di bawah. Cocokkan nomor dan
        namanya dengan surat di tangan Anda.
      </p>
      ${facts([
        ['Nomor', surat.noSurat],
        ['Nama', surat.nama],
        [labelNoInduk(surat.kdStatus), surat.noInduk ?? MISSING],
        ['Program studi', surat.namaProgramStudi ?? MISSING],
        ['Tanggal terbit', formatDate(surat.terbitPada)],
        ['Penerbit', config.INSTITUTION_NAME],
        ['Laboratorium', surat.laboratorium.join(', ') || MISSING],
        ['Diperiksa', formatDateTime(clock.now())],
      ])}`,
  });
  app.get('/cek-surat/:kode', (c) =>
    checkPage(c, server, { find: (kode) => bacaCekSurat(db, kode), missing: tidakDitemukan, draw }),
  );
}

const tidakDitemukan = {
  title: 'Surat tidak ditemukan',
  says: 'Kode pada alamat ini tidak cocok dengan surat mana pun. Pindai lagi kode QR pada surat, atau hubungi institusi penerbitnya.',
};

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
