import { namaJenisBarang } from '#domain/barang/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { follow } from '#domain/core/workflow.ts';
import { jenisPembiayaan, type BarisInvoice, type Pembiayaan } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow, type InvoiceAksi } from '#domain/pembayaran/workflow.ts';
import { kreditDari, perluInvoice } from '#domain/penelitian/uang.ts';
import { akunDari } from '#server/db/demo/akun.ts';
import { buatBukti } from '#server/db/demo/bukti.ts';
import { idPada } from '#server/db/demo/waktu.ts';
import {
  gerakkan,
  pelaku,
  type BarisPakai,
  type Invoice,
  type Panggung,
  type PerjalananPenelitian,
  type Tagihan,
  type Tambahan,
} from './perjalanan.ts';

const { belumLunas, lunas, dibatalkan } = invoiceWorkflow.states;
const jumlah = (semua: readonly number[]): number => semua.reduce((sum, one) => sum + one, 0);

const sendiri: Pembiayaan = {
  idJenisPembiayaan: jenisPembiayaan.sendiri,
  nikDosenPembiayaan: null,
  namaDosenPembiayaan: null,
  namaPembiayaan: null,
};
/** Who pays, as the registration said. */
export const pembiayaanDari = ({ naskah }: Pick<PerjalananPenelitian, 'naskah'>): Pembiayaan =>
  naskah.pembiayaan ?? sendiri;

/** The lines a bill takes: those that cost something. */
const rincian = (baris: readonly BarisPakai[], saat: Date): BarisInvoice[] =>
  baris
    .filter(({ hargaTotal }) => hargaTotal !== 0)
    .map(({ id, barang, jumlah: jlhPenggunaan, hargaSatuan, hargaTotal }) => ({
      uuid: id,
      createdAt: saat.toISOString(),
      jenisBarang: namaJenisBarang[barang.idJenisBarang],
      kdBarang: barang.kdBarang,
      namaBarang: barang.namaBarang,
      jlhPenggunaan,
      satuan: barang.satuan,
      hargaSatuan: hargaSatuan!,
      hargaTotal: hargaTotal!,
    }));

/** One bill for an approved addition; none for a total of 0 (GAP-108). */
export function tagih(
  satu: PerjalananPenelitian,
  tambahan: Tambahan,
  baris: readonly BarisPakai[],
  saat: Date,
  lain: Partial<Tagihan> = {},
): void {
  const lines = rincian(baris, saat);
  const total = jumlah(lines.map(({ hargaTotal }) => hargaTotal));
  if (total === 0) return;
  satu.tagihan.push({
    id: idPada(saat, 400),
    pendaftaranId: satu.id,
    penambahanId: tambahan.id,
    total,
    rincian: lines,
    invoiceId: null,
    createdAt: saat,
    ...lain,
  });
}

/**
 * GAP-101, GAP-127: a bill that nobody can pay yet is made anew; of one that somebody pays or has paid the difference becomes
 * a bill of its own.
 */
export function koreksiTagihan(
  satu: PerjalananPenelitian,
  tambahan: Tambahan,
  { baru, selisih }: { baru: readonly BarisPakai[]; selisih: readonly BarisPakai[] },
  panggung: Panggung,
): void {
  const lama = satu.tagihan.find(({ penambahanId, koreksi }) => penambahanId === tambahan.id && !koreksi);
  const pada = satu.invoice.find(({ id }) => id === lama?.invoiceId);
  if (pada && pada.kdStatus !== belumLunas.code) {
    const kurang = jumlah(selisih.map(({ hargaTotal }) => hargaTotal!)) < 0;
    tagih(satu, tambahan, selisih, panggung.saat, {
      koreksi: true,
      ...(kurang ? { asalInvoiceId: pada.id } : {}),
    });
    return;
  }
  if (pada) batalkanInvoice(satu, 'gugurkan', pada, panggung);
  satu.tagihan = satu.tagihan.filter((bill) => bill !== lama);
  tagih(satu, tambahan, baru, lama?.createdAt ?? panggung.saat, lama ? { id: lama.id } : {});
}

/** What the research has paid too much so far (GAP-09). */
const kredit = ({ tagihan, invoice, pengembalian }: PerjalananPenelitian): number => {
  const berlaku = invoice.filter((one) => !one.dibatalkan);
  return kreditDari({
    koreksi: tagihan.flatMap(({ total, asalInvoiceId }) =>
      total < 0
        ? [
            {
              total,
              asalLunas: berlaku.some(({ id, kdStatus }) => id === asalInvoiceId && kdStatus === lunas.code),
            },
          ]
        : [],
    ),
    potongan: berlaku.map(({ sudahDibayar }) => sudahDibayar),
    deposit: pengembalian.flatMap(({ sebab, nominal }) => (sebab === 'deposit' ? [nominal] : [])),
  });
};

