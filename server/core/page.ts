import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Plain pages load nothing but the app's icon and run nothing; their forms go to this server alone. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The app's own colours (src/app/palette.ts), for the few pages the server draws itself. */
export const palet = `
:root{color-scheme:light dark;--latar:#f7f5f2;--kartu:#fff;--teks:#201e1b;--redup:#6b6761;--garis:#e0ddd8;--utama:#09615e;--sorot:#f1f9f9}
@media(prefers-color-scheme:dark){:root{--latar:#191715;--kartu:#22201e;--teks:#e5e2df;--redup:#a6a29d;--garis:#393633;--utama:#56bcb9;--sorot:#2c2a27}}`;

const style = `${palet}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--latar);color:var(--teks);font:1rem/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif}
main{width:100%;max-width:34rem;background:var(--kartu);border:1px solid var(--garis);border-radius:1rem;padding:1.75rem}
h1{margin:0 0 .25rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1rem;color:var(--redup)}
a.tombol{display:inline-flex;align-items:center;min-height:48px;padding:0 1.25rem;border-radius:.75rem;background:var(--utama);color:var(--kartu);font-weight:600;text-decoration:none}
dl{margin:1.25rem 0 0;display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.5rem 1rem}
dt{color:var(--redup)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
main:has(ul){max-width:56rem}
ul{list-style:none;margin:1.25rem 0 0;padding:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
button{width:100%;height:100%;min-height:56px;padding:.625rem 1rem;display:flex;flex-direction:column;text-align:left;font:inherit;color:inherit;background:transparent;border:1px solid var(--garis);border-radius:.75rem;cursor:pointer}
button:hover{background:var(--sorot);border-color:var(--utama)}
:focus-visible{outline:3px solid var(--utama);outline-offset:2px}
button b{font-weight:600;line-height:1.3}
button i{font-style:normal;font-size:.8125rem;font-weight:600;color:var(--utama)}
button small{color:var(--redup);font-size:.875rem;overflow-wrap:anywhere}
@media(max-width:30rem){body{padding:.75rem}main{padding:1.25rem 1rem}dl{grid-template-columns:1fr;gap:0}dd+dt{margin-top:.75rem}}
`;

/** A page the server draws itself: where the app is not there yet, or is somebody else's (sign-in). */
export function page(
  c: Context,
  { title, status = 200, body }: { title: string; status?: ContentfulStatusCode; body: unknown },
) {
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(
    html`<!doctype html>
      <html lang="id">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
    status,
  );
}
