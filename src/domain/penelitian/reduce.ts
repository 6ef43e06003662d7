import type { z } from 'zod';
import { jakartaDay } from '#domain/core/clock.ts';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { codesFrom, target } from '#domain/core/workflow.ts';
import { pembayaranPenelitianApi } from '#domain/pembayaran/penelitian.ts';
import { invoiceDenganBukti } from '#domain/pembayaran/reduce.ts';
import {
  KembalikanAlatBody,
  penggunaanApi,
  PerpanjangBody,
  pilihUbahRekaman,
  TambahBody,
  UbahBody,
  VerifikasiPenambahanBody,
} from '#domain/penggunaan/endpoints.ts';
import { barisBaru, denganBaris, penambahanBaru, type BarangDikenal } from '#domain/penggunaan/reduce.ts';
import { statusPenambahan } from '#domain/penggunaan/rules.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { penambahanWorkflow, type PenambahanAksi } from '#domain/penggunaan/workflow.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import {
  penelitianApi,
  pilihVerifikasiPenelitian,
  SelesaiBody,
  UbahWaktuBody,
  VerifikasiPenelitianBody,
} from './endpoints.ts';
import { dapatMengajukanSelesai, jenisPenelitian, menurutPenambahan } from './keadaan.ts';
import { keadaanPenambahan, keadaanPenelitian, keadaanTambahan } from './keadaan-rekaman.ts';
import { rencanaDari } from './rencana.ts';
import { statusPenelitian } from './rules.ts';
import type { Penelitian } from './schema.ts';
import { statusPembayaranPenelitian } from './uang.ts';
import { kodePenggunaan, penelitianWorkflow, type PenelitianAksi } from './workflow.ts';

/** A write on a research, who made it, and what this device knows of what it names. */
type Konteks = { tulisan: TulisanTertunda; actor: Actor; barang: BarangDikenal };

/**
 * The research as its reader sees it with one more of their own writes on top. A write the record already carries is
 * skipped: what it made has the write's own id (offline.md section 1). Bills, invoices and rows of lent tools are the
 * server's to make.
 */
export function reducePenelitian(
  record: Penelitian,
  tulisan: TulisanTertunda,
  actor: Actor,
  barang: BarangDikenal = new Map(),
): Penelitian {
  const reduce = perCall[tulisan.call];
  return reduce && !dibawa(record, tulisan) ? reduce(record, { tulisan, actor, barang }) : record;
}

/** Whether the server's record has what this write made. */
const dibawa = ({ history, penambahan }: Penelitian, { opId }: TulisanTertunda): boolean =>
  history.some(({ uuid }) => uuid === opId) || penambahan.some(({ uuid }) => uuid === opId);

const perCall: Record<string, (record: Penelitian, konteks: Konteks) => Penelitian> = {
  [callName(penelitianApi.verifikasi)]: denganPutusan,
  [callName(penelitianApi.ubahWaktu)]: denganWaktu,
  [callName(penelitianApi.mintaSelesai)]: (record, konteks) => denganAkhir('mintaSelesai', record, konteks),
  [callName(penelitianApi.selesaikan)]: (record, konteks) => denganAkhir('selesaikan', record, konteks),
  [callName(penggunaanApi.tambah)]: denganTambahan,
  [callName(penggunaanApi.ubah)]: denganPerubahan,
  [callName(penggunaanApi.verifikasi)]: denganVerifikasi,
  [callName(penggunaanApi.kembalikan)]: denganPengembalian,
  [callName(penggunaanApi.perpanjang)]: denganPerpanjangan,
  [callName(pembayaranPenelitianApi.bayar)]: denganBukti,
  [callName(surveiApi.jawab)]: (record) => ({ ...record, flagSudahSurvei: 1 }),
};

/** What the body of a write says, where this app can read it and it is about this record. */
function isiDari<S extends z.ZodType<{ uuidPenelitian?: string | undefined }>>(
  skema: S,
  { tulisan }: Konteks,
  record: Penelitian,
): z.output<S> | null {
  const isi = skema.safeParse(tulisan.body);
  return isi.success && (isi.data.uuidPenelitian ?? record.uuid) === record.uuid ? isi.data : null;
}

/** The record at the code an act of W2 leads to, as its history tells it; unchanged where the act is not one of here. */
function setelahAksi(
  record: Penelitian,
  aksi: PenelitianAksi,
  konteks: Konteks,
  catatan: string | null,
): Penelitian {
  if (!codesFrom(penelitianWorkflow, aksi).includes(record.idStatusPengajuan)) return record;
  const nama = target(penelitianWorkflow, aksi, keadaanPenelitian(record));
  const { code } = penelitianWorkflow.states[nama];
  return denganRiwayat(padaKode(record, code, konteks), code, konteks, catatan);
}

