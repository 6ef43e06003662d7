import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { useHariIni } from '#data/antrean.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import { setelahHariIni } from '#domain/pembayaran/rules.ts';
import { jenisPenggunaan, nomorMenyusul, sebutan } from '#domain/pendaftaran/schema.ts';
import { aturanBuktiPengembalian, pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { useKonfigurasi } from '#data/config.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FileField, type ChosenFile } from '#kit/field/FileField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { Numbered } from '#kit/table/list-columns.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import classes from './Dialog.module.css';

export type KembalikanFormProps = {
  dialog: Pick<Dialog<Pengembalian>, 'opened' | 'close' | 'exited'>;
  title: string;
  pengembalian: Pengembalian;
  /** Whether it may still be recorded. */
  verdict: Verdict;
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

/** CONF-04, CONF-05 */
const bantuanBukti = {
  pengujian: 'Gambar jpg, jpeg, atau png, paling besar 500 KB; gambar besar diperkecil di perangkat',
  penelitian: 'Gambar jpg, jpeg, png, atau file pdf. Maks 5MB',
} as const;

/** To the account the money came from, today, unless the officer says otherwise (GAP-145, CONF-07). */
const isianAwal = ({ rekeningAsal }: Pengembalian, today: string): Isian => ({
  noRekeningTujuan: rekeningAsal?.noRekening ?? '',
  namaBankTujuan: rekeningAsal?.namaBank ?? '',
  namaPemilikRekeningTujuan: rekeningAsal?.namaPemilikRekening ?? '',
  tglPengembalian: today,
  fileBuktiPembayaran: null,
  keterangan: '',
});

const hasilPengembalian = (kembali: Pengembalian): string =>
  `${formatRupiah(kembali.nominalPengembalian)} dikembalikan ke ${kembali.namaBankTujuan} ${kembali.noRekeningTujuan}.`;

/** The money is back with its payer, and here is the proof (REFUND-05 to REFUND-11). */
export function KembalikanForm({ dialog, title, pengembalian, verdict }: KembalikanFormProps) {
  const { uuid, noInvoice, nominalPengembalian } = pengembalian;
  const sumber = useKonfigurasi().rekening;
  const jenis = pengembalian.idJenisPenggunaan === jenisPenggunaan.penelitian.id ? 'penelitian' : 'pengujian';
  const today = useHariIni();
  const [initial] = useState(() => isianAwal(pengembalian, today));
  const form = useRecordForm({
    endpoint: pengembalianApi.kembalikan,
    record: uuid,
    label: `${pengembalianWorkflow.actions.kembalikan.label} · ${sebutan(pengembalian.nomor, noInvoice ?? pengembalian.judul)}`,
    initial,
    // A file that is missing is what the call's own schema refuses.
    body: (isian) => ({ ...isian, uuid, fileBuktiPembayaran: isian.fileBuktiPembayaran! }),
    alsoWrong: ({ tglPengembalian }) => (tglPengembalian > today ? { tglPengembalian: setelahHariIni } : {}),
    version: {
      rev: pengembalian.rev,
      tertunda: [],
      tanda: JSON.stringify([pengembalian.kdStatusPengembalian, nominalPengembalian]),
    },
    verdict: () => verdict,
    // Money that was given back is not asked for again (GAP-149).
    confirm: ({ namaBankTujuan, noRekeningTujuan, namaPemilikRekeningTujuan }) =>
      confirmDecision(
        `${formatRupiah(nominalPengembalian)} dicatat sudah dikembalikan ke ${namaBankTujuan} ${noRekeningTujuan} atas nama ${namaPemilikRekeningTujuan}, dan tidak dapat diubah lagi.`,
      ),
    onSaved: (info, jawaban) => {
      showSuccess(info, undefined, hasilPengembalian(jawaban as Pengembalian)); // REFUND-13
      dialog.close();
    },
  });

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={title}
      size={750}
      labels={labels}
      lead={<RefusedNotice form={form} title="Sudah dikembalikan" />}
    >
      <div className={classes.source}>
        <FactList
          facts={[
            { label: 'Penerima', value: pengembalian.nama },
            {
              label: 'Judul atau nama sampel',
              value: <Numbered number={pengembalian.nomor ?? nomorMenyusul}>{pengembalian.judul}</Numbered>,
            },
            { label: 'Rekening sumber', value: `${sumber.namaBank} ${sumber.noRekening}` },
            { label: 'Atas nama', value: sumber.namaPemilik },
          ]}
        />
      </div>
      <div className="mj-sepasang">
        <Tetap label="No. invoice" value={noInvoice ?? ''} />
        <Tetap label="Total pengembalian" value={formatRupiah(nominalPengembalian)} />
        <TextInput
          {...form.field('noRekeningTujuan')}
          label={labels.noRekeningTujuan}
          withAsterisk
          inputMode="numeric"
        />
        <TextInput
          {...form.field('namaBankTujuan')}
          label={labels.namaBankTujuan}
          withAsterisk
          maxLength={100}
        />
        <TextInput
          {...form.field('namaPemilikRekeningTujuan')}
          label={labels.namaPemilikRekeningTujuan}
          withAsterisk
          maxLength={200}
        />
        <DateField {...form.field('tglPengembalian')} label={labels.tglPengembalian} max={today} />
      </div>
      <FileField
        {...form.slowField('fileBuktiPembayaran')}
        label={labels.fileBuktiPembayaran}
        help={bantuanBukti[jenis]}
        rule={aturanBuktiPengembalian[jenis]}
        required
      />
      <NoteField {...form.field('keterangan')} label={labels.keterangan} />
    </FormDialog>
  );
}

/** Belongs to the form but is the server's to say; without an asterisk, since there is nothing to fill in (REFUND-06). */
const Tetap = ({ label, value }: { label: string; value: string }) => (
  <TextInput label={label} value={value} readOnly required withAsterisk={false} />
);
