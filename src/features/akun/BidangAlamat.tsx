import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import type { AturanProfil } from '#domain/akun/rules.ts';
import { LongField } from '#kit/field/LongField.tsx';
import type { Field } from '#kit/field/field.ts';

/** As every form gives it. */
type MilikBidang = Pick<Field<string>, 'value' | 'onChange'> & {
  error: ReactNode;
  id?: string;
  readOnly?: boolean;
};

export type BidangAlamatProps = {
  aturan: Pick<AturanProfil, 'alamat' | 'npwp'>;
  field: (nama: 'alamat' | 'npwp') => MilikBidang;
  /** It may be left out, where nobody here knows it. */
  bolehKosong?: boolean;
};

/** Where somebody is reached, and the taxpayer's number of a company: in the profile, a correction, and when asked for (GAP-171). */
export const BidangAlamat = ({ aturan: { alamat, npwp }, field, bolehKosong = false }: BidangAlamatProps) => (
  <>
    {alamat.tampil ? (
      <LongField
        {...field('alamat')}
        label={alamat.label}
        description="Jalan dan nomor, kota, kode pos"
        required={!bolehKosong}
        autoComplete="street-address"
        minRows={3}
        maxRows={6}
        maxLength={300}
      />
    ) : null}
    {npwp.tampil ? (
      <TextInput
        {...field('npwp')}
        label={npwp.label}
        description="Boleh kosong; 15 atau 16 angka"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
    ) : null}
  </>
);
