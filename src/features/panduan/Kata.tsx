/** A sentence in which **words that stand on the screen** are told apart. */
export function Kata({ isi }: { isi: string }) {
  return isi.split('**').map((bagian, ke) =>
    // Every second piece stood between two pairs of stars; the pieces never change places.
    // oxlint-disable-next-line react/no-array-index-key
    ke % 2 === 1 ? <strong key={ke}>{bagian}</strong> : bagian,
  );
}