/** The record at a code of W2, with what it allows. */
function padaKode(record: Penelitian, kode: number, { actor }: Konteks): Penelitian {
  const keadaan = keadaanPenelitian(record);
  return {
    ...record,
    idStatusPengajuan: kode,
    statusSubmission: statusPenelitian(kode),
    flagDapatMengajukanPenggunaan:
      record.user.uuid === actor.uuid &&
      record.researchType.kdJenisPenelitian === jenisPenelitian.laboratorium &&
      kodePenggunaan.includes(kode),
    flagDapatMengajukanSelesai: dapatMengajukanSelesai(keadaan),
  };
}

const denganRiwayat = (
  record: Penelitian,
  kode: number,
  { tulisan, actor }: Konteks,
  catatan: string | null,
): Penelitian => ({
  ...record,
  history: [
    ...record.history,
    {
      uuid: tulisan.opId,
      createdAt: tulisan.dibuatPada,
      statusSubmission: statusPenelitian(kode),
      catatan,
      user: { uuid: actor.uuid, nama: actor.nama },
    },
  ],
});

/** The queued decisions of Kalab and laboratory on the whole; withdrawing is live. */
function denganPutusan(record: Penelitian, konteks: Konteks): Penelitian {
  const isi = isiDari(VerifikasiPenelitianBody, konteks, record);
  if (!isi) return record;
  const aksi = pilihVerifikasiPenelitian(isi, konteks.actor, keadaanPenelitian(record));
  return aksi === 'batalkanPendaftaran' ? record : setelahAksi(record, aksi, konteks, isi.catatan);
}

function denganAkhir(aksi: PenelitianAksi, record: Penelitian, konteks: Konteks): Penelitian {
  const isi = isiDari(SelesaiBody, konteks, record);
  return isi ? setelahAksi(record, aksi, konteks, isi.catatan) : record;
}

/** Other days, hours and plan; the code stays (LABORAN-07). */
function denganWaktu(record: Penelitian, konteks: Konteks): Penelitian {
  const isi = isiDari(UbahWaktuBody, konteks, record);
  if (!isi) return record;
  const { tglMulai, tglSelesai, jamMulai = null, jamSelesai = null } = isi;
  const rencana = {
    alat: isi.alat.map(({ idAlat }) => idAlat),
    bahan: isi.bahan.map(({ idBahan }) => idBahan),
    instrumen: isi.instrumen.map(({ idInstrumen }) => idInstrumen),
  };
  return {
    ...record,
    tglMulai,
    tglSelesai,
    jamMulai,
    jamSelesai,
    ...rencanaDari(rencana, record.idLaboratorium, konteks.barang, record),
  };
}

/** The research with other additions: its code follows from them (GAP-125, GAP-129). */
function mengikuti(
  record: Penelitian,
  penambahan: Penambahan[],
  kodeRiwayat: number,
  konteks: Konteks,
  catatan: string | null,
): Penelitian {
  const nama = menurutPenambahan({ penambahan: keadaanTambahan(penambahan) });
  const { code } = penelitianWorkflow.states[nama];
  const berikut = padaKode({ ...record, penambahan }, code, konteks);
  return denganRiwayat(berikut, riwayatDari(kodeRiwayat, code), konteks, catatan);
}

/** Histories of research know no code of a withdrawn addition but their own. */
const riwayatDari = (kodeTambahan: number, kodePenelitian: number): number =>
  kodeTambahan === penambahanWorkflow.states.ditolak.code ? kodePenelitian : kodeTambahan;

/** An addition asked for waits for its verification; an officer's own entry is approved at once (GAP-85). */
function denganTambahan(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor, barang } = konteks;
  const isi = isiDari(TambahBody, konteks, record);
  if (!isi || record.penambahan.some(({ uuid }) => uuid === isi.uuid)) return record;
  const aksi = record.user.uuid === actor.uuid ? 'ajukanPenambahan' : 'catatPenambahan';
  if (!codesFrom(penelitianWorkflow, aksi).includes(record.idStatusPengajuan)) return record;
  const { perluVerifikasi, disetujui } = penambahanWorkflow.states;
  const { code } = aksi === 'ajukanPenambahan' ? perluVerifikasi : disetujui;
  const baru = penambahanBaru(isi.uuid ?? tulisan.opId, code, tulisan, {
    tglPenggunaan: isi.tglPenggunaan,
    catatan: isi.catatan,
    user: { uuid: actor.uuid, nama: actor.nama },
    flagPetugas: aksi === 'catatPenambahan' ? 1 : 0,
    baris: barisBaru(isi.penggunaan, { ...isi, opId: tulisan.opId }, record, barang),
  });
  return mengikuti(record, [...record.penambahan, baru], code, konteks, isi.catatan);
}

/** Its owner's mending or withdrawal; an officer's correction is live (GAP-101). */
function denganPerubahan(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor, barang } = konteks;
  const isi = isiDari(UbahBody, konteks, record);
  if (!isi) return record;
  const keadaan = { penelitian: { pendaftarUuid: record.user.uuid } };
  const aksi = pilihUbahRekaman(isi, actor, keadaan);
  if (aksi === 'koreksi') return record;
  const { tglPenggunaan, catatan } = isi;
  const baris = barisBaru(isi.penggunaan, { tglPenggunaan, opId: tulisan.opId }, record, barang);
  return denganAksi(record, isi.uuid, aksi, konteks, (lama) =>
    aksi === 'tarik'
      ? { catatan: catatan ?? lama.catatan }
      : { tglPenggunaan, catatan: catatan ?? lama.catatan, ...denganBaris(baris) },
  );
}

