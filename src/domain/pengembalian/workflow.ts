import { administers, type Actor } from '#domain/core/roles.ts';
import { workflowFor } from '#domain/core/workflow.ts';
import { petugasUang } from '#domain/pembayaran/workflow.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';

/** What the rules of a return look at. */
export type PengembalianState = {
  kdStatusPengembalian: number;
  penerimaUuid: string;
  jenis: JenisPendaftaran;
  idLaboratorium: number;
};

/** Admin gives back funds of testing, the payment officer of the laboratory deposits of research; nobody their own (GAP-142). */
const bukanPengembali = ({ penerimaUuid, jenis, idLaboratorium }: PengembalianState, actor: Actor) => {
  if (penerimaUuid === actor.uuid) return 'Anda tidak dapat mengembalikan dana kepada diri sendiri.';
  if (jenis === 'pengujian')
    return actor.role === petugasUang.pengujian ? null : 'Dana pengujian dikembalikan oleh Admin.';
  return actor.role === petugasUang.penelitian && administers(actor, idLaboratorium)
    ? null
    : 'Hanya untuk petugas pembayaran laboratorium ini.';
};

/** W4, returns: money that goes back to a registrant. */
export const pengembalianWorkflow = workflowFor<PengembalianState>()({
  name: 'Pengembalian',
  initial: 'belum',
  codeOf: (record) => record.kdStatusPengembalian,
  states: {
    belum: {
      code: 1,
      label: 'Belum dikembalikan',
      prosesSelanjutnya: 'Pengembalian oleh petugas',
      warna: 'menunggu',
    },
    sudah: { code: 2, label: 'Sudah dikembalikan', prosesSelanjutnya: 'Selesai', warna: 'selesai' },
  },
  actions: {
    kembalikan: {
      label: 'Kembalikan dana',
      from: ['belum'],
      to: 'sudah',
      roles: ['Admin', 'Petugas pembayaran'],
      ditunggu: ['belum'],
      who: bukanPengembali,
      offline: 'live',
      revision: true,
    },
  },
});
