import { Button } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import type { Analisis } from '#domain/analisis/schema.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { IngatkanDialog } from './IngatkanDialog.tsx';

/** Begins a timer on a parameter (BEYOND-22). */
export function TombolIngatkan({ data }: { data: Analisis }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconBellPlus aria-hidden size="1.125rem" />}
        onClick={() => dialog.open(true)}
      >
        Ingatkan
      </Button>
      <IngatkanDialog dialog={dialog} data={data} />
    </>
  );
}
