import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { html } from 'hono/html';
import { setZone } from '#domain/core/clock.ts';
import { Refusal } from '#domain/core/errors.ts';
import { askers, oneAsker } from './core/asker.ts';
import { closeUnread, markAnswers, ownWindow, securityHeaders } from './core/headers.ts';
import { mount, noteFault, refuseWith } from './core/mount.ts';
import { page } from './core/page.ts';
import type { Server } from './core/server.ts';
import type { Tracing } from './core/tracing.ts';
import { createUploadLimit } from './core/uploads.ts';
import { watchRequests } from './core/watch.ts';
import { milikSendiri, modules, pembacaBerkas } from './modules/index.ts';
import { mountBerkas } from './modules/berkas/routes.ts';
import { mountCekLhu } from './modules/lhu/cek.ts';
import { mountMasuk } from './modules/akun/masuk.ts';
import { mountPrivasi } from './modules/akun/privasi.ts';
import { mountSalinan } from './modules/akun/salinan.ts';
import { mountBalasanWhatsapp } from './modules/kabar/whatsapp/balasan.ts';
import { mountBerhenti } from './modules/kabar/berhenti.ts';
import { createMetrik } from './modules/metrik.ts';
import { mountOpenapi } from './modules/openapi/routes.ts';
import { mountCekKwitansi } from './modules/kwitansi/cek.ts';
import { mountCekSurat } from './modules/surat/cek.ts';
import { mountStatus } from './modules/tautan-status/halaman.ts';
import { mountUmum } from './modules/umum.ts';
import { version } from './version.ts';

/**
 * The API as one standard `fetch`: what Node serves, what tests call in-process, what sync/push runs through. Screens
 * and the demo provider are put around it by main.ts.
 */
export function createApi(server: Server, tracing: Tracing | null = null): Hono {
  setZone(server.config.TIME_ZONE);
  const app = new Hono();
  const metrik = createMetrik(server);
  app.use('*', watchRequests(server, tracing, metrik.seen));
  app.use('*', closeUnread);
  app.use('*', securityHeaders(server.config));
  app.use('*', ownWindow);
  app.use('/api/*', markAnswers);
  app.use('/api/*', oneAsker());
  // A first pull is half a megabyte of much the same words, on the network of a basement.
  app.use('*', compress());
  app.onError((error, c) => {
    // A caller who has hung up hears nothing of it, and what it ended in is no fault. The number is nginx's.
    if (askers.getStore()?.gone?.aborted) return c.body(null, 499 as 400);
    return isPage(c) && !(error instanceof Refusal)
      ? faultPage(server, error, c)
      : refuseWith(server, error, c);
  });
  const uploads = createUploadLimit(server);
  for (const module of modules) mount(app, server, module, uploads);
  mountMasuk(app, server);
  mountBerkas(app, server, uploads, pembacaBerkas);
  mountSalinan(app, server, milikSendiri);
  mountUmum(app, server);
  metrik.mount(app);
  mountCekLhu(app, server);
  mountCekSurat(app, server);
  mountCekKwitansi(app, server);
  mountPrivasi(app, server);
  mountBerhenti(app, server);
  mountBalasanWhatsapp(app, server);
  mountStatus(app, server);
  mountOpenapi(app, server, version);
  app.all('/api/*', () => {
    throw new Refusal({
      status: 404,
      code: 'NO_SUCH_CALL',
      info: 'Alamat API ini tidak ada. Daftar lengkapnya di /api/docs.',
    });
  });
  return app;
}

/** Addresses that people open: all but the calls, and the way to the sign-in provider and back. */
const isPage = ({ req }: Context): boolean =>
  !req.path.startsWith('/api/') || /^\/api\/auth\/(start|callback)$/.test(req.path);

function faultPage(server: Server, error: unknown, c: Context) {
  const { status, info, retryAfter } = noteFault(server, error, c);
  if (retryAfter) c.header('Retry-After', String(retryAfter));
  const isSignIn = c.req.path.startsWith('/api/');
  return page(c, server.config, {
    title: 'Layanan sedang terganggu',
    status,
    body: html`<p>${info}</p>
      <a class="tombol" href="${isSignIn ? '/login' : c.req.path}"
        >${isSignIn ? 'Kembali ke halaman masuk' : 'Coba lagi'}</a
      >`,
  });
}
