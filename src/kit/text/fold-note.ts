/** A note up to here is read at a glance; some more are not worth a button. */
const most = 500;
const shown = 400;

/** The beginning of a long note, up to a whole word; null where it is short enough to stand in full. */
export function foldNote(text: string): string | null {
  if (text.length <= most) return null;
  const part = text.slice(0, shown);
  const end = part.search(/\s\S*$/);
  return (end > shown / 2 ? part.slice(0, end) : part).trimEnd();
}
