import { sebutData } from '#domain/lembar-kerja/bersama.ts';
import { laporanDiganti, laporanLembar } from '#domain/lembar-kerja/laporan.ts';
import { laporanAkhirTerbaru } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { maksKeterangan } from '#domain/berkas/foto.ts';
import type { KeadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { fotoBersebutan, sebutSel } from '#domain/lembar-kerja/kunci.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { newPhoto, type Photo } from '#kit/photo/photo.ts';
import type { IsiDariLembar } from '#features/analisis/laporan.ts';
import type { BersamaLembar } from './use-bersama.ts';
import type { LembarKerja } from './use-lembar.ts';

/** The final report as the sheet fills it; after a return below what its author had written in the one before. */
export function laporanDariLembar(
  record: Analisis,
  { versi, keadaan, fotoBaru, hasil }: Pick<LembarKerja, 'versi' | 'keadaan' | 'fotoBaru' | 'hasil'>,
  pilihan: BersamaLembar['pilihan'],
): IsiDariLembar {
  const dipakai = versi.isi.bersama.flatMap(({ nama, label }) => {
    const data = pilihan?.[nama]?.find(({ uuid }) => uuid === keadaan.bersama[nama]);
    return data ? [`${label}: ${sebutData(data)}`] : [];
  });
  const blok = laporanLembar({ versi, keadaan, hasil, bersama: dipakai });
  return {
    isi: laporanDiganti(laporanAkhirTerbaru(record)?.isi ?? '', blok),
    hasilPengujian: hasil.hasil.jenis === 'nilai' ? hasil.hasil.tampil : '',
    foto: fotoSel(versi.isi, keadaan.foto, fotoBaru),
  };
}

/** The photos of cells as a report begins with them, those that are on their way too: 'Krus + abu, ulangan 2: retak halus'. */
function fotoSel(isi: IsiLembar, terkirim: KeadaanLembar['foto'], baru: LembarKerja['fotoBaru']): Photo[] {
  const sudah = fotoBersebutan(isi, terkirim);
  const ada = new Set(sudah.map(({ uuid }) => uuid));
  const semua = [
    ...sudah,
    ...Object.entries(baru).flatMap(([sel, foto]) =>
      foto
        .filter(({ kunci }) => !ada.has(kunci))
        .map(({ caption, file }) => ({
          keterangan: [sebutSel(isi, sel), caption].filter(Boolean).join(': '),
          file,
        })),
    ),
  ];
  return semua.map(({ keterangan, file: { sha256, name } }) => ({
    ...newPhoto({ sha256, name }),
    caption: (keterangan ?? '').slice(0, maksKeterangan),
  }));
}
