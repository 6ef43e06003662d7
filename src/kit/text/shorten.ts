/** How much of a name a row has room for in three lines: in a narrow table, and everywhere else. */
export const NAME_LETTERS = { narrow: 34, wide: 60 } as const;

/**
 * A name of at most so many letters: its beginning and its end, which tell samples of one series apart. It is cut between
 * words; only a word as long as all there is room for is broken.
 */
export function shorten(name: string, letters: number): string {
  const text = name.trim();
  if (text.length <= letters) return text;
  const end = endOf(text, Math.floor((letters - 1) / 3), letters / 2);
  return `${beginningOf(text, letters - 1 - end.length)} … ${end}`;
}

/** How a notice offers another row than the one it is about. */
export const nextRow = (about: string): string => `Berikutnya: ${shorten(about, NAME_LETTERS.narrow)}`;

/** Without the word that was cut in two, unless little else would be left. */
function beginningOf(text: string, letters: number): string {
  const part = text.slice(0, letters);
  const whole = text[letters] === ' ' ? part : part.slice(0, Math.max(0, part.lastIndexOf(' ')));
  return (whole.length >= letters / 2 ? whole : part).trim();
}

/** As many whole words as there is room for; the last one may take more than that, but only so much. */
function endOf(text: string, letters: number, most: number): string {
  const words = text.slice(text.indexOf(' ', text.length - letters - 1) + 1);
  if (words.length <= letters) return words;
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return last.length <= most ? last : text.slice(-letters);
}
