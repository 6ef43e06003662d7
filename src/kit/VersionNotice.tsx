import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Callout } from './Callout.tsx';
import type { OpenedVersion } from './opened-version.ts';

/** Why a decision waits, for its button. */
export const berubahDiBawah = 'Data ini berubah sejak formulir dibuka. Muat versi terbaru dahulu.';

/** The record moved on under an open decision: nothing is saved before it was read again (offline.md section 4). */
export function VersionNotice({ version }: { version: OpenedVersion }) {
  if (!version.changed) return null;
  return (
    <Callout
      tone="menunggu"
      title="Data ini berubah sejak formulir dibuka"
      action={
        <Button
          variant="default"
          leftSection={<IconRefresh aria-hidden size="1.125rem" />}
          onClick={version.reload}
        >
          Muat versi terbaru
        </Button>
      }
    >
      Periksa versi terbaru sebelum menyimpan. Isian Anda tetap ada.
    </Callout>
  );
}
