import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFileDownload, IconReceipt } from '@tabler/icons-react';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import { useMintaInvoice, useMintaInvoicePenelitian } from '#data/pembayaran.ts';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import { adalahInvoicePenelitian, menungguVerifikasi, type InvoiceTerdaftar } from './terdaftar.ts';
import { useUnduhInvoice, useUnduhInvoicePenelitian } from '#features/pendaftaran/unduh-invoice.ts';
import { useUnduhKwitansi } from './unduh-kwitansi.ts';

/** The paper of one invoice of a list; the server is asked for what it says (PAY-17, PAY-26). */
export function UnduhInvoice({ row }: { row: InvoiceTerdaftar }) {
  const unduh = useUnduhInvoice();
  const minta = useMintaInvoice();
  const unduhPenelitian = useUnduhInvoicePenelitian();
  const mintaPenelitian = useMintaInvoicePenelitian();
  const onClick = () =>
    adalahInvoicePenelitian(row)
      ? unduhPenelitian(() => mintaPenelitian(row.uuidPenelitian, row.noInvoice))
      : unduh(() => minta(row.uuidPengujian, row.noInvoice));
  return (
    <Tooltip label="Unduh invoice">
      <ActionIcon
        variant="default"
        aria-label={`Unduh invoice ${row.noInvoice}`}
        onClick={() => void onClick()}
      >
        <IconFileDownload aria-hidden size="1.25rem" />
      </ActionIcon>
    </Tooltip>
  );
}

/** The receipt of an invoice of a list, once it is paid (GAP-172). */
export function UnduhKwitansiBaris({ row }: { row: InvoiceTerdaftar }) {
  const unduh = useUnduhKwitansi();
  const kwitansi = kwitansiDari(row, row);
  return kwitansi ? (
    <Tooltip label="Unduh kwitansi">
      <ActionIcon
        variant="default"
        aria-label={`Unduh kwitansi ${kwitansi.noKwitansi}`}
        onClick={() => void unduh(kwitansi)}
      >
        <IconReceipt aria-hidden size="1.25rem" />
      </ActionIcon>
    </Tooltip>
  ) : null;
}

/** What an officer may do with an invoice: its papers, and the word on its proof once that is there (PAY-22). */
export const AksiInvoice = ({ row, link }: { row: InvoiceTerdaftar; link: RowLink }) => (
  <>
    <UnduhInvoice row={row} />
    <UnduhKwitansiBaris row={row} />
    {menungguVerifikasi(row) ? <RowButton link={link} due label="Verifikasi" about={row.noInvoice} /> : null}
  </>
);
