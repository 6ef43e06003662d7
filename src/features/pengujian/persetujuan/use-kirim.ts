import { useState } from 'react';
import type { z } from 'zod';
import { check } from '#domain/core/workflow.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { PemegangDraf } from '#data/use-draft.ts';
import type { HasilPengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { confirmSave } from '#kit/confirm.tsx';
import type { FieldErrors } from '#kit/field-errors.ts';
import { useOpenedVersion, type OpenedVersion } from '#kit/opened-version.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
import { useLiveWrite, type LiveEndpoint, type LiveWrite } from '#kit/use-live-write.ts';
import { berubahDiBawah } from '#kit/VersionNotice.tsx';
import { useAlasanLuring } from './luring.tsx';
import { versiPengujian } from './versi.ts';

/** A submission as a page of Admin has it. */
export type Rekaman = Extract<HasilPengujian, { jenis: 'ada' }>;

export type Kirim<B extends z.ZodType, D extends z.ZodType> = {
  write: LiveWrite<B, D>;
  version: OpenedVersion;
  /** The record as it stood when the form opened. */
  dibuka: Pengujian;
  /** Why this act may not be sent now, or null. */
  terhalang: (aksi: PengujianAksi) => string | null;
  /** True when the server has done it. Its text is shown by then (MSG-34); a record that moved on is read again. */
  kirim: (isi: { body: z.input<B>; alsoWrong: FieldErrors; draft: PemegangDraf }) => Promise<boolean>;
};

/** The way of every act of Admin to the server: judged by the rules of W1, resting on the record as it was opened. */
export function useKirim<B extends z.ZodType, D extends z.ZodType>(
  { data, pada, muatUlang }: Rekaman,
  endpoint: LiveEndpoint<B, D>,
): Kirim<B, D> {
  const { actor } = useOrang();
  const luring = useAlasanLuring(pada);
  const [dibuka, setDibuka] = useState(data);
  const write = useLiveWrite(endpoint);
  const version = useOpenedVersion(versiPengujian(data));
  return {
    write,
    version: {
      ...version,
      reload: () => {
        setDibuka(data);
        version.reload();
      },
    },
    dibuka,
    terhalang: (aksi) => {
      if (luring) return luring;
      if (version.changed) return berubahDiBawah;
      const verdict = check(pengujianWorkflow, aksi, keadaanDari(data), actor);
      return verdict.ok ? null : verdict.reason;
    },
    kirim: async ({ draft, ...isi }) => {
      const hasil = await write.submit({
        ...isi,
        baseRev: version.baseRev,
        confirm: confirmSave,
        draf: draft.kunci,
        before: draft.simpanSekarang,
      });
      if (hasil.jenis === 'ditolakLangsung') muatUlang();
      if (hasil.jenis !== 'terkirim') return false;
      showSuccess(hasil.info, TOAST_LONG_MS);
      return true;
    },
  };
}
