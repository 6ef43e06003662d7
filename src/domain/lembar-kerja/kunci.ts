import type { Foto } from '#domain/berkas/foto.ts';
import type { Blok, Masukan } from './schema.ts';

/** A key taken apart: 'w0.2.3' is the third of w0 in the second replicate. */
type BagianKunci = { nama: string; ulangan: number; butir: string | undefined };

export function uraiKunci(kunci: string): BagianKunci {
  const [nama = '', ulangan, butir] = kunci.split('.');
  return { nama, ulangan: Number(ulangan), butir };
}

export const masukanDari = (
  blok: Pick<Blok, 'perSampel' | 'perUlangan'>,
  nama: string,
): Masukan | undefined => [...blok.perSampel, ...blok.perUlangan].find((satu) => satu.nama === nama);

/** 'Krus + abu, ulangan 2, timbangan 3'; a key that the version does not know reads as it is. */
export function sebutSel(blok: Pick<Blok, 'perSampel' | 'perUlangan'>, kunci: string): string {
  const { nama, ulangan, butir } = uraiKunci(kunci);
  const masukan = masukanDari(blok, nama);
  if (!masukan) return kunci;
  return [masukan.label, ulangan > 0 && `ulangan ${ulangan}`, sebutButir(masukan, butir)]
    .filter(Boolean)
    .join(', ');
}

/** The photos of cells, each captioned with the cell it is of: 'Krus + abu, ulangan 2: retak halus'. */
export const fotoBersebutan = (
  blok: Pick<Blok, 'perSampel' | 'perUlangan'>,
  foto: Readonly<Record<string, readonly Foto[]>>,
): Foto[] =>
  Object.entries(foto).flatMap(([kunci, semua]) =>
    semua.map((satu) => ({
      ...satu,
      keterangan: [sebutSel(blok, kunci), satu.keterangan].filter(Boolean).join(': '),
    })),
  );

function sebutButir(masukan: Masukan, butir: string | undefined): string | null {
  if (butir === undefined) return null;
  if (masukan.jenis === 'seri') return `timbangan ${butir}`;
  const [pangkat, cawan] = butir.split('-');
  return cawan === undefined ? `nilai ${butir}` : `${sebutPengenceran(Number(pangkat))} cawan ${cawan}`;
}

const atas = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The dilution 10⁻². */
export const sebutPengenceran = (pangkat: number): string =>
  pangkat === 0 ? '10⁰' : `10⁻${String(pangkat).replace(/\d/g, (satu) => atas[Number(satu)]!)}`;
