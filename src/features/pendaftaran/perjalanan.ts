import type { Tampilan } from '#data/view.ts';
import type { Step } from '#kit/text/Steps.tsx';
import { paths } from '#paths';
import { sebabBerakhir } from './sebab.ts';

type Status = { kdStatusPengajuan: number };
type Kepala = {
  uuid: string;
  rev: string;
  statusSubmission: Status;
  history: readonly { statusSubmission: Status; catatan: string | null }[];
};

/** The way of one kind of registration as its registrant knows it. */
export type Jalan<S extends string> = {
  langkah: readonly string[];
  /** The step each status belongs to; one that was refused ended where it stood before. */
  langkahStatus: Record<Exclude<S, 'ditolak'>, number>;
  statusDari: (kode: number) => S;
};

/** Where a registration stands on its way, and where it ended when it was refused or withdrawn (look.md, Records). */
export function perjalananDari<S extends string>(
  { langkah, langkahStatus, statusDari }: Jalan<S>,
  { data, tertunda, keputusan }: Tampilan<Kepala>,
): Step[] {
  const berjalan = [...data.history, data]
    .map(({ statusSubmission }) => statusDari(statusSubmission.kdStatusPengajuan))
    .findLast((status): status is Exclude<S, 'ditolak'> => status !== 'ditolak');
  const ditolak = statusDari(data.statusSubmission.kdStatusPengajuan) === 'ditolak';
  const belumDiterima = data.rev === '' && (tertunda.length > 0 || keputusan.length > 0);
  const sampai = belumDiterima ? 0 : berjalan ? langkahStatus[berjalan] : 1;
  const berhenti = ditolak || (belumDiterima && keputusan.length > 0);
  return langkah.map((label, ke) => ({
    label,
    keadaan: ke < sampai ? 'selesai' : ke > sampai ? 'nanti' : berhenti ? 'berhenti' : 'sekarang',
  }));
}

/** What the registrant must know or do now; `tombol` leads to where it is done. */
export type Sekarang = {
  tone: 'menunggu' | 'info' | 'bahaya';
  judul: string;
  isi: string;
  tombol: { label: string; to: string } | null;
  /** Nothing has to be done: the button is only a way there. */
  menunggu?: true;
};

/** One that was refused or withdrawn, and the way to another like it. */
export const berakhir = ({ history }: Pick<Kepala, 'history'>, to: string): Sekarang => ({
  tone: 'bahaya',
  judul: 'Pendaftaran ini berakhir',
  isi: sebabBerakhir(history),
  tombol: { label: 'Daftar lagi', to },
});

/** What was sent to pay is being looked at. */
export const buktiDiperiksa = (apa: string, uuid: string): Sekarang => ({
  tone: 'info',
  judul: `Bukti pembayaran${apa} sedang diverifikasi`,
  isi: 'Petugas memeriksa bukti Anda. Tidak ada yang perlu dilakukan sekarang.',
  tombol: { label: 'Lihat pembayaran', to: paths.pembayaran.detail(uuid) },
  menunggu: true,
});
