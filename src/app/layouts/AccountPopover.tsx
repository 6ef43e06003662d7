import type { ReactElement } from 'react';
import { Popover } from '@mantine/core';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';

export type AccountPopoverProps = Omit<AccountPanelProps, 'onLeave'> & {
  opened: boolean;
  onChange: (opened: boolean) => void;
  position: 'top-start' | 'bottom-end';
  button: ReactElement;
};

/** What the button of the account opens, beside it. */
export function AccountPopover({ opened, onChange, position, button, ...panel }: AccountPopoverProps) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position={position}
      width={320}
      radius="lg"
      // Its button does not scroll with the page: the menu must not either.
      floatingStrategy="fixed"
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label="Akun">
        <AccountPanel {...panel} onLeave={() => onChange(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
