import type { Page } from '@playwright/test';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();
const kali = 50;

/** Asks and answers 'Batal' fifty times, as fast as the page lets one. Gives how often the page stood with its form. */
const tanyaBerulang = (page: Page, tombol: string): Promise<number> =>
  page.evaluate(
    async ([name, times]) => {
      const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
      const button = (words: string, inside: ParentNode) =>
        [...inside.querySelectorAll('button')].find(
          (one) => one.textContent === words && !one.closest('[inert]'),
        );
      const sampai = async <T>(ask: () => T | null | undefined | false): Promise<T> => {
        for (;;) {
          const found = ask();
          if (found) return found;
          await new Promise(requestAnimationFrame);
        }
      };
      const question = () => dialogs().find((one) => one.querySelector('h2')?.textContent?.endsWith('?'));
      let stood = 0;
      for (let time = 0; time < times; time++) {
        const act = await sampai(() => !question() && button(name, dialogs()[0] ?? document));
        act.click();
        const asked = await sampai(question);
        button('Batal', asked)!.click();
        await sampai(() => !question());
        const shown = (dialogs()[0] ?? document.body).textContent;
        if (document.querySelector('main h1')?.textContent && shown?.includes(name)) stood += 1;
      }
      return stood;
    },
    [tombol, kali] as const,
  );

const isi = {
  laporan: async (page: Page) => {
    await editor(page).click();
    await page.keyboard.type('Larutan uji diukur tiga kali.');
  },
  metode: (page: Page) => page.getByRole('textbox', { name: 'Metode uji' }).fill('Metode lain'),
  setuju: (page: Page) => page.getByRole('radio', { name: 'Disetujui' }).check(),
};

type Dialog = [progres: number, buka: string, isi: ((page: Page) => Promise<void>) | null, simpan: string];

const dialogList: Record<string, { halaman: string; dialog: readonly Dialog[] }> = {
  'analis@kampus.example': {
    halaman: '/analisis-sampel/edit',
    dialog: [
      [0, '', null, 'Mulai pengujian'],
      [2, 'Buat laporan', isi.laporan, 'Simpan'],
      [2, '', null, 'Batalkan pengujian'],
      [4, '', null, 'Ajukan selesai pengujian'],
    ],
  },
  'penyelia@kampus.example': {
    halaman: '/review-sampel-lpmok/edit',
    dialog: [
      [2, 'Buat review', isi.laporan, 'Simpan'],
      [2, 'Edit metode uji', isi.metode, 'Simpan'],
      [5, 'Putuskan', isi.setuju, 'Simpan'],
    ],
  },
};

test('the page stands however often its dialogs ask', async ({ tab, proses }) => {
  const api = await masukApi(proses.url, 'analis@kampus.example');
  for (const [siapa, { halaman, dialog }] of Object.entries(dialogList)) {
    const page = await tab(siapa, 'ponsel');
    for (const [progres, buka, lengkapi, simpan] of dialog)
      await test.step(`${siapa}, ${buka} ${simpan}`, async () => {
        const { uuid } = await parameterDi(api, progres);
        await page.goto(`${halaman}?uuid=${uuid}`);
        if (buka) await page.getByRole('button', { name: buka, exact: true }).first().click();
        await lengkapi?.(page);
        await expect(page.getByRole('button', { name: simpan, exact: true })).toBeVisible();
        expect(await tanyaBerulang(page, simpan)).toBe(kali);
      });
  }
});
