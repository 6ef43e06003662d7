import { useId } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { CountField } from '#kit/field/CountField.tsx';
import classes from './Kembalikan.module.css';

export type AngkaStepperProps = {
  id: string;
  label: string;
  /** What is counted, for the ear: the same three words stand in every row. */
  about: string;
  value: number | '';
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: number | '') => void;
  /** What one more or one less would do; null where it cannot be done. */
  onStep: (step: 1 | -1) => (() => void) | null;
};

/** A small number that is counted up and down with gloves on, or typed (look.md, Lists). */
export function AngkaStepper(props: AngkaStepperProps) {
  const { id, label, about, value, error, readOnly, onChange, onStep } = props;
  const salah = useId();
  const kurang = onStep(-1);
  const lebih = onStep(1);
  return (
    <div className={classes.step}>
      <label className="mj-kecil mj-tebal" htmlFor={id}>
        {label}
        <span className="mj-terdengar"> {about}</span>
      </label>
      <div className={classes.control}>
        <ActionIcon
          size={48}
          variant="default"
          aria-label={`Kurangi ${label.toLowerCase()} ${about}`}
          disabled={readOnly || kurang === null}
          onClick={() => kurang?.()}
        >
          <IconMinus aria-hidden size="1.25rem" />
        </ActionIcon>
        <CountField
          id={id}
          classNames={{ root: classes.number ?? '', input: classes.figure ?? '' }}
          aria-invalid={error !== undefined}
          {...(error === undefined ? {} : { 'aria-describedby': salah })}
          error={error !== undefined}
          value={value}
          min={0}
          max={1_000_000}
          readOnly={readOnly}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={onChange}
        />
        <ActionIcon
          size={48}
          variant="default"
          aria-label={`Tambah ${label.toLowerCase()} ${about}`}
          disabled={readOnly || lebih === null}
          onClick={() => lebih?.()}
        >
          <IconPlus aria-hidden size="1.25rem" />
        </ActionIcon>
      </div>
      {error === undefined ? null : (
        <p className={classes.wrong} id={salah}>
          {error}
        </p>
      )}
    </div>
  );
}
