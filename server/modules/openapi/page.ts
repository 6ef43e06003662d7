import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { roleList } from '#domain/core/roles.ts';
import { palet } from '#server/core/page.ts';
import type { Document, Operation, Parameter } from './document.ts';
import { fieldRows, type FieldRow } from './fields.ts';
import type { JsonSchema } from './schemas.ts';

const style = `${palet}
*{box-sizing:border-box}
body{margin:0;background:var(--latar);color:var(--teks);font:1rem/1.5 'Plus Jakarta Sans Variable',system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0;font-size:1.75rem;line-height:1.25}
h2{margin:2.5rem 0 .75rem;font-size:1.125rem}
h3{margin:1.25rem 0 .375rem;font-size:.875rem}
p{margin:.5rem 0;color:var(--redup);max-width:46rem}
a{color:var(--utama)}
form{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem;padding:.75rem 0;background:var(--latar)}
input,select{min-height:44px;padding:0 .875rem;font:inherit;color:inherit;background:var(--kartu);border:1px solid var(--garis);border-radius:.75rem}
input{flex:1 1 14rem;min-width:0}
:focus-visible{outline:3px solid var(--utama);outline-offset:2px}
details{margin:.5rem 0;background:var(--kartu);border:1px solid var(--garis);border-radius:.75rem}
summary{display:grid;grid-template-columns:4rem 1fr;gap:.125rem .75rem;align-items:baseline;padding:.75rem 1rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--sorot);border-radius:.75rem}
summary b{font-size:.8125rem;color:var(--utama)}
summary small{grid-column:2;color:var(--redup);font-size:.875rem}
code{font-family:ui-monospace,'Cascadia Mono',Menlo,monospace;font-size:.875rem;overflow-wrap:anywhere}
.isi{padding:0 1rem 1rem;border-top:1px solid var(--garis)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:1rem 0 0;font-size:.875rem}
dt{color:var(--redup)}dd{margin:0}
.tabel{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.375rem .5rem .375rem 0;text-align:left;vertical-align:top;border-top:1px solid var(--garis)}
th{color:var(--redup);font-weight:400;border-top:0}th:first-child{width:34%}th:nth-child(2){width:20%}
.d1{padding-left:1rem}.d2{padding-left:2rem}.d3{padding-left:3rem}.d4{padding-left:4rem}
[hidden]{display:none}
`;

/** Hides what does not fit the words and the role; the page is whole without it. */
const script = `
const cari = document.querySelector('#cari'), peran = document.querySelector('#peran'), kosong = document.querySelector('#kosong');
function saring() {
  const kata = cari.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let ada = 0;
  for (const bagian of document.querySelectorAll('section')) {
    let tampak = 0;
    for (const panggilan of bagian.querySelectorAll('details')) {
      const cocok = kata.every((satu) => panggilan.dataset.cari.includes(satu)) && (!peran.value || panggilan.dataset.peran.split('|').includes(peran.value));
      panggilan.hidden = !cocok;
      if (cocok) tampak += 1;
    }
    bagian.hidden = tampak === 0;
    ada += tampak;
  }
  kosong.hidden = ada > 0;
}
cari.addEventListener('input', saring);
peran.addEventListener('change', saring);
document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
document.querySelector('form').hidden = false;
saring();
const dipilih = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (dipilih) { dipilih.open = true; dipilih.scrollIntoView(); }
`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page runs its one script and nothing else, and loads nothing but the app's icon. */
export const docsPolicy = `default-src 'none'; img-src 'self'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const offlineWords: Record<string, string> = {
  live: 'hanya saat tersambung',
  cached: 'jawaban terakhir tetap terbaca saat luring',
  queued: 'diantrekan saat luring',
};
const accessWords: Record<string, string> = {
  publik: 'siapa saja, tanpa token',
  masuk: 'semua yang sudah masuk',
  calon: 'semua akun aktif, dan yang sedang mengisi data diri',
};

const rolesOf = ({ 'x-roles': roles }: Operation): string =>
  typeof roles === 'string' ? (accessWords[roles] ?? roles) : roles.join(', ');

/** The whole contract as one page that a person reads: the document, drawn. */
export function docsPage(document: Document) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation['x-alias-of'] ? [] : [{ path, method, operation, aliases: aliasesOf(methods, operation) }],
    ),
  );
  return html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>
            Versi ${document.info.version}. Dokumen untuk program:
            <a href="/api/openapi.json">openapi.json</a>
          </p>
          ${document.info.description.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
          <form hidden>
            <input
              id="cari"
              type="search"
              aria-label="Cari panggilan"
              placeholder="Cari panggilan . . ."
              autocomplete="off"
            />
            <select id="peran" aria-label="Peran">
              <option value="">Semua peran</option>
              ${roleList.map((role) => html`<option>${role}</option>`)}
            </select>
          </form>
          <p id="kosong" hidden>Tidak ada panggilan yang cocok.</p>
          ${document.tags.map(
            (tag) =>
              html`<section>
                <h2>${tag.description}</h2>
                ${calls.filter(({ operation }) => operation.tags.includes(tag.name)).map((call) => callDetails(document, call))}
              </section>`,
          )}
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`;
}

