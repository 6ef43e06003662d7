import { Button, Select, TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { aturanGambar } from '#domain/pengujian/endpoints.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { CountField } from '#kit/field/CountField.tsx';
import type { Field } from '#kit/field/field.ts';
import { FileField } from '#kit/field/FileField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import type { IsianPendaftaran } from './isian.ts';
import { KeteranganIsian } from './KeteranganIsian.tsx';
import { ParameterIsian } from './ParameterIsian.tsx';
import classes from './PendaftaranForm.module.css';

export type SampelIsianProps = {
  /** Its place, from 0. */
  ke: number;
  form: RecordForm<IsianPendaftaran>;
  pilihan: ReadonlyMap<number, ParameterUji>;
  /** null where there is no room for another, or only this one is left. */
  onGandakan: (() => void) | null;
  onHapus: (() => void) | null;
};

/** The choices of a sample, with the list each is taken from. */
const pilihanSampel = [
  { nama: 'idPengujianBentukSampel', label: 'Bentuk sampel', jenis: 'bentuk-sampel' },
  { nama: 'idPengujianPenyimpananSampel', label: 'Penyimpanan', jenis: 'penyimpanan-sampel' },
  { nama: 'idPengujianKondisiSampel', label: 'Kondisi', jenis: 'kondisi-sampel' },
] as const;

/** One sample as it is registered (REG-42 to REG-45): what must be filled in first, what may be left out last. */
export function SampelIsian(props: SampelIsianProps) {
  const { ke, form, pilihan, onGandakan, onHapus } = props;
  const nomor = ke + 1;
  const jumlah = form.field(`sampel[${ke}][jumlah]`);
  return (
    <Section
      title={`Sampel ${nomor}`}
      action={
        <span className="mj-jajar-2">
          {onGandakan ? (
            <Button
              variant="default"
              leftSection={<IconCopy aria-hidden size="1.125rem" />}
              onClick={onGandakan}
            >
              Gandakan<span className="mj-terdengar"> sampel {nomor}</span>
            </Button>
          ) : null}
          {onHapus ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash aria-hidden size="1.125rem" />}
              onClick={onHapus}
            >
              Hapus<span className="mj-terdengar"> sampel {nomor}</span>
            </Button>
          ) : null}
        </span>
      }
    >
      <div className="mj-dua">
        <TextInput
          {...form.field(`sampel[${ke}][nama]`)}
          className="mj-penuh"
          label="Nama"
          // Not the person's own.
          autoComplete="off"
          withAsterisk
          maxLength={200}
        />
        <CountField
          {...jumlah}
          label="Jumlah"
          description="Berapa kemasan yang Anda serahkan"
          withAsterisk
          min={1}
          max={1_000_000}
          thousandSeparator="."
          decimalSeparator=","
          rightSection={<span className={classes.unit}>kemasan</span>}
          rightSectionWidth="5.5rem"
          rightSectionPointerEvents="none"
        />
        <TextInput
          {...form.field(`sampel[${ke}][kemasan]`)}
          label="Kemasan"
          description="Wadah dan isinya, misalnya botol kaca 100 mL"
          withAsterisk
          maxLength={200}
        />
        {pilihanSampel.map(({ nama, label, jenis }) => (
          <PilihanSampel {...form.field(`sampel[${ke}][${nama}]`)} key={nama} label={label} jenis={jenis} />
        ))}
      </div>
      <ParameterIsian ke={ke} form={form} pilihan={pilihan} />
      <div className={classes.optional}>
        <FileField
          {...form.slowField(`sampel[${ke}][fileGambar]`)}
          label="Gambar sampel (jpg, jpeg, pdf)"
          help="Boleh dikosongkan, paling besar 5 MB"
          rule={aturanGambar}
        />
      </div>
      <KeteranganIsian ke={ke} form={form} />
    </Section>
  );
}

type PilihanSampelProps = Field<number | null> & { label: string; jenis: string };

function PilihanSampel({ jenis, value, onChange, ...rest }: PilihanSampelProps) {
  const data = useAcuan(jenis).map(({ kode, nama }) => ({ value: String(kode), label: nama }));
  return (
    <Select
      {...rest}
      withAsterisk
      allowDeselect={false}
      placeholder="Pilih"
      data={data}
      value={value === null ? null : String(value)}
      onChange={(next) => (next === null ? undefined : onChange(Number(next)))}
    />
  );
}
