import { akunWorkflow } from '#domain/akun/workflow.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { AnyWorkflow } from '#domain/core/workflow.ts';
import { versiWorkflow } from '#domain/lembar-kerja/versi-workflow.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { PokokKabar, Tempat } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';

/*
 * What the owner of a subject is told when somebody else acts on it, for every act of every workflow: an act without a line
 * here does not compile (BEYOND-33). Whose turn it is afterwards needs no line, for that follows from the workflow itself.
 * Sentences may lie on a lock screen: never a name, a result, a sum or an account number.
 */

/** A sentence, one for some of the states that the act may lead to, or why nobody is told. */
type KabarAksi<S extends string> = string | Partial<Record<S, string>> | { diam: string };

type KabarAlur<W> = W extends {
  states: Record<infer S extends string, unknown>;
  actions: Record<infer A, unknown>;
}
  ? Record<A & string, KabarAksi<S>>
  : never;

const untuk = <W extends AnyWorkflow>(workflow: W, kabar: KabarAlur<W>) => [workflow.name, kabar] as const;

const olehPemilik = { diam: 'Pemiliknya sendiri yang melakukannya.' };
const jadiGiliran = { diam: 'Giliran berikutnya menyebutnya.' };
const urusanMeja = { diam: 'Urusan meja kerja: analis dan penyelia mendapat gilirannya.' };
const disebutPembayaran = { diam: 'Kabar pembayarannya menyebutnya.' };
const ditolak = 'ditolak. Alasannya dapat dibaca di sini.';

const semua: ReadonlyMap<string, Readonly<Record<string, KabarAksi<string>>>> = new Map<
  string,
  Readonly<Record<string, KabarAksi<string>>>
