import { addDays } from '#domain/core/clock.ts';
import { fromWire } from '#domain/core/wire.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { periksaPerpanjangan } from '#domain/penggunaan/rules.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { DateRangeField, type DateRange } from '#kit/field/DateRangeField.tsx';
import { errorsOfRefusal } from '#kit/field/field-errors.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { useRecordForm } from '#kit/form/record-form.ts';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { MasaPenggunaan } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { labelTulisan, versiMasa } from './tulisan.ts';

/** A new extension, or a refused one to be corrected. */
export type BukaPerpanjangan = { perbaiki: Baris | null };
type Props = { dialog: Dialog<BukaPerpanjangan>; tampilan: Tampilan<Penelitian> };
type IsianPerpanjangan = { tanggal: DateRange; catatan: string };

/** Extra rental time: the added days, from the one after the old end on (USAGE-19, GAP-105). */
export function PerpanjangDialog({ dialog, tampilan }: Props) {
  return dialog.isi ? (
    <Perpanjang key={dialog.key} dialog={dialog} tampilan={tampilan} {...dialog.isi} />
  ) : null;
}

function Perpanjang({ dialog, tampilan, perbaiki }: Props & BukaPerpanjangan) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const mulai = addDays(data.tglSelesai, 1);
  const form = useRecordForm({
    endpoint: penggunaanApi.perpanjang,
    record: data.uuid,
    label: labelTulisan(penelitianWorkflow.actions.perpanjang.label, data),
    repairs: perbaiki,
    initial: perbaiki ? dariTulisan(perbaiki, mulai) : { tanggal: { dari: mulai, sampai: '' }, catatan: '' },
    body: ({ tanggal, catatan }) => ({
      uuidPenelitian: data.uuid,
      tglMulai: tanggal.dari || null,
      tglSelesai: tanggal.sampai,
      catatan: catatan.trim() || null,
    }),
    alsoWrong: ({ tanggal: { dari, sampai } }) =>
      sampai === ''
        ? {}
        : errorsOfRefusal(
            periksaPerpanjangan({ tglMulai: dari || undefined, tglSelesai: sampai }, data.tglSelesai),
          ),
    version: versiMasa(tampilan),
    verdict: () => check(penelitianWorkflow, 'perpanjang', keadaanPenelitian(data), actor),
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS }),
  });
  const tanggal = form.field('tanggal', 'tglSelesai', 'tglMulai');
  const { sampai } = form.values.tanggal;

  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title="Tambah waktu sewa lab"
      labels={{ tglSelesai: 'Tanggal', tglMulai: 'Tanggal', catatan: 'Catatan' }}
      lead={
        <p className="mj-catatan mj-rapi">
          Masa penggunaan sekarang <MasaPenggunaan {...data} />.
          {sampai ? (
            <>
              {' '}
              Setelah ditambah: <MasaPenggunaan tglMulai={data.tglMulai} tglSelesai={sampai} />.
            </>
          ) : null}
        </p>
      }
    >
      <DateRangeField
        {...tanggal}
        label="Tanggal"
        description="Hari pertama dan terakhir yang ditambahkan"
        error={tanggal.error ?? form.errors['tglMulai']}
        min={mulai}
      />
      <NoteField {...form.field('catatan')} label="Catatan" />
    </FormDialog>
  );
}

/** A refused extension as it was typed. */
function dariTulisan({ body }: Baris, mulai: string): IsianPerpanjangan {
  const isi = fromWire(body) as { tglMulai?: string; tglSelesai?: string; catatan?: string };
  return {
    tanggal: { dari: isi.tglMulai ?? mulai, sampai: isi.tglSelesai ?? '' },
    catatan: isi.catatan ?? '',
  };
}
