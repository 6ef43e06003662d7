import { useId, useState } from 'react';
import { Input, Skeleton } from '@mantine/core';
import { piece } from '#kit/notice/piece.ts';
import { RichTextView } from './RichTextView.tsx';
import classes from './RichText.module.css';

export type RichTextProps = {
  id: string;
  label: string;
  /** HTML it opens with. Another text needs another `key`. */
  defaultValue: string;
  /** '' when there is nothing a reader would see. */
  onChange: (html: string) => void;
  /** Largest text as it is sent, in bytes. */
  maxBytes: number;
  error?: string | undefined;
  /** Shown, not written: somebody writes it elsewhere, or it is on its way. */
  readOnly: boolean;
  /** The cursor stands behind the text as soon as the editor is there. */
  focused?: boolean;
};

// The editor is larger than the rest of the app together: it comes when a text is opened, not before.
const Box = piece(async () => (await import('./RichTextEditorBox.tsx')).RichTextEditorBox);

const encoder = new TextEncoder();
const kb = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/** How much text there is and what to do when it is too much. */
export const sizeSentence = (bytes: number, maxBytes: number): string =>
  bytes > maxBytes
    ? `Isi ${kb(bytes)}, lebih dari ${kb(maxBytes)}. Ringkas atau bagi menjadi beberapa tulisan.`
    : `${kb(bytes)} dari ${kb(maxBytes)}`;

/** A required text with headings, lists and tables, without pictures. */
export function RichText(props: RichTextProps) {
  const { id, label, defaultValue, onChange, maxBytes, error, readOnly, focused = false } = props;
  const labelId = useId();
  const helpId = useId();
  const [html, setHtml] = useState(defaultValue);
  const bytes = encoder.encode(html).length;
  const tooLarge = bytes > maxBytes;
  return (
    <div className={classes.field} data-fills>
      <Input.Label id={labelId} required labelElement="div" size="md">
        {label}
      </Input.Label>
      {readOnly ? (
        <div className={classes.reading} id={id} tabIndex={-1}>
          <RichTextView html={html} />
        </div>
      ) : (
        <Box
          id={id}
          defaultValue={html}
          labelId={labelId}
          describedBy={helpId}
          focused={focused}
          invalid={Boolean(error) || tooLarge}
          onChange={(next) => {
            setHtml(next);
            onChange(next);
          }}
          fallback={<Skeleton height="18rem" radius="md" />}
        />
      )}
      <div className={classes.help} id={helpId}>
        <div role="alert">{error ? <Input.Error>{error}</Input.Error> : null}</div>
        {error && tooLarge ? null : (
          <span className={classes.size} data-over={tooLarge || undefined}>
            {sizeSentence(bytes, maxBytes)}
          </span>
        )}
      </div>
    </div>
  );
}
