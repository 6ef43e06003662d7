import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build gives this file's address
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Drawn by the app itself: Android has no viewer inside a page, and a frame would not work offline (offline.md 3). */
GlobalWorkerOptions.workerSrc = workerUrl;

export type { PDFDocumentProxy } from 'pdfjs-dist';

/** Opens a document from its bytes. They are copied: the worker takes what it is given. Nothing is ever fetched. */
export function openPdf(bytes: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({
    data: new Uint8Array(bytes.slice(0)),
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
  });
}

/** Draws one page as wide as given, sharp on this screen. Gives the way to stop. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  cssWidth: number,
  stop: AbortSignal,
): Promise<void> {
  const page = await pdf.getPage(number);
  if (stop.aborted) return;
  const density = Math.min(window.devicePixelRatio || 1, 2);
  const scale = (cssWidth * density) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  stop.addEventListener('abort', () => task.cancel());
  await task.promise.catch((error: unknown) => {
    if (!stop.aborted) throw error;
  });
}