const aliasesOf = (methods: Document['paths'][string], { operationId }: Operation): string[] =>
  Object.entries(methods).flatMap(([method, other]) =>
    other['x-alias-of'] === operationId ? [method.toUpperCase()] : [],
  );

type Call = { path: string; method: string; operation: Operation; aliases: string[] };

function callDetails(document: Document, { path, method, operation, aliases }: Call) {
  const roles = operation['x-roles'];
  const peran = (typeof roles === 'string' ? roleList : roles).join('|');
  const cari = `${method} ${path} ${operation.summary} ${operation.operationId}`.toLowerCase();
  const parameters = (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter));
  const actions = operation['x-actions'] ?? [];
  const [, success] = Object.entries(operation.responses).find(([status]) => Number(status) < 300) ?? [];
  return html`<details id="${operation.operationId}" data-cari="${cari}" data-peran="${peran}">
    <summary>
      <b>${method.toUpperCase()}</b><code>/api${path}</code><small>${operation.summary}</small>
    </summary>
    <div class="isi">
      <dl>
        <dt>Peran</dt>
        <dd>${rolesOf(operation)}</dd>
        <dt>Luring</dt>
        <dd>${offlineWords[operation['x-offline']]}</dd>
        ${
          aliases.length > 0
            ? html`<dt>Metode lain</dt>
                <dd>${aliases.join(', ')}</dd>`
            : ''
        }
        ${actions.map(
          ({ label, from, revision }) =>
            html`<dt>Tindakan</dt>
              <dd>
                ${label}: pada status ${from.join(', ')}${revision ? '; aplikasi menyertakan base_rev' : ''}
              </dd>`,
        )}
      </dl>
      ${table('Parameter', parameters.map(parameterRow))}
      ${table('Isi permintaan', rowsIn(document, operation.requestBody))}
      ${table('Jawaban', rowsIn(document, success))}
      <h3>Penolakan</h3>
      <dl>
        ${Object.entries(operation.responses)
          .filter(([status]) => Number(status) >= 400)
          .map(
            ([status, response]) =>
              html`<dt>${status}</dt>
                <dd>${resolve<{ description: string }>(document, response).description}</dd>`,
          )}
      </dl>
    </div>
  </details>`;
}

const parameterRow = ({ name, in: place, required, schema, description = '' }: Parameter): FieldRow => {
  const [row] = fieldRows(
    { components: {} },
    { type: 'object', properties: { [name]: schema }, required: required ? [name] : [] },
  );
  return {
    ...row!,
    note: [place === 'header' ? 'header' : '', description, row!.note].filter(Boolean).join('. '),
  };
};

type Content = { content?: Record<string, { schema: JsonSchema }> };

/** The fields of a body or an answer; in whatever form it comes, they are the same. */
function rowsIn(document: Document, { content = {} }: Content = {}): FieldRow[] {
  const [first] = Object.values(content);
  return first ? fieldRows(document, first.schema) : [];
}

function table(title: string, rows: FieldRow[]) {
  if (rows.length === 0) return '';
  return html`<h3>${title}</h3>
    <div class="tabel">
      <table>
        <thead>
          <tr>
            <th>Nama</th>
            <th>Jenis</th>
            <th>Keterangan</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ depth, name, type, required, note }) =>
              html`<tr>
                <td class="d${depth}"><code>${name}</code></td>
                <td>${type}</td>
                <td>${[required ? '' : 'opsional', note].filter(Boolean).join('. ')}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function resolve<T>(document: Document, value: unknown): T {
  const { $ref } = value as { $ref?: string };
  if (!$ref) return value as T;
  return $ref
    .slice(2)
    .split('/')
    .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], document) as T;
}
