import { expect, test } from 'vitest';
import { hasilGalat } from '#server/modules/kabar/surel.ts';

const hasil = (command: string, responseCode: number, response = `${responseCode} Tidak`) =>
  hasilGalat(Object.assign(new Error(response), { command, responseCode, response }), {
    SMTP_URL: 'smtp://surel.example:587',
  });

test.each([
  ['RCPT TO', 550, '550 5.1.1 User unknown', 'alamat'],
  ['RCPT TO', 550, '550 No such user', 'alamat'],
  ['RCPT TO', 553, '553-5.1.2 No such host', 'alamat'],
  ['RCPT TO', 554, '554 5.7.1 Relay access denied', 'ulang'],
  ['RCPT TO', 452, '452 4.2.2 Mailbox full', 'ulang'],
  ['MAIL FROM', 550, '550 Sender refused', 'ulang'],
  ['AUTH PLAIN', 535, '535 5.7.8 Password', 'ulang'],
  ['DATA', 554, '554 5.6.0 Content', 'tetap'],
  ['DATA', 451, '451 Later', 'ulang'],
])('[BEYOND-35] at %s, "%i": %s means %s', (command, code, response, apa) => {
  expect(hasil(command, code, response)).toMatchObject({ hasil: apa });
});

test('[BEYOND-34] a server that is gone, or has no time for anybody, is not asked for the others now', () => {
  const galat = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(hasilGalat(galat, { SMTP_URL: 'smtp://surel.example:587' })).toEqual({
    hasil: 'ulang',
    galat: 'Server surel surel.example:587 tidak dapat dihubungi (ECONNREFUSED).',
    putus: true,
  });
  expect(hasil('MAIL FROM', 421)).toMatchObject({ hasil: 'ulang', putus: true });
  expect(hasil('MAIL FROM', 451)).toMatchObject({ hasil: 'ulang', putus: false });
});
