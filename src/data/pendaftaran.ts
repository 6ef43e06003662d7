import { useMemo } from 'react';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { GolonganTarif, JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { menungguDiPendaftaran, menungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import { kodeBerakhir } from '#domain/pengujian/workflow.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { pengujianBaru, type PokokPendaftaran } from '#domain/pengujian/reduce.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, bacaSatu, type Bacaan, type Daftar, type RekamanBaru } from './baca.ts';
import { useKonfigurasi } from './config.ts';
import type { OrangDb } from './db.ts';
import type { BarisPendaftaran } from './koleksi/kedua-jenis.ts';
import {
  bilaPengujian,
  daftarPengujian,
  pengujianSaya,
  pilihPengujian,
  satuPengujian,
  semuaPengujian,
  type SaringPengujian,
} from './pengujian.ts';
import type { Tampilan } from './view.ts';
import { useBaca } from './use-baca.ts';

export type SaringPendaftaran = SaringPengujian & { jenis: JenisPendaftaran | null };

/** Whose registrations are read: who they are, and at which prices they register. */
export type PemilikPendaftaran = { actor: Actor; user: Pendaftar; golonganTarif: GolonganTarif };

const panggilanDaftar = callName(pengujianApi.daftar);

/** What comes next for one that the server refused. */
const perbaikiDahulu = 'Perbaiki lalu kirim lagi, atau putuskan di kotak keluar';

/** A registration that the server refused: what comes next is its author's. */
export const ditolakServer = <R extends Pendaftaran>(data: R): R => ({
  ...data,
  statusSubmission: { ...data.statusSubmission, prosesSelanjutnya: perbaikiDahulu },
});

/** What registrations of testing on their way are made of. */
export const pengujianDalamPerjalanan: RekamanBaru<Pengujian, PemilikPendaftaran> = {
  calls: [panggilanDaftar],
  susun: async (db, pemilik) => {
    const pokok = await bacaPokok(db, pemilik);
    return (tulisan) => [pengujianBaru(tulisan, pokok)].filter((data) => data !== null);
  },
  ditolak: ditolakServer,
};

/** The own registrations of testing; those that are still on their way to the server are made of what was written. */
const pendaftaranSaya: Bacaan<Pendaftaran, BarisPendaftaran, PemilikPendaftaran> = {
  ...pengujianSaya,
  baru: { ...pengujianDalamPerjalanan, ditolak: ditolakServer },
};

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

/** One own registration of testing, also one still on its way, or null when this device does not have it. */
export const bacaPendaftaran = async (
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  uuid: string,
): Promise<Tampilan<Pengujian> | null> => satuPengujian(await bacaSatu(db, pendaftaranSaya, pemilik, uuid));

/** The registration of a kind this person has sent last: on its way still, or among the records already. Ids go by time. */
export async function terbaruDari(
  db: OrangDb,
  jenis: JenisPendaftaran,
  call: string,
): Promise<string | null> {
  const membuat = await db.antrean.filter((row) => row.call === call && row.state !== 'dibuang').toArray();
  const terakhir = await db.pendaftaran
    .orderBy('urut')
    .reverse()
    .filter((row) => row.jenis === jenis)
    .first();
  return [...membuat.map(({ opId }) => opId), ...(terakhir ? [terakhir.uuid] : [])].toSorted().at(-1) ?? null;
}

/** The same of testing. */
export const pendaftaranTerbaru = (db: OrangDb): Promise<string | null> =>
  terbaruDari(db, 'pengujian', panggilanDaftar);

const bacaMilik =
  (tampak: (data: Pengujian) => boolean) =>
  async (
    db: OrangDb,
    actor: Actor,
    halaman: { halaman: number; perHalaman: number },
  ): Promise<Daftar<Pengujian>> => {
    const pilihan = { ...pilihPengujian(semuaPengujian), tampak: bilaPengujian(tampak) };
    return daftarPengujian(await bacaDaftar(db, pengujianSaya, { actor }, pilihan, halaman));
  };

/** One page of the own registrations of testing that wait for their owner, of those that the server has; bills among the payments (GAP-58). */
export const bacaMenungguPendaftaran = bacaMilik(menungguDiPendaftaran);

/** One page of those that are under way and wait for somebody else. */
export const bacaPendaftaranBerjalan = bacaMilik(
  (data) => !menungguPendaftar(data) && !kodeBerakhir.includes(data.idPengujianStatusPengajuan),
);

/** At which prices this person registers today (GAP-14). */
export function useGolonganTarif(): GolonganTarif {
  const { actor } = useOrang();
  const { institutionDomains } = useKonfigurasi();
  return emailBerdomain(actor.email, institutionDomains) ? 'internal' : 'eksternal';
}

/** The signed-in person as the owner of what they register. */
export function usePemilik(): PemilikPendaftaran {
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
        alamat: profil?.alamat,
        npwp: profil?.npwp,
      },
    }),
    [actor, profil, golonganTarif],
  );
}

/** One own registration of testing, live. Undefined while first reading, null when this device does not have it. */
export function usePendaftaran(uuid: string | null): Tampilan<Pengujian> | null | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useBaca(() => (uuid ? bacaPendaftaran(db, pemilik, uuid) : null), [db, pemilik, uuid]);
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
  return useBaca(async () => {
    const asal = { opId: 'pratinjau', call: panggilanDaftar, dibuatPada: new Date().toISOString() };
    return pengujianBaru({ ...asal, ...tulisan }, await bacaPokok(db, pemilik));
  }, [db, pemilik, JSON.stringify(tulisan)]);
}
