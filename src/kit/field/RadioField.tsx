import { Radio, type RadioGroupProps, type RadioProps } from '@mantine/core';
import classes from './RadioField.module.css';

type RadioOption<V> = Pick<RadioProps, 'label' | 'description' | 'disabled'> & {
  value: V;
  'data-autofocus'?: boolean | undefined;
};

export type RadioFieldProps<V> = Omit<RadioGroupProps, 'children' | 'value' | 'onChange'> & {
  options: readonly RadioOption<V>[];
  /** None of the options while nothing is chosen. */
  value: V | '' | null | undefined;
  onChange: (value: V) => void;
  /** Side by side as far as there is room, the same in little room, in columns of one width, or one below the other. */
  arrange?: 'baris' | 'rapat' | 'kisi' | 'lajur';
};

/** One of a few, all of them in sight, each as high as a finger needs. */
export function RadioField<V extends string | number>(props: RadioFieldProps<V>) {
  const { options, value, onChange, arrange = 'baris', ...group } = props;
  return (
    <Radio.Group
      {...group}
      // The browser knows texts only.
      value={String(value ?? '')}
      onChange={(text) => {
        const chosen = options.find((option) => String(option.value) === text);
        if (chosen) onChange(chosen.value);
      }}
    >
      <div className={classes.options} data-arrange={arrange}>
        {options.map((option) => (
          <Radio key={option.value} {...option} value={String(option.value)} />
        ))}
      </div>
    </Radio.Group>
  );
}
