import { v7 as uuidv7 } from 'uuid';

/** A place on a photo, in parts of its width and height. */
export type Point = readonly [x: number, y: number];

export const markColors = { merah: '#e5262b', kuning: '#ffd83d', biru: '#1a73e8' } as const;
export type MarkColor = keyof typeof markColors;
export type MarkKind = 'arrow' | 'circle';

/** An arrow to `to`, or a circle in the box between the two. */
export type Mark = { kind: MarkKind; color: MarkColor; from: Point; to: Point };

/** How a photo is shown: turned so many quarters to the right, and what is drawn over it as it then stands. */
export type Look = { turns: 0 | 1 | 2 | 3; marks: readonly Mark[] };

/** A picture that this device has as JPEG, as bodies of writes name one. */
export type PhotoFile = { sha256: string; name: string };

/** A photo as a form holds it and its draft keeps it; `original` has nothing drawn over it, until the form is sent. */
export type Photo = { kunci: string; caption: string; file: PhotoFile; original: PhotoFile; look: Look };

const plain: Look = { turns: 0, marks: [] };

/** A photo that was just taken. */
export const newPhoto = (file: PhotoFile): Photo => ({
  kunci: uuidv7(),
  caption: '',
  file,
  original: file,
  look: plain,
});

/** A quarter to the right, what is drawn over it as well. */
export function turned({ turns, marks }: Look): Look {
  const turn = ([x, y]: Point): Point => [1 - y, x];
  return {
    turns: ((turns + 1) % 4) as Look['turns'],
    marks: marks.map((mark) => ({ ...mark, from: turn(mark.from), to: turn(mark.to) })),
  };
}

/** A photo as a write sends it. */
type SentPhoto = { uuid: string; keterangan: string | null; fileFoto: PhotoFile };

/** The photos as a write sends them; `sel` names the cell they are a remark of. */
export const bodyOfPhotos = (photos: readonly Photo[], sel: string | null = null) =>
  photos.map(({ kunci, caption, file }) => ({ uuid: kunci, keterangan: caption, sel, fileFoto: file }));

/** The photos that a draft or a write holds: as their form kept them, or as they were sent, with nothing to take off again. */
export const photosOf = (kept: unknown): Photo[] =>
  Array.isArray(kept) ? kept.map((one: Photo | SentPhoto) => ('fileFoto' in one ? sent(one) : one)) : [];

const sent = ({ uuid, keterangan, fileFoto }: SentPhoto): Photo => ({
  ...newPhoto(fileFoto),
  kunci: uuid,
  caption: keterangan ?? '',
});
