import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Callout } from '#kit/text/Callout.tsx';
import type { FormMessagesProps } from './FormMessages.tsx';
import type { AlsoChanged, OpenedVersion } from './opened-version.ts';

/** Why a decision waits, for its button. */
export const berubahDiBawah = 'Data ini berubah sejak formulir dibuka. Muat versi terbaru dahulu.';

/** The record moved on under an open decision: nothing is saved before it was read again (offline.md section 4). */
export function VersionNotice({ version }: { version: OpenedVersion }) {
  if (!version.changed) return null;
  return (
    <Callout
      tone="menunggu"
      title="Data ini berubah sejak formulir dibuka"
      action={
        <Button
          variant="default"
          leftSection={<IconRefresh aria-hidden size="1.125rem" />}
          onClick={version.reload}
        >
          Muat versi terbaru
        </Button>
      }
    >
      Periksa versi terbaru sebelum menyimpan. Isian Anda tetap ada.
    </Callout>
  );
}

/** A value of a field in words, by the name of the field; null where it has none. */
export type PlainValue = (name: string, value: unknown) => string | null;

type AlsoChangedProps = Pick<FormMessagesProps, 'labels'> & {
  different: readonly AlsoChanged[];
  plain?: PlainValue | undefined;
};

/** Nobody's newer words are replaced unawares: what saving would take the place of. */
export function AlsoChangedNotice({ different, labels, plain = plainText }: AlsoChangedProps) {
  const known = different.flatMap(({ name, now }) => {
    const label = labels[name];
    if (label === undefined) return [];
    const words = plain(name, now);
    return [words === null ? `${label} juga berubah` : `${label} kini ${words}`];
  });
  if (known.length === 0) return null;
  return (
    <Callout tone="info" title="Isian Anda berbeda dengan versi terbaru">
      {known.join('; ')}. Yang Anda simpan menggantikannya.
    </Callout>
  );
}

const plainText: PlainValue = (_name, value) => {
  if (value === '' || value === null || value === undefined) return 'kosong';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};
