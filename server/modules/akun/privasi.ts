import type { Hono } from 'hono';
import { html } from 'hono/html';
import { formatDate } from '#domain/core/format.ts';
import { facts, page } from '#server/core/page.ts';
import type { Server } from '#server/core/server.ts';

/** The day the words below last changed: kept with every profile as the notice its person was shown (GAP-175). */
export const versiPrivasi = '2026-11-27';

type Config = Server['config'];

const adaWhatsapp = ({ WA_TOKEN }: Config): boolean => WA_TOKEN !== undefined;

/** The public notice on personal data (/privasi): who, which, why, for how long, and what a person may ask (UU 27/2022). */
export function mountPrivasi(app: Hono, { config }: Server): void {
  app.get('/privasi', (c) => page(c, config, { title: 'Data pribadi Anda', body: isi(config) }));
}

const data = (config: Config): readonly string[][] => [
  [
    'Nama, email, gambar akun',
    'Mengenali Anda saat masuk, dan mengabari Anda lewat surel sampai Anda menghentikannya. Berasal dari penyedia akun Anda.',
  ],
  [
    'Status, nomor induk, instansi, fakultas, program studi',
    'Menentukan tarif dan syarat layanan, dan tercantum pada laporan, invoice, dan surat.',
  ],
  [
    'Nomor WhatsApp',
    'Menghubungi Anda tentang sampel dan pendaftaran Anda'.concat(
      adaWhatsapp(config) ? '; bila Anda menyetujuinya di Profil, juga mengabari Anda lewat WhatsApp.' : '.',
    ),
  ],
  ['Alamat dan NPWP', 'Ditulis pada laporan dan invoice. NPWP hanya bila Anda memberikannya.'],
  [
    'Nomor rekening',
    'Ada pada bukti bayar dan pengembalian dana: mencocokkan pembayaran, mengembalikan uang Anda.',
  ],
  ['Pendaftaran, sampel, hasil, survei, file Anda', 'Menjalankan layanan yang Anda minta.'],
  [
    'Perangkat yang Anda minta memberi tahu',
    'Mengirim pemberitahuan lewat layanan pembuat perambannya, tersandi sehingga hanya perangkat itu membacanya, sampai Anda mematikannya atau keluar.',
  ],
  [
    'Waktu masuk dan jejak perubahan',
    'Menjaga keamanan, dan membuktikan siapa melakukan apa, seperti diminta dari laboratorium penguji.',
  ],
];

const pembaca: readonly string[][] = [
  ['Admin', 'Data akun semua orang, untuk memverifikasi dan mengoreksinya.'],
  ['Petugas laboratorium', 'Pendaftaran yang ditangani laboratoriumnya, dengan pendaftarnya.'],
  ['Petugas pembayaran', 'Tagihan, bukti bayar, dan rekening di dalamnya.'],
  [
    'Pemegang kertas',
    'Hanya yang memegang kertas dengan kode QR-nya. Halaman periksanya menunjukkan nomor, tanggal, penerbit, dan apakah masih berlaku; dari laporan juga kode sampel, dari kwitansi jumlah dan nomor invoice, dari surat nama, nomor induk, dan program studi; dan surat, kwitansi, atau laporan itu sendiri (laporan hanya bila laboratorium mengizinkan).',
  ],
  [
    'Pemegang tautan status',
    'Hanya bila Anda membagikannya, sampai Anda menariknya: tahap pendaftaran dan janji selesainya, tanpa nama, judul, dan nomor.',
  ],
];

const hak: readonly string[][] = [
  ['Melihat', 'Buka Profil dan pendaftaran Anda sendiri.'],
  ['Salinan', 'Profil, Unduh data saya: satu file dengan semua data dan file Anda.'],
  ['Memperbaiki', 'Profil, Ajukan perbaikan data. Admin menjawab paling lambat 3 x 24 jam.'],
  [
    'Membatasi, mengakhiri, menghapus',
    'Tulis kepada kontak di bawah. Laporan, invoice, dan jejak tetap disimpan sejauh hukum dan standar laboratorium memintanya; yang lain dihapus.',
  ],
  ['Keberatan dan pengaduan', 'Tulis kepada kontak di bawah, atau kepada lembaga pelindungan data pribadi.'],
];

const lama = ({ RETENTION_YEARS }: Config): string =>
  RETENTION_YEARS === undefined
    ? 'Selama layanan ini dipakai. Tidak ada yang dihapus dengan sendirinya; mintalah kepada kontak di bawah.'
    : `${RETENTION_YEARS} tahun setelah tindakan terakhir Anda, bila tidak ada lagi yang terbuka, nomor, gambar, alamat, dan rekening Anda dikosongkan dan akun Anda ditutup.`;

const kontak = ({ PDP_CONTACT, INSTITUTION_NAME, INSTITUTION_ADDRESS }: Config): string =>
  PDP_CONTACT || `Admin laboratorium, ${INSTITUTION_NAME}, ${INSTITUTION_ADDRESS}`;

const persetujuan = html`<p>
  Hanya kabar lewat WhatsApp berdasarkan persetujuan Anda, kepada Meta di luar Indonesia: nomor Anda, nama
  Anda, kalimat kabar, dan nomor pendaftarannya. Persetujuan itu disimpan dengan waktunya, dan dapat Anda
  tarik kapan saja di Profil atau dengan membalas BERHENTI.
</p>`;

const isi = (config: Config) =>
  html`<p>
      ${config.INSTITUTION_NAME} menyimpan dan memakai data pribadi Anda dalam ${config.APP_NAME} untuk
      layanan laboratorium. Halaman ini memberi tahu Anda apa, untuk apa, dan apa hak Anda.
    </p>
    <h2>Data apa, untuk apa</h2>
    ${facts(data(config))}
    <h2>Atas dasar apa</h2>
    <p>
      Layanan yang Anda minta (perjanjian) dan tugas ${config.INSTITUTION_NAME} dalam pendidikan, penelitian,
      dan pelayanan umum, menurut Undang-Undang Nomor 27 Tahun 2022. Karena itu Anda diberi tahu, bukan
      dimintai persetujuan.
    </p>
    ${adaWhatsapp(config) ? persetujuan : ''}
    <h2>Siapa yang melihatnya</h2>
    ${facts(pembaca)}
    <p>
      Data Anda tidak dijual, dan tidak diberikan kepada pihak lain kecuali hukum
      mewajibkannya${adaWhatsapp(config) ? ', selain yang Anda setujui sendiri' : ''}.
    </p>
    <h2>Berapa lama</h2>
    <p>${lama(config)}</p>
    <p>
      Laporan, surat, invoice, kwitansi, dan jejak perubahan yang sudah ada tetap disimpan: laboratorium harus
      dapat membuktikan apa yang diterbitkannya.
    </p>
    <h2>Hak Anda</h2>
    ${facts(hak)}
    <p>
      Bila data Anda bocor, Anda dan lembaga yang berwenang diberi tahu secara tertulis paling lambat 3 x 24
      jam: data apa, kapan, bagaimana, dan apa yang dilakukan.
    </p>
    <h2>Kontak</h2>
    <p>${kontak(config)}</p>
    <p>Versi ${formatDate(versiPrivasi)}.</p>
    <a class="tombol" href="/">Buka ${config.APP_NAME}</a>`;
