import { pengurusBarang } from '#domain/alat/master.ts';
import { formatDate } from '#domain/core/format.ts';
import { administers, type Actor } from '#domain/core/roles.ts';
import { sebutPerihal, type PokokKabar, type SaatGiliran } from '#domain/kabar/giliran.ts';
import { batasHari, sudahTiba } from '#domain/kabar/pengingat.ts';

type Bertanggal = {
  jenis: 'instrumen' | 'bahan';
  uuid: string;
  idLaboratorium: number;
  kode: string;
  nama: string;
  /** Its date, as long as anybody cares: it is in use, and of a material there is some. */
  tanggal: string | null;
};

/** What each date is about. */
const perihalTanggal = {
  instrumen: { pengingat: 'kalibrasi', kalimat: 'Kalibrasi ulang, jatuh tempo' },
  bahan: { pengingat: 'kedaluwarsa', kalimat: 'Periksa bahan, kedaluwarsa' },
} as const;

const pengurus = ({ role }: Actor): boolean => pengurusBarang.some((satu) => satu === role);

/** An instrument or a material whose date comes near: those who keep it are told, until it has another one (BEYOND-41). */
export function pokokBertanggal(
  { jenis, uuid, idLaboratorium, kode, nama, tanggal }: Bertanggal,
  { hari, ingatkan }: Pick<SaatGiliran, 'hari' | 'ingatkan'>,
): PokokKabar {
  const { pengingat, kalimat } = perihalTanggal[jenis];
  const tempat = { halaman: jenis, record: uuid };
  const ke = tanggal === null ? 0 : sudahTiba(ingatkan[pengingat], tanggal, hari, batasHari);
  return {
    uuid,
    pemilik: null,
    perihal: sebutPerihal(kode, nama),
    rumah: tempat,
    giliran: (orang) =>
      ke > 0 && pengurus(orang) && administers(orang, idLaboratorium)
        ? [
            {
              ...tempat,
              kunci: `${pengingat} ${tanggal}`,
              pengingat,
              ke,
              kalimat: `${kalimat} ${formatDate(tanggal)}`,
            },
          ]
        : [],
  };
}
