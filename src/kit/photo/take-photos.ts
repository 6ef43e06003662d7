import { simpanBerkasLokal } from '#data/files.ts';
import type { OrangDb } from '#data/db.ts';
import { notKept } from '#kit/field/FileField.tsx';
import { pictureTypes, unreadable, wrongPicture } from '#kit/field/picture-pages.ts';
import { baseName, drawPicture } from '#kit/field/shrink-picture.ts';
import { newPhoto, type Photo } from './photo.ts';

/** Longest side of a photo: enough to read a scale or a label, small enough for ten of them over a poor network. */
const sides = [1600, 1100] as const;

/**
 * Photos of these files, each drawn anew on the device: small, upright, and without what its camera wrote beside it, the
 * place it was taken at above all (BEYOND-19). `room`: how many more there may be. Gives those it made and why not the
 * others, as a sentence.
 */
export async function takePhotos(
  db: OrangDb,
  files: readonly File[],
  { room, most, maxBytes }: { room: number; most: number; maxBytes: number },
): Promise<{ photos: Photo[]; refused: string | null }> {
  const photos: Photo[] = [];
  // One after another: a cheap phone has no room for three at once.
  for (const file of files.slice(0, room)) {
    const made = await photoOf(db, file, maxBytes);
    if (typeof made === 'string') return { photos, refused: made };
    photos.push(made);
  }
  const over = files.length - room;
  return {
    photos,
    refused: over > 0 ? `Paling banyak ${most} foto: ${over} foto terakhir tidak ditambahkan.` : null,
  };
}

async function photoOf(db: OrangDb, file: File, maxBytes: number): Promise<Photo | string> {
  const wrong = await wrongPicture(file, {
    types: pictureTypes,
    salahJenis: `${file.name} bukan foto JPG atau PNG. Pilih file lain.`,
  });
  if (wrong !== null) return wrong;
  const drawn = await drawPicture(file, maxBytes, sides).catch(() => null);
  if (!drawn) return unreadable(file);
  try {
    return newPhoto(await keepPhoto(db, drawn.jpeg, `${baseName(file)}.jpg`));
  } catch {
    return notKept;
  }
}

/** Keeps a picture on the device and gives the name bodies know it by. Rejects when the device cannot. */
export async function keepPhoto(db: OrangDb, jpeg: Blob, name: string): Promise<Photo['file']> {
  const { sha256 } = await simpanBerkasLokal(db, jpeg, name);
  return { sha256, name };
}
