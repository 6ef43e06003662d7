import { arrivedAt } from '#domain/core/clock.ts';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { tagihanBaru } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { belumKembali } from '#domain/penggunaan/rules.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { memakaiLaboratorium } from './rincian.ts';
import type { HalanganSurat, Surat } from './schema.ts';
import { suratWorkflow } from './workflow.ts';

/** What a person has registered, as far as a letter looks at it. */
export type Pendaftaran = {
  penelitian: readonly Penelitian[];
  pengujian: readonly Omit<PengujianRingkas, 'bill'>[];
};

/** Who applies: their registrations, their letters, and whether their address is one of the institution (GAP-65). */
export type Pemohon = Pendaftaran & { internal: boolean; surat: readonly Surat[] };

/** Everything that stands in the way of applying; none means flagDapatMengajukan (LETTER-07, GAP-28, GAP-133). */
export const halanganPengajuan = (pemohon: Pemohon): HalanganSurat[] => [
  ...(pemohon.internal
    ? []
    : [tanpaRekaman('bukanInternal', 'Surat bebas lab hanya untuk akun dengan alamat email institusi.')]), // CONF-28
  ...(pemohon.penelitian.length + pemohon.pengujian.length > 0
    ? []
    : [tanpaRekaman('belumMendaftar', 'Belum ada penelitian atau pengujian yang didaftarkan.')]),
  ...halanganPendaftaran(pemohon),
  ...halanganSurat(pemohon),
];

/**
 * Everything that has come up against a letter since it was applied for: an approval is refused with it (GAP-133).
 * `laboratorium` are those the letter lists.
 */
export const halanganPersetujuan = (
  pendaftaran: Pendaftaran,
  laboratorium: readonly number[],
): HalanganSurat[] => [
  ...halanganPendaftaran(pendaftaran),
  ...pendaftaran.penelitian
    .filter(
      ({ idStatusPengajuan, idLaboratorium }) =>
        idStatusPengajuan === penelitianWorkflow.states.selesai.code &&
        !laboratorium.includes(idLaboratorium),
    )
    .map((record) =>
      padaPenelitian(
        'laboratoriumBaru',
        record,
        `${record.lab.namaLaboratorium} tidak tercantum pada surat ini. Tolak surat ini supaya pemohon mengajukan yang baru.`,
      ),
    ),
];

/** What is not finished, not back or not paid, by registration. */
const halanganPendaftaran = ({ penelitian, pengujian }: Pendaftaran): HalanganSurat[] => [
  ...penelitian.flatMap(halanganPenelitian),
  ...pengujian.flatMap(halanganPengujian),
];

const { diajukan, disetujuiKalab, ditolak, selesai } = penelitianWorkflow.states;

function halanganPenelitian(record: Penelitian): HalanganSurat[] {
  const kode = record.idStatusPengajuan;
  const { statusPengajuan, prosesSelanjutnya } = record.statusSubmission;
  const keadaan = `${statusPengajuan}. Berikutnya: ${prosesSelanjutnya}.`;
  const keluar = record.pengembalianAlat.reduce((sum, satu) => sum + belumKembali(satu), 0);
  const tagihan = tagihanBaru(record);
  const berjalan = memakaiLaboratorium(record) && kode !== selesai.code && kode !== ditolak.code;
  const menunggu = !memakaiLaboratorium(record) && (kode === diajukan.code || kode === disetujuiKalab.code);
  return [
    ...(berjalan
      ? [padaPenelitian('penelitianBerjalan', record, `Penelitian belum selesai: ${keadaan}`)]
      : []),
    ...(menunggu
      ? [padaPenelitian('penelitianMenunggu', record, `Penelitian belum disetujui: ${keadaan}`)]
      : []),
    ...(keluar > 0
      ? [padaPenelitian('alatBelumKembali', record, `${keluar} alat belum dikembalikan.`, 'penggunaan')]
      : []),
    ...(tagihan.length > 0
      ? [
          padaPenelitian(
            'tagihanBelumInvoice',
            record,
            `${tagihan.length} tagihan (${formatRupiah(tagihan.reduce((sum, { totalTagihan }) => sum + totalTagihan, 0))}) belum dibuatkan invoice.`,
            'pembayaran',
          ),
        ]
      : []),
    ...record.pembayaran.invoice
      .filter(belumLunas)
      .map((invoice) => padaPenelitian('invoiceBelumLunas', record, kalimatInvoice(invoice), 'pembayaran')),
  ];
}

