import { perhatian } from '#domain/barang/perhatian.ts';
import { useHariIni } from '#data/antrean.ts';
import { instrumenMaster, type Instrumen } from '#domain/instrumen/master.ts';
import { MasterListPage } from '#kit/master/MasterListPage.tsx';

/** The instruments of a laboratory and when each is calibrated (MASTER-12 to MASTER-18). */
export default function InstrumenPage() {
  const hari = useHariIni();
  return (
    <MasterListPage
      master={instrumenMaster}
      marks={(instrumen) => perhatian(instrumen as unknown as Instrumen, hari)}
      empty="Instrumen yang dicatat di sini dapat direncanakan dan dipesan untuk penelitian."
    />
  );
}
