import { Deret } from './Deret.tsx';
import { nilaiDi, type Tempat } from './form.ts';
import { rumusBaru, type IsianBlok, type IsianRumus } from './isian.ts';
import { MasukanIsian } from './MasukanIsian.tsx';
import { Banyak, Nama, Teks, TeksPanjang } from './Medan.tsx';
import classes from './Lembar.module.css';

const Bagian = ({
  judul,
  catatan,
  children,
}: {
  judul: string;
  catatan: string;
  children: React.ReactNode;
}) => (
  <div className="mj-tumpuk-3">
    <div>
      <h3>{judul}</h3>
      <p className="mj-catatan mj-rapi">{catatan}</p>
    </div>
    {children}
  </div>
);

/** What is asked for, once and for every replicate. */
export function BlokMasukan({ form, di }: Tempat) {
  const { perUlangan } = nilaiDi<IsianBlok>(form.values, di);
  return (
    <div className="mj-tumpuk-5">
      <Bagian judul="Per sampel" catatan="Ditanyakan sekali, misalnya bobot rata-rata tablet.">
        <MasukanIsian form={form} di={`${di}[perSampel]`} />
      </Bagian>
      <Bagian judul="Per ulangan" catatan="Ditanyakan untuk setiap ulangan.">
        <MasukanIsian form={form} di={`${di}[perUlangan]`} />
        {perUlangan.length > 0 ? (
          <div className={classes.medan}>
            <Banyak
              form={form}
              di={`${di}[ulangan]`}
              label="Banyak ulangan"
              description="Lembar dibuka dengan sebanyak ini; analis dapat menambah"
              max={60}
            />
          </div>
        ) : null}
      </Bagian>
    </div>
  );
}

/** Named lines of formula: of every replicate, then of all of them. */
export const BlokRumus = ({ form, di, akhir }: Tempat & { akhir: string }) => (
  <div className="mj-tumpuk-5">
    <Bagian
      judul="Per ulangan"
      catatan="Dari atas ke bawah; satu baris boleh memakai baris di atasnya. Baris terakhir adalah hasil ulangan itu."
    >
      <RumusIsian form={form} di={`${di}[rumusUlangan]`} />
    </Bagian>
    <Bagian judul="Akhir" catatan={akhir}>
      <RumusIsian form={form} di={`${di}[rumusAkhir]`} />
    </Bagian>
  </div>
);

const RumusIsian = ({ form, di }: Tempat) => (
  <Deret<IsianRumus> form={form} di={di} sebutan="Rumus" baru={() => rumusBaru} berurutan>
    {(satu) => (
      <>
        <div className={classes.rumus}>
          <TeksPanjang
            form={form}
            di={`${satu}[ungkapan]`}
            label="Rumus"
            minRows={1}
            maxLength={2000}
            placeholder="(w1 - w2) / (w1 - w0) * 100"
            withAsterisk
          />
        </div>
        <div className={classes.medan}>
          <Nama form={form} di={`${satu}[nama]`} label="Nama baris" />
          <Teks form={form} di={`${satu}[label]`} label="Nama di lembar" maxLength={120} withAsterisk />
          <Teks form={form} di={`${satu}[satuan]`} label="Satuan" maxLength={30} />
          <Banyak
            form={form}
            di={`${satu}[desimal]`}
            label="Desimal tampil"
            description="Hanya cara menampilkan; yang dihitung tidak dibulatkan"
          />
        </div>
      </>
    )}
  </Deret>
);
