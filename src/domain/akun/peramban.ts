const peramban = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const sistem = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** What a person knows a device by: 'Chrome di Android'. What is no browser says nothing of where it runs. */
export function namaPeramban(userAgent: string): string {
  if (!userAgent.startsWith('Mozilla/')) return 'Program lain';
  const dari = (semua: readonly (readonly [string, RegExp])[]) =>
    semua.find(([, pola]) => pola.test(userAgent))?.[0];
  return [dari(peramban) ?? 'Peramban', dari(sistem)].filter(Boolean).join(' di ');
}