/** The officer's word; lines sent with it are what was really used (USAGE-13). */
function denganVerifikasi(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, barang } = konteks;
  const isi = isiDari(VerifikasiPenambahanBody, konteks, record);
  if (!isi) return record;
  const setuju = isi.flagPersetujuan === 1;
  return denganAksi(record, isi.uuid, setuju ? 'setujui' : 'tolak', konteks, (lama) => {
    if (!setuju) return { catatan: isi.catatan };
    const tglPenggunaan = isi.tglPenggunaan ?? lama.tglPenggunaan;
    const baris = isi.penggunaan
      ? barisBaru(isi.penggunaan, { tglPenggunaan, opId: tulisan.opId }, record, barang)
      : lama.baris.map((satu) => ({ ...satu, tglPenggunaan }));
    const disetujuiPada = tulisan.dibuatPada;
    return { tglPenggunaan, disetujuiPada, catatan: isi.catatan ?? lama.catatan, ...denganBaris(baris) };
  });
}

/** One addition after an act of W3, and the research after it. */
function denganAksi(
  record: Penelitian,
  uuid: string,
  aksi: PenambahanAksi,
  konteks: Konteks,
  perubahan: (lama: Penambahan) => Partial<Penambahan>,
): Penelitian {
  const lama = record.penambahan.find((satu) => satu.uuid === uuid);
  if (!lama || !codesFrom(penambahanWorkflow, aksi).includes(lama.kdStatusPengajuan)) return record;
  const nama = target(penambahanWorkflow, aksi, keadaanPenambahan(record, lama));
  const { code } = penambahanWorkflow.states[nama];
  const baru = { ...lama, ...perubahan(lama), ...statusPenambahan(code) };
  const penambahan = record.penambahan.map((satu) => (satu === lama ? baru : satu));
  return mengikuti(record, penambahan, code, konteks, baru.catatan);
}

/** The numbers as they were said, row by row (USAGE-20). */
function denganPengembalian(record: Penelitian, konteks: Konteks): Penelitian {
  const isi = isiDari(KembalikanAlatBody, konteks, record);
  const dicatat = new Map((isi?.pengembalian ?? []).map((satu) => [satu.uuid, satu]));
  return {
    ...record,
    pengembalianAlat: record.pengembalianAlat.map((satu) => {
      const { jlhKembali, jlhRusak, jlhDiganti } = dicatat.get(satu.uuid) ?? satu;
      return { ...satu, jlhKembali, jlhRusak, jlhDiganti };
    }),
  };
}

/** A longer period: from its old start to the new end (GAP-105). */
function denganPerpanjangan(record: Penelitian, konteks: Konteks): Penelitian {
  const { tulisan, actor } = konteks;
  const isi = isiDari(PerpanjangBody, konteks, record);
  if (!isi || !codesFrom(penelitianWorkflow, 'perpanjang').includes(record.idStatusPengajuan)) return record;
  const { code } = penambahanWorkflow.states.disetujui;
  const tglMulai = isi.tglMulai ?? hariSetelah(record.tglSelesai);
  const baru = penambahanBaru(tulisan.opId, code, tulisan, {
    tglPenggunaan: tglMulai,
    flagWaktu: 1,
    flagPetugas: 1,
    tglMulai,
    tglSelesai: isi.tglSelesai,
    catatan: isi.catatan,
    user: { uuid: actor.uuid, nama: actor.nama },
    baris: [],
  });
  const lebihLama = { ...record, tglSelesai: isi.tglSelesai };
  return mengikuti(lebihLama, [...record.penambahan, baru], code, konteks, isi.catatan);
}

const hariSetelah = (tanggal: string): string =>
  jakartaDay(new Date(Date.parse(`${tanggal}T12:00:00Z`) + 24 * 60 * 60 * 1000));

/** The invoice waits for its proof to be looked at, and the whole payment with it (GAP-33). */
function denganBukti(record: Penelitian, { tulisan }: Konteks): Penelitian {
  const invoice = invoiceDenganBukti(record.pembayaran.invoice, tulisan);
  const tagihan = record.pembayaran.tagihan.map(({ totalTagihan, flagSudahInvoice }) => ({
    total: totalTagihan,
    ditagih: flagSudahInvoice === 1,
  }));
  const berlaku = invoice.flatMap(({ flagDibatalkan, statusPayment }) =>
    flagDibatalkan ? [] : [statusPayment.kdStatusPembayaran],
  );
  const status = statusPembayaranPenelitian(record.idStatusPengajuan, tagihan, berlaku);
  return { ...record, pembayaran: { ...record.pembayaran, ...status, invoice } };
}
