import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { DaftarBaru } from '#features/pendaftaran/DaftarBaru.tsx';
import { paths } from '#paths';
import { isianDariTulisan, type IsianPenelitian } from './isian.ts';
import { PenelitianForm } from './PenelitianForm.tsx';
import { bacaSalinan } from './salinan.ts';

/** /pendaftaran/tambah for research (REG-11). */
export default function PenelitianBaruPage() {
  return (
    <DaftarBaru<IsianPenelitian>
      judul="Pendaftaran penelitian"
      panggilan={callName(penelitianApi.daftar)}
      alamat={paths.pendaftaran.penelitian}
      dariTulisan={(_db, row) => isianDariTulisan(row)}
      dariRekaman={bacaSalinan}
    >
      {(awal) => <PenelitianForm awal={awal} />}
    </DaftarBaru>
  );
}
