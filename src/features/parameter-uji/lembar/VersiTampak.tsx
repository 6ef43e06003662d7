import type { ReactNode } from 'react';
import { akibatBatas } from '#domain/lembar-kerja/akibat-batas.ts';
import { tulisAngka } from '#domain/lembar-kerja/baca-angka.ts';
import { syaratBatas } from '#domain/lembar-kerja/himpunan-batas.ts';
import { rumusHasil } from '#domain/lembar-kerja/hitung.ts';
import type { Batas, Blok, IsiLembar, Rumus } from '#domain/lembar-kerja/schema.ts';
import { FactList } from '#kit/text/FactList.tsx';
import { Section } from '#kit/text/Section.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { bidangJenis, bidangMasukan } from './bidang-blok.ts';
import { bidangBersama, bidangHasil, bidangKriteria } from './bidang-lembar.ts';
import { fakta, tampil } from './bidang.ts';
import { belumDiperiksa } from './cek.ts';
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
          <Daftar
            semua={isi.tetapan.map(({ nama, label, satuan, nilai, sumber }) => ({
              nama,
              isi: ` = ${[tulisAngka(nilai), satuan].filter(Boolean).join(' ')}`,
              kata: [label, sumber ?? 'tanpa sumber'],
            }))}
          />
        </Section>
      ) : null}
      {isi.bersama.map((satu) => (
        <Section key={satu.nama} title={`${tampil(bidangBersama.jenis, satu.jenis)}: ${satu.label}`}>
          <BlokTampak blok={satu} akhir={satu.rumusAkhir} />
        </Section>
      ))}
      <Section title="Bagaimana lembar ini menghitung">
        <BlokTampak blok={isi} akhir={rumusHasil(isi) ?? []} />
      </Section>
      <Section title="Hasil">
        <FactList
          facts={[
            ...fakta(bidangHasil, isi).map((satu) => ({ ...satu, wide: satu.value.length > 40 })),
            ...isi.kriteria.map(({ nama, ...satu }) => ({
              label: [tampil(bidangKriteria.jenis, satu.jenis), nama].filter(Boolean).join(', '),
              value: [tulisAngka(satu.nilai), satu.sumber].filter(Boolean).join(' · '),
            })),
          ]}
        />
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
    <Daftar judul="Diisi sekali" semua={blok.perSampel.map(barisMasukan)} />
    <Daftar
      judul={`Diisi tiap ulangan, dibuka dengan ${blok.ulangan}`}
      semua={blok.perUlangan.map(barisMasukan)}
    />
    <Daftar judul="Dihitung tiap ulangan" semua={blok.rumusUlangan.map(barisRumus)} />
    <Daftar judul="Dihitung dari semua ulangan" semua={akhir.map(barisRumus)} />
  </div>
);

type BarisTampak = { nama: string; isi: string; kata: readonly string[] };

const barisMasukan = (satu: Blok['perUlangan'][number]): BarisTampak => ({
  nama: satu.nama,
  isi: ` ${bersatuan(satu.label, satu.satuan)}`,
  kata: [
    tampil(bidangMasukan.jenis, satu.jenis),
    ...fakta(bidangJenis, satu).flatMap(({ label, value }) =>
      value ? `${label.toLowerCase()} ${value}` : [],
    ),
  ],
});
const barisRumus = ({ nama, label, satuan, ungkapan }: Rumus): BarisTampak => ({
  nama: `${nama} = ${ungkapan}`,
  isi: '',
  kata: [bersatuan(label, satuan)],
});

const Daftar = ({ judul, semua }: { judul?: ReactNode; semua: readonly BarisTampak[] }) =>
  semua.length === 0 ? null : (
    <div>
      {judul ? <h3 className="mj-label">{judul}</h3> : null}
      <ul className="mj-bergaris">
        {semua.map(({ nama, isi, kata }) => (
          <li key={nama} className={classes.baris}>
            <span className={classes.ungkapan}>
              <span className="mj-kode">{nama}</span>
              {isi}
            </span>
            <small>{kata.join(' · ')}</small>
          </li>
        ))}
      </ul>
    </div>
  );

function SatuBatas({ batas, isi }: { batas: Batas; isi: IsiLembar }) {
  const akibat = (['bawah', 'atas'] as const).flatMap(
    (sisi) => akibatBatas(batas, isi.pembulatan.cara, sisi) ?? [],
  );
  const { sumber, edisi, halaman } = batas;
  const asal = [sumber, edisi && `edisi ${edisi}`, halaman && `hlm. ${halaman}`].filter(Boolean).join(', ');
  return (
    <li className={classes.baris}>
      <span>
        {batas.nama}: <strong>{syaratBatas(batas, isi) || 'kata yang memenuhi'}</strong>
      </span>
      <small>{[asal || 'tanpa sumber', ...akibat].join(' · ')}</small>
      {belumDiperiksa(batas) ? <StatusBadge warna="menunggu" label="Belum diperiksa" /> : null}
    </li>
  );
}
