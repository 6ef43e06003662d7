import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiGroups } from '#domain/api.ts';
import type { AnyWorkflow } from '#domain/core/workflow.ts';
import { berkasPanggilan, tabelPanggilan } from './panggilan.ts';

/** Where the drawings lie. */
export const folderAlur = fileURLToPath(new URL('../docs/alur/', import.meta.url));

/** Every workflow that some call carries acts of, by the name of its drawing. */
export const semuaAlur: ReadonlyMap<string, AnyWorkflow> = new Map(
  apiGroups
    .flatMap(({ api }) => Object.values(api))
    .flatMap(({ carries }) => (carries ? [carries.workflow] : []))
    .map((workflow) => [`${workflow.name.toLowerCase().replaceAll(' ', '-')}.md`, workflow]),
);

/** A workflow as a page: its states and acts as a graph, and who does what, with or without a network. */
export function gambarAlur({ name, initial, states, actions }: AnyWorkflow): string {
  const simpul = Object.entries(states).map(([nama, { code, label }]) => `  ${nama}: ${code} · ${label}`);
  const panah = Object.values(actions).flatMap(({ label, from, to }) =>
    from.flatMap((dari) => tujuan(to, dari).map((ke) => `  ${dari} --> ${ke}: ${label}`)),
  );
  const baris = Object.values(actions).map(
    ({ label, roles, ditunggu = [], offline, revision }) =>
      `| ${label} | ${roles.join(', ')} | ${ditunggu.map((nama) => states[nama]!.label).join(', ') || '-'} | ${offline === 'queued' ? 'ya' : 'tidak'} | ${revision ? 'ya' : 'tidak'} |`,
  );
  return [
    `# ${name}`,
    '',
    'Digambar dari kode oleh `npm run alur`; jangan diubah di sini.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${initial}`,
    ...simpul,
    ...panah,
    '```',
    '',
    '| Tindakan | Siapa | Ditunggu pada | Dapat luring | Menyebut versi yang dilihat |',
    '|---|---|---|---|---|',
    ...baris,
    '',
  ].join('\n');
}

/** Where an act may lead from one of its states; one that stays leads back to it. */
const tujuan = (to: AnyWorkflow['actions'][string]['to'], dari: string): readonly string[] =>
  to === null ? [dari] : typeof to === 'string' ? [to] : to.anyOf;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folderAlur, { recursive: true });
  for (const [file, workflow] of semuaAlur) writeFileSync(folderAlur + file, gambarAlur(workflow));
  writeFileSync(berkasPanggilan, tabelPanggilan());
}
