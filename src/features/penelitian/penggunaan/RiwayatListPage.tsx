import { paths } from '#paths';
import { DaftarRiwayat } from '#features/penelitian/bagian/DaftarRiwayat.tsx';

/** What came to the laboratories of an officer (LABORAN-13 to LABORAN-15). */
const RiwayatListPage = () => (
  <DaftarRiwayat
    title="Riwayat penggunaan"
    kunci="riwayat-laboran"
    penelitian={paths.laboran.detail}
    empty={{
      title: 'Belum ada riwayat penggunaan',
      reason:
        'Setiap penelitian dan pengujian di laboratorium Anda tercatat di sini, juga yang ditolak atau selesai.',
    }}
  />
);
export default RiwayatListPage;
