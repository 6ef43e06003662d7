import { describe, expect, it, test } from 'vitest';
import type { Orang } from '#domain/core/orang.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import {
  diurungkan,
  jatuhDitambah,
  jatuhPada,
  sampaiBerubah,
  sisaKata,
  yangBerjalan,
  yangJatuh,
} from '#domain/lembar-kerja/pengingat.ts';
import type { Pengingat } from '#domain/lembar-kerja/sel.ts';
import { analis, lembarTersimpan, penyelia, riwayat } from '#tests/support/contoh/analisis.ts';

const saat = (jam: string) => `2026-11-20T${jam}:00.000Z`;
const oven: Pengingat = {
  uuid: '0195c000-0000-7000-8000-0000000000a1',
  label: 'Oven',
  kunci: null,
  mulai: saat('01:10'),
  jatuh: saat('02:10'),
  selesai: null,
};
const inkubasi: Pengingat = {
  ...oven,
  uuid: '0195c000-0000-7000-8000-0000000000a2',
  label: 'Inkubasi',
  jatuh: saat('01:40'),
};
const tulis = (pengingat: Pengingat[], user: Orang = analis) =>
  riwayat('isiLembar', { user, lembar: lembarTersimpan({ pengingat }) });
const mulai = riwayat('mulai');
type History = ReturnType<typeof riwayat>[];
const label = (history: History) =>
  yangBerjalan(keadaanLembar(history).pengingat, history).map((satu) => satu.label);

describe('[BEYOND-22] how long yet', () => {
  const now = Date.parse(saat('01:10'));
  test.each([
    [now + 60 * 60_000, 'tinggal 1 jam'],
    [now + 59 * 60_000 + 1, 'tinggal 1 jam'],
    [now + 42 * 60_000, 'tinggal 42 menit'],
    [now + (17 * 60 + 59) * 60_000, 'tinggal 17 jam 59 menit'],
    [now + (24 * 60 + 5) * 60_000, 'tinggal 1 hari 5 menit'],
    [now + 60_001, 'tinggal 2 menit'],
    [now + 60_000, 'tinggal 60 detik'],
    [now + 1, 'tinggal 1 detik'],
    [now, 'waktunya sekarang'],
    [now - 59_999, 'waktunya sekarang'],
    [now - 60_000, 'jatuh 1 menit lalu'],
    [now - 12 * 60_000 - 500, 'jatuh 12 menit lalu'],
    [now - 50 * 60 * 60_000, 'jatuh 2 hari 2 jam lalu'],
  ])('%i: %s', (jatuh, kata) => expect(sisaKata(new Date(jatuh).toISOString(), now)).toBe(kata));

  it('is said anew exactly when the words are others, and never later', () => {
    for (const sisa of [2 * 60 * 60_000, 185_000, 120_000, 60_000, 1500, 1000, 0, -1, -60_000]) {
      const jatuh = new Date(now + sisa).toISOString();
      const kata = (ms: number) => sisaKata(jatuh, now + sampaiBerubah(jatuh, now) + ms);
      // Of a full minute or second the words are the next one's for a moment.
      expect([kata(-2), kata(-2) === kata(2)], `${sisa}`).toEqual([sisaKata(jatuh, now + 1), false]);
    }
  });
});

describe('[BEYOND-22] when it is due', () => {
  const now = Date.parse(saat('01:10'));
  it('is given a quarter of an hour from its own time, or from now where that is over', () => {
    expect(jatuhDitambah(saat('02:10'), 15, now)).toBe(saat('02:25'));
    expect(jatuhDitambah(saat('01:00'), 15, now)).toBe(saat('01:25'));
  });
  it('is at a time of day of the laboratory, today or tomorrow', () => {
    expect(jatuhPada(1, '08:00', now)).toBe('2026-11-21T01:00:00.000Z');
    expect(jatuhPada(0, '23:30', now)).toBe('2026-11-20T16:30:00.000Z');
    // Past midnight in Jakarta it is another day than in Greenwich.
    expect(jatuhPada(0, '02:00', Date.parse(saat('18:00')))).toBe('2026-11-20T19:00:00.000Z');
  });
  it('rings from that very moment on', () => {
    expect(yangJatuh([oven, inkubasi], Date.parse(saat('01:40')))).toEqual([inkubasi]);
    expect(yangJatuh([oven, inkubasi], Date.parse(saat('01:40')) - 1)).toEqual([]);
  });
});

