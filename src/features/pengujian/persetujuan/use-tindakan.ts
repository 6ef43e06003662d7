import { check, type Verdict } from '#domain/core/workflow.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { HasilPengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import type { Version } from '#kit/form/opened-version.ts';
import { useAlasanLuring } from './luring.tsx';
import { versiPengujian } from './versi.ts';

/** A submission as a page of Admin has it. */
export type Rekaman = Extract<HasilPengujian, { jenis: 'ada' }>;

type Tindakan = {
  /** What the form of each act has in common: the record it rests on, read again when the server refuses. */
  dasar: { record: string; version: Version; onRefused: () => void };
  /** Whether W1 allows this act now; no act of Admin goes without the server. */
  boleh: (aksi: PengujianAksi) => Verdict;
};

/** The acts of Admin on a submission. */
export function useTindakan({ data, pada, muatUlang }: Rekaman): Tindakan {
  const { actor } = useOrang();
  const luring = useAlasanLuring(pada);
  return {
    dasar: { record: data.uuid, version: versiPengujian(data), onRefused: muatUlang },
    boleh: (aksi) =>
      luring
        ? { ok: false, status: 409, reason: luring }
        : check(pengujianWorkflow, aksi, keadaanDari(data), actor),
  };
}
