import { formatDate, formatDateTime, formatShortDate, formatTime, MISSING } from '#domain/core/format.ts';
import type { DateInput } from '#domain/core/format.ts';

const formats = {
  tanggal: formatDate,
  singkat: formatShortDate,
  waktu: formatTime,
  'tanggal-waktu': formatDateTime,
};

export type DateTextProps = {
  value: DateInput;
  /** Default 'tanggal'. */
  as?: keyof typeof formats | undefined;
};

/** A day or time in Indonesian words, with the exact moment kept for machines. */
export function DateText({ value, as = 'tanggal' }: DateTextProps) {
  const text = formats[as](value);
  if (text === MISSING || !value) return <span>{MISSING}</span>;
  const [day, clock] = text.split(', ');
  return (
    <time dateTime={value instanceof Date ? value.toISOString() : value}>
      {clock === undefined ? (
        text
      ) : (
        <>
          {day}, <span className="mj-utuh">{clock}</span>
        </>
      )}
    </time>
  );
}
