import { syaratBatas } from '#domain/lembar-kerja/himpunan-batas.ts';
import { tulisAngka } from '#domain/lembar-kerja/baca-angka.ts';
import { akibatBatas } from '#domain/lembar-kerja/akibat-batas.ts';
import { rumusHasil } from '#domain/lembar-kerja/hitung.ts';
import type { Batas, Blok, IsiLembar, Masukan, Rumus } from '#domain/lembar-kerja/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import {
  belumDiperiksa,
  kataAturan,
  kataBersama,
  kataKriteria,
  kataMasukan,
  kataPembulatan,
  sumberBatas,
} from './kata.ts';
import classes from './Lembar.module.css';

const bersatuan = (label: string, satuan: string | null): string => (satuan ? `${label} (${satuan})` : label);

/** How a sheet computes, in words: inputs, formulas as they are written, rounding, limits and shared data. */
export function VersiTampak({ isi }: { isi: IsiLembar }) {
  return (
    <>
      {isi.petunjuk ? (
        <Section title="Petunjuk">
          <p className="mj-rapi">{isi.petunjuk}</p>
        </Section>
      ) : null}
      {isi.tetapan.length > 0 ? (
        <Section title="Tetapan">
          <ul className="mj-bergaris">
            {isi.tetapan.map(({ nama, label, satuan, nilai, sumber }) => (
              <li key={nama} className={classes.baris}>
                <span>
                  <span className="mj-kode">{nama}</span> = {tulisAngka(nilai)} {satuan}
                </span>
                <span>{label}</span>
                <small>{sumber ?? 'tanpa sumber'}</small>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {isi.bersama.map((satu) => (
        <Section key={satu.nama} title={`${kataBersama[satu.jenis]}: ${satu.label}`}>
          <BlokTampak blok={satu} akhir={satu.rumusAkhir} />
        </Section>
      ))}
      <Section title="Bagaimana lembar ini menghitung">
        <BlokTampak blok={isi} akhir={rumusHasil(isi) ?? []} />
      </Section>
      <Section title="Hasil">
        <Hasil isi={isi} />
      </Section>
      <Section title="Batas">
        {isi.batas.length === 0 ? (
          <p className="mj-catatan">Tanpa batas: hasil dilaporkan apa adanya.</p>
        ) : (
          <ul className="mj-bergaris">
            {isi.batas.map((batas) => (
              <SatuBatas key={batas.kunci} batas={batas} isi={isi} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

const BlokTampak = ({ blok, akhir }: { blok: Blok; akhir: readonly Rumus[] }) => (
  <div className="mj-tumpuk-4">
    <MasukanTampak judul="Diisi sekali" semua={blok.perSampel} />
    <MasukanTampak judul={`Diisi tiap ulangan, dibuka dengan ${blok.ulangan}`} semua={blok.perUlangan} />
    <RumusTampak judul="Dihitung tiap ulangan" semua={blok.rumusUlangan} />
    <RumusTampak judul="Dihitung dari semua ulangan" semua={akhir} />
  </div>
);

const MasukanTampak = ({ judul, semua }: { judul: string; semua: readonly Masukan[] }) =>
  semua.length === 0 ? null : (
    <div>
      <h3 className="mj-label">{judul}</h3>
      <ul className="mj-bergaris">
        {semua.map((satu) => (
          <li key={satu.nama} className={classes.baris}>
            <span>
              <span className="mj-kode">{satu.nama}</span> {bersatuan(satu.label, satu.satuan)}
            </span>
            <small>{kataMasukan(satu)}</small>
          </li>
        ))}
      </ul>
    </div>
  );

const RumusTampak = ({ judul, semua }: { judul: string; semua: readonly Rumus[] }) =>
  semua.length === 0 ? null : (
    <div>
      <h3 className="mj-label">{judul}</h3>
      <ul className="mj-bergaris">
        {semua.map(({ nama, label, satuan, ungkapan }) => (
          <li key={nama} className={classes.baris}>
            <span className={classes.ungkapan}>
              <span className="mj-kode">
                {nama} = {ungkapan}
              </span>
            </span>
            <small>{bersatuan(label, satuan)}</small>
          </li>
        ))}
      </ul>
    </div>
  );

function Hasil({ isi }: { isi: IsiLembar }) {
  const { ketidakpastian } = isi;
  const angka = rumusHasil(isi) !== null;
  return (
    <FactList
      facts={[
        { label: 'Satuan hasil', value: isi.satuanHasil },
        ...(angka
          ? [
              { label: 'Pembulatan', value: kataPembulatan(isi.pembulatan) },
              { label: 'LOD', value: isi.lod && tulisAngka(isi.lod) },
              { label: 'LOQ', value: isi.loq && tulisAngka(isi.loq) },
            ]
          : []),
        ...isi.kriteria.map(({ jenis, nama, nilai, sumber }) => ({
          label: nama ? `${kataKriteria[jenis]}, ${nama}` : kataKriteria[jenis],
          value: [tulisAngka(nilai), sumber].filter(Boolean).join(' · '),
        })),
        {
          label: 'Ketidakpastian U (k = 2)',
          value:
            ketidakpastian &&
            `${tulisAngka(ketidakpastian.nilai)} ${ketidakpastian.jenis === 'persen' ? '% dari hasil' : (isi.satuanHasil ?? '')}`,
        },
        { label: 'Aturan keputusan', value: kataAturan[isi.aturanKeputusan], wide: true },
      ]}
    />
  );
}

function SatuBatas({ batas, isi }: { batas: Batas; isi: IsiLembar }) {
  const akibat = (['bawah', 'atas'] as const).flatMap(
    (sisi) => akibatBatas(batas, isi.pembulatan.cara, sisi) ?? [],
  );
  return (
    <li className={classes.baris}>
      <span>
        {batas.nama}: <strong>{syaratBatas(batas, isi) || 'kata yang memenuhi'}</strong>
      </span>
      <small>{[sumberBatas(batas) || 'tanpa sumber', ...akibat].join(' · ')}</small>
      {belumDiperiksa(batas) ? <StatusBadge warna="menunggu" label="Belum diperiksa" /> : null}
    </li>
  );
}
