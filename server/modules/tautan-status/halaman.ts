import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { labDay } from '#domain/core/clock.ts';
import { formatDate, formatDateTime } from '#domain/core/format.ts';
import { keadaanJanji } from '#domain/perjalanan/janji.ts';
import { kataJeda } from '#domain/perjalanan/jeda.ts';
import { kalenderDari } from '#domain/perjalanan/kalender.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { perjalananDari } from '#domain/tables/perjalanan.ts';
import { kodeTautan } from '#domain/tautan-status/endpoints.ts';
import { facts, page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';
import { listLibur } from '#server/modules/acuan/repository.ts';
import { sebagaiPemilik } from '#server/modules/pendaftaran/policy.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { jalurStatus, dibagikanDengan } from './repository.ts';

/**
 * The public page behind a shared status (BEYOND-40): how far it is and by when it is promised, by the same function as in the
 * app, and not whose it is, what it is about or who has it.
 */
export function mountStatus(app: Hono, server: Server): void {
  app.get(`${jalurStatus}/:kode`, async (c) => {
    c.header('X-Robots-Tag', 'noindex');
    const kode = kodeTautan.safeParse(c.req.param('kode'));
    const found = kode.success ? await dibagikanDengan(server.db, kode.data) : null;
    if (!found) return tidakAda(c, server);
    const { kepala, lab } = found;
    const pemilik = sebagaiPemilik(kepala);
    const record =
      kepala.jenis === 'pengujian'
        ? await bacaPengujian(server.db, kepala.id, pemilik, { denganProgres: false })
        : await bacaPenelitian(server.db, kepala.id, pemilik);
    const { kata, tahap, janji } = perjalananDari(record, { pembaca: null });
    const ke = tahap.findIndex(({ keadaan }) => keadaan === 'sekarang' || keadaan === 'berhenti');
    return page(c, server.config, {
      title: kata,
      body: html`<p>
          Status satu pendaftaran layanan laboratorium, dibagikan oleh pendaftarnya. Buka lagi halaman ini
          untuk melihat yang terbaru.
        </p>
        ${facts([
          ['Tahap', ke < 0 ? 'Semua tahap selesai' : `${ke + 1} dari ${tahap.length}`],
          ...(janji ? [['Janji selesai', await kataJanji(server, record, janji, lab)]] : []),
          ['Dilihat', formatDateTime(server.clock.now())],
        ])}`,
    });
  });
}

/** The promised day and how it stands, as on the registrant's own page. */
async function kataJanji(
  { db, clock }: Server,
  record: Pendaftaran,
  janji: string,
  lab: Parameters<typeof kalenderDari>[0],
): Promise<string> {
  const dijeda = kataJeda(record.jeda);
  if (dijeda) return dijeda;
  const kalender = kalenderDari(lab, await listLibur(db));
  return `${formatDate(janji)}, ${keadaanJanji(kalender, janji, labDay(clock.now())).kata}`;
}

const tidakAda = (c: Context, { config }: Server) =>
  page(c, config, {
    title: 'Tautan ini tidak berlaku',
    status: 404,
    body: html`<p>
      Pemiliknya sudah menarik tautan ini, atau alamatnya tidak lengkap. Salin lagi alamat seluruhnya, atau
      minta tautan yang baru kepada yang membagikannya.
    </p>`,
  });
