import { useRef, useState, type RefObject } from 'react';
import { Button, Input } from '@mantine/core';
import { IconCamera, IconFileUpload, IconTrash } from '@tabler/icons-react';
import type { FileRule } from '#domain/core/endpoint.ts';
import { useOrang } from '#data/app.ts';
import { simpanBerkasLokal } from '#data/files.ts';
import { salahIsi } from '#data/isi-berkas.ts';
import { FilePreview } from './FilePreview.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import classes from './FileField.module.css';

/** A file as a form holds it: its bytes lie on the device under the hash. */
export type ChosenFile = { sha256: string; name: string; size: number; mime: string };

export type FileFieldProps = {
  id: string;
  label: string;
  /** What it may be, in words: 'jpg, jpeg, atau pdf, paling besar 5 MB'. */
  help: string;
  rule: Pick<FileRule, 'types' | 'maxBytes' | 'terlaluBesar' | 'salahJenis'>;
  value: ChosenFile | null;
  onChange: (file: ChosenFile | null) => void;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
};

const tidakTersimpan =
  'Perangkat tidak dapat menyimpan file ini (penyimpanan penuh atau tertutup). Kosongkan ruang lalu pilih lagi.';

/**
 * A file chosen or photographed, kept on the device at once, so that it survives a crash and waits for the network like
 * everything else that is typed. Pictures are drawn smaller to fit; what the field does not take is refused in words.
 */
export function FileField(props: FileFieldProps) {
  const { id, label, help, rule, value, onChange, error, required = false, readOnly = false } = props;
  const { db } = useOrang();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const takesPictures = rule.types.some((type) => type.startsWith('image/'));

  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused(null);
    setBusy(true);
    try {
      const salah = await salahIsi(file, rule);
      if (salah !== null) return setRefused(salah);
      const fitting = await shrinkPicture(file, rule.maxBytes);
      if (fitting.size > rule.maxBytes) return setRefused(rule.terlaluBesar);
      onChange(await simpanBerkasLokal(db, fitting, fitting.name));
    } catch {
      setRefused(tidakTersimpan);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={help}
      error={refused ?? error}
      withAsterisk={required}
      role="group"
      aria-label={label}
    >
      <div className={classes.field} data-invalid={(refused ?? error) ? true : undefined}>
        {value ? <FilePreview file={value} label={label} /> : null}
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={busy}
            disabled={readOnly}
            onClick={() => picker.current?.click()}
            leftSection={<IconFileUpload aria-hidden size="1.125rem" />}
          >
            {value ? 'Ganti file' : 'Pilih file'}
          </Button>
          {takesPictures ? (
            <Button
              variant="default"
              disabled={readOnly || busy}
              onClick={() => camera.current?.click()}
              leftSection={<IconCamera aria-hidden size="1.125rem" />}
            >
              Ambil foto
            </Button>
          ) : null}
          {value ? (
            <Button
              variant="subtle"
              color="red"
              disabled={readOnly || busy}
              onClick={() => onChange(null)}
              leftSection={<IconTrash aria-hidden size="1.125rem" />}
            >
              Hapus
            </Button>
          ) : null}
        </div>
        <HiddenInput inputRef={picker} accept={rule.types.join(',')} onTake={take} />
        {takesPictures ? (
          <HiddenInput inputRef={camera} accept="image/*" capture="environment" onTake={take} />
        ) : null}
      </div>
    </Input.Wrapper>
  );
}

type HiddenInputProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  accept: string;
  capture?: 'environment';
  onTake: (file: File | undefined) => Promise<void>;
};

/** The browser's own way to a file, opened by the buttons. */
function HiddenInput({ inputRef, onTake, ...rest }: HiddenInputProps) {
  return (
    <input
      {...rest}
      ref={inputRef}
      type="file"
      hidden
      aria-hidden
      tabIndex={-1}
      onChange={(event) => {
        void onTake(event.currentTarget.files?.[0]);
        // The same file may be chosen again after it was taken out.
        event.currentTarget.value = '';
      }}
    />
  );
}
