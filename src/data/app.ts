import { akunWorkflow } from '#domain/akun/workflow.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Identitas, Profil } from '#domain/akun/schema.ts';
import type { Actor } from '#domain/core/roles.ts';
import { createKlien, type Klien } from './client.ts';
import {
  openOrangDb,
  openPerangkatDb,
  type OrangDb,
  type PerangkatDb,
  type Sesi,
  type Tempat,
} from './db.ts';
import { lupakanSemua } from './ingatan.ts';
import { konfigurasiTersimpan, muatKonfigurasi, pakaiZonaTersimpan } from './konfigurasi.ts';
import { mintaDijaga } from './penyimpanan.ts';
import { startPageEngine, statusAwal, type PageEngine, type EngineStatus } from './page-engine.ts';
import { dengarPergantian, keluar, masuk, pekerjaanTertinggal, sesiSekarang } from './session.ts';
import { useBaca } from './use-baca.ts';

/** The signed-in person on this device. `actor` is null until an Admin has verified them. */
export type OrangMasuk = {
  uuid: string;
  nama: string;
  email: string;
  foto: string | null;
  profil: Profil | null;
  actor: Actor | null;
  /** Another role, other laboratories or another standing than this page was opened with: it has to be loaded anew. */
  hakBerubah: boolean;
  db: OrangDb;
  pageEngine: PageEngine | null;
};

export type KeadaanSesi =
  | { jenis: 'memuat' }
  /** `sendiri`: by the word of the person who was here, so that the page they left is nobody's to come back to. */
  | { jenis: 'keluar'; sendiri: boolean }
  | { jenis: 'masuk'; orang: OrangMasuk }
  /** Another tab changed the person: this page shows nothing of the old one any more (offline.md section 1). */
  | { jenis: 'berganti' };

/** The one thing every screen hangs on: who is here, with what data and what engine. */
export type Aplikasi = {
  perangkat: PerangkatDb;
  klien: Klien;
  keadaan: () => KeadaanSesi;
  subscribe: (listener: () => void) => () => void;
  mulai: () => Promise<void>;
  /**
   * Signs in with the one-time code of the provider's answer, on a device that knows the names of this installation or can
   * ask for them. Refuses when `harus` names somebody else. Tells whether it is somebody else than was here before, whose
   * pages are none of theirs.
   */
  masukDenganKode: (kode: string, harus?: string) => Promise<{ orangLain: boolean }>;
  /** Reads the own profile again at start and where it was just changed; a changed role or laboratory takes effect at once. */
  muatProfil: () => Promise<Profil | null>;
  /**
   * Ends the session here as the server has ended it from elsewhere (BEYOND-49): what it gave goes, what it was not given yet
   * stays, and the page to sign in on says why.
   */
  dikeluarkan: () => Promise<void>;
  /** Ends the session here and, when reachable, on the server. With nothing waiting the person's data goes too. */
  keluar: () => Promise<void>;
};

/** How long a sign-out waits for the server to know of it. */
const tungguServerMs = 3_000;

/** Signed in as another person than the one whose work waits here. */
class OrangLain extends Error {
  constructor() {
    super('Anda masuk dengan akun lain. Masuk dengan akun yang sama untuk mengirim tulisan yang menunggu.');
  }
}

