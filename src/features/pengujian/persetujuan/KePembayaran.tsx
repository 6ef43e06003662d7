import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { tagihanSekarang } from '#domain/pembayaran/rules.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { paths } from '#paths';

/** To the proof that waits for Admin's word (GAP-157). */
export function KePembayaran({ data }: { data: Pengujian }) {
  const sekarang = tagihanSekarang(data.pembayaran);
  if (sekarang?.keadaan !== 'diperiksa') return null;
  return (
    <Button
      component={Link}
      size="lg"
      to={paths.pembayaranPengujian.invoice(sekarang.invoice.uuid)}
      leftSection={<IconReceipt aria-hidden size="1.125rem" />}
    >
      Verifikasi pembayaran
    </Button>
  );
}
