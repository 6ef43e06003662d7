import { barangkali, type JadwalTampak } from '#domain/penelitian/jadwal.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { hariAkhir, kataWaktu, waktuBaris } from '#domain/penggunaan/waktu.ts';
import { LihatJadwal } from '#features/penelitian/jadwal/LihatJadwal.tsx';
import { tglSelesaiDari, type IsianBaris } from './isian.ts';
import { bertemu, useWaktuTerpakai } from './jadwal.ts';
import classes from './Penambahan.module.css';

export type WaktuInstrumenProps = {
  isian: IsianBaris;
  tanggal: string;
  /** Whose the instrument is (GAP-154). */
  idLaboratorium: number;
  milik: Penambahan | null;
  /** What the chosen time counts (CONF-43); null before it is chosen, and where an amount is typed. */
  dihitung: string | null;
};

/** When the instrument is taken that day, and what the chosen time counts and meets. */
export function WaktuInstrumen({ isian, tanggal, idLaboratorium, milik, dihitung }: WaktuInstrumenProps) {
  const dipilih = waktuBaris({
    ...isian,
    tglPenggunaan: tanggal,
    tglSelesai: tglSelesaiDari(tanggal, isian),
  });
  const sampai = dipilih ? hariAkhir(dipilih) : tanggal;
  const terpakai = useWaktuTerpakai(idLaboratorium, milik, isian.idBarang, { dari: tanggal, sampai }) ?? [];
  const tabrakan = bertemu(terpakai, dipilih);
  const waktu = (satu: JadwalTampak): string => {
    const tentang = [satu.nama, barangkali(satu) ? 'diajukan' : null].filter(Boolean).join(', ');
    return `${kataWaktu(satu, tanggal)}${tentang ? ` (${tentang})` : ''}`;
  };
  return (
    <div className={classes.taken}>
      <div role="status">
        {dihitung ? <p>Dihitung {dihitung}</p> : null}
        {tabrakan.length > 0 ? (
          <p className={classes.clash}>
            Bertemu dengan pemakaian {tabrakan.map(waktu).join(', ')}. Pilih waktu lain; server menolak dua
            pemakaian pada waktu yang sama.
          </p>
        ) : (
          <p>
            {tanggal === ''
              ? 'Pilih tanggal untuk melihat waktu yang sudah terpakai.'
              : terpakai.length === 0
                ? 'Belum ada pemakaian lain pada waktu itu.'
                : `Terpakai: ${terpakai.map(waktu).join(', ')}.`}
          </p>
        )}
      </div>
      <LihatJadwal
        idLaboratorium={idLaboratorium}
        idInstrumen={isian.idBarang}
        hari={tanggal}
        tampilan="hari"
      />
    </div>
  );
}
