import { jenisBarang } from '#domain/barang/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Jadwal, Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { useJadwal } from '#data/jadwal.ts';

/** A time for which an instrument is taken on the day that is looked at. */
export type WaktuTerpakai = Pick<Jadwal, 'uuid' | 'jamMulai' | 'jamSelesai' | 'kdStatusPengajuan' | 'nama'>;

const { perluVerifikasi, disetujui } = penambahanWorkflow.states;
const memegang: readonly number[] = [perluVerifikasi.code, disetujui.code];

/** The times a research itself holds: what it has written without a network is in no calendar yet. */
const waktuSendiri = (
  { penambahan, user }: Pick<Penelitian, 'penambahan' | 'user'>,
  idInstrumen: number,
  tanggal: string,
): WaktuTerpakai[] =>
  penambahan
    .filter(({ kdStatusPengajuan }) => memegang.includes(kdStatusPengajuan))
    .flatMap(({ baris, kdStatusPengajuan }) =>
      baris.flatMap(({ uuid, idJenisBarang, idBarang, tglPenggunaan, jamMulai, jamSelesai }) =>
        idJenisBarang === jenisBarang.instrumen &&
        idBarang === idInstrumen &&
        tglPenggunaan === tanggal &&
        jamMulai &&
        jamSelesai
          ? [{ uuid, jamMulai, jamSelesai, kdStatusPengajuan, nama: user.nama }]
          : [],
      ),
    );

/** What is taken besides the addition that is being changed, each time once, in the order of the day. */
function gabungWaktu(
  jadwal: readonly WaktuTerpakai[],
  sendiri: readonly WaktuTerpakai[],
  milik: Pick<Penambahan, 'baris'> | null,
): WaktuTerpakai[] {
  const lepas = new Set(milik?.baris.map(({ uuid }) => uuid));
  const perUuid = new Map([...jadwal, ...sendiri].map((satu) => [satu.uuid, satu]));
  return [...perUuid.values()]
    .filter(({ uuid }) => !lepas.has(uuid))
    .sort((a, b) => a.jamMulai.localeCompare(b.jamMulai));
}

/** The taken times that a chosen one meets. */
export const bertemu = (
  terpakai: readonly WaktuTerpakai[],
  jamMulai: string,
  jamSelesai: string,
): WaktuTerpakai[] =>
  jamMulai && jamSelesai
    ? terpakai.filter((satu) => satu.jamMulai < jamSelesai && jamMulai < satu.jamSelesai)
    : [];

/** When an instrument is taken on a day, as far as this device knows; undefined while it is read. */
export function useWaktuTerpakai(
  record: Penelitian,
  milik: Penambahan | null,
  idInstrumen: number | null,
  tanggal: string,
): readonly WaktuTerpakai[] | undefined {
  const asked = idInstrumen !== null && tanggal !== '';
  const jadwal = useJadwal(
    asked ? { idLaboratorium: record.idLaboratorium, idInstrumen, dari: tanggal, sampai: tanggal } : null,
  );
  if (!asked) return [];
  return jadwal && gabungWaktu(jadwal, waktuSendiri(record, idInstrumen, tanggal), milik);
}
