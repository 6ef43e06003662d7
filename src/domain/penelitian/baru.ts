import { berkasLokal } from '#domain/berkas/lokal.ts';
import { namaJenisPembiayaan } from '#domain/pembayaran/schema.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import { jenisPenggunaan, type GolonganTarif } from '#domain/pendaftaran/schema.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { DaftarPenelitianBody } from './endpoints.ts';
import { jenisPenelitian, namaJenisPenelitian } from './keadaan.ts';
import { rencanaDari } from './rencana.ts';
import { pembiayaanDari, statusPenelitian } from './rules.ts';
import type { Penelitian } from './schema.ts';
import { penelitianWorkflow } from './workflow.ts';

/** What a registration needs besides its body to be shown before the server has made it. */
export type PokokPenelitian = {
  user: Pendaftar;
  golonganTarif: GolonganTarif;
  barang: BarangDikenal;
  /** The names of choices, by 'laboratorium:3'. */
  acuan: ReadonlyMap<string, string>;
  /** Where research done elsewhere is decided (GAP-22); null while the device has not been told. */
  nonLaboratorium: number | null;
};

const belumDiketahui = '-';

/** The ids of the research that a registration makes: the first is its own, one more for every further plan row (GAP-21). */
export function uuidPenelitianBaru({ opId, body }: Pick<TulisanTertunda, 'opId' | 'body'>): string[] {
  const isi = DaftarPenelitianBody.safeParse(body);
  const lain = isi.success ? barisRencana(isi.data).slice(1) : [];
  return [opId, ...lain.map(({ uuid }, ke) => uuid ?? `${opId}:${ke + 1}`)];
}

/**
 * A registration that is still on its way, as its owner sees it: the research the server will make of it, one for each
 * laboratory that is planned, as far as the device can tell. Empty when this app cannot read the body.
 */
export function penelitianBaru(tulisan: TulisanTertunda, pokok: PokokPenelitian): Penelitian[] {
  const isi = DaftarPenelitianBody.safeParse(tulisan.body);
  if (!isi.success) return [];
  const uuids = uuidPenelitianBaru(tulisan);
  const bersama = bagianBersama(isi.data, tulisan, pokok);
  return barisRencana(isi.data, pokok.nonLaboratorium).map((baris, ke) => ({
    ...bersama,
    uuid: uuids[ke]!,
    ...laboratoriumDari(baris.idLaboratorium, pokok),
    ...rencanaDari(baris, baris.idLaboratorium, pokok.barang),
    tglMulai: baris.tglMulai,
    tglSelesai: baris.tglSelesai,
    jamMulai: baris.jamMulai ?? null,
    jamSelesai: baris.jamSelesai ?? null,
    // Each has a history of its own, whose first entry has the id of its record.
    history: bersama.history.map((satu) => ({ ...satu, uuid: uuids[ke]! })),
  }));
}

type IsiPendaftaran = ReturnType<typeof DaftarPenelitianBody.parse>;
type Baris = IsiPendaftaran['rencanaPenggunaan'][number];

/** Research elsewhere has no plan rows but one place and time, and no room of a laboratory (REG-34, REG-39, GAP-22). */
function barisRencana(isi: IsiPendaftaran, nonLaboratorium: number | null = null): Baris[] {
  if (isi.idJenisPenelitian === jenisPenelitian.laboratorium) return isi.rencanaPenggunaan;
  const { tglMulai = '', tglSelesai = '', jamMulai, jamSelesai } = isi;
  const idLaboratorium = nonLaboratorium ?? 0;
  return [{ idLaboratorium, tglMulai, tglSelesai, jamMulai, jamSelesai, alat: [], bahan: [], instrumen: [] }];
}

function laboratoriumDari(
  id: number,
  { acuan }: PokokPenelitian,
): Pick<Penelitian, 'idLaboratorium' | 'lab'> {
  const namaLaboratorium = acuan.get(`laboratorium:${id}`) ?? belumDiketahui;
  return { idLaboratorium: id, lab: { id, kdLaboratorium: '', namaLaboratorium } };
}

/** What the research of one registration have in common. */
function bagianBersama(
  isi: IsiPendaftaran,
  tulisan: TulisanTertunda,
  { user, golonganTarif, acuan }: PokokPenelitian,
): Omit<Penelitian, keyof Baris | 'lab' | `researchLab${'Tool' | 'Item' | 'Instrument'}`> & {
  jamMulai: null;
  jamSelesai: null;
} {
  const { opId, dibuatPada } = tulisan;
  const kode = penelitianWorkflow.states.diajukan.code;
  const statusSubmission = statusPenelitian(kode);
  const dokumen = (file: { sha256: string; name: string } | undefined) =>
    file ? berkasLokal('file', file, tulisan) : null;
  const { idJenisPenelitian, idPetaPenelitian } = isi;
  return {
    rev: '',
    nomor: null,
    createdAt: dibuatPada,
    updatedAt: dibuatPada,
    judul: isi.judul,
    judulPayung: isi.judulPayung,
    user: { ...user, kdProgramStudi: null },
    usageType: jenisPenggunaan.penelitian,
    researchType: {
      kdJenisPenelitian: idJenisPenelitian,
      jenisPenelitian: namaJenisPenelitian[idJenisPenelitian] ?? belumDiketahui,
    },
    keteranganJenisPenelitian: isi.keteranganJenisPenelitian,
    nikDosen: isi.nikDosen,
    namaDosen: isi.namaDosen,
    ...pembiayaanDari(isi),
    paymentType: {
      kdJenisPembiayaan: isi.idJenisPembiayaan,
      jenisPembiayaan: namaJenisPembiayaan[isi.idJenisPembiayaan] ?? belumDiketahui,
    },
    map:
      idPetaPenelitian === undefined
        ? null
        : {
            id: idPetaPenelitian,
            petaPenelitian: acuan.get(`peta-penelitian:${idPetaPenelitian}`) ?? belumDiketahui,
          },
    golonganTarif,
    jamMulai: null,
    jamSelesai: null,
    tempatPenelitian: isi.tempatPenelitian,
    filePersetujuanDosen: dokumen(isi.filePersetujuanDosen),
    fileProposal: dokumen(isi.fileProposal),
    fileSertifikatPelatihan: dokumen(isi.fileSertifikatPelatihan),
    idStatusPengajuan: kode,
    statusSubmission,
    history: [
      {
        uuid: opId,
        createdAt: dibuatPada,
        statusSubmission,
        catatan: null,
        user: { uuid: user.uuid, nama: user.nama },
      },
    ],
    flagDapatMengajukanPenggunaan: false,
    flagDapatMengajukanSelesai: false,
    flagSudahSurvei: 0,
    penambahan: [],
    pengembalianAlat: [],
    janji: null,
    janjiSemula: null,
    jeda: [],
    pembayaran: belumAdaPembayaran,
    pengembalian: [],
  };
}

const belumAdaPembayaran: Penelitian['pembayaran'] = {
  totalTagihan: 0,
  totalTagihanTerbayar: 0,
  totalTagihanBelumTerbayar: 0,
  kdStatusPembayaran: 0,
  statusPembayaran: belumDiketahui,
  prosesSelanjutnya: belumDiketahui,
  tagihan: [],
  invoice: [],
  kredit: 0,
};
