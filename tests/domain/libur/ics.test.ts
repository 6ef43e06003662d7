import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#domain/core/clock.ts';
import { icsCalendar } from '#domain/core/ics.ts';
import { bacaKalender, BukanKalender } from '#domain/libur/baca-ics.ts';
import { tinjauKalender } from '#domain/libur/impor.ts';

const acara = (...isi: string[]) => ['BEGIN:VEVENT', ...isi, 'END:VEVENT'];
const kalender = (...acaraList: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...acaraList.flat(), 'END:VCALENDAR', ''].join('\r\n');
const sehari = (tanggal: string, nama: string, ...lain: string[]) =>
  acara(`DTSTART;VALUE=DATE:${tanggal}`, `SUMMARY:${nama}`, ...lain);
const hari = (teks: string) => bacaKalender(teks).hari.map(({ tanggal, nama }) => [tanggal, nama]);

describe('[BEYOND-30] a calendar file', () => {
  it('gives its whole days: by lines that go on, by names that are escaped, by a day after the last', () => {
    const isi = kalender(
      sehari('20270101', 'Tahun Baru\\, 2027\r\n  Mas\r\n ehi'),
      sehari('20270309', 'Idulfitri', 'DTEND;VALUE=DATE:20270311'),
      sehari('20271224', 'Cuti', 'DURATION:P1D'),
      acara('DTSTART;X-A="a:b";VALUE=DATE:20270501', 'SUMMARY;LANGUAGE=id:Hari Buruh'),
    );
    const ada = [
      ['2027-01-01', 'Tahun Baru, 2027 Masehi'],
      ['2027-03-09', 'Idulfitri'],
      ['2027-03-10', 'Idulfitri'],
      ['2027-12-24', 'Cuti'],
      ['2027-05-01', 'Hari Buruh'],
    ];
    expect(hari(isi)).toEqual(ada);
    expect(hari(`\uFEFF${isi.replaceAll('\r\n', '\n')}`)).toEqual(ada);
  });

  it.each([
    ['a time', ['DTSTART:20270101T080000Z', 'SUMMARY:Rapat'], 'acara dengan jam, bukan sehari penuh'],
    ['a rule', ['DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=YEARLY', 'SUMMARY:Ulang tahun'], 'acara berulang'],
    ['no name', ['DTSTART;VALUE=DATE:20270101'], 'tanpa nama'],
    ['a day that is none', ['DTSTART;VALUE=DATE:20270230', 'SUMMARY:X'], 'tanggalnya tidak dapat dibaca'],
    ['no day', ['SUMMARY:X'], 'tanpa tanggal'],
    ['been called off', ['DTSTART;VALUE=DATE:20270101', 'SUMMARY:X', 'STATUS:CANCELLED'], 'dibatalkan'],
    [
      'half a year',
      ['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270701', 'SUMMARY:X'],
      'lebih dari 31 hari',
    ],
  ])('names what has %s with the reason it is left out', (_, isi, alasan) => {
    expect(bacaKalender(kalender(acara(...isi)))).toMatchObject({ hari: [], dilewati: [{ alasan }] });
  });

  it('does not take the words of an alarm for those of its appointment', () => {
    const pengingat = ['BEGIN:VALARM', 'SUMMARY:Ingat', 'DTSTART;VALUE=DATE:20280101', 'END:VALARM'];
    expect(hari(kalender(acara(...pengingat, 'DTSTART;VALUE=DATE:20270101', 'SUMMARY:Tahun Baru')))).toEqual([
      ['2027-01-01', 'Tahun Baru'],
    ]);
  });

  it.each([
    ['a table', 'Tanggal;Nama\r\n2027-01-01;Tahun Baru'],
    ['nothing', ''],
    ['half a file', kalender(sehari('20270101', 'Tahun Baru')).slice(0, -20)],
    ['a file whose end is in the wrong place', kalender(['BEGIN:VEVENT', 'END:VALARM'])],
  ])('that is %s is refused', (_, isi) => expect(() => bacaKalender(isi)).toThrow(BukanKalender));

  test('of four hundred appointments, and the one this app writes itself, is read', () => {
    const banyak = kalender(
      ...Array.from({ length: 400 }, (_, ke) =>
        sehari(addDays('2027-01-01', ke).replaceAll('-', ''), `Hari ${ke}`),
      ),
    );
    expect(hari(banyak)).toHaveLength(400);
    const saat = new Date('2027-01-01T01:00:00Z');
    const jadwal = { uid: 'a', starts: saat, ends: saat, summary: 'HPLC; dipakai', location: '' };
    expect(
      bacaKalender(icsCalendar('Jadwal', [{ ...jadwal, description: '', tentative: true }], saat)),
    ).toEqual({
      hari: [],
      dilewati: [{ nama: 'HPLC; dipakai', alasan: 'acara dengan jam, bukan sehari penuh' }],
    });
  });

  test('whatever its names are and wherever its lines are broken, is read as it was meant', () => {
    const nama = fc
      .string({ minLength: 1, maxLength: 120, unit: 'grapheme' })
      .map((satu) => satu.replaceAll(/\s+/g, ' ').trim())
      .filter((satu) => satu !== '' && Array.from(satu).every((huruf) => huruf >= ' '));
    fc.assert(
      fc.property(fc.array(nama, { maxLength: 8 }), fc.integer({ min: 1, max: 20 }), (semua, lebar) => {
        const ditulis = semua.map((satu) => satu.replaceAll(/[\\;,]/g, '\\$&'));
        const isi = kalender(...ditulis.map((satu) => sehari('20270101', satu)));
        // Broken within each line, never at its beginning.
        const patah = isi
          .split('\r\n')
          .map((baris) =>
            Array.from(baris)
              .map((huruf, ke) => (ke > 0 && ke % lebar === 0 ? `\r\n ${huruf}` : huruf))
              .join(''),
          )
          .join('\r\n');
        expect(bacaKalender(patah).hari.map((satu) => satu.nama)).toEqual(semua);
      }),
    );
  });
});

