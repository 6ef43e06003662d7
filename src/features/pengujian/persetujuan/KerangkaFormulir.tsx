import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { Callout } from '#kit/Callout.tsx';
import { DraftMark, DraftNotices } from '#kit/OldDraftBar.tsx';
import { OldFormMessages, type OldFormMessagesProps } from '#kit/OldFormMessages.tsx';
import type { OpenedVersion } from '#kit/opened-version.ts';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { VersionNotice } from '#kit/VersionNotice.tsx';
import { paths } from '#paths';
import type { FormulirProps } from './use-formulir.ts';
import classes from './KerangkaFormulir.module.css';

export type KerangkaFormulirProps = FormulirProps & {
  formulir: {
    write: OldFormMessagesProps['write'] & { locked: boolean };
    version: OpenedVersion;
    dibuka: Pengujian;
    hanyaBaca: boolean;
  };
  labels: OldFormMessagesProps['labels'];
  /** Why it may not be sent now, or null. */
  terhalang: string | null;
  /** The act that is sent refuses the submission. */
  menolak?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** What stands around the fields of each form: what has changed, what is wrong, the draft, and the way to send. */
export function KerangkaFormulir(props: KerangkaFormulirProps) {
  const { rekaman, draf, formulir, labels, terhalang, menolak, onSubmit, children } = props;
  const { write, version, hanyaBaca } = formulir;
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!write.locked && terhalang === null) onSubmit();
      }}
    >
      <VersionNotice version={version} />
      {version.changed ? <YangBerubah dibuka={formulir.dibuka} sekarang={rekaman.data} /> : null}
      <DraftNotices
        form={{
          draft: draf.draft,
          resumed: draf.dimulai,
          discard: () => void draf.draft.mulaiLagi(),
        }}
      />
      <OldFormMessages write={write} labels={labels} outboxPath={paths.kotakKeluar()} />
      <div className={classes.fields} inert={write.locked}>
        {children}
      </div>
      <div className={classes.footer}>
        <div className={classes.mark}>
          {terhalang === null ? null : <p className={classes.reason}>{terhalang}</p>}
          {hanyaBaca ? null : <DraftMark draft={draf.draft} />}
        </div>
        <Button
          component={Link}
          to={paths.persetujuan.list()}
          variant="default"
          size="lg"
          data-disabled={write.locked}
        >
          Batal
        </Button>
        <SubmitButton
          label="Simpan"
          busy={write.state.jenis === 'mengirim'}
          blocked={terhalang}
          danger={menolak ?? false}
        />
      </div>
    </form>
  );
}

/** What others did since the form opened, so that nobody has to look for it (409). */
function YangBerubah({ dibuka, sekarang }: { dibuka: Pengujian; sekarang: Pengujian }) {
  const baru = sekarang.history.filter(({ uuid }) => !dibuka.history.some((lama) => lama.uuid === uuid));
  if (baru.length === 0) return null;
  return (
    <Callout tone="info" title="Yang berubah">
      <ul className={classes.changes}>
        {baru.map(({ uuid, createdAt, statusSubmission, user, catatan }) => (
          <li key={uuid}>
            <strong>{statusSubmission.statusPengajuan}</strong>
            {user ? ` oleh ${user.nama}` : ''}, {formatDateTime(createdAt)}
            {catatan ? `: ${catatan}` : ''}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