describe('[BEYOND-23] the timers of a run, written on two tablets', () => {
  const selesai = saat('02:14');

  it('are told with who began and who ended each, soonest first', () => {
    const history = [mulai, tulis([oven, inkubasi]), tulis([{ ...oven, selesai }], penyelia)];
    expect(keadaanLembar(history).pengingat).toEqual([
      { ...oven, selesai, dimulaiOleh: analis, diselesaikanOleh: penyelia },
      { ...inkubasi, dimulaiOleh: analis, diselesaikanOleh: null },
    ]);
    expect(label([mulai, tulis([oven]), tulis([inkubasi])])).toEqual(['Inkubasi', 'Oven']);
    expect(label(history)).toEqual(['Inkubasi']);
  });

  it('an ended one stays ended when a tablet that had not heard of it gives it more time, or ends it again', () => {
    const berakhir = [mulai, tulis([oven]), tulis([{ ...oven, selesai }])];
    for (const lain of [
      { ...oven, jatuh: saat('03:00') },
      { ...oven, selesai: saat('04:00') },
    ])
      expect(keadaanLembar([...berakhir, tulis([lain], penyelia)]).pengingat).toEqual([
        { ...oven, selesai, dimulaiOleh: analis, diselesaikanOleh: analis },
      ]);
  });

  it('one that was ended in the moment it began is not begun again by a tablet that had not heard of it', () => {
    const seketika = { ...oven, selesai: oven.mulai };
    const history = [mulai, tulis([oven]), tulis([seketika]), tulis([{ ...oven, jatuh: saat('05:00') }])];
    expect(keadaanLembar(history).pengingat).toEqual([
      { ...seketika, dimulaiOleh: analis, diselesaikanOleh: analis },
    ]);
  });

  it('an end is taken back by whom saw it, and both stay told; then it runs as it was begun, and ends as any other', () => {
    const urung = [
      mulai,
      tulis([oven]),
      tulis([{ ...oven, selesai }]),
      tulis([diurungkan({ ...oven, selesai })], penyelia),
    ];
    const dari = { dimulaiOleh: analis, diurungkan: { selesai, oleh: penyelia } };
    expect(keadaanLembar(urung).pengingat).toEqual([{ ...oven, ...dari, diselesaikanOleh: null }]);
    expect(label(urung)).toEqual(['Oven']);
    const lagi = keadaanLembar([...urung, tulis([{ ...oven, selesai: saat('03:00') }])]);
    expect(lagi.pengingat).toEqual([{ ...oven, ...dari, selesai: saat('03:00'), diselesaikanOleh: analis }]);
    // Of another end than the one that stands it takes nothing back.
    expect(label([...urung.slice(0, 3), tulis([diurungkan({ ...oven, selesai: saat('02:00') })])])).toEqual(
      [],
    );
  });

  it('what it was begun for stays, whatever a later write calls it', () => {
    const lagi = { ...oven, label: 'Lain', mulai: saat('01:30'), jatuh: saat('02:25') };
    expect(keadaanLembar([mulai, tulis([oven]), tulis([lagi])]).pengingat).toMatchObject([
      { label: 'Oven', mulai: oven.mulai, jatuh: saat('02:25') },
    ]);
  });

  it('run no more once it was handed in, also when it comes back; one that is touched after that does', () => {
    const kembali = [mulai, tulis([oven, inkubasi]), riwayat('ajukanSelesai'), riwayat('tolak')];
    expect(label(kembali.slice(0, 2))).toEqual(['Inkubasi', 'Oven']);
    expect(label(kembali)).toEqual([]);
    expect(label([...kembali, tulis([{ ...oven, jatuh: saat('09:00') }])])).toEqual(['Oven']);
  });

  it('are none of a run that was cancelled and begun anew', () => {
    expect(keadaanLembar([mulai, tulis([oven]), riwayat('batalkan'), riwayat('mulai')]).pengingat).toEqual(
      [],
    );
  });
});
