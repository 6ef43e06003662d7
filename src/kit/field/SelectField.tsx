import { NativeSelect, Select, type SelectProps } from '@mantine/core';
import { useIsPhone } from '#kit/device/phone.ts';
import classes from './SelectField.module.css';

type Choice = {
  value: string;
  label: string;
  /** Below the name, to tell two of the same name apart; the phone's own list has it behind the name. */
  detail: string;
};

export type SelectFieldProps = Pick<SelectProps, 'id' | 'label' | 'error' | 'nothingFoundMessage'> & {
  placeholder: string;
  data: readonly Choice[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
};

/**
 * One of many, in a dialog: found by typing, and on a phone chosen in the device's own full list, since one of ours would
 * float over the dialog and behind the keyboard (look.md, Forms).
 */
export function SelectField(props: SelectFieldProps) {
  const { data, placeholder, value, onChange, readOnly, nothingFoundMessage, ...field } = props;
  const phone = useIsPhone();
  if (!phone)
    return (
      <Select
        {...field}
        withAsterisk
        // It is asked for: a touch of what is chosen already takes nothing away.
        allowDeselect={false}
        searchable
        placeholder={placeholder}
        nothingFoundMessage={nothingFoundMessage}
        data={data}
        renderOption={({ option }) => <Option {...(option as Choice)} />}
        value={value || null}
        disabled={readOnly}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  const names = data.map((choice) => ({
    value: choice.value,
    label: [choice.label, choice.detail].filter(Boolean).join(', '),
  }));
  return (
    <NativeSelect
      {...field}
      withAsterisk
      data={[{ value: '', label: placeholder, disabled: true }, ...names]}
      value={value}
      disabled={readOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const Option = ({ label, detail }: Choice) => (
  <span className={classes.option}>
    {label}
    <small>{detail}</small>
  </span>
);
