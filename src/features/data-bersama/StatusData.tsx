import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

type Props = Pick<DataBersama, 'digantiOleh' | 'gantikan'>;

/** Whether sheets may go on to refer to it. */
export const kataStatus = ({ digantiOleh, gantikan }: Props): string => {
  if (digantiOleh !== null) return 'Sudah diganti';
  return gantikan === null ? 'Berlaku' : 'Berlaku, hasil koreksi';
};

export const StatusData = ({ data }: { data: Props }) => (
  <StatusBadge warna={data.digantiOleh === null ? 'selesai' : 'netral'} label={kataStatus(data)} />
);
