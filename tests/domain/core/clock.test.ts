import { afterEach, describe, expect, test } from 'vitest';
import { formatTime } from '#domain/core/format.ts';
import {
  arrivedAt,
  capturedMoment,
  labDay,
  labMoment,
  labTime,
  lateAfterMs,
  setZone,
  systemClock,
  wallClock,
  zoneOffset,
} from '#domain/core/clock.ts';

describe('[BEYOND-26] in each zone', () => {
  afterEach(() => setZone('WIB'));
  test.each([
    ['WIB', '2026-11-20 23:30', '2026-11-20T16:30:00.000Z', '23:30 WIB'],
    ['WITA', '2026-11-21 00:30', '2026-11-20T16:30:00.000Z', '00:30 WITA'],
    ['WIT', '2026-11-21 01:30', '2026-11-20T16:30:00.000Z', '01:30 WIT'],
  ] as const)('%s it is %s at %s, in words %s; and back', (zone, shown, utc, words) => {
    setZone(zone);
    const moment = new Date(utc);
    const [day, time] = shown.split(' ');
    expect([labDay(moment), labTime(moment), formatTime(moment)]).toEqual([day, time, words]);
    expect(labMoment(day!, time).toISOString()).toBe(utc);
    expect(new Date(`${day}T${time}:00${zoneOffset()}`)).toEqual(moment);
    expect(wallClock(moment).toISOString()).toBe(`${day}T${time}:00.000Z`);
  });
});

describe('[GAP-79] the day is the one in Jakarta', () => {
  test.each([
    ['2026-11-19T16:59:59.999Z', '2026-11-19', '23:59'],
    ['2026-11-19T17:00:00Z', '2026-11-20', '00:00'],
    ['2026-12-31T17:00:00Z', '2027-01-01', '00:00'],
    ['2028-02-28T17:30:00Z', '2028-02-29', '00:30'],
    ['2026-11-20T03:05:00Z', '2026-11-20', '10:05'],
  ])('%s is %s at %s', (moment, day, time) => {
    expect(labDay(new Date(moment))).toBe(day);
    expect(labTime(new Date(moment))).toBe(time);
  });
});

describe('the moment of a queued write', () => {
  const received = new Date('2026-11-20T03:00:00Z');
  const at = (captured: string, offset = 0) => capturedMoment(captured, offset, received).toISOString();

  test("is the device's clock, corrected", () => {
    expect(at('2026-11-19T03:00:00Z')).toBe('2026-11-19T03:00:00.000Z');
    expect(at('1970-01-01T00:00:00Z')).toBe('1970-01-01T00:00:00.000Z');
    expect(at('2026-11-19T10:00:00+07:00')).toBe('2026-11-19T03:00:00.000Z');
    expect(at('2027-11-19T03:00:00Z', -365 * 24 * 3600_000)).toBe('2026-11-19T03:00:00.000Z');
  });

  test.each([
    ['later than its arrival', '2026-11-20T03:00:01Z', 0],
    ['no moment at all', 'kemarin', 0],
    ['beyond every calendar', '2026-11-20T03:00:00Z', 9e15],
    ['before every clock', '2026-11-20T03:00:00Z', -9e15],
    ['before the first second a clock shows', '0001-01-01T00:00:00Z', 0],
  ])('%s counts as its arrival', (_name, captured, offset) => {
    expect(at(captured, offset)).toBe(received.toISOString());
  });

  test('now is now', () => expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(60_000));

  test('late means over 14 days', () => expect(lateAfterMs).toBe(14 * 24 * 3600 * 1000));
});

test('a record arrived when its history began, whatever its device says; one that is on its way has only that', () => {
  const [dibuat, tiba, kini] = ['2026-11-18', '2026-11-21', '2026-11-30'];
  const pada = (...saat: string[]) => ({
    createdAt: dibuat!,
    history: saat.map((createdAt) => ({ createdAt })),
  });
  expect([arrivedAt(pada(tiba!, kini!)), arrivedAt(pada())]).toEqual([tiba, dibuat]);
});
