import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Loader } from '@mantine/core';
import { useFile, type StoredFile } from '#kit/field/use-file.ts';
import { drawLook } from './draw-photo.ts';
import type { Look, Mark, Point } from './photo.ts';
import classes from './Photo.module.css';

export type MarkCanvasProps = {
  original: StoredFile;
  look: Look;
  /** What is drawn next. */
  pen: Pick<Mark, 'kind' | 'color'>;
  onDrawn: (mark: Mark) => void;
};

const middle: Point = [0.5, 0.5];
/** A press of an arrow key, in parts of the picture. */
const step = 0.04;
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const within = (part: number): number => Math.min(1, Math.max(0, part));
const cursorAt = ([x, y]: Point, color: Mark['color']): Mark => ({
  kind: 'circle',
  color,
  from: [x - step / 4, y - step / 4],
  to: [x + step / 4, y + step / 4],
});
/** A tap is no mark. */
const isLong = ({ from, to }: Mark): boolean => Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.02;

/** A photo to draw on: a mark goes from where it is pressed to where it is let go; by keyboard from one Enter to the next. */
export function MarkCanvas({ original, look, pen, onDrawn }: MarkCanvasProps) {
  const { state } = useFile(original);
  const picture = usePicture(state.jenis === 'ada' ? state.bytes : null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const [at, setAt] = useState<Point>(middle);
  // Where the keys stand is shown to who uses them.
  const [byKeys, setByKeys] = useState(false);
  const drawing: Mark | null = from && { ...pen, from, to: at };
  const over = [drawing, byKeys ? cursorAt(at, pen.color) : null].filter((mark) => mark !== null);

  useEffect(() => {
    if (canvas.current && picture)
      drawLook(canvas.current, picture, { ...look, marks: [...look.marks, ...over] });
  });

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = canvas.current!.getBoundingClientRect();
    return [within((clientX - left) / width), within((clientY - top) / height)];
  };
  const begin = (place: Point) => {
    setFrom(place);
    setAt(place);
  };
  const end = () => {
    if (drawing && isLong(drawing)) onDrawn(drawing);
    setFrom(null);
  };
  const press = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by) setAt([within(at[0] + by[0]), within(at[1] + by[1])]);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (from) end();
      else begin(at);
    } else return;
    setByKeys(true);
    event.preventDefault();
  };
  if (state.jenis === 'tidakAda')
    return (
      <p role="alert">
        Foto ini tidak ada lagi di perangkat. Tutup, hapus fotonya, lalu ambil atau pilih lagi.
      </p>
    );
  if (!picture) return <Loader className={classes.loader ?? ''} aria-label="Membuka foto" />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is drawn on
    <div
      className={classes.ground}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is drawn on by keyboard, too
      tabIndex={0}
      aria-label={`Foto dengan ${look.marks.length} tanda. Tekan panah untuk bergerak dan Enter untuk mulai dan mengakhiri tanda.`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setByKeys(false);
        begin(placeOf(event));
      }}
      onPointerMove={(event) => from && setAt(placeOf(event))}
      onPointerUp={end}
      onPointerCancel={() => setFrom(null)}
      onKeyDown={press}
    >
      <canvas ref={canvas} className={classes.canvas} />
    </div>
  );
}

/** The picture of these bytes; null before it is there. */
function usePicture(bytes: ArrayBuffer | null): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let current = true;
    if (bytes)
      void createImageBitmap(new Blob([bytes])).then((made) => (current ? setPicture(made) : made.close()));
    return () => void (current = false);
  }, [bytes]);
  return picture;
}
