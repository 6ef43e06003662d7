/**
 * npm run token -- EMAIL [BASE_URL]: signs a demo account in against a running server, through the same OpenID Connect
 * flow a browser goes through, and prints its bearer token alone on stdout.
 */
const usage = 'Pemakaian: npm run token -- EMAIL [BASE_URL]';

/** A browser as far as sign-in needs one: it keeps cookies by path and follows redirects. */
function createBrowser() {
  const cookies = new Map<string, { value: string; path: string }>();

  async function open(
    address: URL,
    init: { method?: string; body?: URLSearchParams } = {},
  ): Promise<{ url: URL; response: Response }> {
    const sent = [...cookies]
      .filter(([, { path }]) => address.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { cookie: sent.join('; ') },
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location) {
      const next = new URL(location, address);
      // The app's own page is where the way ends: it would read the code from its address.
      return next.pathname === '/masuk' ? { url: next, response } : open(next);
    }
    return { url: address, response };
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    if (value === '') cookies.delete(name);
    else cookies.set(name, { value, path });
  }

  return { open };
}

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

async function signIn(email: string, base: string): Promise<string> {
  const browser = createBrowser();
  const choice = await browser.open(new URL('/api/auth/start', base));
  if (!choice.response.ok || !choice.url.pathname.startsWith('/idp/'))
    throw new Error(
      `Server di ${base} tidak menawarkan akun peragaan (jawaban ${choice.response.status} dari ${choice.url.origin}${choice.url.pathname}).`,
    );
  const chosen = await browser.open(choice.url, form({ akun: email }));
  const kode = chosen.url.searchParams.get('kode');
  if (!kode) throw new Error(`Tidak ada akun peragaan ${email}. Daftarnya dicetak server saat mulai.`);
  const { response } = await browser.open(new URL('/api/auth/login', base), form({ kode }));
  const answer = (await response.json()) as { info: string; data?: { token: string } };
  if (!response.ok || !answer.data) throw new Error(`Masuk ditolak: ${answer.info}`);
  return answer.data.token;
}

export {}; // A module, for the await below.

const [email, base = 'http://localhost:8080'] = process.argv.slice(2);
try {
  if (!email) throw new Error(usage);
  if (!URL.canParse(base)) throw new Error(`Alamat ${base} tidak sah. ${usage}`);
  process.stdout.write(`${await signIn(email, base)}\n`);
} catch (error) {
  const cause =
    error instanceof TypeError
      ? `Server di ${base} tidak dapat dihubungi. Jalankan dahulu dengan npm start.`
      : (error as Error).message;
  process.stderr.write(`${cause}\n`);
  process.exitCode = 1;
}
