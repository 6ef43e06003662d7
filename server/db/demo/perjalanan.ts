import { analisisWorkflow, type AnalisisAksi } from '#domain/analisis/workflow.ts';
import { stateByCode, target } from '#domain/core/workflow.ts';
import { aksiMengikutiMeja } from '#domain/pengujian/keadaan.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { labPeragaan } from '#server/demo/accounts.ts';
import { bagianLembar } from './lembar/isi.ts';
import { aksiPenyelia, type BagianLembar, kegiatanMeja, meja, progresSetelah } from './meja.ts';
import type { NaskahPengujian, NaskahUji } from './naskah.ts';
import type { VersiPeragaan } from './versi-lembar.ts';
import type { Kalender } from './waktu.ts';

type PengujianAksi = keyof typeof pengujianWorkflow.actions;
type Langkah = PengujianAksi | 'meja';

const setelahDisetujui = ['tagihDp', 'verifikasiDp', 'tugaskan', 'meja'] as const;
const sampaiMeja = ['setujui', ...setelahDisetujui] as const;
const sampaiLunas = [...sampaiMeja, 'tagihPelunasan', 'verifikasiPelunasan'] as const;
const sampaiLhu = [...sampaiLunas, 'terbitkanLhu'] as const;

/** Ways through W1: the acts in order, 'meja' standing for what happens at the bench. The name says where they end. */
const jalan = {
  diajukan: [],
  perluVerifikasiKalab: ['mintaVerifikasiKalab'],
  ditolakAdmin: ['tolak'],
  ditolakKalab: ['mintaVerifikasiKalab', 'tolakKalab'],
  dibatalkanPendaftar: ['setujui', 'tagihDp', 'batalkanPendaftaran'],
  perluDp: ['setujui', 'tagihDp'],
  perluDpLewatKalab: ['mintaVerifikasiKalab', 'setujuiKalab', 'tagihDp'],
  dpTerverifikasi: ['setujui', 'tagihDp', 'verifikasiDp'],
  diMeja: sampaiMeja,
  diMejaLewatKalab: ['mintaVerifikasiKalab', 'setujuiKalab', ...setelahDisetujui],
  perluPelunasan: [...sampaiMeja, 'tagihPelunasan'],
  lunas: sampaiLunas,
  lunasBersisa: [...sampaiMeja, 'tagihPelunasan'],
  lhuTersedia: sampaiLhu,
  lhuBersisa: [...sampaiMeja, 'tagihPelunasan', 'terbitkanLhu'],
  permintaanDokumen: [...sampaiLhu, 'mintaDokumen'],
  dokumenTersedia: [...sampaiLhu, 'mintaDokumen', 'unggahDokumen'],
} as const satisfies Record<string, readonly Langkah[]>;

export type Jalan = keyof typeof jalan;

/** Working days each act takes after the one before it; the bill follows its approval in the same moment. */
const lama: Partial<Record<PengujianAksi, number>> = {
  tagihDp: 0,
  verifikasiDp: 2,
  verifikasiPelunasan: 2,
  mintaDokumen: 2,
  unggahDokumen: 2,
};
const milikPendaftar: ReadonlySet<PengujianAksi> = new Set(['batalkanPendaftaran', 'mintaDokumen']);

type BarisPengujian = { kdStatus: number; aktor: string; saat: Date };
export type BarisMeja = {
  aksi: AnalisisAksi;
  /** What of its sheet it writes. */
  bagian: BagianLembar | undefined;
  kdProgres: number;
  aktor: string;
  hari: number;
  saat: Date;
};
export type PerjalananUji = { naskah: NaskahUji; kdStatus: number; kdProgres: number; riwayat: BarisMeja[] };

/** A submission played from registration to where its script ends. */
export type Perjalanan = {
  naskah: NaskahPengujian;
  laboratoriumId: number;
  kdStatus: number;
  riwayat: BarisPengujian[];
  /** Per sample, its tests. */
  uji: PerjalananUji[][];
  /** When analyst, supervisor and sample codes were given; null before that. */
  ditugaskan: Date | null;
  kalab: string;
  analis: string;
  penyelia: string;
};

/** Who leads and works in a laboratory, unless a script names others. */
const orangLab = (lab: NaskahPengujian['lab']) => {
  if (lab === 'lpomk') return { kalab: 'kalab', analis: 'analis', penyelia: 'penyelia' };
  return lab === 'kimiaFarmasi'
    ? { kalab: 'kalab', analis: 'laboran', penyelia: 'kalab' }
    : { kalab: 'kalab2', analis: 'laboran2', penyelia: 'kalab2' };
};

export type Latar = { kalender: Kalender; versi: ReadonlyMap<string, VersiPeragaan> };

