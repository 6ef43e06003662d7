import type { ReactNode } from 'react';
import { formatNpwp } from '#domain/akun/alamat.ts';
import { akunApi } from '#domain/akun/endpoints.ts';
import { aturanAlamat } from '#domain/akun/rules.ts';
import type { Profil } from '#domain/akun/schema.ts';
import { useAplikasi } from '#data/app.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { BidangAlamat } from './BidangAlamat.tsx';

export type AlamatDialogProps = {
  dialog: Dialog<Profil>;
  title: string;
  /** What is to be known besides what it is for. */
  catatan?: string;
  cancel?: ReactNode;
};

/** A person's own address and NPWP (GAP-171). */
export const AlamatDialog = (props: AlamatDialogProps) =>
  props.dialog.isi ? <Alamat key={props.dialog.key} {...props} profil={props.dialog.isi} /> : null;

function Alamat({ dialog, title, catatan = '', cancel, profil }: AlamatDialogProps & { profil: Profil }) {
  const { muatProfil } = useAplikasi();
  const aturan = aturanAlamat(profil);
  const { uuid, rev, alamat, npwp } = profil;
  const form = useRecordForm({
    endpoint: akunApi.alamat,
    record: uuid,
    label: 'Alamat Anda',
    initial: { alamat: alamat ?? '', npwp: npwp ? formatNpwp(npwp) : '' },
    body: (isi) => isi,
    version: { rev, tertunda: [], tanda: JSON.stringify([alamat, npwp]) },
    onRefused: () => void muatProfil(),
    onSaved: closeSaved(dialog, { also: () => void muatProfil() }),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={title}
      size={450}
      fullBelow={null}
      labels={{ alamat: 'Alamat', npwp: 'NPWP' }}
      cancel={cancel}
    >
      <p>Alamat dicetak pada invoice dan laporan hasil uji. {catatan}</p>
      <BidangAlamat aturan={aturan} field={form.field} />
    </FormDialog>
  );
}
