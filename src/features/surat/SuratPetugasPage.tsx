import { paths } from '#paths';
import { PutusanSurat } from './PutusanSurat.tsx';

/** Any letter, for any payment officer (GAP-132). */
export default function SuratPetugasPage() {
  return <PutusanSurat alamat={paths.suratPetugas} />;
}
