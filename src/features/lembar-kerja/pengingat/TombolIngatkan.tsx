import { Button } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import type { Analisis } from '#domain/analisis/schema.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { IngatkanDialog, type BukaIngatkan } from './IngatkanDialog.tsx';

type TombolIngatkanProps = { data: Analisis } & Partial<BukaIngatkan>;

/** Begins a timer on a parameter; with a series on the weighings of that (BEYOND-24). */
export function TombolIngatkan({ data, kunci = null }: TombolIngatkanProps) {
  const dialog = useDialog<BukaIngatkan>();
  return (
    <>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconBellPlus aria-hidden size="1.125rem" />}
        onClick={() => dialog.open({ kunci })}
      >
        Ingatkan
      </Button>
      <IngatkanDialog dialog={dialog} data={data} />
    </>
  );
}
