import type { OrangMasuk } from '#data/app.ts';
import type { Draf } from '#data/db.ts';
import type { Baris } from '#data/baris.ts';
import { buatUnduhan } from '#data/unduhan.ts';
import { saveFile } from './save-file.ts';
import { showError } from '#kit/notice/toast.ts';

/** Gives a person their own copy of writes and drafts, with the files they name; `apa` becomes part of its name. */
export async function saveCopy(
  orang: OrangMasuk,
  apa: string,
  isi: { rows: readonly Baris[]; draf: readonly Draf[] },
): Promise<void> {
  try {
    const { nama, isi: salinan } = await buatUnduhan(orang.db, isi, orang, apa, new Date());
    saveFile(nama, salinan, salinan.type);
  } catch {
    showError('Salinan tidak dapat dibuat', {
      next: 'Tutup tab lain dari aplikasi ini lalu coba lagi. Isinya tetap tersimpan di perangkat.',
    });
  }
}
