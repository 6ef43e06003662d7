/** How much of a name a row has room for in three lines: in a narrow table, and everywhere else. */
export const NAME_LETTERS = { narrow: 34, wide: 60 } as const;

/**
 * A name of at most so many letters: its beginning and its end, which tell samples of one series apart. It is cut between
 * words where one ends near.
 */
export function shorten(name: string, letters: number): string {
  const text = name.trim();
  if (text.length <= letters) return text;
  const tail = Math.floor((letters - 1) / 3);
  const begin = cutAt(text.slice(0, letters - 1 - tail), / (?!.* )/);
  const end = cutAt(text.slice(-tail), / /, 'after');
  return `${begin} … ${end}`;
}

/** Without the word that was cut in two, unless little else would be left. */
function cutAt(part: string, space: RegExp, keep: 'before' | 'after' = 'before'): string {
  const at = part.search(space);
  const kept = keep === 'before' ? part.slice(0, at) : part.slice(at + 1);
  return (at >= 0 && kept.length >= part.length / 2 ? kept : part).trim();
}
