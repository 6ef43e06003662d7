import { piece } from '#kit/notice/piece.ts';

// The arithmetic of a sheet is larger than all other pages of the bench: it comes with the first sheet that is opened.
export const LembarParameter = piece(async () => (await import('./LembarParameter.tsx')).LembarParameter);
export const LembarBaca = piece(async () => (await import('./LembarBaca.tsx')).LembarBaca);
