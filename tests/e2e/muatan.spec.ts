import { readFile } from 'node:fs/promises';
import { masukApi } from './support/api.ts';
import { testDenganSatuServer } from './support/bersama.ts';
import { expect } from './support/uji.ts';

const test = testDenganSatuServer();

test('[architecture.md 5] what a device loads travels packed, and what it has is not sent again', async ({
  proses,
}) => {
  const minta = (path: string, headers: Record<string, string> = {}) =>
    fetch(proses.url + path, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } });
  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const assets = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  for (const file of [...assets].filter((name) => /\.(m?js|css)$/.test(name))) {
    const response = await minta(`/${file}`);
    expect(response.headers.get('content-encoding'), file).toBe('br');
    expect(response.headers.get('cache-control'), file).toContain('immutable');
    expect(await response.text(), file).toBe(await readFile(`dist/${file}`, 'utf8'));
  }

  for (const path of ['/sw.js', '/login']) {
    const response = await minta(path);
    expect(response.headers.get('content-encoding'), path).toBe('gzip');
    expect(response.headers.get('cache-control'), path).toBe('no-cache');
    const lagi = await minta(path, { 'if-none-match': response.headers.get('etag')! });
    expect(lagi.status, path).toBe(304);
    const lain = await minta(path, { 'if-none-match': 'W/"yang lain"' });
    expect(await lain.text(), path).toBe(await response.text());
  }

  const { token } = await masukApi(proses.url, 'analis@kampus.example');
  const pull = await minta('/api/test-analysis/analyst', { authorization: `Bearer ${token}` });
  expect(pull.headers.get('content-encoding')).toBe('gzip');
  expect(await pull.json()).toMatchObject({ status: 200 });
});
