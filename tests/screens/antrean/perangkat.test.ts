import { describe, expect, it } from 'vitest';
import { hitungAntrean, usiaDari } from '#data/antrean.ts';
import {
  caraPasangSafari,
  kataHasil,
  kataIsi,
  kataKesiapan,
  kataTerpakai,
  semuaSampai,
} from '#features/antrean/perangkat.ts';
import { kataJam } from '#kit/field/clock.ts';
import { guideFor } from '#kit/device/install.ts';
import { kataSapaan } from '#app/parts/kata-sapaan.ts';
import { baris } from './contoh.ts';

const jam = 60 * 60 * 1000;
const now = Date.parse('2026-11-20T03:00:00Z') + 30 * jam;

describe('ready to go without the network', () => {
  const siap = { aplikasi: true, data: true, berkas: { perlu: 0, ada: 0 } };

  it.each([
    [siap, true, 'Aplikasi dan data ada di perangkat ini.'],
    [{ ...siap, berkas: { perlu: 30, ada: 30 } }, true, ''],
    [{ ...siap, aplikasi: false }, false, 'Masih diambil: aplikasi'],
    [{ ...siap, data: false }, false, 'Masih diambil: data'],
    [{ ...siap, berkas: { perlu: 30, ada: 29 } }, false, 'Masih diambil: 1 dari 30 file lampiran'],
    [
      { aplikasi: false, data: false, berkas: { perlu: 30, ada: 12 } },
      false,
      'Masih diambil: aplikasi, data, 18 dari 30 file lampiran.',
    ],
  ])(
    'only when app, data and every file are here, else with what is missing: %o',
    (kesiapan, sudah, arti) => {
      const kata = kataKesiapan(kesiapan);
      expect([kata.siap, kata.pokok === 'Belum siap bekerja luring']).toEqual([sudah, !sudah]);
      expect(kata.arti).toContain(arti);
    },
  );
});

describe('[GAP-114] counts', () => {
  it('everything still to be applied waits, parked and being sent too; what needs a person is counted apart', () => {
    const keadaan = [
      'menunggu',
      'mengirim',
      'diparkir',
      'bentrok',
      'ditolak',
      'terkirim',
      'dibuang',
    ] as const;
    const rows = keadaan.map((state) => baris({ state }));
    const antrean = hitungAntrean(rows, [], now);
    expect(antrean).toMatchObject({
      menunggu: 3,
      keputusan: 2,
      usia: 'kuning',
      tertua: '2026-11-20T03:00:00.000Z',
    });
    expect(kataIsi({ ...antrean, terbaca: true })).toBe('3 tulisan menunggu, 2 perlu keputusan');
  });

  it('amber over 24 h, red over 72 h, and a clock set back is not old', () => {
    const at = new Date(now).toISOString();
    expect([0, 24, 25, 72, 73].map((h) => usiaDari(at, now + h * jam))).toEqual([
      'segar',
      'segar',
      'kuning',
      'kuning',
      'merah',
    ]);
    expect(usiaDari(at, now - 9000 * jam)).toBe('segar');
    expect(usiaDari(null, now)).toBe('segar');
  });

  it('[I14] all is sent only when it is known that nothing waits', () => {
    const kosong = { menunggu: 0, keputusan: 0, draf: [], terbaca: true };
    expect(semuaSampai(kosong)).toBe(true);
    expect(semuaSampai({ ...kosong, terbaca: false })).toBe(false);
    expect(semuaSampai({ ...kosong, menunggu: 1 })).toBe(false);
    expect(semuaSampai({ ...kosong, keputusan: 1 })).toBe(false);
    expect(kataHasil('selesai', { menunggu: 2, keputusan: 0 }, null)).toContain('2 tulisan masih menunggu');
    expect(kataHasil('selesai', { menunggu: 0, keputusan: 0 }, null)).toBe(
      'Terkirim. Tidak ada lagi yang menunggu.',
    );
  });
});

describe('the device in words', () => {
  it('a clock is only spoken of when it is off by more than ten minutes', () => {
    expect(kataJam(10 * 60_000)).toBeNull();
    expect(kataJam(25 * 60_000)).toContain('25 menit lebih lambat');
    expect(kataJam(-3 * jam)).toContain('3 jam lebih cepat');
    expect(kataJam(365 * 24 * jam)).toContain('365 hari lebih lambat');
  });

  it('storage in the steps of a telephone', () => {
    expect(kataTerpakai({ dijaga: true, terpakai: 12_400_000, kuota: 2_147_000_000 })).toBe(
      'Terpakai 12,4 MB dari 2,1 GB.',
    );
    expect(kataTerpakai({ dijaga: true, terpakai: null, kuota: null })).toBeNull();
  });

  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const apple = 'Apple Computer, Inc.';
  const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  it.each([
    ['Safari in a tab of a phone', { userAgent: iphone, vendor: apple, standalone: false }, 'Layar Utama'],
    ['Safari that was installed', { userAgent: iphone, vendor: apple, standalone: true }, null],
    ['Safari of a Mac', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', vendor: apple }, 'Dock'],
    ['Chrome', { userAgent: 'Mozilla/5.0 (Linux; Android 15)', vendor: 'Google Inc.' }, null],
    ['WebKit of a Linux desktop', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', vendor: apple }, null],
  ])('how Safari installs is told in Safari alone: %s', (_apa, browser, kata) => {
    const cara = caraPasangSafari({ ...browser, layarPenuh: false });
    expect(`${cara}`).toMatch(kata ?? /^null$/);
  });

  it.each([
    ['Firefox of a phone', firefox, false, 'firefoxAndroid'],
    ['Firefox that was installed', firefox, true, null],
    ['Firefox of a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', false, null],
  ])(
    'how the app is installed is told where the browser does not offer it itself: %s',
    (_apa, userAgent, layarPenuh, cara) => {
      expect(guideFor({ userAgent, vendor: '', layarPenuh })).toBe(cara);
    },
  );
});

describe('what is said once of a device that is ready', () => {
  const tanpa = { analisis: 0, pendaftaran: 0, tinjauan: 0, penggunaan: 0, berkas: 0 };

  it('names what is there, and nothing that is not', () => {
    expect(kataSapaan({ ...tanpa, analisis: 12, berkas: 34 })).toContain(
      'Ada di perangkat ini: 12 parameter uji dan 34 file lampiran.',
    );
    expect(kataSapaan({ ...tanpa, pendaftaran: 3 })).toContain('Ada di perangkat ini: 3 pendaftaran Anda.');
    expect(kataSapaan({ ...tanpa, tinjauan: 2, penggunaan: 7 })).toContain(
      '2 pendaftaran yang Anda tinjau dan 7 penelitian laboratorium Anda',
    );
    expect(kataSapaan(tanpa)).not.toContain('Ada di perangkat ini');
  });
});
