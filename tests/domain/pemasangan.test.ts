import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const baca = (file: string) => readFileSync(file, 'utf8');
const nama = (teks: string, pola: RegExp) => [...teks.matchAll(pola)].map(([, satu]) => satu!);
const urut = (satu: Iterable<string>) => [...new Set(satu)].toSorted();

const contoh = nama(baca('.env.example'), /^#([A-Z0-9_]+)=/gm);

test('[BEYOND-54] every setting the server reads is explained in .env.example, and nothing else is', () => {
  const schema = /z\.object\(\{\n(.*?)\n\}\);/s.exec(baca('server/config.ts'))![1]!;
  const dibaca = nama(schema, /^ {2}([A-Z0-9_]+):/gm).filter((satu) => satu !== 'NODE_ENV');
  expect(dibaca.length).toBeGreaterThan(30);
  expect(urut(contoh)).toEqual(urut(dibaca));
});

test('[BEYOND-54] what installs it, and the page that says how, name settings that exist', () => {
  /** Of Node, npm, Postgres, the store and Caddy, and those that compose alone asks for. */
  const milikLain =
    /^(NODE_\w+|POSTGRES_\w+|ROOT_\w+|VGW_\w+|MEJALAB_\w+|OTEL_\w+|PATH|HOME|DEBIAN_FRONTEND)$/;
  const disebut = [
    ...nama(baca('deploy/compose.yaml'), /(?:^ +|\$\{)([A-Z][A-Z0-9_]+)(?=:|\}|-)/gm),
    ...nama(baca('deploy/Dockerfile'), /(?:^ENV |(?<=^ENV .*) )([A-Z][A-Z0-9_]+)=/gm),
    ...globSync('deploy/debian/*').flatMap((file) =>
      nama(baca(file), /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST|DEMO)=/g),
    ),
    ...globSync('docs/deploy*.md').flatMap((file) =>
      nama(baca(file), /`([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT|HOST|DEMO)\b/g),
    ),
  ].filter((satu) => !milikLain.test(satu));
  expect(disebut.length).toBeGreaterThan(60);
  expect(urut(disebut).filter((satu) => !contoh.includes(satu))).toEqual([]);
});

test('[BEYOND-54] the image leaves out just those packages that are in the built app already', () => {
  const { dependencies } = JSON.parse(baca('package.json')) as { dependencies: Record<string, string> };
  const server = globSync(['server/**/*.ts', 'scripts/*.ts', 'src/{domain,pdf}/**/*.ts'])
    .map(baca)
    .join('\n');
  const hanyaAplikasi = Object.keys(dependencies).filter(
    (satu) => satu !== 'node' && !server.includes(`'${satu}'`) && !server.includes(`'${satu}/`),
  );
  const dicabut = /npm uninstall (.*?)\n\n/s.exec(baca('deploy/Dockerfile'))![1]!;
  expect(urut(nama(dicabut, /(?<=\s)([@a-z][\w@/-]*)/g))).toEqual(urut(hanyaAplikasi));
});
