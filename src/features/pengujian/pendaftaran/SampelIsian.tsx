import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { aturanGambar, type PendaftaranBody } from '#domain/pengujian/endpoints.ts';
import type { ParameterUji } from '#domain/pengujian/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { FileField } from '#kit/FileField.tsx';
import { Section } from '#kit/Section.tsx';
import type { Write } from '#kit/use-write.ts';
import type { IsianSampel } from './isian.ts';
import { ParameterIsian } from './ParameterIsian.tsx';
import classes from './PendaftaranForm.module.css';

export type SampelIsianProps = {
  /** Its place, from 0. */
  ke: number;
  sampel: IsianSampel;
  adaLaboratorium: boolean;
  pilihan: ReadonlyMap<number, ParameterUji>;
  write: Write<typeof PendaftaranBody>;
  onChange: (change: Partial<IsianSampel>) => void;
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

/** One sample as it is registered (REG-42 to REG-45). */
export function SampelIsian(props: SampelIsianProps) {
  const { ke, sampel, adaLaboratorium, pilihan, write, onChange, onGandakan, onHapus } = props;
  const nomor = ke + 1;
  const field = (nama: keyof IsianSampel) => `sampel[${ke}][${nama}]`;
  const ubah = <K extends keyof IsianSampel>(nama: K, value: IsianSampel[K]) => {
    write.clearError(field(nama));
    onChange({ [nama]: value });
  };
  const teks = (nama: 'nama' | 'kemasan') => ({
    id: write.id(field(nama)),
    withAsterisk: true,
    maxLength: 200,
    value: sampel[nama],
    error: write.errors[field(nama)],
    onChange: (event: { currentTarget: { value: string } }) => ubah(nama, event.currentTarget.value),
  });
  return (
    <Section
      title={`Sampel ${nomor}`}
      action={
        <span className={classes.acts}>
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
      <div className={classes.fields}>
        <TextInput label="Nama" {...teks('nama')} />
        <NumberInput
          id={write.id(field('jumlah'))}
          label="Jumlah"
          withAsterisk
          min={1}
          max={1_000_000}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator="."
          decimalSeparator=","
          inputMode="numeric"
          hideControls
          value={sampel.jumlah}
          error={write.errors[field('jumlah')]}
          onChange={(value) => ubah('jumlah', value === '' ? '' : Number(value))}
        />
        {pilihanSampel.map(({ nama, label, jenis }) => (
          <PilihanSampel
            key={nama}
            id={write.id(field(nama))}
            label={label}
            jenis={jenis}
            value={sampel[nama]}
            error={write.errors[field(nama)]}
            onChange={(value) => ubah(nama, value)}
          />
        ))}
        <TextInput label="Kemasan" placeholder="Misalnya botol kaca 100 mL" {...teks('kemasan')} />
        <div className={classes.wide}>
          <FileField
            id={write.id(field('fileGambar'))}
            label="Gambar sampel (jpg, jpeg, pdf)"
            help="Boleh dikosongkan, paling besar 5 MB"
            rule={aturanGambar}
            value={sampel.fileGambar}
            error={write.errors[field('fileGambar')]}
            onChange={(file) => ubah('fileGambar', file)}
          />
        </div>
      </div>
      <ParameterIsian
        ke={ke}
        sampel={sampel}
        adaLaboratorium={adaLaboratorium}
        pilihan={pilihan}
        write={write}
        onChange={(parameterUji) => ubah('parameterUji', parameterUji)}
      />
    </Section>
  );
}

type PilihanSampelProps = {
  id: string;
  label: string;
  jenis: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number) => void;
};

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
