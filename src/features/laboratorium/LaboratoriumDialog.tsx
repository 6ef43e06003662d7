import { Switch, Textarea, TextInput } from '@mantine/core';
import { aturanGambar, laboratoriumApi } from '#domain/laboratorium/endpoints.ts';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import { useKonfigurasi } from '#data/config.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { FileField } from '#kit/field/FileField.tsx';
import { shrinkLogo } from '#kit/field/shrink-picture.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { HariKerja, labelHariKerja } from './HariKerja.tsx';
import { bodyDari, hariKosong, isianDari } from './isian.ts';

export type LaboratoriumDialogProps = {
  dialog: Pick<Dialog<Laboratorium>, 'isi' | 'opened' | 'close' | 'exited'>;
  /** Also where it was refused: the list may show what is no longer so. */
  onSaved: () => void;
};

const labels = {
  alamat: 'Alamat',
  kota: 'Kota',
  telepon: 'Telepon',
  whatsapp: 'WhatsApp',
  email: 'Email',
  fileLogo: 'Logo',
  noAkreditasi: 'Nomor akreditasi',
  fileTanda: 'Tanda akreditasi KAN',
  flagLaporanAsli: 'Lihat laporan asli pada halaman cek',
  ...labelHariKerja,
} as const;

const gambar = 'Gambar png, jpg, atau jpeg; diperkecil di perangkat ini';

/** What papers say of one laboratory (GAP-171, GAP-174), and whether its reports can be read from their check page (GAP-169). */
export function LaboratoriumDialog({ dialog, onSaved }: LaboratoriumDialogProps) {
  return dialog.isi ? <Isian key={dialog.isi.uuid} lab={dialog.isi} {...{ dialog, onSaved }} /> : null;
}

function Isian({ lab, dialog, onSaved }: LaboratoriumDialogProps & { lab: Laboratorium }) {
  const { institutionAddress } = useKonfigurasi();
  const form = useRecordForm({
    endpoint: laboratoriumApi.ubah,
    record: lab.uuid,
    label: `Ubah laboratorium · ${lab.namaLaboratorium}`,
    initial: isianDari(lab),
    body: (isian) => bodyDari(isian, lab),
    alsoWrong: hariKosong,
    version: { rev: lab.rev, tertunda: [], tanda: lab.rev },
    onSaved: closeSaved(dialog, { also: onSaved }),
    onRefused: onSaved,
  });
  const { value: laporanAsli, readOnly, id, onChange } = form.field('flagLaporanAsli');
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Ubah laboratorium ${lab.namaLaboratorium}`}
      size={750}
      labels={labels}
      lead={<RefusedNotice form={form} title="Sudah berubah" />}
    >
      <p className="mj-catatan">
        Laporan yang sudah terbit tetap seperti saat diterbitkan. Invoice, kwitansi, dan surat dibuat saat
        diunduh: yang diunduh lagi memakai kop yang baru.
        {lab.alamat === null && institutionAddress
          ? ` Selama alamat belum diisi, dokumen memakai alamat institusi: ${institutionAddress}.`
          : null}
      </p>
      <Textarea {...form.field('alamat')} label={labels.alamat} withAsterisk autosize maxLength={300} />
      <div className="mj-sepasang">
        <TextInput
          {...form.field('kota')}
          label={labels.kota}
          description="Berdiri di depan tanggal tanda tangan"
          maxLength={100}
        />
        <TextInput
          {...form.field('email')}
          label={labels.email}
          description="Untuk pertanyaan pelanggan"
          inputMode="email"
          maxLength={200}
        />
        <TextInput {...form.field('telepon')} label={labels.telepon} inputMode="tel" />
        <TextInput {...form.field('whatsapp')} label={labels.whatsapp} inputMode="tel" />
      </div>
      <FileField
        {...form.slowField('fileLogo')}
        label={labels.fileLogo}
        help={gambar}
        rule={aturanGambar.logo}
        shrink={shrinkLogo}
      />
      <TextInput
        {...form.field('noAkreditasi')}
        label={labels.noAkreditasi}
        description="Dari sertifikat akreditasi laboratorium ini"
        maxLength={50}
      />
      <FileField
        {...form.slowField('fileTanda')}
        label={labels.fileTanda}
        help={`Tercetak hanya bila semua hasil laporan termasuk ruang lingkupnya. ${gambar}`}
        rule={aturanGambar.tanda}
        shrink={shrinkLogo}
      />
      <Switch
        id={id}
        label={labels.flagLaporanAsli}
        description="Siapa pun yang memegang laporan dapat membuka file aslinya lewat kode QR-nya"
        checked={laporanAsli}
        disabled={readOnly}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <HariKerja form={form} />
    </FormDialog>
  );
}
