import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Field } from '#kit/field/field.ts';
import { SelectField } from '#kit/field/SelectField.tsx';
import { sebagaiPilihan, usePetugas } from './petugas.tsx';

export type PilihanKalabProps = Field<string> & { data: Pengujian };

/** Who verifies it at 2: an active Kalab, not the one who has it now, nor who registered it (TESTADM-20, GAP-131, GAP-142). */
export function PilihanKalab({ id, data, value, readOnly, error, onChange }: PilihanKalabProps) {
  const { petugas, info } = usePetugas('Kalab');
  const bukan = [data.user.uuid, data.userVerifikasiKalab?.uuid];
  return (
    <SelectField
      id={id}
      label="Kalab yang memverifikasi"
      placeholder="Pilih kalab"
      nothingFoundMessage="Tidak ada kalab dengan nama ini"
      data={sebagaiPilihan(
        petugas.filter(({ uuid }) => !bukan.includes(uuid)),
        data.idLaboratorium,
      ).map(({ value: uuid, label, laboratorium }) => ({ value: uuid, label, detail: laboratorium }))}
      value={value}
      readOnly={readOnly}
      error={error ?? info}
      onChange={onChange}
    />
  );
}
