import { administers, type Actor } from '#domain/core/roles.ts';
import { useOrang } from '#data/app.ts';
import { useFirstLaboratorium, useOwnLaboratoriumFilter } from '#data/laboratorium.ts';
import type { Column } from '#kit/table/ListTable.tsx';
import { paths } from '#paths';
import { DaftarSuratPetugas, kolomTanggal, type BarisSurat } from './DaftarSuratPetugas.tsx';

/** The letters that list a laboratory of a Laboran (LETTER-10 to LETTER-12, LIST-06). */
export default function SuratLaboranListPage() {
  const { actor } = useOrang();
  return (
    <DaftarSuratPetugas
      nama="surat-laboran"
      alamat={paths.suratLaboran}
      laboratorium={useFirstLaboratorium()} // CONF-36
      saringan={[{ ...useOwnLaboratoriumFilter(), label: 'Lab' }]}
      pemohon={kolom(actor)}
      kosong="Surat muncul di sini setelah diajukan orang yang pernah meneliti di laboratorium Anda."
    />
  );
}

/** LETTER-11; of the laboratories of a letter those that are its reader's. */
const kolom = (actor: Actor): Column<BarisSurat>[] => [
  {
    title: 'NIM',
    width: 7,
    from: 'luas',
    card: 'code',
    cell: ({ data }) => data.user.noInduk && <span className="mj-kode">{data.user.noInduk}</span>,
    file: [{ title: 'NIM', value: ({ data }) => data.user.noInduk }],
  },
  { title: 'Nama', card: 'title', opens: true, cell: ({ data }) => data.user.nama },
  { title: 'Program studi', from: 'luas', cell: ({ data }) => data.user.namaProgramStudi },
  kolomTanggal,
  {
    title: 'Lab',
    from: 'sedang',
    cell: ({ data }) =>
      data.detail
        .filter(({ idLaboratorium }) => administers(actor, idLaboratorium))
        .map(({ laboratory }) => laboratory.namaLaboratorium)
        .join(', '),
  },
];
