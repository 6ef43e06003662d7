import { analisisApi } from '#domain/analisis/endpoints.ts';
import { callName, offlineOf } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { panggilanList } from '#features/antrean/panggilan-table.ts';
import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { contohPendaftar } from '#tests/e2e/support/contoh-pendaftar.ts';
import { contohPetugas } from '#tests/e2e/support/contoh-petugas.ts';
import { bacaPerangkat, bukti, ditulis } from '#tests/e2e/support/contoh.ts';
import { putuskan } from '#tests/e2e/support/perangkat.ts';
import { barisAntrean, taruhAntrean } from '#tests/e2e/support/tulisan.ts';
import { expect } from '#tests/e2e/support/uji.ts';
import { akun } from '#tests/support/akun.ts';

const test = testDenganSatuServer();

/** A write of every call that its author may put right, by who makes it; where two make it otherwise, of both. */
const contohList = { ...contohPetugas, ...contohPendaftar };

const { status, code, info } = refusal.invalid([]);
/** The server turned it down for something that its device could not know. */
const penolakan = { status, code: code!, info };

test('[I15, GAP-115] every call that may be put right has an example here', () => {
  const ada = Object.values(contohList).flatMap((semua) => semua.map(({ endpoint }) => callName(endpoint)));
  // The sheet has no form: it takes back what was refused (lembar-kerja.spec.ts).
  const dapat = panggilanList.filter(
    ({ perbaikan, call }) => perbaikan.jenis !== 'tanpaIsian' && call !== callName(analisisApi.sheet),
  );
  expect([...new Set(ada)].sort()).toEqual(dapat.map(({ call }) => call).sort());
});

for (const [email, contoh] of Object.entries(contohList))
  test(`[I15, GAP-115] whatever ${email} wrote stands in its form after 'Perbaiki', while it waits and once it was refused`, async ({
    perangkatSiap,
  }) => {
    const page = await perangkatSiap(email);
    const { uuid, nama, role, laboratorium } = akun(email);
    const orang = { uuid, nama, email, role: role!, laboratorium };
    await page.goto('/kotak-keluar');
    const di = await bacaPerangkat(page, orang);
    putuskan(page);
    for (const { endpoint, isi, kolom, nilai = ditulis } of contoh) {
      // As its form hands it over.
      const body = endpoint.body!.parse(isi(di)) as Record<string, unknown>;
      expect(offlineOf(endpoint, body, orang), callName(endpoint)).toBe('queued');
      for (const error of [null, penolakan])
        await test.step(`${callName(endpoint)}, ${error ? 'refused' : 'waiting'}`, async () => {
          await taruhAntrean(page, await barisAntrean(uuid, { endpoint, body }, [bukti], error), [bukti]);
          await page.goto('/kotak-keluar');
          await page.getByRole('listitem').getByText('Perbaiki', { exact: true }).click();
          await expect
            .poll(() => kolom(page).evaluate((field) => ('value' in field ? field.value : field.textContent)))
            .toBe(nilai);
        });
    }
  });
