import { useMemo, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { emailBerdomain } from '#domain/akun/rules.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { GolonganTarif } from '#domain/pengujian/biaya.ts';
import { menungguPendaftar } from '#domain/pengujian/keadaan.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { pengujianBaru, type PokokPendaftaran } from '#domain/pengujian/reduce.ts';
import type { Pendaftar, Pengujian } from '#domain/pengujian/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { useOrang } from './app.ts';
import { useKonfigurasi } from './config.ts';
import type { OrangDb } from './db.ts';
import { barisPengujian, type BarisPengujian, type JenisPendaftaran } from './koleksi/pengujian.ts';
import { perluKeputusan, urutanLane, type Baris } from './outbox/row.ts';
import { denganTulisan, halamanDari, type DaftarPengujian, type SaringDaftar } from './pengujian.ts';
import { tulisanDari, type Tampilan } from './view.ts';

export type SaringPendaftaran = SaringDaftar & {
  jenis: JenisPendaftaran | null;
  idLaboratorium: number | null;
};

/** Whose registrations are read: who they are, and at which prices they register. */
export type PemilikPendaftaran = { actor: Actor; user: Pendaftar; golonganTarif: GolonganTarif };

const panggilanDaftar = callName(pengujianApi.daftar);

/**
 * One page of a person's own registrations, newest first; those that are still on their way to the server come before all
 * others, as rows made of what was written.
 */
export async function bacaDaftarPendaftaran(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  { jenis, idLaboratorium, cari, ...halaman }: SaringPendaftaran,
): Promise<DaftarPengujian> {
  const text = cari.trim().toLowerCase();
  const cocok = (row: BarisPengujian) =>
    row.cari.includes(text) &&
    (jenis === null || row.jenis === jenis) &&
    (idLaboratorium === null || row.idLaboratorium === idLaboratorium);
  const isi = await bacaIsi(db);
  const baru = (await susunBaru(db, pemilik, isi)).filter(({ data }) => cocok(barisPengujian(data, 0)));
  const rows = isi.rows.filter(cocok);
  const page = halamanDari([...baru, ...rows], halaman);
  const lama = denganTulisan(page.filter(isRow), isi.writes, pemilik.actor);
  return { baris: [...page.filter((satu) => !isRow(satu)), ...lama], total: baru.length + rows.length };
}

const isRow = (satu: BarisPengujian | Tampilan<Pengujian>): satu is BarisPengujian => 'urut' in satu;

/** One own registration, also one still on its way, or null when this device does not have it. */
export async function bacaPendaftaran(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  uuid: string,
): Promise<Tampilan<Pengujian> | null> {
  const isi = await bacaIsi(db);
  const base = isi.rows.find((row) => row.uuid === uuid);
  if (base) return denganTulisan([base], isi.writes, pemilik.actor)[0]!;
  return (await susunBaru(db, pemilik, isi)).find(({ data }) => data.uuid === uuid) ?? null;
}

type Isi = { rows: BarisPengujian[]; writes: Baris[] };

/**
 * Records, newest first, and writes of one moment: a pull in between would take a write away before it gives it back in
 * the record. Both are asked for at once; browsers end a transaction that waits between its reads.
 */
async function bacaIsi(db: OrangDb): Promise<Isi> {
  const [rows, writes] = await db.transaction('r', db.pendaftaran, db.antrean, () =>
    Promise.all([db.pendaftaran.orderBy('urut').reverse().toArray(), db.antrean.toArray()]),
  );
  return { rows, writes };
}

/** The registrations in the outbox that the server has not shown back, newest first. */
async function susunBaru(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  { rows, writes }: Isi,
): Promise<Tampilan<Pengujian>[]> {
  const known = new Set(rows.map(({ uuid }) => uuid));
  const baru = writes.filter(
    ({ call, state, opId }) => call === panggilanDaftar && state !== 'dibuang' && !known.has(opId),
  );
  if (baru.length === 0) return [];
  const pokok = await bacaPokok(db, pemilik);
  return baru
    .sort(urutanLane)
    .reverse()
    .flatMap((row) => tampilanBaru(row, pokok));
}

async function bacaPokok(
  db: OrangDb,
  { user, golonganTarif }: PemilikPendaftaran,
): Promise<PokokPendaftaran> {
  const [uji, acuan] = await Promise.all([db.parameterUji.toArray(), db.acuan.toArray()]);
  return {
    user,
    golonganTarif,
    parameterUji: new Map(uji.map(({ data }) => [data.id, data])),
    acuan: new Map(acuan.map(({ uuid, nama }) => [uuid, nama])),
  };
}

/** What comes next for one that the server refused. */
const perbaikiDahulu = 'Perbaiki lalu kirim lagi, atau putuskan di kotak keluar';

/** There is no record below it: a refused one stays here until its author decides, marked by its `keputusan`. */
function tampilanBaru(row: Baris, pokok: PokokPendaftaran): Tampilan<Pengujian>[] {
  const data = pengujianBaru(tulisanDari(row), pokok);
  if (!data) return [];
  const refused = perluKeputusan(row);
  const { statusSubmission } = data;
  return [
    {
      data: refused
        ? { ...data, statusSubmission: { ...statusSubmission, prosesSelanjutnya: perbaikiDahulu } }
        : data,
      rev: data.rev,
      tertunda: refused ? [] : [row.opId],
      keputusan: refused ? [row] : [],
      hilang: false,
    },
  ];
}

/** How many of the own registrations wait for their owner (GAP-58). */
async function hitungMenunggu(db: OrangDb, actor: Actor): Promise<number> {
  const { rows, writes } = await bacaIsi(db);
  return denganTulisan(rows, writes, actor).filter(({ data }) => menungguPendaftar(data)).length;
}

/** For the count of the menu; while writes are leaving it stays as it was, and is counted anew after that. */
export function useMenungguPendaftaran(mengirim: boolean): number {
  const { db, actor } = useOrang();
  const fresh = useLiveQuery(
    async () => (mengirim ? null : hitungMenunggu(db, actor)),
    [db, actor, mengirim],
  );
  const [count, setCount] = useState(0);
  if (typeof fresh === 'number' && fresh !== count) setCount(fresh);
  return count;
}

/** At which prices this person registers today (GAP-14). */
export function useGolonganTarif(): GolonganTarif {
  const { actor } = useOrang();
  const { institutionDomains } = useKonfigurasi();
  return emailBerdomain(actor.email, institutionDomains) ? 'internal' : 'eksternal';
}

/** The signed-in person as the owner of what they register. */
function usePemilik(): PemilikPendaftaran {
  const { actor, profil } = useOrang();
  const golonganTarif = useGolonganTarif();
  return useMemo(
    () => ({
      actor,
      golonganTarif,
      user: {
        uuid: actor.uuid,
        nama: actor.nama,
        email: actor.email,
        noInduk: profil?.noInduk ?? null,
        idRegistrasi: profil?.idRegistrasi ?? null,
        noHp: profil?.noHp ?? null,
        kdStatus: profil?.kdStatus ?? null,
        namaInstitusi: profil?.namaInstitusi ?? null,
        namaPerguruanTinggi: profil?.namaPerguruanTinggi ?? null,
        namaFakultas: profil?.namaFakultas ?? null,
        namaProgramStudi: profil?.namaProgramStudi ?? null,
      },
    }),
    [actor, profil, golonganTarif],
  );
}

/** The own registrations, live: they follow every write and every pull. Undefined while first reading. */
export function useDaftarPendaftaran(saring: SaringPendaftaran): DaftarPengujian | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useLiveQuery(
    () => bacaDaftarPendaftaran(db, pemilik, saring),
    [db, pemilik, JSON.stringify(saring)],
  );
}

/** One own registration, live. Undefined while first reading, null when this device does not have it. */
export function usePendaftaran(uuid: string | null): Tampilan<Pengujian> | null | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useLiveQuery(() => (uuid ? bacaPendaftaran(db, pemilik, uuid) : null), [db, pemilik, uuid]);
}

/**
 * The registration as it would be sent now, with today's prices (GAP-14): for its review. Undefined while first reading,
 * null while it is not complete.
 */
export function usePratinjauPendaftaran(
  tulisan: Pick<TulisanTertunda, 'body' | 'files'>,
): Pengujian | null | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useLiveQuery(async () => {
    const asal = { opId: 'pratinjau', call: panggilanDaftar, dibuatPada: new Date().toISOString() };
    return pengujianBaru({ ...asal, ...tulisan }, await bacaPokok(db, pemilik));
  }, [db, pemilik, JSON.stringify(tulisan)]);
}
