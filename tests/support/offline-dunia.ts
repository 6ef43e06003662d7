import { sql } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { buang, perbaiki, pertahankan } from '#data/outbox/decide.ts';
import { enqueue, type Tulisan } from '#data/outbox/enqueue.ts';
import { tabelKoleksi } from '#data/koleksi.ts';
import type { Baris } from '#data/baris.ts';
import { rows } from '#server/core/database.ts';
import { aktor, Perangkat, type Bibit, type Tab } from './offline.ts';
import { Jurnal } from './offline-jurnal.ts';
import { ServerLuring, type Bersama, type ServerPerangkat } from './offline-server.ts';
import { Waktu, type Jam } from './offline-waktu.ts';

export const analis = (): Actor => aktor('analis@kampus.example');
export const penyelia = (): Actor => aktor('penyelia@kampus.example');
export const pendaftar = (): Actor => aktor('mahasiswa@kampus.example');
/** Has nothing open: may apply for a letter. */
export const pemohon = (): Actor => aktor('anisa@kampus.example');
export const petugas = (): Actor => aktor('petugas@kampus.example');
/** Everybody of these histories. */
export const semuaOrang = (): Actor[] => [analis(), penyelia(), pendaftar(), pemohon(), petugas()];

/**
 * A write as it took effect, whatever its noun: the answer that was stored with it, and its audit rows. `urut` is the
 * place of its first one, which is the order of effects on each record; `kali` how often it changed one and the same.
 */
export type Berlaku = {
  id: string;
  call: string;
  aktorId: string;
  record: string | null;
  urut: number;
  kali: number;
};

/** Which operation made which revision of a record. */
export type Revisi = { record: string; rev: number; operasiId: string };

/**
 * One server and two devices with their people: the analyst, who is a laboran, on both; two registrants on the first, which
 * they share with them; the supervisor, who is the Kalab, and the payment officer on the second.
 * Everything an author is told is written down, so that it can be held against what became of it.
 */
export class Dunia {
  readonly waktu: Jam;
  readonly jurnal = new Jurnal();
  readonly server: ServerPerangkat;
  readonly perangkat: Perangkat[];
  readonly bersama: Bersama;
  readonly parameter: readonly string[];
  /** The audit is only ever added to: what this history wrote lies behind this place. */
  auditAwal = 0;
  /** Work left standing on a held request; it goes on when that is let go. */
  #latar: { tab: Tab; work: Promise<unknown> }[] = [];

  /** Without `luar`, a server in this process and a time that only the history moves. */
  constructor(
    bersama: Bersama,
    kiriman?: Perangkat['kiriman'],
    luar?: { server: ServerPerangkat; waktu: Jam },
  ) {
    this.bersama = bersama;
    const waktu = luar?.waktu ?? new Waktu();
    this.waktu = waktu;
    this.server = luar?.server ?? new ServerLuring(bersama.uji, waktu);
    this.parameter = bersama.parameter;
    this.perangkat = ['satu', 'dua'].map((nama) => new Perangkat(nama, this.server, this.waktu));
    if (kiriman) for (const perangkat of this.perangkat) perangkat.kiriman = kiriman;
  }

  /** With `bibit` the devices begin with what a first pull gave them in an earlier run: it is always the same. */
  async mulai(bibit?: Bibit, masuk: readonly Actor[] = [analis(), analis()]): Promise<this> {
    await this.bersama.kembalikan();
    const [audit] = await rows<{ akhir: number }>(
      this.server.db,
      sql`select coalesce(max(id), 0)::int as akhir from audit`,
    );
    this.auditAwal = audit!.akhir;
    for (const [at, perangkat] of this.perangkat.entries()) {
      if (bibit) perangkat.bibit = bibit;
      const tab = await perangkat.masuk(masuk[at]!);
      if (!bibit) await tab.putaran();
    }
    return this;
  }

  /** What a first pull gives each of these people. */
  async ambilBibit(): Promise<Bibit> {
    await this.mulai();
    const bibit: Bibit = new Map();
    for (const orang of semuaOrang()) {
      const { db } = await this.#tarikPertama(orang);
      const isi: [string, unknown[]][] = [];
      for (const table of [...tabelKoleksi(db), db.kursor]) isi.push([table.name, await table.toArray()]);
      bibit.set(orang.uuid, new Map(isi));
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
      if (result === 'tertahan') {
        this.#latar.push(...tabs.map((tab) => ({ tab, work })));
        // What goes on beside a held request comes to its end first.
        await perangkat.jaringan.tenang();
      }
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
    await this.#putuskan(tab, perbaiki(tab.engine, await tab.asal(), opId, isi), opId, dilihat);
  }

  async pertahankan(
    tab: Tab,
    opId: string,
    baseRev: string | null,
    dilihat: readonly string[],
  ): Promise<void> {
    await this.#putuskan(tab, pertahankan(tab.engine, await tab.asal(), opId, baseRev), opId, dilihat);
  }

  async #putuskan(tab: Tab, work: Promise<Baris>, opId: string, dilihat: readonly string[]): Promise<void> {
    this.jurnal.tersimpan(tab, await tab.perangkat.selesai(work, tab), dilihat, opId);
  }

  async buang(tab: Tab, opId: string, apa: 'ini' | 'sesudahnya'): Promise<void> {
    await tab.perangkat.selesai(buang(tab.engine, opId, apa), tab);
    for (const row of await tab.db.antrean.where('state').equals('dibuang').toArray())
      this.jurnal.dibuang(row.opId);
  }

  /** Every queued write that took effect, in the order of its effect on its record. */
  berlaku(): Promise<Berlaku[]> {
    return rows<Berlaku>(
      this.server.db,
      sql`select o.id, o.call, o.pengguna_id as "aktorId", a.record, coalesce(a.urut, 0)::int as urut, coalesce(a.kali, 0)::int as kali
        from operasi o left join (
          select operasi_id, (array_agg(record order by id))[1] as record, min(id) as urut, max(kali) as kali from (
            select operasi_id, record, id, count(*) over (partition by operasi_id, jenis, record) as kali
            from audit where id > ${this.auditAwal}) jejak
          group by operasi_id) a on a.operasi_id = o.id
        where o.status < 300 order by urut`,
    );
  }

  revisi(): Promise<Revisi[]> {
    return rows<Revisi>(
      this.server.db,
      sql`select record, rev, operasi_id as "operasiId" from revisi order by record, rev`,
    );
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

  /** Everybody sends what waits on each of their devices. */
  async semuaKirim(): Promise<void> {
    await this.#giliran(async ({ db }) => (await db.antrean.where('state').notEqual('dibuang').count()) > 0);
  }

  /** Everybody's devices hear of what the others have sent. */
  async semuaTarik(): Promise<void> {
    await this.#giliran(async () => true);
  }

  async #giliran(perlu: (tab: Tab) => Promise<boolean>): Promise<void> {
    for (const perangkat of this.perangkat)
      for (const orang of perangkat.pernah.values()) {
        const tab = await perangkat.masuk(orang);
        if (await perlu(tab)) await this.putaran(tab);
      }
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
