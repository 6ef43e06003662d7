import { ajakanPenelitian } from '#domain/penelitian/ajakan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { FaktaPendaftar } from './FaktaPendaftar.tsx';
import { paths } from '#paths';

/** Who sent a research in, with what an officer writes to them of it. */
export const PendaftarPenelitian = ({ data, tanpaAsal }: { data: Penelitian; tanpaAsal: boolean }) => (
  <FaktaPendaftar
    data={data}
    tanpaAsal={tanpaAsal}
    tentang={{
      perihal: `Penelitian ${data.nomor ?? ''}`.trim(),
      ajakan: ajakanPenelitian(data),
      alamat: paths.pendaftaran.penelitian(data.uuid),
    }}
  />
);
