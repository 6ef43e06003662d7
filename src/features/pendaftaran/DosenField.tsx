import { Select, TextInput, type OptionsFilter } from '@mantine/core';
import { dosenLainnya, dosenTidakAda } from '#domain/penelitian/rules.ts';
import { useAcuan } from '#data/acuan.ts';
import type { Field } from '#kit/field/field.ts';

export type DosenFieldProps = {
  label: string;
  /** The free text that 'Lainnya' asks for. */
  labelNama: string;
  /** Whether there may be none (REG-25); who pays has a name (REG-28). */
  bolehTidakAda: boolean;
  nik: Pick<Field<string>, 'id' | 'value' | 'error' | 'readOnly'>;
  nama: Field<string>;
  onPilih: (nik: string, nama: string) => void;
};

/** A lecturer from the list, or a name that is not on it (REG-20, REG-25, REG-26). */
export function DosenField({ label, labelNama, bolehTidakAda, nik, nama, onPilih }: DosenFieldProps) {
  const dosen = useAcuan('dosen').map((satu) => ({ value: String(satu.kode), label: satu.nama }));
  const khusus = [
    ...(bolehTidakAda ? [{ value: dosenTidakAda, label: 'Tidak ada' }] : []),
    { value: dosenLainnya, label: 'Lainnya' },
  ];
  const terdaftar = dosen.some(({ value }) => value === nik.value);
  const dikenal = terdaftar || khusus.some(({ value }) => value === nik.value);
  // A draft keeps the name of somebody who has left the list since.
  const pilihan = [...dosen, ...(dikenal || !nik.value ? [] : [{ value: nik.value, label: nama.value }])];
  return (
    <>
      <Select
        id={nik.id}
        error={nik.error}
        disabled={nik.readOnly}
        label={label}
        withAsterisk
        searchable
        allowDeselect={false}
        placeholder="Cari nama dosen"
        data={[...pilihan, ...khusus]}
        filter={denganKhusus}
        value={nik.value || null}
        onChange={(next) => {
          if (next !== null && next !== nik.value)
            onPilih(next, dosen.find(({ value }) => value === next)?.label ?? '');
        }}
      />
      {nik.value === dosenLainnya ? (
        <TextInput {...nama} label={labelNama} autoComplete="off" withAsterisk maxLength={200} />
      ) : null}
    </>
  );
}

/** Who does not find a name needs the choices that are none. */
const denganKhusus: OptionsFilter = ({ options, search }) => {
  const text = search.trim().toLowerCase();
  return options.filter(
    (option) =>
      'value' in option &&
      (option.label.toLowerCase().includes(text) ||
        option.value === dosenTidakAda ||
        option.value === dosenLainnya),
  );
};
