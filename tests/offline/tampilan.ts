import type { Pengujian } from '#domain/pengujian/schema.ts';
import { bacaDaftarPendaftaran, type PemilikPendaftaran } from '#data/pendaftaran.ts';
import { bacaDaftarTinjauan } from '#data/tinjauan.ts';
import type { Tampilan } from '#data/view.ts';
import type { Tab } from '#tests/support/offline.ts';

const semua = { idLaboratorium: null, cari: '', halaman: 1, perHalaman: 1000 };

/** The person of a tab as the owner of what they register. */
const pemilik = ({ orang: actor }: Tab): PemilikPendaftaran => ({
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

/** Every own registration as this tab shows it, those on their way too. */
export const lihatPendaftaran = async (tab: Tab): Promise<Tampilan<Pengujian>[]> =>
  (await bacaDaftarPendaftaran(tab.db, pemilik(tab), { ...semua, jenis: null })).baris;

/** Every submission this tab shows its Kalab to decide about. */
export const lihatTinjauan = async (tab: Tab): Promise<Tampilan<Pengujian>[]> =>
  (await bacaDaftarTinjauan(tab.db, tab.orang, { ...semua, kdStatus: null })).baris;
