import { useState } from 'react';
import type { Pokok } from '#data/drafts.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';
import { writtenElsewhere } from './DraftBar.tsx';

export type DraftForm<I extends Record<string, unknown>> = {
  /** The device has answered; before that nothing of the form is shown. */
  ready: boolean;
  isian: I;
  set: <K extends keyof I & string>(name: K, value: I[K]) => void;
  draft: PemegangDraf;
  /** When the draft that goes on here was begun, or null for a fresh form. */
  resumed: string | null;
  /** Another tab writes it. */
  readOnly: boolean;
  /** Why it may not be saved just now, or null. */
  blocked: string | null;
  /** Throws the draft away; the form begins anew. */
  discard: () => Promise<void>;
};

/**
 * The fields of a form, kept on the device as they are typed and found again after a crash (look.md, Forms): `useDraftText`
 * for more than one field. `awal` is what stands there before anything was typed; a file field keeps its file by its hash.
 */
export function useDraftForm<I extends Record<string, unknown>>(
  { call, record, label, untuk = 'baru' }: Pick<Pokok, 'call' | 'record' | 'label'> & { untuk?: string },
  awal: I,
): DraftForm<I> {
  const [typed, setTyped] = useState<I | null>(null);
  const [discarded, setDiscarded] = useState(false);
  const draft = useDraft({ call, record, label, untuk, baseRev: null, after: [] });
  const { keadaan } = draft;
  const kept = discarded || keadaan.jenis === 'memuat' ? null : keadaan.draf;
  const isian: I = typed ?? { ...awal, ...kept?.isi };
  const readOnly = keadaan.jenis === 'tabLain';
  return {
    ready: keadaan.jenis !== 'memuat',
    isian,
    set: (name, value) => {
      const next = { ...isian, [name]: value };
      setTyped(next);
      draft.ketik(next);
    },
    draft,
    resumed: readOnly ? null : (kept?.dimulai ?? null),
    readOnly,
    blocked: readOnly ? writtenElsewhere : null,
    discard: async () => {
      await draft.buang();
      setDiscarded(true);
      setTyped(null);
    },
  };
}
