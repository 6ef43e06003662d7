import { describe, expect, it } from 'vitest';
import { icsCalendar, type IcsEvent } from '#domain/core/ics.ts';

const acara = (over: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'a@mejalab',
  starts: new Date('2026-11-23T08:00:00+07:00'),
  ends: new Date('2026-11-23T10:30:00+07:00'),
  summary: 'KCKT',
  location: 'LPOMK',
  description: 'Disetujui petugas laboratorium.',
  tentative: false,
  ...over,
});
const kini = new Date('2026-11-22T17:00:00Z');
const isi = (...events: IcsEvent[]) => icsCalendar('Jadwal instrumen', events, kini);
/** As a calendar reads it: folded lines are put together again (RFC 5545, 3.1). */
const baris = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('says each appointment in UTC, with the id it always has and whether it is granted', () => {
    expect(baris(isi(acara(), acara({ uid: 'b@mejalab', tentative: true })))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mejalab//Jadwal instrumen//ID',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Jadwal instrumen',
      ...['a', 'b'].flatMap((uid) => [
        'BEGIN:VEVENT',
        `UID:${uid}@mejalab`,
        'DTSTAMP:20261122T170000Z',
        'DTSTART:20261123T010000Z',
        'DTEND:20261123T033000Z',
        'SUMMARY:KCKT',
        'LOCATION:LPOMK',
        'DESCRIPTION:Disetujui petugas laboratorium.',
        `STATUS:${uid === 'a' ? 'CONFIRMED' : 'TENTATIVE'}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
      '',
    ]);
  });

  it('keeps what would end a value or a line as text', () => {
    const ics = isi(acara({ summary: 'KCKT; UV, Vis\\2\nEND:VCALENDAR' }));
    expect(baris(ics)).toContain('SUMMARY:KCKT\\; UV\\, Vis\\\\2\\nEND:VCALENDAR');
  });

  it('folds lines at 75 octets between characters, ends each with CRLF, and loses nothing', () => {
    const nama = `Spektrofotometer ${'µ–é'.repeat(40)} 🧪`;
    const ics = isi(acara({ summary: nama }));
    expect(ics.endsWith('\r\n')).toBe(true);
    const lines = ics.split('\r\n');
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(ics).not.toContain('\ufffd');
    expect(baris(ics)).toContain(`SUMMARY:${nama}`);
  });

  it('leaves a line of 75 octets as it is', () => {
    const nama = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(isi(acara({ summary: nama })).split('\r\n')).toContain(`SUMMARY:${nama}`);
  });
});
