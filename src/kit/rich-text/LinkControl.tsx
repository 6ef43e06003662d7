import { useState, type KeyboardEvent } from 'react';
import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import classes from './RichText.module.css';

// Escape in here closes this, not the dialog the editor stands in.
const own = { 'data-mantine-stop-propagation': true } as const;

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

/** Puts a link on the chosen words. Mantine's own has a button without a name. */
export function LinkControl({ editor, active }: { editor: Editor | null; active: boolean }) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  const open = () => {
    setTyped(String(editor?.getAttributes('link')['href'] ?? ''));
    setWrong(false);
    setOpened(true);
  };
  const save = () => {
    const href = addressOf(typed);
    if (!href) return setWrong(true);
    setOpened(false);
    editor?.chain().focus().extendMarkRange('link').setLink({ href }).run();
  };
  const remove = () => {
    setOpened(false);
    editor?.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  // Not a form of its own: it stands in one already, and Enter here must not send that.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };

  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus width={320}>
      <Popover.Target>
        <RichTextEditor.Control
          active={active}
          aria-label="Tautan"
          title="Tautan"
          aria-haspopup="dialog"
          onClick={open}
        >
          <IconLink aria-hidden stroke={1.5} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label="Tautan">
        <TextInput
          {...own}
          label="Alamat tautan"
          placeholder="https://contoh.id/"
          inputMode="url"
          value={typed}
          error={wrong ? 'Alamat tautan belum benar' : null}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
        <div className={classes.link}>
          {active ? (
            <Button {...own} variant="subtle" color="red" onClick={remove}>
              Hapus tautan
            </Button>
          ) : null}
          <Button {...own} onClick={save}>
            Simpan tautan
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
