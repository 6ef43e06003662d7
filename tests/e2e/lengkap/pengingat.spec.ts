import type { Page } from '@playwright/test';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { toWire } from '#domain/core/wire.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { bacaAnalisis, lakukan, masukApi, parameterDi } from '#tests/e2e/support/api.ts';
import { periksaPonsel } from '#tests/e2e/support/axe.ts';
import { kotak, lencana, putuskan, sambungkan } from '#tests/e2e/support/perangkat.ts';
import { sesiDi } from '#tests/e2e/support/simpanan.ts';
import { barisAntrean, taruhAntrean } from '#tests/e2e/support/tulisan.ts';
import { expect, test } from '#tests/e2e/support/uji.ts';
import { contohSusut, isiSusut } from '#tests/support/contoh/lembar-kerja.ts';

const email = 'analis@kampus.example';
const jam = 60 * 60_000;

/** Begins a timer on the parameter that is open. */
async function ingatkan(page: Page, label: string, lama: string): Promise<void> {
  await page.getByRole('button', { name: 'Ingatkan' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Ingatkan' });
  await dialog.getByRole('button', { name: label, exact: true }).tap();
  await dialog.getByText(lama, { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Mulai', exact: true }).tap();
  await expect(dialog).toBeHidden();
}

const berjalan = (page: Page) =>
  page.getByRole('list', { name: 'Pengingat yang berjalan' }).getByRole('listitem');

/** How often this tab has begun to sound. */
const suara = (page: Page) => page.evaluate(() => (globalThis as unknown as { bunyi: number }).bunyi);

test('[BEYOND-22, BEYOND-23] three timers survive a reload without the server, ring once with two tabs, are heard, and ended by a write that is sent later', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, email);
  const { uuid, sampel } = await parameterDi(api, 0);
  await lakukan(api, 'PUT', 'start', { uuid });
  const page = await perangkatSiap(email);
  const context = page.context();
  await context.addInitScript(() => {
    const window = globalThis as unknown as { bunyi: number };
    window.bunyi = 0;
    const mulai = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')!;
    Object.defineProperty(AudioScheduledSourceNode.prototype, 'start', {
      ...mulai,
      value(this: unknown, ...rest: unknown[]) {
        window.bunyi += 1;
        Reflect.apply(mulai.value as () => void, this, rest as []);
      },
    });
  });
  await context.clock.install();
  const alamat = `/analisis-sampel/sampel?uuid=${sampel.uuid}`;
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(page.getByRole('button', { name: 'Ingatkan' })).toBeVisible();
  await proses.hentikan();
  await ingatkan(page, 'Oven', '1 jam');
  await ingatkan(page, 'Inkubasi', '24 jam');
  await ingatkan(page, 'Pijar', '2 jam');
  await expect(berjalan(page)).toHaveText([/^Oven.*tinggal 1 jam/, /^Pijar.*tinggal 2 jam/, /^Inkubasi/]);
  await expect(berjalan(page).first()).toContainText('menunggu dikirim');
  await periksaPonsel(page, 'pengingat');

  await page.reload();
  await expect(berjalan(page)).toHaveCount(3);
  await page.goto('/beranda');
  // Among those that the demo's bench has begun.
  const diBeranda = page.getByRole('region', { name: /^Pengingat/ }).getByRole('link');
  await expect(diBeranda.filter({ hasText: sampel.kodeSampel! })).toHaveCount(3);
  await expect(diBeranda.first()).toContainText(/Oven.*tinggal (1 jam|59 menit)/);
  const kedua = await context.newPage();
  await kedua.goto('/jadwal');
  // What unlocks sound.
  for (const satu of [page, kedua]) await satu.getByRole('heading', { level: 1 }).click();

  await context.clock.fastForward(jam);
  for (const satu of [page, kedua])
    await expect(satu.getByRole('alert').filter({ hasText: 'Oven' })).toContainText(sampel.kodeSampel!);
  await expect.poll(async () => (await suara(page)) + (await suara(kedua))).toBe(1);
  await periksaPonsel(kedua, 'pengingat berdering');
  await context.clock.fastForward(12 * 60_000);
  await expect(page.getByText('Oven: jatuh 12 menit lalu')).toBeVisible();
  expect((await suara(page)) + (await suara(kedua))).toBe(1);

  await page.getByRole('button', { name: 'Diamkan' }).tap();
  for (const satu of [page, kedua])
    await expect(satu.getByRole('alert').filter({ hasText: 'Oven' })).toBeHidden();
  await kedua.reload();
  await expect(kedua.getByRole('heading', { level: 1 })).toBeVisible();

  // Slept through: it rings as it wakes, and says since when.
  await context.clock.fastForward(jam);
  const spanduk = page.getByRole('alert').filter({ hasText: 'Pijar' });
  await expect(spanduk).toContainText('Pijar: jatuh 12 menit lalu');
  await spanduk.getByRole('link', { name: 'Buka sampel' }).tap();
  await expect(page).toHaveURL(alamat);
  await expect(berjalan(page)).toHaveCount(3);
  // A glove touches the wrong button: it is taken back, by a line of its own.
  await berjalan(page).filter({ hasText: 'Oven' }).getByRole('button', { name: 'Selesai' }).tap();
  await page.getByRole('button', { name: 'Urungkan' }).tap();
  await expect(berjalan(page)).toHaveCount(3);
  for (const label of ['Oven', 'Pijar']) {
    const satu = berjalan(page).filter({ hasText: label });
    await satu.getByRole('button', { name: 'Selesai' }).tap();
    await expect(satu).toBeHidden();
  }
  await expect(berjalan(page)).toHaveText(/Inkubasi/);
  await expect(lencana(page, 'Luring, 7 tulisan menunggu')).toBeVisible();

  await proses.mulai();
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const { history } = (await bacaAnalisis(api, 'analyst', uuid)) as Analisis;
  expect(history.filter(({ aksi }) => aksi === 'isiLembar')).toHaveLength(7);
  expect(
    keadaanLembar(history).pengingat.map(({ label, selesai, diselesaikanOleh }) => [
      label,
      selesai !== null,
      diselesaikanOleh?.nama,
    ]),
  ).toEqual([
    ['Oven', true, expect.any(String)],
    ['Inkubasi', false, undefined],
    ['Pijar', true, expect.any(String)],
  ]);
});

test('[BEYOND-24] a timer of a series says, when it rings, whether the weight is constant, and leads to the cell of the next weighing', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, email);
  const { uuid, parameter } = await parameterDi(api, 0);
  await lakukan(api, 'PUT', 'start', { uuid });
  const { perUlangan } = isiSusut();
  const isi = isiSusut({
    ulangan: 1,
    perUlangan: perUlangan.map((satu) =>
      satu.nama === 'w2' ? { ...satu, jenis: 'seri', selisihTetap: '0,001' } : satu,
    ),
  });
  const contoh = contohSusut('2,86', {
    isian: [
      { kunci: 'w0.1', nilai: '30,000' },
      { kunci: 'w1.1', nilai: '33,500' },
      { kunci: 'w2.1.1', nilai: '33,400' },
      { kunci: 'w2.1.2', nilai: '33,400' },
    ],
  });
  const admin = await masukApi(proses.url, 'admin@kampus.example');
  const dibuat = await admin.panggil(
    'POST',
    '/test-parameter/sheet',
    toWire({ uuidParameterUji: parameter.uuid, isi, contoh: [contoh] }) as Record<string, unknown>,
  );
  const versi = dibuat.data as { uuid: string; rev: string };
  const dirilis = await (
    await masukApi(proses.url, 'kalab@kampus.example')
  ).panggil('PUT', '/test-parameter/sheet/release', { uuid: versi.uuid, base_rev: versi.rev });
  expect([dibuat.status, dirilis.status], JSON.stringify([dibuat, dirilis])).toEqual([201, 200]);
  const sel = (kunci: string, nilai: string) => ({ kunci, nilai, pada: new Date().toISOString() });
  await lakukan(api, 'PUT', 'sheet', {
    uuid,
    versi: versi.uuid,
    sel: [sel('w0.1', '30,000'), sel('w1.1', '33,500'), sel('w2.1.1', '33,410'), sel('w2.1.2', '33,402')],
  });

  const page = await perangkatSiap(email);
  await page.context().clock.install();
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(page.getByRole('region', { name: 'Lembar kerja' }).getByRole('textbox').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ingatkan' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Ingatkan' });
  // A tablet lying on its side: how long is in sight beside what for, and so is the button.
  await page.setViewportSize({ width: 1024, height: 600 });
  for (const apa of ['15 menit', 'Lama lain', 'Mulai'])
    await expect(dialog.getByText(apa, { exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(kotak.tablet);
  await dialog.getByRole('button', { name: 'Oven', exact: true }).tap();
  await dialog
    .getByRole('combobox', { name: 'Timbangan sampai bobot tetap' })
    .selectOption('Wadah dan zat kering, ulangan 1');
  await dialog.getByText('1 jam', { exact: true }).tap();
  await periksaPonsel(page, 'pengingat seri');
  await dialog.getByRole('button', { name: 'Mulai', exact: true }).tap();
  await expect(berjalan(page)).toHaveText(/^Oven/);
  await proses.hentikan();
  await page.goto('/jadwal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal instrumen');

  await page.context().clock.fastForward(jam);
  const spanduk = page.getByRole('alert').filter({ hasText: 'Oven' });
  await expect(spanduk).toContainText(
    'Wadah dan zat kering, ulangan 1. Belum tetap, timbang lagi: selisih 0,008 > 0,001.',
  );
  await spanduk.getByRole('link', { name: 'Tulis timbangan berikutnya' }).tap();
  const berikut = page.getByRole('textbox', { name: /Wadah dan zat kering, ulangan 1, timbangan 3/ });
  await expect(berikut).toBeFocused();
  await expect(spanduk).toBeHidden();
  await page.keyboard.type('33,4015');
  await page.getByRole('textbox', { name: /Wadah kosong/ }).focus();
  await expect(page.getByText(/Bobot tetap: selisih 0,0005 ≤ 0,001/)).toBeVisible();

  // Typed and not queued yet, only the sheet knows of it: the timer does not say what was so before.
  await berjalan(page).getByRole('button', { name: 'Tambah 15 menit' }).tap();
  await expect(berjalan(page)).toContainText('tinggal 15 menit');
  await page.context().clock.fastForward(jam / 4);
  await expect(spanduk).toContainText('Wadah dan zat kering, ulangan 1');
  await expect(spanduk).not.toContainText('Belum tetap');
});

test('[BEYOND-23, I15] a timer whose write was refused is taken back from the outbox, and runs again', async ({
  proses,
  perangkatSiap,
}) => {
  const api = await masukApi(proses.url, email);
  const { uuid } = await parameterDi(api, 0);
  await lakukan(api, 'PUT', 'start', { uuid });
  const page = await perangkatSiap(email);
  await page.goto(`/analisis-sampel/edit?uuid=${uuid}`);
  await expect(page.getByRole('button', { name: 'Ingatkan' })).toBeVisible();
  putuskan(page);
  const mulai = new Date().toISOString();
  const jatuh = new Date(Date.parse(mulai) + jam).toISOString();
  const oven = { uuid: crypto.randomUUID(), label: 'Oven', kunci: null, mulai, jatuh, selesai: null };
  const body = analisisApi.sheet.body!.parse({ uuid, versi: null, pengingat: [oven] });
  const { userId } = await sesiDi(page);
  const { status, code, info } = refusal.invalid([]);
  const penolakan = { status, code: code!, info };
  await taruhAntrean(
    page,
    await barisAntrean(userId, { endpoint: analisisApi.sheet as AnyEndpoint, body }, [], penolakan),
    [],
  );
  await page.goto('/kotak-keluar');
  await page.getByRole('listitem').getByText('Perbaiki', { exact: true }).tap();
  await page.getByRole('button', { name: 'Ambil kembali pengingat' }).tap();
  await expect(berjalan(page)).toHaveText(/^Oven/);
  await expect(page.getByRole('button', { name: 'Ambil kembali pengingat' })).toHaveCount(0);
  await sambungkan(page);
  await expect(lencana(page, 'Tersambung')).toBeVisible();
  const { history } = await bacaAnalisis(api, 'analyst', uuid);
  expect(keadaanLembar(history).pengingat).toMatchObject([oven]);
});
