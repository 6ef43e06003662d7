import { jenisBarang, type NamaJenisBarang } from '#domain/barang/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { check } from '#domain/core/workflow.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { withZone } from '#domain/core/format.ts';
import { closeSaved } from '#kit/dialog/close-saved.ts';
import { DateField } from '#kit/field/DateField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { TimeField } from '#kit/field/TimeField.tsx';
import { TOAST_LONG_MS } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { MasaPenggunaan } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { PilihanBarang } from '#features/penelitian/bagian/PilihanBarang.tsx';
import { labelTulisan } from '#features/penelitian/penggunaan/tulisan.ts';
import { versiPutusan } from '#features/penelitian/putusan/putusan.ts';
import {
  bodyWaktu,
  denganMulai,
  waktuDari,
  waktuDariTulisan,
  waktuKeliru,
  type IsianUbahWaktu,
} from './waktu.ts';
import classes from './UbahWaktuDialog.module.css';

/** A new change, or a refused or never sent one to be corrected. */
export type BukaUbahWaktu = { perbaiki: Baris | null };
type Props = { dialog: Dialog<BukaUbahWaktu>; tampilan: Tampilan<Penelitian> };

/** Another time and plan for a research (LABORAN-06 to LABORAN-09), kept on the device and sent when it can be. */
export function UbahWaktuDialog({ dialog, tampilan }: Props) {
  return dialog.isi ? (
    <UbahWaktu key={dialog.key} dialog={dialog} tampilan={tampilan} {...dialog.isi} />
  ) : null;
}

const { label: judul } = penelitianWorkflow.actions.ubahWaktu;

function UbahWaktu({ dialog, tampilan, perbaiki }: Props & BukaUbahWaktu) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const form = useRecordForm({
    endpoint: penelitianApi.ubahWaktu,
    record: data.uuid,
    label: labelTulisan(judul, data),
    repairs: perbaiki,
    initial: perbaiki ? waktuDariTulisan(perbaiki) : waktuDari(data),
    body: (isian) => bodyWaktu(isian, data),
    alsoWrong: (isian, begun) => waktuKeliru(isian, data, begun),
    version: versiPutusan(tampilan, actor),
    verdict: () => check(penelitianWorkflow, 'ubahWaktu', keadaanPenelitian(data), actor),
    onSaved: closeSaved(dialog, { ms: TOAST_LONG_MS }),
  });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={judul}
      size={750}
      labels={labels}
      lead={
        <p>
          Waktu sekarang: <MasaPenggunaan {...data} />
          {data.jamMulai && data.jamSelesai
            ? `, ${withZone(`${data.jamMulai} – ${data.jamSelesai}`)} setiap hari`
            : ''}
          .
        </p>
      }
    >
      <Waktu form={form} />
      {data.researchType.kdJenisPenelitian === jenisPenelitian.laboratorium ? (
        <div className={classes.items}>
          <p className="mj-catatan">Yang akan dipakai boleh dikosongkan.</p>
          {jenisDaftar.map((jenis) => (
            <Barang key={jenis} form={form} jenis={jenis} idLaboratorium={data.idLaboratorium} />
          ))}
        </div>
      ) : null}
    </FormDialog>
  );
}

const labels = {
  tglMulai: 'Tanggal mulai',
  tglSelesai: 'Tanggal selesai',
  jamMulai: 'Jam mulai',
  jamSelesai: 'Jam selesai',
  alat: 'Alat',
  bahan: 'Bahan',
  instrumen: 'Instrumen',
};
const jenisDaftar: readonly NamaJenisBarang[] = ['alat', 'bahan', 'instrumen'];

type FormProps = { form: RecordForm<IsianUbahWaktu> };

function Waktu({ form }: FormProps) {
  const { tglMulai } = form.values;
  const hariIni = labDay(new Date(form.begunAt));
  const tanpaMulai = tglMulai === '';
  return (
    <div className="mj-dua">
      <DateField
        {...form.field('tglMulai')}
        label={labels.tglMulai}
        min={hariIni}
        onChange={(hari) =>
          form.change((now) => denganMulai(now, hari), 'tglMulai', 'tglSelesai', 'jamMulai', 'jamSelesai')
        }
      />
      <DateField {...form.field('tglSelesai')} label={labels.tglSelesai} min={tglMulai || hariIni} />
      <TimeField
        {...form.field('jamMulai', 'jamMulai', 'jamSelesai')}
        label={labels.jamMulai}
        optional
        disabled={tanpaMulai}
      />
      <TimeField
        {...form.field('jamSelesai', 'jamSelesai', 'jamMulai')}
        label={labels.jamSelesai}
        optional
        disabled={tanpaMulai}
      />
    </div>
  );
}

type BarangProps = FormProps & { jenis: NamaJenisBarang; idLaboratorium: number };

/** What the server says of one of them is said at the field, which is where they are chosen. */
function Barang({ form, jenis, idLaboratorium }: BarangProps) {
  const keliru = Object.keys(form.errors).filter((nama) => nama.startsWith(`${jenis}[`));
  const field = form.field(jenis, jenis, ...keliru);
  return (
    <PilihanBarang
      {...field}
      error={field.error ?? form.errors[keliru[0] ?? jenis]}
      idLaboratorium={idLaboratorium}
      idJenisBarang={jenisBarang[jenis]}
      inDialog
    />
  );
}
