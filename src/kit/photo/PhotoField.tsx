import { useEffect, useRef, useState } from 'react';
import { Button, Input } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useOrang } from '#data/app.ts';
import type { FileRule } from '#domain/core/endpoint.ts';
import type { SlowField } from '#kit/field/field.ts';
import { HiddenFileInput } from '#kit/field/HiddenFileInput.tsx';
import { pictureTypes } from '#kit/field/picture-pages.ts';
import { PhotoCard } from './PhotoCard.tsx';
import type { Photo } from './photo.ts';
import { takePhotos } from './take-photos.ts';
import classes from './Photo.module.css';

export type PhotoFieldProps = SlowField<readonly Photo[]> & {
  label: string;
  /** What is wrong with one of them, by its place. */
  errorAt?: (at: number) => string | undefined;
  most: number;
  rule: Pick<FileRule, 'maxBytes'>;
};

/**
 * Photos of a report or of a cell's remark: taken or chosen, several at once, each made small on the device and kept there
 * with the draft (BEYOND-19), with a caption, turned, marked and put in order (BEYOND-20).
 */
export function PhotoField(props: PhotoFieldProps) {
  const { id, label, value, onChange, busy, later, error, errorAt, readOnly, most, rule } = props;
  const { db } = useOrang();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // What takes time is put among the photos that are there by then.
  const now = useRef(value);
  useEffect(() => {
    now.current = value;
  }, [value]);
  const [refused, setRefused] = useState<string | null>(null);
  const isFull = value.length >= most;

  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setRefused(null);
    const work = takePhotos(db, files, { room: most - value.length, most, maxBytes: rule.maxBytes });
    await later(
      work.then(({ photos, refused: wrong }) => {
        setRefused(wrong);
        return { value: [...now.current, ...photos] };
      }),
    );
  };
  /** Puts a photo in the place of the one it was made of. */
  const replace = (work: Promise<Photo | string>) =>
    later(
      work.then((made) => {
        setRefused(typeof made === 'string' ? made : null);
        if (typeof made === 'string') return null;
        const { file, look } = made;
        const put = (one: Photo) => (one.kunci === made.kunci ? { ...one, file, look } : one);
        return { value: now.current.map(put) };
      }),
    );
  const change = (photo: Photo) => onChange(value.map((one) => (one.kunci === photo.kunci ? photo : one)));
  const move = (at: number, by: -1 | 1) => {
    const moved = [...value];
    moved.splice(at + by, 0, ...moved.splice(at, 1));
    onChange(moved);
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={`Boleh dikosongkan, paling banyak ${most}. Diperkecil di perangkat ini, tanpa data tempat pengambilannya.`}
      error={refused ?? error}
      role="group"
      aria-label={label}
    >
      <div className={classes.field} data-invalid={(refused ?? error) ? true : undefined}>
        {value.length > 0 ? (
          <ol className={classes.cards}>
            {value.map((photo, at) => (
              <PhotoCard
                key={photo.kunci}
                id={`${id}[${at}][fileFoto]`}
                photo={photo}
                at={at}
                of={value.length}
                error={errorAt?.(at)}
                disabled={readOnly || busy}
                onChange={change}
                onLook={replace}
                onMove={(by) => move(at, by)}
                onRemove={() => onChange(value.filter((one) => one !== photo))}
              />
            ))}
          </ol>
        ) : null}
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={busy}
            disabled={readOnly || isFull}
            onClick={() => camera.current?.click()}
            leftSection={<IconCamera aria-hidden size="1.125rem" />}
          >
            Ambil foto
          </Button>
          <Button
            variant="default"
            disabled={readOnly || busy || isFull}
            onClick={() => picker.current?.click()}
            leftSection={<IconPhotoPlus aria-hidden size="1.125rem" />}
          >
            Tambah dari file
          </Button>
        </div>
        {isFull ? (
          <p className="mj-catatan">Sudah {most} foto. Hapus satu untuk menambah yang lain.</p>
        ) : null}
        <HiddenFileInput inputRef={picker} accept={pictureTypes.join(',')} multiple onTake={take} />
        <HiddenFileInput inputRef={camera} accept="image/*" capture="environment" onTake={take} />
      </div>
    </Input.Wrapper>
  );
}
