/** Longest side of a picture that is made smaller: enough to read a label on a bottle, less where the limit is tight. */
const longestSides = [2400, 1600, 1100] as const;
const qualities = [0.85, 0.7, 0.5] as const;

/**
 * A picture as JPEG of at most `maxBytes`, drawn smaller where it has to be (look.md, Forms). What is no picture, is
 * small enough or cannot be drawn here comes back as it is: the field's own rule decides about it.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= maxBytes) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  for (const side of longestSides) {
    const canvas = drawSmaller(bitmap, side);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', quality);
      });
      if (!blob || blob.size > maxBytes) continue;
      bitmap.close();
      return new File([blob], `${file.name.replace(/\.[^.]+$/, '')}.jpg`, { type: 'image/jpeg' });
    }
  }
  bitmap.close();
  return file;
}

function drawSmaller(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
