import { pembayaranApi, type CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi, type CetakInvoicePenelitian } from '#domain/penelitian/pembayaran.ts';
import { useAplikasi } from './app.ts';

/** Asks the server for everything one invoice's paper says; without a number for the one in force. */
type MintaInvoice<C> = (uuid: string, noInvoice: string | null) => Promise<C>;

/**
 * The paper of an invoice of testing, for those whose device does not hold the submission's money. Fails with Luring
 * without a network and with the server's Refusal.
 */
export function useMintaInvoice(): MintaInvoice<CetakInvoice> {
  const { klien } = useAplikasi();
  return async (uuid, noInvoice) =>
    (await klien.panggil(pembayaranApi.cetak, { query: { uuid, noInvoice: noInvoice ?? undefined } })).data;
}

/** The same of research. */
export function useMintaInvoicePenelitian(): MintaInvoice<CetakInvoicePenelitian> {
  const { klien } = useAplikasi();
  return async (uuid, noInvoice) => {
    const query = { uuid, noInvoice: noInvoice ?? undefined };
    return (await klien.panggil(pembayaranPenelitianApi.cetak, { query })).data;
  };
}
