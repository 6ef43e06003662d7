import { useEffect, useSyncExternalStore } from 'react';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useKeadaan } from '#data/app.ts';
import { dengarPembaruan, pakaiVersiBaru, versiBaru } from '#app/service-worker.ts';

const id = 'pembaruan';

/** Offers the new version in the place of all messages, and stays there until the person decides. Draws nothing itself. */
export function PembaruanSiap() {
  const keadaan = useKeadaan();
  const userId = keadaan.jenis === 'masuk' ? keadaan.orang.uuid : null;
  const siap = useSyncExternalStore(versiBaru.subscribe, versiBaru.siap);

  useEffect(() => dengarPembaruan(userId), [userId]);
  useEffect(() => {
    if (siap) tawarkan(() => void pakai(userId));
  }, [siap, userId]);
  return null;
}

const sikap = {
  id,
  autoClose: false,
  withCloseButton: false,
  role: 'status',
  title: 'Versi baru siap',
  color: 'teal',
} as const;

function tawarkan(onAccept: () => void): void {
  const offer = {
    ...sikap,
    icon: <IconRefresh aria-hidden size={18} />,
    message: (
      <>
        Muat ulang untuk memakainya. Ketikan dan tulisan Anda tetap tersimpan.
        <Group gap="sm" mt="sm">
          <Button onClick={onAccept}>Muat ulang</Button>
          <Button variant="default" onClick={() => notifications.hide(id)}>
            Nanti
          </Button>
        </Group>
      </>
    ),
  };
  notifications.show(offer);
  // Shown already, for the person before this one: then it gets the new answer.
  notifications.update(offer);
}

async function pakai(userId: string | null): Promise<void> {
  notifications.update({
    ...sikap,
    loading: true,
    message: 'Menyimpan ketikan dan menunggu kiriman selesai, lalu memuat ulang.',
  });
  await pakaiVersiBaru(userId);
}
