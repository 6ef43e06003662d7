import type { ReactNode } from 'react';
import { FormDialog } from '#kit/FormDialog.tsx';
import { FormMessages, type FormMessagesProps } from '#kit/FormMessages.tsx';
import { DraftCancel, type DraftText } from '#kit/DraftTextarea.tsx';
import type { OpenedVersion } from '#kit/opened-version.ts';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import type { Dialog } from '#kit/use-dialog.ts';
import { VersionNotice } from '#kit/VersionNotice.tsx';
import { paths } from '#paths';
import classes from './Formulir.module.css';

export type DialogTindakanProps = {
  dialog: Dialog<true>;
  judul: string;
  /** What the act does, before the fields. */
  tentang: string;
  write: FormMessagesProps['write'] & { locked: boolean };
  version: OpenedVersion;
  labels: FormMessagesProps['labels'];
  teks: DraftText;
  /** Why it may not be sent now, or null. */
  terhalang: string | null;
  danger: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** An act of the detail page that needs a few words: its dialog around the fields (GAP-122 to GAP-146). */
export function DialogTindakan(props: DialogTindakanProps) {
  const { dialog, judul, tentang, write, version, labels, teks, terhalang, danger, onSubmit, children } =
    props;
  const blocked = terhalang ?? teks.blocked;
  return (
    <FormDialog
      opened={dialog.opened}
      title={judul}
      size={700}
      fullBelow="ponsel"
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={() => {
        if (blocked === null) onSubmit();
      }}
      footer={
        <>
          <DraftCancel text={teks} onClose={dialog.close} disabled={write.locked} />
          <SubmitButton
            label="Simpan"
            busy={write.state.jenis === 'mengirim'}
            blocked={blocked}
            danger={danger}
          />
        </>
      }
    >
      <p className={classes.empty}>{tentang}</p>
      <VersionNotice version={version} />
      <FormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
      {terhalang === null ? null : (
        <p className={classes.reason} role="status">
          {terhalang}
        </p>
      )}
      {children}
    </FormDialog>
  );
}
