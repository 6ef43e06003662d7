import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from '#server/config.ts';

/** Plain pages load nothing but the app's pictures and letters and run nothing; their forms go to this server alone. */
const policy =
  "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The app's own colours (src/app/palette.ts), for the few pages the server draws itself. */
const palet = `
:root{color-scheme:light dark;--latar:#f7f5f2;--kartu:#fff;--teks:#201e1b;--redup:#6b6761;--garis:#e0ddd8;--utama:#09615e;--sorot:#f1f9f9;--sah:#20642a;--batal:#a91d1d}
@media(prefers-color-scheme:dark){:root{--latar:#191715;--kartu:#22201e;--teks:#e5e2df;--redup:#a6a29d;--garis:#393633;--utama:#56bcb9;--sorot:#2c2a27}}`;

/** The same door as src/features/akun/Pintu.tsx: the bench above or beside what is said, the mark, the names. */
const style = `${palet}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template:auto 1fr/minmax(0,1fr);background:var(--kartu);color:var(--teks);font:1rem/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif}
.meja{display:block;width:100%;height:clamp(8rem,26vh,14rem);object-fit:cover;object-position:50% 100%;background:#064846}
main{width:100%;max-width:29rem;margin:0 auto;padding:1.75rem min(1.5rem,7vw) 2rem}
.rumah{display:flex;align-items:center;gap:.875rem;margin:0 0 2rem;font-size:.875rem;line-height:1.35}
.rumah img{flex:none;width:3rem;height:3rem}
.rumah strong{display:block;font-size:1.25rem;font-weight:800;letter-spacing:-.02em;color:var(--teks)}
h1{margin:0 0 .5rem;font-size:min(2rem,13vw);overflow-wrap:anywhere;line-height:1.2;letter-spacing:-.025em;text-wrap:balance}
h2{margin:2rem 0 .5rem;font-size:1.25rem;line-height:1.3;letter-spacing:-.015em}
p{margin:0 0 1.5rem;color:var(--redup);text-wrap:pretty}
a{color:var(--utama)}
.asli{margin:1.5rem 0 0}
form.banding{display:grid;gap:.5rem;margin-top:.5rem;padding-top:1.5rem}
form.banding label{font-weight:600}
form.banding input{min-height:48px;padding:.625rem;border:1px dashed var(--garis);border-radius:.5rem;width:100%;font:inherit;color:var(--redup)}
form.banding small{color:var(--redup)}
.tombol{display:flex;align-items:center;justify-content:center;min-height:48px;padding:.375rem 1.25rem;border-radius:.5rem;background:var(--utama);color:var(--kartu);font:inherit;font-weight:600;text-decoration:none;border:0;cursor:pointer}
dl+p{margin-top:1.5rem}
dl{margin:0;border-top:1px solid var(--garis)}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.625rem 0;border-bottom:1px solid var(--garis)}
dt{flex:0 0 7rem;color:var(--redup)}
dd span{display:inline-block}
dd{flex:1 1 10rem;min-width:0;margin:0;font-weight:600;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.tanda{display:grid;place-content:center;justify-items:center;gap:.5rem;min-height:clamp(15rem,42vh,22rem);padding:1.5rem;background:var(--batal);color:#fff;text-align:center}
.tanda.sah{background:var(--sah)}
.tanda svg{width:clamp(8rem,26vh,14rem);height:auto}
.tanda b{font-size:min(11vw,3.5rem);font-weight:800;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
body:has(ul){display:block;background:var(--latar)}
body:has(ul) .meja{height:8rem}
body:has(ul) main{max-width:60rem}
ul{list-style:none;margin:1.25rem 0 0;padding:0;display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
button:not(.tombol){width:100%;height:100%;min-height:56px;padding:.625rem 1rem;display:flex;flex-direction:column;text-align:left;font:inherit;color:inherit;background:var(--kartu);border:1px solid var(--garis);border-radius:.75rem;cursor:pointer}
button:not(.tombol):hover{background:var(--sorot);border-color:var(--utama)}
:focus-visible{outline:3px solid var(--utama);outline-offset:2px}
button b{font-weight:600;line-height:1.3}
button i{font-style:normal;font-size:.8125rem;font-weight:600;color:var(--utama)}
button small{color:var(--redup);font-size:.875rem;overflow-wrap:anywhere}
@media(min-width:62em){body:not(:has(ul)){grid-template:none/1.15fr 1fr}body:not(:has(ul)) :is(.meja,.tanda){height:100vh;min-height:0;position:sticky;top:0}main{align-self:center;padding-block:3rem}.tanda svg{width:18rem}.tanda b{font-size:4.5rem}body:has(ul) .meja{display:none}}
@media print{.tanda{min-height:0;background:none;color:var(--batal)}.tanda.sah{color:var(--sah)}}
`;

/** The letters as the build of the app has named them; without a build the device's own will do. */
const letters = (() => {
  let known: string | undefined;
  return (): string => {
    known ??= findLetters();
    return known;
  };
})();

function findLetters(): string {
  const assets = fileURLToPath(new URL('../../dist/assets', import.meta.url));
  let files: string[];
  try {
    files = readdirSync(assets);
  } catch {
    // The server runs without the app's pages.
    return '';
  }
  const file = files.find((name) => /^plus-jakarta-sans-latin-wght-normal-[\w-]+\.woff2$/.test(name));
  return file
    ? `@font-face{font-family:'Plus Jakarta Sans Variable';font-display:swap;font-weight:200 800;src:url(/assets/${file}) format('woff2')}`
    : '';
}

/** A verdict that is read from a metre away: a sign in the place of the picture. */
export type Sign = { valid: boolean; word: string };

const signOf = ({ valid, word }: Sign) =>
  html`<div class="tanda${valid ? ' sah' : ''}" aria-hidden="true">
    <svg
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      stroke-width="9"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <circle cx="50" cy="50" r="44" />
      ${valid ? raw('<path d="M29 52l15 15 28-32"/>') : raw('<path d="M34 34l32 32M66 34L34 66"/>')}
    </svg>
    <b>${word}</b>
  </div>`;

/** What is known, name by name. */
export const facts = (rows: readonly unknown[][]) =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

export type Page = { title: string; status?: ContentfulStatusCode; sign?: Sign; body: unknown };

/** A page the server draws itself: where the app is not there yet, or is somebody else's (sign-in). */
export function page(
  c: Context,
  { APP_NAME, INSTITUTION_NAME }: Pick<Config, 'APP_NAME' | 'INSTITUTION_NAME'>,
  { title, status = 200, sign, body }: Page,
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
          <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#22201e" media="(prefers-color-scheme: dark)" />
          <title>${title} · ${APP_NAME}</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <style>
            ${raw(letters() + style)}
          </style>
        </head>
        <body>
          ${sign ? signOf(sign) : html`<img class="meja" src="/meja.svg" alt="" />`}
          <main>
            <p class="rumah">
              <img src="/logo.svg" alt="" />
              <span><strong>${APP_NAME}</strong>${INSTITUTION_NAME}</span>
            </p>
            <h1>${title}</h1>
            ${body}
          </main>
        </body>
      </html>`,
    status,
  );
}
