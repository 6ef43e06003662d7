/** As many as leave room for the page that is being worked on: a browser opens six connections to a server. */
const sekaligus = 4;
/** How long one request to give way counts, how long all of them together, and how often the lanes look. */
const mengalahMs = 2_500;
const palingLamaMs = 30_000;
const lihatMs = 200;

/** Brings files onto the device, several at a time; gives way to a page that waits for pieces of its own. */
export class Pemasangan {
  #sampai = 0;

  /** A page waits: nothing more is begun for a moment. */
  mengalah(): void {
    this.#sampai = Date.now() + mengalahMs;
  }

  /** Rejects when one of them cannot be had. A page that never comes to its end holds it up for half a minute at most. */
  async pasang<F>(semua: readonly F[], simpan: (file: F) => Promise<void>): Promise<void> {
    const batas = Date.now() + palingLamaMs;
    const antre = [...semua];
    const satuJalur = async () => {
      for (;;) {
        while (Date.now() < Math.min(this.#sampai, batas))
          await new Promise((resolve) => setTimeout(resolve, lihatMs));
        const file = antre.shift();
        if (file === undefined) return;
        await simpan(file);
      }
    };
    await Promise.all(Array.from({ length: sekaligus }, satuJalur));
  }
}
