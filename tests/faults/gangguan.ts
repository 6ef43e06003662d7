import { sql } from 'drizzle-orm';
import { rows } from '#server/core/database.ts';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import type { ProsesServer } from '#tests/support/offline-proses.ts';
import type { Tab } from '#tests/support/offline.ts';
import type { Jauh, Mesin } from './jauh.ts';
import type { Ulah } from './proksi.ts';

/** Numbers between 0 and 1, drawn by the seed of the history. */
export type Acak = () => number;

export const bulat = (acak: Acak, kurangDari: number): number => Math.floor(acak() * kurangDari);
export const salahSatu = <T>(acak: Acak, semua: readonly T[]): T => semua[bulat(acak, semua.length)]!;

type Babak = {
  jauh: Jauh;
  dunia: Dunia;
  acak: Acak;
  /** Every tab of every device sends and pulls, all at once, while desks act; else only these tabs. */
  kirim: (tabs?: readonly Tab[]) => Promise<void>;
  /** A form is saved on this tab, whose storage fails. */
  simpan: (tab: Tab) => Promise<void>;
  /** Told once the fault was really there, not only meant; by another name than its own what came with it. */
  terjadi: (lain?: string) => void;
};
type Lakukan = (babak: Babak) => Promise<void>;
type Gangguan = { jenis: string; lakukan: Lakukan };

const lewat = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const hari = 24 * 60 * 60_000;

/** After one of the next commits, or at any moment of what is under way. */
const saatAcak = (acak: Acak, proses: readonly ProsesServer[], work: Promise<void>): Promise<unknown> =>
  acak() < 0.3
    ? lewat(bulat(acak, 400))
    : Promise.race([work, ...proses.map((satu) => satu.setelahKomit(1 + bulat(acak, 6)))]);

/** Once, and up to four times more while what it happens to is still going on: what is only just back dies again. */
async function berturut(acak: Acak, work: Promise<void>, lakukan: () => Promise<void>): Promise<void> {
  let habis = false;
  const akhir = work.finally(() => (habis = true));
  for (let sisa = 1 + bulat(acak, 5), ke = 0; ke === 0 || (ke < sisa && !habis); ke += 1) await lakukan();
  await akhir;
}

/** A server dies; where there is another, that is asked meanwhile, and may die before the first is back. */
const bunuhServer: Lakukan = async ({ jauh, acak, kirim, terjadi }) => {
  const work = kirim();
  const hidup = new Set(jauh.proses);
  const mulai: Promise<void>[] = [];
  await berturut(acak, work, async () => {
    const mati = salahSatu(acak, [...hidup]);
    await saatAcak(acak, [mati], work);
    await mati.bunuh();
    terjadi();
    hidup.delete(mati);
    const kembali = jauh.mulai(mati).then(() => jauh.tanyakan([...hidup.add(mati)]));
    mulai.push(kembali);
    if (hidup.size > 0) jauh.tanyakan([...hidup]);
    else await (jauh.kembali = kembali);
  });
  await Promise.all(mulai);
};

const bunuhPostgres: Lakukan = ({ jauh, acak, kirim, terjadi }) => {
  const work = kirim();
  return berturut(acak, work, async () => {
    await saatAcak(acak, jauh.proses, work);
    jauh.kembali = jauh.postgres!.mati();
    terjadi();
    await jauh.kembali;
  });
};

/** Postgres dies for good, and a replica that it had to tell everything takes its place. */
const promosikan: Lakukan = async ({ jauh, acak, kirim, terjadi }) => {
  await jauh.postgres!.ikuti();
  const work = kirim();
  await saatAcak(acak, jauh.proses, work);
  await jauh.postgres!.promosikan();
  terjadi();
  await work;
};

/** Whether this process has something in Postgres that it has not committed. */
const memegang = async ({ server: { db } }: Dunia, nama: string): Promise<boolean> => {
  const [ada] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from pg_stat_activity where application_name = ${nama} and backend_xid is not null`,
  );
  return ada!.n > 0;
};

/**
 * One of two processes is held in a transaction, and whoever stands before the two asks the other. What is held for a minute
 * Postgres ends (database.ts): here it does so at once, or not before the process goes on.
 */
const tahanServer: Lakukan = async ({ jauh, dunia, acak, kirim, terjadi }) => {
  const at = bulat(acak, 2);
  const ditahan = jauh.proses[at]!;
  const nama = `proses${at}`;
  let habis = false;
  const work = kirim().finally(() => (habis = true));
  let ada = false;
  while (!habis && !ada) {
    await Promise.race([ditahan.tahanSetelah(1 + bulat(acak, 4)), work]);
    ada = await memegang(dunia, nama);
    if (!ada) ditahan.lanjutkan();
  }
  if (ada) {
    terjadi();
    jauh.tanyakan([jauh.proses[1 - at]!]);
    jauh.proksi.putuskan(ditahan.alamat);
    await lewat(200 + bulat(acak, 1000));
    if (acak() < 0.5) {
      const akhiri = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${nama}`;
      await rows(dunia.server.db, akhiri);
      terjadi('transaction of the held server ended by Postgres');
    }
  }
  ditahan.lanjutkan();
  jauh.tanyakan(jauh.proses);
  await work;
};

