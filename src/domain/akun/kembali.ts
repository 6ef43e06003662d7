/** Any origin will do: what is read against it must stay within it. */
const asal = 'https://mejalab.invalid';
/** Sign-in itself and what no page lies under. */
const bukanHalaman = /^\/(api|idp|masuk)(\/|$)/;

/**
 * Where to go after sign-in: a page of this very app, in the form browsers give it, whatever was asked for; '/' when it
 * is none. A browser reads '//host', '/\host' and '/..//host' as somebody else's address, so an address with an empty
 * part is no page of ours. The one word on this, for server and app.
 */
export function alamatKembali(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > 2000 || !/^\/[^\\\p{Cc}]*$/u.test(asked)) return '/';
  // A path that begins with two slashes may not even be an address.
  if (asked.startsWith('//')) return '/';
  const { origin, pathname, search, hash } = new URL(asked, asal);
  if (origin !== asal || pathname.includes('//') || bukanHalaman.test(pathname)) return '/';
  return pathname + search + hash;
}
