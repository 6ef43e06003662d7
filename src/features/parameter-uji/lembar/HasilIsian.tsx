import { akibatBatas } from '#domain/lembar-kerja/akibat-batas.ts';
import { syaratBatas } from '#domain/lembar-kerja/himpunan-batas.ts';
import type { Batas } from '#domain/lembar-kerja/schema.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { Deret } from './Deret.tsx';
import { nilaiDi, type FormVersi, type Tempat } from './form.ts';
import { batasBaru, isiDari, ujungBaru, type IsianBatas } from './isian.ts';
import { belumDiperiksa, kataAturan, kataBulat, kataKriteria } from './kata.ts';
import { Banyak, Centang, dariKata, Pilih, Teks } from './Medan.tsx';
import classes from './Lembar.module.css';

type Bagian = { form: FormVersi };

/** How the result is rounded and reported, and what it is reported with. */
export const HasilIsian = ({ form }: Bagian) => (
  <div className={classes.medan}>
    <Teks form={form} di="isi[satuanHasil]" label="Satuan hasil" maxLength={30} />
    <Banyak form={form} di="isi[pembulatan][banyak]" label="Dibulatkan ke" withAsterisk />
    <Pilih
      form={form}
      di="isi[pembulatan][ke]"
      label="Pembulatan dalam"
      data={[
        { value: 'desimal', label: 'desimal' },
        { value: 'angkaPenting', label: 'angka penting' },
      ]}
    />
    <Pilih form={form} di="isi[pembulatan][cara]" label="Cara pembulatan" data={dariKata(kataBulat)} />
    <Teks form={form} di="isi[lod]" label="LOD" description="Di bawah ini: tidak terdeteksi" />
    <Teks form={form} di="isi[loq]" label="LOQ" description="Di bawah ini: terdeteksi, < LOQ" />
    <Pilih
      form={form}
      di="isi[lapor]"
      label="Hasil berentang"
      data={[
        { value: 'atas', label: 'dilaporkan batas atasnya (<)' },
        { value: 'bawah', label: 'dilaporkan batas bawahnya (>)' },
      ]}
    />
    <Teks
      form={form}
      di="isi[ketidakpastian][nilai]"
      label="Ketidakpastian U (k = 2)"
      description="Kosong bila tidak dinyatakan"
    />
    <Pilih
      form={form}
      di="isi[ketidakpastian][jenis]"
      label="Ketidakpastian dalam"
      data={[
        { value: 'absolut', label: 'satuan hasil' },
        { value: 'persen', label: '% dari hasil' },
      ]}
    />
    <Pilih
      form={form}
      di="isi[aturanKeputusan]"
      label="Aturan keputusan"
      description="Penerimaan sederhana: risiko keliru sampai 50% tepat di batas"
      data={dariKata(kataAturan)}
    />
  </div>
);

/** What the numbers must keep to be reported. */
export const KriteriaIsian = ({ form }: Bagian) => (
  <Deret
    form={form}
    di="isi[kriteria]"
    sebutan="Kriteria"
    baru={() => ({ jenis: 'rsd', nama: '', nilai: '', sumber: '' })}
  >
    {(satu) => (
      <div className={classes.medan}>
        <Pilih form={form} di={`${satu}[jenis]`} label="Yang diperiksa" data={dariKata(kataKriteria)} />
        <Teks form={form} di={`${satu}[nilai]`} label="Nilai" withAsterisk />
        <Teks
          form={form}
          di={`${satu}[nama]`}
          label="Dari"
          description="Nama masukan atau rumus; kosong: hasil ulangan"
          maxLength={40}
        />
        <Teks form={form} di={`${satu}[sumber]`} label="Sumber" maxLength={300} />
      </div>
    )}
  </Deret>
);

const kunciBaru = (lama: readonly IsianBatas[]): string =>
  `batas${1 + Math.max(0, ...lama.map(({ kunci }) => Number(/^batas(\d+)$/.exec(kunci)?.[1] ?? 0)))}`;

/** Sets of limits: one is chosen for each sample. */
export const BatasIsian = ({ form }: Bagian) => (
  <Deret<IsianBatas> form={form} di="isi[batas]" sebutan="Batas" baru={(lama) => batasBaru(kunciBaru(lama))}>
    {(satu) => <SatuBatas form={form} di={satu} />}
  </Deret>
);

function SatuBatas({ form, di }: Tempat) {
  const tertulis = nilaiDi<IsianBatas>(form.values, di);
  const isi = isiDari(form.values);
  const batas = isi.batas.find(({ kunci }) => kunci === tertulis.kunci) as Batas;
  const { cara } = isi.pembulatan as { cara: 'setengahKeAtas' };
  const syarat = syaratBatas(batas, isi);
  return (
    <>
      <div className={classes.medan}>
        <Teks
          form={form}
          di={`${di}[nama]`}
          label="Untuk apa"
          placeholder="Kunyit"
          maxLength={120}
          withAsterisk
        />
        <Ujung
          form={form}
          di={`${di}[bawah]`}
          label="Paling sedikit"
          akibat={akibatBatas(batas, cara, 'bawah')}
        />
        <Ujung
          form={form}
          di={`${di}[atas]`}
          label="Paling banyak"
          akibat={akibatBatas(batas, cara, 'atas')}
        />
        <Pilih
          form={form}
          di={`${di}[bulat]`}
          label="Dibandingkan pada"
          data={[
            { value: 'desimal', label: 'desimal batas (USP)' },
            { value: 'angkaPenting', label: 'angka penting batas (Ph. Eur.)' },
          ]}
        />
        <Centang form={form} di={`${di}[tidakBolehAda]`} label="Tidak boleh ada" />
      </div>
      <div className={classes.medan}>
        <Teks form={form} di={`${di}[sumber]`} label="Sumber" maxLength={300} />
        <Teks form={form} di={`${di}[edisi]`} label="Edisi" maxLength={60} />
        <Teks form={form} di={`${di}[halaman]`} label="Halaman" maxLength={60} />
      </div>
      <Deret form={form} di={`${di}[juga]`} sebutan="Baris lain yang dibatasi" baru={ujungBaru}>
        {(lain) => (
          <div className={classes.medan}>
            <Pilih
              form={form}
              di={`${lain}[nama]`}
              label="Rumus akhir"
              kosong="pilih"
              data={isi.rumusAkhir.map(({ nama, label }) => ({ value: nama, label }))}
            />
            <Ujung form={form} di={`${lain}[bawah]`} label="Paling sedikit" akibat={null} />
            <Ujung form={form} di={`${lain}[atas]`} label="Paling banyak" akibat={null} />
          </div>
        )}
      </Deret>
      <div className="mj-jajar-3 mj-baris">
        {syarat ? <span>{syarat}</span> : null}
        {belumDiperiksa(tertulis) ? (
          <StatusBadge warna="menunggu" label="Belum diperiksa: isi edisi dan halaman" />
        ) : null}
      </div>
    </>
  );
}

const Ujung = ({ form, di, label, akibat }: Tempat & { label: string; akibat: string | null }) => (
  <div className="mj-tumpuk-2">
    <Teks form={form} di={`${di}[nilai]`} label={label} description={akibat ?? undefined} />
    <Centang form={form} di={`${di}[termasuk]`} label="Angka itu termasuk" />
  </div>
);
