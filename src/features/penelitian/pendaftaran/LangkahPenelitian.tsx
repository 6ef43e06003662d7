import { Textarea, TextInput } from '@mantine/core';
import { jenisPenelitian, namaJenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { perluPeta } from '#domain/penelitian/rules.ts';
import { useAcuan } from '#data/acuan.ts';
import { LongField } from '#kit/field/LongField.tsx';
import type { Field } from '#kit/field/field.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import { DosenField } from '#features/pendaftaran/DosenField.tsx';
import { denganPembiayaan, labelPembiayaan } from '#features/pendaftaran/pembiayaan.ts';
import { PembiayaanField } from '#features/pendaftaran/PembiayaanField.tsx';
import { labelDosen, type IsianPenelitian, type PokokIsian } from './isian.ts';

export type LangkahProps = { form: RecordForm<IsianPenelitian>; pokok: PokokIsian };

const jenisPilihan = [
  {
    value: jenisPenelitian.laboratorium,
    label: namaJenisPenelitian[jenisPenelitian.laboratorium],
    description: 'Memakai laboratorium fakultas',
  },
  {
    value: jenisPenelitian.luarLaboratorium,
    label: namaJenisPenelitian[jenisPenelitian.luarLaboratorium],
    description: 'Misalnya survei, rumah sakit, atau lapangan',
  },
];

/** What is researched, who leads it and who pays (REG-22 to REG-29); what may stay empty comes last. */
export function LangkahPenelitian({ form, pokok }: LangkahProps) {
  const jenis = form.field('idJenisPenelitian');
  return (
    <>
      <Section title="Penelitian">
        <div className="mj-tumpuk-4">
          <RadioField
            id={jenis.id}
            label="Jenis penelitian"
            withAsterisk
            arrange="lajur"
            options={jenisPilihan}
            value={jenis.value}
            error={jenis.error}
            readOnly={jenis.readOnly}
            onChange={jenis.onChange}
          />
          <LongField {...form.field('judul')} label="Judul" withAsterisk maxLength={500} />
          <Dosen form={form} pokok={pokok} />
          {perluPeta(pokok.kdProgramStudi) ? <Peta {...form.field('idPetaPenelitian')} /> : null}
        </div>
      </Section>
      <Section title="Pembiayaan">
        <Pembiayaan form={form} pokok={pokok} />
      </Section>
      <Section title="Bila ada">
        <div className="mj-tumpuk-4">
          <Textarea
            {...form.field('judulPayung')}
            label="Judul payung"
            description="Judul penelitian besar yang menaungi penelitian ini"
            autosize
            maxLength={500}
          />
          <Textarea
            {...form.field('keteranganJenisPenelitian')}
            label="Keterangan jenis penelitian"
            description={
              pokok.internal
                ? 'Misalnya skripsi, tesis, atau hibah'
                : 'Misalnya pengembangan produk, kontrak, atau hibah' // GAP-153
            }
            autosize
            maxLength={500}
          />
        </div>
      </Section>
    </>
  );
}

/** Of the home university a lecturer from the list, of others a name (REG-20, REG-21). */
function Dosen({ form, pokok }: LangkahProps) {
  const nama = form.field('namaDosen');
  if (!pokok.internal)
    return <TextInput {...nama} label={labelDosen(pokok)} autoComplete="off" withAsterisk maxLength={200} />;
  return (
    <DosenField
      label={labelDosen(pokok)}
      labelNama="Nama dosen pembimbing"
      bolehTidakAda
      nik={form.field('nikDosen')}
      nama={nama}
      onPilih={(nikDosen, namaDosen) =>
        form.change((now) => ({ ...now, nikDosen, namaDosen }), 'nikDosen', 'namaDosen')
      }
    />
  );
}

function Pembiayaan({ form, pokok }: LangkahProps) {
  return (
    <PembiayaanField
      internal={pokok.internal}
      field={{
        idJenisPembiayaan: form.field('idJenisPembiayaan'),
        nikDosenPembiayaan: form.field('nikDosenPembiayaan'),
        namaDosenPembiayaan: form.field('namaDosenPembiayaan'),
        namaPembiayaan: form.field('namaPembiayaan'),
      }}
      onJenis={(value) =>
        form.change((now) => denganPembiayaan(now, value, now), ...Object.keys(labelPembiayaan))
      }
      onDosen={(nikDosenPembiayaan, namaDosenPembiayaan) =>
        form.change(
          (now) => ({ ...now, nikDosenPembiayaan, namaDosenPembiayaan }),
          'nikDosenPembiayaan',
          'namaDosenPembiayaan',
        )
      }
    />
  );
}

/** Where on the faculty's map the research belongs (REG-24): names too long for a field that shows one line. */
function Peta(field: Field<number | null>) {
  const bidang = useAcuan('peta-penelitian').map(({ kode, nama }) => ({ value: kode, label: nama }));
  return <RadioField {...field} label="Peta penelitian" withAsterisk arrange="lajur" options={bidang} />;
}
