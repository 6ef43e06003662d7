import { temuanAnalisis } from '#features/analisis/temuan.ts';
import { temuanPendaftaran } from '#features/kedua-jenis/temuan.ts';
import { temuanPenggunaan } from '#features/penelitian/penggunaan/temuan.ts';
import { temuanPutusan } from '#features/penelitian/putusan/temuan.ts';
import { temuanPengujian } from '#features/pengujian/temuan.ts';
import { temuanSurat } from '#features/surat/temuan.ts';
import type { FoundSource } from '#kit/frame/found.ts';

/** Everything that is found on a device, one line a noun, in the order in which it is shown. */
export const temuanList: readonly FoundSource[] = [
  temuanPendaftaran,
  temuanPengujian,
  temuanPutusan,
  temuanPenggunaan,
  temuanAnalisis,
  temuanSurat,
];
