import type { Hono } from 'hono';
import { html } from 'hono/html';
import { asc, eq, sql } from 'drizzle-orm';
import { namaPdf } from '#domain/berkas/nama.ts';
import { formatDate, formatDateTime } from '#domain/core/format.ts';
import { mountCheckPage, type Said } from '#server/core/check-page.ts';
import type { Server } from '#server/core/server.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { lhu, lhuBertandaTangan } from '#server/db/tables/lhu.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { sampel } from '#server/db/tables/pengujian.ts';

/**
 * The public page a report's QR opens (/cek-lhu/{kode}): is it in force, its number, day, laboratory and sample codes, and
 * nothing else; the report itself where its laboratory shows it (GAP-169).
 */
export const mountCekLhu = (app: Hono, server: Server): void =>
  mountCheckPage<Terbit>(app, server, {
    path: '/cek-lhu',
    noun: 'laporan',
    find: (kode) => bacaLhu(server, kode),
    missing: tidakDitemukan,
    ofNumber: kabarNomor,
    ofFile: kabarFile,
    facts: (terbit) => faktaDari(terbit, server),
    original: ({ asli, noSurat }) =>
      asli === null
        ? null
        : async () => {
            const bytes = await server.files.get(asli);
            return bytes && { name: namaPdf('Lhu', noSurat), bytes };
          },
  });

const kabarNomor = ({ digantikan, asli }: Terbit): Said =>
  digantikan
    ? {
        title: 'Laporan ini sudah diganti',
        sign: { valid: false, word: 'Sudah diganti' },
        kata: `Laporan ini tidak berlaku lagi. Yang berlaku: ${digantikan.noSurat}.`,
      }
    : {
        title: 'Nomor laporan ini sah',
        sign: { valid: true, word: 'Sah' },
        kata: `Laporan dengan nomor ini diterbitkan oleh laboratorium di bawah dan masih berlaku. Halaman ini membuktikan nomornya, bukan isi kertas di tangan Anda: untuk isinya, ${asli === null ? '' : 'lihat laporan asli atau '}bandingkan file PDF-nya di bawah.`,
      };

/** Whether a file, known by its SHA-256, is one of the issued ones of this report, and which. */
function kabarFile({ terbitan, asli }: Terbit, sha256: string): Said {
  const sama = terbitan.find((satu) => satu.sha256 === sha256 || satu.bertandaTangan === sha256);
  const berlaku = terbitan.at(-1)!;
  if (!sama)
    return {
      title: 'File ini berbeda',
      sign: { valid: false, word: 'Berbeda' },
      kata: `File ini bukan file yang diterbitkan: isinya dapat sudah diubah, atau file ini hasil pindai atau simpan ulang. ${asli === null ? 'Minta file aslinya kepada laboratorium di bawah sebelum memakainya.' : 'Buka laporan asli di bawah dan cocokkan isinya.'}`,
    };
  if (sama !== berlaku)
    return {
      title: 'File ini laporan yang sudah diganti',
      sign: { valid: false, word: 'Sudah diganti' },
      kata: `File ini asli, tetapi tidak berlaku lagi: ${sama.noSurat} sudah diganti ${berlaku.noSurat}.`,
    };
  return {
    title: 'File ini sama persis',
    sign: { valid: true, word: 'Asli' },
    kata: `File ini sama persis dengan ${sama.noSurat} yang diterbitkan laboratorium di bawah${
      sama.bertandaTangan === sha256 ? ', bertanda tangan elektronik,' : ''
    } dan masih berlaku.`,
  };
}

const tidakDitemukan = {
  title: 'Laporan tidak ditemukan',
  says: 'Kode pada alamat ini tidak cocok dengan laporan mana pun. Pindai lagi kode QR pada laporan, atau hubungi laboratorium penerbitnya.',
};

const faktaDari = ({ noSurat, tanggal, lab, kodeSampel, digantikan }: Terbit, { config, clock }: Server) => [
  ['Nomor', noSurat],
  ['Tanggal terbit', tanggal],
  ...(digantikan ? [['Diganti pada', digantikan.tanggal]] : []),
  ['Laboratorium', lab],
  ['Penerbit', config.INSTITUTION_NAME],
  ['Kode sampel', kodeSampel.map((kode, at) => html`${at > 0 ? ', ' : ''}<span>${kode}</span>`)],
  ['Diperiksa', formatDateTime(clock.now())],
];

type Terbit = NonNullable<Awaited<ReturnType<typeof bacaLhu>>>;

async function bacaLhu({ db }: Server, kode: string) {
  const [row] = await db
    .select({
      lhu,
      lab: laboratorium.namaLaboratorium,
      flagLaporanAsli: laboratorium.flagLaporanAsli,
      kodeSampel: sql<
        string[] | null
      >`(select array_agg(${sampel.kodeSampel} order by ${sampel.urutan}) from ${sampel} where ${sampel.pengujianId} = ${lhu.pengujianId} and ${sampel.kodeSampel} is not null)`,
    })
    .from(lhu)
    .innerJoin(pendaftaran, eq(pendaftaran.id, lhu.pengujianId))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .where(eq(lhu.kode, kode));
  if (!row) return null;
  const terbitan = await db
    .select({
      noSurat: lhu.noSurat,
      revisi: lhu.revisi,
      sha256: lhu.sha256,
      bertandaTangan: lhuBertandaTangan.sha256,
      createdAt: lhu.createdAt,
    })
    .from(lhu)
    .leftJoin(lhuBertandaTangan, eq(lhuBertandaTangan.lhuId, lhu.id))
    .where(eq(lhu.pengujianId, row.lhu.pengujianId))
    .orderBy(asc(lhu.revisi));
  const berlaku = terbitan.at(-1)!;
  // In force until the next one came, which need not be the last.
  const pengganti = terbitan.find(({ revisi }) => revisi > row.lhu.revisi);
  return {
    noSurat: row.lhu.noSurat,
    tanggal: formatDate(row.lhu.createdAt),
    lab: row.lab,
    kodeSampel: row.kodeSampel ?? ['-'],
    digantikan: pengganti ? { noSurat: berlaku.noSurat, tanggal: formatDate(pengganti.createdAt) } : null,
    terbitan,
    asli: row.flagLaporanAsli ? row.lhu.sha256 : null,
  };
}
