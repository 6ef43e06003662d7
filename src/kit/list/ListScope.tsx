import { Tabs } from '@mantine/core';

/** What of a list is looked at: null is the reader's own work, from the device; 'semua' is what the server has. */
export type Scope = 'semua' | null;

export type ListScopeProps = {
  value: Scope;
  onChange: (value: Scope) => void;
  /** What the two are called where it is not one's own work beside everybody's. */
  own?: string;
  all?: string;
};

/** Beside their own work some people may look at everybody's (CONF-24, CONF-25). */
export function ListScope({
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
