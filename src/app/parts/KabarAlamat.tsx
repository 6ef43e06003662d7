import { useEffect, useEffectEvent } from 'react';
import { Button } from '@mantine/core';
import { aturanAlamat } from '#domain/akun/rules.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat } from '#data/ingatan.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { useNetworkMissing } from '#kit/device/network.ts';
import { AlamatDialog } from '#app/kabar-table.ts';

const kunci = 'alamat-nanti';

/**
 * Asks whoever is to have an address and has not said it, as they come in (GAP-171): once a session, and only where the
 * answer can be kept. A profile that an older device kept says nothing of it: the server's own is waited for.
 */
export function KabarAlamat() {
  const { uuid, profil } = useOrang();
  const luring = useNetworkMissing() !== null;
  const { open, ...dialog } = useDialog<Profil>();
  const belum = profil !== null && profil.alamat === null && aturanAlamat(profil).alamat.tampil;
  const tanya = useEffectEvent(() => {
    if (profil && bacaIngatan(uuid, kunci, 'tab') === null) open(profil);
  });
  useEffect(() => {
    if (belum && !luring) tanya();
  }, [belum, luring]);
  const close = () => {
    ingat(uuid, kunci, true, 'tab');
    dialog.close();
  };
  return dialog.isi ? (
    <AlamatDialog
      dialog={{ ...dialog, open, close }}
      title="Lengkapi alamat Anda"
      catatan="Dapat Anda ubah lagi di Profil."
      cancel={
        <Button variant="default" size="lg" onClick={close}>
          Nanti
        </Button>
      }
    />
  ) : null;
}
