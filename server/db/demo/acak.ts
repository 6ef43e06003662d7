/** Numbers between 0 and 1 that follow from a text alone (mulberry32 over its FNV hash): the same at every seeding. */
export function acakDari(teks: string): () => number {
  let state = Array.from(teks).reduce(
    (hash, huruf) => Math.imul(hash ^ huruf.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const antara = (acak: () => number, dari: number, sampai: number): number =>
  dari + (sampai - dari) * acak();