>([
  untuk(pengujianWorkflow, {
    setujui: 'Pengujian disetujui.',
    mintaVerifikasiKalab: jadiGiliran,
    tolak: `Pengujian ${ditolak}`,
    setujuiKalab: 'Pengujian disetujui.',
    tolakKalab: `Pengujian ${ditolak}`,
    batalkanPendaftaran: olehPemilik,
    tagihDp: jadiGiliran,
    verifikasiDp: disebutPembayaran,
    tugaskan: urusanMeja,
    ubahPenugasan: urusanMeja,
    mulai: 'Pengujian dimulai.',
    batalkanPengujian: 'Pengujian dihentikan dan akan dimulai ulang.',
    selesaikan: 'Pengujian selesai. Tagihan pelunasannya menyusul.',
    bukaKembali: 'Pengujian dibuka kembali untuk diperiksa ulang.',
    tagihPelunasan: jadiGiliran,
    verifikasiPelunasan: disebutPembayaran,
    terbitkanLhu: 'Laporan hasil uji sudah terbit dan dapat diunduh.',
    perbaikiLhu: 'Laporan hasil uji diperbaiki. Unduh terbitan yang baru.',
    unggahBertandaTangan: 'Laporan hasil uji yang bertanda tangan dapat diunduh.',
    mintaDokumen: olehPemilik,
    batalkanDokumen: 'Permintaan dokumen tambahan dibatalkan.',
    unggahDokumen: 'Dokumen tambahan sudah tersedia dan dapat diunduh.',
    jedakan: 'Pengujian dijeda. Alasannya dapat dibaca di sini.',
    lanjutkan: 'Pengujian dilanjutkan, dan janji selesainya bergeser.',
    tarikDokumen: 'Dokumen tambahan ditarik dan akan diganti.',
  }),
  untuk(penelitianWorkflow, {
    setujuiKalab: 'Penelitian disetujui kalab. Berikutnya laboran memeriksanya.',
    tolakKalab: `Penelitian ${ditolak}`,
    ubahWaktu: 'Waktu penggunaan laboratorium diubah.',
    setujuiLaboran: 'Penelitian disetujui. Laboratorium dapat digunakan menurut waktunya.',
    tolakLaboran: `Penelitian ${ditolak}`,
    batalkanPendaftaran: olehPemilik,
    ajukanPenambahan: olehPemilik,
    perbaikiPenambahan: olehPemilik,
    catatPenambahan: 'Petugas mencatat penggunaan tambahan.',
    putuskanPenambahan: { diam: 'Kabar penambahannya menyebutnya.' },
    kecualikanPenambahan: { diam: 'Kabar penambahannya menyebutnya.' },
    koreksiPenambahan: { diam: 'Kabar penambahannya menyebutnya.' },
    perpanjang: 'Waktu sewa laboratorium ditambah.',
    kembalikanAlat: { diam: 'Terbaca pada halaman penggunaan, dan terlalu sering untuk dikabarkan.' },
    buatInvoice: jadiGiliran,
    jedakan: 'Janji selesai penelitian dijeda. Alasannya dapat dibaca di sini.',
    lanjutkan: 'Jeda diakhiri, dan janji selesai penelitian bergeser.',
    mintaSelesai: olehPemilik,
    kembalikanPermintaan: 'Permintaan selesai dikembalikan. Alasannya dapat dibaca di sini.',
    selesaikan: 'Penggunaan laboratorium selesai.',
  }),
  untuk(penambahanWorkflow, {
    ubah: olehPemilik,
    tarik: olehPemilik,
    setujui: 'Penambahan penggunaan disetujui.',
    kecualikan: 'Penambahan penggunaan disetujui.',
    tolak: {
      ditolak: `Penambahan penggunaan ${ditolak}`,
      perluPerbaikan: 'Penambahan penggunaan perlu diperbaiki. Alasannya dapat dibaca di sini.',
    },
    koreksi: 'Penambahan penggunaan dikoreksi petugas. Tagihannya dapat berubah.',
  }),
  untuk(analisisWorkflow, {
    mulai: urusanMeja,
    isiLembar: urusanMeja,
    laporanProgres: urusanMeja,
    laporanAkhir: urusanMeja,
    review: urusanMeja,
    ajukanSelesai: urusanMeja,
    batalkan: urusanMeja,
    setujui: urusanMeja,
    tolak: urusanMeja,
    ubahMetode: urusanMeja,
    terbitkanLhu: { diam: 'Kabar terbitnya LHU menyebutnya.' },
  }),
  untuk(invoiceWorkflow, {
    kirimBukti: olehPemilik,
    terima: 'Pembayaran diterima. Kuitansinya dapat diunduh.',
    tolakBukti: 'Bukti pembayaran belum dapat diterima. Alasannya dapat dibaca di sini.',
    nomorBayar: 'Nomor pembayaran sudah tertulis pada invoice.',
    batalkan: 'Invoice dibatalkan.',
    gugurkan: { diam: 'Menyertai tindakan lain, yang dikabarkan sendiri.' },
  }),
  untuk(pengembalianWorkflow, {
    kembalikan: 'Dana sudah dikembalikan. Buktinya dapat dibaca di sini.',
  }),
  untuk(suratWorkflow, {
    setujuiLaboran: { disetujui: 'Surat bebas lab sudah terbit dan dapat dicetak.' },
    tolakLaboran: `Surat bebas lab ${ditolak}`,
    setujuiPembayaran: { disetujui: 'Surat bebas lab sudah terbit dan dapat dicetak.' },
    tolakPembayaran: `Surat bebas lab ${ditolak}`,
    ajukanLagi: olehPemilik,
  }),
  untuk(akunWorkflow, {
    setujui: 'Akun Anda disetujui.',
    tolak: `Akun Anda ${ditolak}`,
    ubah: 'Peran atau laboratorium Anda diubah Admin.',
    koreksi: 'Data diri Anda dikoreksi Admin.',
    aktifkan: { diam: 'Yang dinonaktifkan tidak dapat masuk untuk membacanya.' },
    hapus: { diam: 'Akunnya sudah tidak ada.' },
    ajukanLagi: olehPemilik,
  }),
  untuk(versiWorkflow, {
    ubah: { diam: 'Yang menulisnya melihatnya pada rancangan.' },
    rilis: 'Versi lembar kerja yang Anda tulis dirilis.',
    hentikan: 'Versi lembar kerja yang Anda tulis tidak dipakai lagi.',
  }),
]);

/** The sentence for the owner of a subject about an act that led to this state; null: it tells them nothing. */
export function kabarPemilik(alur: string, aksi: string, ke: string): string | null {
  const kabar = semua.get(alur)?.[aksi];
  if (kabar === undefined) throw new Error(`${alur}, ${aksi}: what is told of it is not declared`);
  return typeof kabar === 'string' ? kabar : ((kabar as Partial<Record<string, string>>)[ke] ?? null);
}

/** Acts on a part of a subject of which its owner reads elsewhere than of the whole. */
const halamanBagian: Readonly<Record<string, HalamanKabar>> = {
  [invoiceWorkflow.name]: 'pembayaran',
  [pengembalianWorkflow.name]: 'pembayaran',
  [penambahanWorkflow.name]: 'penggunaanSendiri',
};

/** Where the owner of a subject reads of an act of this workflow. */
export const tempatPemilik = (alur: string, { uuid, rumah }: Pick<PokokKabar, 'uuid' | 'rumah'>): Tempat => {
  const halaman = halamanBagian[alur];
  return halaman ? { halaman, record: uuid } : rumah;
};
