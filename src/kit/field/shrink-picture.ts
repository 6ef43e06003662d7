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

/** The name of a file without its ending. */
export const baseName = ({ name }: Pick<File, 'name'>): string => name.replace(/\.[^.]+$/, '');

/** A picture as it was drawn: upright, whatever its camera wrote beside it, and white where it was transparent. */
export type DrawnPicture = { jpeg: Blob; width: number; height: number };

/** Draws a picture as JPEG of at most `maxBytes`, or null where even the smallest is larger. Rejects what is no picture. */
export async function drawPicture(file: File, maxBytes: number): Promise<DrawnPicture | null> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const side of longestSides) {
      const canvas = drawSmaller(bitmap, side);
      for (const quality of qualities) {
        const jpeg = await new Promise<Blob | null>((resolve) => {
          canvas.toBlob(resolve, 'image/jpeg', quality);
        });
        if (jpeg && jpeg.size <= maxBytes) return { jpeg, width: canvas.width, height: canvas.height };
      }
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function drawSmaller(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
