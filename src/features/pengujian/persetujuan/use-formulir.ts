import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { check } from '#domain/core/workflow.ts';
import { keadaanDari } from '#domain/pengujian/keadaan.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow, type PengujianAksi } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { writtenElsewhere } from '#kit/DraftBar.tsx';
import type { FieldErrors } from '#kit/field-errors.ts';
import { useLeaveGuard } from '#kit/leave-guard.ts';
import { useOpenedVersion, type OpenedVersion } from '#kit/opened-version.ts';
import { showSuccess, TOAST_LONG_MS } from '#kit/toast.ts';
import { useLiveWrite, type LiveEndpoint, type LiveWrite } from '#kit/use-live-write.ts';
import { berubahDiBawah } from '#kit/VersionNotice.tsx';
import { paths } from '#paths';
import type { HasilPengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import type { DrafTerbuka } from './DenganDraf.tsx';
import { useAlasanLuring } from './luring.tsx';
import { versiPengujian } from './versi.ts';

/** A submission as a page of Admin has it. */
export type Rekaman = Extract<HasilPengujian, { jenis: 'ada' }>;

export type FormulirProps = { rekaman: Rekaman; draf: DrafTerbuka };

export type Formulir<B extends z.ZodType, D extends z.ZodType, I> = {
  isian: I;
  /** Changes what is typed, and forgets what was wrong with the named fields. */
  ubah: (isian: (now: I) => I, ...fields: readonly string[]) => void;
  write: LiveWrite<B, D>;
  version: OpenedVersion;
  /** The record as it stood when the form opened. */
  dibuka: Pengujian;
  /** Another tab writes this form. */
  hanyaBaca: boolean;
  /** Why this act may not be sent now, or null. */
  terhalang: (aksi: PengujianAksi) => string | null;
  kirim: (body: z.input<B>, alsoWrong: FieldErrors) => Promise<void>;
};

/**
 * The way of each of Admin's forms on one submission: what is typed lies on the device, what is sent rests on the record
 * as it was opened, a saved one leads back to the list (TESTADM-14, TESTADM-22, LIST-14).
 */
export function useFormulir<B extends z.ZodType, D extends z.ZodType, I extends Record<string, unknown>>(
  { rekaman: { data, pada, muatUlang }, draf: { draft } }: FormulirProps,
  endpoint: LiveEndpoint<B, D>,
  awal: () => I,
): Formulir<B, D, I> {
  const { actor } = useOrang();
  const navigate = useNavigate();
  const luring = useAlasanLuring(pada);
  const [isian, setIsian] = useState(awal);
  const [diketik, setDiketik] = useState(false);
  const [dibuka, setDibuka] = useState(data);
  const unsent = useRef(false);
  const write = useLiveWrite(endpoint);
  const version = useOpenedVersion(versiPengujian(data));
  const { ketik } = draft;
  useEffect(() => {
    if (diketik) ketik(isian);
  }, [diketik, isian, ketik]);
  useLeaveGuard({
    isDirty: () => unsent.current,
    isUnkept: draft.gagal !== null,
    body: 'Ketikan Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan nanti.',
  });
  const hanyaBaca = draft.keadaan.jenis === 'tabLain';

  return {
    isian,
    ubah: (next, ...fields) => {
      setIsian(next);
      setDiketik(true);
      fields.forEach(write.clearError);
      unsent.current = true;
    },
    write,
    version: {
      ...version,
      reload: () => {
        setDibuka(data);
        version.reload();
      },
    },
    dibuka,
    hanyaBaca,
    terhalang: (aksi) => {
      if (hanyaBaca) return writtenElsewhere;
      if (luring) return luring;
      if (version.changed) return berubahDiBawah;
      const verdict = check(pengujianWorkflow, aksi, keadaanDari(data), actor);
      return verdict.ok ? null : verdict.reason;
    },
    kirim: async (body, alsoWrong) => {
      const hasil = await write.submit({
        body,
        alsoWrong,
        baseRev: version.baseRev,
        confirm: confirmSave,
        draf: draft.kunci,
        before: draft.simpanSekarang,
      });
      if (hasil.jenis === 'ditolakLangsung') return muatUlang();
      if (hasil.jenis !== 'terkirim') return undefined;
      unsent.current = false;
      showSuccess(hasil.info, TOAST_LONG_MS);
      return navigate(paths.persetujuan.list());
    },
  };
}
