import { useState } from 'react';
import { TextInput, Textarea } from '@mantine/core';
import { jakartaDay } from '#domain/core/clock.ts';
import { check } from '#domain/core/workflow.ts';
import { aturanBukti, pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import { keadaanInvoice, setelahHariIni } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import { confirmSave } from '#kit/confirm.tsx';
import { DateField } from '#kit/DateField.tsx';
import { useDraftForm } from '#kit/draft-form.ts';
import { DraftDialog } from '#kit/DraftDialog.tsx';
import { FileField } from '#kit/FileField.tsx';
import { RupiahField } from '#kit/RupiahField.tsx';
import type { Dialog } from '#kit/use-dialog.ts';
import { announceWrite, useWrite } from '#kit/use-write.ts';
import { paths } from '#paths';
import {
  isianBaru,
  isianDariTulisan,
  labelBukti,
  panggilanBukti,
  type BukaBukti,
  type IsianBukti,
} from './bukti.ts';
import classes from './Dialog.module.css';

export type BuktiDialogProps = { dialog: Dialog<BukaBukti>; record: Pengujian };

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
  const [dibuka] = useState(() => new Date());
  const write = useWrite(pembayaranApi.bayar, perbaiki?.opId);
  const label = labelBukti(invoice);
  const form = useDraftForm<IsianBukti>({
    call: panggilanBukti,
    record: invoice.uuid,
    label,
    untuk: write.replaces,
    awal: perbaiki ? isianDariTulisan(perbaiki) : isianBaru(record, dibuka),
  });
  // The device answers in a moment; a dialog that first shows something else would only flicker.
  if (!form.ready) return null;
  const { isian, readOnly } = form;
  // As it stands now: a proof from another device may have come first.
  const sekarang = record.pembayaran.invoice.find(({ uuid }) => uuid === invoice.uuid) ?? invoice;
  const verdict = check(invoiceWorkflow, 'kirimBukti', keadaanInvoice(sekarang, record.user.uuid), actor);
  const refused = verdict.ok || write.locked ? null : verdict.reason;
  const set = <K extends keyof IsianBukti>(name: K, value: IsianBukti[K]) => {
    form.set({ [name]: value } as Partial<IsianBukti>);
    write.clearError(name);
  };
  const teks = (name: 'noRekening' | 'namaBank' | 'namaPemilikRekening' | 'keterangan') => ({
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
        uuid: invoice.uuid,
        noInvoice: invoice.noInvoice,
        // One that is missing is what the call's own schema refuses.
        fileBuktiPembayaran: isian.fileBuktiPembayaran!,
      },
      alsoWrong: isian.tglBayar > jakartaDay(dibuka) ? { tglBayar: setelahHariIni } : {},
      label,
      begunAt: form.resumed ?? perbaiki?.begunAt ?? dibuka.toISOString(),
      draf: form.draft.kunci,
      confirm: confirmSave,
      before: form.draft.simpanSekarang,
    });
    if (hasil.jenis !== 'terkirim' && hasil.jenis !== 'tersimpan') return;
    form.done();
    announceWrite(hasil);
    dialog.close();
  };

  return (
    <DraftDialog
      dialog={dialog}
      title="Kirim bukti pembayaran"
      size={700}
      fullBelow="ponsel"
      write={write}
      labels={labels}
      outboxPath={paths.kotakKeluar()}
      typed={form}
      blocked={refused}
      lead={
        <p className={classes.about}>
          {invoice.namaTagihan}, <span className="mj-kode">{invoice.noInvoice}</span>. Rekening di bawah ini
          adalah rekening yang Anda pakai membayar.
        </p>
      }
      onSubmit={() => void save()}
    >
      <div className={classes.pair}>
        <RupiahField
          id={write.id('total')}
          label="Total"
          value={invoice.totalTagihan}
          readOnly
          onChange={never}
        />
        <DateField
          id={write.id('tglBayar')}
          label={labels.tglBayar}
          value={isian.tglBayar}
          max={jakartaDay(dibuka)}
          error={write.errors['tglBayar']}
          disabled={readOnly}
          onChange={(value) => set('tglBayar', value)}
        />
        <TextInput {...teks('noRekening')} withAsterisk inputMode="numeric" />
        <TextInput {...teks('namaBank')} withAsterisk maxLength={100} />
      </div>
      <TextInput {...teks('namaPemilikRekening')} withAsterisk maxLength={200} />
      <FileField
        id={write.id('fileBuktiPembayaran')}
        label={labels.fileBuktiPembayaran}
        help="File PDF, paling besar 5 MB"
        rule={aturanBukti}
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

const never = () => undefined;
