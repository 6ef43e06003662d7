import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconDeviceFloppy, IconDownload, IconSend } from '@tabler/icons-react';
import { useAntrean } from '#data/antrean.ts';
import { useAplikasi, useOrang, useEngineStatus } from '#data/app.ts';
import { simpanSemuaDraf } from '#data/drafts.ts';
import { jaringanMenjawab } from '#data/isi-jawaban.ts';
import type { EngineStatus } from '#data/page-engine.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { paths } from '#paths';
import { adaSisa, kataSisa, unduhSisa } from '#kit/device/left-behind.ts';

/** What the leaving dialog says and offers: what waits here, and the ways out of that. */
export function KeluarIsi({ onClose }: { onClose: () => void }) {
  const aplikasi = useAplikasi();
  const orang = useOrang();
  const antrean = useAntrean();
  const status = useEngineStatus(orang.pageEngine);
  const navigate = useNavigate();
  const [mencoba, setMencoba] = useState(true);
  const [keluar, setKeluar] = useState(false);
  const [gagal, setGagal] = useState(false);
  const { pageEngine } = orang;
  const utama = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let here = true;
    void simpanSemuaDraf()
      .then(() => pageEngine.picu())
      .finally(() => here && setMencoba(false));
    return () => {
      here = false;
    };
  }, [pageEngine]);

  // The dialog gives focus when it opens, and this may be loaded only after that.
  useEffect(() => utama.current?.focus(), []);

  const pergi = () => {
    setKeluar(true);
    setGagal(false);
    aplikasi.keluar().catch(() => {
      setKeluar(false);
      setGagal(true);
    });
  };
  const tidakKeluar = gagal ? (
    <Callout tone="bahaya" title="Anda belum keluar">
      Penyimpanan perangkat tidak menjawab. Tutup tab lain aplikasi ini, lalu coba lagi.
    </Callout>
  ) : null;
  // Whoever leaves a bench without a network stands before a closed door, and so does everybody else.
  const luring =
    status.tersambung === false ? (
      <Callout tone="menunggu" title="Tanpa jaringan tidak ada yang dapat masuk lagi">
        Perangkat ini sedang luring. Setelah keluar, Anda maupun orang lain baru dapat masuk di sini saat
        tersambung.
      </Callout>
    ) : null;
  const kirimDulu = () => {
    onClose();
    void navigate(paths.kotakKeluar());
    void pageEngine.picu();
  };
  const unduh = () => void unduhSisa(antrean, orang);
  const dibuang = antrean.rows.filter(({ state }) => state === 'dibuang').length;

  if (!adaSisa(antrean))
    return (
      <>
        <Stack gap="sm">
          {tidakKeluar}
          {luring}
          {dibuang > 0 ? (
            <Text size="sm">
              Salinan {dibuang} tulisan yang Anda buang tetap disimpan di perangkat ini sampai 90 hari. Unduh
              bila diperlukan di tempat lain.
            </Text>
          ) : null}
        </Stack>
        <Group mt="lg" gap="sm" justify="flex-end">
          {dibuang > 0 ? (
            <Button
              variant="default"
              leftSection={<IconDownload aria-hidden size="1.125rem" />}
              onClick={unduh}
            >
              Unduh
            </Button>
          ) : null}
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button onClick={pergi} ref={utama} loading={keluar || !antrean.terbaca} data-autofocus>
            Ya, keluar
          </Button>
        </Group>
      </>
    );

  return (
    <>
      <Text>
        <strong>{kataSisa(antrean)}</strong> belum sampai di server.
      </Text>
      {tidakKeluar}
      <Group gap="xs" mt="xs" wrap="nowrap" role="status">
        {mencoba ? <Loader size="xs" aria-hidden /> : null}
        <Text size="sm" c="dimmed">
          {mencoba ? 'Mencoba mengirim …' : sebab(antrean, status)}
        </Text>
      </Group>
      <Text size="sm" mt="md">
        Bila Anda keluar sekarang, semuanya tetap tersimpan di perangkat ini dan dapat dikirim setelah Anda
        masuk lagi di sini. Orang lain hanya melihat inisial Anda dan jumlahnya.
      </Text>
      {luring}
      <Stack gap="sm" mt="lg">
        <Button
          leftSection={<IconSend aria-hidden size="1.125rem" />}
          onClick={kirimDulu}
          ref={utama}
          data-autofocus
        >
          Kirim dulu
        </Button>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy aria-hidden size="1.125rem" />}
          onClick={pergi}
          loading={keluar}
        >
          Keluar, simpan di perangkat
        </Button>
        <Button variant="default" leftSection={<IconDownload aria-hidden size="1.125rem" />} onClick={unduh}>
          Unduh
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Batal
        </Button>
      </Stack>
    </>
  );
}

/** Why something is still here after trying. */
function sebab(
  { menunggu, keputusan }: { menunggu: number; keputusan: number },
  { tersambung, jaringanMenjawab: asing, akunDitolak }: EngineStatus,
): string {
  if (akunDitolak) return akunDitolak;
  if (asing) return jaringanMenjawab;
  if (tersambung === false) return 'Server belum terjangkau.';
  if (keputusan > 0) return `${keputusan} tulisan perlu keputusan Anda di kotak keluar.`;
  if (menunggu > 0) return 'Belum semuanya diterima server.';
  return 'Draf belum menjadi tulisan: selesaikan isiannya, atau simpan di perangkat.';
}
