import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';

export type PickFileProps = {
  /** What the file is, for who does not see the button: 'File yang diimpor'. */
  label: string;
  accept: string;
  onFile: (file: File) => Promise<void>;
};

/** The button to one file that is read at once and never kept. */
export function PickFile({ label, accept, onFile }: PickFileProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="lg"
        leftSection={<IconFileUpload aria-hidden size="1.25rem" />}
        onClick={() => picker.current?.click()}
      >
        Pilih file
      </Button>
      <input
        ref={picker}
        className="mj-terdengar"
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file again, mended, is a choice too.
          currentTarget.value = '';
          if (file) void onFile(file);
        }}
      />
    </>
  );
}
