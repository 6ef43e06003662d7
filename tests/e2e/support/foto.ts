import type { Locator, Page } from '@playwright/test';
import { adaExif, jpegBerlokasi } from '#tests/support/foto.ts';
import { expect } from './uji.ts';

/** A picture of 2400 x 1600 points, red on its left and blue on its right, as a telephone turns it: red above. */
export async function dipotret(page: Page, nama = 'krus.jpg') {
  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1600);
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'red';
    context.fillRect(0, 0, 1200, 1600);
    context.fillStyle = 'blue';
    context.fillRect(1200, 0, 1200, 1600);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  const buffer = jpegBerlokasi(Uint8Array.from(jpeg));
  expect(adaExif(buffer)).toBe(true);
  return { name: nama, mimeType: 'image/jpeg', buffer };
}

/** Chooses as a person does: the input behind the button is hidden. */
export async function tambahFoto(
  di: Page | Locator,
  tombol: string,
  files: Awaited<ReturnType<typeof dipotret>>[],
): Promise<void> {
  const page = 'page' in di ? di.page() : di;
  const memilih = page.waitForEvent('filechooser');
  await di.getByRole('button', { name: tombol }).click();
  await (await memilih).setFiles(files);
}
