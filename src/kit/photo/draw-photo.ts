import { blobOf } from '#kit/field/shrink-picture.ts';
import { markColors, type Look, type Mark, type Point } from './photo.ts';

/** Draws a picture with its look over the whole of a canvas, which takes the picture's size. */
export function drawLook(canvas: HTMLCanvasElement, picture: ImageBitmap, { turns, marks }: Look): void {
  const { width, height } = picture;
  const lies = turns % 2 === 1;
  canvas.width = lies ? height : width;
  canvas.height = lies ? width : height;
  const context = canvas.getContext('2d')!;
  context.save();
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2);
  context.restore();
  for (const mark of marks) drawMark(context, mark);
}

/** The picture with its look as a JPEG of its own. Rejects what the browser cannot draw. */
export async function lookAsJpeg(original: Blob, look: Look): Promise<Blob> {
  const picture = await createImageBitmap(original);
  const canvas = document.createElement('canvas');
  drawLook(canvas, picture, look);
  picture.close();
  const jpeg = await blobOf(canvas, 'image/jpeg', 0.85);
  if (!jpeg) throw new Error('a canvas that gives no JPEG');
  return jpeg;
}

/** Twice, the first wider and dark: a mark is seen on whatever lies below it. */
function drawMark(context: CanvasRenderingContext2D, { kind, color, from, to }: Mark): void {
  const { width, height } = context.canvas;
  const line = Math.max(width, height) / 160;
  const at = ([x, y]: Point): Point => [x * width, y * height];
  const path = kind === 'arrow' ? arrow(at(from), at(to), line * 6) : circle(at(from), at(to));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [wide, ink] of [
    [line * 2, 'rgb(20 18 16 / 70%)'],
    [line, markColors[color]],
  ] as const) {
    context.lineWidth = wide;
    context.strokeStyle = ink;
    context.stroke(path);
  }
}

function arrow([x, y]: Point, [tipX, tipY]: Point, head: number): Path2D {
  const path = new Path2D();
  const angle = Math.atan2(tipY - y, tipX - x);
  path.moveTo(x, y);
  path.lineTo(tipX, tipY);
  for (const side of [-1, 1]) {
    path.moveTo(tipX, tipY);
    path.lineTo(
      tipX - head * Math.cos(angle + (side * Math.PI) / 6),
      tipY - head * Math.sin(angle + (side * Math.PI) / 6),
    );
  }
  return path;
}

function circle([x, y]: Point, [otherX, otherY]: Point): Path2D {
  const path = new Path2D();
  const wide = Math.abs(otherX - x) / 2;
  const high = Math.abs(otherY - y) / 2;
  path.ellipse((x + otherX) / 2, (y + otherY) / 2, wide, high, 0, 0, 2 * Math.PI);
  return path;
}
