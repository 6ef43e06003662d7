import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { namaPdf } from '#domain/berkas/nama.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import { Luring } from '#data/client.ts';
import { bacaBerkas } from '#data/files.ts';
import { saveFile } from '#kit/device/save-file.ts';
import { showError } from '#kit/notice/toast.ts';

export type TombolLhuProps = { lhu: Lhu; label: string; utama: boolean };

/** Gives the stored bytes of a report, the same for everybody and every time (TESTADM-28). */
export function TombolLhu({ lhu, label, utama }: TombolLhuProps) {
  const { klien } = useAplikasi();
  const { db } = useOrang();
  const [busy, setBusy] = useState(false);
  const unduh = async () => {
    setBusy(true);
    try {
      const bytes = await bacaBerkas(db, klien, lhu.file);
      if (bytes) saveFile(namaPdf('Lhu', lhu.noSurat), bytes, lhu.file.mime);
      else
        showError('Server tidak memberikan file LHU', {
          next: 'Coba lagi. Bila tetap gagal, hubungi pengelola sistem.',
        });
    } catch (error) {
      if (!(error instanceof Luring)) throw error;
      showError('File LHU belum ada di perangkat ini', {
        next: 'Sambungkan perangkat ke jaringan lalu coba lagi.',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={utama ? 'lg' : 'sm'}
      variant={utama ? 'filled' : 'default'}
      loading={busy}
      leftSection={<IconFileDownload aria-hidden size="1.125rem" />}
      onClick={() => void unduh()}
    >
      {label}
      <span className="mj-terdengar"> {lhu.noSurat}</span>
    </Button>
  );
}