export function createAplikasi(tempat: Tempat = {}): Aplikasi {
  const perangkat = openPerangkatDb(tempat);
  const klien = createKlien(perangkat, {
    // Of a page whose person has changed it is nobody's any more, and nobody else's.
    siapa: () => (berganti() ? '' : (orangSekarang()?.uuid ?? null)),
    dengarServer: (apa) => orangSekarang()?.pageEngine?.dengarServer(apa),
    dengarTerlarang: () => periksaHak(),
  });
  let keadaan: KeadaanSesi = { jenis: 'memuat' };
  const listeners = new Set<() => void>();
  const set = (next: KeadaanSesi) => {
    // What was on its way for the person of before comes too late for this page.
    if (berganti()) return;
    keadaan = next;
    for (const listener of listeners) listener();
  };
  const berganti = () => keadaan.jenis === 'berganti';
  const orangSekarang = () => (keadaan.jenis === 'masuk' ? keadaan.orang : null);

  async function open(sesi: Sesi): Promise<void> {
    const db = openOrangDb(sesi.userId, tempat);
    const identitas = ((await db.tilikan.get('identitas'))?.jawaban ?? null) as Identitas | null;
    const profil = ((await db.tilikan.get('profil'))?.jawaban ?? null) as Profil | null;
    await show(db, identitas ?? { uuid: sesi.userId, nama: sesi.nama, email: '', foto: null }, profil);
    // The profile on the device is enough to work; whether it is still true is asked beside it.
    periksaHak(muatProfil);
  }

  async function show(db: OrangDb, identitas: Identitas, profil: Profil | null): Promise<void> {
    const actor = actorOf(profil);
    const before = orangSekarang();
    const same = before?.uuid === identitas.uuid ? before : null;
    if (same?.pageEngine && !actor) void same.pageEngine.stop();
    const pageEngine = actor
      ? (same?.pageEngine ??
        (await startPageEngine(db, perangkat, klien, identitas, undefined, () => periksaHak())))
      : null;
    if (berganti()) void pageEngine?.stop();
    set({ jenis: 'masuk', orang: { ...identitas, profil, actor, hakBerubah: false, db, pageEngine } });
  }

  async function bacaProfil({ db }: OrangMasuk): Promise<Profil | null> {
    const { akunApi } = await import('#domain/akun/endpoints.ts');
    const { data } = await klien.panggil(akunApi.self);
    await db.tilikan.put({ kunci: 'profil', jawaban: data, pada: new Date().toISOString() });
    return data;
  }

  let memeriksa = false;
  /** One look at the own rights at a time; one that fails is made again at the next refusal. */
  function periksaHak(look: () => Promise<unknown> = bandingkanHak): void {
    if (memeriksa) return;
    memeriksa = true;
    void look()
      .catch(() => undefined)
      .finally(() => (memeriksa = false));
  }

  /**
   * Whether the rights of this page are still those that the server gives. Other ones are told, not taken over: what is
   * being typed may stand on a page that its person may not open any more. What else the profile says is true at once.
   */
  async function bandingkanHak(): Promise<void> {
    const orang = orangSekarang();
    if (!orang?.actor) return;
    const profil = await bacaProfil(orang);
    const sama = orangSekarang();
    if (sama?.uuid !== orang.uuid) return;
    const hakBerubah = hakDari(actorOf(profil)) !== hakDari(sama.actor);
    set({ jenis: 'masuk', orang: { ...sama, profil, hakBerubah } });
  }

  async function muatProfil(): Promise<Profil | null> {
    const orang = orangSekarang();
    if (!orang) return null;
    const data = await bacaProfil(orang);
    if (JSON.stringify(data) !== JSON.stringify(orang.profil)) await show(orang.db, orang, data);
    return data;
  }

  async function dikeluarkan(): Promise<void> {
    const orang = orangSekarang();
    await orang?.pageEngine?.stop();
    const { lepasIsi } = await import('./lepas-isi.ts');
    if (await lepasIsi(perangkat, orang?.db, tempat)) set({ jenis: 'keluar', sendiri: true });
  }

  return {
    perangkat,
    klien,
    dikeluarkan,
    keadaan: () => keadaan,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mulai: async () => {
      dengarPergantian((userId) => {
        const orang = orangSekarang();
        if (userId === (orang?.uuid ?? null)) return;
        void orang?.pageEngine?.stop();
        set({ jenis: 'berganti' });
      });
      await pakaiZonaTersimpan(perangkat);
      const sesi = await sesiSekarang(perangkat);
      // The worker may have heard it with no page open.
      if (sesi?.dikeluarkan) await dikeluarkan();
      else if (sesi) await open(sesi);
      else set({ jenis: 'keluar', sendiri: false });
    },
    masukDenganKode: async (kode, harus) => {
      // It stands on every paper and says whom to pay: nobody works here without it. Before the code, which counts once.
      if (!(await konfigurasiTersimpan(perangkat))) await muatKonfigurasi(perangkat, klien);
      const { masukApi } = await import('#domain/akun/masuk.ts');
      const { data } = await klien.panggil(masukApi.login, { body: { kode } });
      const { identitas, user } = data;
      if (harus && identitas.uuid !== harus) {
        await akhiriSesi(data.token);
        throw new OrangLain();
      }
      const sebelumnya = await sesiSekarang(perangkat);
      const before = orangSekarang();
      if (before && before.uuid !== identitas.uuid) await before.pageEngine?.stop();
      await masuk(perangkat, { token: data.token, userId: identitas.uuid, nama: identitas.nama }, Date.now());
      const db = before?.uuid === identitas.uuid ? before.db : openOrangDb(identitas.uuid, tempat);
      const pada = new Date().toISOString();
      await db.tilikan.bulkPut([
        { kunci: 'identitas', jawaban: identitas, pada },
        { kunci: 'profil', jawaban: user, pada },
      ]);
      await show(db, identitas, user);
      void orangSekarang()?.pageEngine?.picu();
      void mintaDijaga();
      return { orangLain: sebelumnya !== null && sebelumnya.userId !== identitas.uuid };
    },
    muatProfil,
    keluar: async () => {
      const orang = orangSekarang();
      await orang?.pageEngine?.stop();
      await lepaskan(perangkat);
      await akhiriDiServer(klien);
      await keluar(perangkat);
      set({ jenis: 'keluar', sendiri: true });
      if (!orang) return;
      await bereskan(orang);
    },
  };
}

