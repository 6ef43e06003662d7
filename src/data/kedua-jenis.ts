import type { Actor } from '#domain/core/roles.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { giliranPetugasPenelitian, langkahUang, menungguPerbaikan } from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeDaftar } from '#domain/penelitian/workflow.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { menungguDiPendaftaran, perluBayar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { punyaTagihan } from '#domain/pengujian/tagihan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from './app.ts';
import { bacaDaftar, type Daftar, type RekamanBaru } from './baca.ts';
import type { OrangDb } from './db.ts';
import type { BarisPendaftaran } from './koleksi/kedua-jenis.ts';
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
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';

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
  const tampak = saring.menunggu ? { tampak: menurutJenis(menungguDiPendaftaran, menungguPerbaikan) } : {};
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
  const { cocok, ...urutan } = pilihPendaftaran(saring);
  const ditagih = menurutJenis(punyaTagihan, punyaTagihanPenelitian);
  const pilihan = {
    ...urutan,
    cocok: (row: Parameters<typeof cocok>[0]) => ditagih(row.data) && cocok(row),
    ...(saring.menunggu ? { tampak: menurutJenis(perluBayar, perluBayarPenelitian) } : {}),
  };
  return bacaDaftar(db, await pendaftaranKeduaJenis(db), { actor }, pilihan, saring);
}

/** `kdStatus` counts within its kind: who gives one gives the kind as well. */
export type SaringSemuaTinjauan = SaringTinjauan & { jenis: JenisPendaftaran | null };

/**
 * Whether the server still waits for the Kalab's decision (GAP-84, CONF-37): one just made, and not there yet, stays in
 * view with its mark.
 */
const menungguKalab = ({ jenis, kdStatus }: BarisPendaftaran): boolean =>
  jenis === 'penelitian'
    ? kodeDaftar.kalab.includes(kdStatus)
    : kdStatus === pengujianWorkflow.states.perluVerifikasiKalab.code;

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
  const { cocok, ...urutan } = pilihPendaftaran(saring);
  const pilihan = { ...urutan, cocok: (row: BarisPendaftaran) => menungguKalab(row) && cocok(row), tampak };
  return bacaDaftar(db, await tinjauanKeduaJenis(db), { actor }, pilihan, saring);
}

type DaftarSemua = DaftarDibaca<Daftar<Pendaftaran>> | undefined;

/** The own registrations of both kinds, live. Undefined while first reading. */
export function useSemuaPendaftaran(saring: SaringPendaftaran): DaftarSemua {
  const { db } = useOrang();
  const pemilik = usePemilik();
  return useDaftarDibaca((satu) => bacaSemuaPendaftaran(db, pemilik, satu), saring, [db, pemilik]);
}

/** The own payments of both kinds, live. Undefined while first reading. */
export function useSemuaPembayaran(saring: SaringPendaftaran): DaftarSemua {
  const { db, actor } = useOrang();
  return useDaftarDibaca((satu) => bacaSemuaPembayaran(db, actor, satu), saring, [db, actor]);
}

/** The review list of both kinds, live. Undefined while first reading. */
export function useSemuaTinjauan(saring: SaringSemuaTinjauan): DaftarSemua {
  const { db, actor } = useOrang();
  return useDaftarDibaca((satu) => bacaSemuaTinjauan(db, actor, satu), saring, [db, actor]);
}
