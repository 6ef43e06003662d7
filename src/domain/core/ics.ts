/** One appointment of a calendar file. */
export type IcsEvent = {
  /** The same in every download, so that a calendar renews what it has instead of showing it twice. */
  uid: string;
  starts: Date;
  ends: Date;
  summary: string;
  location: string;
  description: string;
  /** Asked for and not yet granted. */
  tentative: boolean;
};

/** Octets of a line without its end (RFC 5545, 3.1). */
const maxOctets = 75;
const encoder = new TextEncoder();

/** A calendar file (RFC 5545). Times are in UTC, which every calendar shows in its reader's own; Jakarta has no summer time. */
export function icsCalendar(name: string, events: readonly IcsEvent[], made: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mejalab//Jadwal instrumen//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const eventLines = (event: IcsEvent, made: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utc(made)}`,
  `DTSTART:${utc(event.starts)}`,
  `DTEND:${utc(event.ends)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `LOCATION:${escapeText(event.location)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'END:VEVENT',
];

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');

/** What is longer goes on in the next line after a space; a character is never cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
