import { useRef, useState } from 'react';
import type { Pokok } from '#data/drafts.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';
import { writtenElsewhere } from './DraftBar.tsx';
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

export type DraftFormOptions<T> = Pick<Pokok, 'call' | 'record' | 'label'> & {
  /** 'baru', or the refused write being repaired. */
  untuk?: string | undefined;
  /** What stands in the form before anything was typed. */
  awal: T;
  /** What a draft holds, as the form takes it; a form whose fields are all kept as they are needs none. */
  read?: (kept: Record<string, unknown>) => T;
};

/** The fields of a form, kept on the device as they are typed and found again after a crash (look.md, Forms). */
export function useDraftForm<T extends Record<string, unknown>>({
  call,
  record,
  label,
  untuk = 'baru',
  awal,
  read = (kept) => ({ ...awal, ...kept }),
}: DraftFormOptions<T>): DraftForm<T> {
  const [typed, setTyped] = useState<T | null>(null);
  const [discarded, setDiscarded] = useState(false);
  const unsent = useRef(false);
  const draft = useDraft({ call, record, label, untuk, baseRev: null, after: [] });
  const { keadaan } = draft;
  const kept = keadaan.jenis === 'memuat' || discarded ? null : keadaan.draf;
  const isian = typed ?? (kept ? read(kept.isi) : awal);
  return {
    ready: keadaan.jenis !== 'memuat',
    isian,
    set: (change) => {
      const next = { ...isian, ...change };
      setTyped(next);
      draft.ketik(next);
      unsent.current = true;
    },
    draft,
    resumed: kept?.dimulai ?? null,
    discard: () => {
      unsent.current = false;
      void draft.buang().then(() => {
        setDiscarded(true);
        setTyped(null);
      });
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
