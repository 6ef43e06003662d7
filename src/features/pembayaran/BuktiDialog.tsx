import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { labDay } from '#domain/core/clock.ts';
import { check } from '#domain/core/workflow.ts';
import { aturanBukti } from '#domain/pembayaran/bukti.ts';
import { keadaanInvoice, pemilikInvoice, setelahHariIni } from '#domain/pembayaran/rules.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { jenisDari, judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { sebutan } from '#domain/pendaftaran/schema.ts';
import { useOrang } from '#data/app.ts';
import { bacaIngatan, ingat } from '#data/ingatan.ts';
import { NoteField } from '#kit/field/NoteField.tsx';
import { DateField } from '#kit/field/DateField.tsx';
import { FileField } from '#kit/field/FileField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { RupiahField } from '#kit/field/RupiahField.tsx';
import { showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import {
  bayarPerJenis,
  gambarBukti,
  ingatanRekening,
  isianBaru,
  isianDariTulisan,
  labelBukti,
  type BukaBukti,
  type RekeningPengirim,
} from './bukti.ts';
import { whole } from '#kit/text/whole.tsx';

export type BuktiDialogProps = { dialog: Dialog<BukaBukti>; record: Pendaftaran };

/** The proof of a transfer (PAY-11, PAY-12): typed, kept and sent with or without a network. */
export function BuktiDialog({ dialog, record }: BuktiDialogProps) {
  return dialog.isi ? <Bukti key={dialog.key} dialog={dialog} buka={dialog.isi} record={record} /> : null;
}

const labels = {
  tglBayar: 'Tanggal bayar',
  noRekening: 'Nomor rekening',
  namaBank: 'Nama bank',
  namaPemilikRekening: 'Nama pemilik rekening',
  fileBuktiPembayaran: 'Bukti pembayaran',
  keterangan: 'Keterangan',
} as const;

function Bukti({ dialog, buka, record }: BuktiDialogProps & { buka: BukaBukti }) {
  const { invoice, perbaiki } = buka;
  const { actor } = useOrang();
  const jenis = jenisDari(record);
  const semua: readonly InvoicePokok[] = record.pembayaran.invoice;
  const [dibuka] = useState(() => new Date());
  // As it stands now: a proof from another device may have come first.
  const sekarang = semua.find(({ uuid }) => uuid === invoice.uuid) ?? invoice;
  const form = useRecordForm({
    endpoint: bayarPerJenis[jenis],
    record: invoice.uuid,
    label: labelBukti(invoice, record),
    repairs: perbaiki,
    initial: perbaiki
      ? isianDariTulisan(perbaiki)
      : isianBaru(record, bacaIngatan<RekeningPengirim>(actor.uuid, ingatanRekening), dibuka),
    body: (isian) => ({
      ...isian,
      uuid: invoice.uuid,
      noInvoice: invoice.noInvoice,
      // One that is missing is what the call's own schema refuses.
      fileBuktiPembayaran: isian.fileBuktiPembayaran!,
    }),
    alsoWrong: ({ tglBayar }) => (tglBayar > labDay(dibuka) ? { tglBayar: setelahHariIni } : {}),
    verdict: () =>
      check(invoiceWorkflow, 'kirimBukti', keadaanInvoice(sekarang, pemilikInvoice(record, jenis)), actor),
    onSaved: (info) => {
      const { noRekening, namaBank, namaPemilikRekening } = form.values;
      ingat(actor.uuid, ingatanRekening, { noRekening, namaBank, namaPemilikRekening });
      showSuccess(info, TOAST_LONG_MS);
      dialog.close();
    },
  });

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Kirim bukti pembayaran"
      labels={labels}
      lead={
        <p className="mj-catatan">
          {invoice.namaTagihan} untuk {whole(sebutan(record.nomor, judulDari(record)))},{' '}
          <span className="mj-kode">{invoice.noInvoice}</span>. Rekening di bawah ini adalah rekening yang
          Anda pakai membayar.
        </p>
      }
    >
      <div className="mj-sepasang">
        <RupiahField
          id={form.id('total')}
          label="Total"
          value={invoice.totalTagihan}
          readOnly
          onChange={never}
        />
        <DateField {...form.field('tglBayar')} label={labels.tglBayar} max={labDay(dibuka)} />
        <TextInput {...form.field('noRekening')} label={labels.noRekening} withAsterisk inputMode="numeric" />
        <TextInput {...form.field('namaBank')} label={labels.namaBank} withAsterisk maxLength={100} />
      </div>
      <TextInput
        {...form.field('namaPemilikRekening')}
        label={labels.namaPemilikRekening}
        autoComplete="name"
        withAsterisk
        maxLength={200}
      />
      <FileField
        {...form.slowField('fileBuktiPembayaran')}
        label={labels.fileBuktiPembayaran}
        help="Foto atau tangkapan layar (paling banyak 3), atau satu file PDF paling besar 5 MB"
        rule={aturanBukti}
        pictures={gambarBukti}
        required
      />
      <NoteField {...form.field('keterangan')} label={labels.keterangan} />
    </FormDialog>
  );
}

const never = () => undefined;
