import { useState, type KeyboardEvent } from 'react';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink, IconTable, IconTablePlus } from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import { LinkPanel } from './LinkPanel.tsx';
import { EditTablePanel, NewTablePanel } from './TablePanel.tsx';
import classes from './RichText.module.css';

type Panel = 'tabelBaru' | 'tabel' | 'tautan';

/**
 * The controls of the editor in one line that never changes while one types. What asks for more opens below it, within the
 * editor: a list that floats over a dialog covers what it is about (look.md, Forms).
 */
export function Toolbar({ editor }: { editor: Editor | null }) {
  const [opened, setOpened] = useState<Panel | null>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ inTable: now?.isActive('table'), inLink: now?.isActive('link') }),
  });
  const inTable = state?.inTable ?? false;
  const table = inTable ? 'tabel' : 'tabelBaru';
  // A table's panel goes with the table, or with the place for a new one.
  const panel = opened === 'tautan' || opened === table ? opened : null;
  const close = () => setOpened(null);
  const toggle = (which: Panel) => () => setOpened(panel === which ? null : which);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || panel === null) return;
    // It closes this, not the dialog the editor stands in.
    event.preventDefault();
    close();
    editor?.commands.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the Escape of what it holds
    <div className={classes.bars} onKeyDown={onKeyDown}>
      <RichTextEditor.Toolbar className={classes.toolbar ?? ''} role="group" aria-label="Format tulisan">
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Subscript />
          <RichTextEditor.Superscript />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Control
            active={inTable}
            aria-label={inTable ? 'Ubah tabel' : 'Sisipkan tabel'}
            title={inTable ? 'Ubah tabel' : 'Sisipkan tabel'}
            aria-expanded={panel === table}
            onClick={toggle(table)}
          >
            {inTable ? <IconTable aria-hidden stroke={1.5} /> : <IconTablePlus aria-hidden stroke={1.5} />}
          </RichTextEditor.Control>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.Control
            active={state?.inLink ?? false}
            aria-label="Tautan"
            title="Tautan"
            aria-expanded={panel === 'tautan'}
            onClick={toggle('tautan')}
          >
            <IconLink aria-hidden stroke={1.5} />
          </RichTextEditor.Control>
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      {panel === 'tabelBaru' ? <NewTablePanel editor={editor} onDone={close} /> : null}
      {panel === 'tabel' ? <EditTablePanel /> : null}
      {panel === 'tautan' ? (
        <LinkPanel editor={editor} active={state?.inLink ?? false} onDone={close} />
      ) : null}
    </div>
  );
}
