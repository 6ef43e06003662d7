import type { RefObject } from 'react';

export type HiddenFileInputProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  accept: string;
  capture?: 'environment';
  multiple?: boolean;
  onTake: (files: readonly File[]) => Promise<void>;
};

/** The browser's own way to a file, opened by the buttons of a field. */
export function HiddenFileInput({ inputRef, onTake, ...rest }: HiddenFileInputProps) {
  return (
    <input
      {...rest}
      ref={inputRef}
      type="file"
      hidden
      aria-hidden
      tabIndex={-1}
      onChange={(event) => {
        void onTake([...(event.currentTarget.files ?? [])]);
        // The same file may be chosen again after it was taken out.
        event.currentTarget.value = '';
      }}
    />
  );
}