/** All open bills on one invoice; credit is taken off first, and what it covers whole is paid at once (GAP-128). */
export function buatInvoice(satu: PerjalananPenelitian, panggung: Panggung): void {
  const { saat } = panggung;
  gerakkan(satu, 'buatInvoice', panggung);
  const bills = satu.tagihan.filter(({ total, invoiceId }) =>
    perluInvoice({ total, ditagih: invoiceId !== null }),
  );
  if (bills.length === 0) throw new Error(`${satu.naskah.judul}: nothing to invoice`);
  const totalRincian = jumlah(bills.map(({ total }) => total));
  const sudahDibayar = Math.min(kredit(satu), totalRincian);
  const baru: Invoice = {
    id: idPada(saat, 500),
    pendaftaranId: satu.id,
    noInvoice: '',
    jenis: 'penggunaan',
    totalRincian,
    sudahDibayar,
    totalTagihan: totalRincian - sudahDibayar,
    rincian: bills.flatMap((bill) => bill.rincian),
    pembiayaan: pembiayaanDari(satu),
    kdStatus: totalRincian === sudahDibayar ? lunas.code : belumLunas.code,
    dibatalkan: false,
    diubahOleh: null,
    rev: 1,
    createdAt: saat,
    updatedAt: saat,
  };
  for (const bill of bills) bill.invoiceId = baru.id;
  satu.invoice.push(baru);
}

/** An act of W4 on an invoice, judged by its table. */
function gerakkanInvoice(
  satu: PerjalananPenelitian,
  aksi: InvoiceAksi,
  satuInvoice: Invoice,
  { aktor, saat }: Panggung,
): void {
  satuInvoice.kdStatus = follow(
    invoiceWorkflow,
    aksi,
    {
      kdStatusPembayaran: satuInvoice.kdStatus,
      dibatalkan: satuInvoice.dibatalkan,
      pendaftarUuid: akunDari(satu.naskah.pendaftar).uuid,
      jenis: 'penelitian',
      idLaboratorium: satu.laboratoriumId,
    },
    pelaku(aktor),
  );
  Object.assign(satuInvoice, {
    rev: satuInvoice.rev + 1,
    updatedAt: saat,
    diubahOleh: akunDari(aktor).uuid,
  });
}

const invoiceTerakhir = (satu: PerjalananPenelitian): Invoice => {
  const found = satu.invoice.at(-1);
  if (!found) throw new Error(`${satu.naskah.judul}: no invoice`);
  return found;
};

/** Its bills can be chosen again; its number stays with it (GAP-127). */
function batalkanInvoice(
  satu: PerjalananPenelitian,
  aksi: 'batalkan' | 'gugurkan',
  yang: Invoice,
  panggung: Panggung,
): void {
  gerakkanInvoice(satu, aksi, yang, panggung);
  yang.dibatalkan = yang.kdStatus === dibatalkan.code;
  for (const bill of satu.tagihan) if (bill.invoiceId === yang.id) bill.invoiceId = null;
}

export const batalkanInvoiceTerakhir = (satu: PerjalananPenelitian, panggung: Panggung): void =>
  batalkanInvoice(satu, 'batalkan', invoiceTerakhir(satu), panggung);

/** The registrant sends the proof of their last invoice. */
export function kirimBukti(satu: PerjalananPenelitian, panggung: Panggung): void {
  const yang = invoiceTerakhir(satu);
  gerakkanInvoice(satu, 'kirimBukti', yang, panggung);
  satu.bukti.push(
    buatBukti({
      orang: akunDari(satu.naskah.pendaftar),
      invoiceId: yang.id,
      nilai: yang.totalTagihan,
      pada: panggung.saat,
    }),
  );
}

/** The word of the payment officer on the last proof. */
export function putuskanBukti(
  satu: PerjalananPenelitian,
  diterima: boolean,
  catatan: string | null,
  panggung: Panggung,
): void {
  const yang = invoiceTerakhir(satu);
  gerakkanInvoice(satu, diterima ? 'terima' : 'tolakBukti', yang, panggung);
  Object.assign(satu.bukti.at(-1)!, { diterima, catatan, diputusOleh: akunDari(panggung.aktor).uuid });
  if (diterima && yang.dibatalkan) akanKembali(satu, 'invoiceBatal', yang, yang.totalTagihan, panggung); // GAP-126
}

/** What a finished research has left goes back (GAP-09). */
export function kembalikanKredit(satu: PerjalananPenelitian, panggung: Panggung): void {
  const sisa = kredit(satu);
  const terakhir = satu.invoice.findLast(
    ({ kdStatus, dibatalkan: batal, totalTagihan }) => kdStatus === lunas.code && !batal && totalTagihan > 0,
  );
  if (sisa > 0) akanKembali(satu, 'deposit', terakhir!, sisa, panggung);
}

function akanKembali(
  satu: PerjalananPenelitian,
  sebab: 'deposit' | 'invoiceBatal',
  { id }: Invoice,
  nominal: number,
  { saat }: Panggung,
): void {
  satu.pengembalian.push({
    id: idPada(saat, 900),
    pendaftaranId: satu.id,
    invoiceId: id,
    sebab,
    nominal,
    kdStatus: 1,
    rev: 1,
    createdAt: saat,
    updatedAt: saat,
  });
}

/** The payment officer sent it back, to where the last accepted transfer came from (GAP-145). */
export function catatKembali(satu: PerjalananPenelitian, { aktor, saat }: Panggung): void {
  const dari = satu.bukti.findLast(({ diterima }) => diterima === true);
  Object.assign(satu.pengembalian.at(-1)!, {
    kdStatus: 2,
    tglPengembalian: labDay(saat),
    noRekeningTujuan: dari!.noRekening,
    namaBankTujuan: dari!.namaBank,
    namaPemilikRekeningTujuan: dari!.namaPemilikRekening,
    diubahOleh: akunDari(aktor).uuid,
    rev: 2,
    updatedAt: saat,
  });
}
