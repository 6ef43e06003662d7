import { Select } from '@mantine/core';
import type { Sebagai } from '#domain/pengujian/penugasan.ts';
import type { Field } from '#kit/field.ts';
import { petugasDitawarkan } from './penugasan.ts';
import { renderPetugas, sebagaiPilihan, type PilihanOrang } from './petugas.tsx';

const label = { analis: 'Analis', penyelia: 'Penyelia' } as const;

export type PilihanPetugasProps = Pick<Field<string>, 'id' | 'value' | 'readOnly'> & {
  sebagai: Sebagai;
  orang: PilihanOrang;
  /** Who may not be chosen: the owner, and who has the other part (GAP-18, GAP-142). */
  bukan: readonly string[];
  /** Who has it now; shown even when no longer among those to choose from. */
  tercatat: { uuid: string; nama: string } | null;
  /** Whose officers are offered. */
  idLaboratorium: number;
  required: boolean;
  error?: string | undefined;
  onChange: (uuid: string) => void;
};

/** An analyst or a supervisor, from the laboratory's officers whose role allows it (TESTADM-13). */
export function PilihanPetugas(props: PilihanPetugasProps) {
  const { id, sebagai, orang, bukan, tercatat, idLaboratorium } = props;
  const { value, required, readOnly, error, onChange } = props;
  const pilihan = sebagaiPilihan(
    petugasDitawarkan(
      sebagai,
      orang.petugas.filter(({ uuid }) => !bukan.includes(uuid)),
      idLaboratorium,
    ),
    idLaboratorium,
  );
  const hilang = tercatat !== null && !pilihan.some((satu) => satu.value === tercatat.uuid);
  return (
    <Select
      id={id}
      label={label[sebagai]}
      placeholder={`Pilih ${sebagai}`}
      withAsterisk={required}
      searchable
      nothingFoundMessage="Tidak ada petugas laboratorium ini dengan nama itu"
      renderOption={renderPetugas}
      data={
        hilang
          ? [
              ...pilihan,
              { value: tercatat.uuid, label: tercatat.nama, laboratorium: 'Tidak lagi dapat dipilih' },
            ]
          : pilihan
      }
      value={value || null}
      disabled={readOnly}
      error={error}
      onChange={(uuid) => onChange(uuid ?? '')}
    />
  );
}
