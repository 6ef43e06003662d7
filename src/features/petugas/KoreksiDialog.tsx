import { TextInput } from '@mantine/core';
import { aturanKoreksi, bacaKoreksi, kataDigit, type Isian } from '#domain/akun/rules.ts';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas, PetugasTersimpan } from '#domain/petugas/schema.ts';
import { BidangAlamat } from '#features/akun/BidangAlamat.tsx';
import { useAcuan } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import { useKonfigurasi } from '#data/config.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { SelectField } from '#kit/field/SelectField.tsx';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import { bodyKoreksi, formKoreksi, isianKoreksi, type FormKoreksi } from './koreksi.ts';
import { versiPetugas } from './versi.ts';
import classes from './Petugas.module.css';

export type KoreksiDialogProps = {
  dialog: Dialog<true>;
  petugas: Petugas;
  /** Of the account as it stands after the correction. */
  onCorrected: (rev: string) => void;
};

const labels: Record<keyof FormKoreksi, string> = {
  kdStatus: 'Status',
  noInduk: 'Nomor induk',
  kdInstitusi: 'Instansi',
  namaPerguruanTinggi: 'Perguruan tinggi atau instansi',
  kdFakultas: 'Fakultas',
  namaFakultas: 'Fakultas',
  kdProgramStudi: 'Program studi',
  namaProgramStudi: 'Program studi',
  alamat: 'Alamat',
  npwp: 'NPWP',
  alasan: 'Alasan koreksi',
};

/** What a verified person is and where they come from, put right by an Admin who says why (GAP-160). */
export function KoreksiDialog(props: KoreksiDialogProps) {
  return props.dialog.isi ? <Koreksi key={props.dialog.key} {...props} /> : null;
}

function Koreksi({ dialog, petugas, onCorrected }: KoreksiDialogProps) {
  const { uuid, nama, email } = petugas;
  const { actor } = useOrang();
  const konfigurasi = useKonfigurasi();
  const dasar = {
    internal: emailBerdomain(email, konfigurasi.institutionDomains),
    namaUniversitas: konfigurasi.institutionName,
  };
  const form = useRecordForm({
    endpoint: petugasApi.koreksi,
    record: uuid,
    label: `Koreksi data diri · ${nama}`,
    initial: formKoreksi(petugas),
    body: (isi) => bodyKoreksi(isi, petugas),
    version: versiPetugas(petugas),
    alsoWrong: (isi) => {
      const hasil = bacaKoreksi(dasar, isianKoreksi(isi, petugas));
      return hasil.ok ? {} : Object.fromEntries(hasil.errors.map(({ field, message }) => [field, message]));
    },
    verdict: () =>
      check(
        akunWorkflow,
        'koreksi',
        { uuid, kdStatusVerifikasiUser: petugas.statusVerification.kdStatusVerifikasiUser },
        actor,
      ),
    confirm: () =>
      confirmDecision(
        `Data diri ${nama} berubah mulai sekarang, dan ia membaca alasannya di profilnya.`,
        false,
      ),
    onSaved: (info, jawaban) => {
      showSuccess(info);
      onCorrected((jawaban as PetugasTersimpan).rev);
      dialog.close();
    },
  });
  const { kdStatus, kdInstitusi } = isianKoreksi(form.values, petugas);
  const aturan = aturanKoreksi({ ...dasar, kdStatus, kdInstitusi });
  return (
    <FormDialog
      form={form}
      dialog={dialog}
      title={`Koreksi data diri ${nama}`}
      labels={labels}
      lead={<RefusedNotice form={form} title="Sudah berubah" />}
    >
      <p>
        Berlaku untuk pendaftaran dan dokumen berikutnya. Invoice, laporan, dan surat yang sudah terbit tetap
        seperti saat diterbitkan.
      </p>
      <Bidang form={form} aturan={aturan} />
      <BidangAlamat aturan={aturan} field={form.field} bolehKosong={petugas.alamat === null} />
      <LongField
        {...form.field('alasan')}
        label={labels.alasan}
        description="Tercatat dalam jejak dan dibaca orangnya"
        withAsterisk
        maxLength={2000}
      />
    </FormDialog>
  );
}

type BidangProps = { form: RecordForm<FormKoreksi>; aturan: ReturnType<typeof aturanKoreksi> };

/** The fields as the rules show them: chosen, typed, or fixed. */
function Bidang({ form, aturan }: BidangProps) {
  const fakultas = form.field('kdFakultas');
  const pilihan = {
    kdStatus: useAcuan('status'),
    kdInstitusi: useAcuan('institusi'),
    kdFakultas: useAcuan('fakultas'),
    kdProgramStudi: useAcuan('prodi').filter(({ induk }) => String(induk) === fakultas.value),
  };
  const pilih = (nama: keyof typeof pilihan, isian: Isian, onChange?: (value: string) => void) => {
    if (!isian.tampil) return null;
    if (isian.cara === 'tetap') return <Tetap isian={isian} pilihan={pilihan[nama]} />;
    if (isian.cara !== 'pilih') return null;
    const { value, ...field } = form.field(nama);
    return (
      <SelectField
        {...field}
        label={isian.label}
        placeholder={`Pilih ${isian.label.toLowerCase()}`}
        nothingFoundMessage="Tidak ada dalam daftar"
        data={pilihan[nama].map((satu) => ({ value: String(satu.kode), label: satu.nama, detail: '' }))}
        value={value}
        onChange={onChange ?? field.onChange}
      />
    );
  };
  const ketik = (
    nama: 'noInduk' | 'namaPerguruanTinggi' | 'namaFakultas' | 'namaProgramStudi',
    isian: Isian,
  ) => {
    if (!isian.tampil || isian.cara === 'pilih') return null;
    if (isian.cara === 'tetap') return <Tetap isian={isian} />;
    return (
      <TextInput
        {...form.field(nama)}
        label={isian.label}
        withAsterisk
        autoComplete="off"
        {...(isian.cara === 'digit'
          ? { inputMode: 'numeric', description: kataDigit(isian) }
          : { maxLength: 200 })}
      />
    );
  };
  return (
    <div className={classes.pair}>
      {pilih('kdStatus', aturan.kdStatus)}
      {ketik('noInduk', aturan.noInduk)}
      {pilih('kdInstitusi', aturan.kdInstitusi)}
      {ketik('namaPerguruanTinggi', aturan.namaPerguruanTinggi)}
      {pilih('kdFakultas', aturan.fakultas, (kdFakultas) =>
        // A programme belongs to its faculty (AUTH-28).
        form.change((isi) => ({ ...isi, kdFakultas, kdProgramStudi: '' }), 'kdFakultas', 'kdProgramStudi'),
      )}
      {ketik('namaFakultas', aturan.fakultas)}
      {pilih('kdProgramStudi', aturan.programStudi)}
      {ketik('namaProgramStudi', aturan.programStudi)}
    </div>
  );
}

type TetapProps = {
  isian: Extract<Isian, { cara: 'tetap' }>;
  pilihan?: readonly { kode: number; nama: string }[];
};

/** What follows from the status. */
const Tetap = ({ isian: { label, nilai }, pilihan = [] }: TetapProps) => (
  <TextInput label={label} value={pilihan.find(({ kode }) => kode === nilai)?.nama ?? nilai} readOnly />
);
