import { describe, expect, it } from 'vitest';
import { shownDays, weekOf, workday } from '#features/penelitian/jadwal/days.ts';
import type { ScheduleEntry } from '#features/penelitian/jadwal/entry.ts';
import { placeEntries, shownHours } from '#features/penelitian/jadwal/place.ts';
import { Schedule, type ScheduleProps } from '#features/penelitian/jadwal/Schedule.tsx';
import { daysOf, type ScheduleView } from '#features/penelitian/jadwal/view.ts';
import { markup, textsOf } from '#tests/support/tulisan.tsx';

const waktu = (from: string, until: string, over: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id: `${from}-${until}-${over.resource ?? '31'}`,
  day: '2026-11-23',
  from,
  until,
  resource: '31',
  resourceName: 'KCKT',
  who: null,
  state: 'Disetujui',
  asked: false,
  own: false,
  waiting: false,
  ...over,
});

describe('taken times side by side', () => {
  const letak = (...entries: ScheduleEntry[]) =>
    placeEntries(entries, 42).map(({ entry, lane, lanes }) => `${entry.from} ${lane + 1}/${lanes}`);

  it.each<[string, [string, string][], string[]]>([
    [
      'have all the width alone',
      [
        ['08:00', '10:00'],
        ['10:00', '11:00'],
      ],
      ['08:00 1/1', '10:00 1/1'],
    ],
    [
      'share it with what they meet',
      [
        ['09:00', '11:00'],
        ['08:00', '10:00'],
        ['13:00', '14:00'],
      ],
      ['08:00 1/2', '09:00 2/2', '13:00 1/1'],
    ],
    [
      'take a place again when it is free, while another goes on',
      [
        ['08:00', '12:00'],
        ['08:00', '09:00'],
        ['10:00', '11:00'],
      ],
      ['08:00 1/2', '08:00 2/2', '10:00 2/2'],
    ],
    [
      'take it as soon as it is free',
      [
        ['08:00', '12:00'],
        ['08:00', '09:00'],
        ['09:00', '10:00'],
      ],
      ['08:00 1/2', '08:00 2/2', '09:00 2/2'],
    ],
    [
      'are never drawn over each other, however short',
      [
        ['08:00', '08:10'],
        ['08:10', '08:30'],
      ],
      ['08:00 1/2', '08:10 2/2'],
    ],
  ])('%s', (_apa, times, hasil) => {
    expect(letak(...times.map(([from, until]) => waktu(from, until)))).toEqual(hasil);
  });

  it('have the length that can be pressed', () => {
    expect(placeEntries([waktu('08:00', '08:10')], 42)[0]).toMatchObject({ start: 480, length: 42 });
  });

  it('widen the hours that are shown', () => {
    expect(shownHours([waktu('08:00', '10:00')])).toEqual({ first: 7, last: 17 });
    expect(shownHours([waktu('06:30', '07:00'), waktu('18:00', '20:15')])).toEqual({ first: 6, last: 21 });
  });
});

describe('the days of a calendar', () => {
  it('are a week from Monday on, its weekend only when something is on it', () => {
    const week = weekOf('2026-11-29');
    expect([week[0], week[6]]).toEqual(['2026-11-23', '2026-11-29']);
    expect(shownDays(week, new Set()).at(-1)).toBe('2026-11-27');
    expect(shownDays(week, new Set(['2026-11-29'])).slice(-2)).toEqual(['2026-11-27', '2026-11-29']);
    expect(daysOf('daftar', '2026-11-28').at(-1)).toBe('2026-12-04');
  });

  it('open on a working day', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29'].map(workday)).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-11-30',
    ]);
  });
});

