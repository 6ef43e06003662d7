import { TextInput } from '@mantine/core';
import { jenisLibur, namaJenisLibur, type JenisLibur } from '#domain/libur/schema.ts';
import type { Field } from '#kit/field/field.ts';
import { RadioField } from '#kit/field/RadioField.tsx';

export const labelHari = { tanggal: 'Tanggal', namaLibur: 'Nama', jenisLibur: 'Jenis' } as const;

const pilihanJenis = jenisLibur.map((value) => ({ value, label: namaJenisLibur[value] }));

type BidangHariProps = { nama: Field<string>; jenis: Field<JenisLibur> };

/** What a day is called and what it is. */
export const BidangHari = ({ nama, jenis }: BidangHariProps) => (
  <>
    <TextInput {...nama} label={labelHari.namaLibur} withAsterisk maxLength={200} />
    <RadioField<JenisLibur> {...jenis} label={labelHari.jenisLibur} withAsterisk options={pilihanJenis} />
    <p className="mj-catatan">
      Berlaku untuk janji yang dibuat sesudah ini. Janji yang sudah diberikan tidak berubah.
    </p>
  </>
);
