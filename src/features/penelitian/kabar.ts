import { prosesBagiPendaftarPenelitian, sejakPendaftar } from '#domain/penelitian/giliran.ts';
import { bacaMenungguPenelitian, bacaPenelitianBerjalan } from '#data/penelitian.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { janjiMenunggu } from '#features/pendaftaran/janji-menunggu.tsx';
import type { KabarPendaftar } from '#features/pendaftaran/kabar.ts';
import { paths } from '#paths';
import { sekarang } from './pendaftaran/sekarang.ts';

const baris = (
  { data, tertunda }: Tampilan<Penelitian>,
  act: string | undefined,
  to: string | undefined,
) => ({
  uuid: data.uuid,
  code: data.nomor,
  title: data.judul,
  act: act ?? prosesBagiPendaftarPenelitian(data, tertunda),
  to: to ?? paths.pendaftaran.penelitian(data.uuid),
  due: janjiMenunggu(data),
  dibuat: data.createdAt,
});

/** The own research: bills, invoices, and additions to mend. */
export const kabarPenelitian: KabarPendaftar = {
  menunggu: async (db, actor, halaman) => {
    const { total, baris: semua } = await bacaMenungguPenelitian(db, actor, halaman);
    return {
      total,
      baris: semua.map((tampilan) => {
        const kini = sekarang(tampilan);
        const satu = baris(tampilan, kini?.judul, kini?.tombol?.to);
        return { ...satu, since: sejakPendaftar(tampilan.data) };
      }),
    };
  },
  berjalan: async (db, actor, halaman) => {
    const { total, baris: semua } = await bacaPenelitianBerjalan(db, actor, halaman);
    return { total, baris: semua.map((tampilan) => baris(tampilan, undefined, undefined)) };
  },
};
