import { paths } from '#paths';
import { tunggu, type Peramban } from './peramban.ts';

/** What a person does at the bench and sees there, in either browser. */

export const tombol = (label: string) => `//button[normalize-space()='${label}']`;
/** A button of the editor's toolbar, which has a picture for a name. */
export const alat = (label: string) => `//button[@aria-label='${label}']`;
export const pilihan = (label: string) => `//label[normalize-space()='${label}']`;
export const bidang = (label: string) =>
  `//*[@id = //label[starts-with(normalize-space(), '${label}')]/@for]`;
export const editor = `//*[@contenteditable='true' and @role='textbox']`;

/** Waits until it is there to be clicked, and clicks once. */
export const klik = (p: Peramban, xpath: string) =>
  tunggu(() => p.klik(xpath), `clicked ${xpath}`).toBe(true);

/** The path the page is at. */
export const jalur = (p: Peramban) => p.tanya(() => location.pathname);

/** All a reader sees of the page. */
export const tampak = (p: Peramban) => p.tanya(() => document.body.innerText);

/** Whether what is typed goes into the editor. */
export const diEditor = (p: Peramban) =>
  p.tanya(() => document.activeElement?.matches('[contenteditable="true"][role="textbox"]') ?? false);

/** What is in the editor, as text; null while it is not there. */
export const tertulis = (p: Peramban) =>
  p.tanya(() => document.querySelector('[contenteditable="true"][role="textbox"]')?.textContent ?? null);

/** The words of the badge (GAP-114). Rail and top bar both hold one; the layout shows the one that fits. */
const lencana = (p: Peramban) =>
  p.tanya(() => {
    const badges = Array.from(document.querySelectorAll('a[href="/kotak-keluar"][data-tone]'));
    return badges.find((badge) => badge.checkVisibility())?.textContent ?? null;
  });

/** The words of the badge, waited for. */
export const tungguLencana = (p: Peramban, words: string) => tunggu(() => lencana(p), 'badge').toBe(words);

/** Signs in through the demo provider and waits until the device can go without the server. */
export async function masuk(p: Peramban, email: string): Promise<void> {
  await p.buka(paths.login());
  // Pressed again where nothing comes of it: the page that stands before the app is there gives way to the app's own.
  const pilihAkun = async () => {
    if (await p.klik(`//button[@value='${email}']`)) return true;
    await p.klik(tombol('Masuk dengan akun Anda'));
    return false;
  };
  await tunggu(pilihAkun, 'the account is chosen').toBe(true);
  await tunggu(() => jalur(p), 'the app is open').toMatch(/^\/(?!$|login|masuk|idp|api)/);
  // Leaves the first page in the middle of its first pull: set aside by the browser, it must not hold the database.
  await p.buka(paths.analisis.list());
  await tunggu(() => p.tanya(() => navigator.serviceWorker.controller?.state), 'worker').toBe('activated');
  const kursor = async () => (await p.tanya(bacaTabel, 'kursor')).find(({ nama }) => nama === 'tarik');
  await tunggu(kursor, 'the work set is complete').toMatchObject({ mengisi: false });
  await tungguLencana(p, 'Tersambung');
}

/** Runs in the page: all rows of a table of the signed-in person; none while there is no such database. */
export async function bacaTabel(tabel: string): Promise<Record<string, unknown>[]> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((one) => /^mejalab-[0-9a-f]{8}-/.test(one));
  if (!name) return [];
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const db = await answer(indexedDB.open(name));
  try {
    return await answer(db.transaction(tabel).objectStore(tabel).getAll());
  } finally {
    db.close();
  }
}
