import type { StoredFile } from '#kit/field/use-file.ts';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import classes from './Photo.module.css';

/** A photo as a record has it. */
export type StoredPhoto = { uuid: string; keterangan: string | null; file: StoredFile };

/** The photos of a report or of a cell, each with what its author wrote below it; nothing where there are none. */
export function PhotoList({ photos = [] }: { photos?: readonly StoredPhoto[] | undefined }) {
  if (photos.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Foto">
      {photos.map(({ uuid, keterangan, file }, at) => (
        <li key={uuid}>
          <FilePreview file={file} label={photoLabel(at, keterangan)} caption={keterangan ?? ''} />
        </li>
      ))}
    </ul>
  );
}

/** How a photo is called where it is opened. */
export const photoLabel = (at: number, caption: string | null): string =>
  caption ? `Foto ${at + 1}: ${caption}` : `Foto ${at + 1}`;
