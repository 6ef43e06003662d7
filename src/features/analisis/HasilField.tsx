import { useState } from 'react';
import { Textarea } from '@mantine/core';
import { tanpaSatuan } from '#domain/analisis/hasil.ts';
import type { Field } from '#kit/field/field.ts';
import classes from './LaporanDialog.module.css';

type HasilFieldProps = { field: Field<string>; satuan: string | null };

/** The result as the certificate will have it. Its unit stands in the field and is taken out of what is typed. */
export function HasilField({ field, satuan }: HasilFieldProps) {
  const [dilepas, setDilepas] = useState(false);
  const lepaskan = () => {
    const angka = tanpaSatuan(field.value, satuan);
    if (angka === field.value) return;
    field.onChange(angka);
    setDilepas(true);
  };
  const kabar = dilepas ? `'${satuan}' dihapus dari ketikan karena sudah tertulis di kolom ini` : null;
  const petunjuk = satuan
    ? `Tanpa satuan; '${satuan}' sudah tertulis di kolom ini dan di laporan hasil uji`
    : 'Seperti akan tertulis di laporan hasil uji';
  return (
    <>
      <Textarea
        {...field}
        onChange={(event) => {
          field.onChange(event);
          setDilepas(false);
        }}
        onBlur={lepaskan}
        label="Hasil pengujian"
        // In one place, so that the button a finger is on its way to stays where it is.
        description={kabar ?? petunjuk}
        withAsterisk
        autosize
        minRows={1}
        maxLength={2000}
        {...(satuan
          ? {
              rightSection: <span className={classes.unit}>{satuan}</span>,
              rightSectionWidth: `calc(${satuan.length}ch + 2rem)`,
              rightSectionPointerEvents: 'none',
            }
          : {})}
      />
      <span className="mj-terdengar" role="status">
        {kabar}
      </span>
    </>
  );
}
