import { useRef, useState } from 'react';
import { Button, Input } from '@mantine/core';
import { IconCamera, IconFileUpload, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import type { FileRule } from '#domain/core/endpoint.ts';
import { useOrang } from '#data/app.ts';
import { simpanBerkasLokal } from '#data/files.ts';
import { salahIsi } from '#data/isi-berkas.ts';
import type { SlowField } from './field.ts';
import { FilePreview } from './FilePreview.tsx';
import { HiddenFileInput } from './HiddenFileInput.tsx';
import { pictureTypes, takePages, type PicturePages } from './picture-pages.ts';
import { shrinkPicture } from './shrink-picture.ts';
import classes from './FileField.module.css';

/** A file as a form holds it: its bytes lie on the device under the hash. */
export type ChosenFile = { sha256: string; name: string; size: number; mime: string };

export type FileFieldProps = SlowField<ChosenFile | null> & {
  label: string;
  /** What it may be, in words: 'jpg, jpeg, atau pdf, paling besar 5 MB'. */
  help: string;
  rule: Pick<FileRule, 'types' | 'maxBytes' | 'terlaluBesar' | 'salahJenis'>;
  /** Where the rule takes only PDF: pictures become one here, before anything is sent. */
  pictures?: PicturePages;
  required?: boolean;
  /** How a picture is made to fit, where it must be smaller still than one that is only looked at. */
  shrink?: typeof shrinkPicture;
};

export const notKept =
  'Perangkat tidak dapat menyimpan file ini (penyimpanan penuh atau tertutup). Kosongkan ruang lalu pilih lagi.';

/**
 * A file chosen or photographed, kept on the device at once, so that it survives a crash and waits for the network like
 * everything else that is typed. Pictures are drawn smaller to fit, for which the form waits; what the field does not take
 * is refused in words.
 */
export function FileField(props: FileFieldProps) {
  const { id, label, help, rule, pictures, value, onChange, busy, later, error, readOnly } = props;
  const { required = false, shrink = shrinkPicture } = props;
  const isLogo = shrink !== shrinkPicture;
  const { db } = useOrang();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  // What the PDF was made of, as long as this form is open: another picture becomes its next page.
  const [made, setMade] = useState<readonly File[]>([]);
  const [adding, setAdding] = useState(false);
  // Nothing of the form is wrong: what was there before still is.
  const [refused, setRefused] = useState<string | null>(null);
  const types = pictures ? [...rule.types, ...pictureTypes] : rule.types;
  const takesPictures = types.some((type) => type.startsWith('image/'));
  const room = pictures !== undefined && value !== null && made.length > 0 && made.length < pictures.most;

  const prepare = async (files: readonly File[]) => {
    try {
      const taken = pictures
        ? await takePages(files, rule, pictures)
        : await takeOne(files[0]!, rule, shrink);
      if (typeof taken === 'string') return refuse(taken);
      const kept = await simpanBerkasLokal(db, taken, taken.name);
      setMade(taken === files[0] ? [] : files);
      return { value: kept };
    } catch {
      return refuse(notKept);
    }
  };
  const refuse = (wrong: string) => {
    setRefused(wrong);
    // It stands below the field, which may lie below the edge.
    setTimeout(() => field.current?.scrollIntoView({ block: 'center' }));
    return null;
  };
  const take = async (chosen: readonly File[], add: boolean) => {
    if (chosen.length === 0) return;
    setRefused(null);
    await later(prepare(add ? [...made, ...chosen] : chosen));
  };
  const pick = (add: boolean) => {
    setAdding(add);
    picker.current?.click();
  };
  const remove = () => {
    setRefused(null);
    setMade([]);
    onChange(null);
  };
  return (
    <Input.Wrapper
      ref={field}
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
        {value ? (
          <div className={isLogo ? classes.logo : undefined}>
            <FilePreview file={value} label={label} thumb={isLogo} />
          </div>
        ) : null}
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={busy}
            disabled={readOnly}
            onClick={() => pick(false)}
            leftSection={<IconFileUpload aria-hidden size="1.125rem" />}
          >
            {value ? 'Ganti file' : 'Pilih file'}
          </Button>
          {room ? (
            <Button
              variant="default"
              disabled={readOnly || busy}
              onClick={() => pick(true)}
              leftSection={<IconPhotoPlus aria-hidden size="1.125rem" />}
            >
              Tambah gambar
            </Button>
          ) : null}
          {takesPictures ? (
            <Button
              variant="default"
              disabled={readOnly || busy}
              onClick={() => camera.current?.click()}
              leftSection={<IconCamera aria-hidden size="1.125rem" />}
            >
              {room ? 'Tambah foto' : 'Ambil foto'}
            </Button>
          ) : null}
          {value ? (
            <Button
              variant="subtle"
              color="red"
              disabled={readOnly || busy}
              onClick={remove}
              leftSection={<IconTrash aria-hidden size="1.125rem" />}
            >
              Hapus
            </Button>
          ) : null}
        </div>
        {pictures && made.length > 0 && value ? (
          <p className="mj-catatan" role="status">
            {made.length} gambar menjadi satu PDF. Periksa isinya sebelum dikirim.
          </p>
        ) : null}
        <HiddenFileInput
          inputRef={picker}
          accept={types.join(',')}
          multiple={pictures !== undefined}
          onTake={(files) => take(files, adding)}
        />
        {takesPictures ? (
          <HiddenFileInput
            inputRef={camera}
            accept="image/*"
            capture="environment"
            onTake={(files) => take(files, room)}
          />
        ) : null}
      </div>
    </Input.Wrapper>
  );
}

/** The file as its field sends it, or why not. */
async function takeOne(
  file: File,
  rule: FileFieldProps['rule'],
  shrink: typeof shrinkPicture,
): Promise<File | string> {
  const salah = await salahIsi(file, rule);
  if (salah !== null) return salah;
  const fitting = await shrink(file, rule.maxBytes);
  return fitting.size > rule.maxBytes ? rule.terlaluBesar : fitting;
}
