import { aturanCawan } from '#domain/lembar-kerja/schema.ts';
import { namaAturanCawan } from '#domain/lembar-kerja/cawan.ts';
import { Deret } from './Deret.tsx';
import { nilaiDi, type Tempat } from './form.ts';
import { masukanBaru, type IsianMasukan } from './isian.ts';
import { kataJenis } from './kata.ts';
import { Banyak, Centang, dariKata, Nama, Pilih, Teks } from './Medan.tsx';
import classes from './Lembar.module.css';

/** What the bench writes: inputs one after the other, in the order of the work. */
export const MasukanIsian = ({ form, di }: Tempat) => (
  <Deret<IsianMasukan> form={form} di={di} sebutan="Masukan" baru={() => masukanBaru} berurutan>
    {(satu) => <Satu form={form} di={satu} />}
  </Deret>
);

function Satu({ form, di }: Tempat) {
  const { jenis } = nilaiDi<IsianMasukan>(form.values, di);
  return (
    <>
      <div className={classes.medan}>
        <Pilih form={form} di={`${di}[jenis]`} label="Jenis" data={dariKata(kataJenis)} />
        <Nama form={form} di={`${di}[nama]`} />
        <Teks
          form={form}
          di={`${di}[label]`}
          label="Nama di lembar"
          maxLength={120}
          placeholder="Wadah + zat kering"
          withAsterisk
        />
        <Teks form={form} di={`${di}[satuan]`} label="Satuan" maxLength={30} placeholder="g" />
      </div>
      {jenis === 'pilihan' ? (
        <PilihanIsian form={form} di={`${di}[pilihan]`} />
      ) : jenis === 'cawan' ? (
        <Cawan form={form} di={di} />
      ) : (
        <Angka form={form} di={di} jenis={jenis} />
      )}
    </>
  );
}

function Angka({ form, di, jenis }: Tempat & { jenis: IsianMasukan['jenis'] }) {
  return (
    <div className={classes.medan}>
      {jenis === 'cacah' ? null : <Banyak form={form} di={`${di}[desimal]`} label="Desimal alat" />}
      {jenis === 'daftar' ? (
        <Banyak form={form} di={`${di}[banyak]`} label="Banyak nilai" max={60} withAsterisk />
      ) : null}
      {jenis === 'seri' ? (
        <>
          <Teks
            form={form}
            di={`${di}[selisihTetap]`}
            label="Selisih tetap"
            description="Bobot tetap bila dua yang berurutan berselisih paling banyak ini; 0,0005 g adalah 0,50 mg"
            withAsterisk
          />
          <Teks
            form={form}
            di={`${di}[wadah]`}
            label="Tiap satuan isi"
            description="Nama penimbangan wadah, misalnya w0: selisihnya berlaku untuk tiap gram isinya. Kosong: selisih itu sendiri"
          />
        </>
      ) : null}
      <Teks form={form} di={`${di}[dari]`} label="Wajar dari" description="Di luar ini analis ditanya" />
      <Teks form={form} di={`${di}[sampai]`} label="Wajar sampai" description="Tidak pernah ditolak" />
    </div>
  );
}

const PilihanIsian = ({ form, di }: Tempat) => (
  <Deret form={form} di={di} sebutan="Pilihan" baru={() => ({ nilai: '', gagal: false })}>
    {(satu) => (
      <div className={classes.medan}>
        <Teks form={form} di={`${satu}[nilai]`} label="Kata" maxLength={80} withAsterisk />
        <Centang form={form} di={`${satu}[gagal]`} label="Tidak memenuhi" />
      </div>
    )}
  </Deret>
);

const aturan = aturanCawan.map((value) => ({ value, label: namaAturanCawan(value) }));

const Cawan = ({ form, di }: Tempat) => (
  <div className={classes.medan}>
    <Pilih form={form} di={`${di}[aturan]`} label="Aturan hitung" data={aturan} />
    <Teks form={form} di={`${di}[volume]`} label="mL pada satu cawan" withAsterisk />
    <Banyak form={form} di={`${di}[cawan]`} label="Cawan tiap pengenceran" max={5} withAsterisk />
    <Teks
      form={form}
      di={`${di}[pengenceran]`}
      label="Pengenceran"
      description="2 adalah 10^-2; pisahkan dengan ;"
      withAsterisk
    />
  </div>
);
