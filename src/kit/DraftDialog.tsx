import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { DraftForm } from './draft-form.ts';
import { DraftMark, DraftNotices } from './OldDraftBar.tsx';
import type { DraftText } from './DraftTextarea.tsx';
import { OldFormDialog, type OldFormDialogProps } from './OldFormDialog.tsx';
import { OldFormMessages, type OldFormMessagesProps } from './OldFormMessages.tsx';
import type { OpenedVersion } from './opened-version.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { Dialog } from './use-dialog.ts';
import { berubahDiBawah, VersionNotice } from './VersionNotice.tsx';
import classes from './DraftDialog.module.css';

/** What of a form its frame needs to know. */
type Typed = Pick<DraftForm<unknown>, 'draft' | 'resumed' | 'discard' | 'readOnly' | 'blocked'>;

export type DraftDialogProps = Pick<OldFormDialogProps, 'title' | 'size' | 'fullBelow' | 'children'> & {
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  write: OldFormMessagesProps['write'] & { locked: boolean };
  labels: OldFormMessagesProps['labels'];
  outboxPath: string;
  /** What is typed: a whole form, whose draft is told of here, or one text, which tells of it itself (DraftTextarea). */
  typed: Typed | DraftText;
  /** The record it decides about, as it was opened. */
  version?: OpenedVersion;
  /** Why it may not be sent now for another reason than its draft and its version; null when it may. */
  blocked?: string | null;
  /** What it is about, before everything else. */
  lead?: ReactNode;
  /** Names the act; red when it refuses or undoes. */
  submit?: { label: string; danger?: boolean };
  onSubmit: () => void;
};

/**
 * A form in a dialog, kept on the device while it is typed (look.md, Forms): 'Batal' throws the typing away, closing in
 * any other way keeps it, and nothing leaves while it rests on a record that has moved on.
 */
export function DraftDialog(props: DraftDialogProps) {
  const { dialog, write, labels, outboxPath, typed, version, lead, onSubmit, children, ...frame } = props;
  const { blocked: reason = null, submit = { label: 'Simpan' }, ...size } = frame;
  const blocked = version?.changed ? berubahDiBawah : (reason ?? typed.blocked);
  const form = 'resumed' in typed ? typed : null;
  return (
    <OldFormDialog
      {...size}
      opened={dialog.opened}
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      // 'Enter' in the only field of a form sends it though its button does not.
      onSubmit={() => {
        if (blocked === null) onSubmit();
      }}
      footer={
        <>
          {form ? (
            <span className={classes.mark}>{form.readOnly ? null : <DraftMark draft={form.draft} />}</span>
          ) : null}
          <Button
            variant="default"
            size="lg"
            disabled={write.locked}
            onClick={() => void typed.draft.buang().then(dialog.close)}
          >
            Batal
          </Button>
          <SubmitButton {...submit} busy={write.state.jenis === 'mengirim'} blocked={blocked} />
        </>
      }
    >
      {lead}
      {version ? <VersionNotice version={version} /> : null}
      {form ? <DraftNotices form={form} /> : null}
      <OldFormMessages write={write} labels={labels} outboxPath={outboxPath} />
      {children}
    </OldFormDialog>
  );
}
