import { addDays, labDay } from '#domain/core/clock.ts';
import { nomorPendaftaran, seriPendaftaran, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { tahun } from './waktu.ts';

/** Numbers of submissions in the order in which they were sent in, and how far each month's series has come (GAP-147). */
export function nomorPendaftaranSemua<P extends { riwayat: readonly { saat: Date }[] }>(
  jenis: JenisPendaftaran,
  semua: readonly P[],
): { terakhir: Map<string, number>; nomor: Map<P, string> } {
  const terakhir = new Map<string, number>();
  const nomor = new Map<P, string>();
  const dibuat = (satu: P) => satu.riwayat[0]!.saat;
  for (const satu of semua.toSorted((a, b) => dibuat(a).getTime() - dibuat(b).getTime())) {
    const urut = berikut(terakhir, seriPendaftaran(jenis, dibuat(satu)));
    nomor.set(satu, nomorPendaftaran(jenis, dibuat(satu), urut));
  }
  return { terakhir, nomor };
}

type Dinomori = {
  createdAt: Date;
  noInvoice: string;
  totalTagihan: number;
  jatuhTempo?: string | null | undefined;
};
/** INVOICE_DUE_DAYS of the demo. */
const tenggang = 14;

/**
 * Numbers invoices in the order in which they were made: INV/<huruf>/<year>/<5 digits>, and says by when each is to be paid.
 * Gives how far each series has come.
 */
export function nomoriInvoice(huruf: 'PG' | 'PN', semua: readonly Dinomori[]): Map<string, number> {
  const terakhir = new Map<string, number>();
  for (const satu of semua.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const awal = `${huruf}:${tahun(satu.createdAt)}`;
    const urut = berikut(terakhir, `invoice:${awal}`);
    satu.noInvoice = `INV/${awal.replace(':', '/')}/${String(urut).padStart(5, '0')}`;
    satu.jatuhTempo = satu.totalTagihan > 0 ? addDays(labDay(satu.createdAt), tenggang) : null;
  }
  return terakhir;
}

/** The next number of a series, by how far each has come. */
export function berikut(terakhir: Map<string, number>, seri: string): number {
  const urut = (terakhir.get(seri) ?? 0) + 1;
  terakhir.set(seri, urut);
  return urut;
}
