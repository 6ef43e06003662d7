import type { Locator, Page } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import { toWire } from '#domain/core/wire.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import { kodeVersi } from '#domain/lembar-kerja/kode-versi.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { contohSusut, isiSusut } from '#tests/support/contoh/lembar-kerja.ts';
import { masukApi } from './api.ts';
import { isiTabel, kunciTabel, sesiDi } from './simpanan.ts';
import { expect } from './uji.ts';

/** Gives a test of the catalogue a sheet, as its Admin writes it and its Kalab releases it. */
export async function rilisLembar(
  url: string,
  uuidParameterUji: string,
  isi: IsiLembar = isiSusut(),
  contoh: readonly Contoh[] = [contohSusut()],
): Promise<VersiLembar> {
  const admin = await masukApi(url, 'admin@kampus.example');
  const dibuat = await admin.panggil(
    'POST',
    '/test-parameter/sheet',
    toWire({ uuidParameterUji, isi, contoh }) as Record<string, unknown>,
  );
  expect(dibuat.status, JSON.stringify(dibuat.data)).toBe(201);
  const { uuid, rev } = dibuat.data as VersiLembar;
  const kalab = await masukApi(url, 'kalab@kampus.example');
  const dirilis = await kalab.panggil('PUT', '/test-parameter/sheet/release', { uuid, base_rev: rev });
  expect(dirilis.status, JSON.stringify(dirilis.data)).toBe(200);
  return dirilis.data as VersiLembar;
}

export const sel = (di: Page | Locator, nama: string): Locator =>
  di.getByRole('textbox', { name: nama, exact: true });

/** Types into the cell that has the focus and goes on to the next, as the keypad of a tablet does. */
export async function ketikBerturut(page: Page, nilai: readonly string[]): Promise<void> {
  for (const satu of nilai) {
    await page.keyboard.type(satu);
    await page.keyboard.press('Enter');
  }
}

/** The values of a sheet that this device has kept and not sent, by the cell. */
export async function selDiDraf(page: Page): Promise<Record<string, string>> {
  const { userId } = await sesiDi(page);
  const draf = await isiTabel<{ call: string; isi: { sel: { kunci: string; nilai: string }[] } }>(
    page,
    userId,
    'draf',
  );
  return Object.fromEntries(
    draf
      .filter(({ call }) => call.includes('sheet'))
      .flatMap(({ isi }) => isi.sel.map(({ kunci, nilai }) => [kunci, nilai])),
  );
}

/** Waits until these versions are on the device: what is released meanwhile comes with the next pull. */
export const punyaVersi = (page: Page, semua: readonly VersiLembar[]): Promise<void> =>
  expect
    .poll(async () => {
      const { userId } = await sesiDi(page);
      const ada = new Set(await kunciTabel(page, userId, 'versiLembar'));
      return semua.filter(({ uuid }) => !ada.has(uuid)).length;
    })
    .toBe(0);

/** Takes the sheet of a test out of use: new reports on it are text again (BEYOND-06). */
export async function tanpaLembar(url: string, uuidParameterUji: string): Promise<void> {
  const kalab = await masukApi(url, 'kalab@kampus.example');
  const { data } = await kalab.panggil('GET', `/test-parameter/sheet?uuid_parameter_uji=${uuidParameterUji}`);
  for (const { uuid, rev, statusVersi } of data as VersiLembar[])
    if (statusVersi.kdStatusVersi === kodeVersi.dirilis)
      await kalab.panggil('PUT', '/test-parameter/sheet/stop', {
        uuid,
        base_rev: rev,
        alasan: 'Metodenya diganti',
      });
}

/** Waits until this device knows that too. */
export const tanpaVersiDi = (page: Page, semua: readonly Pick<Analisis, 'parameter'>[]): Promise<void> =>
  expect
    .poll(async () => {
      const { userId } = await sesiDi(page);
      const versi = await isiTabel<{ data: VersiLembar }>(page, userId, 'versiLembar');
      return semua.filter(({ parameter }) =>
        versi.some(
          ({ data }) =>
            data.parameterUji.uuid === parameter.uuid && data.statusVersi.kdStatusVersi === kodeVersi.dirilis,
        ),
      ).length;
    })
    .toBe(0);
