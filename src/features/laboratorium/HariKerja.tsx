import { Switch, TextInput } from '@mantine/core';
import { tahapPengujian } from '#domain/perjalanan/janji.ts';
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
} as const;

const sepekan = [
  { value: '5', label: 'Senin sampai Jumat' },
  { value: '6', label: 'Senin sampai Sabtu' },
];

/** On which days a laboratory works and how long its stages take: from this follows what registrants are promised (BEYOND-27). */
export function HariKerja({ form }: { form: Pick<RecordForm<IsianLaboratorium>, 'field'> }) {
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
            <TextInput
              key={tahap}
              {...form.field(tahap)}
              label={labelHariKerja[tahap]}
              inputMode="numeric"
              withAsterisk
              rightSection={<span>hari</span>}
              rightSectionWidth={56}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
