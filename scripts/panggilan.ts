import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiGroups } from '#domain/api.ts';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Where the table lies. */
export const berkasPanggilan = `${root}docs/panggilan.md`;

type Source = { path: string; text: string };
const sourcesOf = (folder: string): Source[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }));

/** Every call with the file that declares it and the one that carries it out: the way from an address to its code. */
export function tabelPanggilan(): string {
  const domain = sourcesOf('src/domain');
  const modules = sourcesOf('server/modules');
  const declared = domain.find(({ path }) => path.endsWith('/api.ts'))!.text;
  const baris = apiGroups.flatMap(({ nama, judul, api }) => {
    const [, konstanta = ''] = new RegExp(`group\\('${nama}',[^)]*, (\\w+)`).exec(declared) ?? [];
    return [
      `## ${judul}`,
      '',
      '| Panggilan | Dideklarasikan di | Dikerjakan di |',
      '|---|---|---|',
      ...Object.entries(api).map(
        ([key, endpoint]) =>
          `| \`${callName(endpoint)}\` | ${declarationOf(domain, konstanta, endpoint)} | ${handlerOf(modules, konstanta, key, endpoint)} |`,
      ),
      '',
    ];
  });
  return [
    '# Panggilan',
    '',
    'Ditulis dari kode oleh `npm run alur`; jangan diubah di sini.',
    '',
    ...baris,
  ].join('\n');
}

function declarationOf(domain: readonly Source[], konstanta: string, { path }: AnyEndpoint): string {
  const group = domain.find(({ text }) => text.includes(`const ${konstanta} `))!;
  if (group.text.includes(`'${path}'`)) return group.path;
  return domain.find(({ text }) => text.includes(`path: '${path}'`))?.path ?? group.path;
}

/** The function that a module hands the call to, else where it stands itself; master data has one for all kinds. */
function handlerOf(
  modules: readonly Source[],
  konstanta: string,
  key: string,
  { path }: AnyEndpoint,
): string {
  if (konstanta.endsWith('Master')) return 'server/core/master.ts';
  const module = modules.find(({ text }) => new RegExp(`implement\\(\\s*${konstanta}\\b`).test(text));
  if (!module)
    return (
      modules.find(({ text }) => text.includes(`'/api${path}'`) || text.includes(`${konstanta}.${key}`))
        ?.path ?? '-'
    );
  const [, called] = new RegExp(`\\n\\s+${key}: (?:\\(\\w+\\) =>\\s*)?(\\w+)[(,]`).exec(module.text) ?? [];
  const [, from] = called
    ? (new RegExp(`import \\{[^}]*\\b${called}\\b[^}]*\\} from '\\./([^']+)'`).exec(module.text) ?? [])
    : [];
  return from ? module.path.replace(/[^/]+$/, from) : module.path;
}
