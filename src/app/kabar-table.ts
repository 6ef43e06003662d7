import { piece } from '#kit/notice/piece.ts';

/** What a person is asked on whatever page they are, by the noun it is about. */
export const AlamatDialog = piece(async () => (await import('#features/akun/AlamatDialog.tsx')).AlamatDialog);

/** What rings for the timers that run, and their place on Beranda. */
export const DeringPengingat = piece(
  async () => (await import('#features/analisis/pengingat/DeringPengingat.tsx')).DeringPengingat,
);
export const PengingatBeranda = piece(
  async () => (await import('#features/analisis/pengingat/PengingatBeranda.tsx')).PengingatBeranda,
);

/** That this device may tell of news by itself, on Beranda. */
export const TawaranPemberitahuan = piece(
  async () => (await import('#features/akun/kabar/TawaranPemberitahuan.tsx')).TawaranPemberitahuan,
);
export const JagaPemberitahuan = piece(
  async () => (await import('#features/akun/kabar/JagaPemberitahuan.tsx')).JagaPemberitahuan,
);

/** What was begun and not saved yet, on Beranda. */
export const DrafBeranda = piece(async () => (await import('#features/antrean/DrafBeranda.tsx')).DrafBeranda);
