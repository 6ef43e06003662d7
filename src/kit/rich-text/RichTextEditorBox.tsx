import { useState } from 'react';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import '@mantine/tiptap/styles.css';
import type { RichTextProps } from './RichText.tsx';
import { extensions } from './extensions.ts';
import { editorLabels } from './labels.ts';
import { judgePasted, tanpaGambar, withoutPictures } from './pasted.ts';
import { Toolbar } from './Toolbar.tsx';
import classes from './RichText.module.css';

type BoxProps = Pick<RichTextProps, 'id' | 'defaultValue' | 'onChange'> & {
  labelId: string;
  describedBy: string;
  invalid: boolean;
  /** Something was pasted that does not belong here, in a sentence; null once it has been typed on. */
  onRefuse: (sentence: string | null) => void;
};

const clearOfBars = { top: 150, bottom: 150, left: 0, right: 0 };

/** The editor itself with everything it brings: its own chunk, loaded when a report is written. */
export function RichTextEditorBox({
  id,
  defaultValue,
  onChange,
  labelId,
  describedBy,
  invalid,
  onRefuse,
}: BoxProps) {
  const [initial] = useState(defaultValue);
  const editor = useEditor({
    extensions,
    content: initial,
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
      handlePaste: (_, event) => refuse(event, event.clipboardData),
      handleDrop: (_, event) => refuse(event, event.dataTransfer),
      transformPastedHTML: (html) => {
        const { html: clean, found } = withoutPictures(html);
        if (found) onRefuse(tanpaGambar);
        return clean;
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
    onFocus: () => onRefuse(null),
  });

  function refuse(event: Event, data: DataTransfer | null): boolean {
    const refused = judgePasted(data) === 'tolak';
    onRefuse(refused ? tanpaGambar : null);
    if (refused) event.preventDefault();
    return refused;
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
