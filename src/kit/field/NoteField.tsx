import { Textarea, type TextareaProps } from '@mantine/core';
import type { Field } from './field.ts';

type NoteFieldProps = Field<string> & Pick<TextareaProps, 'label' | 'description' | 'mt'>;

/** A remark that may stay empty, as long as the server takes one. */
export const NoteField = ({ description = 'Boleh kosong', ...props }: NoteFieldProps) => (
  <Textarea {...props} description={description} autosize minRows={2} maxLength={2000} />
);
