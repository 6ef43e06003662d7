import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const baca = (env: Record<string, string>) => readConfig({ DEMO: '1', ...env });

const lengkap = {
  WA_PHONE_NUMBER_ID: '106540352242922',
  WA_TOKEN: 'token',
  WA_APP_SECRET: 'rahasia',
  WA_VERIFY_TOKEN: 'sandi',
  PUBLIC_URL: 'https://lab.kampus.example',
};

test('[BEYOND-43] none of its settings is no WhatsApp; all of them is one at Meta', () => {
  expect(baca({ WA_TOKEN: '' }).WA_TOKEN).toBeUndefined();
  expect(baca(lengkap).WA_BASE_URL).toMatch(/^https:\/\/graph\.facebook\.com\/v\d+\.0$/);
  expect(baca({ ...lengkap, WA_BASE_URL: 'http://127.0.0.1:1/v25.0/' }).WA_BASE_URL).toBe(
    'http://127.0.0.1:1/v25.0',
  );
});

test.each(Object.keys(lengkap))('[BEYOND-43] without %s the server does not start, and says so', (nama) => {
  const mulai = () => baca({ ...lengkap, [nama]: '' });
  expect(mulai).toThrow(new RegExp(`^${nama} belum diisi, padahal `));
});

test('[BEYOND-43] the number itself is no id of it', () => {
  expect(() => baca({ ...lengkap, WA_PHONE_NUMBER_ID: '+62 812' })).toThrow(
    'Nilai WA_PHONE_NUMBER_ID tidak sah: harus ID nomor telepon dari Meta, angka saja.',
  );
});
