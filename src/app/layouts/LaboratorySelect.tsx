import { Select } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import type { LaboratorySwitch } from './shell.ts';

export type LaboratorySelectProps = { laboratory: LaboratorySwitch };

/** Which laboratory the lists are about. Never empty: choosing the chosen one again changes nothing. */
export function LaboratorySelect({ laboratory }: LaboratorySelectProps) {
  return (
    <Select
      aria-label="Laboratorium"
      size="sm"
      allowDeselect={false}
      // Quieter than a form field: its icon and words already say that it is a control.
      styles={{ input: { borderColor: 'var(--mj-line)', fontWeight: 600 } }}
      leftSection={<IconFlask aria-hidden size="1.125rem" stroke={1.75} />}
      data={[...laboratory.options]}
      value={laboratory.value}
      onChange={(value) => {
        if (value !== null) laboratory.onChange(value);
      }}
    />
  );
}
