import { useVersiBerbagi } from '#data/data-bersama.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { namaIsian, type IsianData } from './isian.ts';

type PilihMetodeProps = {
  form: RecordForm<IsianData>;
  /** The version that is chosen. */
  versi: VersiLembar | null;
};

/** Which test the data are of, and which of its kinds they are. What was measured already keeps both. */
export function PilihMetode({ form, versi }: PilihMetodeProps) {
  const ditawarkan = useVersiBerbagi();
  const terisi = Object.keys(form.values.isian).length > 0;
  const readOnly = form.readOnly || terisi;
  const metode = form.field('versi');
  const jenis = form.field('nama');
  const pilih = (uuid: string) => {
    const bersama = ditawarkan?.find((satu) => satu.uuid === uuid)?.isi.bersama ?? [];
    form.change(
      (now) => ({ ...now, versi: uuid, nama: bersama.length === 1 ? bersama[0]!.nama : '' }),
      'versi',
      'nama',
    );
  };
  // One that was replaced since the form was begun is still the one it is written for.
  const semua = versi && !ditawarkan?.some(({ uuid }) => uuid === versi.uuid) ? [versi] : [];
  return (
    <>
      <SelectField
        id={metode.id}
        label={namaIsian.versi}
        error={metode.error}
        placeholder="Pilih metode"
        nothingFoundMessage="Tidak ada metode dengan data bersama yang cocok"
        data={[...(ditawarkan ?? []), ...semua].map(({ uuid, parameterUji }) => ({
          value: uuid,
          label: parameterUji.namaParameterUji,
          detail: parameterUji.kdParameterUji,
        }))}
        value={metode.value}
        readOnly={readOnly}
        onChange={pilih}
      />
      {ditawarkan?.length === 0 ? (
        <p className="mj-catatan">
          Belum ada metode laboratorium Anda yang memakai data bersama. Kalab atau Admin menyiapkannya di
          halaman parameter uji.
        </p>
      ) : null}
      {versi ? (
        <RadioField
          {...jenis}
          label={namaIsian.nama}
          withAsterisk
          options={versi.isi.bersama.map(({ nama, label }) => ({
            value: nama,
            label,
            disabled: readOnly,
          }))}
        />
      ) : null}
      {versi && !form.readOnly ? (
        // Said from the start: with the first cell it would come and move what is below.
        <p className="mj-catatan">
          Metode dan jenis tidak dapat diganti selama ada sel yang terisi; kosongkan dahulu.
        </p>
      ) : null}
    </>
  );
}
