import { paths } from '#paths';
import { PutusanSurat } from './PutusanSurat.tsx';

/** A letter that lists a laboratory of a Laboran. */
export default function SuratLaboranPage() {
  return <PutusanSurat alamat={paths.suratLaboran} />;
}