describe('the calendar', () => {
  const props: Omit<ScheduleProps, 'view' | 'entries'> = {
    onView: () => undefined,
    day: '2026-11-23',
    onDay: () => undefined,
    today: '2026-11-23',
    firstDay: '2026-11-22',
    resourceTitle: 'Instrumen',
    resource: null,
    empty: 'Semua waktu masih dapat dipesan.',
  };
  const entries = [
    waktu('08:00', '10:00', { who: 'Rina', to: '/satu?uuid=a' }),
    waktu('13:00', '14:00', { resource: '32', resourceName: 'FTIR', state: 'Diajukan', asked: true }),
    waktu('09:00', '10:00', { day: '2026-11-24', state: 'Menunggu dikirim', waiting: true, own: true }),
  ];
  const lihat = (view: ScheduleView, over: Partial<ScheduleProps> = {}) => {
    const shown = entries.filter(({ day }) => daysOf(view, props.day).includes(day));
    return markup(<Schedule {...props} view={view} entries={shown} {...over} />);
  };
  it('is a list of headed days, in the order of the day', () => {
    const html = lihat('daftar');
    expect(textsOf(html, 'h3')).toEqual(['Senin, 23 November 2026', 'Selasa, 24 November 2026']);
    expect(textsOf(html, 'li')).toEqual([
      '08:00–10:00 KCKT Disetujui · Rina',
      '13:00–14:00 FTIR Diajukan',
      '09:00–10:00 KCKT Menunggu dikirim',
    ]);
  });

  it('is a table of a week: what is taken by days, with what is free in words', () => {
    const html = lihat('minggu');
    expect(textsOf(html, 'th')).toEqual([
      'Instrumen',
      'Sen, 23 Nov',
      'Sel, 24 Nov',
      'Rab, 25 Nov',
      'Kam, 26 Nov',
      'Jum, 27 Nov',
      'FTIR',
      'KCKT',
    ]);
    const kosong = 'Belum ada pesanan';
    const ftir = ['13:00–14:00 Diajukan', kosong, kosong, kosong, kosong];
    const kckt = ['08:00–10:00 Disetujui · Rina', '09:00–10:00 Menunggu dikirim', kosong, kosong, kosong];
    expect(textsOf(html, 'td')).toEqual([...ftir, ...kckt]);
    // The days are buttons that open them: Tab and Enter are enough.
    expect(textsOf(html, 'button')).toEqual(expect.arrayContaining(['Sen, 23 Nov', 'Jum, 27 Nov']));
  });

  it('is a list a column by hours, of each instrument in a day and each day of one instrument', () => {
    expect(textsOf(lihat('hari'), 'h3')).toEqual(['FTIR', 'KCKT']);
    expect(textsOf(lihat('hari'), 'li')).toEqual(['13:00–14:00 Diajukan', '08:00–10:00 Disetujui · Rina']);
    const satu = lihat('minggu', {
      resource: 'KCKT',
      entries: entries.filter((one) => one.resource === '31'),
    });
    expect(textsOf(satu, 'h3')).toHaveLength(5);
    expect(textsOf(satu, 'ul')).toEqual([
      '08:00–10:00 Disetujui · Rina',
      '09:00–10:00 Menunggu dikirim',
      '',
      '',
      '',
    ]);
  });

  it('leads to the record of what its reader may open, and nowhere else', () => {
    for (const view of ['daftar', 'hari', 'minggu'] as const)
      expect(lihat(view).match(/href="[^"]*"/g)).toEqual(['href="/satu?uuid=a"']);
  });

  it('goes no further back than is known, and says when nothing is taken', () => {
    const kembali = (html: string) =>
      /<button[^>]*aria-label="(Hari|Minggu) sebelumnya"[^>]*>/.exec(html)![0];
    expect(kembali(lihat('hari'))).not.toContain('disabled=""');
    expect(kembali(lihat('hari', { day: '2026-11-22' }))).toContain('disabled=""');
    expect(lihat('daftar', { entries: [] })).toContain('Semua waktu masih dapat dipesan.');
    expect(lihat('daftar', { entries: undefined })).toContain('Memuat jadwal');
  });
});
