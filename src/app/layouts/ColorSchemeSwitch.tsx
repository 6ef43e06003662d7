import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';

const choices: { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'Otomatis' },
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
];

/** 'Otomatis' follows the device. */
export function ColorSchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Tampilan"
      fullWidth
      data={choices}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    />
  );
}
