import { stateByCode } from '#domain/core/workflow.ts';
import { formatRupiah } from '#domain/core/format.ts';
import { tungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { invoiceTerbuka } from '#domain/pembayaran/rules.ts';
import type { Role } from '#domain/core/roles.ts';
import type { Tampilan } from '#data/view.ts';
import { paths } from '#paths';
import { berakhir, buktiDiperiksa, type Sekarang } from '#features/pendaftaran/sekarang.ts';
import { alamatLhu } from '#features/pengujian/bagian/lhu.ts';

type Status = keyof typeof pengujianWorkflow.states;

const statusDari = (kode: number): Status => stateByCode(pengujianWorkflow, kode);

/** What the registrant of this submission must know or do, or null where its head has said it. */
export function sekarang({ data, tertunda }: Tampilan<Pengujian>, role: Role): Sekarang | null {
  const status = statusDari(data.idPengujianStatusPengajuan);
  if (status === 'perluDp' || status === 'perluPelunasan') return bayar(data, tertunda, status);
  if (status === 'ditolak') return berakhir(data, paths.pendaftaran.lagi(data.uuid));
  if (status === 'lhuTersedia')
    return {
      tone: 'info',
      judul: 'Laporan hasil uji tersedia',
      isi: 'Cetak laporan hasil uji, atau ajukan dokumen tambahan bila diperlukan.',
      tombol: lhu(data, role),
    };
  if (status === 'permintaanDokumen')
    return {
      tone: 'menunggu',
      judul: 'Dokumen tambahan sedang disiapkan',
      isi: 'Admin mengunggahnya di sini. Laporan hasil uji tetap dapat dibuka.',
      tombol: lhu(data, role),
    };
  if (status === 'dokumenTersedia')
    return {
      tone: 'info',
      judul: 'Dokumen tambahan tersedia',
      isi: 'Laporan hasil uji dan dokumen tambahan dapat diunduh.',
      tombol: lhu(data, role),
    };
  return null;
}

/** Owners of other roles have the report on this very page (GAP-141). */
const lhu = (data: Pengujian, role: Role): Sekarang['tombol'] =>
  role === 'Pendaftar' ? { label: 'Buka LHU', to: alamatLhu(data, role) } : null;

function bayar(data: Pengujian, tertunda: readonly string[], status: 'perluDp' | 'perluPelunasan'): Sekarang {
  const apa = status === 'perluDp' ? 'DP 50%' : 'pelunasan';
  const to = paths.pembayaran.detail(data.uuid);
  const tunggu = tungguPendaftar(data, tertunda);
  if (tunggu === 'buktiBelumTerkirim')
    return {
      tone: 'info',
      judul: `Bukti pembayaran ${apa} menunggu dikirim`,
      isi: 'Tersimpan di perangkat ini dan dikirim sendiri saat tersambung. Tidak ada yang perlu dilakukan sekarang.',
      tombol: { label: 'Lihat pembayaran', to },
      menunggu: true,
    };
  if (tunggu === 'buktiDiperiksa') return buktiDiperiksa(` ${apa}`, data.uuid);
  const invoice = invoiceTerbuka(data.pembayaran);
  const ditolak = invoice?.bukti.findLast(({ flagVerifikasi }) => flagVerifikasi !== null);
  const jumlah = invoice ? ` sebesar ${formatRupiah(invoice.totalTagihan)}` : '';
  return {
    tone: ditolak?.flagVerifikasi === 0 ? 'bahaya' : 'menunggu',
    judul: ditolak?.flagVerifikasi === 0 ? 'Bukti pembayaran belum diterima' : `Bayar ${apa}${jumlah}`,
    isi:
      ditolak?.flagVerifikasi === 0
        ? `${ditolak.catatan ?? 'Petugas tidak menuliskan alasan.'} Kirim lagi bukti pembayaran ${apa}${jumlah}.`
        : 'Bayar ke rekening pada tagihan, lalu kirim buktinya di halaman pembayaran.',
    tombol: { label: status === 'perluDp' ? 'Bayar DP' : 'Bayar pelunasan', to },
  };
}
