import { useState } from 'react';
import { Button, Textarea, type TextareaProps } from '@mantine/core';
import type { Pokok } from '#data/drafts.ts';
import { useDraft, type PemegangDraf } from '#data/use-draft.ts';
import { DraftElsewhere, DraftMark, writtenElsewhere } from './DraftBar.tsx';
import classes from './DraftTextarea.module.css';

export type DraftText = {
  value: string;
  set: (value: string) => void;
  draft: PemegangDraf;
  /** Why it may not be saved just now, or null. */
  blocked: string | null;
};

/**
 * The one text of a short form, kept on the device as it is typed and found again after a crash (look.md, Forms).
 * `name` is its field in the draft, `awal` what stands there before anything was typed. Saving takes the draft along;
 * 'Batal' is its author's word to throw it away.
 */
export function useDraftText(
  { call, record, label }: Pick<Pokok, 'call' | 'record' | 'label'>,
  name: string,
  awal = '',
): DraftText {
  const [typed, setTyped] = useState<string | null>(null);
  const draft = useDraft({ call, record, label, untuk: 'baru', baseRev: null, after: [] });
  const { keadaan } = draft;
  const kept = keadaan.jenis === 'memuat' ? undefined : keadaan.draf?.isi[name];
  return {
    value: typed ?? (typeof kept === 'string' ? kept : awal),
    set: (value) => {
      setTyped(value);
      draft.ketik({ [name]: value });
    },
    draft,
    blocked: keadaan.jenis === 'tabLain' ? writtenElsewhere : null,
  };
}

export type DraftTextareaProps = Omit<TextareaProps, 'value' | 'onChange' | 'readOnly'> & {
  text: DraftText;
  onEdit: () => void;
};

/** The field of a `useDraftText`, with what the device says about keeping it. */
export function DraftTextarea({ text, onEdit, ...rest }: DraftTextareaProps) {
  const { keadaan } = text.draft;
  return (
    <div className={classes.field}>
      {keadaan.jenis === 'tabLain' ? <DraftElsewhere onTakeOver={text.draft.ambilAlih} /> : null}
      <Textarea
        autosize
        {...rest}
        value={text.value}
        readOnly={keadaan.jenis !== 'menulis'}
        onChange={(event) => {
          text.set(event.currentTarget.value);
          onEdit();
        }}
      />
      {keadaan.jenis === 'menulis' ? <DraftMark draft={text.draft} /> : null}
    </div>
  );
}

export type DraftCancelProps = { text: Pick<DraftText, 'draft'>; disabled: boolean; onClose: () => void };

/** 'Batal': throws the typed text away, then closes. Closing in any other way keeps it. */
export function DraftCancel({ text, disabled, onClose }: DraftCancelProps) {
  return (
    <Button
      variant="default"
      size="lg"
      onClick={() => void text.draft.buang().then(onClose)}
      disabled={disabled}
    >
      Batal
    </Button>
  );
}
