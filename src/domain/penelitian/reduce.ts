import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { pembayaranPenelitianApi } from './pembayaran.ts';
import { invoiceDenganBukti } from '#domain/pembayaran/reduce.ts';
import { KembalikanAlatBody, penggunaanApi } from './penggunaan.ts';
import type { BarangDikenal } from '#domain/penggunaan/reduce.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import {
  penelitianApi,
  pilihVerifikasiPenelitian,
  SelesaiBody,
  UbahWaktuBody,
  VerifikasiPenelitianBody,
} from './endpoints.ts';
import { invoiceBerlaku, keadaanPenelitian, tagihanDari } from './keadaan-rekaman.ts';
import { denganRiwayat, isiDari, setelahAksi, type Konteks } from './langkah.ts';
import {
  denganPerpanjangan,
  denganPerubahan,
  denganTambahan,
  denganVerifikasi,
} from './reduce-penambahan.ts';
import { rencanaDari } from './rencana.ts';
import type { Penelitian } from './schema.ts';
import { statusPembayaranPenelitian } from './uang.ts';
import type { PenelitianAksi } from './workflow.ts';

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
const dibawa = (
  { history, penambahan, penambahanLain = [] }: Penelitian,
  { opId }: TulisanTertunda,
): boolean => [...history, ...penambahan, ...penambahanLain].some(({ uuid }) => uuid === opId);

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

/** The queued decisions of Kalab and laboratory on the whole; withdrawing is live. */
function denganPutusan(record: Penelitian, konteks: Konteks): Penelitian {
  const isi = isiDari(VerifikasiPenelitianBody, konteks, record);
  if (!isi) return record;
  const aksi = pilihVerifikasiPenelitian(isi, konteks.actor, keadaanPenelitian(record));
  // None at all: a registrant approves nothing.
  if (!aksi || aksi === 'batalkanPendaftaran') return record;
  return setelahAksi(record, aksi, konteks, isi.catatan);
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
  const diubah = {
    ...record,
    tglMulai,
    tglSelesai,
    jamMulai,
    jamSelesai,
    ...rencanaDari(rencana, record.idLaboratorium, konteks.barang, record),
  };
  return denganRiwayat(diubah, record.idStatusPengajuan, konteks, null);
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

/** The invoice waits for its proof to be looked at, and the whole payment with it (GAP-33). */
function denganBukti(record: Penelitian, { tulisan }: Konteks): Penelitian {
  const invoice = invoiceDenganBukti(record.pembayaran.invoice, tulisan);
  const pembayaran = { ...record.pembayaran, invoice };
  const dibayar = { ...record, pembayaran };
  const status = statusPembayaranPenelitian(
    record.idStatusPengajuan,
    tagihanDari(record),
    invoiceBerlaku(dibayar),
  );
  return { ...record, pembayaran: { ...pembayaran, ...status } };
}
