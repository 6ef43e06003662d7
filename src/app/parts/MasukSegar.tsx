import { useMemo, useSyncExternalStore } from 'react';
import { Button, Modal, Text } from '@mantine/core';
import { useAplikasi, useKeadaan } from '#data/app.ts';
import { dialogWidth } from '#app/theme.ts';
import { useMasukLagi } from './masuk-lagi.ts';
import { Tombol } from './SesiBerakhir.tsx';

/**
 * Asks to sign in anew before what cannot be undone (BEYOND-50), above whatever form it came from, which keeps what was typed
 * and goes on by itself afterwards.
 */
export function MasukSegar() {
  const { masukSegar } = useAplikasi();
  const keadaan = useKeadaan();
  const diminta = useSyncExternalStore(masukSegar.subscribe, masukSegar.diminta);
  return diminta && keadaan.jenis === 'masuk' ? <Tanya uuid={keadaan.orang.uuid} /> : null;
}

function Tanya({ uuid }: { uuid: string }) {
  const { masukSegar } = useAplikasi();
  const segar = useMemo(() => ({ sudah: () => masukSegar.jawab(true) }), [masukSegar]);
  const masuk = useMasukLagi(uuid, segar);
  const batal = () => masukSegar.jawab(false);
  return (
    <Modal opened onClose={batal} title="Masuk ulang untuk melanjutkan" size={dialogWidth.confirm} centered>
      <Text size="sm">
        Tindakan ini tidak dapat dibatalkan, dan Anda sudah agak lama masuk di perangkat ini. Masuklah ulang
        dengan akun yang sama; isian Anda tetap ada, dan tindakannya diteruskan setelah itu.
      </Text>
      <Tombol masuk={masuk} kata="Masuk ulang">
        <Button variant="default" onClick={batal}>
          Batal
        </Button>
      </Tombol>
    </Modal>
  );
}
