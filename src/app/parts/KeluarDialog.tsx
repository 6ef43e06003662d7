import { Loader, Modal } from '@mantine/core';
import { dialogWidth } from '#app/theme.ts';
import { piece } from '#kit/notice/piece.ts';

const KeluarIsi = piece(async () => (await import('./KeluarIsi.tsx')).KeluarIsi);

export type KeluarDialogProps = { opened: boolean; onClose: () => void };

/**
 * Asks before leaving (AUTH-35). What waits is sent first where that works; what cannot be sent stays on the device by
 * the person's word, or goes with them as a file. Nothing is deleted silently (offline.md section 6).
 */
export function KeluarDialog({ opened, onClose }: KeluarDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keluar dari sistem ...?"
      size={dialogWidth.confirm}
      centered
    >
      <KeluarIsi onClose={onClose} fallback={<Loader aria-label="Memuat" />} />
    </Modal>
  );
}
