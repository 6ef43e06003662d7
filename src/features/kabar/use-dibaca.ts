import { banyakDibaca, kabarApi } from '#domain/kabar/endpoints.ts';
import { showError } from '#kit/notice/toast.ts';
import { useSend } from '#kit/record/use-send.ts';

/** Marks what was read: queued, so that it holds without a network. What the device cannot keep stays new. */
export function useDibaca(): (uuids: readonly string[]) => Promise<void> {
  const { send } = useSend(kabarApi.baca);
  return async (uuids) => {
    const outcome = await send(
      { uuid: uuids.slice(0, banyakDibaca) },
      { label: 'Tandai kabar sudah dibaca' },
    );
    if (outcome.jenis === 'tersimpan') return;
    const { info } = 'error' in outcome ? outcome.error : outcome;
    showError('Kabar belum dapat ditandai', { next: info });
  };
}
