import { Box } from '@mantine/core';
import { piece } from '#kit/notice/piece.ts';

/** What of a list is looked at: null is the reader's own work, from the device; 'semua' is what the server has. */
export type Scope = 'semua' | null;

export type ListScopeProps = {
  value: Scope;
  onChange: (value: Scope) => void;
  /** What the two are called where it is not one's own work beside everybody's. */
  own?: string;
  all?: string;
};

// Few people are shown a choice, and no list waits for it; its room is kept.
const ScopeTabs = piece(async () => (await import('./ScopeTabs.tsx')).ScopeTabs);

/** Beside their own work some people may look at everybody's (CONF-24, CONF-25). */
export const ListScope = (props: ListScopeProps) => (
  <ScopeTabs {...props} fallback={<Box h="2.875rem" mb="md" />} />
);
