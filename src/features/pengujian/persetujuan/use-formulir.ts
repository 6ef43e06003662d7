import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { writtenElsewhere } from '#kit/OldDraftBar.tsx';
import type { FieldErrors } from '#kit/field-errors.ts';
import { useLeaveGuard } from '#kit/leave-guard.ts';
import type { LiveEndpoint } from '#kit/use-live-write.ts';
import { paths } from '#paths';
import type { DrafTerbuka } from './DenganDraf.tsx';
import { lanjutkan } from './lanjutkan.ts';
import { useKirim, type Kirim, type Rekaman } from './use-kirim.ts';

export type FormulirProps = { rekaman: Rekaman; draf: DrafTerbuka };

export type Formulir<B extends z.ZodType, D extends z.ZodType, I> = Omit<Kirim<B, D>, 'kirim'> & {
  isian: I;
  /** Changes what is typed, and forgets what was wrong with the named fields. */
  ubah: (isian: (now: I) => I, ...fields: readonly string[]) => void;
  /** Another tab writes this form. */
  hanyaBaca: boolean;
  kirim: (body: z.input<B>, alsoWrong: FieldErrors) => Promise<void>;
};

/**
 * A page of Admin with fields: what is typed lies on the device and goes on where it was left, a saved one leads back to
 * the list (TESTADM-14, TESTADM-22).
 */
export function useFormulir<B extends z.ZodType, D extends z.ZodType, I extends Record<string, unknown>>(
  { rekaman, draf: { draft, isi } }: FormulirProps,
  endpoint: LiveEndpoint<B, D>,
  awal: I,
): Formulir<B, D, I> {
  const navigate = useNavigate();
  const { terhalang, kirim, ...rest } = useKirim(rekaman, endpoint);
  const [isian, setIsian] = useState(() => lanjutkan(awal, isi));
  const [diketik, setDiketik] = useState(false);
  const unsent = useRef(false);
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
    ...rest,
    isian,
    hanyaBaca,
    ubah: (next, ...fields) => {
      setIsian(next);
      setDiketik(true);
      fields.forEach(rest.write.clearError);
      unsent.current = true;
    },
    terhalang: (aksi) => (hanyaBaca ? writtenElsewhere : terhalang(aksi)),
    kirim: async (body, alsoWrong) => {
      if (!(await kirim({ body, alsoWrong, draft }))) return;
      unsent.current = false;
      await navigate(paths.persetujuan.list());
    },
  };
}
