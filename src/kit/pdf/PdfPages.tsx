import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Loader } from '@mantine/core';
import { drawPage, openPdf, type PDFDocumentProxy } from './open-pdf.ts';
import classes from './PdfPages.module.css';

export type PdfPagesProps = {
  bytes: ArrayBuffer;
  name: string;
  /** Only so many pages from the front; all when left out. */
  first?: number;
  onBroken: () => void;
};

/** The pages of a PDF as pictures under each other. */
export function PdfPages({ bytes, name, first, onBroken }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    const task = openPdf(bytes);
    let current = true;
    task.promise.then(
      (opened) => (current ? setPdf(opened) : undefined),
      // Letting go of a paper that is still being opened fails it too: that is no fault of the next one.
      () => (current ? broken() : undefined),
    );
    return () => {
      current = false;
      setPdf(null);
      void task.destroy();
    };
  }, [bytes]);
  if (!pdf) return <Loader className={classes.loader ?? ''} aria-label={`Membuka ${name}`} />;
  const shown = Math.min(first ?? pdf.numPages, pdf.numPages);
  return (
    <div className={classes.pages}>
      {Array.from({ length: shown }, (_, index) => (
        <PdfPage
          key={index}
          pdf={pdf}
          number={index + 1}
          label={`${name}, halaman ${index + 1} dari ${pdf.numPages}`}
          onBroken={onBroken}
        />
      ))}
    </div>
  );
}

type PdfPageProps = { pdf: PDFDocumentProxy; number: number; label: string; onBroken: () => void };

/** One page, drawn once it comes near the screen and again when its width changes. */
function PdfPage({ pdf, number, label, onBroken }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = canvas.current!;
    const sizes = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    sizes.observe(element);
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, []);
  const broken = useEffectEvent(onBroken);
  useEffect(() => {
    if (!near || width === 0) return undefined;
    const stop = new AbortController();
    drawPage(pdf, number, canvas.current!, width, stop.signal).catch(() =>
      // A paper that was let go breaks off what is drawn of it, before this page is told to stop.
      stop.signal.aborted || pdf.loadingTask.destroyed ? undefined : broken(),
    );
    return () => stop.abort();
  }, [pdf, number, near, width]);
  // As high as A4 until it is drawn: a canvas of its own accord is half as high as wide.
  return (
    <canvas ref={canvas} className={classes.page} width={210} height={297} role="img" aria-label={label} />
  );
}
