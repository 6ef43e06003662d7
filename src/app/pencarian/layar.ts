/** What the search is called, which is not the screen behind it. */
export const namaPencarian = 'Pencarian';

/** Something that can be pressed on the screen behind the search. */
export type DiLayar = {
  title: string;
  /** What it is found by: its own words, and of a row all that the row says. */
  cari: string;
  /** Where it leads, if it is a link. */
  to: string | null;
  /** It stands in a list of such: found when it is looked for, never offered. */
  dalamDaftar: boolean;
  /** Presses it; false where it is there no more. */
  tekan: () => boolean;
};

/** What refuses just now is left out, what belongs to another search, and what leads here. */
const dapatDitekan = ['a[href]', 'button']
  .map((satu) => `${satu}:not(:disabled, [aria-disabled='true'], [role='search'] *, [data-cari])`)
  .join();
const baris = 'tr, li, article';

const rapi = (teks: string | null): string => (teks ?? '').replace(/\s+/g, ' ').trim();

/** A row's words without what can be done with it. */
function kataBaris(row: Element): string {
  const salinan = row.cloneNode(true) as Element;
  for (const satu of salinan.querySelectorAll('button, a:not([data-opens])')) satu.remove();
  return [...salinan.querySelectorAll('*')].map(({ textContent }) => textContent).join(' ');
}

function bacaSatu(satu: HTMLElement): DiLayar {
  const title =
    satu.getAttribute('aria-label') ??
    // As it is set: parts that stand beside each other are words apart.
    rapi(satu.querySelector('[title]')?.getAttribute('title') ?? satu.innerText);
  const row = satu.closest(baris);
  const { pathname, search } = satu instanceof HTMLAnchorElement ? satu : { pathname: null, search: '' };
  return {
    title,
    cari: `${title} ${row && 'opens' in satu.dataset ? kataBaris(row) : ''}`.toLowerCase(),
    to: pathname === null ? null : pathname + search,
    dalamDaftar: row !== null || satu.closest('nav, th') !== null,
    // As if pressed there: a row stores its list's choices on the way (LIST-08).
    tekan: () => {
      const ada = satu.isConnected;
      satu.click();
      return ada;
    },
  };
}

/** The commands of the screen that is open, and the rows it shows: what stands there is found, whoever holds it. */
export function bacaLayar(): DiLayar[] {
  const layar = [
    ...document.querySelectorAll(`main, [role="dialog"]:not([aria-label="${namaPencarian}"])`),
  ].at(-1);
  return [...(layar?.querySelectorAll<HTMLElement>(dapatDitekan) ?? [])]
    .filter((satu) => satu.checkVisibility())
    .map(bacaSatu)
    .filter(({ title }) => title !== '');
}

/** Where the screen's own search box stands, if it is in sight. */
export function tempatKotakCari(): DOMRect | null {
  const tempat = document.querySelector('main [role="search"]')?.getBoundingClientRect();
  return tempat && tempat.top >= 0 && tempat.bottom < window.innerHeight / 2 ? tempat : null;
}
