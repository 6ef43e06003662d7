import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { bacaDaftarDataBersama } from '#data/data-bersama.ts';
import { bacaSemuaPendaftaran } from '#data/kedua-jenis.ts';
import type { PemilikPendaftaran } from '#data/pendaftaran.ts';
import { bacaTinjauanPenelitian } from '#data/penelitian.ts';
import { bacaPenggunaan } from '#data/penggunaan.ts';
import { bacaDaftarSurat, bacaDaftarSuratPetugas } from '#data/surat.ts';
import { bacaTinjauan } from '#data/tinjauan.ts';
import type { Tampilan } from '#data/view.ts';
import type { Tab } from '#tests/support/offline.ts';

const semua = { idLaboratorium: null, jenis: null, cari: '', halaman: 1, perHalaman: 1000 };

/** The person of a tab as the owner of what they register. */
export const pemilik = ({ orang: actor }: Tab): PemilikPendaftaran => ({
  actor,
  golonganTarif: 'internal',
  user: {
    uuid: actor.uuid,
    nama: actor.nama,
    email: actor.email,
    noInduk: null,
    idRegistrasi: null,
    noHp: null,
    kdStatus: null,
    namaInstitusi: null,
    namaPerguruanTinggi: null,
    namaFakultas: null,
    namaProgramStudi: null,
  },
});

/** Every own registration of either kind as this tab shows it, those on their way too. */
export const semuaPendaftaran = async (tab: Tab): Promise<Tampilan<Pendaftaran>[]> =>
  (await bacaSemuaPendaftaran(tab.db, pemilik(tab), semua)).baris;

/** Everything this tab keeps of what its Kalab was asked to decide about, of either kind, decided or not. */
export async function semuaTinjauan({ db, orang }: Tab): Promise<Tampilan<Pendaftaran>[]> {
  const uuids = await db.tinjauan.orderBy('urut').reverse().primaryKeys();
  const views = await Promise.all(
    uuids.map(
      async (uuid): Promise<Tampilan<Pendaftaran> | null> =>
        (await bacaTinjauan(db, orang, uuid)) ?? bacaTinjauanPenelitian(db, orang, uuid),
    ),
  );
  return views.filter((view) => view !== null);
}

/** Every research this tab keeps for an officer of its laboratory. */
export async function semuaPenggunaan({ db, orang }: Tab): Promise<Tampilan<Penelitian>[]> {
  const uuids = await db.penggunaan.toCollection().primaryKeys();
  const views = await Promise.all(uuids.map((uuid) => bacaPenggunaan(db, orang, uuid)));
  return views.filter((view) => view !== null);
}

/** Every letter this tab keeps: own ones, and those that its officer may decide. */
export async function semuaSurat(tab: Tab): Promise<Tampilan<Surat>[]> {
  const saring = { cari: '', kdStatus: null, halaman: 1, perHalaman: 1000 };
  const sendiri = await bacaDaftarSurat(tab.db, pemilik(tab), saring);
  const diputuskan = await bacaDaftarSuratPetugas(tab.db, tab.orang, saring);
  return [...sendiri.baris, ...diputuskan.baris];
}

/** All shared data of the bench that this tab shows, those on their way too. */
export const semuaDataBersama = async ({ db, orang }: Tab): Promise<Tampilan<DataBersama>[]> =>
  (await bacaDaftarDataBersama(db, orang, semua)).baris;

const adalahPengujian = (view: Tampilan<Pendaftaran>): view is Tampilan<Pengujian> =>
  !adalahPenelitian(view.data);
const adalahRiset = (view: Tampilan<Pendaftaran>): view is Tampilan<Penelitian> =>
  adalahPenelitian(view.data);

export const lihatPendaftaran = async (tab: Tab): Promise<Tampilan<Pengujian>[]> =>
  (await semuaPendaftaran(tab)).filter(adalahPengujian);

export const lihatTinjauan = async (tab: Tab): Promise<Tampilan<Pengujian>[]> =>
  (await semuaTinjauan(tab)).filter(adalahPengujian);

/** Every own research as this tab shows it. */
const lihatRisetSendiri = async (tab: Tab): Promise<Tampilan<Penelitian>[]> =>
  (await semuaPendaftaran(tab)).filter(adalahRiset);

/** Every research this person may act on and the server has: their own, and what they decide about or run. */
export const lihatRiset = async (tab: Tab): Promise<Tampilan<Penelitian>[]> =>
  [
    ...(await lihatRisetSendiri(tab)),
    ...(await semuaTinjauan(tab)).filter(adalahRiset),
    ...(await semuaPenggunaan(tab)),
  ].filter(({ rev }) => rev !== '');
