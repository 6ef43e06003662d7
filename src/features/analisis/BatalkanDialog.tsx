import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { FormDialog } from '#kit/FormDialog.tsx';
import { FormMessages } from '#kit/FormMessages.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { SubmitButton } from '#kit/SubmitButton.tsx';
import { useWrite } from '#kit/use-write.ts';
import { berubahDiBawah, VersionNotice } from '#kit/VersionNotice.tsx';
import { paths } from '#paths';
import type { DialogRekamanProps } from './dialog-rekaman.ts';
import { labelTulisan } from './pelaku.ts';
import { versiDari } from './versi.ts';
import classes from './Dialog.module.css';

/** Cancels the run of one parameter; the reason is required (ANALYSIS-06, GAP-34). */
export function BatalkanDialog({ dialog, ...rest }: DialogRekamanProps) {
  return dialog.isi ? <Batalkan key={dialog.key} dialog={dialog} {...rest} /> : null;
}

function Batalkan({ dialog, tampilan, onSaved }: DialogRekamanProps) {
  const write = useWrite(analisisApi.cancel);
  const version = useOpenedVersion(versiDari(tampilan));
  const [catatan, setCatatan] = useState('');
  const { data } = tampilan;

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, catatan },
      label: labelTulisan('batalkan', data),
      baseRev: version.baseRev,
      after: version.after,
      // The dialog itself is the question (MSG-20).
      confirm: async () => true,
    });
    if (hasil.jenis === 'terkirim' || hasil.jenis === 'tersimpan') onSaved(hasil);
  };

  return (
    <FormDialog
      opened={dialog.opened}
      title="Apakah anda yakin ingin membatalkan pengujian ?"
      size={450}
      locked={write.locked}
      onClose={dialog.close}
      onExited={dialog.exited}
      onSubmit={() => void save()}
      footer={
        <>
          <Button variant="default" size="lg" onClick={dialog.close} disabled={write.locked}>
            Batal
          </Button>
          <SubmitButton
            label="Ya"
            danger
            busy={write.locked}
            blocked={version.changed ? berubahDiBawah : null}
          />
        </>
      }
    >
      <p className={classes.about}>
        {data.parameter.namaParameterUji}, {data.sampel.nama}. Laporan yang sudah dibuat tetap ada di riwayat;
        pengujian kembali ke antrian.
      </p>
      <VersionNotice version={version} />
      <FormMessages write={write} labels={{ catatan: 'Alasan' }} outboxPath={paths.kotakKeluar()} />
      <Textarea
        id={write.id('catatan')}
        label="Alasan"
        withAsterisk
        autosize
        minRows={3}
        maxLength={2000}
        data-autofocus
        value={catatan}
        error={write.errors['catatan']}
        onChange={(event) => {
          setCatatan(event.currentTarget.value);
          write.clearError('catatan');
        }}
      />
    </FormDialog>
  );
}
