import { Switch, TextInput } from '@mantine/core';
import { tahapPenelitian, tahapPengujian } from '#domain/perjalanan/janji.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import type { IsianLaboratorium } from './isian.ts';

export const labelHariKerja = {
  hariSeminggu: 'Hari kerja',
  flagCutiBersama: 'Tutup pada cuti bersama',
  hariPengujian: 'Pengujian',
  hariReview: 'Review penyelia',
  hariPelaporan: 'Pelunasan dan pelaporan',
  hariPenyelesaian: 'Penyelesaian penelitian',
} as const;

const sepekan = [
  { value: '5', label: 'Senin sampai Jumat' },
  { value: '6', label: 'Senin sampai Sabtu' },
];

type HariKerjaProps = { form: Pick<RecordForm<IsianLaboratorium>, 'field'> };

/** On which days a laboratory works and how long its stages take: from this follows what registrants are promised (BEYOND-27). */
export function HariKerja({ form }: HariKerjaProps) {
  const { value, readOnly, id, onChange } = form.field('flagCutiBersama');
  return (
    <Section title="Hari kerja dan janji selesai" dense>
      <div className="mj-tumpuk-4">
        <p className="mj-catatan">
          Saat DP diverifikasi, pendaftar dijanjikan hari selesai: jumlah hari kerja di bawah ini, tanpa hari
          libur nasional. Janji yang sudah diberikan tidak berubah.
        </p>
        <RadioField {...form.field('hariSeminggu')} label={labelHariKerja.hariSeminggu} options={sepekan} />
        <Switch
          id={id}
          label={labelHariKerja.flagCutiBersama}
          checked={value}
          disabled={readOnly}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
        <div className="mj-sepasang">
          {tahapPengujian.map((tahap) => (
            <Tahap key={tahap} form={form} tahap={tahap} />
          ))}
        </div>
        <p className="mj-catatan">
          Saat penelitian disetujui, pendaftar dijanjikan hari selesai: sekian hari kerja setelah hari
          terakhir penggunaan, untuk memeriksa pengembalian alat dan tagihan.
        </p>
        <div className="mj-sepasang">
          {tahapPenelitian.map((tahap) => (
            <Tahap key={tahap} form={form} tahap={tahap} />
          ))}
        </div>
      </div>
    </Section>
  );
}

type TahapProps = HariKerjaProps & {
  tahap: (typeof tahapPengujian)[number] | (typeof tahapPenelitian)[number];
};

const Tahap = ({ form, tahap }: TahapProps) => (
  <TextInput
    {...form.field(tahap)}
    label={labelHariKerja[tahap]}
    inputMode="numeric"
    withAsterisk
    rightSection={<span>hari</span>}
    rightSectionWidth={56}
  />
);
