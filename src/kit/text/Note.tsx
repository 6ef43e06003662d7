import { useState } from 'react';
import { Button } from '@mantine/core';
import { foldNote } from './fold-note.ts';
import { whole } from './whole.tsx';

/** What a person wrote: as it is, or its beginning and a button for the rest, so that what stands below it is found. */
export function Note({ children: text }: { children: string }) {
  const [opened, setOpened] = useState(false);
  const beginning = foldNote(text);
  if (beginning === null) return whole(text);
  return (
    <>
      <span className="mj-patah">{whole(opened ? text : `${beginning} …`)}</span>
      <Button
        className="mj-sendiri"
        variant="subtle"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Ringkaskan' : 'Baca selengkapnya'}
      </Button>
    </>
  );
}
