import { administers, type Actor } from '#domain/core/roles.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';

/** What the rules of W4 look at in an invoice. */
export type InvoiceState = {
  kdStatusPembayaran: number;
  /** It was cancelled before a late proof came in (GAP-126): turned down, it is cancelled again. */
  dibatalkan: boolean;
  pendaftarUuid: string;
  /** What it is for: Admin looks at the money of testing, the payment officer of the laboratory at that of research. */
  jenis: JenisPendaftaran;
  idLaboratorium: number;
};

const pemeriksa = ['Admin', 'Petugas pembayaran'] as const;

/** Who looks at the money of which kind, and gives it back (PAY-17, PAY-18, CONF-46). */
export const petugasUang = { pengujian: 'Admin', penelitian: 'Petugas pembayaran' } as const;

/** W4, the life of an invoice: a bill becomes one, its proof is sent, and somebody who is not its payer looks at it. */
export const invoiceWorkflow = workflowFor<InvoiceState>()({
  name: 'Invoice',
  initial: 'belumLunas',
  codeOf: (record) => record.kdStatusPembayaran,
  states: {
    belumLunas: {
      code: 1,
      label: 'Belum lunas',
      prosesSelanjutnya: 'Menunggu pembayaran',
      warna: 'menunggu',
    },
    verifikasi: {
      code: 2,
      label: 'Verifikasi pembayaran',
      prosesSelanjutnya: 'Verifikasi oleh petugas pembayaran',
      warna: 'menunggu',
    },
    lunas: { code: 3, label: 'Terbayar lunas', prosesSelanjutnya: 'Selesai', warna: 'selesai' },
    dibatalkan: { code: 4, label: 'Dibatalkan', prosesSelanjutnya: 'Tidak perlu dibayar', warna: 'ditolak' },
  },
  actions: {
    kirimBukti: {
      label: 'Kirim bukti pembayaran',
      from: ['belumLunas', 'dibatalkan'], // GAP-126: money that was sent all the same comes back by its proof.
      to: 'verifikasi',
      roles: ['Pendaftar', 'Kalab', 'Laboran'],
      ditunggu: ['belumLunas'],
      who: (record, actor) =>
        record.pendaftarUuid === actor.uuid ? null : 'Hanya untuk pendaftar yang ditagih.',
      offline: 'queued',
    },
    terima: {
      label: 'Terbayar lunas',
      from: ['verifikasi'],
      to: 'lunas',
      roles: pemeriksa,
      ditunggu: ['verifikasi'],
      who: (record, actor) => bukanPemeriksa(record, actor),
      offline: 'live',
      revision: true,
    },
    tolakBukti: {
      label: 'Belum lunas',
      from: ['verifikasi'],
      to: {
        anyOf: ['belumLunas', 'dibatalkan'],
        decide: (record) => (record.dibatalkan ? 'dibatalkan' : 'belumLunas'),
      },
      roles: pemeriksa,
      who: (record, actor) => bukanPemeriksa(record, actor),
      offline: 'live',
      revision: true,
    },
    /** The number a bank or the state cash gave for it, set, changed or taken away while somebody may still pay by it. */
    nomorBayar: {
      label: 'Isi nomor pembayaran',
      from: ['belumLunas'],
      to: null,
      roles: pemeriksa,
      who: (record, actor) => bukanPemeriksa(record, actor),
      offline: 'live',
      revision: true,
    },
    /** Of research: its bills can be invoiced anew (GAP-127). */
    batalkan: {
      label: 'Batalkan invoice',
      from: ['belumLunas'],
      to: 'dibatalkan',
      roles: ['Pendaftar', 'Kalab', 'Laboran', 'Petugas pembayaran'],
      who: (record, actor) => bukanPembatal(record, actor),
      offline: 'live',
      danger: true,
    },
    /** Follows from withdrawing a registration or correcting a bill, by the roles that may do that (GAP-126, GAP-127). */
    gugurkan: {
      label: 'Batalkan invoice',
      from: ['belumLunas'],
      to: 'dibatalkan',
      roles: ['Pendaftar', 'Kalab', 'Laboran', 'Admin', 'Petugas pembayaran'],
      offline: 'live',
    },
  },
});

/** Nobody verifies a payment of their own (GAP-142), nor one that is another officer's to verify (PAY-17, PAY-18). */
const bukanPemeriksa = ({ pendaftarUuid, jenis, idLaboratorium }: InvoiceState, actor: Actor) => {
  if (pendaftarUuid === actor.uuid) return 'Anda tidak dapat memverifikasi pembayaran Anda sendiri.';
  if (jenis === 'pengujian')
    return actor.role === petugasUang.pengujian ? null : 'Pembayaran pengujian diverifikasi oleh Admin.';
  return actor.role === petugasUang.penelitian && administers(actor, idLaboratorium)
    ? null
    : 'Hanya untuk petugas pembayaran laboratorium ini.';
};

/** An invoice of testing is the system's, and is never cancelled by itself (CONF-45). */
const bukanPembatal = ({ pendaftarUuid, jenis, idLaboratorium }: InvoiceState, actor: Actor) => {
  if (jenis === 'pengujian') return 'Invoice pengujian dibuat dan dibatalkan oleh sistem.';
  const petugas = actor.role === petugasUang.penelitian && administers(actor, idLaboratorium);
  return pendaftarUuid === actor.uuid || petugas
    ? null
    : 'Hanya untuk pendaftar yang ditagih dan petugas pembayaran laboratorium ini.';
};

export type InvoiceAksi = keyof typeof invoiceWorkflow.actions;
