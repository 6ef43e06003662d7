import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import classes from './RichText.module.css';

/** Accepts what people type: 'contoh.id' is an address too. Null when it is none. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  const full = /^(https?:|mailto:)/i.test(text)
    ? text
    : text.includes('@')
      ? `mailto:${text}`
      : `https://${text}`;
  return text !== '' && URL.canParse(full) ? full : null;
}

type LinkPanelProps = { editor: Editor | null; active: boolean; onDone: () => void };

/** Puts a link on the chosen words. */
export function LinkPanel({ editor, active, onDone }: LinkPanelProps) {
  const [typed, setTyped] = useState(() => String(editor?.getAttributes('link')['href'] ?? ''));
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const save = () => {
    const href = addressOf(typed);
    if (!href) return setWrong(true);
    onDone();
    editor?.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };
  const remove = () => {
    onDone();
    editor?.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  // Not a form of its own: it stands in one already, and Enter here must not send that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };

  return (
    <div className={classes.panel} role="group" aria-label="Tautan">
      <TextInput
        className={classes.address ?? ''}
        aria-label="Alamat tautan"
        placeholder="https://contoh.id/"
        inputMode="url"
        ref={field}
        value={typed}
        error={wrong ? 'Alamat tautan belum benar' : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      {active ? (
        <Button variant="subtle" color="red" onClick={remove}>
          Hapus tautan
        </Button>
      ) : null}
      <Button onClick={save}>Simpan tautan</Button>
    </div>
  );
}
