import { asc } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { buang, perbaiki, pertahankan } from '#data/outbox/decide.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import type { Baris } from '#data/outbox/row.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import { aktor, Perangkat, type Bibit, type Tab } from './offline.ts';
import { Jurnal } from './offline-jurnal.ts';
import { kosongkan, ServerLuring } from './offline-server.ts';
import type { ServerUji } from './server.ts';
import { Waktu } from './offline-waktu.ts';

export const analis = (): Actor => aktor('analis@kampus.example');
export const penyelia = (): Actor => aktor('penyelia@kampus.example');

/** A row of the history as it took effect. */
export type Berlaku = { id: string; parameterId: string; urut: number; aktorId: string };

/**
 * One server and two devices with their people: the analyst on both, the supervisor on the second, which they share.
 * Everything an author is told is written down, so that it can be held against what became of it.
 */
export class Dunia {
  readonly waktu = new Waktu();
  readonly jurnal = new Jurnal();
  readonly server: ServerLuring;
  readonly perangkat: Perangkat[];
  readonly parameter: readonly string[];
  /** Work left standing on a held request; it goes on when that is let go. */
  #latar: { tab: Tab; work: Promise<unknown> }[] = [];

  constructor(
    uji: ServerUji,
    parameter: readonly string[],
    kiriman?: Perangkat['kiriman'],
    random?: () => number,
  ) {
    this.server = new ServerLuring(uji, this.waktu);
    this.parameter = parameter;
    this.perangkat = ['satu', 'dua'].map((nama) => new Perangkat(nama, this.server, this.waktu, random));
    if (kiriman) for (const perangkat of this.perangkat) perangkat.kiriman = kiriman;
  }

  /** With `bibit` the devices begin with what a first pull gave them in an earlier run: it is always the same. */
  async mulai(bibit?: Bibit): Promise<this> {
    await kosongkan(this.server.db);
    for (const perangkat of this.perangkat) {
      if (bibit) perangkat.bibit = bibit;
      const tab = await perangkat.masuk(analis());
      if (!bibit) await tab.putaran();
    }
    return this;
  }

  /** What a first pull gives each of the two people. */
  async ambilBibit(): Promise<Bibit> {
    await this.mulai();
    const bibit: Bibit = new Map();
    for (const orang of [analis(), penyelia()]) {
      const { db } = await this.#tarikPertama(orang);
      bibit.set(orang.uuid, {
        analisis: await db.analisis.toArray(),
        acuan: await db.acuan.toArray(),
        kursor: await db.kursor.toArray(),
      });
    }
    return bibit;
  }

  async #tarikPertama(orang: Actor): Promise<Tab> {
    const tab = await this.perangkat[1]!.masuk(orang);
    await tab.putaran();
    return tab;
  }

  /** Sends and pulls in one tab, until that is done or stands still. */
  async putaran(tab: Tab, paksa = true): Promise<void> {
    const work = tab.putaran(paksa);
    await this.tunggu(tab.perangkat, work, tab);
  }

  async tunggu<T>(
    perangkat: Perangkat,
    work: Promise<T>,
    ...tabs: Tab[]
  ): Promise<T | 'tertahan' | undefined> {
    try {
      const result = await Promise.race([
        perangkat.tunggu(work, ...tabs),
        ...tabs.map((tab) => tab.sampaiMati),
      ]);
      if (result === 'tertahan') this.#latar.push(...tabs.map((tab) => ({ tab, work })));
      return result ?? undefined;
    } catch (error) {
      // A dead tab's work fails somewhere; nobody sees it.
      if (tabs.every((tab) => tab.mati)) return undefined;
      throw error;
    }
  }

  /** Lets a held request of this device go on, and waits for what was standing on it. */
  async lepas({ jaringan, nama }: Perangkat, at: number): Promise<void> {
    jaringan.lepas(at);
    const going = this.#latar.filter(({ tab }) => tab.perangkat.nama === nama);
    this.#latar = this.#latar.filter((one) => !going.includes(one));
    for (const { tab, work } of going) await this.tunggu(tab.perangkat, work, tab);
    await jaringan.tenang();
  }

  /** Confirms a write to its author, or fails as the form would say. */
  async tulis(tab: Tab, isi: Tulisan, dilihat: readonly string[]): Promise<Baris> {
    const row = await enqueue(tab.db, await tab.asal(), isi);
    this.jurnal.tersimpan(tab, row, dilihat);
    return row;
  }

  async perbaiki(tab: Tab, opId: string, isi: Tulisan, dilihat: readonly string[]): Promise<void> {
    await this.#putuskan(tab, perbaiki(tab.mesin, await tab.asal(), opId, isi), opId, dilihat);
  }

  async pertahankan(
    tab: Tab,
    opId: string,
    baseRev: string | null,
    dilihat: readonly string[],
  ): Promise<void> {
    await this.#putuskan(tab, pertahankan(tab.mesin, await tab.asal(), opId, baseRev), opId, dilihat);
  }

  async #putuskan(tab: Tab, work: Promise<Baris>, opId: string, dilihat: readonly string[]): Promise<void> {
    this.jurnal.tersimpan(tab, await tab.perangkat.selesai(work, tab), dilihat, opId);
  }

  async buang(tab: Tab, opId: string, apa: 'ini' | 'sesudahnya'): Promise<void> {
    await tab.perangkat.selesai(buang(tab.mesin, opId, apa), tab);
    for (const row of await tab.db.antrean.where('state').equals('dibuang').toArray())
      this.jurnal.dibuang(row.opId);
  }

  /** Everything that took effect, in order within each parameter. */
  berlaku(): Promise<Berlaku[]> {
    const { id, parameterId, urut, aktorId } = riwayatProgres;
    return this.server.db
      .select({ id, parameterId, urut, aktorId })
      .from(riwayatProgres)
      .orderBy(asc(parameterId), asc(urut));
  }

  /**
   * Faults end, held requests arrive, clocks stay wrong. Everybody signs in again on every device and sends until
   * nothing moves any more.
   */
  async pulih(): Promise<void> {
    for (const { jaringan } of this.perangkat) {
      jaringan.putus = false;
      for (const gangguan of Object.values(jaringan.gangguan)) gangguan.length = 0;
    }
    this.server.mulai();
    while (this.perangkat.some(({ jaringan }) => jaringan.banyakTertahan > 0))
      for (const { jaringan } of this.perangkat) jaringan.lepas();
    for (const perangkat of this.perangkat) for (const tab of perangkat.hidup()) tab.bunuh();
    await this.tenang();
    this.waktu.maju(6 * 60_000);
    await this.semuaKirim();
  }

  async semuaKirim(): Promise<void> {
    for (const perangkat of this.perangkat)
      for (const orang of perangkat.pernah.values()) await this.putaran(await perangkat.masuk(orang));
  }

  async tenang(): Promise<void> {
    for (const { jaringan } of this.perangkat) await jaringan.tenang();
  }

  async tutup(): Promise<void> {
    for (const perangkat of this.perangkat) {
      while (perangkat.jaringan.banyakTertahan > 0) perangkat.jaringan.lepas();
      perangkat.tutup();
    }
    await this.tenang();
  }
}
