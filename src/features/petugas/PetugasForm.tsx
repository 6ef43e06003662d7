import { useEffect } from 'react';
import { Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core';
import { kataDigit, labelNoInduk, nip } from '#domain/akun/rules.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { roleList } from '#domain/core/roles.ts';
import { check } from '#domain/core/workflow.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas, PetugasTersimpan } from '#domain/petugas/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { confirmDecision } from '#kit/dialog/confirm.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { NoteField } from '#kit/field/NoteField.tsx';
import { RadioField } from '#kit/field/RadioField.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { paths } from '#paths';
import { akibatSimpan, aksiDari, bodyPetugas, isianPetugas, kelakDari, type IsianPetugas } from './isian.ts';
import { hasilSerah, kabarkanTertinggal } from './keadaan.ts';
import { PilihanSerah } from './PilihanSerah.tsx';
import { usePekerjaan } from './serah.ts';
import { versiPetugas } from './versi.ts';
import classes from './Petugas.module.css';

export type PetugasFormProps = {
  petugas: Petugas;
  /** The revision that Admin's own switch or correction has made beside the form: nothing of it is news to them. */
  dariSini: string | null;
  onRefused: () => void;
  /** The account is to be switched on or off, which is a call of its own. */
  onAktif: () => void;
};

const labels = {
  nama: 'Nama',
  noWhatsapp: 'No. WhatsApp aktif',
  noIndukKepegawaian: 'Nomor induk',
  flagPersetujuan: 'Persetujuan',
  catatanVerifikasi: 'Catatan (Optional)', // OFFICER-10
  idRole: 'Otoritas',
  otoritasLaboratorium: 'Laboratorium',
  serahan: 'Serah terima',
} as const;

type Formulir = RecordForm<IsianPetugas>;

/** Personal data, approval, laboratory authority, account status (OFFICER-08). */
export function PetugasForm({ petugas, dariSini, onRefused, onAktif }: PetugasFormProps) {
  const { actor } = useOrang();
  const keDaftar = useBackToList(paths.petugas.list());
  const kode = petugas.statusVerification.kdStatusVerifikasiUser;
  const { perluVerifikasi, terverifikasi } = akunWorkflow.states;
  const form: Formulir = useRecordForm({
    endpoint: petugasApi.update,
    record: petugas.uuid,
    label: `Ubah petugas · ${petugas.nama}`,
    initial: isianPetugas(petugas),
    body: (isian) => bodyPetugas(isian, petugas),
    version: versiPetugas(petugas),
    verdict: (isian) =>
      check(
        akunWorkflow,
        aksiDari(isian, petugas),
        { uuid: petugas.uuid, kdStatusVerifikasiUser: kode },
        actor,
      ),
    confirm: (isian) => {
      const { kata, bahaya } = akibatSimpan(isian, petugas);
      return confirmDecision(kata, bahaya);
    },
    onRefused,
    onSaved: (info, jawaban) => {
      const tersimpan = jawaban as PetugasTersimpan;
      keDaftar(info, hasilSerah(tersimpan)); // OFFICER-18
      kabarkanTertinggal(tersimpan);
    },
  });
  const { changed, reload } = form.version;
  useEffect(() => {
    if (changed && petugas.rev === dariSini) reload();
  }, [changed, reload, petugas.rev, dariSini]);
  const menolak = kode === perluVerifikasi.code && Number(form.values.flagPersetujuan) === 2;
  return (
    <FormPage
      form={form}
      labels={labels}
      notices={<RefusedNotice form={form} title="Sudah berubah" />}
      submit={{ label: 'Simpan', danger: menolak }}
      leave={{ to: paths.petugas.list() }}
    >
      <DataPribadi form={form} petugas={petugas} />
      {kode === perluVerifikasi.code ? <Persetujuan form={form} /> : null}
      {menolak ? null : <Otoritas form={form} petugas={petugas} />}
      {kode === terverifikasi.code ? (
        <Section title="Status akun">
          <Switch
            classNames={{ root: classes.switch ?? '' }}
            label={petugas.flagAktif === 1 ? 'Aktif' : 'Nonaktif'}
            description="Berlaku begitu Anda menegaskannya, tanpa menyimpan isian di atas"
            checked={petugas.flagAktif === 1}
            onChange={onAktif}
          />
        </Section>
      ) : null}
    </FormPage>
  );
}

function DataPribadi({ form, petugas }: { form: Formulir; petugas: Petugas }) {
  return (
    <Section title="Data pribadi">
      <div className={classes.pair}>
        <TextInput {...form.field('nama')} label={labels.nama} withAsterisk maxLength={200} />
        {/* OFFICER-13: the provider's to say. */}
        <TextInput label="Email" value={petugas.email} readOnly />
        <TextInput
          {...form.field('noWhatsapp')}
          label={labels.noWhatsapp}
          withAsterisk
          inputMode="tel"
          autoComplete="off"
        />
        <TextInput
          {...form.field('noIndukKepegawaian')}
          label={labelNoInduk(petugas.kdStatus)}
          description={kataDigit({ min: 4, max: 16, juga: nip })} // CONST-21, GAP-167
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </Section>
  );
}

function Persetujuan({ form }: { form: Formulir }) {
  return (
    <Section title="Persetujuan">
      <div className="mj-tumpuk-4">
        <RadioField
          {...form.field('flagPersetujuan')}
          label={labels.flagPersetujuan}
          withAsterisk
          options={[
            { value: 1, label: 'Disetujui', disabled: form.readOnly },
            { value: 2, label: 'Ditolak', disabled: form.readOnly },
          ]}
        />
        {Number(form.values.flagPersetujuan) === 2 ? (
          <NoteField
            {...form.field('catatanVerifikasi')}
            label={labels.catatanVerifikasi}
            description="Dibaca orangnya saat memperbaiki data dirinya"
          />
        ) : null}
      </div>
    </Section>
  );
}

const otoritas = roleList.map((role, at) => ({ value: String(at + 1), label: role }));

function Otoritas({ form, petugas }: { form: Formulir; petugas: Petugas }) {
  const daftar = useAcuan('laboratorium');
  const role = form.field('idRole');
  const laboratorium = form.field('otoritasLaboratorium');
  const serahan = form.field('serahan');
  const pekerjaan = usePekerjaan(kelakDari(form.values, petugas));
  return (
    <>
      <Section title="Otoritas laboratorium">
        <div className="mj-tumpuk-4">
          <NativeSelect
            id={role.id}
            label={labels.idRole}
            withAsterisk
            data={[{ value: '', label: 'Pilih otoritas', disabled: true }, ...otoritas]}
            value={role.value}
            error={role.error}
            disabled={role.readOnly}
            onChange={role.onChange}
          />
          {role.value === '1' || role.value === '' ? null : (
            <Checkbox.Group
              id={laboratorium.id}
              label={labels.otoritasLaboratorium}
              description={
                role.value === '5'
                  ? 'Tanpa pilihan, Admin mengurus semua laboratorium'
                  : 'Paling sedikit satu laboratorium'
              }
              withAsterisk={role.value !== '5'}
              value={laboratorium.value}
              error={laboratorium.error}
              onChange={laboratorium.onChange}
            >
              <div className={classes.laboratories}>
                {daftar.map(({ kode, nama }) => (
                  <Checkbox
                    key={kode}
                    classNames={{ root: classes.laboratory ?? '' }}
                    value={String(kode)}
                    label={nama}
                    disabled={laboratorium.readOnly}
                  />
                ))}
              </div>
            </Checkbox.Group>
          )}
        </div>
      </Section>
      {pekerjaan.length > 0 ? (
        <Section title="Pekerjaan yang ditinggalkan">
          <PilihanSerah
            pekerjaan={pekerjaan}
            value={serahan.value}
            readOnly={serahan.readOnly}
            onChange={serahan.onChange}
          />
        </Section>
      ) : null}
    </>
  );
}
