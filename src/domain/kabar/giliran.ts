import type { Actor } from '#domain/core/roles.ts';
import { giliran } from '#domain/core/workflow.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import type { HalamanKabar } from './schema.ts';

/** A page and the record it shows. */
export type Tempat = { halaman: HalamanKabar; record: string };

/** Something that waits for a person: `kunci` says which turn it is, for as long as it lasts. */
export type Giliran = Tempat & { kunci: string; kalimat: string };

/** A subject as it stands: whose it is, what people call it, and what of it waits for somebody. */
export type PokokKabar = {
  uuid: string;
  pemilik: string | null;
  perihal: string;
  /** Where its owner reads of it. */
  rumah: Tempat;
  giliran: (orang: Actor) => Giliran[];
};

/** A number and a name as they stand beside each other; one without a number goes by its name. */
export const sebutPerihal = (nomor: string | null, judul: string): string =>
  nomor === null ? judul : `${nomor} · ${judul}`;

type Uang = {
  user: { uuid: string };
  idLaboratorium: number;
  pembayaran: { invoice: readonly (InvoicePokok & { uuid: string })[] };
  pengembalian: readonly Pengembalian[];
};

const halamanUang = {
  pengujian: { bukti: 'pembayaranPengujian', kembali: 'pengembalianDana' },
  penelitian: { bukti: 'pembayaranPenelitian', kembali: 'deposit' },
} as const satisfies Record<JenisPendaftaran, Record<string, HalamanKabar>>;

/** The proofs that this officer looks at, and what they are to pay back, of one submission (W4). */
export function giliranUang(record: Uang, jenis: JenisPendaftaran, orang: Actor): Giliran[] {
  const pemilik = pemilikInvoice(record, jenis);
  const bukti = record.pembayaran.invoice
    .filter((invoice) => giliran(invoiceWorkflow, keadaanInvoice(invoice, pemilik), orang) === 'terima')
    .map(({ uuid, statusPayment }) => ({
      kunci: `bukti ${uuid}`,
      kalimat: statusPayment.prosesSelanjutnya,
      halaman: halamanUang[jenis].bukti,
      record: uuid,
    }));
  const kembali = record.pengembalian
    .filter(
      ({ kdStatusPengembalian, idLaboratorium }) =>
        giliran(
          pengembalianWorkflow,
          { kdStatusPengembalian, penerimaUuid: pemilik.pendaftarUuid, jenis, idLaboratorium },
          orang,
        ) !== null,
    )
    .map(({ uuid, prosesSelanjutnya }) => ({
      kunci: `pengembalian ${uuid}`,
      kalimat: prosesSelanjutnya,
      halaman: halamanUang[jenis].kembali,
      record: uuid,
    }));
  return [...bukti, ...kembali];
}
