import { Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { check } from '#domain/core/workflow.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';

/** Opens another time and plan for a research, for the officers who may give it (LABORAN-06, GAP-144). */
export function TombolUbahWaktu({ data, onClick }: { data: Penelitian; onClick: () => void }) {
  const { actor } = useOrang();
  return check(penelitianWorkflow, 'ubahWaktu', keadaanPenelitian(data), actor).ok ? (
    <Button
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconCalendarEvent aria-hidden size="1.125rem" />}
      onClick={onClick}
    >
      {penelitianWorkflow.actions.ubahWaktu.label}
    </Button>
  ) : null;
}
