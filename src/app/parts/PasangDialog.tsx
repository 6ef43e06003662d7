import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { IconDotsVertical, IconShare2 } from '@tabler/icons-react';
import type { InstallWay } from '#kit/device/install.ts';
import classes from './PasangDialog.module.css';

type Panduan = { langkah: readonly ReactNode[]; catatan?: string };

const icon = { size: '1.25rem', stroke: 1.75, 'aria-hidden': true, className: classes.icon ?? '' } as const;

/** In the words of each browser's own Indonesian menus. */
const panduan: Record<Exclude<InstallWay, 'tawaran'>, Panduan> = {
  ios: {
    langkah: [
      <>
        Tekan tombol Bagikan <IconShare2 {...icon} /> di bilah peramban.
      </>,
      'Gulir, lalu pilih “Tambahkan ke Layar Utama”.',
      'Tekan “Tambah”, lalu buka aplikasi dari layar utama.',
    ],
    catatan:
      'Di sana Anda masuk sekali lagi: aplikasi di layar utama punya penyimpanan sendiri, yang tidak dihapus Safari.',
  },
  mac: {
    langkah: ['Buka menu File di Safari.', 'Pilih “Tambahkan ke Dock”.', 'Buka aplikasi dari Dock.'],
    catatan: 'Di sana Anda masuk sekali lagi: aplikasi di Dock punya penyimpanan sendiri.',
  },
  firefoxAndroid: {
    langkah: [
      <>
        Tekan tombol menu <IconDotsVertical {...icon} /> di sudut Firefox.
      </>,
      'Pilih “Tambahkan ke layar utama” atau “Pasang”.',
      'Tekan “Tambahkan”, lalu buka aplikasi dari layar utama.',
    ],
  },
};

export type PasangDialogProps = { way: InstallWay | null; opened: boolean; onClose: () => void };

/** Where a browser that makes no offer itself keeps the way onto the device. */
export function PasangDialog({ way, opened, onClose }: PasangDialogProps) {
  if (way === null || way === 'tawaran') return null;
  const { langkah, catatan } = panduan[way];
  return (
    <Modal opened={opened} onClose={onClose} title="Pasang di perangkat" size={450} centered>
      <ol className={classes.steps}>
        {langkah.map((satu, at) => (
          <li key={at}>{satu}</li>
        ))}
      </ol>
      {catatan ? <p className="mj-catatan mj-rapi mj-atas-4">{catatan}</p> : null}
    </Modal>
  );
}
