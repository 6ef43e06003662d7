import { jenisPokok } from '#domain/kabar/pokok.ts';
import type { JournalChange } from './journal.ts';

/** An act of a workflow as it was done: on which record, and the state that it led to. */
export type JournalAct = { alur: string; aksi: string; ke: string; record: string };

/** Something happened to a subject that people may have to be told of; `aksi` where it was an act of a workflow. */
type Kejadian = {
  pokok: string;
  jenis: string;
  alur: string | null;
  aksi: string | null;
  ke: string | null;
  oleh: string | null;
  at: string;
};

/**
 * What a transaction leaves to be told (modules/kabar): one row for each act, and one for a subject that changed without any.
 * A subject is the submission a record belongs to, or a record that stands for itself.
 */
export function kejadianDari(changes: readonly JournalChange[], acts: readonly JournalAct[]): Kejadian[] {
  const subjects = new Map<string, Kejadian & { records: Set<string> }>();
  for (const {
    pendaftaran_id: pendaftaran,
    jenis,
    record,
    pengguna_id: oleh,
    diterima_pada: at,
  } of changes) {
    // Research that uses up a material moves two of them.
    const semua = [
      ...(pendaftaran === null ? [] : [{ pokok: pendaftaran, jenis: 'pendaftaran' }]),
      ...(jenisPokok.some((satu) => satu === jenis) ? [{ pokok: record, jenis }] : []),
    ];
    for (const satu of semua) {
      const subject = subjects.get(satu.pokok) ?? {
        ...satu,
        alur: null,
        aksi: null,
        ke: null,
        oleh,
        at,
        records: new Set([satu.pokok]),
      };
      subject.records.add(record);
      subjects.set(satu.pokok, subject);
    }
  }
  return [...subjects.values()].flatMap(({ records, ...subject }) => {
    // One that is judged and then followed by its record leads where it led last.
    const own = new Map(
      acts
        .filter(({ record }) => records.has(record))
        .map((act) => [`${act.alur} ${act.aksi} ${act.record}`, act]),
    );
    if (own.size === 0) return [subject];
    return [...own.values()].map(({ alur, aksi, ke }) => ({ ...subject, alur, aksi, ke }));
  });
}
