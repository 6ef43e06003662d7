import { readFile } from 'node:fs/promises';
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

/**
 * Chooses as a person does: the input behind the button is hidden. 'Ambil foto' is `<input capture>`: the device's own
 * camera app takes the photo and hands over a file, so there is no stream that a browser could fake.
 */
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

/** The colour of a picture at a place in parts of it, and how large it is. */
export const dilihat = (gambar: Locator, x: number, y: number) =>
  gambar.evaluate(
    async (img: HTMLImageElement, [kiri, atas]) => {
      await img.decode();
      const { naturalWidth: lebar, naturalHeight: tinggi } = img;
      const canvas = new OffscreenCanvas(lebar, tinggi);
      const context = canvas.getContext('2d')!;
      context.drawImage(img, 0, 0);
      const [r = 0, g = 0, b = 0] = context.getImageData(lebar * kiri!, tinggi * atas!, 1, 1).data;
      const warna = r > 180 && g > 160 ? 'kuning' : r > 180 ? 'merah' : b > 180 ? 'biru' : `${r},${g},${b}`;
      return { warna, lebar, tinggi };
    },
    [x, y],
  );

/** The paper of the open report, as it is saved. */
export async function unduh(page: Page): Promise<Uint8Array> {
  const turun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  return new Uint8Array(await readFile((await (await turun).path())!));
}
