/** So many days after a turn began to wait for somebody it is told once more (BEYOND-36). */
export const hariSusulan: readonly number[] = [3, 7];

const masih = 'Masih menunggu Anda: ';

/** What is said of a turn that lasts. */
export const kalimatSusulan = (kalimat: string): string => masih + kalimat.replace(masih, '');
