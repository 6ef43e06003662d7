import { stateByCode } from '#domain/core/workflow.ts';
import { kodeDijanjikan } from '#domain/penggunaan/kode.ts';
import { invoiceWorkflow, petugasUang } from '#domain/pembayaran/workflow.ts';
import {
  kataBerakhir,
  kiniBelumDiterima,
  kiniDijeda,
  kiniUang,
  peranDitunggu,
  susun,
  type Jalan,
  type Kini,
  type Konteks,
  type Perjalanan,
} from '#domain/perjalanan/perjalanan.ts';
import {
  giliranPetugasPenelitian,
  invoicePada,
  langkahPendaftar,
  langkahUang,
  prosesPenelitian,
} from './giliran.ts';
import { menungguPenyelesaian, type PenelitianState } from './keadaan.ts';
import { keadaanPenelitian, tagihanBaru } from './keadaan-rekaman.ts';
import type { Penelitian } from './schema.ts';
import { penelitianWorkflow } from './workflow.ts';

type Status = Exclude<keyof typeof penelitianWorkflow.states, 'ditolak'>;

/** The way of a research. */
const jalan: Jalan<Status, PenelitianState> = {
  workflow: penelitianWorkflow,
  nama: ['Pendaftaran', 'Kalab', 'Laboran', 'Penggunaan', 'Selesai'],
  tahap: {
    diajukan: 1,
    disetujuiKalab: 2,
    disetujui: 3,
    berlangsung: 3,
    perluVerifikasi: 3,
    perluPerbaikan: 3,
    penambahanDisetujui: 3,
    menungguSelesai: 4,
    selesai: 5,
  },
};

/** What happens in each state, to who registered and to whoever they show it; officers read what has to be done. */
const kataStatus: Record<Status, string> = {
  diajukan: 'Sedang diverifikasi',
  disetujuiKalab: 'Sedang diverifikasi',
  disetujui: 'Laboratorium siap dipakai',
  berlangsung: 'Laboratorium sedang dipakai',
  perluVerifikasi: 'Penambahan sedang diperiksa',
  perluPerbaikan: 'Menunggu perbaikan penambahan',
  penambahanDisetujui: 'Laboratorium sedang dipakai',
  menungguSelesai: 'Permintaan selesai sedang diperiksa',
  selesai: 'Penggunaan selesai',
};

/** Where nothing waits but money: else it is used, or ended, when its registrant likes. */
const dipakai: readonly string[] = ['disetujui', 'berlangsung', 'penambahanDisetujui'] satisfies Status[];
const { belumLunas, verifikasi } = invoiceWorkflow.states;

/** The journey of a research (BEYOND-39). */
export const perjalananPenelitian = (record: Penelitian, konteks: Konteks): Perjalanan =>
  susun(jalan, record, konteks, {
    kini: () => kiniDari(record, konteks),
    giliran: (actor) => giliranPetugasPenelitian(record, actor) !== null,
    berjanji: kodeDijanjikan.includes(record.idStatusPengajuan),
  });

const statusDari = ({ idStatusPengajuan: kode }: Penelitian) => stateByCode(penelitianWorkflow, kode);

function kiniDari(record: Penelitian, konteks: Konteks): Kini {
  const { pembaca, tertunda = [] } = konteks;
  const status = statusDari(record);
  const sendiri = pembaca?.uuid === record.user.uuid;
  if (status === 'ditolak') return { kata: kataBerakhir(record, pembaca), pemegang: null };
  if (sendiri && record.rev === '') return kiniBelumDiterima(konteks);
  if (sendiri && record.penambahan.some(({ uuid }) => tertunda.includes(uuid)))
    return { kata: 'Penambahan dikirim saat tersambung', pemegang: 'Pendaftar', sejak: null };
  const dijeda = kodeDijanjikan.includes(record.idStatusPengajuan) ? kiniDijeda(record.jeda, sendiri) : null;
  if (dijeda) return dijeda;
  const petugas = pembaca !== null && !sendiri;
  const kata = petugas ? prosesPenelitian(record) : kataStatus[status];
  // Their own turn goes before what others do, to who registered (GAP-150).
  const langkah = petugas ? null : langkahPendaftar(record);
  if (langkah === 'perbaikiPenambahan') {
    const perbaiki = `${kataStatus.perluPerbaikan}${sendiri ? ' dari Anda' : ''}`;
    return {
      kata: perbaiki,
      pemegang: 'Pendaftar',
      ...(status === 'perluPerbaikan' ? {} : { sejak: null }),
    };
  }
  const uang = langkah !== null || dipakai.includes(status) ? kiniTagihan(record, tertunda) : null;
  if (uang) return petugas ? { ...uang, kata } : { ...uang, kata: uang.kata ?? menungguBayar(sendiri) };
  // Of one outside a laboratory nothing is used: it waits for its end (GAP-22, GAP-157).
  const peran = menungguPenyelesaian(keadaanPenelitian(record))
    ? peranDitunggu(penelitianWorkflow, status)
    : null;
  if (status === 'disetujui' && peran)
    return { kata: petugas ? kata : 'Disetujui, menunggu diselesaikan', pemegang: peran };
  return { kata, pemegang: peran ?? (dipakai.includes(status) ? 'Pendaftar' : null) };
}

const menungguBayar = (sendiri: boolean) => `Menunggu pembayaran${sendiri ? ' Anda' : ''}`;

/** What of its money waits for somebody: an invoice to pay, a bill to make one of, a proof to look at; null: nothing. */
function kiniTagihan(record: Penelitian, tertunda: readonly string[]): ReturnType<typeof kiniUang> | null {
  const baca = (keadaan: 'bayar' | 'belumTerkirim' | 'diperiksa', kode: number) => {
    const invoice = invoicePada(record, kode);
    return invoice
      ? kiniUang({ keadaan, invoice }, { apa: 'pembayaran', pemeriksa: petugasUang.penelitian })
      : null;
  };
  switch (langkahUang(record)) {
    case 'bayar':
      return baca('bayar', belumLunas.code);
    case 'buatInvoice':
      return {
        kata: 'Menunggu invoice dibuat',
        pemegang: 'Pendaftar',
        sejak: tagihanBaru(record)[0]!.createdAt,
      };
    default: {
      const diPerangkat = invoicePada(record, verifikasi.code)?.bukti.some(({ uuid }) =>
        tertunda.includes(uuid),
      );
      return baca(diPerangkat ? 'belumTerkirim' : 'diperiksa', verifikasi.code);
    }
  }
}
