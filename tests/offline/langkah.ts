import type { AsyncCommand } from 'fast-check';
import type { Dunia } from '#tests/support/offline-dunia.ts';
import { analis, pemohon, pendaftar, penyelia, petugas, semuaOrang } from '#tests/support/offline-dunia.ts';
import type { Arah, Gangguan } from '#tests/support/offline-jaringan.ts';
import { lakukanLuar, type TindakanLuar } from '#tests/support/offline-luar.ts';
import { jawabanAsing } from '#tests/support/jawaban-asing.ts';
import type { Perangkat, Tab } from '#tests/support/offline.ts';
import type { Actor } from '#domain/core/roles.ts';
import { hapusDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';
import { lepasBerkas } from '#data/files.ts';
import { callName } from '#domain/core/endpoint.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { rekamanDari } from '#data/koleksi.ts';
import { isiLane } from '#data/lane.ts';
import { dapatDiubah, perluKeputusan, type Baris } from '#data/baris.ts';
import { expect } from 'vitest';
import { periksaSelalu } from './periksa.ts';
import { isiTerakhir } from './periksa-tampilan.ts';
import type { Formulir, Pilihan } from './formulir.ts';
import { ragamDari, semuaRagam, tulisanLagi } from './ragam.ts';

type Kosong = Record<string, never>;
export type Langkah = AsyncCommand<Kosong, Dunia>;

/** One step of a history, printed as it would be called. */
const langkah = (
  nama: string,
  isi: readonly unknown[],
  run: (dunia: Dunia) => Promise<unknown>,
): Langkah => ({
  check: () => true,
  run: async (_model, dunia) => {
    dunia.waktu.maju(1000);
    await run(dunia);
  },
  toString: () => `${nama}(${isi.map((one) => JSON.stringify(one)).join(', ')})`,
});

/** A tab of this device with its present person; opened when they closed the last one. */
async function tabDari({ perangkat }: Dunia, at: number, which = 0): Promise<Tab> {
  const device = perangkat[at]!;
  const open = device.hidup();
  if (open.length > 0) return open[which % open.length]!;
  const last = device.tab.at(-1)!;
  return device.bukaTab(last.orang);
}

const dari = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/** Who signs in on a device: the analyst, or one of those they share it with. */
export const orangDi = (device: number, who: number): Actor =>
  [analis(), ...(device === 0 ? [pendaftar(), pemohon()] : [penyelia(), petugas()])][who]!;

/** The form that was meant, or where there is none for this person one that there is: a decision, the bench, a letter. */
async function bukaFormulir(
  dunia: Dunia,
  tab: Tab,
  pilihan: Pilihan,
  teks: string,
): Promise<Formulir | null> {
  for (const ragam of [pilihan.ragam, 'tinjauan', 'analisis', 'surat', 'tambahan'] as const) {
    const form = await semuaRagam[ragam].buka(tab, pilihan, teks, dunia);
    if (form) return form;
  }
  return null;
}

/** Opens one form after the other, fills it in and saves it. */
export const tulis = (device: number, semua: readonly Pilihan[]) =>
  langkah('tulis', [device, semua], (dunia) => isiFormulir(dunia, device, semua));

async function isiFormulir(dunia: Dunia, device: number, semua: readonly Pilihan[]): Promise<void> {
  for (const pilihan of semua) {
    const tab = await tabDari(dunia, device, pilihan.tab);
    // Before somebody ends a research its tools come back: the end then waits for what was said of them.
    if (pilihan.ragam === 'putusanRiset' && pilihan.pilih % 3 === 0) {
      const lengkap = { ...pilihan, pilih: 0, nekat: false, cacat: 'tidak' } as const;
      const tools = await semuaRagam.kembali.buka(tab, lengkap, '', dunia);
      if (tools) await dunia.tulis(tab, tools.tulisan, tools.dilihat);
    }
    const form = await bukaFormulir(dunia, tab, pilihan, `${dunia.jurnal.semua.size}`);
    if (form) await dunia.tulis(tab, form.tulisan, form.dilihat);
  }
}

/** Somebody takes the device for a moment, writes on it, and gives it back to who had it. */
export const pinjam = (device: number, who: number, semua: readonly Pilihan[]) =>
  langkah('pinjam', [device, who, semua], async (dunia) => {
    const { orang, perangkat } = await tabDari(dunia, device);
    await perangkat.masuk(orangDi(device, who));
    await isiFormulir(dunia, device, semua);
    await perangkat.masuk(orang);
  });

/** Opens a form and leaves it as a draft: it keeps what was on the screen then. */
export const bukaDraf = (device: number, pilihan: Pilihan) =>
  langkah('bukaDraf', [device, pilihan], async (dunia) => {
    const tab = await tabDari(dunia, device, pilihan.tab);
    const form = await bukaFormulir(dunia, tab, pilihan, `draf ${dunia.jurnal.semua.size}`);
    if (!form) return;
    const { call, lane, body, label, baseRev, after, opId } = form.tulisan;
    const { id: record } = isiLane(lane);
    const pokok = { call, record: record === opId ? null : record, label, baseRev, after: [...after] };
    // What the author saw is theirs to remember; here it travels in the draft.
    await simpanDraf(tab.db, pokok, { body, dilihat: form.dilihat }, tab.engine.now());
  });

/** Comes back to a draft, after whatever happened meanwhile, and saves it as it is. */
export const kirimDraf = (device: number, at: number) =>
  langkah('kirimDraf', [device, at], async (dunia) => {
    const tab = await tabDari(dunia, device);
    const drafts = await tab.db.draf.toArray();
    if (drafts.length === 0) return;
    const { kunci, call, label, baseRev, after, dimulai, isi } = dari(drafts, at);
    const { body, dilihat } = isi as { body: Record<string, unknown>; dilihat: string[] };
    const tulisan = tulisanLagi(call, { body, label, baseRev, after, begunAt: dimulai, draf: kunci });
    await dunia.tulis(tab, tulisan, dilihat);
    expect(await tab.db.draf.get(kunci), 'the draft goes in the transaction that queues it').toBeUndefined();
  });

export const lupakanDraf = (device: number) =>
  langkah('lupakanDraf', [device], async (dunia) => {
    const tab = await tabDari(dunia, device);
    for (const { call, record, untuk } of await tab.db.draf.limit(1).toArray())
      await hapusDraf(tab.db, kunciDraf(call, record, untuk));
  });

/** Any trigger (`paksa`) or the timer. */
export const putar = (device: number, tab: number, paksa: boolean) =>
  langkah('putar', [device, tab, paksa], async (dunia) =>
    dunia.putaran(await tabDari(dunia, device, tab), paksa),
  );

/** Two tabs and the worker at once. */
export const putarBersama = (device: number) =>
  langkah('putarBersama', [device], async (dunia) => {
    const first = await tabDari(dunia, device);
    const tabs = [
      first,
      await first.perangkat.bukaTab(first.orang),
      await first.perangkat.bukaTab(first.orang),
    ];
    const work = Promise.allSettled(tabs.map((tab) => tab.putaran()));
    await dunia.tunggu(first.perangkat, work, ...tabs);
    // Tabs do not pile up: the worker goes to sleep again.
    if (!first.perangkat.jaringan.menahan(tabs[2]!)) tabs[2]!.bunuh();
  });

export const ganggu = (device: number, arah: Arah, gangguan: Gangguan) =>
  langkah('ganggu', [device, arah, gangguan], async ({ perangkat }) => {
    const { jaringan, kiriman } = perangkat[device]!;
    // Of several batches at once none can stand still alone: the rest would go on while the history does.
    const lost = kiriman.sekaligus > 1 && arah === 'push' && gangguan.jenis === 'tahan';
    jaringan.gangguan[arah].push(lost ? { jenis: 'hilang', setelah: gangguan.setelah } : gangguan);
  });

export const putusSambung = (device: number, putus: boolean) =>
  langkah(putus ? 'putus' : 'sambung', [device], async ({ perangkat }) => {
    perangkat[device]!.jaringan.putus = putus;
  });

export const lepas = (device: number, at: number) =>
  langkah('lepas', [device, at], async (dunia) => {
    const { jaringan } = dunia.perangkat[device]!;
    if (jaringan.banyakTertahan > 0)
      await dunia.lepas(dunia.perangkat[device]!, at % jaringan.banyakTertahan);
  });

/** The tab crashes and is opened again. */
export const mulaiUlangTab = (device: number, which: number) =>
  langkah('mulaiUlangTab', [device, which], async (dunia) => {
    const tab = await tabDari(dunia, device, which);
    await tab.perangkat.mulaiUlang(tab);
  });

/** The tab dies at one of the next calls to its storage, in the middle of sending or pulling. */
export const matiSaatSimpan = (device: number, panggilan: number) =>
  langkah('matiSaatSimpan', [device, panggilan], async (dunia) => {
    const tab = await tabDari(dunia, device);
    tab.sisaPanggilan = panggilan;
    tab.gagal = () => {
      tab.bunuh();
      return new Error('killed at a storage call');
    };
    await dunia.putaran(tab);
    tab.sisaPanggilan = Infinity;
  });

export const mulaiUlangServer = () => langkah('mulaiUlangServer', [], async ({ server }) => server.mulai());

/** Whether nothing of this device is under way or planned: what a round leaves is then that round's. */
const tenang = ({ jaringan }: Perangkat): boolean =>
  jaringan.banyakTertahan === 0 &&
  Object.values(jaringan.gangguan).every((semua) => semua.length === 0) &&
  !jaringan.putus;

/** For one round something on the way answers everything in the server's place. */
export const portal = (device: number, ke: number) =>
  langkah('portal', [device, ke], async (dunia) => {
    const perangkat = dunia.perangkat[device]!;
    if (!tenang(perangkat)) return;
    const tab = await tabDari(dunia, device);
    const keadaan = async () => [await isiAntrean(tab), await perangkat.sesi()];
    const before = await keadaan();
    perangkat.jaringan.mencegat = jawabanAsing[ke]![1];
    await dunia.putaran(tab);
    perangkat.jaringan.mencegat = () => null;
    expect(await keadaan(), '[I16] an answer that is not ours changed the device').toEqual(before);
  });

/** The session is ended on the server. No row of the person changes for it, whatever is sent after that. */
export const cabutSesi = (who: number) =>
  langkah('cabutSesi', [who], async (dunia) => {
    const orang = semuaOrang()[who]!;
    await dunia.server.cabutSesi(orang.uuid);
    for (const perangkat of dunia.perangkat) {
      const tab = perangkat.hidup().find((one) => one.orang.uuid === orang.uuid);
      if (!tab || !tenang(perangkat)) continue;
      const before = await isiAntrean(tab);
      await dunia.putaran(tab);
      if (!tab.mati)
        expect(await isiAntrean(tab), '[I5] a 401 changed what is on the device').toEqual(before);
    }
  });

/** What a 401 must leave as it is. A send nobody is making any more counts as waiting. */
const isiAntrean = async (tab: Tab) =>
  (await tab.db.antrean.toArray()).map(({ state, lease: _lease, ...row }) => ({
    ...row,
    state: state === 'mengirim' ? 'menunggu' : state,
  }));

/** Signs in on the shared device, or again after a refused session. */
export const masukSebagai = (device: number, who: number) =>
  langkah('masukSebagai', [device, who], async ({ perangkat }) => {
    const shared = perangkat[device]!;
    const before = shared.hidup()[0];
    // Beside a request that is being held files may still go up.
    const kept = before && shared.jaringan.banyakTertahan === 0 ? await isiAntrean(before) : null;
    const tab = await shared.masuk(orangDi(device, who));
    if (before && kept && tab.orang.uuid === before.orang.uuid)
      expect(await isiAntrean(tab), '[I5] signing in changed what is on the device').toEqual(kept);
  });

export const keluar = (device: number) =>
  langkah('keluar', [device], async ({ perangkat }) => perangkat[device]!.keluar());

/** The device's clock jumps; its page is opened again under the new time. */
export const ubahJam = (device: number, salahJam: number) =>
  langkah('ubahJam', [device, salahJam], async (dunia) => {
    const tab = await tabDari(dunia, device);
    const before = (await tab.db.antrean.toArray()).map(({ opId, pos }) => [opId, pos]);
    tab.perangkat.salahJam = salahJam;
    const again = await tab.perangkat.mulaiUlang(tab);
    const after = (await again.db.antrean.toArray()).map(({ opId, pos }) => [opId, pos]);
    expect(after, '[I13] a clock that jumped changed the outbox').toEqual(before);
  });

export const biarkan = (menit: number) =>
  langkah('biarkan', [menit], async ({ waktu }) => waktu.maju(menit * 60_000));

/** An Admin changes which laboratories a person has: what they may see is counted anew, and their devices start over. */
export const ubahLingkup = (who: number) =>
  langkah('ubahLingkup', [who], async ({ server }) => {
    const { uuid } = who === 0 ? analis() : penyelia();
    await server.db
      .execute(`with gone as (delete from otoritas where pengguna_id = '${uuid}' and laboratorium_id = 8 returning 1)
      insert into otoritas (pengguna_id, laboratorium_id) select '${uuid}', 8 where not exists (select 1 from gone)`);
  });

/** Somebody else acts on what these people work on. */
export const luar = (apa: TindakanLuar, at: number) =>
  langkah('luar', [apa, at], ({ bersama: { uji }, waktu }) => lakukanLuar(uji, waktu, apa, at));

/** A device lets go of every file that nothing on it names. */
export const bereskanBerkas = (device: number) =>
  langkah('bereskanBerkas', [device], async (dunia) =>
    lepasBerkas((await tabDari(dunia, device)).db, new Set(), Infinity),
  );

export type Keputusan = 'perbaiki' | 'buangIni' | 'buangSesudahnya' | 'pertahankan';

/** The author decides about one of their writes that they may decide about. */
export const putuskan = (device: number, at: number, keputusan: Keputusan) =>
  langkah('putuskan', [device, at, keputusan], async (dunia) => {
    const tab = await tabDari(dunia, device);
    const rows = (await tab.db.antrean.toArray()).filter(dapatDiubah);
    if (rows.length === 0) return;
    await putuskanBaris(dunia, tab, dari(rows, at), keputusan);
  });

type Rekaman = {
  rev: string;
  history: readonly { uuid: string }[];
  penambahan?: readonly { uuid: string; rev: string }[];
};

/** What 'Pertahankan' is offered for, and on which revision: returns say one for each tool and are looked at one by one. */
function versiServer({ call, lane }: Baris, current: Rekaman): string | undefined {
  if (call === callName(penggunaanApi.kembalikan)) return undefined;
  const { jenis, id } = isiLane(lane);
  return jenis === 'penambahan' ? current.penambahan?.find(({ uuid }) => uuid === id)?.rev : current.rev;
}

async function putuskanBaris(dunia: Dunia, tab: Tab, row: Baris, keputusan: Keputusan): Promise<void> {
  if (keputusan === 'buangIni' || keputusan === 'buangSesudahnya') {
    const behind = await sesudah(tab, row);
    await dunia.buang(tab, row.opId, keputusan === 'buangIni' ? 'ini' : 'sesudahnya');
    if (keputusan === 'buangIni') return;
    for (const { opId } of behind)
      expect(
        (await tab.db.antrean.get({ opId }))?.state,
        `[I1] ${opId} was dropped with the one before it`,
      ).toBe('dibuang');
    return;
  }
  if (keputusan === 'pertahankan') {
    const base = (await rekamanDari(tab.db, row))?.row.data as Rekaman | undefined;
    const current = (row.error?.current as Rekaman | undefined) ?? base;
    if (!current || !perluKeputusan(row)) return;
    const seen = current.history.map(({ uuid }) => uuid);
    if (row.baseRev === null) return dunia.pertahankan(tab, row.opId, null, seen);
    const rev = versiServer(row, current);
    if (rev !== undefined) return dunia.pertahankan(tab, row.opId, rev, seen);
  }
  const old = dunia.jurnal.semua.get(row.opId)!;
  const teks = `perbaikan ${dunia.jurnal.semua.size}`;
  const form = await ragamDari(row).benahi(tab, row, teks, old.dilihat ?? []);
  if (form) await dunia.perbaiki(tab, row.opId, { ...form.tulisan, begunAt: row.begunAt }, form.dilihat);
}

/** What follows a write in its lane and is not over. */
const sesudah = async (tab: Tab, row: Baris): Promise<Baris[]> =>
  (await tab.db.antrean.where('lane').equals(row.lane).toArray()).filter(
    (other) =>
      (other.pos > row.pos || (other.pos === row.pos && other.seq! > row.seq!)) &&
      other.state !== 'dibuang' &&
      other.state !== 'terkirim',
  );

export const periksa = () => langkah('periksa', [], periksaSelalu);

/** Everybody decides about everything that needs them. Tells whether anything did. */
export async function putuskanSemua(dunia: Dunia, keputusan: Keputusan): Promise<boolean> {
  let any = false;
  for (const perangkat of dunia.perangkat)
    for (const orang of perangkat.pernah.values()) {
      // Who is known to have nothing to decide about does not sign in for it.
      if (isiTerakhir(perangkat, orang)?.rows.some(perluKeputusan) === false) continue;
      const tab = await perangkat.masuk(orang);
      for (const { opId } of await tab.db.antrean.filter(perluKeputusan).toArray()) {
        const row = await tab.db.antrean.get({ opId });
        if (!row || !perluKeputusan(row)) continue;
        any = true;
        await putuskanBaris(dunia, tab, row, keputusan);
      }
    }
  return any;
}
