import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import { useUnduhLhu } from '#features/pengujian/lhu/unduh.ts';

export type TombolLhuProps = { lhu: Lhu; label: string; utama: boolean };

/** Gives the stored bytes of a report, the same for everybody and every time (TESTADM-28). */
export function TombolLhu({ lhu, label, utama }: TombolLhuProps) {
  const unduh = useUnduhLhu();
  return (
    <Button
      size={utama ? 'lg' : 'sm'}
      variant={utama ? 'filled' : 'default'}
      leftSection={<IconFileDownload aria-hidden size="1.125rem" />}
      onClick={() => unduh(lhu)}
    >
      {label}
      <span className="mj-terdengar"> {lhu.noSurat}</span>
    </Button>
  );
}