const tabMana = ({ dunia, acak }: Babak): Tab => salahSatu(acak, salahSatu(acak, dunia.perangkat).hidup());

/** The browser dies with its requests under way, or at one of its calls to its storage; it is opened again and sends. */
const bunuhTab: Lakukan = async (babak) => {
  const { acak, kirim, terjadi } = babak;
  const { perangkat, orang } = tabMana(babak);
  const work = [kirim()];
  await berturut(acak, work[0]!, async () => {
    const tabs = perangkat.hidup();
    const pertama = tabs[0]!;
    if (acak() < 0.5) {
      pertama.sisaPanggilan = bulat(acak, 60);
      pertama.gagal = () => {
        pertama.bunuh();
        return new Error('killed at a call to its storage');
      };
    }
    await Promise.race([lewat(bulat(acak, 300)), pertama.sampaiMati]);
    terjadi();
    if (pertama.mati) terjadi('device killed at a call to its storage');
    for (const tab of tabs) tab.bunuh();
    work.push(kirim([await perangkat.bukaTab(orang)]));
  });
  await Promise.all(work);
};

/** From one of its calls on the storage of a tab fails, also under a form that is saved; then the page is loaded anew. */
const gagalSimpan =
  (galat: () => Error): Lakukan =>
  async (babak) => {
    const tab = tabMana(babak);
    tab.sisaPanggilan = bulat(babak.acak, 60);
    tab.gagal = galat;
    await babak.kirim();
    tab.sisaPanggilan = bulat(babak.acak, 12);
    await babak.simpan(tab);
    babak.terjadi();
    await tab.perangkat.mulaiUlang(tab);
  };

const salahJam: Lakukan = async (babak) => {
  const { acak, kirim, terjadi } = babak;
  const tab = tabMana(babak);
  const { perangkat } = tab;
  perangkat.salahJam = (acak() < 0.5 ? -1 : 1) * (1 + bulat(acak, 20)) * hari;
  terjadi();
  await perangkat.mulaiUlang(tab);
  await kirim();
};

const di = (jenis: string, lakukan: Lakukan): Gangguan => ({ jenis, lakukan });
const serverMati = di('server SIGKILL', bunuhServer);
const postgresMati = di('Postgres SIGKILL', bunuhPostgres);
const ditahan = di('server SIGSTOP in a transaction', tahanServer);
const lainnya = [
  di('device killed', bunuhTab),
  di(
    'IndexedDB closed',
    gagalSimpan(() => new DOMException('The connection is closing.', 'InvalidStateError')),
  ),
  di('clock wrong by days', salahJam),
  di(
    'storage full',
    gagalSimpan(() => new DOMException('Quota exceeded', 'QuotaExceededError')),
  ),
];

/** The faults of this engine in the order in which their turns come: in every second one the server or its database dies. */
export function gangguanDi(mesin: Mesin): readonly Gangguan[] {
  const [mati, lain] =
    mesin === 'pglite'
      ? [[serverMati], lainnya]
      : [
          [serverMati, postgresMati],
          [...lainnya, ditahan, di('replica promoted', promosikan)],
        ];
  return lain.flatMap((satu, at) => [mati[at % mati.length]!, satu]);
}

const ulah: ((acak: Acak) => Ulah)[] = [
  () => ({ jenis: 'cuts before' }),
  () => ({ jenis: 'cuts the request' }),
  () => ({ jenis: 'cuts the answer' }),
  () => ({ jenis: 'cuts after' }),
  (acak) => ({ jenis: 'delays', ms: bulat(acak, 200) }),
  () => ({ jenis: 'doubles' }),
  () => ({ jenis: 'reorders' }),
  (acak) => ({ jenis: 'answers by itself', ke: bulat(acak, 100), setelah: acak() < 0.5 }),
];
/** What lies between does something with every fourth request. */
export const ulahAcak = (acak: Acak): Ulah | null => (acak() < 0.25 ? salahSatu(acak, ulah)(acak) : null);