test('[BEYOND-30] beside a year it tells what is new, as what it is taken, what is there already, and what is left out', () => {
  const isi = bacaKalender(
    kalender(
      sehari('20270101', 'Malam pergantian (perayaan)'),
      sehari('20270101', 'Tahun Baru'),
      sehari('20270308', 'Cuti Bersama Idulfitri'),
      sehari('20270214', 'Hari Valentine', 'DESCRIPTION:Perayaan\\nUntuk menyembunyikan'),
      sehari('20271225', 'Natal'),
      sehari('20270501', 'x'.repeat(201)),
      sehari('20280101', 'Tahun Baru'),
      sehari('20260101', 'Tahun Baru'),
    ),
  );
  const ada = {
    tanggal: '2027-12-25',
    namaLibur: 'Natal (kami)',
    jenisLibur: 'hari-libur',
    rev: '1',
  } as const;
  const tinjauan = tinjauKalender(isi, 2027, [ada]);
  expect(tinjauan).toMatchObject({
    baru: [
      { tanggal: '2027-01-01', namaLibur: 'Tahun Baru', usulan: 'hari-libur' },
      { tanggal: '2027-02-14', usulan: null },
      { tanggal: '2027-03-08', usulan: 'cuti-bersama' },
    ],
    sudahAda: [{ tanggal: '2027-12-25', namaLibur: 'Natal', menjadi: 'Natal (kami) (libur nasional)' }],
    tahunLain: [2026, 2028],
  });
  expect(tinjauan.dilewati.map(({ alasan }) => alasan)).toEqual([
    '1 Januari 2027 sudah disebut di file ini',
    'namanya lebih dari 200 karakter',
    'bukan tahun 2027, melainkan 2026',
    'bukan tahun 2027, melainkan 2028',
  ]);
});
