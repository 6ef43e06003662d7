import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListState } from '#kit/list/list-state.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import type { InvoiceTerdaftar } from './terdaftar.ts';

export type SaringanPetugas = { laboratorium: string | null; status: string | null; jenis: string | null };
export const tanpaSaringan: SaringanPetugas = { laboratorium: null, status: null, jenis: null };

const statusPilihan = stateOptions(invoiceWorkflow);
const jenisPilihan = Object.values(jenisPenggunaan).map((satu) => ({
  value: String(satu.id),
  label: satu.jenisPenggunaan,
}));

/** PAY-18: laboratory and status. */
export function useSaringanPetugas(): ListFilter<SaringanPetugas>[] {
  return [useOwnRuangFilter(), { name: 'status', label: 'Status pembayaran', options: statusPilihan }];
}

/** PAY-19: of the history also the usage type. */
export const saringanJenis: ListFilter<SaringanPetugas> = {
  name: 'jenis',
  label: 'Jenis',
  options: jenisPilihan,
};

/** The invoices of the laboratories of a payment officer; asked as one, the call answers with invoices. `lain` is the history's. */
export const useInvoicePetugas = (state: ListState<SaringanPetugas>, lain: { flagRiwayat?: 1 } = {}) => {
  const { laboratorium, status, jenis } = state.filters;
  return useLiveList(pembayaranPenelitianApi.list, {
    flagOfficer: true,
    ...lain,
    ...pageQuery(state),
    ...(laboratorium === null ? {} : { idLaboratorium: laboratorium }),
    ...(status === null ? {} : { idStatusPembayaran: status }),
    ...(jenis === null ? {} : { idJenisPenggunaan: jenis }),
  }) as ListData<InvoiceTerdaftar>;
};
