import { alatMaster } from '#domain/alat/master.ts';
import { MasterListPage } from '#kit/master/MasterListPage.tsx';

/** The tools of a laboratory (MASTER-01 to MASTER-04). */
export default function AlatPage() {
  return (
    <MasterListPage
      master={alatMaster}
      empty="Alat yang dicatat di sini dapat direncanakan dan dipinjam untuk penelitian."
    />
  );
}
