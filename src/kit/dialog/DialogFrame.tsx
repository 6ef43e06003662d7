import { Modal, type ModalProps } from '@mantine/core';
import { useIsPhone } from '#kit/device/phone.ts';
import type { Dialog } from './use-dialog.ts';

export type DialogFrameProps = Omit<ModalProps, 'opened' | 'onClose'> & {
  dialog: Pick<Dialog<unknown>, 'opened' | 'close'> & Partial<Pick<Dialog<unknown>, 'exited'>>;
};

/** The frame of a dialog that is no form and no question: in the middle, and the whole screen of a phone. */
export function DialogFrame({ dialog, ...rest }: DialogFrameProps) {
  const phone = useIsPhone();
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      onExitTransitionEnd={() => dialog.exited?.()}
      centered
      fullScreen={phone}
      radius={phone ? 0 : 'lg'}
      {...rest}
    />
  );
}
