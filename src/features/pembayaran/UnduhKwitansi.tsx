import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import type { CetakKwitansi } from '#domain/pembayaran/kwitansi.ts';
import { useUnduhKwitansi } from './unduh-kwitansi.ts';

/** The receipt of a payment, where there is one (GAP-172). */
export function UnduhKwitansi({ kwitansi }: { kwitansi: CetakKwitansi | null }) {
  const unduh = useUnduhKwitansi();
  return kwitansi ? (
    <Button
      variant="default"
      leftSection={<IconReceipt aria-hidden size="1.125rem" />}
      onClick={() => void unduh(kwitansi)}
    >
      Unduh kwitansi<span className="mj-terdengar"> {kwitansi.noKwitansi}</span>
    </Button>
  ) : null;
}
