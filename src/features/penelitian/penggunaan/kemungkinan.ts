import { jenisBarang, kunciBarang } from '#domain/barang/schema.ts';
import { formatNumber, withZone } from '#domain/core/format.ts';
import type { JadwalTampak } from '#domain/penelitian/jadwal.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { kataWaktu, waktuBaris } from '#domain/penggunaan/waktu.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { useOrang } from '#data/app.ts';
import { bacaSemuaTampak } from '#data/barang.ts';
import { bacaJadwalTampak } from '#data/jadwal.ts';
import { usePemilik } from '#data/pendaftaran.ts';
import { useBaca } from '#data/use-baca.ts';
import { melebihiStok } from './barang.ts';
import type { BarangPilihan } from './isian.ts';
import { bertemu } from './jadwal.ts';

/** Why the server would refuse an addition as things stand on this device, and what would have to change. */
export type Kemungkinan = { kata: string; bila: string };

type Baris = {
  idJenisBarang: 1 | 2 | 3 | null;
  idBarang: number | null;
  jlhPenggunaan: number | '';
  jamMulai: string | null;
  jamSelesai: string | null;
  tglSelesai?: string | null;
};
type IsiTambahan = { tglPenggunaan: string; penggunaan: readonly Baris[] };

/**
 * What this device knows that the server would refuse these lines for: more of a material than there is (GAP-15), a time
 * that is taken. `milik` is the addition they are of, whose own lines stand in nobody's way.
 */
export function kemungkinanDitolak(
  { tglPenggunaan, penggunaan }: IsiTambahan,
  barang: BarangPilihan,
  jadwal: readonly JadwalTampak[],
  milik: Penambahan | null,
): Kemungkinan[] {
  const sendiri = new Set(milik?.baris.map(({ uuid }) => uuid));
  const dipakai = penggunaan.flatMap((baris) => {
    const { idJenisBarang, idBarang: id } = baris;
    const satu = idJenisBarang && id ? barang.get(kunciBarang({ idJenisBarang, id })) : undefined;
    return satu ? [{ baris, satu }] : [];
  });
  const kurang = [...new Set(dipakai.map(({ satu }) => satu))]
    .filter((satu) => melebihiStok(satu, penggunaan, milik))
    .map(({ namaBarang, jmlStok, satuan }) => ({
      kata: `${namaBarang} melebihi stok, di perangkat ini tersisa ${formatNumber(Math.max(0, jmlStok ?? 0))} ${satuan}`,
      bila: 'stok belum ditambah',
    }));
  const terpakai = dipakai.flatMap(({ baris, satu }) =>
    satu.idJenisBarang === jenisBarang.instrumen
      ? bertemu(
          jadwal.filter(({ uuid, idInstrumen }) => idInstrumen === satu.id && !sendiri.has(uuid)),
          waktuBaris({ ...baris, tglPenggunaan }),
        ).map((waktu) => ({
          kata: `${satu.namaBarang} sudah dipakai pukul ${withZone(kataWaktu(waktu, tglPenggunaan))}`,
          bila: 'waktunya tetap terpakai',
        }))
      : [],
  );
  return [...kurang, ...terpakai];
}

/** The last day on which lines of this day hold something. */
export const hariTerakhir = (hari: string, baris: readonly Pick<Baris, 'tglSelesai'>[]): string =>
  baris.reduce((akhir, { tglSelesai }) => (tglSelesai && tglSelesai > akhir ? tglSelesai : akhir), hari);

/** 'Akan ditolak bila stok belum ditambah' */
export const kataKemungkinan = (semua: readonly Kemungkinan[]): string =>
  `Akan ditolak bila ${[...new Set(semua.map(({ bila }) => bila))].join(' atau ')}`;

const { perluVerifikasi, disetujui } = penambahanWorkflow.states;

/** The same of the additions that wait to be sent, by their id, live; nothing of one that cannot be refused for it. */
export function useKemungkinanDitolak(
  { idLaboratorium, penambahan }: Pick<Penelitian, 'idLaboratorium' | 'penambahan'>,
  tertunda: ReadonlySet<string>,
): ReadonlyMap<string, readonly Kemungkinan[]> {
  const { db } = useOrang();
  const pemilik = usePemilik();
  const menunggu = penambahan.filter(
    ({ uuid, kdStatusPengajuan, flagWaktu }) =>
      tertunda.has(uuid) &&
      !flagWaktu &&
      (kdStatusPengajuan === perluVerifikasi.code || kdStatusPengajuan === disetujui.code),
  );
  const dibaca = useBaca(async () => {
    if (menunggu.length === 0) return new Map<string, Kemungkinan[]>();
    const barang = new Map((await bacaSemuaTampak(db)).map((satu) => [kunciBarang(satu), satu]));
    const satu = async (tambahan: Penambahan): Promise<[string, Kemungkinan[]]> => {
      const { uuid, tglPenggunaan: hari, baris } = tambahan;
      const sampai = hariTerakhir(hari, baris);
      const milik = tambahan.idLaboratorium ?? idLaboratorium;
      const jadwal = await bacaJadwalTampak(db, pemilik, { idLaboratorium: milik, dari: hari, sampai });
      const isi = { tglPenggunaan: hari, penggunaan: baris };
      return [uuid, kemungkinanDitolak(isi, barang, jadwal, tambahan)];
    };
    return new Map(await Promise.all(menunggu.map(satu)));
  }, [db, pemilik, idLaboratorium, JSON.stringify(menunggu)]);
  return dibaca ?? belumDibaca;
}

const belumDibaca: ReadonlyMap<string, readonly Kemungkinan[]> = new Map();
