import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKlien } from '#data/client.ts';
import { startPageEngine, type PageEngine } from '#data/page-engine.ts';
import { bukaSiaran } from '#data/siaran.ts';
import { jawabanAsing } from '#tests/support/jawaban-asing.ts';
import { keadaan, panggung, tulis } from './panggung.ts';

// Its timers stand still until a test moves them: the database is in this process, where nothing is waited for.
delete process.env['TEST_POSTGRES_URL'];
const p = panggung();
let pageEngine: PageEngine;
/** What this page asked the server for, path by path. */
let ditanya: string[];

/** A page as the browser has one: it can be looked at or not, and is told of things. */
class Dokumen extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}
let dokumen: Dokumen;

beforeEach(() => {
  dokumen = new Dokumen();
  vi.stubGlobal('document', dokumen);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ditanya = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await pageEngine.stop();
  vi.unstubAllGlobals();
});

/** Opens the analyst's page; its first rounds are over, and it has set when it asks next. */
async function buka(): Promise<PageEngine> {
  const { analis: tab, satu } = p();
  pageEngine = await startPageEngine(tab.db, satu.umum, createKlien(satu.umum), tab.orang, {
    ...tab.engine,
    kirim: (path, init) => {
      ditanya.push(path.split('?')[0]!);
      return tab.engine.kirim(path, init);
    },
  });
  await pageEngine.picu();
  await terjadwal();
  return pageEngine;
}

/** Lets time pass, and everything that follows from it come to its end: the page has set when it asks next. */
async function lewat(ms: number): Promise<void> {
  await terjadwal();
  await vi.advanceTimersByTimeAsync(ms);
  await terjadwal();
}
async function terjadwal(): Promise<void> {
  while (vi.getTimerCount() === 0 || pageEngine.status().mengirim) await new Promise(setImmediate);
}

describe('a page that waits asks by itself', () => {
  it('[offline.md 3] after 1, 2, 4, 8, 16 and then every 30 s while the server is out of reach', async () => {
    p().satu.jaringan.putus = true;
    await buka();
    expect(pageEngine.status().tersambung).toBe(false);
    for (const ms of [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000)) {
      ditanya = [];
      await lewat(ms - 1);
      expect(ditanya, `before ${ms}`).toEqual([]);
      await lewat(1);
      expect(ditanya, `at ${ms}`).toEqual(['/api/health']);
    }
  });

  it('[offline.md 3] and sends what waits when the server is back, though no event says so', async () => {
    const { analis: tab, satu, antrian } = p();
    satu.jaringan.putus = true;
    await buka();
    const row = await tulis(tab, antrian, 'mulai');
    await pageEngine.picu();
    await lewat(1000);
    expect(await keadaan(tab, row)).toBe('menunggu');
    satu.jaringan.putus = false;
    await lewat(2000);
    expect([pageEngine.status().tersambung, await keadaan(tab, row)]).toEqual([true, undefined]);
    ditanya = [];
    // Nothing waits any more: the next look is the untouched page's own.
    await lewat(29_999);
    expect(ditanya).toEqual([]);
    await lewat(1);
    expect(ditanya).toContain('/api/sync/pull');
    // Lost once more, it is asked for quickly again.
    satu.jaringan.putus = true;
    await lewat(30_000);
    ditanya = [];
    await lewat(1000);
    expect(ditanya).toEqual(['/api/health']);
  });

  it('[offline.md 3] an answer to any other call sends what waits at once, unless a round has just come to nothing', async () => {
    const { analis: tab, satu, antrian, dunia } = p();
    satu.jaringan.putus = true;
    await buka();
    const row = await tulis(tab, antrian, 'mulai');
    await pageEngine.picu();
    satu.jaringan.putus = false;
    ditanya = [];
    pageEngine.dengarServer('terhubung');
    expect([pageEngine.status().tersambung, ditanya]).toEqual([true, []]);
    satu.jaringan.putus = true;
    await pageEngine.periksa();
    satu.jaringan.putus = false;
    dunia.waktu.maju(6000);
    pageEngine.dengarServer('terhubung');
    await terjadwal();
    expect(await keadaan(tab, row)).toBeUndefined();
  });

  it.each(['asing', 'luring'] as const)(
    '[I16] one call that this network keeps back (%s) says nothing of the server: it is asked, and the page stays as it is',
    async (apa) => {
      const { satu } = p();
      await buka();
      for (const _ of [1, 2, 3]) {
        ditanya = [];
        pageEngine.dengarServer(apa);
        pageEngine.dengarServer(apa);
        await lewat(5000);
        expect([ditanya, pageEngine.status().tersambung]).toEqual([['/api/health'], true]);
      }
      satu.jaringan.mencegat = jawabanAsing[0]![1];
      pageEngine.dengarServer(apa);
      await lewat(0);
      expect(pageEngine.status()).toMatchObject({ tersambung: false, jaringanMenjawab: true });
    },
  );

  it('[I16] a network that answers each pull itself is not asked for it again and again', async () => {
    const { satu } = p();
    await buka();
    satu.jaringan.mencegat = (path) => (path.includes('pull') ? jawabanAsing[0]![1]() : null);
    await pageEngine.picu();
    ditanya = [];
    // A minute: after 1, 2, 4, 8, 16 and 30 s.
    for (let second = 0; second < 61; second += 1) await lewat(1000);
    expect(ditanya.filter((path) => path.includes('pull'))).toHaveLength(6);
    expect(pageEngine.status()).toMatchObject({ tersambung: false, jaringanMenjawab: true });
  });

  it('[offline.md 3] not when it is hidden, nor sooner for what a person has to decide first', async () => {
    const { analis: tab, berjalan } = p();
    await tulis(tab, berjalan, 'mulai', 'x');
    await buka();
    const [refused] = await tab.db.antrean.toArray();
    expect(refused?.state).toBe('bentrok');
    await tulis(tab, berjalan, 'laporanProgres');
    await pageEngine.picu();
    await terjadwal();
    ditanya = [];
    await lewat(29_999);
    expect(ditanya).toEqual([]);
    dokumen.visibilityState = 'hidden';
    await lewat(120_000);
    expect(ditanya).toEqual([]);
  });
});

