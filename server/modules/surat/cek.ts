import type { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { labelNoInduk } from '#domain/akun/rules.ts';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatDateTime, MISSING } from '#domain/core/format.ts';
import type { SuratTerbit } from '#domain/surat/schema.ts';
import type { Db } from '#server/core/database.ts';
import { drawnAnew, mountCheckPage, type Said } from '#server/core/check-page.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import { gambarKertas } from '#server/core/menggambar.ts';
import type { Server } from '#server/core/server.ts';
import { surat } from '#server/db/tables/surat.ts';

/**
 * The public page a letter's QR opens (/cek-surat/{kode}): whose it is, of which laboratories and since when, and nothing
 * else. The letter itself is drawn anew, as its owner's device does (GAP-31, GAP-169).
 */
export const mountCekSurat = (app: Hono, server: Server): void =>
  mountCheckPage<SuratTerbit>(app, server, {
    path: '/cek-surat',
    ...drawnAnew({
      noun: 'surat',
      name: ({ noSurat }) => namaPdf('Surat bebas lab', noSurat),
      draw: (terbit) => gambar(server, terbit),
      ofSame: () => samaPersis,
    }),
    find: (kode) => bacaTerbit(server.db, kode),
    missing: tidakDitemukan,
    ofNumber: () => nomorSah,
    facts: (terbit) => faktaDari(terbit, server),
  });

const gambar = ({ config }: Server, terbit: SuratTerbit): Promise<Uint8Array> =>
  gambarKertas({ jenis: 'surat', isi: { kop: konfigurasiUmum(config), surat: terbit } });

const nomorSah: Said = {
  title: 'Nomor surat ini sah',
  sign: { valid: true, word: 'Sah' },
  kata: 'Surat keterangan bebas laboratorium dengan nomor ini diterbitkan oleh institusi di bawah. Halaman ini membuktikan nomornya, bukan isi kertas di tangan Anda: untuk isinya, lihat surat asli atau bandingkan file PDF-nya di bawah.',
};

const samaPersis: Said = {
  title: 'File ini sama persis',
  sign: { valid: true, word: 'Asli' },
  kata: 'File ini sama persis dengan surat yang diterbitkan institusi di bawah.',
};

const faktaDari = (
  { noSurat, pemohon, terbitPada, laboratorium }: SuratTerbit,
  { config, clock }: Server,
) => [
  ['Nomor', noSurat],
  ['Nama', pemohon.nama],
  [labelNoInduk(pemohon.kdStatus), pemohon.noInduk ?? MISSING],
  ['Program studi', pemohon.namaProgramStudi ?? MISSING],
  ['Tanggal terbit', formatDate(terbitPada)],
  ['Penerbit', config.INSTITUTION_NAME],
  ['Laboratorium', laboratorium.map(({ namaLaboratorium }) => namaLaboratorium).join(', ') || MISSING],
  ['Diperiksa', formatDateTime(clock.now())],
];

const tidakDitemukan = {
  title: 'Surat tidak ditemukan',
  says: 'Kode pada alamat ini tidak cocok dengan surat mana pun. Pindai lagi kode QR pada surat, atau hubungi institusi penerbitnya.',
};

/** The letter that has this code, or null. */
async function bacaTerbit(db: Db, kode: string): Promise<SuratTerbit | null> {
  const [row] = await db
    .select({ noSurat: surat.noSurat, isi: surat.isi })
    .from(surat)
    .where(eq(surat.kode, kode));
  return row?.isi && row.noSurat ? { noSurat: row.noSurat, kode, ...row.isi } : null;
}
