import type { Module } from '#server/core/implement.ts';
import type { Sweep } from '#server/core/retention.ts';
import { coreSweeps } from '#server/core/sweep.ts';
import { acuan } from './acuan/handlers.ts';
import { akun } from './akun/handlers.ts';
import { analisis } from './analisis/handlers.ts';
import { lhu } from './lhu/handlers.ts';
import { pembayaran } from './pembayaran/handlers.ts';
import { pengembalian } from './pengembalian/handlers.ts';
import { pengujian } from './pengujian/handlers.ts';
import { petugas } from './petugas/handlers.ts';
import { survei } from './survei/handlers.ts';
import { createSync } from './sync/handlers.ts';

/** Every module of the server, one line a noun. */
const nouns: readonly Module[] = [
  akun,
  petugas,
  acuan,
  pengujian,
  analisis,
  pembayaran,
  pengembalian,
  lhu,
  survei,
];
export const modules: readonly Module[] = [...nouns, createSync(nouns)];

/** Everything that is kept for a time only. */
export const sweeps: readonly Sweep[] = [...coreSweeps, ...modules.flatMap((module) => module.sweeps ?? [])];
