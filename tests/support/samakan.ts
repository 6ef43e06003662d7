import { demoAccounts } from '#server/demo/accounts.ts';

const orang = new Set(demoAccounts.map(({ uuid }) => uuid));

/** What is a record's own: a file, an id, a secret code, a number that is given out in turn. */
const milikSendiri =
  /\b(?:[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}|(?:INV\/P[GN]|KW)\/\d{4}\/\d{5}|\d{4}([/-])LHU\1[A-Z]+\1\d{4}|[A-Z]+-\d{4}-\d{4,5}|(?:UJI|CONTOH)-[0-9a-f]{12})\b/g;

/**
 * A record without what tells it from another one that says the same: each id, running number and file becomes the
 * place it first stands at, so that what names the same thing still does. Persons, words, sums and moments stay.
 */
export function samakan(data: unknown): unknown {
  const nama = new Map<string, string>();
  const urutan = (satu: string): string => {
    if (orang.has(satu)) return satu;
    nama.set(satu, nama.get(satu) ?? `#${nama.size}`);
    return nama.get(satu)!;
  };
  // A paper is as large as the number that is printed on it.
  const tanpaUkuran = JSON.stringify(data).replaceAll(/"size":\d+/g, '"size":0');
  // Beside its uuid a record of master data has the number that lines name it by.
  const tanpaNomor = tanpaUkuran.replaceAll(/"id":\d+(?=,"uuid")/g, '"id":0');
  return JSON.parse(tanpaNomor.replaceAll(milikSendiri, urutan));
}
