import { Fragment, type ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { Pokok } from '#data/drafts.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';

/** The draft a form goes on with. */
export type DrafTerbuka = {
  draft: PemegangDraf;
  /** What was typed earlier, or undefined for a fresh form. */
  isi: Record<string, unknown> | undefined;
  /** When it was begun, or null for a fresh form. */
  dimulai: string | null;
};

export type DenganDrafProps = {
  pokok: Pick<Pokok, 'call' | 'record' | 'label'>;
  children: (draf: DrafTerbuka) => ReactNode;
};

/** Opens a form on its draft; taken over from another tab, or begun anew, its fields are filled again. */
export function DenganDraf({ pokok, children }: DenganDrafProps) {
  const draft = useDraft(pokok);
  const { keadaan } = draft;
  if (keadaan.jenis === 'memuat') return <Skeleton height="26rem" radius="lg" />;
  return (
    <Fragment key={keadaan.ke}>
      {children({ draft, isi: keadaan.draf?.isi, dimulai: keadaan.draf?.dimulai ?? null })}
    </Fragment>
  );
}
