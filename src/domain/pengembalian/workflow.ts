import { workflowFor } from '#domain/core/workflow.ts';

/** W4, returns: money that goes back to a registrant. */
export const pengembalianWorkflow = workflowFor<{ kdStatusPengembalian: number; penerimaUuid: string }>()({
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
      roles: ['Admin'],
      ditunggu: ['belum'],
      who: (record, actor) =>
        record.penerimaUuid === actor.uuid
          ? 'Anda tidak dapat mengembalikan dana kepada diri sendiri.'
          : null,
      offline: 'live',
      revision: true,
    },
  },
});
