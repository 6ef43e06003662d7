import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { piece } from '#kit/notice/piece.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import type { Importable } from './importable.ts';

// What reads and writes tables comes with it.
const ImportDialog = piece(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** 'Impor': many records of a kind from a file. */
export function ImportButton({ importable }: { importable: Importable }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button
        size="lg"
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconFileImport aria-hidden size="1.125rem" />}
        onClick={() => dialog.open(true)}
      >
        Impor
      </Button>
      {dialog.isi ? <ImportDialog key={dialog.key} importable={importable} dialog={dialog} /> : null}
    </>
  );
}
