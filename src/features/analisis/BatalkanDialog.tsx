import { analisisApi } from '#domain/analisis/endpoints.ts';
import { callName } from '#domain/core/endpoint.ts';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { DraftTextarea, useDraftText } from '#kit/DraftTextarea.tsx';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { useWrite } from '#kit/use-write.ts';
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
  const { data } = tampilan;
  const label = labelTulisan('batalkan', data);
  const alasan = useDraftText({ call: callName(analisisApi.cancel), record: data.uuid, label }, 'catatan');

  const save = async () => {
    const hasil = await write.submit({
      body: { uuid: data.uuid, catatan: alasan.value },
      label,
      baseRev: version.baseRev,
      after: version.after,
      // The dialog itself is the question (MSG-20).
      confirm: async () => true,
      draf: alasan.draft.kunci,
      before: alasan.draft.simpanSekarang,
    });
    if (hasil.jenis === 'terkirim' || hasil.jenis === 'tersimpan') onSaved(hasil);
  };

  return (
    <DraftDialog
      dialog={dialog}
      title="Apakah anda yakin ingin membatalkan pengujian ?"
      size={450}
      write={write}
      labels={{ catatan: 'Alasan' }}
      outboxPath={paths.kotakKeluar()}
      typed={alasan}
      version={version}
      submit={{ label: 'Ya', danger: true }}
      lead={
        <p className={classes.about}>
          {data.parameter.namaParameterUji}, {data.sampel.nama}. Laporan yang sudah dibuat tetap ada di
          riwayat; pengujian kembali ke antrian.
        </p>
      }
      onSubmit={() => void save()}
    >
      <DraftTextarea
        id={write.id('catatan')}
        label="Alasan"
        withAsterisk
        minRows={3}
        maxLength={2000}
        data-autofocus
        text={alasan}
        error={write.errors['catatan']}
        onEdit={() => write.clearError('catatan')}
      />
    </DraftDialog>
  );
}
