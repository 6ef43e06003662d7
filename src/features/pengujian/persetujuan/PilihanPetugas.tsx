import type { ReactNode } from 'react';
import { Checkbox, Select } from '@mantine/core';
import type { Sebagai } from '#domain/pengujian/penugasan.ts';
import type { Field } from '#kit/field/field.ts';
import classes from './PilihanPetugas.module.css';
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
      className={classes.person ?? ''}
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
      title={pilihan.find((satu) => satu.value === value)?.label ?? tercatat?.nama}
      disabled={readOnly}
      error={error}
      onChange={(uuid) => onChange(uuid ?? '')}
    />
  );
}

/** Analyst and supervisor of one parameter, and whether it can be tested at all. */
export const BarisPetugas = ({ keluar, children }: { keluar: boolean; children: ReactNode }) => (
  <div className={classes.row} data-keluar={keluar || undefined}>
    {children}
  </div>
);

/** Takes a parameter out (GAP-124). */
export const TidakDiuji = ({ id, value, error, readOnly, onChange }: Field<boolean>) => (
  <Checkbox
    id={id}
    className={classes.out ?? ''}
    label="Tidak dapat diuji"
    checked={value}
    disabled={readOnly}
    error={error}
    onChange={({ currentTarget: { checked } }) => onChange(checked)}
  />
);

/** Their words above all rows, where there is room for columns beside a parameter. */
export const KepalaPetugas = ({ keluar }: { keluar: boolean }) => (
  <div className={classes.heads} data-keluar={keluar || undefined} aria-hidden>
    <span>{label.analis}</span>
    <span>{label.penyelia}</span>
    {keluar ? <span>Tidak diuji</span> : null}
  </div>
);
