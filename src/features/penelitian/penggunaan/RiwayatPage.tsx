import { paths } from '#paths';
import { Catat } from './CatatPage.tsx';

/** A research as the history of its laboratory leads to it: the same page, with what may still be done (CONF-39). */
export default function RiwayatPage() {
  return <Catat kembali={{ to: paths.laboran.riwayat(), label: 'Kembali', previous: true }} />;
}
