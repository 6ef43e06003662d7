import { Radio, type RadioGroupProps, type RadioProps } from '@mantine/core';
import classes from './RadioField.module.css';

type RadioOption = Pick<RadioProps, 'label' | 'description' | 'disabled'> & {
  value: string;
  'data-autofocus'?: boolean | undefined;
};

export type RadioFieldProps = Omit<RadioGroupProps, 'children'> & {
  options: readonly RadioOption[];
  /** Side by side as far as there is room, in columns of one width, or one below the other. */
  arrange?: 'baris' | 'kisi' | 'lajur';
};

/** One of a few, all of them in sight, each as high as a finger needs. */
export function RadioField({ options, arrange = 'baris', ...group }: RadioFieldProps) {
  return (
    <Radio.Group {...group}>
      <div className={classes.options} data-arrange={arrange}>
        {options.map((option) => (
          <Radio key={option.value} {...option} />
        ))}
      </div>
    </Radio.Group>
  );
}
