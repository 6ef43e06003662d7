import { Select } from '@mantine/core';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Field } from '#kit/field.ts';
import { renderPetugas, sebagaiPilihan, usePetugas } from './petugas.tsx';

export type PilihanKalabProps = Field<string> & { data: Pengujian };

/** Who verifies it at 2: an active Kalab, not the one who has it now, nor who registered it (TESTADM-20, GAP-131, GAP-142). */
export function PilihanKalab({ id, data, value, readOnly, error, onChange }: PilihanKalabProps) {
  const { petugas, info } = usePetugas('Kalab');
  const bukan = [data.user.uuid, data.userVerifikasiKalab?.uuid];
  return (
    <Select
      id={id}
      label="Kalab yang memverifikasi"
      placeholder="Pilih kalab"
      withAsterisk
      searchable
      nothingFoundMessage="Tidak ada kalab dengan nama ini"
      renderOption={renderPetugas}
      data={sebagaiPilihan(
        petugas.filter(({ uuid }) => !bukan.includes(uuid)),
        data.idLaboratorium,
      )}
      value={value || null}
      disabled={readOnly}
      error={error ?? info}
      onChange={(uuid) => onChange(uuid ?? '')}
    />
  );
}
