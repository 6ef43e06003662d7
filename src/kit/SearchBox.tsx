import { useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

export type SearchBoxProps = {
  /** What one can search by: 'Cari kode sampel, nama sampel, parameter'. Also the field's name. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

/** Applies on Enter and when it is cleared, never on each key (LIST-02). */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  // The applied search can change from outside: a chip taken away, filters restored.
  if (applied !== value) {
    setApplied(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    if (typed === '' && value !== '') onSearch('');
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        enterKeyHint="search"
        autoComplete="off"
        leftSection={<IconSearch aria-hidden size="1.125rem" stroke={1.75} />}
        rightSection={
          text ? (
            <CloseButton aria-label="Kosongkan pencarian" size={40} iconSize={18} onClick={() => type('')} />
          ) : null
        }
        rightSectionWidth={44}
      />
    </form>
  );
}
