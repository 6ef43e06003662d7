import { v7 as uuidv7 } from 'uuid';
import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { admin } from './layanan.ts';
import { risetUji } from './penelitian.ts';
import type { Jawaban, ServerUji } from './server.ts';

/** A record of master data as its calls answer it. */
export type Induk = Record<string, unknown> & {
  id: number;
  uuid: string;
  rev: string;
  idLaboratorium: number;
  flagAktif: number;
  flagDapatHapus: boolean;
};

type Isi = Record<string, unknown>;

/** A kind, with a record that goes through, each time another one; and what makes a record of it one that is used. */
type IndukUji = {
  master: Pick<typeof alatMaster, 'judul' | 'path' | 'listPath'> & Record<'jenis' | 'kode' | 'nama', string>;
  /** Its code and its name as calls name them. */
  kode: string;
  nama: string;
  isi: () => Isi;
  pakai: (uji: ServerUji, record: Induk) => Promise<void>;
};

const pokok = { id_laboratorium: 4 };
const kode = () => `UJI-${uuidv7().slice(-12)}`;

export const alatInduk: IndukUji = {
  master: alatMaster,
  kode: 'kd_alat',
  nama: 'nama_alat',
  isi: () => ({ ...pokok, kd_alat: kode(), nama_alat: 'Labu takar 25 mL', keterangan: 'Kelas A' }),
  pakai: (uji: ServerUji, { id }: Induk) => rencanakan(uji, { alatId: id }),
};

export const bahanInduk: IndukUji = {
  master: bahanMaster,
  kode: 'kd_bahan',
  nama: 'nama_bahan',
  isi: () => ({
    ...pokok,
    kd_bahan: kode(),
    nama_bahan: 'Asetonitril p.a.',
    satuan: 'mL',
    min_stok: 500,
    jml_stok: 2500,
    tarif_internal: 750,
    tarif_eksternal: 1200,
    tgl_expired: '2027-08-31',
    cas_number: '75-05-8',
    link_msds: 'https://contoh.id/msds/asetonitril.pdf',
    keterangan: 'Simpan jauh dari api',
  }),
  pakai: (uji: ServerUji, { id }: Induk) => rencanakan(uji, { bahanId: id }),
};

export const satuanInduk: IndukUji = {
  master: satuanMaster,
  kode: 'kd_satuan',
  nama: 'nama_satuan',
  isi: () => ({ ...pokok, kd_satuan: kode(), nama_satuan: `butir ${kode()}` }),
  pakai: async (uji: ServerUji, satuan: Induk) => {
    await uji.request('POST', '/api/item', {
      as: admin,
      body: {
        ...bahanInduk.isi(),
        id_laboratorium: satuan.idLaboratorium,
        satuan: satuan['namaSatuan'],
      },
    });
  },
};

export const instrumenInduk: IndukUji = {
  master: instrumenMaster,
  kode: 'kd_instrumen',
  nama: 'nama_instrumen',
  isi: () => ({
    ...pokok,
    kd_instrumen: kode(),
    nama_instrumen: 'Spektrofotometer UV-Vis',
    satuan: 'menit',
    tarif_internal: 15_000,
    tarif_eksternal: 27_500,
    tgl_kalibrasi: '2026-08-31',
    tgl_kalibrasi_selanjutnya: '2027-08-31',
    keterangan: '190 sampai 1100 nm',
  }),
  pakai: (uji: ServerUji, { id }: Induk) => rencanakan(uji, { instrumenId: id }),
};

/** Every kind. */
export const semuaInduk: readonly IndukUji[] = [alatInduk, bahanInduk, satuanInduk, instrumenInduk];

/** Names it in the plan of a research. */
async function rencanakan(
  uji: ServerUji,
  barangnya: { alatId: number } | { bahanId: number } | { instrumenId: number },
): Promise<void> {
  const { uuid } = await risetUji(uji).sampai(1);
  await uji.server.db
    .insert(rencanaBarang)
    .values({ id: uuidv7(), penelitianId: uuid, urutan: 90, ...barangnya });
}

/** The calls of one kind, as a person makes them. */
export function indukUji(uji: ServerUji, { master, isi }: IndukUji) {
  const path = `/api${master.path}`;
  const daftar = `/api${master.listPath}`;
  const tambah = (over: Isi = {}, as = admin) =>
    uji.request<Induk>('POST', path, { as, body: { ...isi(), ...over } });
  return {
    tambah,
    ubah: (body: Isi, as = admin) => uji.request<Induk>('PUT', path, { as, body }),
    hapus: (body: Isi, as = admin) => uji.request<{ uuid: string }>('DELETE', path, { as, body }),
    cari: (query: Record<string, string>, as = admin) =>
      uji.request<Induk[]>('GET', `${daftar}?${new URLSearchParams(query)}`, { as }),
    satu: (uuid: string, as = admin) =>
      uji.request<Induk>('GET', `${daftar}?${new URLSearchParams({ uuid })}`, { as }) as Promise<
        Jawaban<Induk>
      >,
  };
}
