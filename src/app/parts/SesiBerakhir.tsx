import { useEffect, useState, type ReactNode } from 'react';
import { Anchor, Button, Group, Modal, Text } from '@mantine/core';
import { IconLock, IconLogin2 } from '@tabler/icons-react';
import { useAntrean } from '#data/antrean.ts';
import { useAplikasi, useOrang, useSesi } from '#data/app.ts';
import type { OrangDb, Sesi } from '#data/db.ts';
import { simpanSemuaDraf } from '#data/drafts.ts';
import { pekerjaanTertinggal } from '#data/session.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { formatDateTime } from '#domain/core/format.ts';
import { dialogWidth } from '#app/theme.ts';
import { useMasukLagi, type MasukLagi } from './masuk-lagi.ts';
import classes from './SesiBerakhir.module.css';

/**
 * What happens when the server no longer knows the session (GAP-118). With nothing typed or waiting the person is
 * signed out; otherwise the page stays and asks for a sign-in by the same person, until the screen locks.
 */
export function SesiBerakhir() {
  const sesi = useSesi();
  return !sesi || sesi.ditolakSejak === null || sesi.dikeluarkan !== undefined ? null : <Ditolak />;
}

function Ditolak() {
  const aplikasi = useAplikasi();
  const { db, uuid } = useOrang();
  const antrean = useAntrean();
  const [ada, setAda] = useState(false);
  const [dialog, setDialog] = useState(true);
  const masuk = useMasukLagi(uuid);

  useEffect(() => {
    let here = true;
    void simpanSemuaDraf()
      .then(() => adaYangTertinggal(db))
      .then((left) => {
        if (!here) return undefined;
        return left ? setAda(true) : aplikasi.keluar();
      });
    return () => {
      here = false;
    };
  }, [aplikasi, db]);

  if (!ada) return null;
  const ajakan = kataAjakan(antrean.menunggu);
  return (
    <>
      <div className={classes.banner}>
        <Callout
          tone="menunggu"
          title="Sesi Anda sudah berakhir"
          action={<Button onClick={() => setDialog(true)}>Masuk lagi</Button>}
        >
          {ajakan}. Sampai saat itu semuanya tetap tersimpan di perangkat ini.
        </Callout>
      </div>
      <Modal
        opened={dialog}
        onClose={() => setDialog(false)}
        title={ajakan}
        size={dialogWidth.confirm}
        centered
      >
        <Text size="sm">
          Sesi Anda di server sudah berakhir. Halaman ini, draf, dan tulisan Anda tetap seperti adanya.
          Masuklah dengan akun yang sama.
        </Text>
        <Tombol masuk={masuk}>
          <Button variant="default" onClick={() => setDialog(false)}>
            Nanti
          </Button>
        </Tombol>
      </Modal>
    </>
  );
}

/** Work that waits, or copies of dropped writes: signing out by itself would take those away without a word. */
async function adaYangTertinggal(db: OrangDb): Promise<boolean> {
  const { tulisan, keputusan, draf } = await pekerjaanTertinggal(db);
  return tulisan + keputusan + draf > 0 || (await db.antrean.where('state').equals('dibuang').count()) > 0;
}

/** 'Masuk lagi untuk mengirim 3 tulisan'. */
const kataAjakan = (menunggu: number): string =>
  menunggu > 0 ? `Masuk lagi untuk mengirim ${menunggu} tulisan` : 'Masuk lagi untuk melanjutkan';

/** Nothing of the page may be read any more: it takes the place of the frame and of all that opens in it (offline.md section 6). */
export function LayarTerkunci({ sesi }: { sesi: Sesi }) {
  const { ditolakSejak, terakhirTerhubung, dikeluarkan } = sesi;
  const aplikasi = useAplikasi();
  // What was being typed is kept by now. Where the storage does not let go, the screen stays locked, and the next start tries anew.
  useEffect(() => {
    if (dikeluarkan !== undefined) void aplikasi.dikeluarkan().catch(() => undefined);
  }, [aplikasi, dikeluarkan]);
  const { uuid, nama } = useOrang();
  const masuk = useMasukLagi(uuid);
  return (
    <Modal.Root opened onClose={() => undefined} closeOnEscape={false} fullScreen>
      <Modal.Content>
        <Modal.Body className={classes.lock ?? ''}>
          <IconLock className={classes.lockIcon ?? ''} aria-hidden size="2.5rem" stroke={1.5} />
          <Modal.Title className={classes.lockTitle ?? ''}>Layar terkunci</Modal.Title>
          <Text>
            {dikeluarkan ??
              (ditolakSejak !== null
                ? 'Sesi Anda di server sudah lama berakhir.'
                : `Perangkat ini tidak terhubung ke server sejak ${formatDateTime(new Date(terakhirTerhubung))}. Sambungkan ke jaringan dahulu.`)}{' '}
            Masuk lagi sebagai <strong>{nama}</strong> untuk membukanya. Draf dan tulisan Anda tetap
            tersimpan.
          </Text>
          <Tombol masuk={masuk}>
            <Button variant="default" onClick={() => void aplikasi.keluar()}>
              Keluar, simpan di perangkat
            </Button>
          </Tombol>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The way in: a window of the provider, or this page itself where a window does not come up. */
export function Tombol({
  masuk,
  kata = 'Masuk lagi',
  children,
}: {
  masuk: MasukLagi;
  kata?: string;
  children: ReactNode;
}) {
  return (
    <>
      {masuk.gagal ? (
        <div className="mj-atas-4">
          <Callout tone="bahaya" title={masuk.gagal} />
        </div>
      ) : null}
      <Group mt="lg" gap="sm" justify="flex-end" className={classes.buttons ?? ''}>
        {children}
        <Button leftSection={<IconLogin2 aria-hidden size="1.125rem" />} onClick={masuk.mulai} data-autofocus>
          {kata}
        </Button>
      </Group>
      {masuk.menunggu ? (
        <Text size="sm" mt="md" role="status">
          Selesaikan di jendela yang terbuka. Tidak terlihat?{' '}
          <Anchor component="button" type="button" onClick={masuk.diHalamanIni}>
            Masuk di halaman ini
          </Anchor>
        </Text>
      ) : null}
    </>
  );
}
