import { useLiveQuery } from 'dexie-react-hooks';
import type { Actor } from '#domain/core/roles.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/pendaftaran/rekaman.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import {
  giliranPetugasPenelitian,
  langkahUang,
  menungguPendaftarPenelitian,
} from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { menungguPendaftar, perluBayar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { punyaTagihan } from '#domain/pengujian/tagihan.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, type Daftar, type RekamanBaru } from './baca.ts';
import type { OrangDb } from './db.ts';
import {
  ditolakServer,
  pengujianDalamPerjalanan,
  usePemilik,
  type PemilikPendaftaran,
  type SaringPendaftaran,
} from './pendaftaran.ts';
import { pendaftaranKeduaJenis, penelitianDalamPerjalanan, tinjauanKeduaJenis } from './penelitian.ts';
import { pilihPendaftaran } from './pengujian.ts';
import type { SaringTinjauan } from './tinjauan.ts';

/** The readers of lists that show testing and research together, newest first. */

const menurutJenis =
  (pengujian: (data: Pengujian) => boolean, penelitian: (data: Penelitian) => boolean) =>
  (data: Pendaftaran): boolean =>
    adalahPenelitian(data) ? penelitian(data) : pengujian(data);

/** Registrations of both kinds that are still on their way. */
const dalamPerjalanan: RekamanBaru<Pendaftaran, PemilikPendaftaran> = {
  calls: [...pengujianDalamPerjalanan.calls, ...penelitianDalamPerjalanan.calls],
  uuids: (tulisan) =>
    penelitianDalamPerjalanan.calls.includes(tulisan.call)
      ? penelitianDalamPerjalanan.uuids!(tulisan)
      : [tulisan.opId],
  susun: async (db, pemilik) => {
    const [pengujian, penelitian] = await Promise.all([
      pengujianDalamPerjalanan.susun(db, pemilik),
      penelitianDalamPerjalanan.susun(db, pemilik),
    ]);
    return (tulisan) =>
      penelitianDalamPerjalanan.calls.includes(tulisan.call) ? penelitian(tulisan) : pengujian(tulisan);
  },
  ditolak: ditolakServer,
};

/** One page of a person's own registrations of both kinds, newest first. */
export async function bacaSemuaPendaftaran(
  db: OrangDb,
  pemilik: PemilikPendaftaran,
  saring: SaringPendaftaran,
): Promise<Daftar<Pendaftaran>> {
  const bacaan = { ...(await pendaftaranKeduaJenis(db)), baru: dalamPerjalanan };
  const tampak = saring.menunggu
    ? { tampak: menurutJenis(menungguPendaftar, menungguPendaftarPenelitian) }
    : {};
  return bacaDaftar(db, bacaan, pemilik, { ...pilihPendaftaran(saring), ...tampak }, saring);
}

/** Research that has something to pay or paid, or credit (PAY-01). */
const punyaTagihanPenelitian = ({ pembayaran }: Penelitian): boolean =>
  pembayaran.invoice.length > 0 || pembayaran.tagihan.length > 0;
const perluBayarPenelitian = (data: Penelitian): boolean => langkahUang(data) !== null;

/** One page of the own submissions of both kinds that have something to pay or were paid, newest first (PAY-01, GAP-89). */
export async function bacaSemuaPembayaran(
  db: OrangDb,
  actor: Actor,
  saring: SaringPendaftaran,
): Promise<Daftar<Pendaftaran>> {
  const { urut, cocok } = pilihPendaftaran(saring);
  const ditagih = menurutJenis(punyaTagihan, punyaTagihanPenelitian);
  const pilihan = {
    urut,
    cocok: (row: Parameters<typeof cocok>[0]) => ditagih(row.data) && cocok(row),
    ...(saring.menunggu ? { tampak: menurutJenis(perluBayar, perluBayarPenelitian) } : {}),
  };
  return bacaDaftar(db, await pendaftaranKeduaJenis(db), { actor }, pilihan, saring);
}

/** `kdStatus` counts within its kind: who gives one gives the kind as well. */
export type SaringSemuaTinjauan = SaringTinjauan & { jenis: JenisPendaftaran | null };

/** One page of what this Kalab was asked to verify, of both kinds, newest first. */
export async function bacaSemuaTinjauan(
  db: OrangDb,
  actor: Actor,
  saring: SaringSemuaTinjauan,
): Promise<Daftar<Pendaftaran>> {
  const { kdStatus, menunggu = false } = saring;
  const menungguSaya = menurutJenis(
    (data) => giliranPetugas(data, actor) !== null,
    (data) => giliranPetugasPenelitian(data, actor) !== null,
  );
  const tampak = (data: Pendaftaran) =>
    (kdStatus === null || data.statusSubmission.kdStatusPengajuan === kdStatus) &&
    (!menunggu || menungguSaya(data));
  return bacaDaftar(
    db,
    await tinjauanKeduaJenis(db),
    { actor },
    { ...pilihPendaftaran(saring), tampak },
    saring,
  );
}

/** The own registrations of both kinds, live. Undefined while first reading. */
export function useSemuaPendaftaran(saring: SaringPendaftaran): Daftar<Pendaftaran> | undefined {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useLiveQuery(() => bacaSemuaPendaftaran(db, pemilik, saring), [db, pemilik, JSON.stringify(saring)]);
}

/** The own payments of both kinds, live. Undefined while first reading. */
export function useSemuaPembayaran(saring: SaringPendaftaran): Daftar<Pendaftaran> | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaSemuaPembayaran(db, actor, saring), [db, actor, JSON.stringify(saring)]);
}

/** The review list of both kinds, live. Undefined while first reading. */
export function useSemuaTinjauan(saring: SaringSemuaTinjauan): Daftar<Pendaftaran> | undefined {
  const { db, actor } = useOrang();
  return useLiveQuery(() => bacaSemuaTinjauan(db, actor, saring), [db, actor, JSON.stringify(saring)]);
}