const { perluDp, dpTerverifikasi, antrian, selesaiPengujian, perluPelunasan, berlangsung, dibatalkan } =
  pengujianWorkflow.states;
/** A test that work or money is still owed on (GAP-133). */
const kodeBerjalan: readonly number[] = [
  perluDp,
  dpTerverifikasi,
  antrian,
  selesaiPengujian,
  perluPelunasan,
  berlangsung,
  dibatalkan,
].map(({ code }) => code);

function halanganPengujian(record: Pendaftaran['pengujian'][number]): HalanganSurat[] {
  const { statusPengajuan, prosesSelanjutnya } = record.statusSubmission;
  const dasar = { uuid: record.uuid, nomor: record.nomor, judul: record.namaSampel };
  return [
    ...(kodeBerjalan.includes(record.idPengujianStatusPengajuan)
      ? [
          {
            ...dasar,
            sebab: 'pengujianBerjalan' as const,
            keterangan: `Pengujian belum selesai: ${statusPengajuan}. Berikutnya: ${prosesSelanjutnya}.`,
            halaman: 'pengujian' as const,
          },
        ]
      : []),
    ...record.pembayaran.invoice.filter(belumLunas).map((invoice) => ({
      ...dasar,
      sebab: 'invoiceBelumLunas' as const,
      keterangan: kalimatInvoice(invoice),
      halaman: 'pembayaran' as const,
    })),
  ];
}

/** A letter that is being decided; one that is out, until the server had something registered after it (GAP-133). */
function halanganSurat({ surat, penelitian, pengujian }: Pemohon): HalanganSurat[] {
  const lebihBaru = (satu: Surat) =>
    [...penelitian, ...pengujian].some((record) => arrivedAt(record) > arrivedAt(satu));
  const { diajukan: menunggu, disetujui } = suratWorkflow.states;
  return surat.flatMap((satu): HalanganSurat[] => {
    const kode = satu.statusSubmission.kdStatusBebasLab;
    const nomor = satu.terbit?.noSurat ?? null;
    const dasar = { halaman: 'surat', uuid: satu.uuid, nomor, judul: null } as const;
    if (kode === menunggu.code) {
      const keterangan = `Surat yang diajukan ${formatDate(satu.createdAt)} masih diverifikasi.`;
      return [{ ...dasar, sebab: 'suratDiproses', keterangan }];
    }
    if (kode !== disetujui.code || lebihBaru(satu)) return [];
    const keterangan = 'Sudah terbit dan masih berlaku. Ajukan lagi setelah ada pendaftaran baru.';
    return [{ ...dasar, sebab: 'suratBerlaku', keterangan }];
  });
}

/** In force and not found to be paid; a cancelled one asks for nothing (GAP-126). */
const belumLunas = ({ flagDibatalkan, statusPayment }: InvoicePokok): boolean =>
  flagDibatalkan === 0 && statusPayment.kdStatusPembayaran !== invoiceWorkflow.states.lunas.code;

const kalimatInvoice = ({ noInvoice, totalTagihan, statusPayment }: InvoicePokok): string =>
  statusPayment.kdStatusPembayaran === invoiceWorkflow.states.verifikasi.code
    ? `Pembayaran invoice ${noInvoice} (${formatRupiah(totalTagihan)}) belum diverifikasi.`
    : `Invoice ${noInvoice} (${formatRupiah(totalTagihan)}) belum dibayar.`;

const padaPenelitian = (
  sebab: HalanganSurat['sebab'],
  { uuid, nomor, judul }: Penelitian,
  keterangan: string,
  halaman: HalanganSurat['halaman'] = 'penelitian',
): HalanganSurat => ({ sebab, keterangan, halaman, uuid, nomor, judul });

const tanpaRekaman = (sebab: HalanganSurat['sebab'], keterangan: string): HalanganSurat => ({
  sebab,
  keterangan,
  halaman: null,
  uuid: null,
  nomor: null,
  judul: null,
});
