import type { Draf, OrangDb } from './db.ts';
import {
  bacaDraf,
  hapusDraf,
  kunciDraf,
  namaKunciDraf,
  simpanDraf,
  susunDraf,
  type Pokok,
} from './drafts.ts';

/** How long after the last key a draft is kept (offline.md section 1, Drafts). */
const tundaMs = 300;

type KeadaanDraf =
  | { jenis: 'memuat' }
  /**
   * This tab writes it, or another one does: shown read-only then, until `ambilAlih`. `draf` is what was found when
   * this began. `ke` goes up when what was typed here no longer holds and the fields are to be filled again: another
   * tab wrote meanwhile, or the draft was thrown away.
   */
  | { jenis: 'menulis' | 'tabLain'; draf: Draf | null; ke: number };

/** What a form shows of its draft. */
export type TampilanDraf = {
  keadaan: KeadaanDraf;
  /** When it was last kept, or null before the first time. */
  tersimpanPada: string | null;
  /** Something typed is not on the device yet. */
  menyimpan: boolean;
  /** What went wrong when it could not be kept, in words; the form stays open. */
  gagal: string | null;
  /**
   * What was typed here and did not reach the device before another tab took the form over. It stays in the fields while
   * they are read-only, and never covers what that tab has kept.
   */
  tertinggal: Draf | null;
};

/** What a form writes its draft with: the device, the locks of its browser, whose draft it is, and on which page. */
type Sekitar = {
  db: OrangDb;
  kunci: Pick<LockManager, 'request'>;
  /** Whether its tab is looked at. */
  tampak: () => boolean;
  userId: string;
  alamat: string;
  now: () => number;
};

type PokokFormulir = Omit<Pokok, 'alamat'>;

const tidakTersimpan =
  'Perangkat tidak dapat menyimpan ketikan ini (penyimpanan penuh atau tertutup). Jangan tutup halaman; kosongkan ruang lalu ketik lagi.';
const tidakTerbuang =
  'Perangkat tidak dapat membuang draf ini (penyimpanan penuh atau tertutup). Kosongkan ruang lalu coba lagi.';
const tidakSempat = 'Ketikan terakhir di tab ini belum tersimpan di perangkat.';

/**
 * The draft of one open form: found again after a crash, kept as typed, written by one tab at a time (Web Lock
 * `draf:<person>:<key>`). It knows no screen; the form follows it by `subscribe` and `tampilan`.
 */
