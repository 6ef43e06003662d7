import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconRotateClockwise, IconTrash } from '@tabler/icons-react';
import { useAplikasi, useOrang } from '#data/app.ts';
import { bacaBerkas } from '#data/files.ts';
import { useDialog } from '#kit/dialog/use-dialog.ts';
import { notKept } from '#kit/field/FileField.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { unreadable } from '#kit/field/picture-pages.ts';
import { piece } from '#kit/notice/piece.ts';
import { lookAsJpeg } from './draw-photo.ts';
import { turned, type Look, type Photo } from './photo.ts';
import { photoLabel } from './PhotoList.tsx';
import { keepPhoto } from './take-photos.ts';
import classes from './Photo.module.css';

export type PhotoCardProps = {
  id: string;
  photo: Photo;
  /** Its place, from 0, and of how many. */
  at: number;
  of: number;
  error: string | undefined;
  disabled: boolean;
  onChange: (photo: Photo) => void;
  /** Takes the photo with its new look, or why there is none. */
  onLook: (work: Promise<Photo | string>) => Promise<void>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const Editor = piece(async () => (await import('./PhotoEditor.tsx')).PhotoEditor);
/** Every photo of a form was drawn as one by this device. */
const mime = 'image/jpeg';

/** One photo of a form, with what may be done to it. */
export function PhotoCard(props: PhotoCardProps) {
  const { id, photo, at, of, error, disabled, onChange, onLook, onMove, onRemove } = props;
  const { klien } = useAplikasi();
  const { db } = useOrang();
  const editor = useDialog<true>();
  const nomor = at + 1;
  const name = <span className="mj-terdengar"> foto {nomor}</span>;

  /** Always from what was taken: however often it is changed, it is drawn once. */
  const redraw = async (look: Look): Promise<Photo | string> => {
    const bytes = await bacaBerkas(db, klien, { ...photo.original, mime }).catch(() => null);
    const jpeg = bytes && (await lookAsJpeg(new Blob([bytes], { type: mime }), look).catch(() => null));
    if (!jpeg) return unreadable(photo.original);
    try {
      return { ...photo, look, file: await keepPhoto(db, jpeg, photo.original.name) };
    } catch {
      return notKept;
    }
  };
  return (
    <li className={classes.card} id={id} tabIndex={-1}>
      <FilePreview file={{ ...photo.file, mime, size: 0 }} label={photoLabel(at, photo.caption)} caption="" />
      <div className={classes.about}>
        <TextInput
          label={`Keterangan foto ${nomor}`}
          value={photo.caption}
          onChange={({ currentTarget }) => onChange({ ...photo, caption: currentTarget.value })}
          error={error}
          maxLength={300}
          autoComplete="off"
          readOnly={disabled}
        />
        <ActionIcon color="red" aria-label={`Hapus foto ${nomor}`} disabled={disabled} onClick={onRemove}>
          <IconTrash aria-hidden size="1.25rem" />
        </ActionIcon>
      </div>
      <div className={classes.tools}>
        <Button
          variant="default"
          disabled={disabled}
          onClick={() => void onLook(redraw(turned(photo.look)))}
          leftSection={<IconRotateClockwise aria-hidden size="1.125rem" />}
        >
          Putar{name}
        </Button>
        <Button
          variant="default"
          disabled={disabled}
          aria-haspopup="dialog"
          onClick={() => editor.open(true)}
          leftSection={<IconPencil aria-hidden size="1.125rem" />}
        >
          Tandai{name}
        </Button>
      </div>
      {of > 1 ? (
        <div className={classes.order}>
          <ActionIcon
            aria-label={`Naikkan foto ${nomor}`}
            disabled={disabled || at === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp aria-hidden size="1.25rem" />
          </ActionIcon>
          <ActionIcon
            aria-label={`Turunkan foto ${nomor}`}
            disabled={disabled || at === of - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown aria-hidden size="1.25rem" />
          </ActionIcon>
        </div>
      ) : null}
      {editor.isi ? (
        <Editor
          key={editor.key}
          dialog={editor}
          title={`Tandai foto ${nomor}`}
          original={{ ...photo.original, mime, size: 0 }}
          look={photo.look}
          onSave={(look) => void onLook(redraw(look))}
        />
      ) : null}
    </li>
  );
}
