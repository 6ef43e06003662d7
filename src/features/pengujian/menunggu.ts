import { lhuApi } from '#domain/lhu/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { prosesBagiPendaftar } from '#domain/pengujian/pendaftar.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaMenungguPendaftaran, bacaPendaftaranBerjalan } from '#data/pendaftaran.ts';
import { bacaDaftarTinjauan } from '#data/tinjauan.ts';
import { janjiMenunggu } from '#features/pendaftaran/janji-menunggu.tsx';
import type { KabarPendaftar } from '#features/pendaftaran/kabar.ts';
import { liveWaiting } from '#kit/list/live-waiting.ts';
import { WAITING_ROWS, type WaitingRow, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';
import { sekarang } from './pendaftaran/sekarang.ts';

const halamanPertama = { halaman: 1, perHalaman: WAITING_ROWS };

const baris = (data: PengujianRingkas, to: string): WaitingRow => ({
  uuid: data.uuid,
  code: data.nomor,
  title: data.namaSampel,
  act: data.statusSubmission.prosesSelanjutnya,
  since: sejakKeadaan(data),
  due: janjiMenunggu(data),
  to,
});

/** The own registrations: samples to bring, reports that are out. */
export const kabarPengujian: KabarPendaftar = {
  menunggu: async (db, actor, halaman) => {
    const { total, baris: semua } = await bacaMenungguPendaftaran(db, actor, halaman);
    return {
      total,
      baris: semua.map((tampilan) => {
        const { data } = tampilan;
        const kini = sekarang(tampilan, actor.role);
        const satu = baris(data, kini?.tombol?.to ?? paths.pendaftaran.pengujian(data.uuid));
        const act = kini?.judul ?? prosesBagiPendaftar(data, tampilan.tertunda);
        return { ...satu, act, dibuat: data.createdAt };
      }),
    };
  },
  berjalan: async (db, actor, halaman) => {
    const { total, baris: semua } = await bacaPendaftaranBerjalan(db, actor, halaman);
    return {
      total,
      baris: semua.map(({ data, tertunda }) => ({
        ...baris(data, paths.pendaftaran.pengujian(data.uuid)),
        act: prosesBagiPendaftar(data, tertunda),
        dibuat: data.createdAt,
      })),
    };
  },
};

const saringTinjauan = { cari: '', idLaboratorium: null, kdStatus: null, menunggu: true };

/** What this Kalab was asked to verify. */
const tinjauan: WaitingSource = {
  path: paths.kalabPengujian.list(),
  roles: ['Kalab'],
  useTotal: () =>
    useHitungan((db, actor) =>
      bacaDaftarTinjauan(db, actor, { ...saringTinjauan, halaman: 1, perHalaman: 0 }),
    )?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaDaftarTinjauan(db, actor, { ...saringTinjauan, ...halamanPertama }),
    )?.baris.map(({ data }) => baris(data, paths.kalabPengujian.edit(data.uuid))),
};

const { permintaanDokumen } = pengujianWorkflow.states;

/** What Admin verifies, assigns, bills and uploads. */
const persetujuan = liveWaiting({
  path: paths.persetujuan.list(),
  roles: ['Admin'],
  endpoint: pengujianApi.list,
  query: { flagOfficer: true },
  row: (data: PengujianRingkas) =>
    baris(
      data,
      data.idPengujianStatusPengajuan === permintaanDokumen.code
        ? paths.persetujuan.cetak(data.uuid)
        : paths.persetujuan.edit(data.uuid),
    ),
});

/** The reports a Kalab issues. */
const lhu = liveWaiting({
  path: paths.lhu.list(),
  roles: ['Kalab'],
  endpoint: lhuApi.list,
  query: { flagOfficer: true },
  row: (data: PengujianRingkas) => baris(data, paths.lhu.edit(data.uuid)),
});

export const menungguPengujian: readonly WaitingSource[] = [tinjauan, persetujuan, lhu];
