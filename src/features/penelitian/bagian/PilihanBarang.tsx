import { useState } from 'react';
import { Button, NativeSelect, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { namaJenisBarang, type IdJenisBarang } from '#domain/barang/schema.ts';
import { useBarang } from '#data/barang.ts';
import type { Field } from '#kit/field/field.ts';
import { focusField } from '#kit/field/focus-field.ts';
import { useIsPhone } from '#kit/device/phone.ts';
import classes from './PilihanBarang.module.css';

export type PilihanBarangProps = Field<number[]> & {
  idLaboratorium: number | null;
  idJenisBarang: IdJenisBarang;
  /** On a phone the device's own list: one of ours would float over the dialog (look.md, Forms). */
  inDialog?: boolean;
};

/**
 * Several tools, materials or instruments of one laboratory (REG-33): found by name or code and chosen one after another,
 * each taken out again by a button as large as a finger.
 */
export function PilihanBarang(props: PilihanBarangProps) {
  const { id, value, error, readOnly, onChange, idLaboratorium, idJenisBarang, inDialog = false } = props;
  const phone = useIsPhone();
  const [cari, setCari] = useState('');
  const semua = useBarang(idLaboratorium, idJenisBarang);
  const label = namaJenisBarang[idJenisBarang];
  const nama = new Map(semua?.map((satu) => [satu.id, satu.namaBarang]));
  const tersisa = (semua ?? []).filter((satu) => !value.includes(satu.id));
  const tanpaPilihan = semua !== undefined && semua.length === 0;
  const data = tersisa.map((satu) => ({
    value: String(satu.id),
    label: `${satu.namaBarang}, ${satu.kdBarang}`,
  }));
  const field = { id, label, error, disabled: readOnly || idLaboratorium === null || tanpaPilihan };
  const placeholder =
    tanpaPilihan && idLaboratorium !== null
      ? 'Tidak ada'
      : `${inDialog && phone ? 'Pilih' : 'Cari'} ${label.toLowerCase()}`;
  const pilih = (next: string) => onChange([...value, Number(next)]);
  const hapus = (satu: number) => {
    onChange(value.filter((lain) => lain !== satu));
    setTimeout(() => focusField(id));
  };
  return (
    <div className={classes.field}>
      {inDialog && phone ? (
        <NativeSelect
          {...field}
          data={[{ value: '', label: placeholder, disabled: true }, ...data]}
          value=""
          onChange={({ currentTarget }) => pilih(currentTarget.value)}
        />
      ) : (
        <Select
          {...field}
          placeholder={placeholder}
          searchable
          searchValue={cari}
          onSearchChange={setCari}
          nothingFoundMessage={`Tidak ada ${label.toLowerCase()} lain dengan nama itu`}
          maxDropdownHeight={320}
          limit={100}
          data={data}
          value={null}
          onChange={(next) => {
            if (next !== null) pilih(next);
            setCari('');
          }}
        />
      )}
      {value.length > 0 ? (
        <ul className={classes.list} aria-label={`${label} yang dipilih`}>
          {value.map((satu) => (
            <li key={satu}>
              <Button
                variant="default"
                className={classes.chosen ?? ''}
                disabled={readOnly}
                rightSection={<IconX aria-hidden size="1rem" />}
                onClick={() => hapus(satu)}
              >
                <span className="mj-terdengar">Hapus </span>
                {nama.get(satu) ?? (semua ? 'Tidak lagi tersedia' : '…')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
