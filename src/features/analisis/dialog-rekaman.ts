import type { Analisis } from '#domain/analisis/schema.ts';
import type { Tampilan } from '#data/view.ts';
import type { Told } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';

/** What every form about one analysis is given. */
export type DialogRekamanProps = {
  dialog: Dialog<true>;
  tampilan: Tampilan<Analisis>;
  /** Told what the author is to be told. */
  onSaved: (info: Told) => void;
};
