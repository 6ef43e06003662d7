import { useRef, useState } from 'react';
import { RichTextEditor } from '@mantine/tiptap';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import '@mantine/tiptap/styles.css';
import { dismiss, showError } from '#kit/notice/toast.ts';
import type { RichTextProps } from './RichText.tsx';
import { extensions } from './extensions.ts';
import { editorLabels } from './labels.ts';
import { judgePasted, tableOf, withoutPictures } from './pasted.ts';
import { Toolbar } from './Toolbar.tsx';
import classes from './RichText.module.css';

type BoxProps = Pick<RichTextProps, 'id' | 'defaultValue' | 'onChange'> & {
  labelId: string;
  describedBy: string;
  invalid: boolean;
  focused: boolean;
};

const clearOfBars = { top: 150, bottom: 150, left: 0, right: 0 };

/** Ctrl+Enter sends the form around it and Esc closes its dialog; the editor would take both for itself. */
const isForForm = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean =>
  !isComposing && (key === 'Escape' || (key === 'Enter' && (ctrlKey || metaKey)));

/** Said where it is seen, wherever in a long text the cursor stands. */
const tellNoPictures = () =>
  showError('Gambar tidak ikut tertempel', {
    next: 'Isi ini tidak memuat gambar. Tuliskan dengan kata, angka, atau tabel.',
  });

/** Cells that come as bare text become a table. */
function pasteTable(view: EditorView, data: DataTransfer | null): boolean {
  const table = tableOf(data);
  return table !== null && view.pasteHTML(table);
}

/** The editor itself with everything it brings: its own chunk, loaded when a report is written. */
export function RichTextEditorBox(props: BoxProps) {
  const { id, defaultValue, onChange, labelId, describedBy, invalid, focused } = props;
  const [initial] = useState(defaultValue);
  const told = useRef<string>(null);
  const editor = useEditor({
    extensions,
    content: initial,
    autofocus: focused ? 'end' : false,
    // A draft that ends in a space goes on after that space.
    parseOptions: { preserveWhitespace: true },
    editorProps: {
      // The line that is written stays clear of the bars above and below it.
      scrollThreshold: clearOfBars,
      scrollMargin: clearOfBars,
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
      },
      // What was said is over for whoever writes on: on a phone it would lie on what they write.
      handleTextInput: () => {
        if (told.current) dismiss(told.current);
        return false;
      },
      handleDOMEvents: { keydown: (_, event) => isForForm(event) },
      handlePaste: (view, event) =>
        refusePicture(event, event.clipboardData) || pasteTable(view, event.clipboardData),
      handleDrop: (_, event) => refusePicture(event, event.dataTransfer),
      transformPastedHTML: (html) => {
        const { html: clean, found } = withoutPictures(html);
        if (found) told.current = tellNoPictures();
        return clean;
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });

  /** A picture and nothing else is refused. */
  function refusePicture(event: Event, data: DataTransfer | null): boolean {
    if (judgePasted(data) === 'terima') return false;
    event.preventDefault();
    told.current = tellNoPictures();
    return true;
  }

  return (
    <RichTextEditor
      editor={editor}
      labels={editorLabels}
      className={classes.editor ?? ''}
      data-invalid={invalid || undefined}
    >
      <Toolbar editor={editor} />
      <RichTextEditor.Content className={classes.content ?? ''} />
    </RichTextEditor>
  );
}
