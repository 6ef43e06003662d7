import { useEffect } from 'react';
import { notifications } from '@mantine/notifications';
import { IconUserCog } from '@tabler/icons-react';
import { useKeadaan } from '#data/app.ts';
import { simpanSemuaDraf } from '#data/drafts.ts';
import { tawaranMuatUlang } from './tawaran-muat-ulang.tsx';

const id = 'hak';

/**
 * Tells that the own role or laboratories have changed since the page was opened, in the place of all messages, until its
 * person decides: what is being typed stays meanwhile. Draws nothing itself.
 */
export function HakBerubah() {
  const keadaan = useKeadaan();
  const berubah = keadaan.jenis === 'masuk' && keadaan.orang.hakBerubah;
  useEffect(() => {
    if (!berubah) return undefined;
    notifications.show(
      tawaranMuatUlang({
        id,
        title: 'Hak akses Anda berubah',
        icon: <IconUserCog aria-hidden size={18} />,
        kata: 'Muat ulang untuk bekerja dengan peran dan laboratorium Anda yang sekarang; ketikan Anda tetap tersimpan.',
        onAccept: () => void muatUlang(),
      }),
    );
    return () => void notifications.hide(id);
  }, [berubah]);
  return null;
}

async function muatUlang(): Promise<void> {
  await simpanSemuaDraf();
  window.location.reload();
}
