import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { notifications, type NotificationData } from '@mantine/notifications';

/** How a message looks that stays in the place of all messages until its person decides. */
export const tetap = {
  autoClose: false,
  withCloseButton: false,
  role: 'status',
  color: 'teal',
} as const;

export type Tawaran = { id: string; title: string; icon: ReactNode; kata: string; onAccept: () => void };

/** The offer to load the page anew: why, and 'Muat ulang' or 'Nanti'. */
export const tawaranMuatUlang = ({ id, title, icon, kata, onAccept }: Tawaran): NotificationData => ({
  ...tetap,
  id,
  title,
  icon,
  message: (
    <>
      {kata}
      <Group gap="sm" mt="sm">
        <Button onClick={onAccept}>Muat ulang</Button>
        <Button variant="default" onClick={() => notifications.hide(id)}>
          Nanti
        </Button>
      </Group>
    </>
  ),
});
