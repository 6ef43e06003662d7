import { Loader } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { Luring } from '#data/client.ts';
import { Refusal } from '#domain/core/errors.ts';
import { dialogPlace } from '#kit/dialog/dialog-place.ts';
import { saveFile } from '#kit/device/save-file.ts';
import { canShare, share } from '#kit/notice/share.ts';
import { offerNext, showError, showSuccess } from '#kit/notice/toast.ts';

/** A paper as it is made: its name and its bytes. */
type Paper = { namaFile: string; bytes: Uint8Array<ArrayBuffer> };

/** The turning wheel; says once that it stands on the screen. */
function Progress({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <Loader aria-label="Proses download pdf" />;
}

/** Opens the progress dialog and gives its way out, once it stands. A page in the background draws none, nor waits for one. */
async function openProgress(): Promise<() => void> {
  await dialogPlace;
  const { promise: shown, resolve } = Promise.withResolvers<void>();
  const onShown = () => resolve();
  document.addEventListener('visibilitychange', onShown, { once: true });
  const id = modals.open({
    title: 'Proses download pdf....',
    size: 450,
    centered: true,
    withCloseButton: false,
    closeOnClickOutside: false,
    closeOnEscape: false,
    children: <Progress onShown={onShown} />,
  });
  if (!document.hidden) await shown;
  document.removeEventListener('visibilitychange', onShown);
  return () => modals.close(id);
}

/** A paper that was saved may go on as well. */
function offerShare(file: File): void {
  const what = { files: [file] };
  if (!canShare(what)) return;
  const go = () => share(what, `Buka ${file.name} di folder unduhan, lalu bagikan dari sana.`);
  offerNext(showSuccess(`${file.name} disimpan`), { label: 'Bagikan', go });
}

/**
 * Makes or fetches a PDF and hands it over, with the progress dialog meanwhile (MSG-18, PAY-26). The papers' code comes
 * in only now; it is on the device since the app was installed, so making one works without a network. Drawing a paper
 * keeps the page busy, so it begins once the dialog stands: begun sooner, the tap would look as if nothing came of it.
 */
export async function downloadPaper(make: () => Promise<Paper>): Promise<void> {
  const close = await openProgress();
  try {
    const { namaFile, bytes } = await make();
    saveFile(namaFile, bytes, 'application/pdf');
    offerShare(new File([bytes], namaFile, { type: 'application/pdf' }));
  } catch (error) {
    if (error instanceof Luring)
      return void showError('File ini belum ada di perangkat', {
        next: 'Sambungkan perangkat ke jaringan, lalu coba lagi.',
      });
    if (error instanceof Refusal)
      return void showError(error.info, { next: 'Muat ulang halaman, atau hubungi admin laboratorium.' });
    showError('PDF tidak dapat dibuat', {
      next: 'Muat ulang halaman lalu coba lagi. Bila tetap gagal, hubungi admin laboratorium.',
    });
    throw error;
  } finally {
    close();
  }
}
