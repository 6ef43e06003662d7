import type { Column } from '#kit/table/ListTable.tsx';
import { Noted } from '#kit/table/list-columns.tsx';
import { paths } from '#paths';
import { DaftarSuratPetugas, kolomTanggal, type BarisSurat } from './DaftarSuratPetugas.tsx';

/** Every letter, for every payment officer (LETTER-17, GAP-132). */
export default function SuratPetugasListPage() {
  return (
    <DaftarSuratPetugas
      nama="surat-petugas-pembayaran"
      alamat={paths.suratPetugas}
      laboratorium={null}
      saringan={[]}
      pemohon={kolom}
      kosong="Surat muncul di sini setelah diajukan."
    />
  );
}

/** Whose it is stands before what LETTER-17 lists: nobody decides on a date. */
const kolom: Column<BarisSurat>[] = [
  {
    title: 'Nama',
    card: 'title',
    opens: true,
    cell: ({ data: { user } }) => (user.noInduk ? <Noted note={user.noInduk}>{user.nama}</Noted> : user.nama),
    file: [{ title: 'Nama', value: ({ data }) => data.user.nama }],
  },
  { title: 'NIM', from: 'kartu', card: 'code', cell: ({ data }) => data.user.noInduk },
  kolomTanggal,
];
