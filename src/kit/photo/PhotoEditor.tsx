import { useState } from 'react';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import type { StoredFile } from '#kit/field/use-file.ts';
import { markColors, type Look, type MarkColor, type MarkKind } from './photo.ts';
import { MarkCanvas } from './MarkCanvas.tsx';
import classes from './Photo.module.css';

export type PhotoEditorProps = {
  dialog: Dialog<true>;
  title: string;
  /** What was taken, with nothing over it. */
  original: StoredFile;
  look: Look;
  onSave: (look: Look) => void;
};

const kinds: { value: MarkKind; label: string }[] = [
  { value: 'arrow', label: 'Panah' },
  { value: 'circle', label: 'Lingkaran' },
];
const colors = Object.keys(markColors) as MarkColor[];

/** Arrows and circles over a photo, by finger, mouse or keyboard (BEYOND-20); the photo below them stays as it was taken. */
export function PhotoEditor({ dialog, title, original, look, onSave }: PhotoEditorProps) {
  const [marks, setMarks] = useState(look.marks);
  const [kind, setKind] = useState<MarkKind>('arrow');
  const [color, setColor] = useState<MarkColor>('merah');
  const save = () => {
    onSave({ ...look, marks });
    dialog.close();
  };
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      onExitTransitionEnd={dialog.exited}
      title={title}
      fullScreen
      radius={0}
      classNames={{ content: classes.editor ?? '', body: classes.editing ?? '' }}
    >
      <div className={classes.choices}>
        <SegmentedControl
          aria-label="Bentuk tanda"
          data={kinds}
          value={kind}
          onChange={(next) => setKind(next as MarkKind)}
        />
        <SegmentedControl
          aria-label="Warna tanda"
          data={colors.map((one) => ({
            value: one,
            label: (
              <span className={classes.color}>
                <span className={classes.dot} style={{ background: markColors[one] }} aria-hidden />
                {one[0]!.toUpperCase() + one.slice(1)}
              </span>
            ),
          }))}
          value={color}
          onChange={(next) => setColor(next as MarkColor)}
        />
        <Button
          variant="default"
          disabled={marks.length === 0}
          onClick={() => setMarks(marks.slice(0, -1))}
          leftSection={<IconArrowBackUp aria-hidden size="1.125rem" />}
        >
          Urungkan
        </Button>
      </div>
      <MarkCanvas
        original={original}
        look={{ ...look, marks }}
        pen={{ kind, color }}
        onDrawn={(mark) => setMarks([...marks, mark])}
      />
      <div className={classes.acts}>
        <Button variant="default" size="lg" onClick={dialog.close}>
          Batal
        </Button>
        <Button size="lg" onClick={save}>
          Pakai
        </Button>
      </div>
    </Modal>
  );
}
