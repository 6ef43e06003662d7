import { useRef, useState } from 'react';
import { CloseButton, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './SearchBox.module.css';

export type SearchBoxProps = {
  /** What one can search by: 'Cari kode sampel, nama sampel, parameter'. Also the field's name. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

/**
 * Applies on Enter, by its button and when it is cleared, never on each key (LIST-02). The button is there to be seen:
 * it fills with colour while what is typed has not been searched for.
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // The applied search can change from outside: a chip taken away, filters restored.
  if (applied !== value) {
    setApplied(value);
    setText(value);
  }
  const type = (typed: string) => {
    setText(typed);
    if (typed === '' && value !== '') onSearch('');
  };
  const clear = () => {
    type('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        // On a phone the keyboard goes, so that what was found is seen.
        if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
        onSearch(text);
      }}
    >
      <TextInput
        ref={field}
        type="search"
        classNames={{ input: classes.input ?? '', section: classes.section ?? '' }}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        enterKeyHint="search"
        autoComplete="off"
        rightSection={
          <>
            {text ? (
              <CloseButton aria-label="Kosongkan pencarian" size={40} iconSize={18} onClick={clear} />
            ) : null}
            <UnstyledButton
              className={classes.submit ?? ''}
              type="submit"
              aria-label="Cari"
              data-waiting={text !== value || undefined}
            >
              <IconSearch aria-hidden size="1.25rem" stroke={1.75} />
            </UnstyledButton>
          </>
        }
        rightSectionWidth={text ? '5.5rem' : '2.75rem'}
      />
    </form>
  );
}
