import { useEffect, useSyncExternalStore } from 'react';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useKeadaan } from '#data/app.ts';
import { dengarPembaruan, pakaiVersiBaru, versiBaru } from '#data/pembaruan.ts';
import { tawaranMuatUlang, tetap } from './tawaran-muat-ulang.tsx';

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

const title = 'Versi baru siap';

function tawarkan(onAccept: () => void): void {
  const offer = tawaranMuatUlang({
    id,
    title,
    icon: <IconRefresh aria-hidden size={18} />,
    kata: 'Ketikan dan tulisan Anda tetap tersimpan.',
    onAccept,
  });
  notifications.show(offer);
  // Shown already, for the person before this one: then it gets the new answer.
  notifications.update(offer);
}

async function pakai(userId: string | null): Promise<void> {
  notifications.update({
    ...tetap,
    id,
    title,
    loading: true,
    message: 'Menyimpan ketikan dan menunggu kiriman selesai, lalu memuat ulang.',
  });
  await pakaiVersiBaru(userId);
}
