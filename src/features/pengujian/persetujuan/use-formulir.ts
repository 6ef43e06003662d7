import type { z } from 'zod';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import type { PengujianAksi } from '#domain/pengujian/workflow.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { confirmDecision, confirmSave, type Consequence } from '#kit/dialog/confirm.tsx';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '#kit/form/record-form.ts';
import { paths } from '#paths';
import { lanjutkan } from './lanjutkan.ts';
import { useTindakan, type Rekaman } from './use-tindakan.ts';

export type FormulirProps = { rekaman: Rekaman };

type FormulirOptions<B extends z.ZodType, T> = Pick<
  RecordFormOptions<B, T>,
  'endpoint' | 'label' | 'initial' | 'body' | 'alsoWrong'
> & {
  /** What sending this will do, with its numbers; nothing where it only keeps what was typed (GAP-149). */
  akibat?: (values: T) => Consequence | undefined;
  /** What it did, out of the server's answer. */
  hasil?: (jawaban: Pengujian) => string | undefined;
  /** Whether what is typed may be sent, out of what W1 says of each act. */
  verdict: (values: T, boleh: (aksi: PengujianAksi) => Verdict) => Verdict;
};

/** A page of Admin with fields; a saved one leads back to the list (TESTADM-14, TESTADM-22). */
export function useFormulir<B extends z.ZodType, T extends Record<string, unknown>>(
  rekaman: Rekaman,
  { verdict, akibat, hasil, ...options }: FormulirOptions<B, T>,
): RecordForm<T> {
  const backToList = useBackToList(paths.persetujuan.list());
  const { dasar, boleh } = useTindakan(rekaman);
  return useRecordForm<B, T>({
    ...dasar,
    ...options,
    read: (kept) => lanjutkan(options.initial, kept),
    verdict: (values) => verdict(values, boleh),
    confirm: (values) => {
      const jadi = akibat?.(values);
      return jadi ? confirmDecision(jadi.kata, jadi.bahaya) : confirmSave();
    },
    onSaved: (info, jawaban, _, goOn) => backToList(info, hasil?.(jawaban as Pengujian), goOn),
  });
}
