import type { Table } from 'dexie';
import { arrivedAt } from '#domain/core/clock.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { giliran } from '#domain/core/workflow.ts';
import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { halanganPengajuan } from '#domain/surat/halangan.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import { reduceSurat, suratBaru } from '#domain/surat/reduce.ts';
import { rincianLaboratorium, type RincianLaboratorium } from '#domain/surat/rincian.ts';
import type { HalanganSurat, Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, bacaSatu, berurut, type Bacaan, type Daftar, type SaringDaftar } from './baca.ts';
import type { OrangDb } from './db.ts';
import type { BarisSurat } from './koleksi/surat.ts';
import { koleksiRekaman } from './koleksi/table.ts';
import { usePemilik, type PemilikPendaftaran } from './pendaftaran.ts';
import type { Tampilan } from './view.ts';
import { useBaca } from './use-baca.ts';
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';

export type SaringSurat = SaringDaftar & {
  kdStatus: number | null;
  /** Of officers: one that the letter lists. */
  idLaboratorium?: number | null;
  /** Only what waits for the reader (GAP-151). */
  menunggu?: boolean;
};

const panggilanAjukan = callName(suratApi.ajukan);

/** The letters of this device, with own decisions on top. */
const semuaSurat: Bacaan<Surat, BarisSurat> = {
  adapter: koleksiRekaman.surat,
  table: (db) => db.surat,
  reduce: reduceSurat,
};

/** The own ones; an application on its way is made of what its applicant has registered. */
const suratSaya: Bacaan<Surat, BarisSurat, PemilikPendaftaran> = {
  ...semuaSurat,
  baru: {
    calls: [panggilanAjukan],
    susun: async (db, { user }) => {
      const { penelitian } = await bacaTerdaftar(db);
      return (tulisan) => [suratBaru(tulisan, { user, penelitian })];
    },
    ditolak: (data) => ({
      ...data,
      statusSubmission: { ...data.statusSubmission, prosesSelanjutnya: 'Putuskan di kotak keluar' },
    }),
  },
};

/** What this person has registered, as the server last said it: what is not sent yet is judged when it is. */
async function bacaTerdaftar(db: OrangDb) {
  const semua = (await db.pendaftaran.toArray()).map(({ data }) => data);
  return {
    penelitian: semua.filter(adalahPenelitian),
    pengujian: semua.flatMap((data) => (adalahPenelitian(data) ? [] : [data])),
  };
}

/** Which letters a list has, newest first. A person has a few, and an officer keeps those that are open. */
function pilihSurat(saring: SaringSurat, actor: Actor) {
  const { cari, kdStatus, idLaboratorium = null, urut = null, menunggu = false } = saring;
  const text = cari.trim().toLowerCase();
  return {
    urut: (table: Table<BarisSurat, string>) => berurut(table.orderBy('urut'), urut),
    sejak: menunggu && urut === null ? arrivedAt : undefined,
    cocok: (row: BarisSurat) =>
      row.cari.includes(text) &&
      (idLaboratorium === null || row.data.detail.some((satu) => satu.idLaboratorium === idLaboratorium)),
    tampak: (data: Surat) =>
      (kdStatus === null || data.statusSubmission.kdStatusBebasLab === kdStatus) &&
      (!menunggu || giliran(suratWorkflow, keadaanSurat(data), actor) !== null),
  };
}

/** One page of the own letters. */
export function bacaDaftarSurat(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  saring: SaringSurat,
): Promise<Daftar<Surat>> {
  if (saring.menunggu) return bacaMenungguSurat(db, pemilik.actor, saring);
  return bacaDaftar(db, suratSaya, pemilik, milikSendiri(pilihSurat(saring, pemilik.actor), pemilik), saring);
}

const milikSendiri = ({ cocok, ...pilihan }: ReturnType<typeof pilihSurat>, { actor }: { actor: Actor }) => ({
  ...pilihan,
  cocok: (row: BarisSurat) => row.pemohon === actor.uuid && cocok(row),
});

