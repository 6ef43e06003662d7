import type { Page } from '@playwright/test';
import { maksIsiLaporan } from '#domain/analisis/rules.ts';
import { masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { editor } from '#tests/e2e/support/bangku.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

/** Opens the report form of a parameter that is being worked on. */
async function bukaLaporan(page: Page, url: string): Promise<void> {
  const { uuid } = await parameterDi(await masukApi(url, 'analis@kampus.example'), 2);
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await page.getByRole('button', { name: 'Buat laporan', exact: true }).click();
  await expect(editor(page)).toBeVisible();
}

type Tempelan = { html?: string; teks?: string; gambar?: boolean };

/** Pastes where the cursor stands, as the clipboard of another program holds it. */
const tempel = (page: Page, tempelan: Tempelan): Promise<void> =>
  editor(page).evaluate((box, { html = '', teks = '', gambar = false }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', teks);
    if (gambar) clipboardData.items.add(new File(['x'], 'foto.png', { type: 'image/png' }));
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, tempelan);

for (const ukuran of ['tablet', 'ponsel'] as const) {
  test(`[ANALYSIS-08] a tap at the foot of an empty report begins to write in it, on a ${ukuran}`, async ({
    perangkatSiap,
    proses,
  }) => {
    const page = await perangkatSiap('analis@kampus.example', ukuran);
    await bukaLaporan(page, proses.url);
    const bingkai = page.locator('.mantine-RichTextEditor-root');
    const { x, y, width, height } = (await bingkai.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height - 24);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('Diketuk di bawah');
    await expect(editor(page)).toHaveText('Diketuk di bawah');
  });

  test(`[MSG-02] a report over its limit says so above the button that was pressed, on a ${ukuran}`, async ({
    perangkatSiap,
    proses,
  }) => {
    const page = await perangkatSiap('analis@kampus.example', ukuran);
    await bukaLaporan(page, proses.url);
    const paragraf = `<p>${'Data kromatogram 0123456789 '.repeat(36)}</p>`;
    await editor(page).focus();
    await tempel(page, { html: paragraf.repeat(Math.ceil(maksIsiLaporan / paragraf.length)) });
    // Somebody looks at the middle of it once more.
    await editor(page).locator('p').nth(100).tap();
    await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
    const pesan = page.locator('[data-fills]').getByText(/lebih dari 300 KB/);
    await expect(pesan).toBeInViewport({ ratio: 1 });
    const tampak = await pesan.evaluate((text) => {
      const { left, top, height } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + 8, top + height / 2));
    });
    expect(tampak, 'nothing stands over it').toBe(true);
  });
}

test('[ANALYSIS-08] Ctrl+Enter sends a report from its text and breaks no line; Esc closes it and keeps the draft', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap('analis@kampus.example', 'laptop');
  await bukaLaporan(page, proses.url);
  const tanya = page.getByRole('dialog', { name: 'Simpan data yang diinputkan ?' });
  await editor(page).pressSequentially('Ditimbang');
  for (const kunci of ['Control+Enter', 'Meta+Enter']) {
    await editor(page).press(kunci);
    await tanya.getByRole('button', { name: 'Batal' }).click();
    await expect(tanya).toHaveCount(0);
  }
  await expect(editor(page).locator('br')).toHaveCount(0);

  await editor(page).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lanjutkan menulis' }).click();
  await expect(editor(page)).toHaveText('Ditimbang');
});

test('[GAP-78] cells of a spreadsheet become a table, also as bare text, and a pasted picture says what became of it', async ({
  perangkatSiap,
  proses,
}) => {
  const page = await perangkatSiap('analis@kampus.example');
  await bukaLaporan(page, proses.url);
  await editor(page).focus();
  const sel = editor(page).getByRole('cell');
  const teks = 'Replikasi\tKadar\r\n1\t<98,2\r\n';
  const html = '<table><tr><td>Replikasi</td><td>Kadar</td></tr><tr><td>1</td><td>&lt;98,2</td></tr></table>';
  // A spreadsheet on a computer puts a picture of the cells beside them, one on a tablet their words alone.
  for (const tempelan of [{ teks, html, gambar: true }, { teks }]) {
    await tempel(page, tempelan);
    await expect(sel).toHaveText(['Replikasi', 'Kadar', '1', '<98,2']);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect(sel).toHaveCount(0);
  }

  const pesan = page.getByRole('alert').filter({ hasText: 'Gambar tidak ikut tertempel' });
  await expect(pesan).toHaveCount(0);
  for (const [tempelan, tinggal] of [
    [{ gambar: true }, ''],
    [{ html: '<p>Kadar <img src="data:,a"></p>', teks: 'Kadar' }, ':Kadar'],
  ] as const) {
    await tempel(page, tempelan);
    await expect(pesan).toBeInViewport();
    await expect(editor(page)).toHaveText(tinggal);
    // It does not lie on what is written next.
    await page.keyboard.type(':');
    await expect(pesan).toHaveCount(0);
  }
});
