/** Longest side of a picture that is made smaller: enough to read a label on a bottle, less where the limit is tight. */
const longestSides = [2400, 1600, 1100] as const;
const qualities = [0.85, 0.7, 0.5] as const;

/**
 * A picture as JPEG of at most `maxBytes`, drawn smaller where it has to be (look.md, Forms). What is no picture, is
 * small enough or cannot be drawn here comes back as it is: the field's own rule decides about it.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= maxBytes) return file;
  const drawn = await drawPicture(file, maxBytes).catch(() => null);
  if (!drawn) return file;
  return new File([drawn.jpeg], `${baseName(file)}.jpg`, { type: 'image/jpeg' });
}

/** As much of a logo as paper shows: 20 mm at 600 dots an inch. */
const logoSide = 480;

/**
 * A logo as every paper can carry it (GAP-171): a PNG, sharp and see-through as it was, of a few hundred points, or a JPEG where
 * that is too large. What cannot be drawn here comes back as it is.
 */
export async function shrinkLogo(file: File, maxBytes: number): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const canvas = drawSmaller(bitmap, logoSide, 'transparent');
  bitmap.close();
  const png = await blobOf(canvas, 'image/png');
  if (png && png.size <= maxBytes) return new File([png], `${baseName(file)}.png`, { type: png.type });
  return shrinkPicture(new File([png ?? file], file.name, { type: 'image/png' }), maxBytes);
}

/** The name of a file without its ending. */
export const baseName = ({ name }: Pick<File, 'name'>): string => name.replace(/\.[^.]+$/, '');

/** A picture as it was drawn: upright, whatever its camera wrote beside it, and white where it was transparent. */
export type DrawnPicture = { jpeg: Blob; width: number; height: number };

/**
 * Draws a picture as JPEG of at most `maxBytes`, or null where even the smallest is larger. `sides`: how long its longest side
 * may be, the largest first. Rejects what is no picture.
 */
export async function drawPicture(
  file: File,
  maxBytes: number,
  sides: readonly number[] = longestSides,
): Promise<DrawnPicture | null> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const side of sides) {
      const canvas = drawSmaller(bitmap, side);
      for (const quality of qualities) {
        const jpeg = await blobOf(canvas, 'image/jpeg', quality);
        if (jpeg && jpeg.size <= maxBytes) return { jpeg, width: canvas.width, height: canvas.height };
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

/** What was drawn as a file, or null where the browser cannot. */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

function drawSmaller(bitmap: ImageBitmap, side: number, ground = 'white'): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
