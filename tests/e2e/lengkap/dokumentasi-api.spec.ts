import { testDenganSatuServer } from '#tests/e2e/support/bersama.ts';
import { expect } from '#tests/e2e/support/uji.ts';

const test = testDenganSatuServer();

test('the API pages ask this server alone, break no rule of their policy, and a call can be tried on them', async ({
  perangkat,
}) => {
  const page = await perangkat('ponsel');
  const diminta = new Set<string>();
  page.on('request', (request) => {
    // Pictures of its style lie in it.
    if (!request.url().startsWith('data:')) diminta.add(new URL(request.url()).origin);
  });
  const dikatakan: string[] = [];
  page.on('console', (message) => dikatakan.push(message.text()));
  await page.goto('/api/docs#/umum/umum.health');
  const health = page.locator('.opblock.is-open', { hasText: '/health' });
  await health.getByRole('button', { name: 'Try it out' }).click();
  await health.getByRole('button', { name: 'Execute' }).click();
  await expect(health.locator('.live-responses-table')).toContainText('Server siap');
  expect([...diminta]).toEqual([new URL(page.url()).origin]);
  expect(dikatakan).toEqual([]);
});
