import { acuanApi } from '#domain/acuan/endpoints.ts';
import { alatMaster } from '#domain/alat/master.ts';
import { akunApi } from '#domain/akun/endpoints.ts';
import { perangkatApi } from '#domain/akun/perangkat.ts';
import { masukApi } from '#domain/akun/masuk.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { stokApi } from '#domain/bahan/stok.ts';
import { barangApi } from '#domain/barang/endpoints.ts';
import { berkasApi } from '#domain/berkas/endpoints.ts';
import type { Api } from '#domain/core/endpoint.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { jejakApi } from '#domain/jejak/endpoints.ts';
import { dorongApi } from '#domain/kabar/dorong.ts';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import { kirimanApi } from '#domain/kabar/kiriman.ts';
import { pengingatApi } from '#domain/kabar/pengingat-endpoints.ts';
import { kesehatanApi } from '#domain/kesehatan/endpoints.ts';
import { laboratoriumApi } from '#domain/laboratorium/endpoints.ts';
import { liburApi } from '#domain/libur/endpoints.ts';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { versiLembarApi } from '#domain/lembar-kerja/versi-endpoints.ts';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { penggunaanApi } from '#domain/penelitian/penggunaan.ts';
import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import { suratApi } from '#domain/surat/endpoints.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import { syncApi } from '#domain/sync/endpoints.ts';
import { tautanStatusApi } from '#domain/tautan-status/endpoints.ts';
import { umumApi } from '#domain/umum/endpoints.ts';

/** The calls of one noun, under the heading the documentation gives them. */
export type ApiGroup = { nama: string; judul: string; api: Api };

const group = (nama: string, judul: string, api: object): ApiGroup => ({ nama, judul, api: api as Api });

/** Every call there is: what the documentation shows and what the tests over all calls walk. */
export const apiGroups: readonly ApiGroup[] = [
  group('masuk', 'Masuk dan keluar', masukApi),
  group('akun', 'Profil sendiri', akunApi),
  group('perangkat', 'Perangkat yang masuk', perangkatApi),
  group('petugas', 'Petugas', petugasApi),
  group('acuan', 'Daftar acuan', acuanApi),
  group('laboratorium', 'Laboratorium', laboratoriumApi),
  group('libur', 'Hari libur', liburApi),
  group('parameter-uji', 'Parameter uji', parameterUjiApi),
  group('lembar-kerja', 'Lembar kerja', versiLembarApi),
  group('pengujian', 'Pengujian', pengujianApi),
  group('analisis', 'Analisis sampel', analisisApi),
  group('data-bersama', 'Data bersama meja', dataBersamaApi),
  group('barang', 'Alat, bahan, dan instrumen', barangApi),
  group('alat', 'Data induk: alat', alatMaster.api),
  group('bahan', 'Data induk: bahan', bahanMaster.api),
  group('stok', 'Stok bahan', stokApi),
  group('satuan', 'Data induk: satuan', satuanMaster.api),
  group('instrumen', 'Data induk: instrumen', instrumenMaster.api),
  group('penelitian', 'Penelitian', penelitianApi),
  group('penggunaan', 'Penggunaan laboratorium', penggunaanApi),
  group('pembayaran', 'Pembayaran pengujian', pembayaranApi),
  group('pembayaran-penelitian', 'Pembayaran penelitian', pembayaranPenelitianApi),
  group('pengembalian', 'Pengembalian dana', pengembalianApi),
  group('lhu', 'Laporan hasil uji', lhuApi),
  group('surat', 'Surat bebas lab', suratApi),
  group('survei', 'Survei kepuasan', surveiApi),
  group('tautan-status', 'Tautan status', tautanStatusApi),
  group('berkas', 'File', berkasApi),
  group('kabar', 'Kabar', kabarApi),
  group('kiriman', 'Kabar di luar aplikasi', kirimanApi),
  group('dorong', 'Pemberitahuan di perangkat', dorongApi),
  group('pengingat', 'Hari pengingat', pengingatApi),
  group('jejak', 'Jejak perubahan', jejakApi),
  group('sync', 'Sinkronisasi perangkat', syncApi),
  group('kesehatan', 'Kesehatan layanan', kesehatanApi),
  group('umum', 'Keadaan server', umumApi),
];
