import { Tabs } from '@mantine/core';
import type { ListScopeProps } from './ListScope.tsx';

/** The choice itself, as two tabs. */
export function ScopeTabs({
  value,
  onChange,
  own = 'Tugas saya',
  all = 'Tugas semua orang',
}: ListScopeProps) {
  return (
    <Tabs value={value ?? 'saya'} onChange={(tab) => onChange(tab === 'semua' ? 'semua' : null)} mb="md">
      <Tabs.List aria-label="Daftar yang dilihat">
        <Tabs.Tab value="saya">{own}</Tabs.Tab>
        <Tabs.Tab value="semua">{all}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