describe('what another page or the worker learns', () => {
  it('[offline.md 3] counts here: the server is reached, the account is refused, a round is over', async () => {
    p().satu.jaringan.putus = true;
    await buka();
    const lain = bukaSiaran(p().analis.orang.uuid);
    const sampai = async (seen: () => boolean) => {
      while (!seen()) await new Promise(setImmediate);
    };
    const { status } = pageEngine;
    ditanya = [];
    lain.siarkan({ jenis: 'terhubung' });
    await sampai(() => status().tersambung === true);
    lain.siarkan({ jenis: 'akunDitolak', info: 'Status akun Anda nonaktif!' });
    await sampai(() => status().akunDitolak === 'Status akun Anda nonaktif!');
    lain.siarkan({ jenis: 'luring' });
    await sampai(() => status().tersambung === false);
    lain.siarkan({ jenis: 'putaran', hasil: 'selesai' });
    await sampai(() => status().terakhirTarik !== null);
    expect(status()).toMatchObject({ tersambung: true, akunDitolak: null });
    // It is told, and does not ask again what the other has just asked.
    expect(ditanya).toEqual([]);
    lain.tutup();
  });

  it('[offline.md 3] is told by this page as well', async () => {
    const heard: string[] = [];
    const lain = bukaSiaran(p().analis.orang.uuid, ({ jenis }) => heard.push(jenis));
    await buka();
    while (!heard.includes('putaran')) await new Promise(setImmediate);
    expect(heard[0]).toBe('terhubung');
    lain.tutup();
  });
});

describe('a storage that fails', () => {
  it('[I12] ends a round with a word to the person and without an unhandled fault; the next one goes on', async () => {
    const { analis: tab, satu, antrian } = p();
    satu.jaringan.putus = true;
    await buka();
    const row = await tulis(tab, antrian, 'mulai');
    satu.jaringan.putus = false;
    tab.sisaPanggilan = 1;
    expect(await pageEngine.picu()).toBe('sibuk');
    expect(pageEngine.status()).toMatchObject({ penyimpananGagal: true, mengirim: false });
    tab.sisaPanggilan = Infinity;
    expect(await pageEngine.picu()).toBe('selesai');
    expect(pageEngine.status().penyimpananGagal).toBe(false);
    expect(await keadaan(tab, row)).toBeUndefined();
  });

  it('does not keep anybody from signing out: a request that hangs is ended, and one for the storage is not waited for', async () => {
    const { satu } = p();
    await buka();
    satu.jaringan.gangguan.pull.push({ jenis: 'tahan', setelah: false, beku: false });
    const round = pageEngine.picu();
    while (satu.jaringan.banyakTertahan === 0) await new Promise(setImmediate);
    const gone = pageEngine.stop();
    await vi.advanceTimersByTimeAsync(3000);
    await gone;
    satu.jaringan.lepas();
    await round;
    // Ended from here: it says nothing of the server.
    expect(pageEngine.status().tersambung).toBe(true);
  });
});
