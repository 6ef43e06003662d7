import { useId } from 'react';
import { Button, Tooltip } from '@mantine/core';

export type SubmitButtonProps = {
  /** Names the act: 'Simpan', 'Ya'. */
  label: string;
  busy: boolean;
  /** Why it may not be sent just now, in a sentence; null when it may. */
  blocked?: string | null;
  /** Red: the act refuses or undoes. */
  danger?: boolean;
};

/** Sends the form it stands in. A blocked one keeps focus and tells its reason. */
export function SubmitButton({ label, busy, blocked = null, danger }: SubmitButtonProps) {
  const id = useId();
  const color = danger ? 'red' : 'teal';
  if (blocked === null) {
    return (
      <Button type="submit" size="lg" color={color} loading={busy}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <Tooltip label={blocked}>
        <Button
          size="lg"
          color={color}
          data-disabled
          aria-disabled
          aria-describedby={id}
          onClick={(event) => event.preventDefault()}
        >
          {label}
        </Button>
      </Tooltip>
      <span id={id} className="mj-terdengar">
        {blocked}
      </span>
    </>
  );
}
