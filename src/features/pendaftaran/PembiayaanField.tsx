import { TextInput } from '@mantine/core';
import { jenisPembiayaan } from '#domain/pembayaran/schema.ts';
import type { Field } from '#kit/field/field.ts';
import { RadioField } from '#kit/field/RadioField.tsx';
import { DosenField } from './DosenField.tsx';
import { labelPembiayaan, pilihanPembiayaan, type IsianPembiayaan } from './pembiayaan.ts';

export type PembiayaanFieldProps = {
  /** Whether its registrant is of the university (REG-21). */
  internal: boolean;
  field: { [K in keyof IsianPembiayaan]: Field<IsianPembiayaan[K]> };
  onJenis: (idJenisPembiayaan: number) => void;
  onDosen: (nik: string, nama: string) => void;
};

/** Who pays (REG-27 to REG-29, PAY-09): a lecturer from the list, somebody else by name, or the registrant. */
export function PembiayaanField({ internal, field, onJenis, onDosen }: PembiayaanFieldProps) {
  const { onChange: _, ...jenis } = field.idJenisPembiayaan;
  if (!internal) return <p className="mj-patah">Dibiayai sendiri oleh pendaftar.</p>;
  return (
    <div className="mj-tumpuk-4">
      <RadioField
        {...jenis}
        label="Siapa yang membiayai"
        withAsterisk
        options={pilihanPembiayaan(internal)}
        onChange={onJenis}
      />
      {jenis.value === jenisPembiayaan.dosen ? (
        <DosenField
          label={labelPembiayaan.nikDosenPembiayaan}
          labelNama={labelPembiayaan.namaDosenPembiayaan}
          bolehTidakAda={false}
          nik={field.nikDosenPembiayaan}
          nama={field.namaDosenPembiayaan}
          onPilih={onDosen}
        />
      ) : null}
      {jenis.value === jenisPembiayaan.lainnya ? (
        <TextInput
          {...field.namaPembiayaan}
          label={labelPembiayaan.namaPembiayaan}
          description="Misalnya nama hibah, beasiswa, atau perusahaan"
          withAsterisk
          maxLength={200}
        />
      ) : null}
    </div>
  );
}
