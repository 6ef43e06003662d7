import { openConfirm } from '#kit/dialog/confirm.tsx';

/** MSG-22, of the application and of every decision on it (LETTER-08, LETTER-16); below it what will happen (GAP-149). */
export const confirmSurat = (consequence: string, danger = false): Promise<boolean> =>
  openConfirm({
    title: 'Ajukan surat bebas lab ?',
    body: 'Pastikan pengajuan sudah memenuhi dua persyaratan pengajuan.',
    confirmLabel: 'Ya, ajukan',
    consequence,
    danger,
  });
