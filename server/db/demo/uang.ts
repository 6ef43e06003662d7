import { labDay } from '#domain/core/clock.ts';
import type { BarisTagihan } from '#domain/pembayaran/schema.ts';
import { hargaBaris, pelunasan, totalTagihan, uangMuka } from '#domain/pengujian/biaya.ts';
import type { FileStore } from '#server/core/files.ts';
import type { Db } from '#server/core/database.ts';
import { peranPembagian } from '#server/db/reference/pembagian.ts';
import { invoice, pengembalian } from '#server/db/tables/pembayaran.ts';
import { barisTagihan } from '#server/db/tables/pengujian.ts';
import { akunDari } from './akun.ts';
import type { Baris } from './baris.ts';
import { buatBukti, simpanBukti } from './bukti.ts';
import { nomoriInvoice } from './nomor.ts';
import { ujiDari } from './parameter-uji/katalog.ts';
import type { Perjalanan } from './perjalanan.ts';
import { idPada } from './waktu.ts';

type Invoice = typeof invoice.$inferInsert;
type Uang = {
  baris: (typeof barisTagihan.$inferInsert)[];
  invoice: Invoice[];
  bukti: ReturnType<typeof buatBukti>[];
  pengembalian: (typeof pengembalian.$inferInsert)[];
};

/** Codes of W1 by which the history says that money moved. */
const kode = { dp: 5, dpLunas: 6, pelunasan: 9, lunas: 10 } as const;
const jamMs = 60 * 60 * 1000;

/** The bill, invoices, proofs and returns of one played submission; invoice numbers come later, in their order. */
export function uangDari(perjalanan: Perjalanan, { pengujian: induk, sampel, parameter }: Baris): Uang {
  const pada = (kdStatus: number) => perjalanan.riwayat.find((row) => row.kdStatus === kdStatus)?.saat;
  const ditagih = pada(kode.dp);
  const uang: Uang = { baris: [], invoice: [], bukti: [], pengembalian: [] };
  if (!ditagih) return uang;

  const uji = perjalanan.uji.flat();
  const rincian: BarisTagihan[] = parameter.flatMap((satu, at) => {
    if (uji[at]!.naskah.status === 4) return [];
    const { nama, harga, replikasi } = ujiDari(uji[at]!.naskah.kd);
    const jumlahReplikasi = satu.jumlahReplikasi ?? 1;
    const tarif = {
      hargaInternal: harga.internal,
      hargaEksternal: harga.eksternal,
      flagReplikasi: replikasi !== null,
      hargaReplikasiInternal: replikasi?.internal ?? 0,
      hargaReplikasiEksternal: replikasi?.eksternal ?? 0,
    };
    return {
      uuid: idPada(ditagih, at),
      uuidSampelParameter: satu.id,
      namaSampel: sampel.find(({ id }) => id === satu.sampelId)!.nama,
      namaParameterUji: nama,
      jumlahReplikasi,
      ...hargaBaris(tarif, induk.golonganTarif, jumlahReplikasi),
    };
  });
  const total = totalTagihan(rincian);
  const akhir = perjalanan.naskah.kembali ? rincian.map(potong) : rincian;
  uang.baris = akhir.map((satu, at) => ({
    id: satu.uuid,
    pengujianId: induk.id,
    parameterId: satu.uuidSampelParameter,
    urutan: at + 1,
    jumlahReplikasi: satu.jumlahReplikasi,
    hargaPengujian: satu.hargaPengujian,
    hargaReplikasi: satu.hargaReplikasi,
    hargaTotal: satu.hargaTotal,
    pembagian: pembagianPeragaan,
  }));

  const dp = uangMuka(total);
  tagih(uang, perjalanan, induk.id, {
    jenis: 'dp',
    saat: ditagih,
    lunas: pada(kode.dpLunas),
    rincian,
    dibayar: 0,
    nilai: dp,
  });
  const sisa = pelunasan(totalTagihan(akhir), dp);
  const pelunasanPada = pada(kode.pelunasan);
  if (pelunasanPada)
    tagih(uang, perjalanan, induk.id, {
      jenis: 'pelunasan',
      saat: pelunasanPada,
      lunas: pada(kode.lunas),
      rincian: akhir,
      dibayar: dp,
      nilai: sisa.tagihanAkhir,
    });
  const selesai = pada(kode.lunas);
  if (selesai && sisa.pengembalian > 0) kembalikan(uang, perjalanan, selesai, sisa.pengembalian);
  return uang;
}

