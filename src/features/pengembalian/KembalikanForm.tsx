import { useState } from 'react';
import { TextInput, Textarea } from '@mantine/core';
import { jakartaDay } from '#domain/core/clock.ts';
import { callName } from '#domain/core/endpoint.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { aturanBuktiPengembalian, pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { useKonfigurasi } from '#data/config.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DateField } from '#kit/DateField.tsx';
import { useDraftForm } from '#kit/draft-form.ts';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { FactList } from '#kit/FactList.tsx';
import { FileField, type ChosenFile } from '#kit/FileField.tsx';
import { LiveNotices } from '#kit/OldLiveNotices.tsx';
import { useNetworkMissing } from '#kit/network.ts';
import { useOpenedVersion } from '#kit/opened-version.ts';
import { showSuccess } from '#kit/toast.ts';
import type { Dialog } from '#kit/use-dialog.ts';
import { useLiveWrite } from '#kit/use-live-write.ts';
import { paths } from '#paths';
import classes from './Dialog.module.css';

export type KembalikanFormProps = {
  dialog: Pick<Dialog<Pengembalian>, 'opened' | 'close' | 'exited'>;
  title: string;
  pengembalian: Pengembalian;
  /** Why it may not be recorded any more, or null. */
  refused: string | null;
};

type Isian = {
  noRekeningTujuan: string;
  namaBankTujuan: string;
  namaPemilikRekeningTujuan: string;
  tglPengembalian: string;
  fileBuktiPembayaran: ChosenFile | null;
  keterangan: string;
};

const labels = {
  noRekeningTujuan: 'Nomor rekening tujuan',
  namaBankTujuan: 'Bank tujuan',
  namaPemilikRekeningTujuan: 'Nama pemilik rekening',
  tglPengembalian: 'Tanggal pengembalian',
  fileBuktiPembayaran: 'Bukti pembayaran',
  keterangan: 'Keterangan',
} as const;

/** To the account the money came from, today, unless the Admin says otherwise (GAP-145, CONF-07). */
const isianAwal = ({ rekeningAsal }: Pengembalian, today: string): Isian => ({
  noRekeningTujuan: rekeningAsal?.noRekening ?? '',
  namaBankTujuan: rekeningAsal?.namaBank ?? '',
  namaPemilikRekeningTujuan: rekeningAsal?.namaPemilikRekening ?? '',
  tglPengembalian: today,
  fileBuktiPembayaran: null,
  keterangan: '',
});

/** The money is back with its payer, and here is the proof (REFUND-05 to REFUND-11). */
export function KembalikanForm(props: KembalikanFormProps) {
  const { dialog, title, pengembalian, refused } = props;
  const { noInvoice, nominalPengembalian } = pengembalian;
  const sumber = useKonfigurasi().rekening;
  const [today] = useState(() => jakartaDay(new Date()));
  const write = useLiveWrite(pengembalianApi.kembalikan);
  const network = useNetworkMissing();
  const version = useOpenedVersion({
    rev: pengembalian.rev,
    tertunda: [],
    tanda: JSON.stringify([pengembalian.kdStatusPengembalian, nominalPengembalian]),
  });
  const form = useDraftForm<Isian>({
    call: callName(pengembalianApi.kembalikan),
    record: pengembalian.uuid,
    label: `${pengembalianWorkflow.actions.kembalikan.label} · ${noInvoice ?? pengembalian.judul}`,
    awal: isianAwal(pengembalian, today),
  });
  // The device answers in a moment; a dialog that first shows something else would only flicker.
  if (!form.ready) return null;
  const { isian, readOnly } = form;
  const set = <K extends keyof Isian>(name: K, value: Isian[K]) => {
    form.set({ [name]: value } as Partial<Isian>);
    write.clearError(name);
  };
  const teks = (
    name: 'noRekeningTujuan' | 'namaBankTujuan' | 'namaPemilikRekeningTujuan' | 'keterangan',
  ) => ({
    id: write.id(name),
    label: labels[name],
    value: isian[name],
    readOnly,
    error: write.errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });

  const save = async () => {
    const hasil = await write.submit({
      body: {
        ...isian,
        uuid: pengembalian.uuid,
        // One that is missing is what the call's own schema refuses.
        fileBuktiPembayaran: isian.fileBuktiPembayaran!,
      },
      alsoWrong: isian.tglPengembalian > today ? { tglPengembalian: setelahHariIni } : {},
      baseRev: version.baseRev,
      draf: form.draft.kunci,
      confirm: confirmSave,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim') return;
    form.done();
    showSuccess(hasil.info); // REFUND-13
    dialog.close();
  };

  return (
    <DraftDialog
      dialog={dialog}
      title={title}
      size={750}
      fullBelow="ponsel"
      write={write}
      labels={labels}
      outboxPath={paths.kotakKeluar()}
      typed={form}
      version={version}
      blocked={refused ?? network}
      lead={
        <LiveNotices
          network={network}
          refused={version.changed ? null : refused}
          title="Sudah dikembalikan"
        />
      }
      onSubmit={() => void save()}
    >
      <div className={classes.source}>
        <FactList
          facts={[
            { label: 'Penerima', value: pengembalian.nama },
            { label: 'Judul atau nama sampel', value: pengembalian.judul },
            { label: 'Rekening sumber', value: `${sumber.namaBank} ${sumber.noRekening}` },
            { label: 'Atas nama', value: sumber.namaPemilik },
          ]}
        />
      </div>
      <div className={classes.pair}>
        <Tetap label="No. invoice" value={noInvoice ?? ''} />
        <Tetap label="Total pengembalian" value={formatRupiah(nominalPengembalian)} />
        <TextInput {...teks('noRekeningTujuan')} withAsterisk inputMode="numeric" />
        <TextInput {...teks('namaBankTujuan')} withAsterisk maxLength={100} />
        <TextInput {...teks('namaPemilikRekeningTujuan')} withAsterisk maxLength={200} />
        <DateField
          id={write.id('tglPengembalian')}
          label={labels.tglPengembalian}
          value={isian.tglPengembalian}
          max={today}
          error={write.errors['tglPengembalian']}
          disabled={readOnly}
          onChange={(value) => set('tglPengembalian', value)}
        />
      </div>
      <FileField
        id={write.id('fileBuktiPembayaran')}
        label={labels.fileBuktiPembayaran}
        help="Gambar jpg, jpeg, atau png, paling besar 500 KB; gambar besar diperkecil di perangkat"
        rule={aturanBuktiPengembalian}
        required
        value={isian.fileBuktiPembayaran}
        error={write.errors['fileBuktiPembayaran']}
        disabled={readOnly}
        onChange={(file) => set('fileBuktiPembayaran', file)}
      />
      <Textarea {...teks('keterangan')} description="Boleh kosong" autosize minRows={2} maxLength={2000} />
    </DraftDialog>
  );
}

/** Belongs to the form but is the server's to say; without an asterisk, since there is nothing to fill in (REFUND-06). */
const Tetap = ({ label, value }: { label: string; value: string }) => (
  <TextInput label={label} value={value} readOnly required withAsterisk={false} />
);
