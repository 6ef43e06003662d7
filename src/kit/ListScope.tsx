import { Tabs } from '@mantine/core';

/** What of a list is looked at: null is the reader's own work, from the device; 'semua' is what the server has. */
export type Scope = 'semua' | null;

export type ListScopeProps = { value: Scope; onChange: (value: Scope) => void };

/** Beside their own work some people may look at everybody's (CONF-24, CONF-25). */
export function ListScope({ value, onChange }: ListScopeProps) {
  return (
    <Tabs value={value ?? 'saya'} onChange={(tab) => onChange(tab === 'semua' ? 'semua' : null)} mb="md">
      <Tabs.List aria-label="Daftar yang dilihat">
        <Tabs.Tab value="saya">Tugas saya</Tabs.Tab>
        <Tabs.Tab value="semua">Semua</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
