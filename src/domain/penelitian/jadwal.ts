import { jenisBarang } from '#domain/barang/schema.ts';
import { labMoment } from '#domain/core/clock.ts';
import type { IcsEvent } from '#domain/core/ics.ts';
import type { Penelitian } from './schema.ts';
import type { Jadwal } from '#domain/penggunaan/schema.ts';
import { mulaiPada, selesaiPada } from '#domain/penggunaan/waktu.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';

/** A taken time as its reader sees it. */
export type JadwalTampak = Jadwal & {
  /** The reader has written it so, and the server does not know of it yet. */
  tertunda: boolean;
};

const { perluVerifikasi, disetujui } = penambahanWorkflow.states;
const memegang: readonly number[] = [perluVerifikasi.code, disetujui.code];

/** Asked for only: another's time may still be granted instead. */
export const barangkali = ({ kdStatusPengajuan }: Pick<Jadwal, 'kdStatusPengajuan'>): boolean =>
  kdStatusPengajuan === perluVerifikasi.code;

type SatuPenelitian = Pick<Penelitian, 'uuid' | 'user' | 'penambahan'>;

/** The times that a research holds, as the calendar has them. */
const jadwalDari = ({ uuid: uuidPenelitian, user, penambahan }: SatuPenelitian, pembaca: string): Jadwal[] =>
  penambahan
    .filter(({ kdStatusPengajuan }) => memegang.includes(kdStatusPengajuan))
    .flatMap(({ baris, kdStatusPengajuan }) =>
      baris.flatMap((satu) =>
        satu.idJenisBarang === jenisBarang.instrumen && satu.jamMulai && satu.jamSelesai
          ? [
              {
                uuid: satu.uuid,
                idLaboratorium: satu.idLaboratorium,
                idInstrumen: satu.idBarang,
                namaInstrumen: satu.namaBarang,
                tanggal: satu.tglPenggunaan,
                jamMulai: satu.jamMulai,
                jamSelesai: satu.jamSelesai,
                tglSelesai: satu.tglSelesai ?? null,
                kdStatusPengajuan,
                milikSendiri: user.uuid === pembaca ? 1 : 0,
                nama: user.nama,
                uuidPenelitian,
              },
            ]
          : [],
      ),
    );

const isi = (satu: Jadwal): string =>
  [satu.idInstrumen, mulaiPada(satu), selesaiPada(satu), satu.kdStatusPengajuan].join();

/** What the server has said, with research that its reader has written on as the reader sees it. */
export function denganTulisanSendiri(
  jadwal: readonly Jadwal[],
  ditulis: readonly SatuPenelitian[],
  pembaca: string,
): JadwalTampak[] {
  const diganti = new Set(ditulis.map(({ uuid }) => uuid));
  const server = new Map(jadwal.map((satu) => [satu.uuid, isi(satu)]));
  const tetap = jadwal.filter(({ uuidPenelitian }) => !uuidPenelitian || !diganti.has(uuidPenelitian));
  const sendiri = ditulis.flatMap((satu) => jadwalDari(satu, pembaca));
  return [
    ...tetap.map((satu) => ({ ...satu, tertunda: false })),
    ...sendiri.map((satu) => ({ ...satu, tertunda: server.get(satu.uuid) !== isi(satu) })),
  ].sort((a, b) => mulaiPada(a).localeCompare(mulaiPada(b)));
}

/** A booking as an appointment. */
export function acaraDari(satu: Jadwal, namaLaboratorium: string): IcsEvent {
  const diajukan = barangkali(satu);
  const saat = (pada: string) => {
    const [hari, jam] = pada.split(' ');
    return labMoment(hari!, jam);
  };
  return {
    uid: `${satu.uuid}@mejalab`,
    starts: saat(mulaiPada(satu)),
    ends: saat(selesaiPada(satu)),
    summary: satu.namaInstrumen,
    location: namaLaboratorium,
    description: diajukan
      ? 'Diajukan, menunggu persetujuan petugas laboratorium.'
      : 'Disetujui petugas laboratorium.',
    tentative: diajukan,
  };
}