/** Plays one script through W1 and W6, so that records and histories cannot disagree with the tables. `nomor` varies the hours. */
export function mainkan(naskah: NaskahPengujian, latar: Latar, nomor: number): Perjalanan {
  const { kalender } = latar;
  const orang = orangLab(naskah.lab);
  const langkah: readonly Langkah[] = jalan[naskah.jalan];
  const hasil: Perjalanan = {
    naskah,
    laboratoriumId: labPeragaan[naskah.lab],
    kdStatus: pengujianWorkflow.states.diajukan.code,
    riwayat: [],
    uji: naskah.sampel.map((sampel) =>
      sampel.uji.map((uji) => ({
        naskah: uji,
        kdStatus: uji.status ?? statusUji(langkah),
        kdProgres: 0,
        riwayat: [],
      })),
    ),
    ditugaskan: null,
    kalab: orang.kalab,
    analis: naskah.analis ?? orang.analis,
    penyelia: naskah.penyelia ?? orang.penyelia,
  };
  const tercatat = (kdStatus: number, aktor: string, saat: Date) => {
    hasil.kdStatus = kdStatus;
    hasil.riwayat.push({ kdStatus, aktor, saat });
  };
  let hari = naskah.hari;
  const jam = () => kalender.saat(hari, 8 * 60 + ((nomor * 37 + hasil.riwayat.length * 59) % 440));
  tercatat(hasil.kdStatus, naskah.pendaftar, jam());

  for (const aksi of langkah) {
    if (aksi === 'meja') {
      hari = kerjakan(hasil, hari, nomor, latar, tercatat);
      continue;
    }
    const dariKalab =
      hasil.kdStatus === pengujianWorkflow.states.perluVerifikasiKalab.code || aksi === 'terbitkanLhu';
    hari -= lama[aksi] ?? 1;
    const sebelumnya = hasil.riwayat.at(-1)!;
    if (aksi === 'tagihDp')
      tercatat(kodeSetelah(aksi, hasil), sebelumnya.aktor, new Date(sebelumnya.saat.getTime() + 1));
    else
      tercatat(
        kodeSetelah(aksi, hasil),
        milikPendaftar.has(aksi) ? naskah.pendaftar : dariKalab ? orang.kalab : 'admin',
        jam(),
      );
    if (aksi === 'tugaskan') hasil.ditugaskan = hasil.riwayat.at(-1)!.saat;
    if (aksi === 'terbitkanLhu') terbitkan(hasil, orang.kalab);
  }
  return hasil;
}

/** W7 of a test whose script does not say: judged once somebody judged the submission. */
const statusUji = (langkah: readonly Langkah[]): number =>
  langkah.length === 0
    ? 1
    : (['tolak', 'tolakKalab', 'batalkanPendaftaran'] as const).some((aksi) => langkah.includes(aksi))
      ? 4
      : langkah.includes('setujui') || langkah.includes('setujuiKalab')
        ? 3
        : 2;

function kodeSetelah(aksi: PengujianAksi, { kdStatus, naskah, laboratoriumId, uji }: Perjalanan): number {
  const record = {
    kdStatusPengajuan: kdStatus,
    pendaftarUuid: naskah.pendaftar,
    idLaboratorium: laboratoriumId,
    kalabUuid: null,
    parameter: uji.flat().map(({ kdStatus: status, kdProgres }) => ({ kdStatus: status, kdProgres })),
    // Every test of the demo costs something; what a final bill leaves, its script says.
    totalTagihan: 1,
    nominalAkhir: naskah.kembali ? -1 : 1,
    kdStatusInvoice: 1,
    janji: null,
    jeda: [],
  };
  const dari = stateByCode(pengujianWorkflow, kdStatus);
  if (!pengujianWorkflow.actions[aksi].from.includes(dari)) throw new Error(`${aksi} is not for '${dari}'`);
  return pengujianWorkflow.states[target(pengujianWorkflow, aksi, record)].code;
}

/** Everything at the bench in the order it happened, the submission's code following. Gives the day it ended. */
function kerjakan(
  hasil: Perjalanan,
  mulai: number,
  nomor: number,
  { kalender, versi }: Latar,
  tercatat: (kd: number, aktor: string, saat: Date) => void,
): number {
  const disetujui = hasil.uji.flat().filter((uji) => uji.kdStatus === 3);
  let hari = mulai;
  const kejadian = disetujui.flatMap((uji, ke) =>
    kegiatanMeja(meja[uji.naskah.meja ?? 'antri'], bagianLembar(versi.get(uji.naskah.kd))).map(
      ({ langkah, geser, ...kegiatan }) => {
        const hariIni = mulai - 1 - (ke % 2) - langkah;
        hari = Math.min(hari, hariIni);
        return {
          uji,
          ...kegiatan,
          hari: hariIni,
          saat: kalender.saat(hariIni, 8 * 60 + ((nomor * 29 + ke * 23 + langkah * 71) % 450) + geser),
        };
      },
    ),
  );
  for (const { uji, aksi, bagian, hari: hariIni, saat } of kejadian.toSorted(
    (a, b) => a.saat.getTime() - b.saat.getTime(),
  )) {
    const aktor = aksiPenyelia.has(aksi) ? hasil.penyelia : hasil.analis;
    uji.kdProgres = progresSetelah(aksi, uji.kdProgres);
    uji.riwayat.push({ aksi, bagian, kdProgres: uji.kdProgres, aktor, hari: hariIni, saat });
    const ikut = aksiMengikutiMeja({ kdStatusPengajuan: hasil.kdStatus, parameter: disetujui });
    if (ikut && analisisWorkflow.actions[aksi].movesParent) tercatat(kodeSetelah(ikut, hasil), aktor, saat);
  }
  return hari;
}

/** The report of the submission takes every finished test with it (W6 6 to 7). */
function terbitkan(hasil: Perjalanan, kalab: string): void {
  const { saat } = hasil.riwayat.at(-1)!;
  for (const uji of hasil.uji.flat().filter(({ kdStatus }) => kdStatus === 3)) {
    uji.kdProgres = progresSetelah('terbitkanLhu', uji.kdProgres);
    const terbit = { aksi: 'terbitkanLhu', bagian: undefined, hari: 0, saat } as const;
    uji.riwayat.push({ ...terbit, kdProgres: uji.kdProgres, aktor: kalab });
  }
}
