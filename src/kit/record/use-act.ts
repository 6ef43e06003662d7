import { useState } from 'react';
import type { z } from 'zod';
import { showError, type Told } from '#kit/notice/toast.ts';
import { useSend, type WriteDetails, type WritingEndpoint } from './use-send.ts';

export type Act<B extends z.ZodType> = {
  busy: boolean;
  run: (
    request: WriteDetails & {
      body: z.input<B>;
      confirm: () => Promise<boolean>;
      /** Told what its author is to be told. */
      onSaved: (info: Told) => void;
    },
  ) => Promise<void>;
};

/**
 * A write that is a button and a question, without a form; it takes the place of the refused one that `repairs` names. What
 * goes wrong stays on screen as a message.
 */
export function useAct<B extends z.ZodType>(endpoint: WritingEndpoint<B>, repairs?: string): Act<B> {
  const { send } = useSend(endpoint, repairs);
  const [busy, setBusy] = useState(false);
  async function run({ body, confirm, onSaved, ...details }: Parameters<Act<B>['run']>[0]): Promise<void> {
    const checked = endpoint.body!.parse(body) as object;
    if (!(await confirm())) return;
    setBusy(true);
    const hasil = await send(checked, details).finally(() => setBusy(false));
    if (hasil.jenis === 'tersimpan') onSaved(hasil.info);
    if (hasil.jenis === 'ditolak')
      showError(hasil.error.info, { next: 'Tulisan ini menunggu keputusan Anda di kotak keluar.' });
    if (hasil.jenis === 'ditolakLangsung')
      showError(hasil.error.info, { next: 'Muat ulang datanya, lalu putuskan lagi.' });
    if (hasil.jenis === 'gagal') showError('Belum tersimpan', { next: hasil.info });
  }
  return { busy, run };
}
