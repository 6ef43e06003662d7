import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { OrangDb } from '#data/db.ts';
import type { Baris } from '#data/baris.ts';
import { laboratoriumUji } from '#data/parameter-uji.ts';
import { DaftarBaru } from '#features/pendaftaran/DaftarBaru.tsx';
import { paths } from '#paths';
import { isianDariTulisan, type IsianPendaftaran } from './isian.ts';
import { PendaftaranForm } from './PendaftaranForm.tsx';
import { bacaSalinan } from './salinan.ts';

/** /pendaftaran/tambah for testing (REG-12). */
export default function PendaftaranBaruPage() {
  return (
    <DaftarBaru<IsianPendaftaran>
      judul="Pendaftaran pengujian"
      panggilan={callName(pengujianApi.daftar)}
      alamat={paths.pendaftaran.pengujian}
      dariTulisan={isianTulisan}
      dariRekaman={bacaSalinan}
    >
      {(awal) => <PendaftaranForm awal={awal} />}
    </DaftarBaru>
  );
}

/** A write names its tests alone: the laboratory is theirs (GAP-20). */
async function isianTulisan(db: OrangDb, row: Baris): Promise<IsianPendaftaran> {
  const isian = isianDariTulisan(row, null);
  const idLaboratorium = await laboratoriumUji(db, isian.sampel[0]?.parameterUji[0]?.id ?? 0);
  return { ...isian, idLaboratorium };
}
