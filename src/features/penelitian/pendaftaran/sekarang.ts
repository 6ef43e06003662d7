import { formatRupiah } from '#domain/core/format.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { invoicePada, langkahPendaftar } from '#domain/penelitian/giliran.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { kodePenambahan } from '#domain/penggunaan/kode.ts';
import type { Tampilan } from '#data/view.ts';
import { paths } from '#paths';
import { berakhir, buktiDiperiksa, type Sekarang } from '#features/pendaftaran/sekarang.ts';

type Status = keyof typeof penelitianWorkflow.states;

const statusDari = (kode: number): Status => stateByCode(penelitianWorkflow, kode);

/** What the registrant of this research must know or do, or null where its head has said it. */
export function sekarang({ data }: Tampilan<Penelitian>): Sekarang | null {
  const status = statusDari(data.idStatusPengajuan);
  if (status === 'ditolak') return berakhir(data, paths.pendaftaran.lagiPenelitian(data.uuid));
  return giliranSaya(data) ?? keadaan(data, status);
}

/** What waits for the registrant, the first first (GAP-150). */
function giliranSaya(data: Penelitian): Sekarang | null {
  const pembayaran = paths.pembayaran.detail(data.uuid);
  switch (langkahPendaftar(data)) {
    case 'perbaikiPenambahan':
      return {
        tone: 'bahaya',
        judul: 'Penambahan perlu diperbaiki',
        isi: alasanPerbaikan(data) ?? 'Laboran belum dapat menyetujuinya. Perbaiki lalu kirim lagi.',
        tombol: { label: 'Perbaiki penambahan', to: paths.pendaftaran.penggunaan(data.uuid) },
      };
    case 'bayar':
      return bayar(data, pembayaran);
    case 'buatInvoice':
      return {
        tone: 'menunggu',
        judul: 'Ada tagihan yang belum dibuatkan invoice',
        isi: 'Pilih tagihannya dan buat invoice, lalu bayar ke rekening yang tertera.',
        tombol: { label: 'Buat invoice', to: pembayaran },
      };
    default:
      return null;
  }
}

const alasanPerbaikan = ({ penambahan }: Penelitian): string | null =>
  penambahan.find(({ kdStatusPengajuan }) => kdStatusPengajuan === kodePenambahan.perluPerbaikan)?.catatan ??
  null;

function bayar(data: Penelitian, to: string): Sekarang {
  const invoice = invoicePada(data, invoiceWorkflow.states.belumLunas.code);
  const ditolak = invoice?.bukti.findLast(({ flagVerifikasi }) => flagVerifikasi !== null);
  const jumlah = formatRupiah(invoice?.totalTagihan);
  return ditolak?.flagVerifikasi === 0
    ? {
        tone: 'bahaya',
        judul: 'Bukti pembayaran belum diterima',
        isi: `${ditolak.catatan ?? 'Petugas tidak menuliskan alasan.'} Kirim lagi bukti pembayaran sebesar ${jumlah}.`,
        tombol: { label: 'Kirim bukti lagi', to },
      }
    : {
        tone: 'menunggu',
        judul: `Bayar invoice sebesar ${jumlah}`,
        isi: 'Bayar ke rekening pada invoice, lalu kirim buktinya di halaman pembayaran.',
        tombol: { label: 'Bayar', to },
      };
}

/** Where nothing waits for them: what others do, or what they may do when they like. */
function keadaan(data: Penelitian, status: Status): Sekarang | null {
  const penggunaan = paths.pendaftaran.penggunaan(data.uuid);
  const lihat = { tombol: { label: 'Lihat penggunaan', to: penggunaan }, menunggu: true } as const;
  if (data.researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium) return null;
  if (status === 'perluVerifikasi')
    return {
      tone: 'info',
      judul: 'Penambahan sedang diverifikasi laboran',
      isi: 'Tidak ada yang perlu dilakukan sekarang. Penggunaan lain tetap dapat ditambahkan.',
      ...lihat,
    };
  if (status === 'menungguSelesai')
    return {
      tone: 'info',
      judul: 'Permintaan selesai sedang diperiksa laboran',
      isi: 'Laboran memastikan semua alat sudah kembali. Tidak ada yang perlu dilakukan sekarang.',
      ...lihat,
    };
  if (invoicePada(data, invoiceWorkflow.states.verifikasi.code)) return buktiDiperiksa('', data.uuid);
  if (!data.flagDapatMengajukanPenggunaan) return null;
  if (status === 'disetujui')
    return {
      tone: 'info',
      judul: 'Laboratorium siap dipakai',
      isi: 'Catat alat, bahan, dan instrumen yang Anda pakai. Laboran memeriksanya lalu biayanya ditagihkan.',
      tombol: { label: 'Tambah penggunaan', to: penggunaan },
    };
  return {
    tone: 'info',
    judul: 'Penggunaan sedang berlangsung',
    isi: data.flagDapatMengajukanSelesai
      ? 'Tambahkan yang Anda pakai, atau ajukan selesai bila laboratorium tidak dipakai lagi.'
      : 'Tambahkan alat, bahan, dan instrumen yang Anda pakai.',
    tombol: {
      label: data.flagDapatMengajukanSelesai ? 'Tambah atau selesaikan' : 'Tambah penggunaan',
      to: penggunaan,
    },
  };
}
