import { useState } from 'react';
import { Button } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { Stepper } from './Stepper.tsx';
import classes from './RichText.module.css';

type TablePanelProps = { editor: Editor | null; onDone: () => void };

/** How large the table is to be; larger ones grow row by row. */
export function NewTablePanel({ editor, onDone }: TablePanelProps) {
  const [cols, setCols] = useState(3);
  const [rows, setRows] = useState(3);
  const insert = () => {
    onDone();
    editor?.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run();
  };
  return (
    <div className={classes.panel} role="group" aria-label="Sisipkan tabel">
      <Stepper label="Kolom" value={cols} min={1} max={10} onChange={setCols} />
      <Stepper label="Baris" value={rows} min={1} max={30} onChange={setRows} />
      <Button onClick={insert}>Sisipkan</Button>
    </div>
  );
}

/** What one may do with the table that is written in. */
export const EditTablePanel = () => (
  <div className={classes.panel} role="group" aria-label="Ubah tabel">
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
      <RichTextEditor.TableDelete />
    </RichTextEditor.ControlsGroup>
  </div>
);
