import { administers, type Actor } from '#domain/core/roles.ts';
import { barangkali, type JadwalTampak } from '#domain/penelitian/jadwal.ts';
import { perHari } from '#domain/penggunaan/waktu.ts';
import type { ScheduleEntry } from './entry.ts';
import { paths } from '#paths';

/** Where its reader may open the research of a taken time, or nowhere. */
function alamat(
  { milikSendiri, uuidPenelitian, idLaboratorium }: JadwalTampak,
  actor: Actor,
): string | undefined {
  if (uuidPenelitian === null) return undefined;
  if (milikSendiri === 1) return paths.pendaftaran.penggunaan(uuidPenelitian);
  const petugas = actor.role === 'Laboran' || actor.role === 'Petugas pembayaran';
  return petugas && administers(actor, idLaboratorium) ? paths.laboran.detail(uuidPenelitian) : undefined;
}

/** A taken time for the calendar, day by day: who holds it only where the server has told, or it is one's own. */
export const pesananDari =
  (actor: Actor, [pertama, terakhir]: readonly [string, string]) =>
  (satu: JadwalTampak): ScheduleEntry[] =>
    perHari(satu)
      .filter(({ tanggal }) => tanggal >= pertama && tanggal <= terakhir)
      .map(({ tanggal, jamMulai, jamSelesai }) => ({
        id: `${satu.uuid} ${tanggal}`,
        day: tanggal,
        from: jamMulai,
        until: jamSelesai,
        resource: String(satu.idInstrumen),
        resourceName: satu.namaInstrumen,
        who: satu.milikSendiri === 1 ? 'Anda' : satu.nama,
        state: satu.tertunda ? 'Menunggu dikirim' : barangkali(satu) ? 'Diajukan' : 'Disetujui',
        asked: satu.tertunda || barangkali(satu),
        own: satu.milikSendiri === 1,
        waiting: satu.tertunda,
        to: alamat(satu, actor),
      }));
