import { useState } from 'react';
import { Button, Loader, Modal, UnstyledButton } from '@mantine/core';
import { IconArrowsMaximize, IconCloudOff, IconDownload, IconFileAlert } from '@tabler/icons-react';
import { piece } from '#kit/notice/piece.ts';
import { useFile, type FileState, type StoredFile } from './use-file.ts';
import classes from './FilePreview.module.css';

export type FilePreviewProps = {
  file: StoredFile;
  /** What is to be seen: 'Gambar sampel'. */
  label: string;
  /** A small picture beside its facts; the name of the file is said when it is opened. */
  thumb?: boolean;
  /** What stands below it instead of the file's name. */
  caption?: string | undefined;
};

const PdfPages = piece(async () => (await import('#kit/pdf/PdfPages.tsx')).PdfPages);

/** A stored picture or PDF in its place, opening over the whole screen (FILES-07); from the device when it has it. */
export function FilePreview({ file, label, thumb = false, caption = file.name }: FilePreviewProps) {
  const { state, retry, broken } = useFile(file);
  const [opened, setOpened] = useState(false);
  const name = `${label}, ${file.name}`;
  return (
    <figure
      className={classes.figure}
      data-thumb={thumb || undefined}
      data-paper={(!thumb && file.mime === 'application/pdf') || undefined}
    >
      {state.jenis === 'ada' ? (
        <UnstyledButton
          className={classes.open ?? ''}
          aria-label={`Perbesar ${name}`}
          aria-haspopup="dialog"
          onClick={() => setOpened(true)}
        >
          <Content state={state} file={file} label={name} firstPageOnly onBroken={broken} />
          <span className={classes.hint} aria-hidden>
            <IconArrowsMaximize size="1rem" />
            <span>Perbesar</span>
          </span>
        </UnstyledButton>
      ) : (
        <Absence state={state} onRetry={retry} thumb={thumb} />
      )}
      <figcaption className={classes.caption}>{caption}</figcaption>
      <Modal
        opened={opened && state.jenis === 'ada'}
        onClose={() => setOpened(false)}
        fullScreen
        radius={0}
        title={label}
        classNames={{ body: classes.full ?? '' }}
      >
        {state.jenis === 'ada' ? (
          <>
            <Button
              component="a"
              href={state.url}
              download={file.name}
              variant="default"
              leftSection={<IconDownload aria-hidden size="1.125rem" />}
            >
              Unduh
            </Button>
            <Content state={state} file={file} label={name} firstPageOnly={false} onBroken={broken} />
          </>
        ) : null}
      </Modal>
    </figure>
  );
}

/** The same in its place with all its pages, for a record that is about this very file. */
export function FileInPlace({ file, label }: Omit<FilePreviewProps, 'thumb' | 'caption'>) {
  const { state, retry, broken } = useFile(file);
  if (state.jenis !== 'ada') return <Absence state={state} onRetry={retry} />;
  return (
    <Content
      state={state}
      file={file}
      label={`${label}, ${file.name}`}
      firstPageOnly={false}
      onBroken={broken}
    />
  );
}

type ContentProps = {
  state: Extract<FileState, { jenis: 'ada' }>;
  file: StoredFile;
  label: string;
  firstPageOnly: boolean;
  onBroken: () => void;
};

function Content({ state, file, label, firstPageOnly, onBroken }: ContentProps) {
  if (file.mime !== 'application/pdf')
    return <img className={classes.picture} src={state.url} alt={label} onError={onBroken} />;
  return (
    <PdfPages
      bytes={state.bytes}
      name={label}
      {...(firstPageOnly ? { first: 1 } : {})}
      onBroken={onBroken}
      fallback={<Loader className={classes.loader ?? ''} aria-label={`Membuka ${label}`} />}
    />
  );
}

const sentences = {
  luring: 'File ini belum ada di perangkat. Sambungkan ke jaringan untuk melihatnya.',
  hilang: 'Server tidak memberikan file ini. Coba lagi, atau hubungi admin laboratorium.',
  rusak: 'File ini tidak dapat ditampilkan. Isinya rusak atau bukan gambar maupun PDF.',
} as const;

/** The same where there is room for two words. */
const short = { luring: 'Belum di perangkat', hilang: 'Tidak ada di server', rusak: 'Gambar rusak' } as const;

type AbsenceProps = { state: Exclude<FileState, { jenis: 'ada' }>; onRetry: () => void; thumb?: boolean };

function Absence({ state, onRetry, thumb = false }: AbsenceProps) {
  if (state.jenis === 'memuat') {
    return (
      <div className={classes.absent}>
        <Loader aria-label="Memuat file" />
      </div>
    );
  }
  const AbsenceIcon = state.sebab === 'luring' ? IconCloudOff : IconFileAlert;
  if (thumb)
    return (
      <UnstyledButton
        className={classes.absent ?? ''}
        aria-label={`${sentences[state.sebab]} Tekan untuk mencoba lagi.`}
        onClick={onRetry}
      >
        <AbsenceIcon aria-hidden size="1.25rem" stroke={1.5} />
        {short[state.sebab]}
      </UnstyledButton>
    );
  return (
    <div className={classes.absent} role="status">
      <AbsenceIcon aria-hidden size="1.75rem" stroke={1.5} />
      <p>{sentences[state.sebab]}</p>
      {state.sebab === 'rusak' ? null : (
        <Button variant="default" onClick={onRetry}>
          Coba lagi
        </Button>
      )}
    </div>
  );
}
