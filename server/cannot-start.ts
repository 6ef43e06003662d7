import { isDatabaseAway } from './core/fault.ts';

/** The settings that a sentence names. */
type Config = { PORT: number; HOST: string; DATA_DIR: string; DATABASE_URL?: string | undefined };

/** Why the server does not start, as one sentence that names what to do. */
export class CannotStart extends Error {}

/** Whatever stopped the start, as the sentence its administrator reads. */
export function whyNot(error: unknown, config: Config | null): string {
  if (error instanceof CannotStart) return error.message;
  const codes = codesOf(error);
  const found = codes.map((code) => sentences[code]).find((sentence) => sentence !== undefined);
  if (found) return found(config);
  if (isDatabaseAway(error)) return database('tidak dapat dihubungi');
  const folder = config && !config.DATABASE_URL ? ` atau folder data ${config.DATA_DIR} rusak` : '';
  return `Penyebabnya di luar dugaan${folder} (${detail(error)}). Jalankan lagi dengan LOG_LEVEL=debug, atau sampaikan pesan ini kepada pengelola Mejalab.`;
}

const database = (what: string) =>
  `Basis data di DATABASE_URL ${what}. Pastikan Postgres berjalan, lalu periksa alamat, nama, dan sandi di DATABASE_URL.`;
const away = () => database('tidak dapat dihubungi');
const login = () => database('menolak nama pengguna atau sandinya');
const folder = (what: string) => (config: Config | null) =>
  `Folder data ${config?.DATA_DIR ?? ''} ${what}. Beri hak tulis atau ruang pada folder itu, atau isi DATA_DIR lain.`;
const host = (config: Config | null) =>
  `HOST ${config?.HOST ?? ''} bukan alamat mesin ini. Isi HOST dengan 127.0.0.1, 0.0.0.0, atau alamat mesin ini sendiri.`;

/** By the code of the system or of Postgres. */
const sentences: Record<string, (config: Config | null) => string> = {
  EADDRINUSE: (config) =>
    `Porta ${config?.PORT ?? ''} sudah dipakai. Hentikan program itu, atau isi PORT lain.`,
  EADDRNOTAVAIL: host,
  ENOTFOUND: (config) => (config?.DATABASE_URL ? away() : host(config)),
  EACCES: (config) =>
    config && config.PORT < 1024
      ? `Porta ${config.PORT} hanya boleh dibuka pengelola sistem. Isi PORT 1024 ke atas, dan teruskan porta itu dari luar.`
      : folder('tidak boleh ditulisi')(config),
  EPERM: folder('tidak boleh ditulisi'),
  EROFS: folder('hanya dapat dibaca'),
  ENOSPC: folder('tidak punya ruang lagi'),
  ENOTDIR: folder('bukan sebuah folder'),
  EEXIST: folder('bukan sebuah folder'),
  ERR_INVALID_URL: () => database('tidak terbaca sebagai alamat'),
  '28P01': login,
  '28000': login,
  '3D000': () => database('belum ada; buat dahulu dengan createdb'),
  '42501': () => database('tidak mengizinkan penggunanya membuat tabel'),
  '25006': () => database('hanya dapat dibaca'),
  '53300': () => database('sudah penuh sambungan'),
};

/** The codes along the chain of causes, the innermost first. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as { code?: unknown };
  return [...codesOf(error.cause), ...(typeof code === 'string' ? [code] : [])];
}

const detail = (error: unknown): string => {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message.split('\n')[0]! : String(inner);
};
