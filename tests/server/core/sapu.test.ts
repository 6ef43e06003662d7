import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSwept, type Sweep } from '#server/core/retention.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

it('a stop waits for the step of a sweep that is under way, and begins no other: the database may close then', async () => {
  const dimulai = Promise.withResolvers<void>();
  const selesai = Promise.withResolvers<number>();
  const langkah: string[] = [];
  const satu = (name: string): Sweep => ({
    name,
    step: () => {
      langkah.push(name);
      dimulai.resolve();
      return selesai.promise;
    },
  });
  const berhenti = keepSwept(uji.server, 'uji', [satu('operasi'), satu('umpan')]);
  await dimulai.promise;
  let tertutup = false;
  const tutup = berhenti().then(() => (tertutup = true));
  await new Promise(setImmediate);
  expect(tertutup).toBe(false);
  selesai.resolve(500);
  await tutup;
  expect(langkah).toEqual(['operasi']);
});
