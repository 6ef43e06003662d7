import { Loader } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Luring } from '#data/client.ts';
import { Refusal } from '#domain/core/errors.ts';
import { dialogPlace } from './dialog-place.ts';
import { saveFile } from './save-file.ts';
import { showError } from './toast.ts';

/** A paper as it is made: its name and its bytes. */
type Paper = { namaFile: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Makes or fetches a PDF and hands it over, with the progress dialog meanwhile (MSG-18, PAY-26). The papers' code comes
 * in only now; it is on the device since the app was installed, so making one works without a network.
 */
export async function downloadPaper(make: () => Promise<Paper>): Promise<void> {
  await dialogPlace;
  const id = modals.open({
    title: 'Proses download pdf....',
    size: 450,
    centered: true,
    withCloseButton: false,
    closeOnClickOutside: false,
    closeOnEscape: false,
    children: <Loader aria-label="Proses download pdf" />,
  });
  try {
    const { namaFile, bytes } = await make();
    saveFile(namaFile, bytes, 'application/pdf');
  } catch (error) {
    if (error instanceof Luring)
      return void showError('Berkas ini belum ada di perangkat', {
        next: 'Sambungkan perangkat ke jaringan, lalu coba lagi.',
      });
    if (error instanceof Refusal)
      return void showError(error.info, { next: 'Muat ulang halaman, atau hubungi admin laboratorium.' });
    showError('PDF tidak dapat dibuat', {
      next: 'Muat ulang halaman lalu coba lagi. Bila tetap gagal, hubungi admin laboratorium.',
    });
    throw error;
  } finally {
    modals.close(id);
  }
}
