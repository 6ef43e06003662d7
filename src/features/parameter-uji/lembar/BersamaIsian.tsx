import { BlokMasukan, BlokRumus } from './BlokIsian.tsx';
import { Deret } from './Deret.tsx';
import type { FormVersi } from './form.ts';
import { blokBaru, masukanBaru } from './isian.ts';
import { kataBersama } from './kata.ts';
import { dariKata, Nama, Pilih, Teks } from './Medan.tsx';
import classes from './Lembar.module.css';

type Bagian = { form: FormVersi };

/** Constants, each with where it comes from; changeable only in a new version. */
export const TetapanIsian = ({ form }: Bagian) => (
  <Deret
    form={form}
    di="isi[tetapan]"
    sebutan="Tetapan"
    baru={() => ({ nama: '', label: '', satuan: '', nilai: '', sumber: '' })}
  >
    {(satu) => (
      <div className={classes.medan}>
        <Nama form={form} di={`${satu}[nama]`} />
        <Teks form={form} di={`${satu}[label]`} label="Nama di lembar" maxLength={120} withAsterisk />
        <Teks form={form} di={`${satu}[nilai]`} label="Nilai" withAsterisk />
        <Teks form={form} di={`${satu}[satuan]`} label="Satuan" maxLength={30} />
        <Teks form={form} di={`${satu}[sumber]`} label="Sumber" maxLength={300} />
      </div>
    )}
  </Deret>
);

/** Data of a day and a method, that sheets refer to. */
export const BersamaIsian = ({ form }: Bagian) => (
  <Deret
    form={form}
    di="isi[bersama]"
    sebutan="Data bersama"
    baru={() => ({ ...blokBaru, perUlangan: [masukanBaru], nama: '', label: '', jenis: 'kurvaBaku' })}
  >
    {(satu) => (
      <div className="mj-tumpuk-4">
        <div className={classes.medan}>
          <Pilih form={form} di={`${satu}[jenis]`} label="Jenis" data={dariKata(kataBersama)} />
          <Nama form={form} di={`${satu}[nama]`} label="Nama singkat" />
          <Teks form={form} di={`${satu}[label]`} label="Nama di lembar" maxLength={120} withAsterisk />
        </div>
        <BlokMasukan form={form} di={satu} />
        <BlokRumus
          form={form}
          di={satu}
          akhir="Nama baris-baris ini dapat dipakai rumus lembar kerja, misalnya kemiringan(x; y)."
        />
      </div>
    )}
  </Deret>
);
