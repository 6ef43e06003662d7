/** How much of a name a row has room for in three lines: in a narrow table, and everywhere else. */
export const NAME_LETTERS = { narrow: 34, wide: 60 } as const;

/**
 * A name of at most so many letters: its beginning and its end, which tell samples of one series apart. It is cut between
 * words; only a word as long as all there is room for is broken.
 */
export function shorten(name: string, letters: number): string {
  const text = name.trim();
  if (text.length <= letters) return text;
  const room = letters - 1;
  const end = endOf(text, Math.floor(room / 3), Math.floor(room / 2));
  const part = text.slice(0, room - end.length);
  const at = part.lastIndexOf(' ');
  const begin = at >= part.length / 2 ? part.slice(0, at) : part;
  return `${begin.trim()} … ${end}`;
}

/** The last whole words within so many letters; within a few more, if it would be too little. */
function endOf(text: string, wanted: number, most: number): string {
  const from = (letters: number) => text.indexOf(' ', text.length - letters - 1) + 1;
  const [near, far] = [from(wanted), from(most)].map((at) => (at > 0 ? text.slice(at) : ''));
  if (near && near.length >= wanted / 2) return near;
  return far || text.slice(-wanted);
}
