/** The number a report will have: the one asked for, and of a correction '<first number> Rev. n' (GAP-139). */
export const nomorTerbit = (noSurat: string, terdahulu: readonly { noSurat: string }[]): string =>
  terdahulu[0] ? `${terdahulu[0].noSurat} Rev. ${terdahulu.length}` : noSurat;