/** With nothing waiting a person's data leaves the device; copies of what they dropped stay their 90 days, with their files. */
async function bereskan({ db, uuid }: OrangMasuk): Promise<void> {
  const left = await pekerjaanTertinggal(db);
  const salinan = await db.antrean.where('state').equals('dibuang').count();
  const kosong = left.tulisan + left.keputusan + left.draf === 0;
  if (kosong && salinan > 0) await (await import('./lepas-isi.ts')).kosongkan(db);
  db.close();
  if (!kosong) return;
  if (salinan === 0) await db.delete();
  lupakanSemua(uuid);
}

/** Nobody's news come to a device that nobody is signed in on; what it cannot let go of ends with the session. */
const lepaskan = (perangkat: PerangkatDb): Promise<void> =>
  import('./dorong.ts').then(({ lepasDorong }) => lepasDorong(perangkat)).catch(() => undefined);

/** Offline the server's session runs out by itself; the token leaves this device either way, and nobody waits long for that. */
async function akhiriDiServer(klien: Klien): Promise<void> {
  const answered = import('#domain/akun/masuk.ts')
    .then(({ masukApi }) => klien.panggil(masukApi.logout))
    .then(
      () => undefined,
      () => undefined,
    );
  await Promise.race([answered, new Promise<void>((resolve) => setTimeout(resolve, tungguServerMs))]);
}

/** Ends a session that was opened for the wrong person; without a network it runs out by itself. */
async function akhiriSesi(token: string): Promise<void> {
  await fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    () => undefined,
  );
}

function actorOf(profil: Profil | null): Actor | null {
  const { terverifikasi } = akunWorkflow.states;
  if (!profil?.role || profil.kdStatusVerifikasiUser !== terverifikasi.code || profil.flagAktif !== 1)
    return null;
  const { uuid, nama, email, role, admin } = profil;
  return { uuid, nama, email, role: role.namaRole, laboratorium: admin.map((entry) => entry.idLaboratorium) };
}

/** What somebody may do, to be compared. */
const hakDari = (actor: Actor | null): string => JSON.stringify([actor?.role, actor?.laboratorium]);

export const AplikasiContext = createContext<Aplikasi | null>(null);

export function useAplikasi(): Aplikasi {
  const aplikasi = useContext(AplikasiContext);
  if (!aplikasi) throw new Error('AplikasiContext is missing');
  return aplikasi;
}

export function useKeadaan(): KeadaanSesi {
  const aplikasi = useAplikasi();
  return useSyncExternalStore(aplikasi.subscribe, aplikasi.keadaan);
}

/** The signed-in, verified person with their engine. Only below the guard, which lets nobody else in. */
export function useOrang(): OrangMasuk & { actor: Actor; pageEngine: PageEngine } {
  const keadaan = useKeadaan();
  if (keadaan.jenis !== 'masuk' || !keadaan.orang.actor || !keadaan.orang.pageEngine)
    throw new Error('used outside the guard');
  return keadaan.orang as OrangMasuk & { actor: Actor; pageEngine: PageEngine };
}

/** Who is signed in as the device knows it, live: a refused session shows here first. */
export function useSesi(): Sesi | null | undefined {
  const { perangkat } = useAplikasi();
  return useBaca(() => sesiSekarang(perangkat), [perangkat]);
}

/** What the engine of this page is doing. */
export function useEngineStatus(pageEngine: PageEngine | null): EngineStatus {
  return useSyncExternalStore(pageEngine?.subscribe ?? never, pageEngine?.status ?? (() => statusAwal));
}
const never = () => () => undefined;
