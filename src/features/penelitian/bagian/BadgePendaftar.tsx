import { menungguPendaftarPenelitian } from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { BadgePenelitian } from './Badge.tsx';

/** How a research stands for its registrant (REG-03): nothing while it is only on this device; that it waits stands beside. */
export const BadgePendaftar = ({ tampilan: { data } }: { tampilan: Tampilan<Penelitian> }) =>
  data.rev === '' ? null : (
    <BadgePenelitian kode={data.idStatusPengajuan} giliran={menungguPendaftarPenelitian(data)} />
  );
