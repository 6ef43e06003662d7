import { useState } from 'react';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor, useEditorState, type Editor } from '@tiptap/react';
import '@mantine/tiptap/styles.css';
import type { RichTextProps } from './RichText.tsx';
import { extensions } from './extensions.ts';
import { LinkControl } from './LinkControl.tsx';
import { editorLabels } from './labels.ts';
import { judgePasted, tanpaGambar, withoutPictures } from './pasted.ts';
import classes from './RichText.module.css';

type BoxProps = Pick<RichTextProps, 'id' | 'defaultValue' | 'onChange'> & {
  labelId: string;
  describedBy: string;
  invalid: boolean;
  /** Something was pasted that does not belong here, in a sentence; null once it has been typed on. */
  onRefuse: (sentence: string | null) => void;
};

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
      classNames={{ tableInsertCell: classes.picker ?? '' }}
      data-invalid={invalid || undefined}
    >
      <Toolbar editor={editor} />
      <RichTextEditor.Content className={classes.content ?? ''} />
    </RichTextEditor>
  );
}

function Toolbar({ editor }: { editor: Editor | null }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ inTable: now?.isActive('table'), inLink: now?.isActive('link') }),
  });
  return (
    <RichTextEditor.Toolbar className={classes.toolbar ?? ''} role="group" aria-label="Format tulisan">
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Subscript />
        <RichTextEditor.Superscript />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} active={state?.inLink ?? false} />
        <RichTextEditor.TableInsert />
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      {state?.inTable ? (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.TableRowBefore />
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnBefore />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableDelete />
        </RichTextEditor.ControlsGroup>
      ) : null}
    </RichTextEditor.Toolbar>
  );
}
