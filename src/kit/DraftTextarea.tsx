import { Textarea, type TextareaProps } from '@mantine/core';
import type { Pokok } from '#data/drafts.ts';
import type { PemegangDraf } from '#data/use-draft.ts';
import { useDraftForm } from './draft-form.ts';
import { DraftMark, DraftPlace } from './OldDraftBar.tsx';
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
  pokok: Pick<Pokok, 'call' | 'record' | 'label'>,
  name: string,
  awal = '',
): DraftText {
  const { isian, set, draft, blocked } = useDraftForm<Record<string, string>>({
    ...pokok,
    awal: { [name]: awal },
  });
  return { value: isian[name] ?? awal, set: (value) => set({ [name]: value }), draft, blocked };
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
      <DraftPlace draft={text.draft} />
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