/** Admin found that one test could be done with another of the same sample and took its price off the bill. */
const potong = (baris: BarisTagihan, at: number): BarisTagihan =>
  at === 0
    ? { ...baris, hargaReplikasi: 0, hargaTotal: baris.hargaPengujian }
    : { ...baris, hargaPengujian: 0, hargaReplikasi: 0, hargaTotal: 0 };

/** How the demo shares a price. */
export const pembagianPeragaan = [
  { idPeran: peranPembagian.Laboratorium, persenPembagian: 50 },
  { idPeran: peranPembagian.Analis, persenPembagian: 20 },
  { idPeran: peranPembagian.Penyelia, persenPembagian: 10 },
  { idPeran: peranPembagian.Fakultas, persenPembagian: 20 },
];

type Tagihan = {
  jenis: 'dp' | 'pelunasan';
  saat: Date;
  lunas: Date | undefined;
  rincian: BarisTagihan[];
  dibayar: number;
  nilai: number;
};

function tagih(uang: Uang, { naskah, kdStatus }: Perjalanan, pendaftaranId: string, tagihan: Tagihan): void {
  const { jenis, saat, lunas, rincian, dibayar, nilai } = tagihan;
  const id = idPada(saat, 500);
  const dibatalkan = kdStatus === 4;
  const bukti = lunas ? 'diterima' : dibatalkan ? undefined : naskah.bukti;
  uang.invoice.push({
    id,
    pendaftaranId,
    noInvoice: '',
    jenis,
    totalRincian: totalTagihan(rincian),
    sudahDibayar: dibayar,
    totalTagihan: nilai,
    rincian,
    ...(naskah.nomorBayar && { jenisNomorBayar: 'va', nomorBayar: naskah.nomorBayar }),
    kdStatus: lunas ? 3 : dibatalkan ? 4 : bukti === 'menunggu' ? 2 : 1,
    dibatalkan,
    diubahOleh: lunas ? akunDari('admin').uuid : null,
    rev: lunas ? 3 : bukti === undefined ? 1 : 2,
    createdAt: saat,
    updatedAt: lunas ?? saat,
  });
  if (bukti === undefined) return;
  // Paid the day before it was looked at, or a few hours after the bill.
  const pada = new Date(lunas ? lunas.getTime() - 20 * jamMs : saat.getTime() + 3 * jamMs);
  uang.bukti.push({
    ...buatBukti({ orang: akunDari(naskah.pendaftar), invoiceId: id, nilai, pada }),
    diterima: bukti === 'diterima' ? true : bukti === 'ditolak' ? false : null,
    catatan:
      bukti === 'ditolak'
        ? 'Nominal pada bukti tidak sama dengan tagihan. Mohon kirim bukti yang benar.'
        : null,
    diputusOleh: bukti === 'menunggu' ? null : akunDari('admin').uuid,
  });
}

function kembalikan(uang: Uang, { naskah }: Perjalanan, saat: Date, nominal: number): void {
  const { invoiceId: _invoice, ...terakhir } = uang.bukti.at(-1)!;
  const sudah = naskah.kembali === 'sudah';
  uang.pengembalian.push({
    id: idPada(saat, 900),
    pendaftaranId: uang.invoice[0]!.pendaftaranId,
    invoiceId: uang.invoice[0]!.id,
    sebab: 'pelunasan',
    nominal,
    kdStatus: sudah ? 2 : 1,
    ...(sudah
      ? {
          tglPengembalian: labDay(saat),
          noRekeningTujuan: terakhir.noRekening,
          namaBankTujuan: terakhir.namaBank,
          namaPemilikRekeningTujuan: terakhir.namaPemilikRekening,
          diubahOleh: akunDari('admin').uuid,
        }
      : {}),
    rev: sudah ? 2 : 1,
    createdAt: saat,
    updatedAt: saat,
  });
}

/** Stores the money of all submissions; gives how far each series of invoice numbers has come. */
export async function simpanUang(
  db: Db,
  files: FileStore,
  semua: readonly Uang[],
): Promise<Map<string, number>> {
  const invoices = semua.flatMap((uang) => uang.invoice);
  const terakhir = nomoriInvoice('PG', invoices);
  await db.insert(barisTagihan).values(semua.flatMap(({ baris }) => baris));
  await db.insert(invoice).values(invoices);
  await simpanBukti(
    db,
    files,
    semua.flatMap((uang) => uang.bukti),
  );
  const returns = semua.flatMap((uang) => uang.pengembalian);
  if (returns.length > 0) await db.insert(pengembalian).values(returns);
  return terakhir;
}
