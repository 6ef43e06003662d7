import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root, say } from '#scripts/process.mjs';
import { lockedPackages } from './lockfile.mjs';

const path = join(root, 'THIRD-PARTY.md');

/** Licences that ask for no more than to be named with their text. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/**
 * What asks for more, and why that is kept. A new one needs a line here and a reader of its licence.
 * @type {Record<string, string>}
 */
const named = {
  // Copyleft by file: it is used as it comes, on the server alone, and its source is at its registry.
  'web-push': 'MPL-2.0',
};

/** @typedef {{ name: string, version: string, license: string, copyright: string, text: number | null }} Row */

/** Whether an SPDX expression can be fulfilled: one side of every OR, both of every AND.
 * @param {string} expression */
export const isPermissive = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((license) => permissive.has(license)));

/** THIRD-PARTY.md as it has to be. Throws where a package has a licence that nobody has looked at. */
function thirdParty() {
  /** @type {Map<string, { at: number, body: string }>} */
  const texts = new Map();
  const rows = lockedPackages()
    .filter(({ dev }) => !dev)
    .map((locked) => rowOf(locked, texts));
  const refused = rows.filter(({ name, license }) => !isPermissive(license) && named[name] !== license);
  if (refused.length > 0)
    throw new Error(
      `packages with a licence nobody has looked at: ${refused.map(({ name, license }) => `${name} (${license})`).join(', ')}`,
    );
  return `# Packages of others

What the server and the app are made of besides our own, with its licence: ${rows.length} packages, as package-lock.json has them
(\`npm run licenses\` writes this anew; \`npm run sbom\` gives the same for programs). The number leads to the text below.
Without one the package brings none, or is for another kind of machine than this list was made on.

| Package | Version | Licence | Text | Whose |
|---|---|---|---|---|
${rows.map(({ name, version, license, text, copyright }) => `| ${name} | ${version} | ${license} | ${text ?? ''} | ${copyright} |`).join('\n')}

${[...texts.values()].map(({ at, body }) => `## ${at}\n\n\`\`\`text\n${body}\n\`\`\``).join('\n\n')}
`;
}

/**
 * @param {import('./lockfile.mjs').Locked} locked
 * @param {Map<string, { at: number, body: string }>} texts
 * @returns {Row}
 */
function rowOf({ place, name, version, license = 'UNKNOWN', os }, texts) {
  const row = { name, version, license, copyright: '', text: null };
  // Whether the binary of a kind of machine is there says where the list was made.
  const text = os ? null : licenseText(join(root, place));
  if (text === null) return row;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const isNotice = (/** @type {string} */ line) => /^\W*(copyright|©)/i.test(line) && !/[[{]/.test(line);
  const isLong = lines.length > 60;
  const body = (isLong ? lines : lines.filter((line) => !isNotice(line)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const key = body.toLowerCase().replace(/[^a-z]/g, '');
  const known = texts.get(key) ?? { at: texts.size + 1, body };
  texts.set(key, known);
  const notices = isLong ? [] : lines.filter(isNotice).map((line) => line.trim().replaceAll('|', '\\|'));
  return { ...row, copyright: notices.join('; '), text: known.at };
}

/** @param {string} folder */
function licenseText(folder) {
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|ofl)(\W.*)?$/i.test(name) && !/\.(js|d\.ts)$/.test(name))
    .toSorted()[0];
  return file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r', '') : null;
}

/** Whether the file in the repository is what the packages are. */
export async function checkLicenses() {
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === thirdParty();
  if (!isCurrent) say('THIRD-PARTY.md is not what package-lock.json says: npm run licenses');
  return isCurrent;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(async () => {
    writeFileSync(path, thirdParty());
    return 0;
  });
