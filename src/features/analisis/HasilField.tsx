import { useState } from 'react';
import { Button } from '@mantine/core';
import { tanpaSatuan } from '#domain/analisis/hasil.ts';
import { LongField } from '#kit/field/LongField.tsx';
import type { Field } from '#kit/field/field.ts';
import classes from './LaporanDialog.module.css';

type HasilFieldProps = { field: Field<string>; satuan: string | null };

const hanyaAngka = (hasil: string): boolean => /^[\d.,]*$/.test(hasil);

/**
 * The result as the certificate will have it. Its unit stands in the field and is taken out of what is typed. What has one
 * is a number, and a phone shows the keys of numbers; those for '<', '±' and words are one tap away.
 */
export function HasilField({ field, satuan }: HasilFieldProps) {
  const [dilepas, setDilepas] = useState(false);
  const [angka, setAngka] = useState(() => satuan !== null && hanyaAngka(field.value));
  const lepaskan = () => {
    const tanpa = tanpaSatuan(field.value, satuan);
    if (tanpa === field.value) return;
    field.onChange(tanpa);
    setDilepas(true);
  };
  const gantiPapan = () => {
    setAngka(!angka);
    // A phone asks anew which keys are wanted only when the field is entered.
    setTimeout(() => document.getElementById(field.id)?.focus());
  };
  const kabar = dilepas ? `'${satuan}' dihapus dari ketikan karena sudah tertulis di kolom ini` : null;
  const petunjuk = satuan
    ? `Tanpa satuan; '${satuan}' sudah tertulis di kolom ini dan di laporan hasil uji`
    : 'Seperti akan tertulis di laporan hasil uji';
  return (
    <>
      <LongField
        {...field}
        onChange={(event) => {
          field.onChange(event);
          setDilepas(false);
        }}
        onBlur={lepaskan}
        inputMode={angka ? 'decimal' : 'text'}
        label="Hasil pengujian"
        // In one place, so that the button a finger is on its way to stays where it is.
        description={kabar ?? petunjuk}
        withAsterisk
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
      {satuan === null || field.readOnly ? null : (
        <Button variant="default" className={classes.keys ?? ''} onClick={gantiPapan}>
          {angka ? 'Ketik huruf atau tanda' : 'Ketik angka'}
        </Button>
      )}
    </>
  );
}
