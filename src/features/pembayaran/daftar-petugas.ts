import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { formatDate } from '#domain/core/format.ts';
import { useHariIni } from '#data/antrean.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListState } from '#kit/list/list-state.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import type { InvoiceTerdaftar } from './terdaftar.ts';

export type SaringanPetugas = Record<'laboratorium' | 'status' | 'jenis' | 'bulan', string | null>;
export const tanpaSaringan: SaringanPetugas = { laboratorium: null, status: null, jenis: null, bulan: null };

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

/** Of the history also the month an invoice was made in. */
export function useSaringanBulan(): ListFilter<SaringanPetugas> {
  return { name: 'bulan', label: 'Bulan', options: pilihanBulan(useHariIni()) };
}

/** The month of a day and those of two years before it, the latest first. */
export function pilihanBulan(hari: string): { value: string; label: string }[] {
  const [tahun, bulan] = hari.split('-').map(Number) as [number, number];
  return Array.from({ length: 25 }, (_, ke) => {
    const awal = new Date(Date.UTC(tahun, bulan - 1 - ke, 1)).toISOString();
    return { value: awal.slice(0, 7), label: formatDate(awal.slice(0, 10)).replace(/^1 /, '') };
  });
}

/** The invoices of the laboratories of a payment officer; asked as one, the call answers with invoices. `lain` is the history's. */
export const useInvoicePetugas = (state: ListState<SaringanPetugas>, lain: { flagRiwayat?: 1 } = {}) => {
  const { laboratorium, status, jenis, bulan } = state.filters;
  return useLiveList(pembayaranPenelitianApi.list, {
    flagOfficer: true,
    ...lain,
    ...pageQuery(state),
    ...(laboratorium === null ? {} : { idLaboratorium: laboratorium }),
    ...(status === null ? {} : { idStatusPembayaran: status }),
    ...(jenis === null ? {} : { idJenisPenggunaan: jenis }),
    ...(bulan === null ? {} : { bulan }),
  }) as ListData<InvoiceTerdaftar>;
};
