import type { TextareaProps } from '@mantine/core';
import type { Field } from './field.ts';
import { LongField } from './LongField.tsx';

type NoteFieldProps = Field<string> & Pick<TextareaProps, 'label' | 'description' | 'mt'>;

/** A remark that may stay empty, as long as the server takes one. */
export const NoteField = ({ description = 'Boleh kosong', ...props }: NoteFieldProps) => (
  <LongField {...props} description={description} maxLength={2000} />
);
