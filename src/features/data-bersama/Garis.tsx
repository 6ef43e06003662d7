import { bacaAngka } from '#domain/lembar-kerja/baca-angka.ts';
import type { HasilBlok } from '#domain/lembar-kerja/hasil.ts';
import type { Bersama } from '#domain/lembar-kerja/schema.ts';
import { kunciSel, type Isian } from '#domain/lembar-kerja/sel.ts';
import classes from './Garis.module.css';

type GarisProps = { blok: Bersama; isian: Isian; hasil: HasilBlok | null };

const [lebar, tinggi, tepi] = [320, 200, 12];
const garisLurus = /^\s*(kemiringan|potong)\s*\(\s*(\w+)\s*;\s*(\w+)\s*\)\s*$/;

/**
 * The points of a calibration line and the line through them, to see at a glance which one lies beside it. Its room is there
 * before it is: the cell that makes it a line is often left by the press on 'Simpan' below it.
 */
export function Garis({ blok, isian, hasil }: GarisProps) {
  const rumus = blok.rumusAkhir.map(({ nama, ungkapan }) => ({ nama, dari: garisLurus.exec(ungkapan) }));
  const cari = (fungsi: string) => rumus.find(({ dari }) => dari?.[1] === fungsi);
  const [, , namaX, namaY] = cari('kemiringan')?.dari ?? [];
  const nilai = (fungsi: string) => {
    const baris = hasil?.akhir.find(({ nama }) => nama === cari(fungsi)?.nama)?.nilai;
    return baris?.jenis === 'nilai' ? bilangan(baris.penuh) : null;
  };
  const [m, a] = [nilai('kemiringan'), nilai('potong')];
  if (!namaX || !namaY) return null;
  const titik = (hasil?.ulangan ?? []).flatMap(({ nomor, dipakai }) => {
    const [x, y] = [namaX, namaY].map((nama) => bilangan(isian[kunciSel(nama, nomor)]?.nilai ?? ''));
    return x === null || y === null ? [] : [{ nomor, dipakai, x: x!, y: y! }];
  });
  const semuaX = titik.map(({ x }) => x);
  const [x0, x1] = [Math.min(...semuaX), Math.max(...semuaX)];
  const garis = m === null || a === null ? null : { y0: m * x0 + a, y1: m * x1 + a };
  const semuaY = [...titik.map(({ y }) => y), ...(garis ? [garis.y0, garis.y1] : [])];
  const [y0, y1] = [Math.min(...semuaY), Math.max(...semuaY)];
  const px = (x: number) => tepi + ((x - x0) / (x1 - x0 || 1)) * (lebar - 2 * tepi);
  const py = (y: number) => tinggi - tepi - ((y - y0) / (y1 - y0 || 1)) * (tinggi - 2 * tepi);
  return (
    <figure className={classes.garis}>
      <svg
        viewBox={`0 0 ${lebar} ${tinggi}`}
        role="img"
        aria-label={`${blok.label}: ${titik.length} titik ${garis ? 'dan garisnya' : 'tanpa garis'}`}
      >
        <path
          className={classes.sumbu}
          d={`M${tepi / 2} ${tepi / 2}V${tinggi - tepi / 2}H${lebar - tepi / 2}`}
        />
        {garis ? (
          <line className={classes.lurus} x1={px(x0)} y1={py(garis.y0)} x2={px(x1)} y2={py(garis.y1)} />
        ) : (
          <text className={classes.belum} x={lebar / 2} y={tinggi - 2 * tepi}>
            Garisnya tampil setelah dua titik diisi
          </text>
        )}
        {titik.map(({ nomor, dipakai, x, y }) => (
          <circle
            key={nomor}
            className={classes.titik}
            data-dicoret={!dipakai || undefined}
            cx={px(x)}
            cy={py(y)}
            r="5"
          />
        ))}
      </svg>
      <figcaption className="mj-catatan">
        {labelDari(blok, namaY)} terhadap {labelDari(blok, namaX)}
        {titik.every(({ dipakai }) => dipakai) ? null : '; titik kosong tidak dipakai'}
      </figcaption>
    </figure>
  );
}

const labelDari = (blok: Bersama, nama: string): string =>
  blok.perUlangan.find((satu) => satu.nama === nama)?.label ?? nama;

/** Near enough to draw. */
const bilangan = (teks: string): number | null => bacaAngka(teks)?.nilai.valueOf() ?? null;