export class PemegangDraf {
  readonly #sekitar: Sekitar;
  #pokok: PokokFormulir;
  #tampilan: TampilanDraf = {
    keadaan: { jenis: 'memuat' },
    tersimpanPada: null,
    menyimpan: false,
    gagal: null,
    tertinggal: null,
  };
  /** What was typed has left, or its form has: nothing that comes after that is kept. */
  #tertutup = false;
  readonly #pendengar = new Set<() => void>();
  /** Typed, and not on its way to the device yet. */
  #belum: Record<string, unknown> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Known at once, while `keadaan` first has to read what that tab has kept. */
  #milikTabLain = false;
  /** When the draft had last been kept as another tab took it over. */
  #sebelumDirebut: string | null = null;
  #lepas: () => void = () => undefined;

  constructor(sekitar: Sekitar, pokok: PokokFormulir) {
    this.#sekitar = sekitar;
    this.#pokok = pokok;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#pendengar.add(listener);
    return () => void this.#pendengar.delete(listener);
  };

  /** The same object until something changes. */
  tampilan = (): TampilanDraf => this.#tampilan;

  get kunci(): string {
    return kunciDraf(this.#pokok.call, this.#pokok.record, this.#pokok.untuk);
  }

  /** What the form is about by now. One that goes on with another draft opens again. */
  tentang(pokok: PokokFormulir): void {
    this.#pokok = pokok;
  }

  /** Takes the draft up, or shows it read-only while another tab writes it. Gives the way to let go of it. */
  buka(): () => void {
    this.#tertutup = false;
    this.#minta(() => ({ ifAvailable: true }));
    return () => {
      this.tutup();
      this.#lepas();
    };
  }

  /** 'Tulis di sini': from now on this tab writes it. */
  ambilAlih = (): void => this.#minta(() => ({ steal: true }));

  /**
   * The tab came into view, or left it. One that only reads waits for its turn while it is looked at: when the other one
   * has saved, nobody writes there any more. Out of sight it waits for nothing; it would take the form from whoever opens
   * it again.
   */
  dilihat = (): void => {
    if (!this.#milikTabLain) return;
    if (this.#sekitar.tampak()) this.#minta((signal) => ({ signal }));
    else this.#lepas();
  };

  /** What was typed last may still be on its way; what comes after this is not kept: it would bring back what has left. */
  tutup = (): void => {
    this.#tertutup = true;
  };

  ketik = (isi: Record<string, unknown>): void => {
    if (this.#tertutup) return;
    if (this.#milikTabLain) return this.#sisihkan(isi);
    this.#belum = isi;
    this.#ubah({ menyimpan: true });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.simpanSekarang(), tundaMs);
  };

  /** Keeps what was typed last, now. Resolves when the device has it, or has said that it cannot. */
  simpanSekarang = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const isi = this.#belum;
    if (!isi) return;
    this.#belum = null;
    const { db, alamat, now } = this.#sekitar;
    try {
      const draf = await simpanDraf(db, { ...this.#pokok, alamat }, isi, now());
      this.#ubah({ tersimpanPada: draf.diubah, menyimpan: this.#belum !== null, gagal: null });
    } catch {
      if (this.#milikTabLain) return this.#sisihkan(isi);
      this.#belum ??= isi;
      this.#ubah({ gagal: tidakTersimpan });
    }
  };

  /**
   * Throws it away, before the form is closed. One that another tab writes is that tab's: it stays. False where the device
   * could not, which the form says.
   */
  buang = async (): Promise<boolean> => {
    if (this.#milikTabLain) return true;
    this.tutup();
    clearTimeout(this.#timer);
    this.#belum = null;
    try {
      await hapusDraf(this.#sekitar.db, this.kunci);
    } catch {
      this.#tertutup = false;
      this.#ubah({ gagal: tidakTerbuang });
      return false;
    }
    this.#ubah({ tersimpanPada: null, menyimpan: false, gagal: null, tertinggal: null });
    return true;
  };

  /** The same, and the form begins anew. */
  mulaiLagi = async (): Promise<void> => {
    if (!(await this.buang())) return;
    this.#tertutup = false;
    const { keadaan } = this.#tampilan;
    if (keadaan.jenis === 'menulis')
      this.#ubah({ keadaan: { ...keadaan, draf: null, ke: berikut(keadaan) } });
  };

  #ubah(change: Partial<TampilanDraf>): void {
    this.#tampilan = { ...this.#tampilan, ...change };
    for (const listener of this.#pendengar) listener();
  }

  #minta(cara: (signal: AbortSignal) => LockOptions): void {
    this.#lepas();
    const stop = new AbortController();
    const options = cara(stop.signal);
    const dipegang = Promise.withResolvers<void>();
    // One turn later: a form that is closed and opened again at once would meet its own lock not yet let go.
    const begin = setTimeout(() => void this.#pegang(options, stop.signal, dipegang.promise));
    this.#lepas = () => {
      clearTimeout(begin);
      stop.abort();
      dipegang.resolve();
    };
  }

  async #pegang(options: LockOptions, signal: AbortSignal, dipegang: Promise<void>): Promise<void> {
    try {
      await this.#sekitar.kunci.request(
        namaKunciDraf(this.#sekitar.userId, this.kunci),
        options,
        async (lock) => {
          if (signal.aborted) return;
          this.#milikTabLain = lock === null;
          await this.#tunjukkan(lock ? 'menulis' : 'tabLain', signal);
          if (lock) await dipegang;
        },
      );
      if (!signal.aborted) this.dilihat();
    } catch {
      // Another tab took it over with 'Tulis di sini'.
      if (signal.aborted) return;
      this.#milikTabLain = true;
      this.#sebelumDirebut = this.#tampilan.tersimpanPada;
      clearTimeout(this.#timer);
      if (this.#belum) this.#sisihkan(this.#belum);
      await this.#tunjukkan('tabLain', signal);
      if (!signal.aborted) this.dilihat();
    }
  }

  /** Keeps words in this tab that are not this tab's to keep on the device any more. */
  #sisihkan(isi: Record<string, unknown>): void {
    this.#belum = null;
    const { alamat, now } = this.#sekitar;
    this.#ubah({
      tertinggal: susunDraf({ ...this.#pokok, alamat }, isi, now()),
      menyimpan: false,
      gagal: this.#tampilan.gagal ?? tidakSempat,
    });
  }

  async #tunjukkan(jenis: 'menulis' | 'tabLain', signal: AbortSignal): Promise<void> {
    const draf = (await bacaDraf(this.#sekitar.db, this.kunci)) ?? null;
    if (signal.aborted) return;
    const { keadaan, tertinggal } = this.#tampilan;
    const tersimpanPada = draf?.diubah ?? null;
    // Nothing was written while another tab had it: what was typed here goes on.
    const dilanjutkan = jenis === 'menulis' && tertinggal !== null && tersimpanPada === this.#sebelumDirebut;
    const tetap = keadaan.jenis === jenis || dilanjutkan || (jenis === 'tabLain' && tertinggal !== null);
    const ke = keadaan.jenis !== 'memuat' && tetap ? keadaan.ke : berikut(keadaan);
    this.#ubah({ tersimpanPada, keadaan: { jenis, draf, ke } });
    if (!dilanjutkan) return;
    this.#ubah({ tertinggal: null });
    this.ketik(tertinggal.isi);
  }
}

const berikut = (now: KeadaanDraf): number => (now.jenis === 'memuat' ? 0 : now.ke + 1);