/** One page of the own letters that ask for a newer one; none while that is on its way. */
export async function bacaMenungguSurat(
  db: OrangDb,
  actor: Actor,
  halaman: Pick<SaringSurat, 'halaman' | 'perHalaman'>,
): Promise<Daftar<Surat>> {
  const diajukan = await db.antrean
    .filter(({ call, state }) => call === panggilanAjukan && state !== 'dibuang')
    .count();
  if (diajukan > 0) return { baris: [], total: 0, halaman: 1 };
  const pilihan = pilihSurat({ ...halaman, cari: '', kdStatus: null, menunggu: true }, actor);
  return bacaDaftar(db, semuaSurat, { actor }, milikSendiri(pilihan, { actor }), halaman);
}

/** One page of the own letters that are being decided. */
export const bacaSuratBerjalan = (
  db: OrangDb,
  actor: Actor,
  halaman: Pick<SaringSurat, 'halaman' | 'perHalaman'>,
): Promise<Daftar<Surat>> => {
  const kdStatus = suratWorkflow.states.diajukan.code;
  const pilihan = pilihSurat({ ...halaman, cari: '', kdStatus }, actor);
  return bacaDaftar(db, semuaSurat, { actor }, milikSendiri(pilihan, { actor }), halaman);
};

/** One page of the letters that this officer may decide. */
export function bacaDaftarSuratPetugas(
  db: OrangDb,
  actor: Actor,
  saring: SaringSurat,
): Promise<Daftar<Surat>> {
  const { cocok, ...pilihan } = pilihSurat(saring, actor);
  const milikOrang = (row: BarisSurat) => row.pemohon !== actor.uuid && cocok(row);
  return bacaDaftar(db, semuaSurat, { actor }, { ...pilihan, cocok: milikOrang }, saring);
}

/** What stands in the way of a letter, and what it would list: the same rule as the server's, by what this device has. */
export type SyaratSurat = { halangan: HalanganSurat[]; laboratorium: RincianLaboratorium[] };

/** The own letters, live. Undefined while first reading. */
export function useDaftarSurat(saring: SaringSurat): DaftarDibaca<Daftar<Surat>> | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useDaftarDibaca((dicari: SaringSurat) => bacaDaftarSurat(db, pemilik, dicari), saring, [
    db,
    pemilik,
  ]);
}

/** The letters to decide, live. Undefined while first reading. */
export function useDaftarSuratPetugas(saring: SaringSurat): DaftarDibaca<Daftar<Surat>> | undefined {
  const { db, actor } = useOrang();
  return useDaftarDibaca((dicari: SaringSurat) => bacaDaftarSuratPetugas(db, actor, dicari), saring, [
    db,
    actor,
  ]);
}

/** One letter, own or to be decided, live. Undefined while first reading, null when this device does not have it. */
export function useSurat(uuid: string | null): Tampilan<Surat> | null | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useBaca(() => (uuid ? bacaSatu(db, suratSaya, pemilik, uuid) : null), [db, pemilik, uuid]);
}

/** The same as last pulled, without own writes: to repair a decision that has not left yet. */
export function useSuratPokok(uuid: string | null): Surat | undefined {
  const { db } = useOrang();
  return useBaca(async () => (uuid ? (await db.surat.get(uuid))?.data : undefined), [db, uuid]);
}

/** Whether this person can apply now, live. Undefined while first reading. */
export function useSyaratSurat(): SyaratSurat | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useBaca(() => bacaSyaratSurat(db, pemilik), [db, pemilik]);
}

/** An application that is on its way counts as one. */
export async function bacaSyaratSurat(db: OrangDb, pemilik: PemilikPendaftaran): Promise<SyaratSurat> {
  const terdaftar = await bacaTerdaftar(db);
  const { baris } = await bacaDaftarSurat(db, pemilik, {
    cari: '',
    kdStatus: null,
    halaman: 1,
    perHalaman: Number.MAX_SAFE_INTEGER,
  });
  const surat = baris.filter(({ keputusan }) => keputusan.length === 0).map(({ data }) => data);
  const internal = pemilik.golonganTarif === 'internal';
  return {
    halangan: halanganPengajuan({ ...terdaftar, surat, internal }),
    laboratorium: rincianLaboratorium(terdaftar.penelitian),
  };
}
