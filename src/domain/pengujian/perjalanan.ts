import { stateByCode } from '#domain/core/workflow.ts';
import { tagihanSekarang } from '#domain/pembayaran/rules.ts';
import { petugasUang } from '#domain/pembayaran/workflow.ts';
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
import { kodeProgres } from '#domain/progres/kode.ts';
import { giliranPetugas } from './giliran.ts';
import type { PengujianState } from './keadaan.ts';
import { kodeBerjanji } from './kode.ts';
import { menungguSurvei, prosesPengujian, tungguPendaftar } from './pendaftar.ts';
import type { ParameterSampel, Pengujian } from './schema.ts';
import { statusSampelParameter } from './status-sampel.ts';
import { pengujianWorkflow } from './workflow.ts';

type Status = Exclude<keyof typeof pengujianWorkflow.states, 'ditolak'>;

/** The way of a test, with its promised report at its end. */
const jalan: Jalan<Status, PengujianState> = {
  workflow: pengujianWorkflow,
  nama: ['Pendaftaran', 'Verifikasi', 'DP 50%', 'Pengujian', 'Pelunasan', 'LHU'],
  tahap: {
    diajukan: 1,
    perluVerifikasiKalab: 1,
    disetujui: 2,
    perluDp: 2,
    dpTerverifikasi: 3,
    antrian: 3,
    berlangsung: 3,
    dibatalkan: 3,
    selesaiPengujian: 4,
    perluPelunasan: 4,
    lunas: 5,
    lhuTersedia: 6,
    permintaanDokumen: 6,
    dokumenTersedia: 6,
  },
};

/** What happens in each state, to who registered and to whoever they show it; officers read what has to be done. */
const kataStatus: Record<Status, string> = {
  diajukan: 'Sedang diverifikasi',
  perluVerifikasiKalab: 'Sedang diverifikasi',
  disetujui: 'Disetujui, tagihan DP disiapkan',
  perluDp: 'Menunggu pembayaran DP',
  dpTerverifikasi: 'Pengujian sedang disiapkan',
  antrian: 'Dalam antrean pengujian',
  berlangsung: 'Sedang diuji',
  dibatalkan: 'Menunggu diuji ulang',
  selesaiPengujian: 'Selesai diuji, tagihan akhir disiapkan',
  perluPelunasan: 'Menunggu pelunasan',
  lunas: 'Laporan hasil uji disiapkan',
  lhuTersedia: 'Laporan hasil uji tersedia',
  permintaanDokumen: 'Dokumen tambahan disiapkan',
  dokumenTersedia: 'Dokumen tambahan tersedia',
};

/** Where the bench has it, whatever its workflow waits for. */
const diMeja: readonly Status[] = ['antrian', 'berlangsung', 'dibatalkan'];
/** Whether a parameter waits for its supervisor and for nobody else (W6). */
const diPenyelia = ({ idStatusProgresParameter }: Pick<ParameterSampel, 'idStatusProgresParameter'>) =>
  idStatusProgresParameter === kodeProgres.pengajuanSelesai;

/** The journey of a test (BEYOND-39). */
export const perjalananPengujian = (record: Pengujian, konteks: Konteks): Perjalanan =>
  susun(jalan, record, konteks, {
    kini: (ke) => kiniDari(record, konteks, ke),
    giliran: (actor) => giliranPetugas(record, actor) !== null,
    berjanji: kodeBerjanji.includes(record.idPengujianStatusPengajuan),
  });

const statusDari = ({ idPengujianStatusPengajuan: kode }: Pengujian) => stateByCode(pengujianWorkflow, kode);

function kiniDari(record: Pengujian, konteks: Konteks, ke: number): Kini {
  const { pembaca, tertunda = [] } = konteks;
  const status = statusDari(record);
  const sendiri = pembaca?.uuid === record.user.uuid;
  if (status === 'ditolak')
    // Once paid for it ends only where nothing could be tested and nothing is owed (GAP-124).
    return { kata: ke > 2 ? 'Berakhir tanpa pengujian' : kataBerakhir(record, pembaca), pemegang: null };
  if (sendiri && tungguPendaftar(record, tertunda) === 'belumDiterima') return kiniBelumDiterima(konteks);
  const dijeda = kodeBerjanji.includes(record.idPengujianStatusPengajuan)
    ? kiniDijeda(record.jeda, sendiri)
    : null;
  if (dijeda) return dijeda;
  const petugas = pembaca !== null && !sendiri;
  const kata = petugas
    ? prosesPengujian(record.idPengujianStatusPengajuan, record.pembayaran)
    : kataStatus[status];
  if (status === 'perluDp' || status === 'perluPelunasan') {
    const uang = kiniUang(tagihanSekarang(record.pembayaran, tertunda), {
      apa: status === 'perluDp' ? 'DP' : 'pelunasan',
      pemeriksa: petugasUang.pengujian,
    });
    return petugas ? { ...uang, kata } : { ...uang, kata: uang.kata ?? `${kata}${sendiri ? ' Anda' : ''}` };
  }
  if (diMeja.includes(status)) return { kata, ...meja(record) };
  if (menungguSurvei(record)) return { kata, pemegang: 'Pendaftar' };
  // An approval is billed by the very act: where it was not yet, that is Admin's.
  return { kata, pemegang: status === 'disetujui' ? 'Admin' : peranDitunggu(pengujianWorkflow, status) };
}

/** Who at the bench has it, and since when: the analyst as long as one parameter is theirs, then the supervisor (W6). */
function meja({ sample }: Pengujian): Pick<Kini, 'pemegang' | 'sejak'> {
  const menunggu = sample
    .flatMap(({ parameter }) => parameter)
    .filter(
      ({ status, idStatusProgresParameter }) =>
        status.kdStatusSampelParameter === statusSampelParameter.disetujui.code &&
        (idStatusProgresParameter ?? 0) < kodeProgres.selesai,
    );
  const [analis, penyelia] = [false, true].map((yang) =>
    menunggu.filter((satu) => diPenyelia(satu) === yang),
  );
  const pemegang = penyelia!.length > 0 && analis!.length === 0 ? 'Penyelia' : 'Analis';
  // Of one that nobody has begun, and of one whose history its reader has not, the stage says since when.
  const sejak = (pemegang === 'Penyelia' ? penyelia : analis)!.map(sejakDiTangan);
  return sejak.length === 0 || sejak.includes(undefined)
    ? { pemegang }
    : { pemegang, sejak: sejak.reduce((dahulu, satu) => (satu! < dahulu! ? satu : dahulu)) };
}

/** Since when a parameter lies with whoever has it: what was returned lies with its analyst since then. */
function sejakDiTangan({ historyProgres, ...satu }: ParameterSampel): string | undefined {
  const lain = historyProgres.findLastIndex(
    ({ statusProgres }) =>
      statusProgres !== null &&
      diPenyelia({ idStatusProgresParameter: statusProgres.kdStatusProgresParameter }) !== diPenyelia(satu),
  );
  return historyProgres[lain + 1]?.updatedAt;
}
