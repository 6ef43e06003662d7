import { NumberInput, Switch, TextInput } from '@mantine/core';
import { administers } from '#domain/core/roles.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import { useAcuan, useRuangLaboratorium } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import type { Acuan } from '#data/koleksi/acuan.ts';
import { LongField } from '#kit/field/LongField.tsx';
import { useBackToList } from '#kit/list/back-to-list.ts';
import { confirmDecision, confirmSave } from '#kit/dialog/confirm.tsx';
import { FormPage } from '#kit/form/FormPage.tsx';
import { RefusedNotice } from '#kit/form/RefusedNotice.tsx';
import { useRecordForm, type RecordForm } from '#kit/form/record-form.ts';
import { RupiahField } from '#kit/field/RupiahField.tsx';
import { Section } from '#kit/text/Section.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { paths } from '#paths';
import {
  bodyDari,
  isianDari,
  isianKeliru,
  isianKosong,
  label,
  namaPersen,
  type IsianParameterUji,
} from './isian.ts';
import { Pembagian } from './Pembagian.tsx';
import classes from './ParameterUjiForm.module.css';

export type ParameterUjiFormProps = {
  /** The test that is changed; null for a new one. */
  data: ParameterUjiInduk | null;
};

/** A test of the catalogue, new or to be changed (MASTER-23, MASTER-26 to MASTER-31). */
export function ParameterUjiForm({ data }: ParameterUjiFormProps) {
  const peran = useAcuan('peran-pembagian');
  const satuan = useAcuan('satuan-uji');
  // The lists are on the device: a form without its fields would only flicker.
  return peran.length === 0 || satuan.length === 0 ? null : <Isian {...{ data, peran, satuan }} />;
}

type IsianProps = ParameterUjiFormProps & { peran: readonly Acuan[]; satuan: readonly Acuan[] };

function Isian({ data, peran, satuan }: IsianProps) {
  const { actor } = useOrang();
  const laboratorium = useRuangLaboratorium().filter(({ kode }) => administers(actor, kode));
  const form = useFormParameterUji(data, peran, satuan);
  const { values } = form;
  return (
    <FormPage
      form={form}
      labels={{ ...label, ...Object.fromEntries(peran.map(({ nama }, ke) => [namaPersen(ke), nama])) }}
      notices={<RefusedNotice form={form} title="Tidak dapat diubah" />}
      leave={{ to: paths.parameterUji.list() }}
    >
      <Section title="Parameter">
        <div className={classes.fields}>
          {data && !data.flagDapatPindah ? (
            <TextInput
              label={label.idLaboratorium}
              description="Sudah dipakai, sehingga laboratoriumnya tidak dapat diganti"
              value={data.lab.namaLaboratorium}
              readOnly
            />
          ) : (
            <SelectField
              {...form.field('idLaboratorium')}
              label={label.idLaboratorium}
              placeholder="Pilih laboratorium"
              nothingFoundMessage="Tidak ada laboratorium dengan nama itu"
              data={laboratorium.map(({ kode, nama }) => ({ value: String(kode), label: nama, detail: '' }))}
            />
          )}
          <TextInput
            {...form.field('kdParameterUji')}
            label={label.kdParameterUji}
            withAsterisk
            maxLength={30}
          />
          <TextInput
            {...form.field('namaParameterUji')}
            className="mj-penuh"
            label={label.namaParameterUji}
            withAsterisk
            maxLength={200}
          />
          <LongField
            {...form.field('metodeUji')}
            className="mj-penuh"
            label={label.metodeUji}
            description="Berlaku untuk pendaftaran baru; yang sudah terdaftar tetap memakai metodenya"
            withAsterisk
            maxLength={500}
          />
          <TextInput
            {...form.field('satuanHasil')}
            label={label.satuanHasil}
            description="Boleh kosong; tercetak di laporan hasil uji, misalnya mg/kg"
            maxLength={30}
          />
          <Akreditasi form={form} />
          {data ? <Aktif form={form} /> : null}
        </div>
      </Section>
      <Section title="Harga">
        <div className={classes.fields}>
          <div className={classes.half}>
            <SelectField
              {...form.field('idSatuan')}
              label={label.idSatuan}
              placeholder="Pilih satuan"
              nothingFoundMessage="Tidak ada satuan dengan nama itu"
              data={satuan.map(({ kode, nama }) => ({ value: String(kode), label: nama, detail: '' }))}
            />
          </div>
          <RupiahField {...form.field('hargaInternal')} label={label.hargaInternal} />
          <RupiahField {...form.field('hargaEksternal')} label={label.hargaEksternal} />
          <Replikasi form={form} />
        </div>
      </Section>
      <Section title="Pembagian biaya">
        <p className="mj-catatan mj-rapi mj-bawah-4" id={form.id('pembagian')} tabIndex={-1}>
          Bagian tiap peran dari harga, paling banyak 100% bersama-sama. Tagihan yang sudah dibuat tidak
          berubah.
        </p>
        <Pembagian
          hargaInternal={values.hargaInternal || 0}
          hargaEksternal={values.hargaEksternal || 0}
          semua={peran.map(({ kode, nama }, ke) => ({
            kunci: String(kode),
            nama,
            bagian: values.persen[kode] || 0,
            persen: <Persen ke={ke} kode={kode} nama={nama} form={form} />,
          }))}
        />
        {form.errors['pembagian'] ? <p className={classes.wrong}>{form.errors['pembagian']}</p> : null}
      </Section>
    </FormPage>
  );
}

