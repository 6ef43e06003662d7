import type { Hono } from 'hono';

export type Halaman = { url: URL; response: Response; text: string };

/** A browser in front of the in-process server: cookies by path, redirects followed until `berhenti` says so. */
export function createBrowser(
  api: Hono,
  base = 'http://localhost:8080',
  berhenti = (url: URL) => url.pathname === '/masuk',
) {
  const cookies = new Map<string, { value: string; path: string }>();

  async function open(
    path: string,
    init: { method?: string; body?: URLSearchParams } = {},
  ): Promise<Halaman> {
    const url = new URL(path, base);
    const sent = [...cookies]
      .filter(([, one]) => url.pathname.startsWith(one.path))
      .map(([name, one]) => `${name}=${one.value}`);
    const response = await api.request(url.href, { ...init, headers: { cookie: sent.join('; ') } });
    for (const line of response.headers.getSetCookie()) {
      const [pair, ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair!.slice(0, pair!.indexOf('='));
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      if (pair!.endsWith('=')) cookies.delete(name);
      else cookies.set(name, { value: pair!.slice(name.length + 1), path });
    }
    const location = response.headers.get('location');
    const next = location ? new URL(location, url) : null;
    if (next && (berhenti(next) || next.origin !== url.origin)) return { url: next, response, text: '' };
    return next ? open(next.href) : { url, response, text: await response.text() };
  }

  const submit = (path: string, fields: Record<string, string>) =>
    open(path, { method: 'POST', body: new URLSearchParams(fields) });
  return { open, submit, cookies };
}
