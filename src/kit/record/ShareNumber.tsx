import { ActionIcon } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import { canShare, share } from '#kit/notice/share.ts';

/** Hands the number of a record on, with what it is of, where the system has a sheet for that. */
export function ShareNumber({ text }: { text: string }) {
  return canShare({ text }) ? (
    <ActionIcon
      variant="subtle"
      size="lg"
      aria-label="Bagikan nomor"
      onClick={() => share({ text }, 'Salin nomornya dari halaman ini.')}
    >
      <IconShare2 aria-hidden size="1.25rem" />
    </ActionIcon>
  ) : null;
}
