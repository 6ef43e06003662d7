import type { ReactNode } from 'react';
import { Select } from '@mantine/core';
import type { Sebagai } from '#domain/pengujian/penugasan.ts';
import type { Field } from '#kit/field.ts';
import classes from './PilihanPetugas.module.css';
import { petugasUntuk } from './penugasan.ts';
import { renderPetugas, sebagaiPilihan, type PilihanOrang } from './petugas.tsx';

const label = { analis: 'Analis', penyelia: 'Penyelia' } as const;

export type PilihanPetugasProps = Pick<Field<string>, 'id' | 'value' | 'readOnly'> & {
  sebagai: Sebagai;
  orang: PilihanOrang;
  /** Who may not be chosen: the owner, and who has the other part (GAP-18, GAP-142). */
  bukan: readonly string[];
  /** Who has it now; shown even when no longer among those to choose from. */
  tercatat: { uuid: string; nama: string } | null;
  /** Whose officers stand first. */
  idLaboratorium: number;
  required: boolean;
  error?: string | undefined;
  onChange: (uuid: string) => void;
};

/** An analyst or a supervisor, from the officers whose role allows it (TESTADM-13). */
export function PilihanPetugas(props: PilihanPetugasProps) {
  const { id, sebagai, orang, bukan, tercatat, idLaboratorium } = props;
  const { value, required, readOnly, error, onChange } = props;
  const pilihan = sebagaiPilihan(
    petugasUntuk(sebagai, orang.petugas).filter(({ uuid }) => !bukan.includes(uuid)),
    idLaboratorium,
  );
  const hilang = tercatat !== null && !pilihan.some((satu) => satu.value === tercatat.uuid);
  return (
    <Select
      id={id}
      className={classes.person ?? ''}
      label={label[sebagai]}
      placeholder={`Pilih ${sebagai}`}
      withAsterisk={required}
      searchable
      nothingFoundMessage="Tidak ada petugas dengan nama ini"
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

/** Analyst and supervisor of one parameter. */
export const BerduaPetugas = ({ children }: { children: ReactNode }) => (
  <div className={classes.persons}>{children}</div>
);

/** The two above all rows, where there is room for both beside a parameter. */
export const KepalaPetugas = () => (
  <div className={classes.heads} aria-hidden>
    <span>{label.analis}</span>
    <span>{label.penyelia}</span>
  </div>
);
