import { useRef, useState } from 'react';
import type { Pokok } from '#data/drafts.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';
import { writtenElsewhere } from './OldDraftBar.tsx';
import { useLeaveGuard } from './leave-guard.ts';

export type DraftForm<T> = {
  /** The device has answered whether there is a draft; before that nothing of a form need be shown. */
  ready: boolean;
  isian: T;
  set: (change: Partial<T>) => void;
  draft: PemegangDraf;
  /** When the draft that goes on here was begun, or null for a fresh form. */
  resumed: string | null;
  /** Throws the draft away: the form is as it first opened. */
  discard: () => void;
  /** Nothing is typed in: another tab writes it, or the device is still looking for a draft. */
  readOnly: boolean;
  /** Why it may not be saved just now, or null. */
  blocked: string | null;
  /** Something was typed that has not left. Read at the moment of leaving. */
  isDirty: () => boolean;
  /** The write has left: leaving asks nothing any more. */
  done: () => void;
};

export type DraftFormOptions<T> = Omit<Pokok, 'alamat'> & {
  /** What stands in the form before anything was typed. */
  awal: T;
  /** What a draft holds, as the form takes it; a form whose fields are all kept as they are needs none. */
  read?: (kept: Record<string, unknown>) => T;
};

/** The fields of a form, kept on the device as they are typed and found again after a crash (look.md, Forms). */
export function useDraftForm<T extends Record<string, unknown>>({
  awal,
  read = (kept) => ({ ...awal, ...kept }),
  ...pokok
}: DraftFormOptions<T>): DraftForm<T> {
  const [typed, setTyped] = useState<{ ke: number; isian: T } | null>(null);
  const unsent = useRef(false);
  const draft = useDraft(pokok);
  const { keadaan } = draft;
  const { draf: kept, ke } = keadaan.jenis === 'memuat' ? { draf: null, ke: 0 } : keadaan;
  // Back from another tab the draft is what that tab left, and what was typed here before must not cover it.
  const isian = typed?.ke === ke ? typed.isian : kept ? read(kept.isi) : awal;
  return {
    ready: keadaan.jenis !== 'memuat',
    isian,
    set: (change) => {
      const next = { ...isian, ...change };
      setTyped({ ke, isian: next });
      draft.ketik(next);
      unsent.current = true;
    },
    draft,
    resumed: kept?.dimulai ?? null,
    discard: () => {
      unsent.current = false;
      void draft.mulaiLagi();
    },
    readOnly: keadaan.jenis !== 'menulis',
    blocked:
      keadaan.jenis === 'memuat'
        ? 'Isian sedang dibuka.'
        : keadaan.jenis === 'tabLain'
          ? writtenElsewhere
          : null,
    isDirty: () => unsent.current,
    done: () => {
      unsent.current = false;
    },
  };
}

/** Asks before a page that is one form is left with something unsent; a page can have one such form only. */
export function useDraftGuard({ isDirty, draft }: Pick<DraftForm<unknown>, 'isDirty' | 'draft'>): void {
  useLeaveGuard({
    isDirty,
    isUnkept: draft.gagal !== null,
    body: 'Isian Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan nanti.',
  });
}
