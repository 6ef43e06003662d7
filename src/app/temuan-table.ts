import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import { analisisDiServer, temuanAnalisis } from '#features/analisis/temuan.ts';
import { riwayatDiServer, temuanPendaftaran } from '#features/kedua-jenis/temuan.ts';
import { parameterUjiDiServer } from '#features/parameter-uji/temuan.ts';
import { pembayaranDiServer } from '#features/pembayaran/temuan.ts';
import { temuanPenggunaan } from '#features/penelitian/penggunaan/temuan.ts';
import { temuanPutusan } from '#features/penelitian/putusan/temuan.ts';
import { pengembalianDiServer } from '#features/pengembalian/temuan.ts';
import { pengujianDiServer, temuanPengujian } from '#features/pengujian/temuan.ts';
import { petugasDiServer } from '#features/petugas/temuan.ts';
import { suratDiServer, temuanSurat } from '#features/surat/temuan.ts';
import type { AskedSource, FoundSource } from '#kit/frame/found.ts';
import { askedMaster } from '#kit/master/master-found.ts';

/** Everything that is found on a device, one line a noun, in the order in which it is shown. */
export const temuanList: readonly FoundSource[] = [
  temuanPendaftaran,
  temuanPengujian,
  temuanPutusan,
  temuanPenggunaan,
  temuanAnalisis,
  temuanSurat,
];

/** Every list that is searched on the server besides, whose rows no device has, or not all of them. */
export const diServerList: readonly AskedSource[] = [
  ...pengujianDiServer,
  ...analisisDiServer,
  ...pembayaranDiServer,
  ...pengembalianDiServer,
  ...suratDiServer,
  petugasDiServer,
  ...[alatMaster, bahanMaster, instrumenMaster, satuanMaster].map(askedMaster),
  parameterUjiDiServer,
  riwayatDiServer,
];
