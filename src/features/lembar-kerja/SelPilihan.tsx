import { memo, useId } from 'react';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { tampakSama } from './sel.ts';
import { SelBingkai } from './SelBingkai.tsx';
import type { SelProps } from './SelKetik.tsx';
import classes from './Lembar.module.css';

/** A cell of listed words, in the device's own list: it is chosen with gloves on. */
export const SelPilihan = memo(function SelPilihan(props: SelProps) {
  const { kunci, blok, masukan, sel, readOnly, onTinggal } = props;
  const id = useId();
  const nilai = sel?.nilai ?? '';
  const pilihan = masukan.jenis === 'pilihan' ? masukan.pilihan.map((satu) => satu.nilai) : [];
  // What another version of the app wrote stays readable.
  const semua = nilai === '' || pilihan.includes(nilai) ? pilihan : [nilai, ...pilihan];
  return (
    <SelBingkai {...props} id={id}>
      <select
        className={classes.isi}
        data-kunci={kunci}
        data-coret={sel?.dicoret ? true : undefined}
        aria-label={sebutSel(blok, kunci)}
        aria-describedby={`${id}-catatan`}
        aria-keyshortcuts="Shift+F2"
        disabled={readOnly || Boolean(sel?.dicoret)}
        value={nilai}
        onChange={(event) => onTinggal(kunci, event.currentTarget.value, sel?.catatan ?? null)}
      >
        <option value="">Pilih</option>
        {semua.map((satu) => (
          <option key={satu}>{satu}</option>
        ))}
      </select>
    </SelBingkai>
  );
}, tampakSama);
