import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { bidangKeterangan, keteranganDari } from '#domain/pengujian/keterangan.ts';
import { useHariIni } from '#data/antrean.ts';
import { DateField } from '#kit/field/DateField.tsx';
import type { RecordForm } from '#kit/form/record-form.ts';
import type { IsianPendaftaran } from './isian.ts';
import classes from './PendaftaranForm.module.css';

export type KeteranganIsianProps = {
  ke: number;
  form: RecordForm<IsianPendaftaran>;
};

const { noBets, pembuat, tglProduksi, tglKedaluwarsa, tglPengambilan } = bidangKeterangan;

/** What a sample is besides its name, folded away until somebody has something to say of it (ISO/IEC 17025, 7.8.2.1 g and h). */
export function KeteranganIsian({ ke, form }: KeteranganIsianProps) {
  const hariIni = useHariIni();
  const sampel = form.values.sampel[ke]!;
  const terisi = Object.values(keteranganDari(sampel, null)).some((isi) => isi !== null);
  const keliru = Object.keys(bidangKeterangan).some((nama) => form.errors[`sampel[${ke}][${nama}]`]);
  const [terbuka, setTerbuka] = useState(terisi);
  // What is wrong is never out of sight.
  if (keliru && !terbuka) setTerbuka(true);
  const hari = (nama: 'tglProduksi' | 'tglKedaluwarsa' | 'tglPengambilan', ...juga: string[]) =>
    form.field(`sampel[${ke}][${nama}]`, `sampel[${ke}][${nama}]`, ...juga);
  return (
    <details
      className={classes.more}
      open={terbuka}
      onToggle={({ currentTarget }) => setTerbuka(currentTarget.open)}
    >
      <summary>
        Keterangan lain <span className={classes.maybe}>bets dan tanggal</span>
      </summary>
      <div className="mj-dua">
        <TextInput
          {...form.field(`sampel[${ke}][noBets]`)}
          label={noBets.label}
          autoComplete="off"
          maxLength={100}
        />
        <TextInput
          {...form.field(`sampel[${ke}][pembuat]`)}
          label={pembuat.label}
          autoComplete="off"
          maxLength={200}
        />
        <DateField
          {...hari('tglProduksi', `sampel[${ke}][tglKedaluwarsa]`)}
          optional
          label={tglProduksi.label}
          max={hariIni}
        />
        <DateField
          {...hari('tglKedaluwarsa')}
          optional
          label={tglKedaluwarsa.label}
          {...(sampel.tglProduksi ? { min: sampel.tglProduksi } : {})}
        />
        <DateField {...hari('tglPengambilan')} optional label={tglPengambilan.label} max={hariIni} />
      </div>
    </details>
  );
}
