import type { z } from 'zod';
import { callName } from '#domain/core/endpoint.ts';
import { kosong } from '#domain/core/fields.ts';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import type { Dialog } from '#kit/use-dialog.ts';
import { DialogTindakan } from './DialogTindakan.tsx';
import type { TindakanBeralasan } from './tindakan-beralasan.ts';
import { useKirim, type Rekaman } from './use-kirim.ts';

export type AlasanDialogProps<B extends z.ZodType, D extends z.ZodType> = {
  dialog: Dialog<true>;
  rekaman: Rekaman;
  tindakan: TindakanBeralasan<B, D>;
};

/** An act that only asks why. */
export function AlasanDialog<B extends z.ZodType, D extends z.ZodType>(props: AlasanDialogProps<B, D>) {
  return props.dialog.isi ? <Alasan key={props.dialog.key} {...props} /> : null;
}

function Alasan<B extends z.ZodType, D extends z.ZodType>({
  dialog,
  rekaman,
  tindakan: { aksi, judul, tentang, endpoint, field, body },
}: AlasanDialogProps<B, D>) {
  const { data, muatUlang } = rekaman;
  const { write, version, terhalang, kirim } = useKirim(rekaman, endpoint);
  const alasan = useDraftText(
    // One call carries several acts; each keeps its own words.
    {
      call: `${callName(endpoint)} ${aksi}`,
      record: data.uuid,
      label: `${judul} · ${data.namaSampel}`,
    },
    'alasan',
  );
  const simpan = async () => {
    const isi = alasan.value.trim();
    const terkirim = await kirim({
      body: body(data.uuid, isi),
      alsoWrong: isi === '' ? { [field]: kosong } : {},
      draft: alasan.draft,
    });
    if (!terkirim) return;
    muatUlang();
    dialog.close();
  };
  return (
    <DialogTindakan
      dialog={dialog}
      judul={judul}
      tentang={tentang}
      write={write}
      version={version}
      labels={{ [field]: 'Alasan' }}
      typed={alasan}
      terhalang={terhalang(aksi)}
      danger
      onSubmit={() => void simpan()}
    >
      <DraftTextarea
        id={write.id(field)}
        label="Alasan"
        withAsterisk
        minRows={3}
        maxLength={500}
        data-autofocus
        text={alasan}
        error={write.errors[field]}
        onEdit={() => write.clearError(field)}
      />
    </DialogTindakan>
  );
}
