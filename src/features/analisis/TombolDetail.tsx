import { Button } from '@mantine/core';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { formatDateTime } from '#domain/core/format.ts';

export type TombolDetailProps = { row: RiwayatProgres; onOpen: (row: RiwayatProgres) => void };

export function TombolDetail({ row, onOpen }: TombolDetailProps) {
  return (
    <Button variant="default" aria-haspopup="dialog" onClick={() => onOpen(row)}>
      Detail
      <span className="mj-terdengar"> progres {formatDateTime(row.dibuatPada)}</span>
    </Button>
  );
}
