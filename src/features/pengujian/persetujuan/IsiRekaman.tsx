import type { Pengujian } from '#domain/pengujian/schema.ts';
import { UangPengujian } from '#features/pengujian/bagian/UangPengujian.tsx';
import { DaftarLhu, PermintaanDokumen } from './LaporanDokumen.tsx';
import { SampelDenganProgres } from './SampelDenganProgres.tsx';

/** Everything that belongs to a submission, to read. */
export function IsiRekaman({ data }: { data: Pengujian }) {
  return (
    <>
      <SampelDenganProgres data={data} />
      <UangPengujian data={data} />
      <DaftarLhu lhu={data.lhu} />
      {data.tglRequestDokumenTambahan === null ? null : <PermintaanDokumen data={data} />}
    </>
  );
}
