import { paths } from '#paths';
import { DaftarRiwayat } from '#features/penelitian/bagian/DaftarRiwayat.tsx';

/** What came to a Kalab's laboratories (KALAB-07). */
const RiwayatKalabListPage = () => (
  <DaftarRiwayat
    title="Riwayat persetujuan"
    kunci="riwayat"
    penelitian={paths.kalabPenelitian.detail}
    empty={{
      title: 'Belum ada riwayat persetujuan',
      reason:
        'Setiap penelitian dan pengujian di laboratorium Anda tercatat di sini, juga yang ditolak atau selesai.',
    }}
  />
);
export default RiwayatKalabListPage;
