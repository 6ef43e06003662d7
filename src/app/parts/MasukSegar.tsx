import { useEffect, useMemo, useState } from 'react';
import { Button, Modal, Text } from '@mantine/core';
import { useKeadaan } from '#data/app.ts';
import { pasangTanya } from '#data/masuk-segar.ts';
import { dialogWidth } from '#app/theme.ts';
import { useMasukLagi } from './masuk-lagi.ts';
import { Tombol } from './SesiBerakhir.tsx';

/**
 * Asks to sign in anew before what cannot be undone (BEYOND-50), above whatever form it came from, which keeps what was typed
 * and goes on by itself afterwards.
 */
export function MasukSegar() {
  const keadaan = useKeadaan();
  const [tanya, setTanya] = useState<PromiseWithResolvers<boolean> | null>(null);
  useEffect(() => {
    let kini: PromiseWithResolvers<boolean> | null = null;
    // Several calls at once ask once.
    const lepas = pasangTanya(() => {
      if (kini) return kini.promise;
      const satu = Promise.withResolvers<boolean>();
      kini = satu;
      setTanya(satu);
      return satu.promise.finally(() => {
        kini = null;
        setTanya(null);
      });
    });
    return () => {
      lepas();
      kini?.resolve(false);
    };
  }, []);
  return tanya && keadaan.jenis === 'masuk' ? (
    <Tanya uuid={keadaan.orang.uuid} jawab={tanya.resolve} />
  ) : null;
}

function Tanya({ uuid, jawab }: { uuid: string; jawab: (sudah: boolean) => void }) {
  const segar = useMemo(() => ({ sudah: () => jawab(true) }), [jawab]);
  const batal = () => jawab(false);
  const masuk = useMasukLagi(uuid, segar);
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
