import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '#kit/form/FormDialog.tsx';

export type DialogTindakanProps = Pick<FormDialogProps, 'form' | 'dialog' | 'labels' | 'act'> & {
  judul: string;
  /** What the act does, before the fields. */
  tentang: string;
  children: ReactNode;
};

/** An act of the detail page that needs a few words: its dialog around the fields (GAP-122 to GAP-146). */
export function DialogTindakan({ judul, tentang, children, ...rest }: DialogTindakanProps) {
  const { blocked } = rest.form;
  return (
    <FormDialog {...rest} title={judul} lead={<p className="mj-redup">{tentang}</p>}>
      {blocked === null ? null : (
        <p className="mj-kecil mj-tebal" role="status">
          {blocked}
        </p>
      )}
      {children}
    </FormDialog>
  );
}
