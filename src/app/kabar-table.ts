import { piece } from '#kit/notice/piece.ts';

/** What a person is asked on whatever page they are, by the noun it is about. */
export const AlamatDialog = piece(async () => (await import('#features/akun/AlamatDialog.tsx')).AlamatDialog);
