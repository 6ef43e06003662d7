import { createElement, type ReactNode } from 'react';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, type Icon } from '@tabler/icons-react';
import {
  putusan,
  type Baris,
  type HasilBlok,
  type HasilLembar,
  type Perbandingan,
} from '#domain/lembar-kerja/hasil.ts';
import { BarisHasil, NilaiTampak } from './BarisHasil.tsx';
import classes from './Lembar.module.css';

/** 'n = 3 dari 4, 1 dicoret'. */
const kataN = ({ dipakai, diukur, dicoret }: HasilBlok['n']): string =>
  `n = ${dipakai} dari ${diukur}${dicoret > 0 ? `, ${dicoret} dicoret` : ''}`;

/** Of three replicates one is measured: what needs two is computed when the next one is. */
const masihDiukur = ({ ulangan }: HasilBlok): boolean =>
  ulangan.some(({ dipakai, dicoret, baris }) => !dipakai && !dicoret && baris.every(belumGagal));

const belumGagal = ({ nilai }: Baris): boolean => nilai.jenis !== 'gagal';

/** The final lines of a block, and how many replicates they rest on. No cell that is left moves what is pressed below it. */
export const HasilBlokTampak = ({ hasil, ulangan }: { hasil: HasilBlok; ulangan: boolean }) => (
  <div className={classes.akhir} role="status">
    <BarisHasil baris={hasil.akhir} sementara={masihDiukur(hasil)} />
    {ulangan ? (
      <p className="mj-catatan">{hasil.n.diukur > 0 ? kataN(hasil.n) : 'Belum ada ulangan yang diukur'}</p>
    ) : null}
  </div>
);

type HasilLembarProps = { hasil: HasilLembar; satuan: string | null };

/** What a sheet came to: the result as it is reported, the criteria, and what it is against its limit. */
export function HasilLembarTampak({ hasil, satuan }: HasilLembarProps) {
  const { kriteria, perbandingan, ketidakpastian } = hasil;
  return (
    <div className={classes.akhir} role="status">
      <p className={classes.hasil}>
        <span>Hasil</span>
        <strong>
          <NilaiTampak nilai={hasil.hasil} satuan={satuan} />
          {hasil.hasil.jenis === 'nilai' && ketidakpastian ? ` ${ketidakpastian}` : null}
        </strong>
      </p>
      {perbandingan ? <Putusan perbandingan={perbandingan} /> : null}
      <ul className={classes.kriteria}>
        {kriteria.map(({ label, nilai, syarat, terpenuhi }) => (
          <Tanda key={label} terpenuhi={terpenuhi}>
            {nilai === null ? `${label}: syarat ${syarat}` : `${label}: ${nilai} (syarat ${syarat})`}
          </Tanda>
        ))}
      </ul>
      {hasil.tanya
        .filter(({ kunci }) => kunci === null)
        .map(({ kalimat }) => (
          <p key={kalimat} className="mj-catatan">
            {kalimat}
          </p>
        ))}
    </div>
  );
}

function Putusan({ perbandingan }: { perbandingan: Perbandingan }) {
  const { batas, syarat, mengapa, dibandingkan } = perbandingan;
  return (
    <ul className={classes.kriteria}>
      <Tanda terpenuhi={{ memenuhi: true, tidakMemenuhi: false, tidakDapat: null }[perbandingan.putusan]}>
        {batas.nama}, {syarat}: <strong>{putusan[perbandingan.putusan]}</strong>
        {dibandingkan ? ` (dibandingkan sebagai ${dibandingkan})` : null}
        {mengapa ? `, ${mengapa}` : null}
        {batas.edisi && batas.halaman ? null : ' · batas belum diperiksa'}
      </Tanda>
    </ul>
  );
}

const tandaDari = (terpenuhi: boolean | null): Icon =>
  terpenuhi === null ? IconCircleDashed : terpenuhi ? IconCircleCheck : IconAlertTriangle;

function Tanda({ terpenuhi, children }: { terpenuhi: boolean | null; children: ReactNode }) {
  return (
    <li data-terpenuhi={terpenuhi ?? undefined}>
      {createElement(tandaDari(terpenuhi), { 'aria-hidden': true, size: '1.125rem' })}
      <span>{children}</span>
    </li>
  );
}