function useFormParameterUji(
  data: ParameterUjiInduk | null,
  peran: readonly Acuan[],
  satuan: readonly Acuan[],
): RecordForm<IsianParameterUji> {
  const { actor } = useOrang();
  const backToList = useBackToList(paths.parameterUji.list());
  const [pertama] = actor.laboratorium;
  const nama = data ? `${data.kdParameterUji} ${data.namaParameterUji}` : 'baru';
  return useRecordForm({
    endpoint: (data ? parameterUjiApi.ubah : parameterUjiApi.tambah) as typeof parameterUjiApi.tambah,
    record: data?.uuid ?? null,
    label: `${data ? 'Ubah' : 'Tambah'} parameter uji · ${nama}`,
    initial: data ? isianDari(data) : isianKosong(pertama === undefined ? '' : String(pertama), satuan),
    body: (isian) => ({ ...bodyDari(isian, peran), ...(data ? { uuid: data.uuid } : {}) }),
    alsoWrong: (isian) => isianKeliru(isian, peran),
    version: data ? { rev: data.rev, tertunda: [], tanda: data.rev } : undefined,
    verdict: () =>
      data && !administers(actor, data.idLaboratorium)
        ? { ok: false, status: 403, reason: `Hanya untuk Admin laboratorium ${data.lab.namaLaboratorium}.` }
        : { ok: true },
    confirm: (isian) => (data && hargaBerubah(isian, data) ? confirmDecision(akibatHarga) : confirmSave()),
    onSaved: (info) => backToList(info), // MASTER-25
  });
}

const akibatHarga =
  'Harga baru berlaku bagi pengujian yang belum ditagih. Tagihan yang sudah dibuat tetap seperti semula.';

/** GAP-149: whether somebody will be billed otherwise from now on. */
const hargaBerubah = (isian: IsianParameterUji, data: ParameterUjiInduk): boolean =>
  (['hargaInternal', 'hargaEksternal'] as const).some((satu) => isian[satu] !== data[satu]) ||
  (isian.flagReplikasi &&
    (['hargaReplikasiInternal', 'hargaReplikasiEksternal'] as const).some(
      (satu) => isian[satu] !== data[satu],
    ));

type BagianForm = { form: RecordForm<IsianParameterUji> };

/** MASTER-27, MASTER-28: the switch reveals the prices of further replications. */
function Replikasi({ form }: BagianForm) {
  const flag = form.field('flagReplikasi');
  return (
    <>
      <Switch
        id={flag.id}
        className="mj-penuh"
        label={label.flagReplikasi}
        description="Harga replikasi dihitung untuk replikasi kedua dan seterusnya"
        checked={flag.value}
        error={flag.error}
        disabled={flag.readOnly}
        onChange={({ currentTarget }) => flag.onChange(currentTarget.checked)}
      />
      {flag.value ? (
        <>
          <RupiahField {...form.field('hargaReplikasiInternal')} label={label.hargaReplikasiInternal} />
          <RupiahField {...form.field('hargaReplikasiEksternal')} label={label.hargaReplikasiEksternal} />
        </>
      ) : null}
    </>
  );
}

/** GAP-174: what a report may claim of this test. */
function Akreditasi({ form }: BagianForm) {
  const flag = form.field('flagAkreditasi');
  return (
    <Switch
      id={flag.id}
      label={label.flagAkreditasi}
      description="Masuk ruang lingkup akreditasi laboratorium; laporan memuat tanda akreditasi hanya bila semua hasilnya terakreditasi"
      checked={flag.value}
      disabled={flag.readOnly}
      onChange={({ currentTarget }) => flag.onChange(currentTarget.checked)}
    />
  );
}

/** One that is not offered any more stays where it was asked for (GAP-50). */
function Aktif({ form }: BagianForm) {
  const aktif = form.field('flagAktif');
  return (
    <Switch
      id={aktif.id}
      label={aktif.value ? 'Aktif' : 'Tidak aktif'}
      description={
        aktif.value
          ? 'Dapat dipilih saat mendaftar'
          : 'Tidak ditawarkan lagi; yang sudah terdaftar tetap berjalan'
      }
      checked={aktif.value}
      disabled={aktif.readOnly}
      onChange={({ currentTarget }) => aktif.onChange(currentTarget.checked)}
    />
  );
}

type PersenProps = BagianForm & { ke: number; kode: number; nama: string };

/** MASTER-29 */
function Persen({ ke, kode, nama, form }: PersenProps) {
  const field = form.field(`persen[${kode}]`, namaPersen(ke), 'pembagian');
  return (
    <NumberInput
      {...field}
      value={field.value ?? ''}
      aria-label={`Persen ${nama}`}
      suffix="%"
      min={0}
      max={100}
      clampBehavior="none"
      decimalScale={2}
      decimalSeparator=","
      allowNegative={false}
      hideControls
      inputMode="decimal"
      placeholder="0%"
      styles={{ input: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      onChange={(typed) => field.onChange(typed === '' ? '' : Number(typed))}
    />
  );
}
