import { Textarea, type TextareaProps } from '@mantine/core';

/** Words over several lines: as high as they are. */
export const LongField = (props: TextareaProps) => <Textarea autosize minRows={2} {...props} />;
